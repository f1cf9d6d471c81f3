"""E7: building cities and removing surplus (chapter 11); and the support of cities (CV-10.16)."""
from __future__ import annotations

from typing import cast

from kronika.core.move import Move
from kronika.core.rule import MOMENT, Cause, Rule
from kronika.core.sealed import Plans, blank
from kronika.core.step import Step
from kronika.games.civilization.areas import AREAS, LIMIT
from kronika.games.civilization.cards import AGRICULTURE, OFF_SITE, ON_SITE, SUPPORT
from kronika.games.civilization.causes import missing
from kronika.games.civilization.moves import DONE, Build, Reduce
from kronika.games.civilization.rulebook import CITY_PIECE, CITY_SUPPORT, CITY_TOKENS, ONE_CITY, REDUCE
from kronika.games.civilization.table import NOBODY, Civilization


class Support(Step[Civilization]):
    """CV-10.16, CV-15.11, CV-R48: who has too few tokens reduces cities of his choice, in AST order."""

    def __init__(self, at: int) -> None:
        self.at = at

    def clone(self) -> Support:
        return Support(self.at)

    def candidates(self, t: Civilization) -> list[int]:
        """CV-R03: exempt cities need not, and can not, be given up."""
        return [area for area in t.cities_of(t.order[self.at]) if area not in t.exempt]

    def actors(self, t: Civilization) -> int:
        if self.at == t.seats or not t.in_need(t.order[self.at]):
            return 0
        return 1 << t.order[self.at] if len(self.candidates(t)) > 1 else 0

    def options(self, t: Civilization, seat: int) -> list[Move]:
        return [Reduce(area) for area in self.candidates(t)]

    def check(self, t: Civilization, seat: int, move: Move) -> Rule | None:
        if not isinstance(move, Reduce):
            return MOMENT
        return None if move.area in self.candidates(t) else REDUCE

    def cause(self, t: Civilization, seat: int, move: Move, rule: Rule) -> Cause | None:
        if rule is not REDUCE:
            return None
        area = cast(Reduce, move).area
        return Cause("exempt" if t.city[area] == seat else "no_city", (area,))

    def apply(self, t: Civilization, seat: int, move: Move) -> None:
        t.reduce(cast(Reduce, move).area)

    def run(self, t: Civilization) -> None:
        if self.at == t.seats:
            t.pop()
        elif t.in_need(t.order[self.at]):
            t.reduce(self.candidates(t)[0])
        else:
            self.at += 1


def begin_building(t: Civilization) -> None:
    """CV-4.02: only who could build a city is asked."""
    ready = 0
    for seat in range(t.seats):
        if not buildable(t, seat):
            ready |= 1 << seat
    if ready != t.everybody():
        t.push(Building(ready, blank(t.seats)))


def buildable(t: Civilization, seat: int) -> list[int]:
    """The areas in which the seat may build a city now."""
    if not t.spare(seat):
        return []
    at = t.seats
    rows = [area for area in t.map().areas if t.tokens[area * at + seat] >= ON_SITE]
    return [area for area in rows if no_city(t, seat, area) is None]


def cost(area: int) -> int:
    """CV-11.01: six tokens on a site, twelve elsewhere."""
    return ON_SITE if AREAS[area].site else OFF_SITE


def no_city(t: Civilization, seat: int, area: int) -> Rule | None:
    if t.city[area] != NOBODY:
        return ONE_CITY
    if t.on(area, seat) < cost(area):
        return CITY_TOKENS
    if not t.spare(seat):
        return CITY_PIECE
    return None if staying(t, seat, area) >= SUPPORT * (t.supported(seat) + 1) else CITY_SUPPORT


def staying(t: Civilization, seat: int, without: int) -> int:
    """CV-R16: the tokens of the seat that remain when surplus is removed and a city stands in that area too."""
    total = 0
    for area in t.areas_of(seat):
        if area != without and t.city[area] == NOBODY:
            total += min(t.on(area, seat), allowed(t, area, seat))
    return total


def allowed(t: Civilization, area: int, seat: int) -> int:
    """CV-11.05, CV-20.09: the limit, and one more for a holder of Agriculture who is alone there."""
    alone = t.on(area, seat) == t.crowd(area)
    return LIMIT[area] + (1 if alone and t.seat[seat].has(AGRICULTURE) else 0)


class Building(Plans[Civilization]):
    """CV-11.01 to CV-11.04; CV-R48: all at the same time."""

    def done(self) -> Move:
        return DONE

    def choices(self, t: Civilization, seat: int) -> list[Move]:
        return [Build(area) for area in buildable(t, seat)]

    def forbids(self, t: Civilization, seat: int, move: Move) -> Rule | None:
        return no_city(t, seat, move.area) if isinstance(move, Build) else MOMENT

    def cause(self, t: Civilization, seat: int, move: Move, rule: Rule) -> Cause | None:
        if not isinstance(move, Build):
            return None
        mine = self.draft(t, seat)
        if rule is CITY_TOKENS:
            return Cause("there", (move.area, cost(move.area), mine.on(move.area, seat)))
        need = SUPPORT * (mine.supported(seat) + 1)
        return missing("support", need, staying(mine, seat, move.area)) if rule is CITY_SUPPORT else None

    def carry(self, t: Civilization, seat: int, move: Move) -> None:
        area = cast(Build, move).area
        t.note("built", seat, (area, t.on(area, seat)))
        t.put(area, seat, -t.on(area, seat))
        t.found(area, seat)

    def order(self, t: Civilization) -> list[int]:
        return t.order

    def clone(self) -> Building:
        return Building(self.ready, self.copied())


def remove_surplus(t: Civilization) -> None:
    """CV-11.05: no area keeps more than its limit, and no token stays beside a city."""
    for seat in t.order:
        gone = 0
        for area in t.areas_of(seat):
            stay = 0 if t.city[area] != NOBODY else min(t.on(area, seat), allowed(t, area, seat))
            gone += t.on(area, seat) - stay
            t.put(area, seat, stay - t.on(area, seat))
        if gone:
            t.note("surplus", seat, (gone,))
