"""Where everything lies on the map: areas, coasts, open seas, lakes, names."""
from __future__ import annotations

from typing import Any, Final

from kronika.core import data
from kronika.games.civilization.areas import AREAS, HOME, NODES

_MAP: Final = data.load(HOME, "map.toml")
WIDTH: Final[int] = _MAP["width"]
HEIGHT: Final[int] = _MAP["height"]
WHOLE: Final = f"0 0 {WIDTH} {HEIGHT}"
MARGIN: Final = 60                     # around what is shown first

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
assert len(AREAS_AT) == len(AREAS)


def around(areas: list[int]) -> str:
    """The rectangle around these areas, as `x y width height`."""
    if not areas:
        return WHOLE
    left = max(0, min(BOXES[area][0] for area in areas) - MARGIN)
    top = max(0, min(BOXES[area][1] for area in areas) - MARGIN)
    right = min(WIDTH, max(BOXES[area][2] for area in areas) + MARGIN)
    bottom = min(HEIGHT, max(BOXES[area][3] for area in areas) + MARGIN)
    return f"{left} {top} {right - left} {bottom - top}"
