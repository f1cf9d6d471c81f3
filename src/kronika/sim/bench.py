"""How fast a game goes on this machine, interpreted or compiled.

Each figure is the best of several short windows, as with `timeit`: the fastest is what the machine can do, and the
others tell of the other work that it did meanwhile.
"""
from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Any

from kronika.core import table as core_table
from kronika.core.game import Game, Setup
from kronika.core.move import Move
from kronika.core.playout import playout
from kronika.core.rng import stream
from kronika.core.table import Table, options
from kronika.games import load
from kronika.players import make
from kronika.players.match import LONGEST, Match, Quick
from kronika.referee.chance import luck

SECONDS = 1.0                          # for each figure
WINDOWS = 10                           # into which they are divided


def build() -> str:
    """`compiled` or `interpreted`."""
    return "interpreted" if str(core_table.__file__).endswith(".py") else "compiled"


def timed(work: Callable[[int], int], seconds: float) -> tuple[float, float]:
    """Repeat the work for a while: runs per second, and what they returned per second, in the best window of each."""
    windows = [window(work, seconds / WINDOWS) for _ in range(WINDOWS)]
    return max(runs for runs, _ in windows), max(returned for _, returned in windows)


def window(work: Callable[[int], int], seconds: float) -> tuple[float, float]:
    """The figures of one stretch of time. Every window does the same work."""
    runs = 0
    returned = 0
    begun = time.perf_counter()
    while time.perf_counter() - begun < seconds:
        returned += work(runs)
        runs += 1
    spent = time.perf_counter() - begun
    return runs / spent, returned / spent


def middle(game: Game, setup: Setup) -> Table:
    """A table in the middle of a random game."""
    whole = playout(game.new(setup), stream(7, 0), LONGEST, False).decisions
    t = game.new(setup)
    playout(t, stream(7, 0), whole // 2, False)
    return t


def one(key: str, seats: int, edition: str = "", mode: str = "", seconds: float = SECONDS) -> dict[str, Any]:
    """The figures of one game with so many seats."""
    game = load(key)
    setup = game.setup(seats, edition, mode)

    def random_game(number: int) -> int:
        return playout(game.new(setup), stream(1, number), LONGEST, False).decisions

    def hundred_clones(number: int) -> int:
        for _ in range(100):
            half.clone()
        return 100

    half = middle(game, setup)
    random_game(0)
    games, decisions = timed(random_game, seconds)
    _, clones = timed(hundred_clones, seconds / 2)
    return {"game": key, "edition": setup.edition, "mode": setup.mode, "seats": seats, "build": build(),
            "games_per_second": round(games, 1), "decisions_per_second": round(decisions),
            "clone_us": round(1e6 / clones, 2),
            "greedy_ms": round(greedy(game, setup, seconds), 3)}


def greedy(game: Game, setup: Setup, seconds: float) -> float:
    """Milliseconds of a greedy decision, its view included: the best mean of one game played again and again."""
    best = math.inf
    begun = time.perf_counter()
    while best == math.inf or time.perf_counter() - begun < seconds:
        best = min(best, greedy_game(game, setup))
    return 1000 * best


class Timed(Match):
    """A match that counts the seconds of its decisions; moves without a choice do not count."""

    def __init__(self, game: Game, setup: Setup) -> None:
        super().__init__(game, Quick(game, setup, luck(3, 0)), [make("greedy", game)] * setup.seats, stream(3, 0))
        self.spent = 0.0
        self.made = 0

    def choose(self, seat: int) -> Move | None:
        begun = time.perf_counter()
        move = super().choose(seat)
        spent = time.perf_counter() - begun
        if len(options(self.door.table, seat)) > 1:
            self.spent += spent
            self.made += 1
        return move


def greedy_game(game: Game, setup: Setup) -> float:
    """Seconds of a decision in a game between greedy players."""
    match = Timed(game, setup)
    match.run()
    return match.spent / match.made


def run(keys: list[str], seconds: float = SECONDS) -> list[dict[str, Any]]:
    """The figures of each game and edition, with the fewest, a middle and the greatest number of seats."""
    rows: list[dict[str, Any]] = []
    for key in keys:
        least, most = load(key).seats
        for edition in load(key).editions:
            rows += [one(key, seats, edition, seconds=seconds) for seats in sorted({least, min(4, most), most})]
    return rows
