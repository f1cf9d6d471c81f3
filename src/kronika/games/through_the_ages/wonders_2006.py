"""The wonders of the 2006 edition and what they do beyond the numbers of their rows (TA06-13.17 to TA06-13.21)."""
from __future__ import annotations

from typing import Final

from kronika.games.through_the_ages.cards import LAB, LIBRARY, THEATER
from kronika.games.through_the_ages.hooks import Wonder
from kronika.games.through_the_ages.table import Seat
from kronika.games.through_the_ages.wonders_2015 import (
    Basilica,
    FastFoodChains,
    GreatWall,
    OceanLiner,
    Railroad,
    SpaceFlight,
)

PER_LEVEL: Final = 2


def levels(p: Seat, types: list[int]) -> int:
    """The levels of all workers on buildings of these types."""
    return sum(p.workers[slot] * p.box.cards[slot].age for kind in types for slot in p.box.types[kind])


class Hollywood(Wonder):
    """TA06-13.21: twice the levels of theaters and libraries."""

    def completed(self, p: Seat) -> int:
        return PER_LEVEL * levels(p, [THEATER, LIBRARY])


class Internet(Wonder):
    """TA06-13.21: twice the levels of labs and libraries."""

    def completed(self, p: Seat) -> int:
        return PER_LEVEL * levels(p, [LAB, LIBRARY])


WONDERS: Final[dict[str, Wonder]] = {
    "great_wall": GreatWall(), "st_peters_basilica": Basilica(), "ocean_liner_service": OceanLiner(),
    "transcontinental_railroad": Railroad(), "fast_food_chains": FastFoodChains(), "first_space_flight": SpaceFlight(),
    "hollywood": Hollywood(), "internet": Internet()}
