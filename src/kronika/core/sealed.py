"""Sealed lists: a decision of many small moves, made by all at once and revealed together."""
from __future__ import annotations

from typing import ClassVar, Final, Generic, TypeVar, cast

from mypy_extensions import mypyc_attr

from kronika.core.field import EACH, PUBLIC, Fields
from kronika.core.move import Move
from kronika.core.rule import MOMENT, Rule
from kronika.core.step import Step
from kronika.core.table import Table

B = TypeVar("B", bound=Table)


class Plan:
    """The private list of one seat. An object, so that a view does not even tell how long it is."""

    def __init__(self, moves: list[Move]) -> None:
        self.moves = moves

    def clone(self) -> Plan:
        return Plan(self.moves[:])


PLAN: Final = Fields(Plan, [("moves", PUBLIC)])
PLANS: Final = [("ready", PUBLIC), ("plans", EACH)]      # the first two fields of every step below


@mypyc_attr(allow_interpreted_subclasses=True)
class Plans(Step[B], Generic[B]):
    """Each seat lists its small moves in private and says that it is done; then all lists are carried out in order.

    A move is judged on the seat's own draft: the table as it would be after its list. What an earlier list has made
    impossible lapses. Whoever is done may still say another move: its `done` is taken back then.
    """

    sealed: ClassVar[bool] = True

    def __init__(self, ready: int, plans: list[Plan | None]) -> None:
        self.ready = ready                       # the seats that are done, as bits
        self.plans = plans                       # by seat; None where a view does not know it

    # what a game says of its list

    def done(self) -> Move:
        """The move that ends a list."""
        raise NotImplementedError

    def choices(self, t: B, seat: int) -> list[Move]:
        """The small moves that the seat can add, on its draft."""
        raise NotImplementedError

    def forbids(self, t: B, seat: int, move: Move) -> Rule | None:
        """The rule that forbids the small move, on the draft or when it is revealed."""
        raise NotImplementedError

    def carry(self, t: B, seat: int, move: Move) -> None:
        """Carry a small move out, on the draft or when it is revealed. It must not push a step."""
        raise NotImplementedError

    def unfinished(self, t: B, seat: int) -> Rule | None:
        """The rule by which the list must not end here; on the draft."""
        return None

    def order(self, t: B) -> list[int]:
        """The seats in the order in which their lists are carried out."""
        return list(range(t.seats))

    def lapse(self, t: B, seat: int, move: Move) -> None:
        """Tell of a move that an earlier list has made impossible."""

    # the step

    def actors(self, t: B) -> int:
        return ((1 << t.seats) - 1) & ~self.ready

    def admits(self, t: B) -> int:
        return (1 << t.seats) - 1 if self.actors(t) else 0

    def draft(self, t: B, seat: int) -> B:
        """The table as the seat plans it."""
        c = cast(B, t.clone())
        for move in self.listed(seat):
            self.carry(c, seat, move)
        return c

    def listed(self, seat: int) -> list[Move]:
        plan = self.plans[seat]
        return [] if plan is None else plan.moves

    def options(self, t: B, seat: int) -> list[Move]:
        planned = self.draft(t, seat)
        offers = self.choices(planned, seat)
        if not (self.ready >> seat) & 1 and self.unfinished(planned, seat) is None:
            offers.append(self.done())
        return offers

    def check(self, t: B, seat: int, move: Move) -> Rule | None:
        if move.word != self.done().word:
            return self.forbids(self.draft(t, seat), seat, move)
        return MOMENT if (self.ready >> seat) & 1 else self.unfinished(self.draft(t, seat), seat)

    def apply(self, t: B, seat: int, move: Move) -> None:
        if move.word == self.done().word:
            self.ready |= 1 << seat
            return
        self.ready &= ~(1 << seat)
        plan = self.plans[seat]
        self.plans[seat] = Plan([move] if plan is None else [*plan.moves, move])

    def reopen(self, t: B, seat: int) -> None:
        self.ready &= 1 << seat
        self.plans = [plan if other == seat else Plan([]) for other, plan in enumerate(self.plans)]

    def run(self, t: B) -> None:
        t.pop()
        for seat in self.order(t):
            for move in self.listed(seat):
                if self.forbids(t, seat, move) is None:
                    self.carry(t, seat, move)
                else:
                    self.lapse(t, seat, move)

    def copied(self) -> list[Plan | None]:
        """For `clone`."""
        return [None if plan is None else plan.clone() for plan in self.plans]


def blank(seats: int) -> list[Plan | None]:
    """A list for each seat, nothing in it yet."""
    return [Plan([]) for _ in range(seats)]
