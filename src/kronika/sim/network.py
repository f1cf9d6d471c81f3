"""Fitting a network to what came of positions, with numpy; and its weights in whole numbers (core/network.py)."""
from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kronika.core.network import LARGEST, LAST, MOST, ONE

Array = NDArray[np.float32]

UNITS = (32, 16)
EPOCHS = 16
BATCH = 512
RATE = 2e-3                            # of learning, at the beginning
DECAY = 1e-2                           # of weights
FINEST = 12                            # powers of two in a weight
RIDGE = 0.01                           # holds lines that few rows determine near 0
BETA = (0.9, 0.999)                    # how long gradients and their squares are remembered


@dataclass
class Rows:
    """What is fitted: inputs, the phase of each row, and what came of it."""

    inputs: Array
    phase: NDArray[Any]
    results: Array

    def some(self, which: NDArray[Any]) -> Rows:
        return Rows(self.inputs[which], self.phase[which], self.results[which])


@dataclass
class Fit:
    """Weights as real numbers: two layers, a line for each phase beside them, and the last sum."""

    first: Array                       # inputs x units, the lines behind the units
    begin: Array                       # of the first layer
    second: Array
    start: Array
    last: Array

    def parts(self) -> list[Array]:
        return [self.first, self.begin, self.second, self.start, self.last]

    def lit(self, inputs: Array, phase: NDArray[Any]) -> tuple[Array, Array, Array]:
        """The result, and the units of both layers."""
        middle = inputs @ self.first + self.begin
        units = len(self.second)
        one = np.maximum(middle[:, :units], 0)
        two = np.maximum(one @ self.second + self.start, 0)
        return middle[np.arange(len(inputs)), units + phase] + two @ self.last, one, two

    def wrong(self, rows: Rows) -> float:
        """The mean square of its error."""
        return float(((self.lit(rows.inputs, rows.phase)[0] - rows.results) ** 2).mean())

    def copy(self) -> Fit:
        return Fit(*[part.copy() for part in self.parts()])


def fresh(rows: Rows, phases: int, units: tuple[int, int], rng: np.random.Generator) -> Fit:
    """Small weights by chance, and the lines of least squares."""
    n = rows.inputs.shape[1]
    first = rng.normal(0, math.sqrt(1.0 / n), (n, units[0] + phases)).astype(np.float32)
    for phase in range(phases):
        mine = rows.some(rows.phase == phase)
        square = mine.inputs.T @ mine.inputs + np.eye(n, dtype=np.float32) * (RIDGE * len(mine.inputs) + 1)
        first[:, units[0] + phase] = np.linalg.solve(square, mine.inputs.T @ mine.results)
    second = rng.normal(0, math.sqrt(2.0 / units[0]), units).astype(np.float32)
    return Fit(first, np.zeros(units[0] + phases, np.float32), second, np.zeros(units[1], np.float32),
               np.zeros(units[1], np.float32))


def fitted(rows: Rows, phases: int, seed: int, unseen: Rows | None = None, units: tuple[int, int] = UNITS,
           epochs: int = EPOCHS) -> Fit:
    """The network of least squares, by Adam.

    Of all epochs the one that is best in rows it has not learned from: later on it learns the games by heart.
    """
    rng = np.random.default_rng(seed)
    fit = fresh(rows, phases, units, rng)
    best, least = fit.copy(), fit.wrong(unseen or rows)
    slopes = [np.zeros_like(part) for part in fit.parts()]
    squares = [np.zeros_like(part) for part in fit.parts()]
    steps, step = epochs * math.ceil(len(rows.inputs) / BATCH), 0
    for _ in range(epochs):
        order = rng.permutation(len(rows.inputs))
        for at in range(0, len(order), BATCH):
            step += 1
            pace = 0.5 * RATE * (1 + math.cos(math.pi * step / steps)) * math.sqrt(1 - BETA[1] ** step)
            pace /= 1 - BETA[0] ** step
            down = slope_of(fit, rows.some(order[at:at + BATCH]))
            for part, slope, square, found in zip(fit.parts(), slopes, squares, down):
                slope += (1 - BETA[0]) * (found - slope)
                square += (1 - BETA[1]) * (found * found - square)
                part -= pace * (slope / (np.sqrt(square) + 1e-8)) + RATE * DECAY * part
        wrong = fit.wrong(unseen or rows)
        if wrong < least:
            best, least = fit.copy(), wrong
    return best


def slope_of(fit: Fit, rows: Rows) -> list[Array]:
    """The gradient of the mean square of the error, part by part."""
    answer, one, two = fit.lit(rows.inputs, rows.phase)
    error = (answer - rows.results) * np.float32(2.0 / len(rows.inputs))
    back_two = np.outer(error, fit.last) * (two > 0)
    middle = np.zeros((len(error), len(fit.begin)), np.float32)
    middle[:, :len(fit.second)] = (back_two @ fit.second.T) * (one > 0)
    middle[np.arange(len(error)), len(fit.second) + rows.phase] = error
    return [rows.inputs.T @ middle, middle.sum(0), one.T @ back_two, back_two.sum(0), two.T @ error]


@dataclass
class Whole:
    """The same in whole numbers. What is known of the seats and of the phase is part of where it begins."""

    first: list[list[int]]             # by input
    begin: list[int]
    known: list[list[int]]             # by seats and by phase: what is added to `begin`
    shift: int
    second: list[list[int]]
    start: list[int]
    fine: int
    last: list[int]


def whole(fit: Fit, inputs: int) -> Whole:
    """The first so many inputs are numbers, the others say which of several things holds."""
    shift, fine = fineness(fit.first), fineness(fit.second)
    first = np.rint(fit.first * (1 << shift)).astype(int)
    known = [tall(row, shift) for row in fit.first[inputs:]]
    return Whole(first[:inputs].tolist(), tall(fit.begin, shift), known, shift,
                 np.rint(fit.second * (1 << fine)).astype(int).tolist(), tall(fit.start, fine), fine,
                 [round(float(x) * (1 << LAST)) for x in fit.last])


def fineness(weights: Array) -> int:
    """How many powers of two the weights can be multiplied by."""
    return max(0, min(FINEST, math.floor(math.log2(LARGEST / max(1e-6, float(np.abs(weights).max()))))))


def tall(row: Array, shift: int) -> list[int]:
    out: list[int] = np.rint(row.astype(np.float64) * (ONE << shift)).astype(int).tolist()
    return out


def rounded(numbers: Array, by: Array) -> Array:
    """Inputs as the network will see them."""
    found: Array = (np.clip(np.floor(numbers * by + 0.5), -LARGEST, LARGEST) / ONE).astype(np.float32)
    return found


def answer(weights: Whole, numbers: Array, which: NDArray[Any], phase: NDArray[Any]) -> Array:
    """What the whole numbers come to; `which` tells by row what of the known things holds."""
    first = np.array(weights.first, dtype=np.int64)
    begin = np.array(weights.begin, dtype=np.int64) + np.array(weights.known, dtype=np.int64)[which].sum(1)
    middle = (numbers * ONE).astype(np.int64) @ first + begin
    units = len(weights.second)
    one = np.minimum(np.maximum(middle[:, :units], 0) >> weights.shift, MOST)
    two = np.maximum(one @ np.array(weights.second, dtype=np.int64) + np.array(weights.start), 0)
    straight = middle[np.arange(len(numbers)), units + phase] / (ONE << weights.shift)
    found: Array = straight + two @ np.array(weights.last) / (ONE << (weights.fine + LAST))
    return found
