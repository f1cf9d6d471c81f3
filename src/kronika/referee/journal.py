"""The lines of a journal: moves, and the taking back of moves. How a line is written down is known here alone."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from kronika.core.step import CHANCE

UNDO, TAKEBACK = "undo", "takeback"


@dataclass(frozen=True)
class Said:
    """A line: who said what."""

    seat: int
    words: str


@dataclass(frozen=True)
class Back(Said):
    """A line that takes entry `to` out of the log again; as a takeback, with all that came after it."""

    word: str
    to: int

    @property
    def alone(self) -> bool:
        """Whether what came after the entry stays."""
        return self.word == UNDO

    def take_from(self, standing: list[Any]) -> None:
        """Remove what it takes back from the moves that stood before it."""
        del standing[self.to:self.to + 1 if self.alone else None]


def undo(seat: int, to: int) -> Back:
    return Back(seat, f"{UNDO} {to}", UNDO, to)


def takeback(seat: int, to: int) -> Back:
    return Back(seat, f"{TAKEBACK} {to}", TAKEBACK, to)


def read(seat: int, words: str) -> Said:
    """The line that was written down as these words."""
    if seat == CHANCE or not words.startswith((f"{UNDO} ", f"{TAKEBACK} ")):
        return Said(seat, words)
    word, _, number = words.partition(" ")
    return Back(seat, words, word, int(number))
