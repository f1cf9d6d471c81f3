"""Monuments (chapter 16): one for every two resource icons, in the order of place."""
from __future__ import annotations

from typing import cast

from kronika.core.move import Move
from kronika.core.rule import MOMENT, Rule
from kronika.core.step import Step
from kronika.games.history_of_the_world import moves, rulebook
from kronika.games.history_of_the_world.cards import (
    CAPITAL,
    CITY,
    EXTRA_MONUMENT,
    FORT_PER_RESOURCE,
    MONUMENT,
    MONUMENT_RATE,
    RATE,
)
from kronika.games.history_of_the_world.forts import ANYWHERE, FreeForts
from kronika.games.history_of_the_world.lands import RESOURCES
from kronika.games.history_of_the_world.modifiers import effects
from kronika.games.history_of_the_world.moves import DONE, BuildFort, BuildMonument, Done, Invade, Play
from kronika.games.history_of_the_world.table import Realm, World


def resources(t: World, seat: int) -> int:
    """HW-16.01, HW-16.05: resource icons in lands held by active armies."""
    total = 0
    for land in t.active_lands(seat):
        total += RESOURCES[land]
    return total


def rate(realm: Realm) -> int:
    """How many icons a monument takes (HW-23.03)."""
    ability = realm.ability()
    return ability.every if ability.kind == MONUMENT_RATE else RATE


def extra(realm: Realm, due: int) -> int:
    """Monuments beyond those of the resources, if at least so many are due."""
    total = 0
    for effect in effects(realm):
        if effect.kind == EXTRA_MONUMENT and due >= effect.every:
            total += effect.count
    return total


def monument_sites(t: World, seat: int) -> list[int]:
    """HW-16.02: lands with a capital; if there is none, with a city; if there is none, with a resource icon."""
    if t.monuments == 0:
        return []
    best = 0
    sites: list[int] = []
    for land in t.active_lands(seat):
        built = t.built[land]
        if built & MONUMENT:
            continue
        place = 3 if built & CAPITAL else 2 if built & CITY else 1 if RESOURCES[land] else 0
        if place > best:
            best = place
            sites = []
        if place == best and place > 0:
            sites.append(land)
    return sites


def build_monument(t: World, seat: int, land: int) -> None:
    t.monuments -= 1
    t.built[land] |= MONUMENT
    t.note("monument", seat, (land,))


def begin_monuments(t: World) -> None:
    """HW-R.49: first those that must be built, then the optional ones, then the forts of the Assyrians."""
    realm = t.realm()
    icons = resources(t, realm.seat)
    due = icons // rate(realm)
    if realm.has(FORT_PER_RESOURCE) and icons:
        t.push(FreeForts(icons, 0, ANYWHERE))    # HW-R.28: lies under the monuments, so comes after them
    t.push(Monuments(due, extra(realm, due)))


class Monuments(Step[World]):
    """HW-16.01 to HW-16.04: so many must be built, so many more may be."""

    def __init__(self, due: int, extra: int) -> None:
        self.due = due
        self.extra = extra

    def clone(self) -> Monuments:
        return Monuments(self.due, self.extra)

    def actors(self, t: World) -> int:
        seat = t.realm().seat
        if self.due > 0:
            return 1 << seat if len(monument_sites(t, seat)) > 1 else 0
        return 1 << seat if self.extra > 0 and monument_sites(t, seat) else 0

    def options(self, t: World, seat: int) -> list[Move]:
        out: list[Move] = [moves.MONUMENT[land] for land in monument_sites(t, seat)]
        if self.due == 0:
            out.append(DONE)
        return out

    def check(self, t: World, seat: int, move: Move) -> Rule | None:
        if isinstance(move, Done):
            return rulebook.NO_MONUMENT if self.due > 0 else None
        if isinstance(move, BuildMonument) and move.land >= 0:
            return None if move.land in monument_sites(t, seat) else rulebook.MONUMENT_SITE
        if isinstance(move, Invade):
            return rulebook.CONQUEST_OVER
        if isinstance(move, BuildFort):
            return rulebook.FORTS_AT_MONUMENTS if t.realm().has(FORT_PER_RESOURCE) else rulebook.CONQUEST_OVER
        return rulebook.WINDOWS if isinstance(move, Play) else MOMENT

    def stranger(self, t: World, seat: int, move: Move) -> Rule | None:
        return rulebook.OWN_TURN if isinstance(move, Play) else None

    def apply(self, t: World, seat: int, move: Move) -> None:
        if isinstance(move, Done):
            self.extra = 0
            return
        build_monument(t, seat, cast(BuildMonument, move).land)
        if self.due > 0:
            self.due -= 1
        else:
            self.extra -= 1

    def run(self, t: World) -> None:
        """The only site is no choice; without a site or a piece the monument is lost (HW-16.04)."""
        seat = t.realm().seat
        sites = monument_sites(t, seat) if self.due > 0 else []
        if sites:
            build_monument(t, seat, sites[0])
            self.due -= 1
        elif self.due > 0:
            self.due = 0
        else:
            t.pop()
