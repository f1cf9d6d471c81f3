"""Forts (chapter 14): paid with an army, or free of charge."""
from __future__ import annotations

from typing import Final, cast

from kronika.core.move import Move
from kronika.core.rule import MOMENT, Rule
from kronika.core.step import Step
from kronika.games.history_of_the_world import moves, rulebook
from kronika.games.history_of_the_world.cards import FORT
from kronika.games.history_of_the_world.moves import DONE, BuildFort, Done, Play
from kronika.games.history_of_the_world.table import Realm, World

ANYWHERE: Final = -1                   # any land with an active army
START: Final = -2                      # the start lands only


def fort_sites(t: World, realm: Realm, where: int) -> list[int]:
    """HW-14.02: lands with an active army and no fort; none when the pool is empty (HW-1.04)."""
    if t.forts == 0:
        return []
    return [land for land in t.active_lands(realm.seat)
            if not t.built[land] & FORT and (where == ANYWHERE or land == where
                                             or (where == START and land in realm.row().start))]


def build_fort(t: World, seat: int, land: int) -> None:
    t.forts -= 1
    t.built[land] |= FORT
    t.note("fort", seat, (land,))


def remove_fort(t: World, land: int) -> None:
    """HW-12.02: the fort, if any, goes back to the pool."""
    if t.built[land] & FORT:
        t.built[land] &= ~FORT
        t.forts += 1
        t.note("fort_lost", t.player, (land,))


def refuse_paid_fort(t: World, realm: Realm, land: int) -> Rule | None:
    """HW-14.01, HW-14.04: an army from the card pays; the land holds an active army and no fort."""
    if land < 0:
        return MOMENT
    if realm.armies == 0:
        return rulebook.FORT_COSTS_ARMY if realm.tokens else rulebook.FORT_SITE
    if not t.stands(realm.seat, land):
        return rulebook.FORT_SITE
    if t.built[land] & FORT:
        return rulebook.ONE_FORT
    return rulebook.POOL_EMPTY if t.forts == 0 else None


def pay_fort(t: World, realm: Realm, land: int) -> None:
    """HW-14.01: the army goes back to the supply."""
    realm.armies -= 1
    t.seat[realm.seat].supply += 1
    build_fort(t, realm.seat, land)


class FreeForts(Step[World]):
    """HW-14.02, HW-R.30: up to so many forts without paying, each in another land; at least `least`."""

    def __init__(self, left: int, least: int, where: int) -> None:
        self.left = left
        self.least = least
        self.where = where

    def clone(self) -> FreeForts:
        return FreeForts(self.left, self.least, self.where)

    def sites(self, t: World) -> list[int]:
        return fort_sites(t, t.realm(), self.where) if self.left > 0 else []

    def actors(self, t: World) -> int:
        return 1 << t.realm().seat if self.sites(t) else 0

    def options(self, t: World, seat: int) -> list[Move]:
        out: list[Move] = [moves.FORT[land] for land in self.sites(t)]
        if self.least <= 0:
            out.append(DONE)
        return out

    def check(self, t: World, seat: int, move: Move) -> Rule | None:
        if isinstance(move, Done):
            return None if self.least <= 0 else rulebook.NO_EFFECT
        if isinstance(move, Play):
            return rulebook.WINDOWS
        if not isinstance(move, BuildFort) or move.land < 0:
            return MOMENT
        if move.land in self.sites(t):
            return None
        return rulebook.ONE_FORT if t.built[move.land] & FORT else rulebook.FREE_FORT_SITE

    def stranger(self, t: World, seat: int, move: Move) -> Rule | None:
        return rulebook.OWN_TURN if isinstance(move, Play) else None

    def apply(self, t: World, seat: int, move: Move) -> None:
        if isinstance(move, Done):
            self.left = 0
        else:
            self.left -= 1
            self.least -= 1
            build_fort(t, seat, cast(BuildFort, move).land)

    def run(self, t: World) -> None:
        t.pop()
