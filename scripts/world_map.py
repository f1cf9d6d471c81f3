"""Draws the map of History of the World from the board's polygons: src/kronika/web/static/world.svg.

Every land and area is a shape of its own with its id; coasts, borders, waves, hatching, terrain and stepping stones
are one shape each. The page gives them their colours, so that one cached file serves the light and the dark theme.
"""
from __future__ import annotations

import tomllib
from itertools import pairwise
from math import hypot
from pathlib import Path
from typing import Any
from zlib import crc32

from geometry import Edge, Point, Ring, box, chance, edges, inside, line, pair, slanted

from kronika.games.history_of_the_world.lands import AREAS, LANDS, REGIONS, SEA
from kronika.web.draw.history_of_the_world.atlas import (
    HEIGHT,
    LANDS_AT,
    PLATES_AT,
    WATERS,
    WIDTH,
    label,
    warp,
)

HERE = Path(__file__).resolve().parent.parent
BOARD = HERE / "src/kronika/games/history_of_the_world/data/map.toml"
OUT = HERE / "src/kronika/web/static/world.svg"
STEP = 9.0                             # the longest straight stretch of a coast or border
ROUGH = 0.11                           # how far a stretch strays, of its length
HATCH = 7.0                            # between the lines of a barren area


# geometry

def rough(a: Point, b: Point) -> Ring:
    """From a to b, straying a little; the same line whichever way it is walked."""
    if b < a:
        return rough(b, a)[::-1]
    length = hypot(b[0] - a[0], b[1] - a[1])
    if length < STEP:
        return [a, b]
    away = chance(*a, *b) * length * ROUGH
    side = ((a[1] - b[1]) / length * away, (b[0] - a[0]) / length * away)
    middle = (round((a[0] + b[0]) / 2 + side[0], 1), round((a[1] + b[1]) / 2 + side[1], 1))
    return rough(a, middle)[:-1] + rough(middle, b)


def walked(ring: Ring) -> Ring:
    """The ring with its rough edges, not closed."""
    out: Ring = []
    for a, b in edges(ring):
        out += rough(a, b)[:-1]
    return out


# paths

def shape(rings: list[Ring]) -> str:
    return "".join(line(walked(ring), True) for ring in rings)


def chains(parts: list[Edge]) -> str:
    """Edges as few long lines: each goes on where another ends."""
    left = dict.fromkeys(parts)
    starts: dict[Point, list[Edge]] = {}
    for a, b in parts:
        starts.setdefault(a, []).append((a, b))
        starts.setdefault(b, []).append((a, b))
    out = ""
    while left:
        a, b = next(iter(left))
        left.pop((a, b))
        ring = [*grow(a, starts, left)[::-1], a, b, *grow(b, starts, left)]
        points = [ring[0]]
        for one, two in pairwise(ring):
            points += rough(one, two)[1:]
        out += line(points)
    return out


def grow(end: Point, starts: dict[Point, list[Edge]], left: dict[Edge, None]) -> Ring:
    """The points that follow, as long as an unused edge goes on."""
    out: Ring = []
    while True:
        edge = next((each for each in starts[end] if each in left), None)
        if edge is None:
            return out
        left.pop(edge)
        end = edge[1] if edge[0] == end else edge[0]
        out.append(end)


# the layers

class Board:
    """The polygons of the board in the coordinates of the drawing."""

    def __init__(self) -> None:
        rows: dict[str, Any] = tomllib.loads(BOARD.read_text(encoding="utf-8"))
        self.lands = [self.rings(rows["land"], land.id) for land in LANDS]
        self.areas = [self.rings(rows["area"], area.id) for area in AREAS]
        self.stones = [[warp(*point) for point in row["line"]] for row in rows["stones"]]
        self.dashes = [[warp(*point) for point in row["line"]] for row in rows["dashes"]]
        self.barren = [rings for rings, area in zip(self.areas, AREAS) if not area.fleet]
        self.dry = [*self.lands, *self.barren]

    def rings(self, rows: list[dict[str, Any]], name: str) -> list[Ring]:
        row = next(row for row in rows if row["id"] == name)
        return [[warp(x, y) for x, y in ring] for ring in row["rings"]]

    def owners(self) -> dict[Edge, list[int]]:
        """For every edge the lands, and behind them the barren areas, that it belongs to."""
        out: dict[Edge, list[int]] = {}
        for i, rings in enumerate(self.dry):
            for ring in rings:
                for a, b in edges(ring):
                    out.setdefault((min(a, b), max(a, b)), []).append(i)
        return out


def borders(board: Board) -> dict[str, list[Edge]]:
    """Coasts, borders within a region, borders between regions, and the edges of barren areas."""
    out: dict[str, list[Edge]] = {"coast": [], "inner": [], "outer": [], "edge": []}
    for edge, owners in board.owners().items():
        if len(owners) == 1:
            on_frame = all(x in (0, WIDTH) for x, _ in edge) or all(y in (0.0, HEIGHT) for _, y in edge)
            if not on_frame:
                out["coast"].append(edge)
        elif max(owners) >= len(LANDS):
            out["edge"].append(edge)
        else:
            same = LANDS[owners[0]].region == LANDS[owners[1]].region
            out["inner" if same else "outer"].append(edge)
    return out


def waves(board: Board) -> str:
    """Small waves where there is water all around."""
    out = ""
    for row, y in enumerate(range(12, HEIGHT, 28)):
        for x in range(10 + row % 2 * 24, WIDTH - 20, 48):
            at = (x + round(chance(x, y) * 7), y + round(chance(y, x) * 5))
            around = [(at[0] + dx, at[1] + dy) for dx in (-8, 8, 24) for dy in (-8, 8)]
            if not any(inside(point, rings) for rings in board.dry for point in around) and not on_plate(at):
                out += f"M{at[0]} {at[1]}q4-3.5 8 0t8 0"
    return out


def on_plate(at: tuple[int, int]) -> bool:
    return any(abs(at[0] + 8 - x) < 62 and abs(at[1] - y) < 20 for x, y in PLATES_AT)


def hatching(board: Board) -> str:
    """Slanted lines across the barren areas."""
    return "".join(slanted([walked(ring) for ring in rings], HATCH) for rings in board.barren)


def terrain(board: Board, kind: str, sign: str) -> str:
    """Peaks or trees in every land of that kind, clear of its name and its army."""
    out = ""
    for land in LANDS:
        if land.terrain == kind:
            for x, y in free_places(board, land.index):
                out += f"M{pair(x, y)}{sign}"
    return out


def free_places(board: Board, land: int) -> list[Point]:
    """Up to four places with some room around them, far from each other."""
    rings = board.lands[land]
    left, top, right, bottom = box(rings)
    found: list[Point] = []
    for i in range(int((right - left) / 5)):
        for j in range(int((bottom - top) / 5)):
            at = (round(left + 5 * i + 3, 1), round(top + 5 * j + 3, 1))
            around = [(at[0] + dx, at[1] + dy) for dx in (-8, 8) for dy in (-7, 6)]
            if all(inside(point, rings) for point in around) and not taken(at, land):
                found.append(at)
    found.sort(key=lambda at: crc32(repr(at).encode()))
    out: list[Point] = []
    for at in found:
        if len(out) < 4 and all(hypot(at[0] - x, at[1] - y) > 19 for x, y in out):
            out.append(at)
    return out


def taken(at: Point, land: int) -> bool:
    """Whether the army, the name or a plate stands there."""
    x, y, anchor = label(land)
    width = 2.5 * max(len(name) for name in LANDS[land].names.values())
    middle = x - width if anchor == "end" else x + width if anchor == "start" else x
    army = LANDS_AT[land]
    named = abs(at[0] - middle) < width + 9 and -12 < at[1] - (y - 3) < 11
    near = abs(at[0] - army[0]) < 34 and -20 < at[1] - army[1] < 20
    plate = any(abs(at[0] - px) < 52 and abs(at[1] - py) < 24 for px, py in PLATES_AT)
    water = any(abs(at[0] - wx) < 30 and abs(at[1] - wy) < 11 for wx, wy, turn, _ in WATERS.values() if not turn)
    return named or near or plate or water


def stones(board: Board) -> str:
    """Stepping stones across the straits, with one more on each shore."""
    out = ""
    for (ax, ay), (bx, by) in board.stones:
        length = hypot(bx - ax, by - ay) or 1.0
        reach = max(length, 16.0)
        count = round(reach / 6)
        for i in range(count + 1):
            along = (i / count - 0.5) * reach / length
            x, y = (ax + bx) / 2 + (bx - ax) * along, (ay + by) / 2 + (by - ay) * along
            out += f"M{pair(round(x - 2.6, 1), round(y, 1))}a2.6 2 0 1 0 5.2 0a2.6 2 0 1 0-5.2 0"
    return out


def draw() -> str:
    """The whole file."""
    board = Board()
    lines = borders(board)
    out = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">',
           "<!-- Drawn by scripts/world_map.py from the polygons of the board. The page gives the colours. -->"]

    def add(name: str, path: str) -> None:
        out.append(f'<path id="{name}" d="{path}"/>')

    def group(name: str, members: list[str]) -> None:
        out.append(f'<g id="{name}">' + "".join(f'<use href="#{member}"/>' for member in members) + "</g>")

    for land, rings in zip(LANDS, board.lands):
        add(land.id, shape(rings))
    for area, rings in zip(AREAS, board.areas):
        add(area.id, "".join(line(ring, True) for ring in rings) if area.fleet else shape(rings))
    for name, parts in lines.items():
        add(f"m-{name}", chains(parts))
    for region in REGIONS:
        group(f"r-{region.id}", [LANDS[land].id for land in region.lands])
    group("m-seas", [area.id for area in AREAS if area.kind == SEA])
    group("m-barren", [area.id for area in AREAS if not area.fleet])
    add("m-waves", waves(board))
    add("m-hatch", hatching(board))
    add("m-dashes", "".join(line(points) for points in board.dashes))
    add("m-mountains", terrain(board, "mountain", "m-6 4l4.4-8.5 2.6 4.6 1.8-3 3.6 6.9z"))
    add("m-forests", terrain(board, "forest", "m-3.5-4l-3 7h6zm0 7v3m6.5-8l-2.8 6h5.6zm0 6v3"))
    add("m-stones", stones(board))
    return "\n".join([*out, "</svg>", ""])


if __name__ == "__main__":
    OUT.write_text(draw(), encoding="utf-8")
