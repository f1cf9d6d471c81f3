"""Tuning the numbers that a game's skilled play judges by (its taste), by steps along the mean slope of many games.

In each game two seats play with the numbers of now, shaken a little: one of them up where the other is shaken down.
The rest are greedy. Who of the two does better tells of each number which way is up, a little; the games of a round
together tell more, and after it all numbers take a step. A run can be broken off after any round and taken up.
"""
from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from kronika.core.game import Game
from kronika.core.judgement import Judgement
from kronika.core.move import Move
from kronika.core.paired import chance
from kronika.core.playout import Policy, playout
from kronika.core.rng import Rng, stream
from kronika.core.table import Table
from kronika.games import box, load
from kronika.players.judgement import judgement_of
from kronika.players.match import LONGEST
from kronika.referee.chance import luck
from kronika.sim.arena import wilson
from kronika.sim.train import written
from kronika.sim.workers import mapped

TASTE = "taste"                        # the form, beside those of weights
CHUNK = 10                             # games that a process plays before it is heard of
SHAKEN = 0.25                          # the share of a number by which it is shaken
LEAST = 0.03                           # and the least
NOTHING = 0.5                          # the same of numbers that are 0
BEGIN, END = 0.5, 0.1                  # a step in the first round and in the last: shakes for an error of the slope
FRESH = 0.4                            # the share of the last round in the direction of a step
MOST = 3.0                             # errors of the slope that count
SHAKES = 7                             # the part of a game's stream that shakes
CHECKS = 1_000_003                     # games with higher numbers are for the check alone


@dataclass
class Tuning:
    """Which numbers to tune, and at which tables: edition, mode and seats of each, in turn."""

    game: str
    tables: list[tuple[str, str, int]]
    rounds: int
    games: int                         # in a round, and of the check
    seed: int = 1
    file: str = ""                     # where the numbers go
    data: str = ""                     # a folder with an owner's own component files
    form: str = TASTE

    def target(self) -> Path:
        return Path(self.file or f"{self.game}.{self.form}.json")

    def rest(self) -> Path:
        """What is known so far, while it is not finished."""
        return self.target().with_suffix(".part")

    def whole(self) -> int:
        """How many games there are to play."""
        return (self.rounds + 1) * self.games

    def header(self) -> dict[str, Any]:
        editions = dict.fromkeys(edition for edition, _, _ in self.tables)
        return {"game": self.game, "form": self.form, "tables": [list(table) for table in self.tables],
                "data": {edition: box.digest(self.game, edition) for edition in editions},
                "seed": self.seed, "games": self.games, "rounds": self.rounds}


@dataclass
class State:
    """The numbers after so many rounds, and the direction of their last step."""

    numbers: list[float]
    drift: list[float]
    round: int = 0


@dataclass
class Slope:
    """What some games tell: sums of results by the way each number was shaken; slopes add up."""

    up: list[float]
    square: float = 0.0

    def add(self, other: Slope) -> None:
        self.up = [x + y for x, y in zip(self.up, other.up)]
        self.square += other.square


@dataclass
class Seats(Policy):
    """Everybody plays in their own way."""

    policies: list[Policy] = field(default_factory=list)

    def reply(self, t: Table, seat: int, rng: Rng) -> Move | None:
        return self.policies[seat].reply(t, seat, rng)


def sizes(start: list[float]) -> list[float]:
    """By how much each number is shaken."""
    return [max(LEAST, SHAKEN * abs(x)) if x else NOTHING for x in start]


def played(tuning: Tuning, number: int, policies: list[Policy]) -> tuple[Game, Table]:
    """Game `number` of the tuning; where its table has fewer seats, the last policies are left out."""
    edition, mode, seats = table_of(tuning, number)
    game = load(tuning.game)
    t = game.of(edition).new(game.setup(seats, edition, mode))
    playout(t, stream(tuning.seed, number), LONGEST, False, luck(tuning.seed, number), Seats(policies))
    return game.of(edition), t


def table_of(tuning: Tuning, number: int) -> tuple[str, str, int]:
    return tuning.tables[number % len(tuning.tables)]


def lead(points: list[float], seat: int) -> float:
    """By how much the seat is before the best of the others."""
    return points[seat] - max(x for other, x in enumerate(points) if other != seat)


def shaken(tuning: Tuning, numbers: list[float], first: int, last: int) -> Slope:
    """The games from `first` to `last`-1; what a worker does."""
    if tuning.data:
        box.use(Path(tuning.data), tuning.game)
    judgement = judgement_of(tuning.game)
    size = sizes(judgement.taste())
    slope = Slope([0.0] * len(numbers))
    for number in range(first, last):
        rng = stream(tuning.seed, number, SHAKES)
        ways = [1.0 if rng.below(2) else -1.0 for _ in numbers]
        better = compared(tuning, judgement, number, rng, [x + s * way for x, s, way in zip(numbers, size, ways)],
                          [x - s * way for x, s, way in zip(numbers, size, ways)])
        slope.add(Slope([better * way for way in ways], better * better))
    return slope


def compared(tuning: Tuning, judgement: Judgement, number: int, rng: Rng, one: list[float],
             other: list[float]) -> float:
    """How much better one does than the other, as a difference of chances, in one game among greedy players."""
    seats = table_of(tuning, number)[2]
    order = list(range(seats))
    rng.shuffle(order)
    policies: list[Policy] = [judgement] * seats
    policies[order[0]], policies[order[1]] = judgement.tasted(one), judgement.tasted(other)
    _, t = played(tuning, number, policies)
    points = [judgement.points(t, seat) for seat in range(seats)]
    return chance(lead(points, order[0]), judgement.scale) - chance(lead(points, order[1]), judgement.scale)


def stepped(tuning: Tuning, state: State, slope: Slope, size: list[float]) -> State:
    """The numbers after a round: each along its slope, as far as that stands out from chance."""
    error = max(slope.square, 1e-9) ** 0.5
    drift = [(1 - FRESH) * old + FRESH * up / error for old, up in zip(state.drift, slope.up)]
    done = state.round / max(1, tuning.rounds - 1)
    step = BEGIN + (END - BEGIN) * done
    numbers = [x + step * s * max(-MOST, min(MOST, way)) for x, s, way in zip(state.numbers, size, drift)]
    return State(numbers, drift, state.round + 1)


@dataclass
class Found:
    """How one with the tuned numbers did among greedy players, by table: games, first places, leads."""

    rows: list[list[float]]

    def add(self, other: Found) -> None:
        self.rows = [[x + y for x, y in zip(mine, theirs)] for mine, theirs in zip(self.rows, other.rows)]


def checked(tuning: Tuning, numbers: list[float], first: int, last: int) -> Found:
    """Fresh games, the tuned one in every seat by turns; what a worker does."""
    if tuning.data:
        box.use(Path(tuning.data), tuning.game)
    judgement = judgement_of(tuning.game)
    tuned = judgement.tasted(numbers)
    found = Found([[0.0, 0.0, 0.0] for _ in tuning.tables])
    for number in range(first, last):
        at = number % len(tuning.tables)
        seats = tuning.tables[at][2]
        mine = number // len(tuning.tables) % seats
        policies: list[Policy] = [tuned if seat == mine else judgement for seat in range(seats)]
        game, t = played(tuning, CHECKS * len(tuning.tables) + number, policies)
        ranks = game.outcome(t).ranks
        points = [judgement.points(t, seat) for seat in range(seats)]
        row = found.rows[at]
        row[0] += 1
        row[1] += 1 / ranks.count(1) if ranks[mine] == 1 else 0
        row[2] += points[mine] - (sum(points) - points[mine]) / (seats - 1)
    return found


def shaking(tuning: Tuning, state: State, jobs: int, cluster: str) -> State:
    """The numbers after a round more."""
    slope = Slope([0.0] * len(state.numbers))
    for more in mapped(shaken, parts(tuning, state.numbers, state.round * tuning.games), jobs, cluster):
        slope.add(more)
    return stepped(tuning, state, slope, sizes(judgement_of(tuning.game).taste()))


def run(tuning: Tuning, jobs: int = 1, progress: Callable[[int], None] | None = None,
        cluster: str = "") -> dict[str, Any]:
    """Shake round after round, write the numbers, and report."""
    return rounds(tuning, shaking, jobs, progress, cluster)


def rounds(tuning: Tuning, a_round: Callable[[Tuning, State, int, str], State], jobs: int,
           progress: Callable[[int], None] | None, cluster: str) -> dict[str, Any]:
    """All rounds and the check. A run that was broken off goes on after the last whole round."""
    start = judgement_of(tuning.game).taste()
    if not start:
        raise ValueError(f"{tuning.game} has no taste to tune")
    state = taken_up(tuning, start)
    tell = progress or (lambda games: None)
    tell(state.round * tuning.games)
    while state.round < tuning.rounds:
        state = a_round(tuning, state, jobs, cluster)
        keep(tuning, state)
        tell(tuning.games)
    numbers = [round(x, 3) for x in state.numbers]
    found = Found([[0.0, 0.0, 0.0] for _ in tuning.tables])
    for each in mapped(checked, parts(tuning, numbers, 0), jobs, cluster):
        found.add(each)
    tell(tuning.games)
    report = {**tuning.header(), "numbers": numbers, "check": told(tuning, found)}
    written(tuning.target(), json.dumps(report, separators=(",", ":")) + "\n")
    tuning.rest().unlink(missing_ok=True)
    return report


def parts(tuning: Tuning, numbers: list[float], begin: int) -> list[tuple[Tuning, list[float], int, int]]:
    """The games of a round, in order."""
    end = begin + tuning.games
    return [(tuning, numbers, first, min(first + CHUNK, end)) for first in range(begin, end, CHUNK)]


def told(tuning: Tuning, found: Found) -> list[dict[str, Any]]:
    """By table: the share of first places with its interval, and the lead over the mean of the others."""
    out = []
    for (edition, mode, seats), (games, first, ahead) in zip(tuning.tables, found.rows):
        if games:
            low, high = wilson(first, int(games))
            out.append({"edition": edition, "mode": mode, "seats": seats, "games": int(games),
                        "first": round(first / games, 3), "low": round(low, 3), "high": round(high, 3),
                        "lead": round(ahead / games, 2)})
    return out


def keep(tuning: Tuning, state: State) -> None:
    """What is known so far, for a run that goes on later."""
    written(tuning.rest(), json.dumps({"header": tuning.header(), "round": state.round, "numbers": state.numbers,
                                       "drift": state.drift}))


def taken_up(tuning: Tuning, start: list[float]) -> State:
    """What an earlier run of the same tuning has left; else the numbers of now."""
    try:
        found = json.loads(tuning.rest().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        found = {}
    if found.get("header") != tuning.header() or len(found["numbers"]) != len(start):
        return State(start, [0.0] * len(start))
    return State(found["numbers"], found["drift"], found["round"])
