"""How losses are taken in a calamity: amounts for others, then units or cities, one after the other."""
from __future__ import annotations

from typing import cast

from kronika.core.move import Move
from kronika.core.rule import MOMENT, Cause, Rule
from kronika.core.step import Step
from kronika.games.civilization.areas import PLAINS
from kronika.games.civilization.cards import (
    ENGINEERING,
    EPIDEMIC,
    FAMINE,
    FLOOD,
    GRAIN,
    ICONOCLASM,
    LAW,
    MEDICINE,
    PHILOSOPHY,
    POTTERY,
)
from kronika.games.civilization.causes import no_loss, no_share
from kronika.games.civilization.moves import DONE, Assign, Destroy, Done, Lose, Reduce
from kronika.games.civilization.rulebook import (
    ASSIGNED,
    EMPTY_AREA,
    EPIDEMIC_SHARE,
    EXACT,
    FAMINE_SHARE,
    FLOOD_CAP,
    FLOOD_SHARE,
    ICONOCLASM_SHARE,
    LOSSES,
    REDUCE,
)
from kronika.games.civilization.table import NOBODY, Civilization
from kronika.games.civilization.units import Pool, cities_hit, pool, tokens_hit


class Shares(Step[Civilization]):
    """CV-R61: the primary victim first says what the others have to lose."""

    def __init__(self, kind: int, seat: int, giver: int, left: int, amounts: list[int], own: int, plain: int) -> None:
        self.kind = kind
        self.seat = seat
        self.giver = giver
        self.left = left                         # units, or cities, that may still be assigned
        self.amounts = amounts                   # by seat
        self.own = own                           # what the primary victim loses
        self.plain = plain

    def clone(self) -> Shares:
        return Shares(self.kind, self.seat, self.giver, self.left, self.amounts[:], self.own, self.plain)

    def cap(self, t: Civilization, seat: int) -> int:
        """The most that the seat may be told to lose."""
        p = t.seat[seat]
        if self.kind == FLOOD:
            return 7 if p.has(ENGINEERING) else 10
        if self.kind == FAMINE:
            return 11
        if self.kind == EPIDEMIC:
            return 0 if seat == self.giver else 5 if p.has(MEDICINE) else 10
        return 0 if p.has(PHILOSOPHY) else 1 if p.has(LAW) else 2

    def refusal(self, t: Civilization, seat: int) -> Rule:
        if self.kind == FLOOD:
            return FLOOD_CAP if t.seat[seat].has(ENGINEERING) else FLOOD_SHARE
        return FAMINE_SHARE if self.kind == FAMINE else EPIDEMIC_SHARE if self.kind == EPIDEMIC else ICONOCLASM_SHARE

    def most(self, t: Civilization, seat: int) -> int:
        if seat == self.seat or self.amounts[seat]:
            return 0
        return min(self.left, self.cap(t, seat))

    def actors(self, t: Civilization) -> int:
        for seat in range(t.seats):
            if self.most(t, seat):
                return 1 << self.seat
        return 0

    def options(self, t: Civilization, seat: int) -> list[Move]:
        out: list[Move] = []
        for other in range(t.seats):
            out += [Assign(t.seat[other].nation, number) for number in range(1, self.most(t, other) + 1)]
        out.append(DONE)
        return out

    def check(self, t: Civilization, seat: int, move: Move) -> Rule | None:
        if isinstance(move, Done):
            return None
        if not isinstance(move, Assign):
            return MOMENT
        other = t.seat_of(move.nation)
        if other in (NOBODY, self.seat) or self.amounts[other] or move.number < 1:
            return ASSIGNED
        return None if move.number <= self.most(t, other) else self.refusal(t, other)

    def cause(self, t: Civilization, seat: int, move: Move, rule: Rule) -> Cause | None:
        if not isinstance(move, Assign):
            return None
        other = t.seat_of(move.nation)
        if rule is ASSIGNED:
            named = other != NOBODY and self.amounts[other] > 0
            return Cause("assigned", (move.nation, self.amounts[other])) if named else None
        return no_share(move.number, self.cap(t, other), self.left, self.kind == EPIDEMIC and other == self.giver)

    def apply(self, t: Civilization, seat: int, move: Move) -> None:
        if isinstance(move, Assign):
            other = t.seat_of(move.nation)
            self.amounts[other] = move.number
            self.left -= move.number
            t.note("assigned", seat, (other, move.number))
        else:
            self.left = 0

    def run(self, t: Civilization) -> None:
        """CV-15.13: the primary victim loses first, then the others in AST order."""
        t.pop()
        seats = [self.seat, *[seat for seat in t.order if self.amounts[seat] and seat != self.seat]]
        amounts = [self.own, *[self.amounts[seat] for seat in seats[1:]]]
        t.push(Toll(self.kind, seats, amounts, 0, self.plain))


class Toll(Step[Civilization]):
    """Each victim in turn; the first is the primary one."""

    def __init__(self, kind: int, victims: list[int], amounts: list[int], at: int, plain: int) -> None:
        self.kind = kind
        self.victims = victims
        self.amounts = amounts
        self.at = at
        self.plain = plain

    def clone(self) -> Toll:
        return Toll(self.kind, self.victims[:], self.amounts[:], self.at, self.plain)

    def run(self, t: Civilization) -> None:
        if self.at == len(self.victims):
            t.pop()
            return
        seat = self.victims[self.at]
        amount = self.amounts[self.at]
        capped = self.at > 0 or (self.kind == FLOOD and t.seat[seat].has(ENGINEERING))
        self.at += 1
        if self.kind == ICONOCLASM:
            t.push(Reductions(seat, min(amount, t.seat[seat].cities)))
            return
        if self.kind == FAMINE:
            amount = after_pottery(t, seat, amount)
        areas = PLAINS[self.plain] if self.kind == FLOOD else t.map().areas
        target = pool(t, self.kind, seat, areas).aim(amount, capped)
        if target:
            t.note("loses", seat, (target,))
        t.push(Losses(self.kind, seat, target, self.plain))


def after_pottery(t: Civilization, seat: int, amount: int) -> int:
    """CV-16.07, CV-R32, CV-R76: each grain card held saves four units; only as many are shown as are needed."""
    grain = t.seat[seat].counts()[GRAIN] if t.seat[seat].has(POTTERY) else 0
    shown = min(grain, (amount + 3) // 4)
    if shown:
        t.note("pottery", seat, (shown,))
    return max(0, amount - 4 * shown)


class Losses(Step[Civilization]):
    """CV-15.08 to CV-15.10, CV-R29: the loser chooses; it comes to the exact number."""

    def __init__(self, kind: int, seat: int, due: int, plain: int) -> None:
        self.kind = kind
        self.seat = seat
        self.due = due
        self.plain = plain

    def clone(self) -> Losses:
        return Losses(self.kind, self.seat, self.due, self.plain)

    def areas(self, t: Civilization) -> list[int]:
        return PLAINS[self.plain] if self.kind == FLOOD else t.map().areas

    def actors(self, t: Civilization) -> int:
        if self.due == 0:
            return 0
        able = pool(t, self.kind, self.seat, self.areas(t))
        forced = self.due == able.tokens + able.weight * able.cities and self.kind != EPIDEMIC
        return 0 if forced or (able.cities == 0 and self.due == able.tokens) else 1 << self.seat

    def run(self, t: Civilization) -> None:
        """Where all of it goes, nobody is asked."""
        if self.due == 0:
            t.pop()
            return
        for area in self.areas(t):
            number = tokens_hit(t, self.kind, self.seat, area)
            if number:
                self.lose(t, area, number)
        for area in cities_hit(t, self.kind, self.seat, self.areas(t)):
            self.strike(t, area)

    def options(self, t: Civilization, seat: int) -> list[Move]:
        out: list[Move] = []
        able = pool(t, self.kind, seat, self.areas(t))
        for area in self.areas(t):
            for number in range(1, min(tokens_hit(t, self.kind, seat, area), self.due) + 1):
                if self.leaves(able, number, 0):
                    out.append(Lose(area, number))
        if self.leaves(able, 0, 1):
            out += [Destroy(area) for area in cities_hit(t, self.kind, seat, self.areas(t))]
        return out

    def leaves(self, able: Pool, tokens: int, cities: int) -> bool:
        """Whether what is still due can be lost exactly after so much."""
        rest = Pool(able.tokens - tokens, able.cities - cities, able.weight, able.stock)
        if able.stock >= 0:
            rest.stock += tokens - cities
            if rest.stock < 0:
                return False
        due = self.due - tokens - able.weight * cities
        return due >= 0 and rest.tokens >= 0 and rest.cities >= 0 and rest.fits(due)

    def check(self, t: Civilization, seat: int, move: Move) -> Rule | None:
        able = pool(t, self.kind, seat, self.areas(t))
        if isinstance(move, Lose):
            if move.area not in self.areas(t) or not 1 <= move.number <= t.on(move.area, seat):
                return LOSSES
            if move.number > tokens_hit(t, self.kind, seat, move.area):
                return EMPTY_AREA
            return None if self.leaves(able, move.number, 0) else EXACT
        if isinstance(move, Destroy):
            if move.area not in cities_hit(t, self.kind, seat, self.areas(t)):
                return LOSSES
            return None if self.leaves(able, 0, 1) else EXACT
        return MOMENT

    def cause(self, t: Civilization, seat: int, move: Move, rule: Rule) -> Cause | None:
        most = tokens_hit(t, self.kind, seat, move.area) if isinstance(move, Lose) else 0
        return no_loss(t, seat, move, rule, self.due, most)

    def apply(self, t: Civilization, seat: int, move: Move) -> None:
        if isinstance(move, Lose):
            self.lose(t, move.area, move.number)
        else:
            self.strike(t, cast(Destroy, move).area)

    def lose(self, t: Civilization, area: int, number: int) -> None:
        t.put(area, self.seat, -number)
        self.due -= number
        t.note("lost", self.seat, (area, number))

    def strike(self, t: Civilization, area: int) -> None:
        """CV-16.15: in an epidemic a token remains of the city."""
        t.lose_city(area)
        if self.kind == EPIDEMIC:
            t.put(area, self.seat, 1)
            self.due -= 4
            t.note("stricken", self.seat, (area,))
        else:
            self.due -= 5
            t.note("lost_city", self.seat, (area,))


class Reductions(Step[Civilization]):
    """CV-16.16, CV-16.17: cities of the owner's choice are reduced, one at a time (CV-R04)."""

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def clone(self) -> Reductions:
        return Reductions(self.seat, self.left)

    def actors(self, t: Civilization) -> int:
        if self.left == 0:
            return 0
        cities = t.cities_of(self.seat)
        enough = t.seat[self.seat].stock >= sum(t.room(area, self.seat) for area in cities)
        return 0 if len(cities) == 1 or (len(cities) == self.left and enough) else 1 << self.seat

    def run(self, t: Civilization) -> None:
        if self.left == 0:
            t.pop()
        else:
            self.left -= 1
            t.reduce(t.cities_of(self.seat)[0])

    def options(self, t: Civilization, seat: int) -> list[Move]:
        return [Reduce(area) for area in t.cities_of(seat)]

    def check(self, t: Civilization, seat: int, move: Move) -> Rule | None:
        if not isinstance(move, Reduce):
            return MOMENT
        return None if t.city[move.area] == seat else REDUCE

    def apply(self, t: Civilization, seat: int, move: Move) -> None:
        self.left -= 1
        t.reduce(cast(Reduce, move).area)
