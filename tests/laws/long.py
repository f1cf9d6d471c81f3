"""The law of the log and the law of worlds for many games of every game, edition and mode, with figures.

`python -m tests.laws.long --games 1000`, or `make laws GAMES=1000`. One line for each setup; the exit code tells.
"""

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial

from kronika.core.rng import Rng
from kronika.games import KEYS
from tests.laws.told import stretches, untold
from tests.laws.walk import ALL, FEW, name
from tests.laws.worlds import kind, positions, problems

SHOWN = 5                                        # problems of a setup that are told in full


@dataclass(frozen=True)
class Asked:
    """How much is to be tried of each setup."""

    games: int
    first: int
    minutes: float
    positions: int
    offers: int
    law: str


@dataclass
class Figures:
    """What was tried with a setup, and what was wrong."""

    setup: str
    games: int = 0
    moves: int = 0
    notes: int = 0
    positions: int = 0
    worlds: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)
    seconds: float = 0.0

    def line(self) -> str:
        return (f"{self.setup}: {self.games} games, {self.moves} moves, {self.notes} notes; {self.worlds} worlds of "
                f"{self.positions} positions of {len(self.kinds)} kinds of step; {len(self.wrong)} wrong; "
                f"{self.seconds:.0f} s")


def told(at: int, seed: int, bots: str, out: Figures) -> None:
    """A game, move by move, under the law of the log."""
    game, setup = ROWS[at]
    for words, before, notes, after in stretches(game, setup, seed, bots):
        out.moves += 1
        out.notes += len(notes)
        out.wrong += [f"{bots} {seed}, {words}: {problem} is not told by {notes}"
                      for problem in untold(game, setup.edition, before, notes, after)]


def worlds(at: int, seed: int, bots: str, out: Figures, asked: Asked) -> None:
    """The worlds of all seats, at positions of every kind of step of a game; each kind ever more seldom."""
    game, setup = ROWS[at]
    rng = Rng(seed)
    for t in positions(game, setup, seed, bots, asked.positions, out.kinds):
        out.positions += 1
        for viewer in range(t.seats):
            out.worlds += 1
            out.wrong += [f"{bots} {seed}, {kind(t)}: {problem}"
                          for problem in problems(game, t, viewer, rng, asked.offers)]


def judge(at: int, asked: Asked) -> Figures:
    """So many games of a setup, or as many as there is time for."""
    out = Figures(f"{ROWS[at][0].key} {name(ROWS[at][1])}")
    start = time.monotonic()
    for seed in range(asked.first, asked.first + asked.games):
        if time.monotonic() - start > asked.minutes * 60:
            break
        bots = "greedy" if seed % 4 == 3 else "random"
        if asked.law != "worlds":
            told(at, seed, bots, out)
        if asked.law != "log":
            worlds(at, seed, bots, out, asked)
        out.games += 1
    out.seconds = time.monotonic() - start
    return out


def rows() -> Iterator[tuple[object, object]]:
    """Each mode of each edition with few seats, and each edition with most."""
    most = {(game.key, setup.edition): (game, setup) for game, setup in ALL if game.key in KEYS}
    chosen = [row for row in FEW if row[0].key in KEYS] + list(most.values())
    return iter({(game.key, name(setup)): (game, setup) for game, setup in chosen}.values())


ROWS = list(rows())


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--minutes", type=float, default=10_000, help="for each setup, at the most")
    parser.add_argument("--game", default="", help="one game only")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--positions", type=int, default=100, help="of each kind of step at first; then ever fewer")
    parser.add_argument("--offers", type=int, default=4, help="of a position that are tried in a world")
    parser.add_argument("--law", choices=["both", "log", "worlds"], default="both")
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    asked = Asked(given.games, given.first, given.minutes, given.positions, given.offers, given.law)
    tasks = [at for at, (game, _) in enumerate(ROWS) if given.game in ("", game.key)]
    wrong = games = 0
    with ProcessPoolExecutor(given.jobs) as pool:
        for found in pool.map(partial(judge, asked=asked), tasks):
            print(found.line(), *found.wrong[:SHOWN], sep="\n    ", flush=True)
            wrong += len(found.wrong)
            games += found.games
    print(f"{games} games of {len(tasks)} setups: {wrong} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
