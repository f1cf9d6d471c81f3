"""The map: each area with its tokens, city and signs, ships with their cargo, and what can be picked."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kronika.games.civilization.areas import AREAS, BLACK, NODE_AREA, NODE_IDS, NODES, REGION_IDS, VOLCANO_NAMES
from kronika.games.civilization.parts import Board, Spot
from kronika.games.civilization.table import NOBODY, Civilization
from kronika.locale import Texts
from kronika.web.draw.civilization.atlas import AREAS_AT, NODES_AT, TIGHT, WHOLE, around, named
from kronika.web.draw.civilization.choices import Choices, movement
from kronika.web.draw.civilization.forecast import Forecast
from kronika.web.draw.civilization.ways import Arrow, arrows
from kronika.web.draw.sight import Sight

SITES: Final = ["", "black", "white"]
SIGN: Final = 13                       # widths in the row of an area
PILL: Final = 34
LONG: Final = 9                        # more, for a second figure
LIMIT: Final = 12


@dataclass
class Sign:
    """Something in the row of an area: a site, a stack, a number."""

    kind: str                          # site, volcano, pill, limit, less
    x: int
    seat: int = -1
    number: int = 0
    width: int = 0


@dataclass
class Mark:
    """An area on the map."""

    id: str
    name: str
    x: int
    y: int
    used: bool
    city: int                          # whose; -1: nobody's
    site: str                          # black, white or none
    signs: list[Sign]
    said: str
    name_x: int
    name_y: int
    anchor: str
    tight: bool                        # its name is left out when the map is far away
    bare: bool                         # nothing stands here
    coasts: str
    word: str = ""                     # said by choosing it first
    target: bool = False               # tokens can walk here
    stack: str = ""                    # own tokens that can move, own tokens there, what the area feeds
    fight: bool = False


@dataclass
class Vessel:
    """A ship on the map."""

    seat: int
    number: int
    node: str
    x: int
    y: int
    berth: int                         # how many lie before it
    cargo: int
    left: int
    said: str
    word: str = ""
    range: str = ""                    # what it reaches with one move, then with two: "node node|node"


@dataclass
class Water:
    """A coast or an open sea."""

    id: str
    name: str
    x: int
    y: int


@dataclass
class Map:
    """Everything on it."""

    marks: list[Mark]
    ships: list[Vessel]
    waters: list[Water]                # to which a ship can sail
    seas: list[Water]
    regions: list[tuple[str, bool]]    # and whether they are in play
    arrows: list[Arrow]
    home: str
    focus: str
    whole: str = WHOLE

    @property
    def goals(self) -> str:
        """Where stacks and ships can go: lands by their ids, waters with their places."""
        lands = [mark.id for mark in self.marks if mark.target]
        return "|".join([*lands, *[f"{water.id} {water.x} {water.y}" for water in self.waters]])


def draw(board: Board, table: Civilization, sight: Sight, texts: Texts, said: Choices, coming: Forecast | None) -> Map:
    marks = [mark(spot, board, sight, texts, coming) for spot in board.spots]
    for spot, each in zip(board.spots, marks):
        each.word = said.areas.get(spot.area, "")
        each.target = spot.area in said.targets
        if board.phase == "movement" and spot.unmoved and board.mover == sight.viewer:
            feeds = 0 if spot.city != NOBODY else spot.limit
            each.stack = f"{spot.unmoved} {spot.tokens[sight.viewer]} {feeds}"
    waters = [Water(NODE_IDS[node], NODES[node].names[texts.lang], *NODES_AT[node]) for node in said.waters]
    seas = [Water(node.id, node.names[texts.lang], *NODES_AT[node.index]) for node in NODES if node.open]
    used = table.map().areas
    regions = [(region, any(AREAS[area].region == i for area in used)) for i, region in enumerate(REGION_IDS)]
    home = around(looked_at(board, table, sight) or used)
    moved = arrows(sight.lines) if board.phase == "movement" else []
    return Map(marks, vessels(board, table, sight, texts, said), waters, seas, regions, moved, home,
               focus(board, sight))


def looked_at(board: Board, table: Civilization, sight: Sight) -> list[int]:
    """Who moves sees first what is in reach of the own tokens and ships."""
    if board.phase not in ("movement", "ships", "growth", "cities") or not sight.seated:
        return []
    seat = sight.viewer
    own = {*table.areas_of(seat), *table.cities_of(seat), *[NODE_AREA[node] for node in table.seat[seat].ships]} - {-1}
    return sorted({near for area in own for near in [area, *table.map().walks[area]]})


def focus(board: Board, sight: Sight) -> str:
    """Where a small screen looks first: at the own people."""
    own = [spot.area for spot in board.spots if sight.seated and (spot.tokens[sight.viewer] or
                                                                  spot.city == sight.viewer)]
    if not own:
        return ""
    x, y = (sum(AREAS_AT[area][i] for area in own) // len(own) for i in (0, 1))
    near = min(own, key=lambda area: abs(AREAS_AT[area][0] - x) + abs(AREAS_AT[area][1] - y))
    return f"{AREAS_AT[near][0]} {AREAS_AT[near][1]}"


def mark(spot: Spot, board: Board, sight: Sight, texts: Texts, coming: Forecast | None) -> Mark:
    row = AREAS[spot.area]
    less = coming.surplus.get(spot.area, 0) if coming else 0
    signs = in_row(spot, less)
    width = signs[-1].x + signs[-1].width // 2 if signs else 0
    name_x, name_y, anchor = named(spot.area, width)
    return Mark(row.id, row.names[texts.lang], *AREAS_AT[spot.area], spot.used, spot.city, SITES[spot.site],
                signs, words(spot, sight, texts), name_x, name_y, anchor, spot.area in TIGHT,
                spot.city == NOBODY and not any(spot.tokens), " ".join(NODE_IDS[node] for node in row.coasts),
                fight=bool(coming and spot.area in coming.fights))


def in_row(spot: Spot, less: int) -> list[Sign]:
    """The signs of an area side by side, around its place."""
    row = AREAS[spot.area]
    out: list[Sign] = []
    if row.volcano >= 0:
        out.append(Sign("volcano", 0, width=SIGN + 3))
    if spot.city != NOBODY:
        out.append(Sign("city", 0, spot.city, width=26))
    elif spot.site:
        out.append(Sign("site", 0, width=SIGN))
    for seat, number in enumerate(spot.tokens):
        if number:
            out.append(Sign("pill", 0, seat, number, PILL + (LONG if number > 9 else 0)))
    if spot.city == NOBODY:
        out.append(Sign("limit", 0, number=spot.limit, width=LIMIT))
    if less:
        out.append(Sign("less", 0, number=less, width=24))
    at = -sum(sign.width for sign in out) // 2
    for sign in out:
        sign.x = at + sign.width // 2
        at += sign.width
    return out


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
    return f"{out}: {held(spot, sight, texts) or texts.text('cv-empty')}"


def held(spot: Spot, sight: Sight, texts: Texts) -> str:
    """Whose city and tokens are there."""
    city = [texts.text("cv-city-of", name=sight.names[spot.city], who="you" if spot.city == sight.viewer else "other")
            ] if spot.city >= 0 else []
    return "; ".join([*city, *[texts.text("cv-tokens-of", name=sight.names[seat], number=number,
                                          who="you" if seat == sight.viewer else "other")
                               for seat, number in enumerate(spot.tokens) if number]])


def vessels(board: Board, table: Civilization, sight: Sight, texts: Texts, said: Choices) -> list[Vessel]:
    """Ships at one coast lie side by side."""
    out: list[Vessel] = []
    berths: dict[int, int] = {}
    step = movement(table)
    for ship in board.ships:
        place = berths.get(ship.node, 0)
        berths[ship.node] = place + 1
        x, y = NODES_AT[ship.node]
        label = texts.text("cv-ship-of", name=sight.names[ship.seat], node=NODES[ship.node].names[texts.lang],
                           cargo=ship.cargo, left=ship.left, who="you" if ship.seat == sight.viewer else "other")
        vessel = Vessel(ship.seat, ship.number + 1, NODE_IDS[ship.node], x, y, place, ship.cargo, ship.left,
                        label)
        if ship.seat == sight.viewer and ship.number in said.sails and step:
            far = step.distances(table, ship.seat, ship.node, ship.left)
            vessel.word = f"sail {ship.number + 1}"
            vessel.range = "|".join(" ".join(NODE_IDS[node] for node in said.sails[ship.number] if far[node] == moves)
                                    for moves in range(1, ship.left + 1))
        out.append(vessel)
    return out
