"""What the greedy player chooses when revolts, battles and calamities ask it."""
from __future__ import annotations

from kronika.core.move import Move
from kronika.games.civilization.areas import AREAS, LIMIT
from kronika.games.civilization.cards import NATIONS
from kronika.games.civilization.losses import Shares
from kronika.games.civilization.moves import (
    Annex,
    Assign,
    Destroy,
    First,
    Follow,
    Join,
    Lose,
    Nominate,
    Raid,
    Reduce,
    Secede,
    Seize,
    Take,
)
from kronika.games.civilization.table import Civilization


def calamity(t: Civilization, top: object, seat: int, offers: list[Move]) -> Move:
    """The offer that hurts least, or hurts the leader most."""
    best = offers[0]
    most = judged(t, top, seat, best)
    for move in offers[1:]:
        worth = judged(t, top, seat, move)
        if worth > most:
            most = worth
            best = move
    return best


def judged(t: Civilization, top: object, seat: int, move: Move) -> float:
    if isinstance(move, Assign):
        return assigned(t, top, seat, move)
    if isinstance(move, Lose):
        return 10.0 + t.on(move.area, seat) + move.number - (3.0 if AREAS[move.area].site else 0.0)
    if isinstance(move, (Destroy, Reduce)):
        return city_lost(t, seat, move.key()[0])
    if isinstance(move, (Take, Raid, Seize)):
        return float(LIMIT[move.key()[0]])
    if isinstance(move, First):
        return -float(LIMIT[move.area])          # more tokens come back to stock where the limit is low
    if isinstance(move, Nominate):
        return -strength(t, t.seat_of(move.nation))
    return war(t, seat, move)


def city_lost(t: Civilization, seat: int, area: int) -> float:
    """A city of one's own whose land feeds many; a city of the strongest neighbour."""
    owner = t.city[area]
    if owner != seat:
        return 5.0 + strength(t, owner)
    return float(LIMIT[area]) - (0.5 if AREAS[area].site else 0.0)


def assigned(t: Civilization, top: object, seat: int, move: Assign) -> float:
    """As much as possible to whoever is ahead."""
    assert isinstance(top, Shares)
    other = t.seat_of(move.nation)
    return 1.0 + strength(t, other) * 10.0 + move.number


def strength(t: Civilization, seat: int) -> float:
    """How far a player has come."""
    p = t.seat[seat]
    return p.space + 0.3 * p.cities + 0.4 * p.cards.bit_count() - 0.001 * NATIONS[p.nation].index


def war(t: Civilization, seat: int, move: Move) -> float:
    """Civil war: give away tokens before cities, and go on with the larger part."""
    if isinstance(move, Secede):
        return 5.0 if t.city[move.area] != seat else 0.0
    if isinstance(move, Join):
        return 2.0 + 0.1 * move.number
    if isinstance(move, Follow):
        return 1.0 if (move.party == 0) == (t.units(seat) < 70) else 0.0
    return float(move.number) if isinstance(move, Annex) else 0.0
