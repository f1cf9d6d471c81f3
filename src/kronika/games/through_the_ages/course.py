"""The course of an edition: the order in which the places of a game, a turn and a production follow each other."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from kronika.games.through_the_ages.table import ThroughTheAges

# The parts of a production (production.py)
POINTS: Final = 0
CORRUPTION: Final = 1
FOOD: Final = 2
CONSUMPTION: Final = 3
RESOURCES: Final = 4
SPARING: Final = 5                     # an edition's own: resources with a choice, and what comes after them


def successors(places: list[int]) -> list[int]:
    """For each place the one that follows it; the last is followed by itself."""
    out = [0] * (max(places) + 1)
    for i, place in enumerate(places):
        out[place] = places[min(i + 1, len(places) - 1)]
    return out


@mypyc_attr(allow_interpreted_subclasses=True)
class Course:
    """Places by the numbers of flow.py; an edition derives its own Course for places that only it has."""

    def __init__(self, opening: list[int], turn: list[int], production: list[int], progress: list[int]) -> None:
        self.turn = turn
        self.first = turn[0]                     # where a turn begins
        self.after_opening = successors(opening)
        self.after_turn = successors(turn)
        self.production = production
        self.progress = progress                 # the parts that Economic Progress carries out
        self.expected = production               # the parts by which a forecast is made

    def opening(self, t: ThroughTheAges, place: int) -> None:
        """What happens at a place of the game that only this edition has."""

    def phase(self, t: ThroughTheAges, seat: int, place: int) -> None:
        """What happens at a place of the turn that only this edition has."""

    def produce(self, t: ThroughTheAges, seat: int, part: int) -> None:
        """A part of a production that only this edition has."""

    def age_begins(self, t: ThroughTheAges) -> None:
        """A new age begins, or the ending one."""

    def round_begins(self, t: ThroughTheAges) -> None:
        """A round begins, before the turn of the starting player."""
