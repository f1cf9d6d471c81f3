"""Charts of the own page as numbers for SVG: a line with its band, dots with their average."""
from __future__ import annotations

from dataclasses import dataclass, field

WIDTH, HEIGHT = 300, 150
LEFT, RIGHT, TOP, BOTTOM = 36, 46, 8, 10
AVERAGE = 10                           # games of the moving average
NARROWEST = 20                         # points that a picture holds at least: one game is no cliff


@dataclass
class Plot:
    """What the template draws: lines of the grid with their labels, a band, a line, dots, and the last value."""

    grid: list[tuple[float, str]] = field(default_factory=list)
    band: str = ""
    line: str = ""
    dots: list[tuple[float, float]] = field(default_factory=list)
    end: tuple[float, float] = (0.0, 0.0)
    last: str = ""


def steps(low: float, high: float) -> list[int]:
    """Round numbers that hold all values, at most six of them."""
    for step in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000):
        first, last = int(low // step) * step, -int(-high // step) * step
        if (last - first) // step <= 5:
            return list(range(first, max(last, first + step) + 1, step))
    return [int(low), int(high) + 1]


@dataclass
class Scale:
    """From games and values to places in the picture."""

    count: int
    low: float
    high: float

    def x(self, n: int) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * (n / (self.count - 1) if self.count > 1 else 0.5), 1)

    def y(self, value: float) -> float:
        return round(TOP + (HEIGHT - TOP - BOTTOM) * (1 - (value - self.low) / (self.high - self.low)), 1)

    def path(self, values: list[float]) -> str:
        return " ".join(f"{self.x(n)},{self.y(value)}" for n, value in enumerate(values))


def scaled(values: list[float], low: float, high: float) -> tuple[Scale, Plot]:
    ticks = steps(low, high)
    scale = Scale(len(values), ticks[0], ticks[-1])
    return scale, Plot([(scale.y(tick), str(tick)) for tick in ticks])


def banded(values: list[float], spread: list[float]) -> Plot:
    """A line with what it may be off by."""
    low = [value - off for value, off in zip(values, spread)]
    high = [value + off for value, off in zip(values, spread)]
    scale, out = scaled(values, min(low), max(high))
    back = " ".join(reversed(scale.path(low).split(" ")))
    out.band, out.line = f"{scale.path(high)} {back}", scale.path(values)
    out.end, out.last = (scale.x(len(values) - 1), scale.y(values[-1])), str(round(values[-1]))
    return out


def dotted(values: list[int]) -> Plot:
    """A dot for each value, and the average of the last ten as a line."""
    means = [sum(part) / len(part) for n in range(len(values)) if (part := values[max(0, n + 1 - AVERAGE):n + 1])]
    room = max(0, NARROWEST - (max(values) - min(values))) / 2
    low = min(min(values), max(0, min(values) - room))
    scale, out = scaled([float(value) for value in values], low, max(values) + room)
    out.dots = [(scale.x(n), scale.y(value)) for n, value in enumerate(values)]
    out.line, out.end = scale.path(means), (scale.x(len(values) - 1), scale.y(means[-1]))
    out.last = str(round(means[-1]))
    return out
