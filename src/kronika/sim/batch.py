"""Batches of games between bots."""
from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from kronika.core.game import Game, Outcome, Setup
from kronika.core.playout import playout
from kronika.core.rng import Rng, stream
from kronika.core.table import Table
from kronika.games import box, load
from kronika.players import Player, make
from kronika.players.match import LONGEST, Match, Quick
from kronika.referee.chance import luck, simulated
from kronika.referee.referee import Referee
from kronika.referee.replay import prove, to_record
from kronika.sim.workers import mapped

CHUNK = 50


@dataclass
class Plan:
    """What to simulate. `bots` has one entry per place; the last one fills the remaining seats."""

    game: str
    seats: int
    bots: list[str]
    games: int
    seed: int = 1
    edition: str = ""
    mode: str = ""
    options: dict[str, str] = field(default_factory=dict)
    audit: bool = False
    records: str = ""
    data: str = ""                     # a folder with an owner's own component files

    def setup(self, game: Game) -> Setup:
        return game.setup(self.seats, self.edition, self.mode, self.options)

    def place(self, number: int, seat: int) -> int:
        """Which entry of `bots` sits there: seats rotate from game to game."""
        return min((seat - number) % self.seats, len(self.bots) - 1)


@dataclass
class Tally:
    """What some games came to; tallies add up."""

    finished: int = 0
    refused: int = 0
    audited: int = 0
    problems: list[str] = field(default_factory=list)
    decisions: int = 0
    ends: dict[str, int] = field(default_factory=dict)
    stats: dict[str, float] = field(default_factory=dict)
    wins: list[float] = field(default_factory=list)
    points: list[float] = field(default_factory=list)
    seated: list[int] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        for name in ("finished", "refused", "audited", "decisions"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.problems += other.problems
        for key, n in other.ends.items():
            self.ends[key] = self.ends.get(key, 0) + n
        for key, x in other.stats.items():
            self.stats[key] = self.stats.get(key, 0.0) + x
        for i in range(len(self.wins)):
            self.wins[i] += other.wins[i]
            self.points[i] += other.points[i]
            self.seated[i] += other.seated[i]


def empty(plan: Plan) -> Tally:
    n = len(plan.bots)
    return Tally(wins=[0.0] * n, points=[0.0] * n, seated=[0] * n)


def one(plan: Plan, game: Game, setup: Setup, number: int, tally: Tally) -> None:
    """Play one game of the plan and add it to the tally. However it is played, from one seed it is the same game."""
    rng = stream(plan.seed, number)
    chance = luck(plan.seed, number)
    if plan.bots == ["random"] and not plan.audit and not plan.records:
        t = game.new(setup)
        run = playout(t, rng, LONGEST, True, chance)
        tally.decisions += run.decisions
        tally.refused += run.refused
    else:
        t = seated(plan, game, setup, number, rng, chance, tally)
    if t.over:
        count(plan, game, number, t, tally)


def seated(plan: Plan, game: Game, setup: Setup, number: int, rng: Rng, chance: Rng, tally: Tally) -> Table:
    """Play with bots that get their views; through the referee, where a record is wanted."""
    def audit(t: Table) -> None:
        if plan.audit:
            tally.problems.extend(f"game {number}: {problem}" for problem in game.audit(t))

    door = Referee(game, setup, chance) if plan.records else Quick(game, setup, chance, audit)
    players = [make(plan.bots[plan.place(number, seat)], game) for seat in range(plan.seats)]
    match = Match(game, door, players, rng)
    for _ in match.seats():
        tally.decisions += 1
        if plan.records:
            audit(door.table)
    if plan.records:
        audit(door.table)
    tally.refused += match.refused
    tally.audited += plan.audit
    if isinstance(door, Referee):
        keep(plan, door, number, players)
    return door.table


def keep(plan: Plan, referee: Referee, number: int, players: list[Player]) -> None:
    """Write the record of a game of the plan."""
    record = to_record(referee)
    record.names = [f"{player.level} {seat}" for seat, player in enumerate(players)]
    prove(record, simulated(plan.seed, number), [])
    folder = Path(plan.records)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{plan.game}_{plan.seats}_{plan.seed}_{number:04}.kronika").write_text(record.dump(), encoding="utf-8")


def count(plan: Plan, game: Game, number: int, t: Table, tally: Tally) -> None:
    outcome: Outcome = game.outcome(t)
    tally.finished += 1
    tally.ends[outcome.reason] = tally.ends.get(outcome.reason, 0) + 1
    shared = outcome.ranks.count(1)
    for seat in range(plan.seats):
        place = plan.place(number, seat)
        tally.wins[place] += 1 / shared if outcome.ranks[seat] == 1 else 0
        tally.points[place] += outcome.scores[seat]
        tally.seated[place] += 1
    for key, x in game.stats(t).items():
        tally.stats[key] = tally.stats.get(key, 0.0) + x


def some(plan: Plan, first: int, last: int) -> Tally:
    """The games from `first` to `last`-1; what a worker does."""
    if plan.data:
        box.use(Path(plan.data), plan.game)
    game = load(plan.game)
    setup = plan.setup(game)
    tally = empty(plan)
    for number in range(first, last):
        one(plan, game, setup, number, tally)
    return tally


def chunks(games: int) -> Iterator[tuple[int, int]]:
    for first in range(0, games, CHUNK):
        yield first, min(first + CHUNK, games)


def run(plan: Plan, jobs: int = 1, progress: Callable[[int], None] | None = None, cluster: str = "") -> dict[str, Any]:
    """Play the plan. The result has the keys that `kronika sim --json` promises."""
    load(plan.game).new(plan.setup(load(plan.game)))       # a bad plan fails here, with a clear sentence
    for bot in plan.bots:
        make(bot, load(plan.game))
    total = empty(plan)
    begun = time.perf_counter()
    tallies = mapped(some, [(plan, *chunk) for chunk in chunks(plan.games)], jobs, cluster)
    for (first, last), tally in zip(chunks(plan.games), tallies):
        total.add(tally)
        if progress is not None:
            progress(last - first)
    return summary(plan, load(plan.game), total, time.perf_counter() - begun)


def summary(plan: Plan, game: Game, total: Tally, seconds: float) -> dict[str, Any]:
    setup = plan.setup(game)
    seconds = max(seconds, 1e-9)
    return {
        "game": plan.game, "edition": setup.edition, "mode": setup.mode, "seats": plan.seats, "games": plan.games,
        "finished": total.finished, "refused": total.refused, "audited": total.audited,
        "problems": total.problems[:20],
        "seconds": round(seconds, 3), "games_per_second": round(plan.games / seconds, 1),
        "decisions": total.decisions, "decisions_per_second": round(total.decisions / seconds), "ends": total.ends,
        "stats": {key: round(x / max(total.finished, 1), 3) for key, x in total.stats.items()},
        "bots": [{"bot": bot, "wins": round(wins, 3), "mean_score": round(points / max(seated, 1), 2)}
                 for bot, wins, points, seated in zip(plan.bots, total.wins, total.points, total.seated)],
    }
