"""The chart of chances: a curve for every seat over one player's decisions, as numbers for an SVG."""
from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import groupby, pairwise
from math import hypot

from kronika.players.coach import Finding

TICKS = 4
STEPS = (10, 15, 20, 25)               # percent between two lines of the grid
NARROW = 46                            # an era that is narrower has no name


@dataclass(frozen=True)
class Size:
    """A picture, and where its axes stand."""

    name: str
    width: int
    height: int
    left: int
    right: int
    top: int
    bottom: int
    label: int                         # the least distance of two labels
    radius: float
    letters: int                       # of a name beside its curve


WIDE = Size("wide", 900, 300, 44, 776, 18, 266, 17, 10.5, 11)
SMALL = Size("small", 360, 250, 40, 256, 12, 224, 15, 9.0, 8)


@dataclass
class Line:
    """The chance of one seat: its path, and its name with the last value."""

    seat: int
    mine: bool
    path: str
    label_y: float
    name: str
    value: int


@dataclass
class Mark:
    """A moment on one's own curve: numbered, or well done."""

    x: float
    y: float
    number: int                        # 0: well done


@dataclass
class Picture:
    """Everything that the SVG needs; `fog` is where what has not been judged begins, -1 when all is."""

    size: Size
    lines: list[Line]
    grid: list[tuple[float, int]]
    borders: list[float]
    eras: list[tuple[float, str]]
    marks: list[Mark]
    fog: float


@dataclass
class Course:
    """What is drawn: findings of the first decisions, all of them in a row, and how many there are in all."""

    findings: list[Finding]
    total: int
    seat: int
    names: list[str]
    eras: list[str]                    # by decision
    worst: list[Finding]
    finest: list[Finding]
    open: bool                         # there is more to come


def picture(course: Course, size: Size) -> Picture:
    top = scale(course.findings)

    def x(number: int) -> float:
        return round(size.left + (size.right - size.left) * number / max(1, course.total - 1), 1)

    def y(chance: float) -> float:
        return round(size.bottom - (size.bottom - size.top) * 100 * chance / top, 1)

    lines = [line(course, seat, size, x, y) for seat in range(len(course.names))] if course.findings else []
    if lines:
        spread(lines, size)
    numbered = {found.number: n for n, found in enumerate(course.worst, 1)}
    fine = {found.number for found in course.finest}
    marks = [Mark(x(found.number), y(found.chances[course.seat]), numbered.get(found.number, 0))
             for found in course.findings if found.number in numbered or found.number in fine]
    apart(marks, size)
    borders, eras = stretches(course.eras, x)
    fog = x(course.findings[-1].number if course.findings else 0) if course.open else -1.0
    return Picture(size, sorted(lines, key=lambda each: each.mine),
                   [(y(tick * top / TICKS / 100), tick * top // TICKS) for tick in range(TICKS + 1)],
                   borders, eras, sorted(marks, key=lambda mark: -mark.number), fog)


def scale(findings: list[Finding]) -> int:
    """The percent at the top."""
    most = max((100 * max(found.chances) for found in findings), default=0.0)
    return next((TICKS * step for step in STEPS if TICKS * step >= most), 100)


def line(course: Course, seat: int, size: Size, x: Callable[[int], float], y: Callable[[float], float]) -> Line:
    points = [f"{x(found.number)} {y(found.chances[seat])}" for found in course.findings]
    last = course.findings[-1].chances[seat]
    name = course.names[seat]
    short = name if len(name) <= size.letters else name[:size.letters - 1] + "…"
    return Line(seat, seat == course.seat, "M" + "L".join(points), y(last), short, round(100 * last))


def spread(lines: list[Line], size: Size) -> None:
    """Labels that do not overlap."""
    order = sorted(lines, key=lambda each: each.label_y)
    for before, after in pairwise(order):
        after.label_y = max(after.label_y, before.label_y + size.label)
    order[-1].label_y = min(order[-1].label_y, size.bottom)
    for after, before in pairwise(reversed(order)):
        before.label_y = min(before.label_y, after.label_y - size.label)


def apart(marks: list[Mark], size: Size) -> None:
    """Every mark can be read and clicked: one that would lie on another moves up or down, as little as it can."""
    for n, mark in enumerate(marks):
        ways = [mark.y + sign * step for step in range(size.bottom - size.top) for sign in (1, -1)]
        free = [y for y in ways if size.top <= y <= size.bottom and not any(
            hypot(mark.x - other.x, y - other.y) < 2 * size.radius + 2 for other in marks[:n])]
        mark.y = free[0] if free else mark.y


def stretches(eras: list[str], x: Callable[[int], float]) -> tuple[list[float], list[tuple[float, str]]]:
    """Where eras meet, and their names in the middle of them."""
    borders: list[float] = []
    names: list[tuple[float, str]] = []
    at = 0
    for name, part in groupby(eras):
        count = len(list(part))
        first, last = x(at), x(at + count - 1)
        if at:
            borders.append(first)
        if name and last - first >= NARROW:
            names.append((round((first + last) / 2, 1), name))
        at += count
    return borders, names
