"""The map as typed rows: areas, coasts and open seas, and the charts: what of it is in use (chapter 2)."""
from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from kronika.core import data

HOME: Final = Path(__file__).parent
_BOX: Final = data.load(HOME, "areas.toml")
_ROWS: Final[list[dict[str, Any]]] = _BOX["area"]
_SEAS: Final[list[dict[str, Any]]] = _BOX["open_sea"]

AREA_IDS: Final[list[str]] = [row["id"] for row in _ROWS]
REGION_IDS: Final[list[str]] = [row["id"] for row in _BOX["region"]]
PLAIN_IDS: Final[list[str]] = [row["id"] for row in _BOX["plain"]]
VOLCANO_IDS: Final[list[str]] = [row["id"] for row in _BOX["volcano"]]
PLAIN_NAMES: Final[list[dict[str, str]]] = [row["name"] for row in _BOX["plain"]]
VOLCANO_NAMES: Final[list[dict[str, str]]] = [row["name"] for row in _BOX["volcano"]]
_AT: Final[dict[str, int]] = {name: i for i, name in enumerate(AREA_IDS)}

NO_SITE: Final = 0
BLACK: Final = 1
WHITE: Final = 2                       # a flood can destroy the city
SITES: Final = ["none", "black", "white"]


class Area:
    """One area with land: its limit, its site, what it borders, and what threatens it."""

    def __init__(self, index: int, row: dict[str, Any]) -> None:
        self.index = index
        self.id: str = row["id"]
        self.names: dict[str, str] = row["name"]
        self.region = REGION_IDS.index(row["region"])
        self.limit: int = row["limit"]
        self.site = SITES.index(row["site"])
        self.borders = [_AT[name] for name in row["borders"]]
        self.waters = [_AT[name] for name in row.get("waters", []) if name in _AT]
        self.plain = PLAIN_IDS.index(row["plain"]) if "plain" in row else -1
        self.volcano = VOLCANO_IDS.index(row["volcano"]) if "volcano" in row else -1
        self.coasts: list[int] = []
        self.reconstructed: bool = row.get("reconstructed", False)


AREAS: Final = [Area(i, row) for i, row in enumerate(_ROWS)]
COUNT: Final = len(AREAS)
LIMIT: Final = [area.limit for area in AREAS]


class Node:
    """A place for ships: a coast of an area, or an open sea (area -1)."""

    def __init__(self, index: int, area: int, row: dict[str, Any]) -> None:
        self.index = index
        self.area = area
        self.id: str = row["id"]
        self.lake = row.get("kind") == "lake"
        self.open = area < 0
        self.near_ids: list[str] = row["near"]
        self.near: list[int] = []
        self.names: dict[str, str] = row["name"] if "name" in row else AREAS[area].names


def _nodes() -> list[Node]:
    """The coasts in the order of their areas, then the open seas."""
    out: list[Node] = []
    for area, row in enumerate(_ROWS):
        for coast in row.get("coasts", []):
            AREAS[area].coasts.append(len(out))
            out.append(Node(len(out), area, coast))
    for row in _SEAS:
        out.append(Node(len(out), -1, row))
    at = {node.id: node.index for node in out}
    for node in out:
        node.near = [at[name] for name in node.near_ids]
    return out


NODES: Final = _nodes()
NODE_IDS: Final = [node.id for node in NODES]
NODE_AREA: Final = [node.area for node in NODES]
# "delphi" may mean either coast of Delphi
NODE_ALSO: Final[dict[str, list[int]]] = {area.id: area.coasts for area in AREAS if len(area.coasts) > 1}
PLAINS: Final = [[area.index for area in AREAS if area.plain == i] for i in range(len(PLAIN_IDS))]
VOLCANOES: Final = [[area.index for area in AREAS if area.volcano == i] for i in range(len(VOLCANO_IDS))]


class Chart:
    """The part of the map that is in use (CV-2.02, CV-2.03), and the ways through it."""

    def __init__(self, regions: list[int]) -> None:
        self.regions = regions
        self.areas = [area.index for area in AREAS if area.region in regions]
        self.used = [area.region in regions for area in AREAS]
        self.walks = [[to for to in area.borders if self.used[to]] if self.used[area.index] else [] for area in AREAS]
        self.open_ways = [[to for to in node.near if self.sailed(to)] if self.sailed(node.index) else []
                          for node in NODES]
        self.ways = [[to for to in near if not NODES[to].open] for near in self.open_ways]
        self.voyages: dict[int, dict[int, int]] = {}         # by where from, how far and over which seas
        self.water = self.waters()
        self.beside = [sorted({*[to for to in area.borders if self.used[to]], *self.across(area)}) for area in AREAS]

    def sailed(self, node: int) -> bool:
        return NODES[node].open or self.used[NODES[node].area]

    def within(self, node: int, most: int, open_seas: bool) -> dict[int, int]:
        """The nodes within so many moves, and how far they are: found once, and not to be changed."""
        key = (most * len(NODES) + node) * 2 + (1 if open_seas else 0)
        if key not in self.voyages:
            self.voyages[key] = self.voyage(node, most, self.open_ways if open_seas else self.ways)
        return self.voyages[key]

    def voyage(self, node: int, most: int, ways: list[list[int]]) -> dict[int, int]:
        out = {node: 0}
        edge = [node]
        for far in range(1, most + 1):
            ahead: list[int] = []
            for at in edge:
                for to in ways[at]:
                    if to not in out:
                        out[to] = far
                        ahead.append(to)
            edge = ahead
        return out

    def across(self, area: Area) -> list[int]:
        """The areas across a border on the sea; CV-R65: a lake is none."""
        near = {NODES[to].area for coast in area.coasts if not NODES[coast].lake for to in NODES[coast].near}
        return [to for to in area.waters if to in near and self.used[to]]

    def waters(self) -> list[int]:
        """For each node a number that it shares with all it is joined to by water (CV-R37)."""
        out = [-1] * len(NODES)
        for start in range(len(NODES)):
            if out[start] >= 0 or not self.sailed(start):
                continue
            ahead = [start]
            while ahead:
                node = ahead.pop()
                if out[node] < 0:
                    out[node] = start
                    ahead += self.open_ways[node]
        return out
