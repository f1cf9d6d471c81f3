"""The wonders of the 2015 edition and what they do beyond the numbers of their rows (TA15-13.30 to TA15-13.38)."""
from __future__ import annotations

from typing import Final

from kronika.games.through_the_ages.cards import ARTILLERY, INFANTRY, LIBRARY, THEATER, Card
from kronika.games.through_the_ages.hooks import Wonder
from kronika.games.through_the_ages.table import LEADER_REPLACED, Seat


class GreatWall(Wonder):
    """TA15-13.31: strength for each infantry and artillery unit."""

    def __init__(self) -> None:
        super().__init__()
        self.worth = 2.0

    def strength(self, p: Seat, row: Card) -> int:
        return p.built(p.box.types[INFANTRY]) + p.built(p.box.types[ARTILLERY])


class Basilica(Wonder):
    """TA15-13.30; ratings.py counts its faces."""

    def __init__(self) -> None:
        super().__init__()
        self.worth = 3.0


class TajMahal(Wonder):
    """TA15-13.32: two civil actions less in a turn in which a leader was replaced."""

    def taking(self, p: Seat) -> int:
        return -2 if p.did(LEADER_REPLACED) else 0


class OceanLiner(Wonder):
    """TA15-13.33; wonders.py brings the worker."""

    def __init__(self) -> None:
        super().__init__()
        self.worth = 0.0
        self.worth_per_turn = 1.6


class Railroad(Wonder):
    """TA15-13.34; production.py counts its mine twice."""

    def __init__(self) -> None:
        super().__init__()
        self.worth = 0.0
        self.worth_as_mine = 3.0


class FastFoodChains(Wonder):
    """TA15-13.35: two culture for each farm and mine, one for each other building and unit."""

    def completed(self, p: Seat) -> int:
        return sum(p.workers) + sum(p.workers[:p.box.first_urban])


class SpaceFlight(Wonder):
    """TA15-13.36: the levels of all technologies in play."""

    def completed(self, p: Seat) -> int:
        return sum(p.box.cards[tech].age for tech in range(p.box.techs) if p.has(tech))


class Hollywood(Wonder):
    """TA15-13.37: twice the culture of theaters and libraries; leaders' additions included."""

    def completed(self, p: Seat) -> int:
        slots = p.box.types[THEATER] + p.box.types[LIBRARY]
        return 2 * (sum(p.workers[slot] * p.box.cards[slot].culture for slot in slots) + p.lead().stage_culture(p))


class Internet(Wonder):
    """TA15-13.38: culture, science and strength of urban buildings, leaders' additions included."""

    def completed(self, p: Seat) -> int:
        total = p.lead().urban_culture(p) + p.lead().science(p)
        for slot in range(p.box.first_urban, p.box.first_unit):
            card = p.box.cards[slot]
            total += p.workers[slot] * (card.culture + card.knowledge + card.strength)
        return total


WONDERS: Final[dict[str, Wonder]] = {
    "great_wall": GreatWall(), "st_peters_basilica": Basilica(), "taj_mahal": TajMahal(),
    "ocean_liner_service": OceanLiner(), "transcontinental_railroad": Railroad(),
    "fast_food_chains": FastFoodChains(), "first_space_flight": SpaceFlight(), "hollywood": Hollywood(),
    "internet": Internet()}
