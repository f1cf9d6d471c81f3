"""A line chart of points over time, as numbers for an SVG."""
from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

WIDTH: Final = 640
HEIGHT: Final = 400
LEFT: Final = 50
RIGHT: Final = 446                     # of the curves; what each is called stands beside its end
TOP: Final = 26
BOTTOM: Final = 370
LABEL: Final = 19                      # the least distance of two labels
LINES: Final = 10                      # the most lines above that of nothing


@dataclass
class Curve:
    """The points of one seat."""

    seat: int
    path: str
    marks: list[tuple[float, float]]
    label_y: float
    end_y: float
    name: str
    value: int


@dataclass
class Chart:
    """Everything that the SVG needs."""

    curves: list[Curve]
    grid: list[tuple[float, int]]      # height and value
    ticks: list[tuple[float, str]]
    bands: list[tuple[float, float, str]]
    left: int = LEFT
    right: int = RIGHT
    width: int = WIDTH


def chart(values: list[list[int]], names: list[str], spans: list[tuple[str, int]], through: bool = False) -> Chart:
    """`values`: for each seat its points after each turn; `spans`: names and lengths of the stretches of the game.
    `through`: turns are counted through all stretches, not in each."""
    count = max(len(values[0]), 2)
    low = min(0, *(min(row) for row in values))
    high = max(10, *(max(row) for row in values))
    low, high = low // 10 * 10 if low < -4 else low, high

    def x(i: int) -> float:
        return round(LEFT + (RIGHT - LEFT) * i / (count - 1), 1)

    def y(value: float) -> float:
        return round(BOTTOM - (BOTTOM - TOP) * (value - low) / (high - low), 1)

    ends = spread([y(row[-1]) for row in values])
    paths = ["M" + "L".join(f"{x(i)} {y(v)}" for i, v in enumerate(row)) for row in values]
    curves = [Curve(seat, paths[seat], stops(row, spans, x, y), ends[seat], y(row[-1]), names[seat], row[-1])
              for seat, row in enumerate(values)]
    grid = [(y(value), value) for value in range(0, high + 1, apart(high))]
    ticks: list[tuple[float, str]] = []
    bands: list[tuple[float, float, str]] = []
    start = 0
    for name, length in spans:
        bands.append((x(start) - 7, x(min(start + length - 1, count - 1)) - x(start) + 14, name))
        ticks += [(x(start + i), str(i + 1 + start * through)) for i in range(length)
                  if i in (0, 2, 5) and start + i < count]
        start += length
    return Chart(curves, grid, ticks, bands)


def apart(high: int) -> int:
    """What lies between two lines of the grid: ten, twenty, fifty, a hundred and so on, as few as can be read."""
    step, times = 10, (2.0, 2.5, 2.0)
    for n in range(30):
        if high <= step * LINES:
            break
        step = round(step * times[n % 3])
    return step


def stops(row: list[int], spans: list[tuple[str, int]], x: Callable[[int], float],
          y: Callable[[float], float]) -> list[tuple[float, float]]:
    """Where a curve carries its seat's sign: at the end of each stretch but the last."""
    out: list[tuple[float, float]] = []
    at = -1
    for _, length in spans[:-1]:
        at += length
        if at < len(row) - 1:
            out.append((x(at) - 6, y(row[at]) - 6))
    return out


def spread(heights: list[float]) -> list[float]:
    """The same heights, moved apart so that labels do not overlap."""
    order = sorted(range(len(heights)), key=lambda i: heights[i])
    out = heights[:]
    for before, after in pairwise(order):
        out[after] = max(out[after], out[before] + LABEL)
    over = max(out) - (BOTTOM + 4)
    if over > 0:
        for i in order:
            out[i] = round(out[i] - over, 1)
    return out
