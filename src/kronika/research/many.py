"""Many tables at once, each at a decision of a seat. Compiled with the rules.

Where seats choose in secret from each other, all of them are asked while their table is at hand: what one takes changes
nothing that another is offered.
"""
from __future__ import annotations

from mypy_extensions import i64

from kronika.core.game import Game, Setup
from kronika.core.move import Move
from kronika.core.rng import Rng, stream
from kronika.core.step import CHANCE, CHANCE_BIT, Step
from kronika.core.table import Table, lowest, settle
from kronika.research.actions import Actions


def turn(t: Table, awaited: int, last: int) -> int:
    """The seat that decides: the lowest awaited; where anybody may speak, the next one after who spoke last."""
    return after(t.seats, awaited, last) if t.stack[-1].open else lowest(awaited)


def after(seats: int, awaited: int, last: int) -> int:
    """The next one awaited after who spoke last."""
    for n in range(1, seats + 1):
        seat = (last + n) % seats
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


class Place:
    """A table among many: who decides at it, and among what."""

    def __init__(self, table: Table, luck: Rng) -> None:
        self.table = table
        self.luck = luck
        self.step = table.stack[-1]              # what is decided,
        self.kind: object = None                 # and of what kind it is:
        self.once = False                        # all choose once and in secret,
        self.open = False                        # or anybody may speak
        self.seat: i64 = 0                       # who decides,
        self.offers: list[Move] = []             # and what it is offered
        self.later: i64 = 0                      # who chooses in secret after it, as bits,
        self.asked: list[list[Move]] = []        # and what everybody is offered who does, in the order of the seats
        self.turn: i64 = 0                       # the how-manieth of them decides

    def arrive(self, awaited: int) -> None:
        """The table has come to a decision: where all choose once and in secret, all are asked now."""
        t = self.table
        top = t.stack[-1]
        self.step = top
        if type(top) is not self.kind:
            self.kind = type(top)
            self.once = top.once
            self.open = top.open
        if self.once:
            self.ask_all(top, awaited)
            return
        self.seat = after(t.seats, awaited, self.seat) if self.open else lowest(awaited)
        self.offers = top.options(t, self.seat)

    def ask_all(self, top: Step[Table], awaited: int) -> None:
        """What everybody is offered; the first one decides."""
        t = self.table
        asked: list[list[Move]] = []
        for seat in range(t.seats):
            if (awaited >> seat) & 1:
                asked.append(top.options(t, seat))
        self.asked = asked
        self.turn = 0
        self.seat = -1
        self.later = awaited
        self.next()

    def go_on(self) -> bool:
        """To the next decision; whether there is one."""
        t = self.table
        awaited = by_chance(t, settle(t), self.luck)
        if awaited:
            self.arrive(awaited)
        return awaited != 0

    def next(self) -> None:
        """The next of those who choose in secret."""
        seat = self.seat + 1
        while not (self.later >> seat) & 1:
            seat += 1
        self.seat = seat
        self.later &= ~(1 << seat)
        self.offers = self.asked[self.turn]
        self.turn += 1


class Many:
    """Tables side by side. When one is over its outcome is kept, and a new game begins in its place."""

    def __init__(self, game: Game, setup: Setup, count: int, seed: int) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.begun = 0
        self.places: list[Place] = []
        self.seat: list[int] = []                # who decides, by table
        self.counts: list[int] = []              # how much that seat is offered
        self.over: list[tuple[int, Table]] = []  # games that have ended since `take_over`, with their place
        for _ in range(count):
            place = self.fresh()
            self.places.append(place)
            self.seat.append(place.seat)
            self.counts.append(len(place.offers))

    def fresh(self) -> Place:
        """A new game at its first decision."""
        t = self.game.new(self.setup)
        place = Place(t, stream(self.seed, self.begun))
        self.begun += 1
        place.arrive(by_chance(t, t.stack[-1].actors(t), place.luck))
        return place

    def step(self, choices: list[int]) -> None:
        """At each table, play the offer of that place. Raises IndexError for a place that is not offered."""
        for at in range(len(self.places)):
            place = self.places[at]
            choice = choices[at]
            offers = place.offers
            if not 0 <= choice < len(offers):
                raise IndexError(f"table {at} offers no place {choice}")
            place.step.apply(place.table, place.seat, offers[choice])
            if place.later:
                place.next()
            elif not place.go_on():
                self.over.append((at, place.table))
                place = self.fresh()
                self.places[at] = place
            self.seat[at] = place.seat
            self.counts[at] = len(place.offers)

    @property
    def tables(self) -> list[Table]:
        return [place.table for place in self.places]

    def offers(self) -> list[list[Move]]:
        """What the seat that decides is offered, by table."""
        return [place.offers for place in self.places]

    def legal(self, actions: Actions) -> list[int]:
        """The numbers of what the seats that decide are offered, of all tables in one row."""
        out: list[int] = []
        for place in self.places:
            actions.add(place.offers, out)
        return out

    def take_over(self) -> list[tuple[int, Table]]:
        """The games that have ended, each told once."""
        out = self.over
        self.over = []
        return out
