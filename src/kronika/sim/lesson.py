"""What a network learns from the rows of a course, and how good it is in games that it has not seen."""
from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kronika.core.network import ONE
from kronika.players.weights import said
from kronika.sim.network import Array, Fit, Rows, Whole, answer, fitted, rounded, whole
from kronika.sim.train import CURVE, Course

HELD = 8                               # one game in so many is kept to stop in time, and one to judge by
MOST = 200_000                         # rows of a round; those of a game are much alike
RARE = 0.2                             # what differs less than that counts no more than it is
NUMBER, SEATS, PHASE, TO_COME, OPINION = range(5)          # columns of a row, before the features and the points
FIRST = 5


@dataclass
class Data:
    """Rows as the network sees them."""

    numbers: Array                     # rounded inputs
    which: NDArray[Any]                # by row: the number of its seats, and its phase behind all those
    results: Array                     # beside what is usual
    rows: Array

    def fit(self, counts: int, phases: int) -> Rows:
        """With a column for each thing that may hold."""
        ones = np.zeros((len(self.numbers), counts + phases), np.float32)
        for column in range(self.which.shape[1]):
            ones[np.arange(len(ones)), self.which[:, column]] = 1
        return Rows(np.concatenate([self.numbers, ones], axis=1), self.which[:, 1] - counts, self.results)


@dataclass
class Frame:
    """What is usual: by seats and phase what comes on the mean and how much that differs; by input its size."""

    counts: list[int]
    phases: int
    usual: NDArray[Any]
    spread: NDArray[Any]
    by: Array

    def data(self, rows: Array) -> Data:
        seats = np.searchsorted(self.counts, rows[:, SEATS])
        phase = rows[:, PHASE].astype(int)
        results = (rows[:, TO_COME] - self.usual[seats, phase]) / self.spread[seats, phase]
        which = np.stack([seats, len(self.counts) + phase], axis=1)
        return Data(rounded(rows[:, FIRST:], self.by), which, results.astype(np.float32), rows)


def framed(rows: Array, counts: list[int], phases: int) -> Frame:
    size = rows[:, FIRST:].std(0)
    by = np.where(size > 1e-6, ONE / np.maximum(size, RARE), 0.0).astype(np.float32)
    usual, spread = np.zeros((len(counts), phases)), np.ones((len(counts), phases))
    for i, seats in enumerate(counts):
        mine = rows[rows[:, SEATS] == seats]
        if not len(mine):
            raise ValueError("too few games to learn from")
        seen = np.unique(mine[:, PHASE]).astype(int)
        for phase in range(phases):
            came = mine[mine[:, PHASE] == seen[np.abs(seen - phase).argmin()], TO_COME]
            usual[i, phase], spread[i, phase] = came.mean(), max(float(came.std()), 0.01)
    return Frame(counts, phases, usual, spread, np.array([float(f"{x:.6g}") for x in by], np.float32))


def learned(course: Course, phases: int, rounds: list[Array], before: Fit | None) -> tuple[Fit, dict[str, Any]]:
    """The network of the last of the rounds: of its rows, and of as many from those before."""
    rounds = [rows[::math.ceil(len(rows) / MOST)] for rows in rounds]
    frame = framed(rounds[0], course.seats, phases)
    rows = rounds[-1]
    for old in rounds[:-1]:
        rows = np.concatenate([rows, old[::max(1, len(old) * (len(rounds) - 1) // len(rounds[-1]))]])
    train, stop, held = [frame.data(part) for part in parted(rows)]
    counts = len(course.seats)
    fit = fitted(train.fit(counts, phases), phases, course.seed, stop.fit(counts, phases), before)
    weights = whole(fit, train.numbers.shape[1])
    return fit, {**course.header(), **as_written(weights, frame),
                 "seats": {str(seats): told(weights, frame, train, held, i) for i, seats in enumerate(course.seats)}}


def parted(rows: Array) -> list[Array]:
    """Rows to learn from, to know when to stop, and to judge by; each game in one part alone."""
    number = rows[:, NUMBER] % HELD
    parts = [rows[number < HELD - 2], rows[number == HELD - 2], rows[number == HELD - 1]]
    return [part if len(part) else rows for part in parts]


def as_written(weights: Whole, frame: Frame) -> dict[str, Any]:
    return {"units": [len(weights.second), len(weights.last)], "by": [float(f"{x:.6g}") for x in frame.by],
            "first": said(weights.first, "h"), "shift": weights.shift, "second": said(weights.second, "h"),
            "start": said([weights.start], "i"), "fine": weights.fine, "last": weights.last}


def told(weights: Whole, frame: Frame, train: Data, held: Data, at: int) -> dict[str, Any]:
    """What holds for one number of seats: how it begins in each phase, and how good it is in games it has not seen."""
    starts = [[sum(each) for each in zip(weights.begin, weights.known[at], weights.known[len(frame.counts) + phase])]
              for phase in range(frame.phases)]
    seen, fresh = errors(weights, frame, train, at), errors(weights, frame, held, at)
    doubt = max(0.0, float((fresh ** 2).mean() - (seen ** 2).mean()) / 2) ** 0.5
    return {"error": round(float((fresh ** 2).mean()) ** 0.5, 3), "doubt": round(max(doubt, 0.01), 3),
            "scale": round(float((fresh ** 2).mean()) ** 0.5 * 2 ** 0.5 / CURVE, 3),
            **explained(frame, train, held, fresh, at), "usual": frame.usual[at].round(3).tolist(),
            "spread": frame.spread[at].round(4).tolist(), "starts": said(starts, "i")}


def errors(weights: Whole, frame: Frame, data: Data, at: int) -> Array:
    """Points by which the network is wrong, row by row."""
    mine = data.which[:, 0] == at
    which = data.which[mine]
    phase = which[:, 1] - len(frame.counts)
    wrong = data.results[mine] - answer(weights, data.numbers[mine], which, phase)
    points: Array = wrong * frame.spread[at, phase]
    return points


def explained(frame: Frame, train: Data, held: Data, errors: Array, at: int) -> dict[str, list[float]]:
    """By phase, the share of what was to come that the network explains; beside a line, and greedy's opinion."""
    out: dict[str, list[float]] = {"explained": [], "line": [], "greedy": []}
    mine = held.rows[held.which[:, 0] == at]
    for phase in range(frame.phases):
        some = mine[:, PHASE] == phase
        came = mine[some, TO_COME]
        spread = max(float(came.var()), 1e-6) if some.any() else 1.0
        old = train.rows[(train.which[:, 0] == at) & (train.rows[:, PHASE] == phase)]
        line = mine[some, TO_COME] - mine[some, FIRST:] @ lined(old) if some.any() and len(old) else came
        for name, wrong in (("explained", errors[some]), ("line", line), ("greedy", came - mine[some, OPINION])):
            left = float(wrong.var() if name == "greedy" else (wrong ** 2).mean()) if some.any() else 0.0
            out[name].append(round(1.0 - left / spread, 3))
    return out


def lined(rows: Array) -> Array:
    """The line of least squares."""
    x = rows[:, FIRST:].astype(np.float64)
    square = x.T @ x + np.diag(1e-6 * ((x ** 2).sum(0) + 1.0))
    found: Array = np.linalg.solve(square, x.T @ rows[:, TO_COME])
    return found
