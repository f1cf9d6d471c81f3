"""A game between players, decision by decision: the one loop of simulation, records, benchmark, terminal and tests."""
from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, Protocol

from kronika.core.game import Game, Setup
from kronika.core.move import Move
from kronika.core.rng import Rng
from kronika.core.step import CHANCE, CHANCE_BIT
from kronika.core.table import Table, actors, anyone, check, draw, lowest, options, play
from kronika.players import Player

LONGEST: Final = 100_000               # decisions; a longer game has not finished


class Door(Protocol):
    """Where moves go in, and chance answers: a referee, or a table in the open."""

    @property
    def table(self) -> Table: ...

    def act(self, seat: int, move: Move) -> None: ...


class Quick:
    """A table without a referee: moves go in unchecked, and `after` sees the table after each of them."""

    def __init__(self, game: Game, setup: Setup, luck: Rng, after: Callable[[Table], None] | None = None) -> None:
        self.table = game.new(setup)
        self.luck = luck
        self.after = after
        self.chance()

    def act(self, seat: int, move: Move) -> None:
        self.put(seat, move)
        self.chance()

    def chance(self) -> None:
        while actors(self.table) & CHANCE_BIT:
            self.put(CHANCE, draw(self.table, self.luck))

    def put(self, seat: int, move: Move) -> None:
        play(self.table, seat, move)
        if self.after is not None:
            self.after(self.table)


class Match:
    """Players at a table; `players` has one for each seat. `refused` counts moves that the rules forbade."""

    def __init__(self, game: Game, door: Door, players: Sequence[Player], rng: Rng, budget: int = 0) -> None:
        self.game = game
        self.door = door
        self.players = players
        self.rng = rng
        self.budget = budget
        self.refused = 0

    def next(self) -> int:
        """The seat that decides next: where anybody may speak, any of those awaited, else the first of them."""
        table = self.door.table
        awaited = actors(table)
        return anyone(awaited, self.rng) if table.stack[-1].open else lowest(awaited)

    def choose(self, seat: int) -> Move:
        """What the player says; it gets its view, or its offers alone."""
        table, player = self.door.table, self.players[seat]
        view = self.game.view(table, seat) if player.sees else None
        return player.decide(view, seat, options(table, seat), self.budget, self.rng)

    def turn(self, seat: int) -> None:
        """One decision. In place of a move that is forbidden, the first one offered is played."""
        move = self.choose(seat)
        if check(self.door.table, seat, move) is not None:
            self.refused += 1
            move = options(self.door.table, seat)[0]
        self.door.act(seat, move)

    def seats(self, longest: int = LONGEST) -> Iterator[int]:
        """The seat before each of its decisions, to the end or for so many decisions."""
        made = 0
        while not self.door.table.over and made < longest:
            seat = self.next()
            yield seat
            self.turn(seat)
            made += 1

    def run(self, longest: int = LONGEST) -> int:
        """Play to the end, or for so many decisions: how many there were."""
        return sum(1 for _ in self.seats(longest))
