"""Many tables at once, each at a decision of a seat. Compiled with the rules.

A step waits mostly for memory: a table that comes up after a thousand others is no longer at hand. Where seats choose
in secret from each other, all of them are therefore asked while it is, and what they take is carried out when the last
has chosen: in between the table is not touched.
"""
from __future__ import annotations

from typing import Final

from kronika.core.game import Game, Setup
from kronika.core.move import Move
from kronika.core.rng import Rng, stream
from kronika.core.step import CHANCE, CHANCE_BIT, Step
from kronika.core.table import Table, lowest, settle


def turn(t: Table, awaited: int, last: int) -> int:
    """The seat that decides: the lowest awaited; where anybody may speak, the next one after who spoke last."""
    if t.stack[-1].open:
        for n in range(1, t.seats + 1):
            seat = (last + n) % t.seats
            if (awaited >> seat) & 1:
                return seat
    return lowest(awaited)


def by_chance(t: Table, awaited: int, luck: Rng) -> int:
    """Let chance play until a seat must decide: those awaited then, as bits; 0 when the game is over."""
    while awaited & CHANCE_BIT:
        top = t.stack[-1]
        top.apply(t, CHANCE, top.sample(t, luck))
        awaited = settle(t)
    return awaited


NOT_ASKED: Final[list[Move]] = []
NOTHING: Final = -1


class Many:
    """Tables side by side. When one is over its outcome is kept, and a new game begins in its place."""

    def __init__(self, game: Game, setup: Setup, count: int, seed: int) -> None:
        self.game = game
        self.setup = setup
        self.seats = setup.seats
        self.seed = seed
        self.begun = 0
        self.tables: list[Table] = []
        self.luck: list[Rng] = []
        self.steps: list[Step[Table]] = []       # what is decided, by table
        self.seat: list[int] = []                # who decides
        self.counts: list[int] = []              # how much that seat is offered
        self.later: list[int] = []               # who chooses in secret after it, as bits
        self.asked: list[list[Move]] = []        # by table and seat: what it is offered,
        self.taken: list[int] = []               # and which of it it has taken in secret
        self.over: list[tuple[int, Table]] = []  # games that have ended since `take_over`, with their place
        for at in range(count):
            t, luck = self.fresh()
            self.tables.append(t)
            self.luck.append(luck)
            self.steps.append(t.stack[-1])
            self.seat.append(0)
            self.counts.append(0)
            self.later.append(0)
            self.asked.extend([NOT_ASKED] * self.seats)
            self.taken.extend([NOTHING] * self.seats)
            self.arrive(at, t.stack[-1].actors(t))

    def fresh(self) -> tuple[Table, Rng]:
        """A new game at its first decision."""
        luck = stream(self.seed, self.begun)
        self.begun += 1
        t = self.game.new(self.setup)
        by_chance(t, t.stack[-1].actors(t), luck)
        return t, luck

    def arrive(self, at: int, awaited: int) -> None:
        """The table has come to a new step: where all choose once and in secret, all are asked now."""
        t = self.tables[at]
        top = t.stack[-1]
        self.steps[at] = top
        if not top.once:
            self.ask(at, awaited)
            return
        first = at * self.seats
        for seat in range(self.seats):
            if (awaited >> seat) & 1:
                self.asked[first + seat] = top.options(t, seat)
        self.decide(at, awaited)

    def ask(self, at: int, awaited: int) -> None:
        """The seat that decides next at the table, and what it is offered."""
        t = self.tables[at]
        seat = turn(t, awaited, self.seat[at])
        offers = self.steps[at].options(t, seat)
        self.asked[at * self.seats + seat] = offers
        self.seat[at] = seat
        self.counts[at] = len(offers)

    def decide(self, at: int, awaited: int) -> None:
        """The first of those who choose in secret."""
        seat = lowest(awaited)
        self.later[at] = awaited & ~(1 << seat)
        self.seat[at] = seat
        self.counts[at] = len(self.asked[at * self.seats + seat])

    def step(self, choices: list[int]) -> None:
        """At each table, play the offer of that place. Raises IndexError for a place that is not offered."""
        for at in range(len(self.tables)):
            choice = choices[at]
            if not 0 <= choice < self.counts[at]:
                raise IndexError(f"table {at} offers no place {choice}")
            self.taken[at * self.seats + self.seat[at]] = choice
            if self.later[at]:
                self.decide(at, self.later[at])
            else:
                self.go_on(at)

    def carry_out(self, at: int) -> None:
        """What was taken at the table, seat by seat."""
        t = self.tables[at]
        top = self.steps[at]
        first = at * self.seats
        for seat in range(self.seats):
            choice = self.taken[first + seat]
            if choice != NOTHING:
                self.taken[first + seat] = NOTHING
                top.apply(t, seat, self.asked[first + seat][choice])

    def go_on(self, at: int) -> None:
        """To the next decision at the table, or to a new game."""
        self.carry_out(at)
        t = self.tables[at]
        top = self.steps[at]
        awaited = top.actors(t) if t.stack and t.stack[-1] is top else 0
        if awaited and not awaited & CHANCE_BIT:
            self.ask(at, awaited)
            return
        awaited = by_chance(t, settle(t), self.luck[at])
        if awaited == 0:
            self.over.append((at, t))
            t, self.luck[at] = self.fresh()
            self.tables[at] = t
            awaited = t.stack[-1].actors(t)
        self.arrive(at, awaited)

    def offers(self) -> list[list[Move]]:
        """What the seat that decides is offered, by table."""
        return [self.asked[at * self.seats + seat] for at, seat in enumerate(self.seat)]

    def looked_at(self) -> list[Table]:
        """The tables, with all that was taken in secret so far."""
        for at in range(len(self.tables)):
            self.carry_out(at)
        return self.tables

    def take_over(self) -> list[tuple[int, Table]]:
        """The games that have ended, each told once."""
        out = self.over
        self.over = []
        return out
