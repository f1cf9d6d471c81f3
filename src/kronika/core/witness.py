"""Trials that can be explained: what each of them came to in every world, for every seat and in every aspect."""
from __future__ import annotations

import math

from kronika.core.game import Game
from kronika.core.judgement import Evaluation, Judgement
from kronika.core.move import Move
from kronika.core.paired import Paired, Trial
from kronika.core.table import Table


class Seen:
    """What a candidate came to, world by world."""

    def __init__(self) -> None:
        self.chances: list[list[float]] = []     # of every seat to win
        self.points: list[float] = []            # that the seat could expect
        self.rival: list[float] = []             # and the best of the others
        self.parts: list[list[float]] = []       # and what they were made of, by aspect
        self.amounts: list[list[float]] = []     # how much there was of each aspect

    def cut(self, worlds: int) -> None:
        del self.chances[worlds:]
        del self.points[worlds:]
        del self.rival[worlds:]
        del self.parts[worlds:]
        del self.amounts[worlds:]


class Witness(Paired):
    """Trials of which everything is kept."""

    def __init__(self, game: Game, judgement: Judgement, evaluation: Evaluation, view: Table, seat: int,
                 trials: list[Trial], seed: int) -> None:
        super().__init__(game, judgement, evaluation, view, seat, trials, seed)
        self.seen = [Seen() for _ in trials]

    def value(self, t: Table) -> float:
        """The seat's share of the chances; all that can be told of the table is kept."""
        expected = self.standings(t)
        chances = shares(expected, self.scale(t))
        seen = self.seen[self.next]
        seen.chances.append(chances)
        seen.points.append(self.judgement.points(t, self.seat) if t.over else expected[self.seat])
        seen.rival.append(max(points for other, points in enumerate(expected) if other != self.seat))
        seen.parts.append(self.judgement.parts(t, self.seat) if t.over else self.evaluation.parts(t, self.seat))
        seen.amounts.append(self.judgement.amounts(t, self.seat))
        return chances[self.seat]

    def forget(self) -> None:
        super().forget()
        for i, trial in enumerate(self.trials):
            self.seen[i].cut(len(trial.found))

    def find(self, move: Move) -> int:
        """The trial of the move; -1 if there is none."""
        for i, trial in enumerate(self.trials):
            if trial.move == move:
                return i
        return -1


def shares(expected: list[float], scale: float) -> list[float]:
    """Everybody's chance to win, by what they can expect; together they are one."""
    most = max(expected)
    weights = [math.exp(max(-60.0, (points - most) / scale)) for points in expected]
    total = sum(weights)
    return [weight / total for weight in weights]


def mean(rows: list[list[float]], count: int) -> list[float]:
    """The mean of the first rows, column by column."""
    out = [0.0] * len(rows[0])
    for row in rows[:count]:
        for i, x in enumerate(row):
            out[i] += x / count
    return out
