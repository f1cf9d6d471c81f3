"""The map: each area with its tokens, city and signs, ships with their cargo, and what can be picked."""
from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from kronika.games.civilization.areas import AREAS, BLACK, NODE_IDS, NODES, REGION_IDS, VOLCANO_NAMES
from kronika.games.civilization.parts import Board, Spot
from kronika.games.civilization.table import Civilization
from kronika.locale import Texts
from kronika.web.draw.civilization.atlas import AREAS_AT, NODES_AT, WHOLE, around
from kronika.web.draw.civilization.choices import Choices
from kronika.web.draw.sight import Sight

SITES: Final = ["", "black", "white"]


@dataclass
class Mark:
    """An area on the map."""

    id: str
    name: str
    x: int
    y: int
    limit: int
    site: str                          # black, white or none
    volcano: bool
    region: str
    used: bool
    city: int                          # whose; -1: nobody's
    tokens: list[tuple[int, int]]      # seat and number
    said: str
    word: str = ""                     # said by choosing it first
    target: bool = False               # tokens can walk here


@dataclass
class Vessel:
    """A ship on the map."""

    seat: int
    number: int
    x: float
    y: float
    cargo: int
    left: int
    said: str
    word: str = ""


@dataclass
class Water:
    """A coast or an open sea to which a ship can sail."""

    id: str
    name: str
    x: int
    y: int


@dataclass
class Map:
    """Everything on it."""

    marks: list[Mark]
    ships: list[Vessel]
    waters: list[Water]
    seas: list[Water]                  # the names of the open seas
    regions: list[tuple[str, bool]]    # and whether they are in play
    home: str
    whole: str = WHOLE
    lines: list[str] = field(default_factory=list)


def draw(board: Board, table: Civilization, sight: Sight, texts: Texts, said: Choices) -> Map:
    marks = [mark(spot, sight, texts) for spot in board.spots]
    for spot, each in zip(board.spots, marks):
        each.word = said.areas.get(spot.area, "")
        each.target = spot.area in said.targets
    waters = [Water(NODE_IDS[node], NODES[node].names[texts.lang], *NODES_AT[node]) for node in sorted(said.waters)]
    seas = [Water(node.id, node.names[texts.lang], *NODES_AT[node.index]) for node in NODES if node.open]
    used = table.map().areas
    regions = [(region, any(AREAS[area].region == i for area in used)) for i, region in enumerate(REGION_IDS)]
    return Map(marks, vessels(board, sight, texts, said), waters, seas, regions, around(used))


def mark(spot: Spot, sight: Sight, texts: Texts) -> Mark:
    row = AREAS[spot.area]
    tokens = [(seat, number) for seat, number in enumerate(spot.tokens) if number]
    return Mark(row.id, row.names[texts.lang], *AREAS_AT[spot.area], spot.limit, SITES[spot.site], row.volcano >= 0,
                REGION_IDS[row.region], spot.used, spot.city, tokens, words(spot, sight, texts))


def words(spot: Spot, sight: Sight, texts: Texts) -> str:
    """All of an area in a few words: for the reader of a screen, and for whoever taps it."""
    row = AREAS[spot.area]
    ground = [texts.text("cv-limit", limit=row.limit)]
    if row.site:
        ground.append(texts.text("cv-site" if row.site == BLACK else "cv-site-white"))
    if row.plain >= 0:
        ground.append(texts.text("cv-plain"))
    if row.volcano >= 0:
        ground.append(VOLCANO_NAMES[row.volcano][texts.lang])
    out = f"{row.names[texts.lang]} ({', '.join(ground)})"
    if not spot.used:
        return f"{out}: {texts.text('cv-unused')}"
    held = [texts.text("cv-city-of", name=sight.names[spot.city])] if spot.city >= 0 else []
    held += [texts.text("cv-tokens-of", name=sight.names[seat], number=number)
             for seat, number in enumerate(spot.tokens) if number]
    return f"{out}: {'; '.join(held) or texts.text('cv-empty')}"


def vessels(board: Board, sight: Sight, texts: Texts, said: Choices) -> list[Vessel]:
    """Ships at one coast lie side by side."""
    out: list[Vessel] = []
    berths: dict[int, int] = {}
    for ship in board.ships:
        place = berths.get(ship.node, 0)
        berths[ship.node] = place + 1
        x, y = NODES_AT[ship.node]
        label = texts.text("cv-ship-of", name=sight.names[ship.seat], node=NODES[ship.node].names[texts.lang],
                           cargo=ship.cargo, left=ship.left)
        mine = ship.seat == sight.viewer and ship.number in said.ships
        out.append(Vessel(ship.seat, ship.number + 1, x + 14 * place, y + 4 * place, ship.cargo, ship.left, label,
                          f"sail {ship.number + 1}" if mine else ""))
    return out
