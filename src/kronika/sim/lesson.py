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
MOST = 400_000                         # rows that the network learns from; lines are laid through all of them
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
    """What needs no network: by seats and phase a line through the features, and what it leaves; by input its size."""

    counts: list[int]
    phases: int
    lines: NDArray[Any]
    usual: NDArray[Any]                # what the line leaves on the mean
    spread: NDArray[Any]               # and how much that differs
    by: Array

    def data(self, rows: Array) -> Data:
        seats = np.searchsorted(self.counts, rows[:, SEATS])
        phase = rows[:, PHASE].astype(int)
        rest = rows[:, TO_COME] - along(rows, self.lines[seats, phase]) - self.usual[seats, phase]
        results = rest / self.spread[seats, phase]
        which = np.stack([seats, len(self.counts) + phase], axis=1)
        return Data(rounded(rows[:, FIRST:], self.by), which, results.astype(np.float32), rows)


def framed(rows: Array, counts: list[int], phases: int, features: int) -> Frame:
    size = rows[:, FIRST:].std(0)
    by = np.where(size > 1e-6, ONE / np.maximum(size, RARE), 0.0).astype(np.float32)
    usual, spread = np.zeros((len(counts), phases)), np.ones((len(counts), phases))
    lines = np.zeros((len(counts), phases, features))
    for i, seats in enumerate(counts):
        mine = rows[rows[:, SEATS] == seats]
        if not len(mine):
            raise ValueError("too few games to learn from")
        seen = np.unique(mine[:, PHASE]).astype(int)
        for phase in range(phases):
            some = mine[mine[:, PHASE] == seen[np.abs(seen - phase).argmin()]]
            lines[i, phase] = lined(some, features)
            rest = some[:, TO_COME] - along(some, lines[i, phase])
            usual[i, phase], spread[i, phase] = rest.mean(), max(float(rest.std()), 0.01)
    return Frame(counts, phases, lines, usual, spread, np.array([float(f"{x:.6g}") for x in by], np.float32))


def lined(rows: Array, features: int) -> NDArray[Any]:
    """The line of least squares: plain, for small differences in rare directions are what decisions turn on."""
    x = rows[:, FIRST:FIRST + features].astype(np.float64)
    square = x.T @ x + np.diag(1e-6 * ((x ** 2).sum(0) + 1.0))
    found: NDArray[Any] = np.linalg.solve(square, x.T @ rows[:, TO_COME]).round(5)
    return found


def along(rows: Array, lines: NDArray[Any]) -> NDArray[Any]:
    """What a line, or the line of each row, expects."""
    found: NDArray[Any] = (rows[:, FIRST:FIRST + lines.shape[-1]] * lines).sum(1)
    return found


def learned(course: Course, phases: int, features: int, rounds: list[Array]) -> tuple[Fit, dict[str, Any]]:
    """The network of the last of the rounds: of its rows, and of as many from those before."""
    rows = rounds[-1]
    for old in rounds[:-1]:
        rows = np.concatenate([rows, old[::max(1, len(old) * (len(rounds) - 1) // len(rounds[-1]))]])
    parts = parted(rows)
    frame = framed(parts[0], course.seats, phases, features)
    train, stop, held = [frame.data(part[::math.ceil(len(part) / MOST)]) for part in parts]
    counts = len(course.seats)
    fit = fitted(train.fit(counts, phases), phases, course.seed, stop.fit(counts, phases))
    weights = whole(fit, train.numbers.shape[1])
    trust = trusted(weights, frame, stop)
    wrong = doubted([[errors(weights, frame, trust[i], data, i) for i in range(counts)] for data in (train, held)])
    return fit, {**course.header(), **as_written(weights, frame),
                 "seats": {str(seats): {**told(weights, frame, trust[i], held, i), "doubt": wrong}
                           for i, seats in enumerate(course.seats)}}


def trusted(weights: Whole, frame: Frame, unseen: Data) -> NDArray[Any]:
    """By seats and phase, how much of what the network says is true in games that it has not learned from."""
    out = np.zeros((len(frame.counts), frame.phases))
    for at in range(len(frame.counts)):
        for phase in range(frame.phases):
            mine = (unseen.which[:, 0] == at) & (unseen.which[:, 1] == len(frame.counts) + phase)
            said = answer(weights, unseen.numbers[mine], unseen.which[mine], np.full(int(mine.sum()), phase))
            out[at, phase] = min(1.0, max(0.0, float(said @ unseen.results[mine]) / max(1e-9, float(said @ said))))
    return out


def parted(rows: Array) -> list[Array]:
    """Rows to learn from, to know when to stop, and to judge by; each game in one part alone."""
    number = rows[:, NUMBER] % HELD
    parts = [rows[number < HELD - 2], rows[number == HELD - 2], rows[number == HELD - 1]]
    return [part if len(part) else rows for part in parts]


def as_written(weights: Whole, frame: Frame) -> dict[str, Any]:
    return {"units": [len(weights.second), len(weights.last)], "by": [float(f"{x:.6g}") for x in frame.by],
            "first": said(weights.first, "h"), "shift": weights.shift, "second": said(weights.second, "h"),
            "start": said([weights.start], "i"), "fine": weights.fine, "last": weights.last}


def doubted(wrong: list[list[Array]]) -> float:
    """By how many points it errs beside all luck, from what it does worse in games that it has not seen.

    Over all numbers of seats together: for each alone, which games were held back says more than the network.
    """
    seen, fresh = [sum(float((each ** 2).mean()) for each in data) / len(data) for data in wrong]
    return round(max(0.01, math.sqrt(max(0.0, fresh - seen) / 2)), 3)


def told(weights: Whole, frame: Frame, trust: NDArray[Any], held: Data, at: int) -> dict[str, Any]:
    """What holds for one number of seats: how it begins in each phase, and how good it is in games it has not seen."""
    starts = [[sum(each) for each in zip(weights.begin, weights.known[at], weights.known[len(frame.counts) + phase])]
              for phase in range(frame.phases)]
    fresh = errors(weights, frame, trust, held, at)
    return {"error": round(float((fresh ** 2).mean()) ** 0.5, 3),
            "scale": round(float((fresh ** 2).mean()) ** 0.5 * 2 ** 0.5 / CURVE, 3),
            **explained(frame, held, fresh, at), "lines": frame.lines[at].tolist(),
            "usual": frame.usual[at].round(3).tolist(), "spread": (frame.spread[at] * trust).round(4).tolist(),
            "starts": said(starts, "i")}


def errors(weights: Whole, frame: Frame, trust: NDArray[Any], data: Data, at: int) -> Array:
    """Points by which it is wrong, row by row."""
    mine = data.which[:, 0] == at
    which = data.which[mine]
    phase = which[:, 1] - len(frame.counts)
    wrong = data.results[mine] - trust[phase] * answer(weights, data.numbers[mine], which, phase)
    points: Array = wrong * frame.spread[at, phase]
    return points


def explained(frame: Frame, held: Data, errors: Array, at: int) -> dict[str, list[float]]:
    """By phase, the share of what was to come that it explains; beside the line alone, and greedy's opinion."""
    out: dict[str, list[float]] = {"explained": [], "line": [], "greedy": []}
    mine = held.rows[held.which[:, 0] == at]
    for phase in range(frame.phases):
        some = mine[mine[:, PHASE] == phase]
        came = some[:, TO_COME]
        spread = max(float(came.var()), 1e-6) if len(some) else 1.0
        line = came - along(some, frame.lines[at, phase]) - frame.usual[at, phase]
        for name, wrong in (("explained", errors[mine[:, PHASE] == phase]), ("line", line),
                            ("greedy", came - some[:, OPINION])):
            left = float(wrong.var() if name == "greedy" else (wrong ** 2).mean()) if len(some) else 0.0
            out[name].append(round(1.0 - left / spread, 3))
    return out
