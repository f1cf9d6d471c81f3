"""E1: taxes and revolts (chapter 5)."""
from __future__ import annotations

from typing import ClassVar, cast

from kronika.core.move import Move
from kronika.core.rule import MOMENT, Rule
from kronika.core.step import Step
from kronika.games.civilization.cards import COINAGE, RATES, TAX
from kronika.games.civilization.moves import Destroy, Rate, Take
from kronika.games.civilization.rulebook import TAKES, TAX_RATE
from kronika.games.civilization.table import Civilization


def begin_taxes(t: Civilization) -> None:
    """CV-5.02: holders of Coinage set their rates first. CV-R68: old exemptions end here."""
    t.exempt = []
    holders = 0
    for seat, p in enumerate(t.seat):
        if p.has(COINAGE) and p.cities:
            holders |= 1 << seat
    t.push(Rates([TAX] * t.seats, holders, 0))


class Rates(Step[Civilization]):
    """CV-5.02: sealed, because all pay at the same time (CV-R48)."""

    sealed: ClassVar[bool] = True
    once: ClassVar[bool] = True

    def __init__(self, rates: list[int], holders: int, ready: int) -> None:
        self.rates = rates                       # by seat
        self.holders = holders
        self.ready = ready

    def clone(self) -> Rates:
        return Rates(self.rates[:], self.holders, self.ready)

    def actors(self, t: Civilization) -> int:
        return self.holders & ~self.ready

    def admits(self, t: Civilization) -> int:
        return self.holders if self.actors(t) else 0

    def options(self, t: Civilization, seat: int) -> list[Move]:
        return [Rate(rate) for rate in RATES]

    def check(self, t: Civilization, seat: int, move: Move) -> Rule | None:
        if not isinstance(move, Rate):
            return MOMENT
        return None if move.number in RATES else TAX_RATE

    def apply(self, t: Civilization, seat: int, move: Move) -> None:
        self.rates[seat] = cast(Rate, move).number
        self.ready |= 1 << seat

    def reopen(self, t: Civilization, seat: int) -> None:
        self.ready &= 1 << seat

    def run(self, t: Civilization) -> None:
        t.pop()
        collect(t, [TAX if rate < 0 else rate for rate in self.rates])


def collect(t: Civilization, rates: list[int]) -> None:
    """CV-5.01, CV-5.03, CV-R02: everybody pays for as many cities as stock allows; the others revolt."""
    rebels: list[int] = []
    left: list[int] = []
    for seat in t.order:
        p = t.seat[seat]
        if p.cities == 0:
            continue
        paid = min(p.cities, p.stock // rates[seat])
        p.stock -= paid * rates[seat]
        p.treasury += paid * rates[seat]
        t.note("taxed", seat, (paid * rates[seat],))
        if paid < p.cities:
            rebels.append(seat)
            left.append(p.cities - paid)
            t.note("revolt", seat, (p.cities - paid,))
    if rebels:
        t.push(Revolts(rebels, left, t.by_stock(), 0, 0))


class Revolts(Step[Civilization]):
    """CV-5.04 to CV-5.09, CV-R59: the largest stock takes first; stocks were counted once, after all had paid."""

    def __init__(self, rebels: list[int], left: list[int], ranking: list[int], at: int, taker: int) -> None:
        self.rebels = rebels
        self.left = left                         # cities still to be taken, by rebel
        self.ranking = ranking                   # the seats by stock
        self.at = at                             # the place of the present rebel
        self.taker = taker                       # the place of the present taker in the ranking

    def clone(self) -> Revolts:
        return Revolts(self.rebels[:], self.left[:], self.ranking[:], self.at, self.taker)

    def takers(self) -> list[int]:
        """CV-R02: the revolting player is never the taker."""
        return [seat for seat in self.ranking if seat != self.rebels[self.at]]

    def targets(self, t: Civilization) -> list[int]:
        """CV-R66: no city changes hands twice in one E1."""
        return [area for area in t.cities_of(self.rebels[self.at]) if area not in t.exempt]

    def nobody_can(self) -> bool:
        return self.taker == len(self.takers())

    def chooser(self) -> int:
        """CV-R59, CV-R67: where nobody can take the city, the largest stock names the one that is destroyed."""
        return self.takers()[0 if self.nobody_can() else self.taker]

    def actors(self, t: Civilization) -> int:
        if self.at == len(self.rebels) or self.left[self.at] == 0:
            return 0
        if not self.nobody_can() and t.spare(self.chooser()) == 0:
            return 0
        return 1 << self.chooser() if len(self.targets(t)) > self.left[self.at] or not self.all_at_once(t) else 0

    def all_at_once(self, t: Civilization) -> bool:
        """Whether the present chooser gets all that is left, so that there is nothing to choose."""
        return self.nobody_can() or t.spare(self.chooser()) >= self.left[self.at]

    def options(self, t: Civilization, seat: int) -> list[Move]:
        if self.nobody_can():
            return [Destroy(area) for area in self.targets(t)]
        return [Take(area) for area in self.targets(t)]

    def check(self, t: Civilization, seat: int, move: Move) -> Rule | None:
        if isinstance(move, Destroy):
            legal = self.nobody_can() and move.area in self.targets(t)
        elif isinstance(move, Take):
            legal = not self.nobody_can() and move.area in self.targets(t)
        else:
            return MOMENT
        return None if legal else TAKES

    def apply(self, t: Civilization, seat: int, move: Move) -> None:
        self.taken(t, move.key()[0])

    def taken(self, t: Civilization, area: int) -> None:
        """CV-5.05, CV-5.08: the city changes its owner and needs no support for this turn."""
        self.left[self.at] -= 1
        rebel = self.rebels[self.at]
        if self.nobody_can():
            t.lose_city(area)
            t.note("razed", rebel, (area,))
            return
        seat = self.chooser()
        t.hand_over(area, seat)
        t.exempt.append(area)
        t.note("took", seat, (area, rebel))

    def run(self, t: Civilization) -> None:
        if self.at == len(self.rebels):
            t.pop()
        elif self.left[self.at] == 0:
            self.at += 1
            self.taker = 0
        elif not self.nobody_can() and t.spare(self.chooser()) == 0:
            self.taker += 1
        else:
            for area in self.targets(t):
                self.taken(t, area)
