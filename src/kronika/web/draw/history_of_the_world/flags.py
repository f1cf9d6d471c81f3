"""Where the flags of lands in reach stand: beside their land, and on nothing else."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Final

PLATE: Final = 14.0                    # half the height of a plate
ABOVE: Final = -19.0
BELOW: Final = 20.0
ASIDE: Final = 17.0                    # from the middle of a land to the edge of a flag beside it
LETTER: Final = 5.2                    # the width of a letter of a name
HALVES: Final = {0: 9.0, 1: 17.0, 2: 24.0}       # half the width of a flag, by how many odds stand on it


@dataclass
class Box:
    """Something on the map: its middle, and half of its width and height. By itself it is an army."""

    x: float
    y: float
    across: float = 14.0
    down: float = 12.0

    def meets(self, other: Box) -> float:
        """How much of the two lies on one another."""
        wide = self.across + other.across - abs(self.x - other.x)
        high = self.down + other.down - abs(self.y - other.y)
        return max(wide, 0.0) * max(high, 0.0) if min(wide, high) > 1 else 0.0


def written(name: str, x: float, y: float, anchor: str) -> Box:
    """Where the name of a land stands."""
    half = LETTER * len(name) / 2
    return Box(x - half if anchor == "end" else x + half if anchor == "start" else x, y - 3.5, half, 4.5)


def flag(x: float, y: float, first: float, odds: str, taken: list[Box], names: list[Box]) -> Box:
    """The first place in which it covers nothing; else where it covers least, and names rather than pieces."""
    half = HALVES[0 if not odds else 2 if "·" in odds else 1]
    other = y + (BELOW if first < y else ABOVE)
    places = [(x, first), (x, other), (x + ASIDE + half, y), (x - ASIDE - half, y)]
    places += [(x + side * (half + 8), at) for at in (first, other) for side in (1, -1)]
    boxes = [Box(round(left, 1), round(top, 1), half, 7.5) for left, top in places]

    def covered(box: Box) -> float:
        return 4 * sum(box.meets(each) for each in taken) + sum(box.meets(each) for each in names)

    return min(boxes, key=covered)
