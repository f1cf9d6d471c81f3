"""What the maps are drawn with: rings of points, and paths of SVG."""
from __future__ import annotations

from itertools import pairwise
from math import atan2, cos, sin
from zlib import crc32

Point = tuple[float, float]
Ring = list[Point]
Edge = tuple[Point, Point]


def chance(*numbers: float) -> float:
    """A number from -1 to 1 that the same numbers always give."""
    return crc32(repr(numbers).encode()) / 0xFFFFFFFF * 2 - 1


def edges(ring: Ring) -> list[Edge]:
    return list(pairwise([*ring, ring[0]]))


def inside(point: Point, rings: list[Ring]) -> bool:
    """By the even-odd rule."""
    x, y = point
    odd = False
    for ring in rings:
        for (ax, ay), (bx, by) in edges(ring):
            if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
                odd = not odd
    return odd


def box(rings: list[Ring]) -> tuple[float, float, float, float]:
    xs = [x for ring in rings for x, _ in ring]
    ys = [y for ring in rings for _, y in ring]
    return min(xs), min(ys), max(xs), max(ys)


def number(value: float) -> str:
    text = f"{value:.1f}".removesuffix(".0")
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def pair(x: float, y: float) -> str:
    first, second = number(x), number(y)
    return first + ("" if second.startswith("-") else " ") + second


def line(points: Ring, closed: bool = False) -> str:
    """A path in steps, which are shorter than places."""
    out = "M" + pair(*points[0])
    for i, ((ax, ay), (bx, by)) in enumerate(pairwise(points)):
        step = pair(round(bx - ax, 1), round(by - ay, 1))
        out += ("l" if i == 0 else "" if step.startswith("-") else " ") + step
    return out + ("z" if closed else "")


def slanted(rings: list[Ring], gap: float) -> str:
    """Lines `gap` apart from the lower left to the upper right, cut at the edges of the rings."""
    turn = atan2(1.0, 1.3)
    turned = [[(x * cos(turn) + y * sin(turn), y * cos(turn) - x * sin(turn)) for x, y in ring] for ring in rings]
    _, top, _, bottom = box(turned)
    out = ""
    for i in range(int(top / gap), int(bottom / gap) + 1):
        y = i * gap + 0.37
        cuts = sorted((bx - ax) * (y - ay) / (by - ay) + ax for ring in turned for (ax, ay), (bx, by) in edges(ring)
                      if (ay > y) != (by > y))
        for start, end in zip(cuts[::2], cuts[1::2]):
            if end - start > 5:
                out += line([(round(x * cos(turn) - y * sin(turn), 1), round(x * sin(turn) + y * cos(turn), 1))
                             for x in (start + 1, end - 1)])
    return out
