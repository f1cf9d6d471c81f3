"""Draws the map of Civilization from the board's polygons: src/kronika/web/static/inland_sea.svg.

Every area, coast and open sea is a shape of its own with its id; shores, borders, waves and hatching are one shape
each. The page gives them their colours, so that one cached file serves the light and the dark theme.
"""
from __future__ import annotations

import tomllib
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

from geometry import Edge, Point, Ring, chance, edges, inside, pair, slanted

from kronika.games.civilization.areas import AREAS, PLAINS, REGION_IDS
from kronika.web.draw.civilization.atlas import HEIGHT, WIDTH

HERE = Path(__file__).resolve().parent.parent
BOARD = HERE / "src/kronika/games/civilization/data/map.toml"
OUT = HERE / "src/kronika/web/static/inland_sea.svg"
HATCH = 13.0                           # between the lines of a flood plain, and of what is not in play
Rings = list[Ring]


# soft lines: what two areas share is softened the same way for both

def soft(run: Ring) -> str:
    """The line from its second point on, its corners rounded from the middle of one stretch to that of the next."""
    at = run[0]
    out = ""
    for corner, after in pairwise(run[1:]):
        if not out:
            at, out = walk(at, between(run[0], run[1]), "l")
        at, step = walk(at, between(corner, after), "q", corner)
        out += step
    return out + walk(at, run[-1], "l")[1]


def between(a: Point, b: Point) -> Point:
    return ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)


def walk(start: Point, end: Point, letter: str, over: Point | None = None) -> tuple[Point, str]:
    """A step of a path, by way of a corner or straight; and where it ends."""
    steps = [(point[0] - start[0], point[1] - start[1]) for point in ([over] if over else []) + [end]]
    text = letter + pair(*steps[0])
    for step in steps[1:]:
        more = pair(*step)
        text += ("" if more.startswith("-") else " ") + more
    return end, text


class Lines:
    """Where lines meet: there they keep their corners."""

    def __init__(self, shapes: list[Rings]) -> None:
        unique = {(min(a, b), max(a, b)) for rings in shapes for ring in rings for a, b in edges(ring)}
        self.meeting = Counter(point for edge in unique for point in edge)

    def fixed(self, point: Point) -> bool:
        x, y = point
        return self.meeting[point] != 2 or x in (0, WIDTH) or y in (0, HEIGHT)

    def ring(self, ring: Ring) -> str:
        """The closed ring; one that meets no other line begins in the middle of a stretch."""
        start = next((i for i, point in enumerate(ring) if self.fixed(point)), -1)
        if start < 0:
            first = between(ring[-1], ring[0])
            return f"M{pair(*first)}{soft([first, *ring, first])}z"
        turned = [*ring[start:], *ring[:start + 1]]
        out = f"M{pair(*turned[0])}"
        run = [turned[0]]
        for point in turned[1:]:
            run.append(point)
            if self.fixed(point):
                out += soft(run)
                run = [point]
        return out + "z"

    def chains(self, parts: list[Edge]) -> str:
        """The edges as long lines between the places where lines meet."""
        left = dict.fromkeys(parts)
        at: dict[Point, list[Edge]] = {}
        for edge in parts:
            for point in edge:
                at.setdefault(point, []).append(edge)
        out = ""
        while left:
            a, b = next(iter(left))
            left.pop((a, b))
            after = self.grow(b, at, left)
            run = [*self.grow(a, at, left)[::-1], a, b, *after]
            out += self.ring(run[:-1]) if run[0] == run[-1] and not self.fixed(a) else f"M{pair(*run[0])}{soft(run)}"
        return out

    def grow(self, end: Point, at: dict[Point, list[Edge]], left: dict[Edge, None]) -> Ring:
        """The points that follow, until lines meet."""
        out: Ring = []
        while not self.fixed(end):
            edge = next((each for each in at[end] if each in left), None)
            if edge is None:
                break
            left.pop(edge)
            end = edge[1] if edge[0] == end else edge[0]
            out.append(end)
        return out


# the board

class Board:
    """The polygons in the coordinates of the drawing."""

    def __init__(self) -> None:
        rows: dict[str, Any] = tomllib.loads(BOARD.read_text(encoding="utf-8"))
        self.lands = [self.rings(row) for row in rows["area"]]
        self.coasts = {water["id"]: self.rings(water) for row in rows["area"] for water in row.get("water", [])}
        self.seas = {row["id"]: self.rings(row) for row in rows["open_sea"]}
        self.lakes = [[(float(x), float(y)) for x, y in row["ring"]] for row in rows["lake"]]
        self.shore = Lines(self.lands)
        self.water = Lines([*self.coasts.values(), *self.seas.values()])

    def rings(self, row: dict[str, Any]) -> Rings:
        return [[(float(x), float(y)) for x, y in ring] for ring in row["rings"]]

    def owners(self, shapes: list[Rings]) -> dict[Edge, list[int]]:
        out: dict[Edge, list[int]] = {}
        for i, rings in enumerate(shapes):
            for ring in rings:
                for a, b in edges(ring):
                    out.setdefault((min(a, b), max(a, b)), []).append(i)
        return out


def on_frame(edge: Edge) -> bool:
    return all(x in (0, WIDTH) for x, _ in edge) or all(y in (0, HEIGHT) for _, y in edge)


def shape(rings: Rings, lines: Lines) -> str:
    return "".join(lines.ring(ring) for ring in rings)


def land_lines(board: Board) -> dict[str, list[Edge]]:
    """Coasts, borders within a region and borders between regions."""
    out: dict[str, list[Edge]] = {"coast": [], "inner": [], "outer": []}
    for edge, owners in board.owners(board.lands).items():
        if len(owners) == 1:
            if not on_frame(edge):
                out["coast"].append(edge)
        else:
            same = AREAS[owners[0]].region == AREAS[owners[1]].region
            out["inner" if same else "outer"].append(edge)
    return out


def water_lines(board: Board) -> dict[str, list[Edge]]:
    """Borders between two coasts, and between a coast and an open sea."""
    names = [*board.coasts, *board.seas]
    found = board.owners([*board.coasts.values(), *board.seas.values()])
    out: dict[str, list[Edge]] = {"near": [], "open": []}
    for edge, owners in found.items():
        if len(owners) == 2:
            out["open" if any(names[owner] in board.seas for owner in owners) else "near"].append(edge)
    return out


def waves(board: Board) -> str:
    """Small waves where there is water all around."""
    out = ""
    for row, y in enumerate(range(16, HEIGHT, 34)):
        for x in range(12 + row % 2 * 30, WIDTH - 24, 60):
            at = (x + round(chance(x, y) * 8), y + round(chance(y, x) * 6))
            around = [(at[0] + dx, at[1] + dy) for dx in (-8, 10, 28) for dy in (-9, 9)]
            if not any(inside(point, rings) for rings in board.lands for point in around):
                out += f"M{at[0]} {at[1]}q5-4 10 0t10 0"
    return out


def hatching(board: Board, areas: list[int]) -> str:
    return "".join(slanted(board.lands[area], HATCH) for area in areas)


def draw() -> str:
    """The whole file."""
    board = Board()
    out = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">',
           "<!-- Drawn by scripts/civilization_map.py from the polygons of the board. The page gives the colours. -->"]

    def add(name: str, path: str) -> None:
        out.append(f'<path id="{name}" d="{path}"/>')

    for area, rings in zip(AREAS, board.lands):
        add(area.id, shape(rings, board.shore))
    for coast, rings in board.coasts.items():
        add(f"w-{coast}", shape(rings, board.water))
    for sea, rings in board.seas.items():
        add(f"w-{sea}", shape(rings, board.water))
    for name, parts in land_lines(board).items():
        add(f"m-{name}", board.shore.chains(parts))
    for name, parts in water_lines(board).items():
        add(f"m-{name}", board.water.chains(parts))
    for i, region in enumerate(REGION_IDS):
        members = [area for area in AREAS if area.region == i]
        out.append(f'<g id="r-{region}">' + "".join(f'<use href="#{area.id}"/>' for area in members) + "</g>")
        add(f"h-{region}", hatching(board, [area.index for area in members]))
        add(f"f-{region}", hatching(board, [area for plain in PLAINS for area in plain if AREAS[area].region == i]))
    out.append('<g id="m-seas">' + "".join(f'<use href="#w-{sea}"/>' for sea in board.seas) + "</g>")
    add("m-lakes", shape(board.lakes, Lines([board.lakes])))
    add("m-waves", waves(board))
    return "\n".join([*out, "</svg>", ""])


if __name__ == "__main__":
    OUT.write_text(draw(), encoding="utf-8")
