"""A small network that tells what a seat can expect, in whole numbers and without any library.

The units of a layer stand side by side in one long integer, 32 bits each: an input times its weights, for all units at
once, is one multiplication. So it is quick without arrays, plain and compiled, and comes to exactly the same in both.
A lane holds half of its range more than its number, so that no lane borrows from the next.
"""
from __future__ import annotations

import struct
from typing import Final

from kronika.core.judgement import Evaluation, Judgement
from kronika.core.table import Table

LANE: Final = 32                       # bits of a unit
HALF: Final = 1 << (LANE - 1)
ONE: Final = 64                        # a normal input, and a unit's output of 1.0
LARGEST: Final = 2047                  # of a weight, of an input
MOST: Final = 4095                     # of a unit's output
LAST: Final = 12                       # the weights of the last sum are so many powers of two too large


class Brain:
    """The weights of a network with two layers of units, as they are written in its file.

    Inputs are the features, the details and the points of now. Behind the units of the first layer stands for each
    phase a line through the inputs, which goes straight to the result.
    """

    def __init__(self, by: list[float], first: list[list[int]], starts: list[list[int]], shift: int,
                 second: list[list[int]], start: list[int], fine: int, last: list[int]) -> None:
        self.by = by                             # what makes a whole number of each input
        self.rows = [packed(row) for row in first]         # the first layer, by input
        self.starts = [packed(row) + halves(len(row)) for row in starts]       # what each phase begins with
        self.shift = shift                       # weights of this layer are so many powers of two too large
        self.units = len(second)
        self.middle = struct.Struct(f"<{len(first[0])}I")
        self.turns = [packed(row) for row in second]       # the second layer, by unit of the first
        self.start = packed(start) + halves(len(start))
        self.end = struct.Struct(f"<{len(last)}I")
        self.last = last                         # the result, by unit of the second
        self.unit = 1.0 / (ONE << shift)
        self.small = 1.0 / (ONE << (fine + LAST))

    def answer(self, inputs: list[float], phase: int) -> float:
        """What the network says of the inputs: a number of about the size of one."""
        total = self.starts[phase]
        rows = self.rows
        by = self.by
        for i in range(len(rows)):
            x = inputs[i]
            if x != 0.0:
                n = whole(x * by[i])
                if n != 0:
                    total += n * rows[i]
        middle = self.middle.unpack(total.to_bytes(self.middle.size, "little"))
        total = self.start
        turns = self.turns
        for i in range(self.units):
            lit: int = middle[i] - HALF
            if lit > 0:
                total += min(lit >> self.shift, MOST) * turns[i]
        end = self.end.unpack(total.to_bytes(self.end.size, "little"))
        said = 0
        for i in range(len(self.last)):
            out: int = end[i] - HALF
            if out > 0:
                said += out * self.last[i]
        straight: int = middle[self.units + phase] - HALF
        return straight * self.unit + said * self.small


class Network(Evaluation):
    """The points of now, those that a line through the features expects, and what the network makes of the rest."""

    def __init__(self, judgement: Judgement, brain: Brain, lines: list[list[float]], usual: list[float],
                 spread: list[float], scale: float, doubt: float) -> None:
        super().__init__(judgement)
        self.brain = brain
        self.lines = lines                       # by phase: what the features tell of the points to come
        self.usual = usual                       # by phase: what comes beside it on the mean
        self.spread = spread                     # and how much of the rest the network's number stands for
        self.scale = scale
        self.doubt = doubt

    def expected(self, t: Table, seat: int) -> float:
        judgement = self.judgement
        points = judgement.points(t, seat)
        phase = judgement.phase(t, seat)
        inputs = judgement.features(t, seat)
        line = self.lines[phase]
        total = points + self.usual[phase]
        for i in range(len(line)):
            total += line[i] * inputs[i]
        inputs.extend(judgement.details(t, seat))
        inputs.append(points)
        return total + self.spread[phase] * self.brain.answer(inputs, phase)


def whole(x: float) -> int:
    """The nearest whole number, if it is not too large."""
    if x > LARGEST:
        return LARGEST
    if x < -LARGEST:
        return -LARGEST
    return int(x + (LARGEST + 1.5)) - (LARGEST + 1)


def packed(row: list[int]) -> int:
    """Numbers side by side."""
    total = 0
    for i, x in enumerate(row):
        total += x << (LANE * i)
    return total


def halves(lanes: int) -> int:
    return packed([HALF] * lanes)
