"""The numbers that a player judges by, in one row: for whoever tunes them."""
from __future__ import annotations


def numbers(taste: object, names: list[str]) -> list[float]:
    """The numbers and the lists of numbers of these names, one after the other."""
    out: list[float] = []
    for name in names:
        found = getattr(taste, name)
        if isinstance(found, list):
            out.extend(found)
        else:
            out.append(found)
    return out


def refill(taste: object, names: list[str], row: list[float]) -> None:
    """Put a row of them back where they stand."""
    at = 0
    for name in names:
        found = getattr(taste, name)
        if isinstance(found, list):
            setattr(taste, name, row[at:at + len(found)])
            at += len(found)
        else:
            setattr(taste, name, row[at])
            at += 1
