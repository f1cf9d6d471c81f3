"""Whole games of every level in every title, over all its modes and numbers of seats: no move is refused, no game
stalls, and a bot says the same in two worlds that its view cannot tell apart.

`python -m tests.laws.levels --games 1000`, or `make levels GAMES=1000`. One line for each title and level; the exit
code tells.
"""

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field

from kronika.core.game import Game, Setup
from kronika.core.move import Move
from kronika.core.rng import Rng, stream
from kronika.core.table import options
from kronika.games import KEYS
from kronika.players import make
from kronika.players.match import LONGEST, Match, Quick
from kronika.referee.chance import luck
from tests.laws.walk import ALL, name

LEVELS = ["random", "greedy", "search", "master"]
THINKING = ["search", "master"]
CHUNK = 10                                       # games that a process plays before it is heard of
SHOWN = 5                                        # problems of a title that are told in full
TITLES = sorted({(game.key, setup.edition) for game, setup in ALL if game.key in KEYS})


@dataclass
class Figures:
    """What was played, and what was wrong."""

    games: int = 0
    decisions: int = 0
    compared: int = 0                            # decisions that were asked again in another world
    wrong: list[str] = field(default_factory=list)
    seconds: float = 0.0

    def add(self, other: "Figures") -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.compared += other.compared
        self.wrong += other.wrong
        self.seconds += other.seconds

    def line(self, title: str) -> str:
        return (f"{title}: {self.games} games, {self.decisions} decisions, {self.compared} asked again in another "
                f"world; {len(self.wrong)} wrong; {self.seconds:.0f} s")


class Watched(Match):
    """A match in which now and then a player is asked again, in a world that it cannot tell from the real one."""

    def __init__(self, game: Game, door: Quick, bot: str, seats: int, rng: Rng, every: int) -> None:
        super().__init__(game, door, [make(bot, game)] * seats, rng)
        self.every = every
        self.decisions = self.compared = 0
        self.wrong: list[str] = []

    def choose(self, seat: int) -> Move | None:
        self.decisions += 1
        table, player = self.door.table, self.players[seat]
        if not player.sees or self.decisions % self.every:
            return super().choose(seat)
        self.compared += 1
        view, seed = self.game.view(table, seat), self.rng.word()
        other = self.game.determinize(view, seat, Rng(seed + 1))
        said, again = [player.decide(self.game.view(world, seat), seat, options(world, seat), 0, Rng(seed))
                       for world in (table, other)]
        if said != again:
            self.wrong.append(f"decision {self.decisions}: {said} here, {again} in a world that looks alike")
        return said


def play(game: Game, setup: Setup, bot: str, seed: int, every: int) -> Figures:
    """One game among bots of one level."""
    door = Quick(game, setup, luck(seed, 0))
    match = Watched(game, door, bot, setup.seats, stream(seed, 1), every)
    out = Figures(games=1)
    try:
        match.run()
    except Exception as error:                   # whatever a world that cannot be played on raises
        out.wrong.append(f"{type(error).__name__}: {error}")
    if match.refused:
        out.wrong.append(f"{match.refused} refused")
    if not door.table.over:
        out.wrong.append(f"not over after {match.decisions} of {LONGEST} decisions")
    out.wrong += match.wrong
    out.wrong = [f"{bot}, {name(setup)}, seed {seed}: {problem}" for problem in out.wrong]
    out.decisions, out.compared = match.decisions, match.compared
    return out


def some(title: tuple[str, str], bot: str, first: int, last: int, every: int, until: float) -> Figures:
    """Some games of a title, setup after setup; what a worker does. Where time is up, fewer."""
    rows = [(game, setup) for game, setup in ALL if (game.key, setup.edition) == title]
    out, begun = Figures(), time.monotonic()
    for seed in range(first, last):
        if time.time() > until:
            break
        out.add(play(*rows[seed % len(rows)], bot, seed, every))
    out.seconds = time.monotonic() - begun
    return out


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--budget", default="4", help="of those who think, as behind @")
    parser.add_argument("--every", type=int, default=25, help="one decision in so many is asked again")
    parser.add_argument("--game", default="", help="one game only")
    parser.add_argument("--levels", default=",".join(LEVELS))
    parser.add_argument("--minutes", type=float, default=10_000, help="for each title and level, at the most")
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    wrong = games = 0
    with ProcessPoolExecutor(given.jobs) as pool:
        for title in TITLES:
            if given.game not in ("", title[0]):
                continue
            for level in given.levels.split(","):
                bot = f"{level}@{given.budget}" if level in THINKING else level
                until = time.time() + 60 * given.minutes
                last = given.first + given.games
                parts = [pool.submit(some, title, bot, first, min(first + CHUNK, last), given.every, until)
                         for first in range(given.first, last, CHUNK)]
                found = Figures()
                for part in parts:
                    found.add(part.result())
                print(found.line(" ".join([*filter(None, title), bot])), *found.wrong[:SHOWN], sep="\n    ", flush=True)
                wrong += len(found.wrong)
                games += found.games
    print(f"{games} games: {wrong} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
