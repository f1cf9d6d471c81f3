"""Scoring (chapter 18): presence, dominance or control in each region, and structures."""
from __future__ import annotations

from typing import Final

from kronika.games.history_of_the_world.cards import (
    CAPITAL,
    CAPITAL_POINTS,
    CITY,
    CITY_POINTS,
    CONTROL,
    DOMINANCE,
    MONUMENT,
    MONUMENT_POINTS,
)
from kronika.games.history_of_the_world.lands import REGIONS, TOKENS
from kronika.games.history_of_the_world.table import World
from kronika.games.history_of_the_world.track import gain_points

NOTHING: Final = 0
PRESENCE: Final = 1
LEVELS: Final = ["none", "presence", "dominance", "control"]


def level(t: World, seat: int, region: int) -> int:
    """HW-18.02 to HW-18.06: 1 presence, 2 dominance, 3 control, 0 none of them."""
    armies = [0] * t.seats
    for land in REGIONS[region].lands:
        if t.holder[land] >= 0:
            armies[t.holder[land]] += 1
    mine = armies[seat]
    if mine == 0:
        return NOTHING
    rival = 0
    for other in range(t.seats):
        if other != seat and armies[other] > rival:
            rival = armies[other]
    if mine >= CONTROL and rival == 0:
        return 3
    return 2 if mine >= DOMINANCE and mine > rival else PRESENCE


def region_points(t: World, seat: int, region: int) -> int:
    """HW-4.05, HW-18.05: the number of the highest level on the region's token, if it has one."""
    token = t.tokens[region]
    reached = level(t, seat, region) if token >= 0 else NOTHING
    return TOKENS[token].values[reached - 1] if reached else 0


def structure_points(t: World, seat: int) -> int:
    """HW-18.08: capitals 2, cities 1, monuments 1, whoever built them."""
    total = 0
    holder = t.holder
    for land in range(len(holder)):
        built = t.built[land]
        if built and holder[land] == seat:
            if built & CAPITAL:
                total += CAPITAL_POINTS
            elif built & CITY:
                total += CITY_POINTS
            if built & MONUMENT:
                total += MONUMENT_POINTS
    return total


def worth(t: World, seat: int) -> int:
    """What the seat would score now."""
    total = structure_points(t, seat)
    for region in range(len(REGIONS)):
        total += region_points(t, seat, region)
    return total


def score(t: World, seat: int) -> None:
    """HW-18.01, HW-18.10: the total is added in one move."""
    if t.notes is not None:
        for region in range(len(REGIONS)):
            points = region_points(t, seat, region)
            if points:
                t.note("region_score", seat, (region, level(t, seat, region), points))
        t.note("structure_score", seat, (structure_points(t, seat),))
    gain_points(t, seat, worth(t, seat))
