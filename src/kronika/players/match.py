"""A game between players, decision by decision: the one loop of simulation, records, benchmark, terminal and tests."""
from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, Protocol

from kronika.core.game import Game, Setup
from kronika.core.move import Move
from kronika.core.rng import Rng
from kronika.core.step import CHANCE, CHANCE_BIT
from kronika.core.table import Table, actors, admits, anyone, check, draw, gong, lowest, options, play
from kronika.players import Player

LONGEST: Final = 100_000               # decisions; a longer game has not finished


class Door(Protocol):
    """Where moves go in, and chance answers: a referee, or a table in the open."""

    @property
    def table(self) -> Table: ...

    def act(self, seat: int, move: Move) -> None: ...

    def gong(self) -> bool: ...


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

    def gong(self) -> bool:
        move = gong(self.table)
        if move is None:
            return False
        self.put(CHANCE, move)
        self.chance()
        return True

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
        self.silent = 0                          # who had nothing to say since the last move, as bits

    def next(self) -> int:
        """The seat that decides next: where anybody may speak, any of those who might, else the first awaited."""
        table = self.door.table
        awaited = actors(table)
        return anyone(self.speakers(table), self.rng) if table.stack[-1].open else lowest(awaited)

    def speakers(self, table: Table) -> int:
        """Those awaited, and those who look on and may speak again, as bits; all of them, if all keep silent."""
        alert = sum(1 << seat for seat, player in enumerate(self.players) if player.sees)
        might = actors(table) | (admits(table) & alert)
        return might & ~self.silent or actors(table)

    def choose(self, seat: int) -> Move | None:
        """What the player says; it gets its view, or its offers alone. None: nothing, where it may keep silent."""
        table, player = self.door.table, self.players[seat]
        view = self.game.view(table, seat) if player.sees else None
        return player.decide(view, seat, options(table, seat), self.budget, self.rng)

    def turn(self, seat: int) -> None:
        """One decision. In place of a move that is forbidden, the first one offered is played."""
        table = self.door.table
        move = self.choose(seat)
        if move is None and table.stack[-1].open:
            self.keep_silent(seat)
            return
        if move is None or check(table, seat, move) is not None:
            self.refused += 1
            move = options(table, seat)[0]
        self.silent = 0
        self.door.act(seat, move)

    def keep_silent(self, seat: int) -> None:
        """Nothing to say until something changes. When all who are awaited wait, time runs out; or one has to speak."""
        self.silent |= 1 << seat
        awaited = actors(self.door.table)
        if not awaited & ~self.silent and not self.speakers(self.door.table) & ~self.silent:
            self.silent = 0
            if not self.door.gong():
                self.refused += 1
                self.door.act(lowest(awaited), options(self.door.table, lowest(awaited))[0])

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
