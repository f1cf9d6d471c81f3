"""Losses of units: how many tokens and cities can make up a number (CV-R29)."""
from __future__ import annotations

from kronika.games.civilization.areas import AREAS, WHITE
from kronika.games.civilization.cards import CITIES, CITY_UNITS, EPIDEMIC, FLOOD
from kronika.games.civilization.table import Civilization


class Pool:
    """What a player can lose in a calamity: tokens, cities, what a city counts, and tokens to leave in their place."""

    def __init__(self, tokens: int, cities: int, weight: int, stock: int) -> None:
        self.tokens = tokens
        self.cities = cities
        self.weight = weight
        self.stock = stock                       # -1: a city hit leaves nothing behind

    def fits(self, number: int) -> bool:
        """Whether exactly so many units can be lost."""
        for cities in range(min(self.cities, CITIES) + 1):
            tokens = number - self.weight * cities
            if 0 <= tokens <= self.tokens and (self.stock < 0 or cities <= self.stock + tokens):
                return True
        return False

    def most(self) -> int:
        number = self.tokens + self.weight * self.cities
        while not self.fits(number):
            number -= 1
        return number

    def aim(self, number: int, capped: bool) -> int:
        """CV-R29: exactly the number; else the next above, or, where there is a cap, the next below; or all."""
        if capped:
            while not self.fits(number):
                number -= 1
            return number
        most = self.most()
        while number < most and not self.fits(number):
            number += 1
        return min(number, most)


def tokens_hit(t: Civilization, kind: int, seat: int, area: int) -> int:
    """The tokens in the area that may be lost; CV-16.15: an epidemic empties no area."""
    stay = 1 if kind == EPIDEMIC and t.city[area] != seat else 0
    return max(0, t.on(area, seat) - stay)


def cities_hit(t: Civilization, kind: int, seat: int, areas: list[int]) -> list[int]:
    """CV-R31: a flood reaches cities on white squares only."""
    return [area for area in areas if t.city[area] == seat and (kind != FLOOD or AREAS[area].site == WHITE)]


def pool(t: Civilization, kind: int, seat: int, areas: list[int]) -> Pool:
    """All that the seat can lose in these areas."""
    tokens = sum(tokens_hit(t, kind, seat, area) for area in areas)
    cities = len(cities_hit(t, kind, seat, areas))
    if kind == EPIDEMIC:
        return Pool(tokens, cities, CITY_UNITS - 1, t.seat[seat].stock)
    return Pool(tokens, cities, CITY_UNITS, -1)
