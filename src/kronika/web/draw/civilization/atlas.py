"""Where everything lies on the map: areas, coasts, open seas, names."""
from __future__ import annotations

from typing import Any, Final

from kronika.core import data
from kronika.games.civilization.areas import AREAS, HOME, NODES

_MAP: Final = data.load(HOME, "map.toml")
WIDTH: Final[int] = _MAP["width"]
HEIGHT: Final[int] = _MAP["height"]
WHOLE: Final = f"0 0 {WIDTH} {HEIGHT}"
MARGIN: Final = 24                     # around what is shown first
LEAST: Final = 640                     # the narrowest first view
CLOSE: Final = 92                      # areas whose neighbours lie nearer have little room for a name
BELOW: Final = 23                      # from the place of an area to its name

_ROWS: Final[list[dict[str, Any]]] = _MAP["area"]
_WATERS: Final[dict[str, list[int]]] = {
    **{water["id"]: water["at"] for row in _ROWS for water in row.get("water", [])},
    **{row["id"]: row["at"] for row in _MAP["open_sea"]}}

AREAS_AT: Final[list[tuple[int, int]]] = [(row["at"][0], row["at"][1]) for row in _ROWS]
NODES_AT: Final[list[tuple[int, int]]] = [
    (_WATERS[node.id][0], _WATERS[node.id][1]) if node.id in _WATERS else AREAS_AT[node.area] for node in NODES]
BOXES: Final[list[tuple[int, int, int, int]]] = [
    (min(x for ring in row["rings"] for x, _ in ring), min(y for ring in row["rings"] for _, y in ring),
     max(x for ring in row["rings"] for x, _ in ring), max(y for ring in row["rings"] for _, y in ring))
    for row in _ROWS]
# Small islands and narrow lands have their names beside or above them
BESIDE: Final = {"thera": "right", "rhodes": "right", "lemnos": "right", "lesbos": "right", "chalcis": "right",
                 "eretria": "right", "cyprus": "below", "corsica": "right", "ithaca": "below"}


def _tight() -> set[int]:
    """The areas that have a neighbour close by."""
    out: set[int] = set()
    for i, (x, y) in enumerate(AREAS_AT):
        for j, (ox, oy) in enumerate(AREAS_AT):
            if i != j and abs(x - ox) < CLOSE and abs(y - oy) < CLOSE / 2:
                out.add(i)
    return out


TIGHT: Final = _tight()


def named(area: int, half: int) -> tuple[int, int, str]:
    """Where the name of an area stands from its place; `half`: how far the row of its signs reaches."""
    where = BESIDE.get(AREAS[area].id, "below")
    if where == "right":
        return half + 4, 5, "start"
    return 0, BELOW, "middle"


def around(areas: list[int]) -> str:
    """The rectangle around these areas, as `x y width height`."""
    left = min(BOXES[area][0] for area in areas) - MARGIN
    top = min(BOXES[area][1] for area in areas) - MARGIN
    right = max(BOXES[area][2] for area in areas) + MARGIN
    bottom = max(BOXES[area][3] for area in areas) + MARGIN
    wide, high = max(LEAST, right - left), max(LEAST * HEIGHT // WIDTH, bottom - top)
    left = min(max(0, (left + right - wide) // 2), WIDTH - min(wide, WIDTH))
    top = min(max(0, (top + bottom - high) // 2), HEIGHT - min(high, HEIGHT))
    return f"{left} {top} {min(wide, WIDTH)} {min(high, HEIGHT)}"
