"""Losing workers and blue tokens (TA15-5.19, TA15-5.22, TA15-8.21): the owner chooses where there is a choice."""
from __future__ import annotations

from typing import cast

from kronika.core.move import Move
from kronika.core.rule import MOMENT, Cause, Rule
from kronika.core.step import Step
from kronika.games.through_the_ages import moves
from kronika.games.through_the_ages.cards import HOLDERS
from kronika.games.through_the_ages.moves import Choose
from kronika.games.through_the_ages.quote import quote
from kronika.games.through_the_ages.table import Seat, ThroughTheAges


def with_workers(p: Seat, first: int, last: int) -> list[int]:
    """The cards from `first` to `last`-1 that workers stand on."""
    return [slot for slot in range(first, last) if p.workers[slot]]


class LoseWorkers(Step[ThroughTheAges]):
    """TA15-5.19, TA15-R.73: unused workers first, then workers of the owner's choice, one after the other."""

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def clone(self) -> LoseWorkers:
        return LoseWorkers(self.seat, self.count)

    def actors(self, t: ThroughTheAges) -> int:
        p = t.seat[self.seat]
        if self.count == 0 or p.unused or len(with_workers(p, 0, t.box.worked)) < 2:
            return 0
        return 1 << self.seat

    def options(self, t: ThroughTheAges, seat: int) -> list[Move]:
        return [moves.CHOOSE[slot] for slot in with_workers(t.seat[seat], 0, t.box.worked)]

    def check(self, t: ThroughTheAges, seat: int, move: Move) -> Rule | None:
        if not isinstance(move, Choose):
            return MOMENT
        return None if 0 <= move.card < t.box.worked and t.seat[seat].workers[move.card] else t.box.book.lost_worker

    def cause(self, t: ThroughTheAges, seat: int, move: Move, rule: Rule) -> Cause | None:
        return quote(t)

    def apply(self, t: ThroughTheAges, seat: int, move: Move) -> None:
        self.lose(t, cast(Choose, move).card)

    def run(self, t: ThroughTheAges) -> None:
        p = t.seat[self.seat]
        placed = with_workers(p, 0, t.box.worked)
        if self.count == 0 or (p.unused == 0 and not placed):
            t.pop()
        elif p.unused:
            p.unused -= 1
            p.yellow += 1
            self.count -= 1
        else:
            self.lose(t, placed[0])

    def lose(self, t: ThroughTheAges, slot: int) -> None:
        p = t.seat[self.seat]
        p.workers[slot] -= 1
        p.yellow += 1
        self.count -= 1
        t.note("worker_lost", self.seat, (slot,))


def lose_population(t: ThroughTheAges, seat: int, count: int) -> None:
    if count:
        t.push(LoseWorkers(seat, count))


def with_tokens(p: Seat) -> list[int]:
    return [slot for slot in range(HOLDERS) if p.blue[slot]]


class LoseTokens(Step[ThroughTheAges]):
    """TA15-5.22, TA15-6.27, TA15-8.21: blue tokens from own cards of the owner's choice, their worth is lost."""

    def __init__(self, seat: int, count: int, wonder: bool) -> None:
        self.seat = seat
        self.count = count
        self.wonder = wonder                     # they go on the wonder, not to the box

    def clone(self) -> LoseTokens:
        return LoseTokens(self.seat, self.count, self.wonder)

    def actors(self, t: ThroughTheAges) -> int:
        p = t.seat[self.seat]
        return 0 if self.count == 0 or p.bank or len(with_tokens(p)) < 2 else 1 << self.seat

    def options(self, t: ThroughTheAges, seat: int) -> list[Move]:
        return [moves.CHOOSE[slot] for slot in with_tokens(t.seat[seat])]

    def check(self, t: ThroughTheAges, seat: int, move: Move) -> Rule | None:
        if not isinstance(move, Choose):
            return MOMENT
        return None if 0 <= move.card < HOLDERS and t.seat[seat].blue[move.card] else t.box.book.blue_from_card

    def cause(self, t: ThroughTheAges, seat: int, move: Move, rule: Rule) -> Cause | None:
        return quote(t)

    def apply(self, t: ThroughTheAges, seat: int, move: Move) -> None:
        t.seat[seat].blue[cast(Choose, move).card] -= 1
        self.lost(t.seat[seat])

    def run(self, t: ThroughTheAges) -> None:
        p = t.seat[self.seat]
        slots = with_tokens(p)
        if self.count == 0 or (p.bank == 0 and not slots):
            t.pop()
        elif p.bank:
            p.bank -= 1
            self.lost(p)
        else:
            p.blue[slots[0]] -= 1
            self.lost(p)

    def lost(self, p: Seat) -> None:
        self.count -= 1
        if not self.wonder:
            p.blues -= 1


def lose_blue(t: ThroughTheAges, seat: int, count: int) -> None:
    """TA15-8.21: to the box, from the bank as far as it goes."""
    p = t.seat[seat]
    lost = min(p.bank, count)
    p.bank -= lost
    p.blues -= lost
    if lost < count:
        t.push(LoseTokens(seat, count - lost, False))
