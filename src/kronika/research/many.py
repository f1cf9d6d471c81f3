"""Many tables at once, each at a decision of a seat. Compiled with the rules.

A step waits mostly for memory: a table that comes up after a thousand others is no longer at hand. Where seats choose
in secret from each other, all of them are therefore asked while it is.
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


class Many:
    """Tables side by side. When one is over its outcome is kept, and a new game begins in its place."""

    def __init__(self, game: Game, setup: Setup, count: int, seed: int) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.begun = 0
        self.tables: list[Table] = []
        self.luck: list[Rng] = []
        self.steps: list[Step[Table]] = []       # what is decided, by table
        self.seat: list[int] = []                # who decides
        self.offers: list[list[Move]] = []       # what that seat is offered
        self.counts: list[int] = []              # how much that is
        self.sealed: list[bool] = []             # whether the others do not know what it takes
        self.ahead: list[list[Move]] = []        # then: what each seat of each table is offered, until it is asked
        self.over: list[tuple[int, Table]] = []  # games that have ended since `take_over`, with their place
        for at in range(count):
            t, luck = self.fresh()
            self.tables.append(t)
            self.luck.append(luck)
            self.steps.append(t.stack[-1])
            self.seat.append(0)
            self.offers.append(NOT_ASKED)
            self.counts.append(0)
            self.sealed.append(False)
            self.ahead.extend([NOT_ASKED] * t.seats)
            self.arrive(at, t.stack[-1].actors(t))

    def fresh(self) -> tuple[Table, Rng]:
        """A new game at its first decision."""
        luck = stream(self.seed, self.begun)
        self.begun += 1
        t = self.game.new(self.setup)
        by_chance(t, t.stack[-1].actors(t), luck)
        return t, luck

    def arrive(self, at: int, awaited: int) -> None:
        """The table has come to a new step."""
        t = self.tables[at]
        top = t.stack[-1]
        self.steps[at] = top
        sealed = top.sealed and awaited & (awaited - 1) != 0
        self.sealed[at] = sealed
        if sealed:
            for seat in range(t.seats):
                self.ahead[at * t.seats + seat] = top.options(t, seat) if (awaited >> seat) & 1 else NOT_ASKED
        self.ask(at, awaited)

    def ask(self, at: int, awaited: int) -> None:
        """The seat that decides next at the table, and what it is offered."""
        t = self.tables[at]
        if self.sealed[at]:
            seat = lowest(awaited)
            asked = at * self.setup.seats + seat
            offers = self.ahead[asked]
            self.ahead[asked] = NOT_ASKED
        else:
            seat = turn(t, awaited, self.seat[at])
            offers = NOT_ASKED
        if not offers:
            offers = self.steps[at].options(t, seat)
        self.seat[at] = seat
        self.offers[at] = offers
        self.counts[at] = len(offers)

    def step(self, choices: list[int]) -> None:
        """At each table, play the offer of that place."""
        tables = self.tables
        for at in range(len(tables)):
            t = tables[at]
            top = self.steps[at]
            top.apply(t, self.seat[at], self.offers[at][choices[at]])
            # A sealed step stays on top until the last has chosen: the stack need not be looked at.
            awaited = top.actors(t) if self.sealed[at] or (t.stack and t.stack[-1] is top) else 0
            if awaited == 0 or awaited & CHANCE_BIT:
                self.go_on(at)
            else:
                self.ask(at, awaited)

    def go_on(self, at: int) -> None:
        """Nobody is awaited any more: to the next step, or to a new game."""
        t = self.tables[at]
        awaited = by_chance(t, settle(t), self.luck[at])
        if awaited == 0:
            self.over.append((at, t))
            t, self.luck[at] = self.fresh()
            self.tables[at] = t
            awaited = t.stack[-1].actors(t)
        self.arrive(at, awaited)

    def take_over(self) -> list[tuple[int, Table]]:
        """The games that have ended, each told once."""
        out = self.over
        self.over = []
        return out
