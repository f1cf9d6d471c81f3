"""The network in whole numbers: the same as unit by unit, and the same number wherever it is reckoned."""
from __future__ import annotations

from kronika.core.judgement import Judgement
from kronika.core.network import HALF, LANE, LARGEST, LAST, MOST, ONE, Brain, Network, packed, whole
from kronika.core.rng import Rng
from kronika.core.table import Table

INPUTS, UNITS, ENDS, PHASES, SHIFT, FINE = 7, 5, 3, 2, 8, 9


def some(rng: Rng, rows: int, width: int, most: int) -> list[list[int]]:
    return [[rng.below(2 * most + 1) - most for _ in range(width)] for _ in range(rows)]


class Weights:
    """Weights by chance."""

    def __init__(self, seed: int) -> None:
        rng = Rng(seed)
        self.by = [0.0, *[(1 + rng.below(400)) / 4 for _ in range(INPUTS - 1)]]
        self.first = some(rng, INPUTS, UNITS + PHASES, LARGEST)
        self.starts = some(rng, PHASES, UNITS + PHASES, 100_000)
        self.second = some(rng, UNITS, ENDS, LARGEST)
        self.start = some(rng, 1, ENDS, 100_000)[0]
        self.last = some(rng, 1, ENDS, 10_000)[0]

    def brain(self) -> Brain:
        return Brain(self.by, self.first, self.starts, SHIFT, self.second, self.start, FINE, self.last)

    def unit_by_unit(self, inputs: list[float], phase: int) -> float:
        numbers = [whole(x * by) for x, by in zip(inputs, self.by)]
        middle = [self.starts[phase][u] + sum(n * row[u] for n, row in zip(numbers, self.first))
                  for u in range(UNITS + PHASES)]
        lit = [min(max(0, x) >> SHIFT, MOST) for x in middle[:UNITS]]
        ends = [self.start[u] + sum(x * row[u] for x, row in zip(lit, self.second)) for u in range(ENDS)]
        said = sum(max(0, x) * w for x, w in zip(ends, self.last))
        return middle[UNITS + phase] / (ONE << SHIFT) + said / (ONE << (FINE + LAST))


def inputs(rng: Rng) -> list[float]:
    return [0.0 if rng.below(3) == 0 else (rng.below(20_001) - 10_000) / 100 for _ in range(INPUTS)]


def test_side_by_side_is_unit_by_unit() -> None:
    rng = Rng(3)
    for seed in range(20):
        weights = Weights(seed)
        brain = weights.brain()
        for phase in range(PHASES):
            row = inputs(rng)
            assert abs(brain.answer(row, phase) - weights.unit_by_unit(row, phase)) < 1e-6


def test_the_same_number_everywhere() -> None:
    """Plain and compiled: these were written down once."""
    rng = Rng(5)
    brain = Weights(1).brain()
    assert [repr(brain.answer(inputs(rng), 0)) for _ in range(3)] == [
        "-297.60517141222954", "-289.04955124109983", "-502.5639808103442"]


def test_lanes_do_not_disturb_each_other() -> None:
    """The largest weights with the largest inputs, more of them than any game has."""
    many = 400
    brain = Brain([1.0] * many, [[LARGEST, -LARGEST, LARGEST]] * many, [[0, 0, 0]], 0, [[-LARGEST], [LARGEST]], [5], 0,
                  [1])
    assert brain.answer([1e9] * many, 0) == many * LARGEST * LARGEST / ONE      # only what goes straight on is left
    assert packed([1, -1]) + packed([HALF, HALF]) == 1 + HALF + ((HALF - 1) << LANE)


def test_inputs_are_rounded_and_bounded() -> None:
    assert [whole(x) for x in (0.4, 0.5, -0.4, -0.6, 1.49, 1e9, -1e9)] == [0, 1, 0, -1, 1, LARGEST, -LARGEST]


class Fixed(Judgement):
    """Three features, one detail, ten points."""

    def features(self, t: Table, seat: int) -> list[float]:
        return [1.0, 2.0, float(seat)]

    def details(self, t: Table, seat: int) -> list[float]:
        return [3.0]

    def points(self, t: Table, seat: int) -> float:
        return 10.0


def test_points_and_what_a_line_expects_count_beside_the_network() -> None:
    """A network that only passes the detail on: three, in units of the spread."""
    brain = Brain([64.0] * 5, [[0, 0], [0, 0], [0, 0], [0, 1], [0, 0]], [[0, 0]], 0, [[0]], [0], 0, [0])
    network = Network(Fixed(), brain, [[4.0, 5.0, 6.0]], [100.0], [2.0], 5.0, 0.5)
    assert network.expected(Table(2), 1) == 10.0 + (4.0 + 2 * 5.0 + 6.0) + 100.0 + 2.0 * 3.0
