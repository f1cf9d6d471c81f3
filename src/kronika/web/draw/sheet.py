"""What every score sheet has: numbers that explain themselves, and facts worth a sentence."""
from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Cell:
    """A number of one player, with its sum."""

    points: str
    best: bool
    sum: str


@dataclass
class Fact:
    """Something worth a sentence."""

    key: str
    icon: str
    args: dict[str, str | int]
