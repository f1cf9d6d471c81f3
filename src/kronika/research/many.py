"""Many tables at once, each at a decision of a seat. Compiled with the rules."""
from __future__ import annotations

from kronika.core.game import Game, Setup
from kronika.core.move import Move
from kronika.core.rng import Rng, stream
from kronika.core.step import CHANCE, CHANCE_BIT
from kronika.core.table import Table, settle


def turn(t: Table, awaited: int, last: int) -> int:
    """The seat that decides: the lowest awaited; where anybody may speak, the next one after who spoke last."""
    if t.stack[-1].open:
        for n in range(1, t.seats + 1):
            seat = (last + n) % t.seats
            if (awaited >> seat) & 1:
                return seat
    seat = 0
    while not (awaited >> seat) & 1:
        seat += 1
    return seat


def by_chance(t: Table, awaited: int, luck: Rng) -> int:
    """Let chance play until a seat must decide: those awaited then, as bits; 0 when the game is over."""
    while awaited & CHANCE_BIT:
        top = t.stack[-1]
        top.apply(t, CHANCE, top.sample(t, luck))
        awaited = settle(t)
    return awaited


class Many:
    """Tables side by side. When one is over its outcome is kept, and a new game begins in its place."""

    def __init__(self, game: Game, setup: Setup, count: int, seed: int) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.begun = 0
        self.tables: list[Table] = []
        self.luck: list[Rng] = []
        self.seat: list[int] = []                # who decides, by table
        self.offers: list[list[Move]] = []       # what that seat is offered, by table
        self.counts: list[int] = []              # how much that is
        self.over: list[tuple[int, Table]] = []  # games that have ended since `take_over`, with their place
        for _ in range(count):
            t, luck = self.fresh()
            self.tables.append(t)
            self.luck.append(luck)
            self.seat.append(0)
            self.offers.append([])
            self.counts.append(0)
        for at in range(count):
            self.look(at, self.tables[at].stack[-1].actors(self.tables[at]))

    def fresh(self) -> tuple[Table, Rng]:
        """A new game at its first decision."""
        luck = stream(self.seed, self.begun)
        self.begun += 1
        t = self.game.new(self.setup)
        by_chance(t, t.stack[-1].actors(t), luck)
        return t, luck

    def look(self, at: int, awaited: int) -> None:
        """Ask the seat that decides next at the table."""
        t = self.tables[at]
        seat = turn(t, awaited, self.seat[at])
        offers = t.stack[-1].options(t, seat)
        self.seat[at] = seat
        self.offers[at] = offers
        self.counts[at] = len(offers)

    def step(self, choices: list[int]) -> None:
        """At each table, play the offer of that place."""
        tables = self.tables
        for at in range(len(tables)):
            t = tables[at]
            t.stack[-1].apply(t, self.seat[at], self.offers[at][choices[at]])
            awaited = settle(t)
            if awaited & CHANCE_BIT:
                awaited = by_chance(t, awaited, self.luck[at])
            if awaited == 0:
                self.over.append((at, t))
                tables[at], self.luck[at] = self.fresh()
                awaited = tables[at].stack[-1].actors(tables[at])
            self.look(at, awaited)

    def take_over(self) -> list[tuple[int, Table]]:
        """The games that have ended, each told once."""
        out = self.over
        self.over = []
        return out
