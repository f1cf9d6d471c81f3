"""What has moved in this event: an arrow for each group of tokens and each ship."""
from __future__ import annotations

from dataclasses import dataclass
from math import hypot
from typing import Final

from kronika.core.table import Note
from kronika.web.draw.civilization.atlas import AREAS_AT, NODES_AT
from kronika.web.draw.sight import Line

MOVES: Final = ("walked", "embarked", "sailed", "landed")
BEND: Final = 0.12                     # how far an arrow strays from the straight line
SHORT: Final = 15                      # it ends before the place itself


@dataclass
class Arrow:
    """A path on the map, with the number of tokens in its middle."""

    seat: int
    kind: str                          # walk or sail
    path: str
    x: float
    y: float
    number: int


def arrows(lines: list[Line]) -> list[Arrow]:
    """The latest moves: back to whatever else was done before them."""
    found: list[Note] = []
    for line in reversed(lines):
        if line.pending:
            continue
        if any(note.word not in MOVES for note in line.notes):
            break
        found += [note for note in line.notes if note.word in ("walked", "sailed")]
    merged: dict[tuple[str, int, int, int], int] = {}
    for note in reversed(found):
        key = (note.word, note.seat, note.args[0], note.args[1])
        merged[key] = merged.get(key, 0) + (note.args[2] if note.word == "walked" else 0)
    return [arrow(word, seat, start, end, number) for (word, seat, start, end), number in merged.items()]


def arrow(word: str, seat: int, start: int, end: int, number: int) -> Arrow:
    places = AREAS_AT if word == "walked" else NODES_AT
    (ax, ay), (bx, by) = places[start], places[end]
    length = hypot(bx - ax, by - ay) or 1.0
    dx, dy = (bx - ax) / length, (by - ay) / length
    over = ((ax + bx) / 2 - dy * length * BEND, (ay + by) / 2 + dx * length * BEND)
    first = (ax + dx * SHORT, ay + dy * SHORT)
    last = (bx - dx * SHORT, by - dy * SHORT)
    head = f"m{-dx * 9 - dy * 6:.0f} {-dy * 9 + dx * 6:.0f}l{dx * 9 + dy * 6:.0f} {dy * 9 - dx * 6:.0f} " \
           f"{-dx * 9 + dy * 6:.0f} {-dy * 9 - dx * 6:.0f}"
    path = f"M{first[0]:.0f} {first[1]:.0f}Q{over[0]:.0f} {over[1]:.0f} {last[0]:.0f} {last[1]:.0f}{head}"
    middle = ((first[0] + 2 * over[0] + last[0]) / 4, (first[1] + 2 * over[1] + last[1]) / 4)
    return Arrow(seat, "walk" if word == "walked" else "sail", path, round(middle[0]), round(middle[1]), number)
