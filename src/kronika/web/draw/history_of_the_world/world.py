"""The map: each land with its army, structures and signs, what can be picked, plates, discs, names."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kronika.games.history_of_the_world.cards import EMPIRES, EVENTS
from kronika.games.history_of_the_world.lands import AREAS, LANDS, REGIONS
from kronika.games.history_of_the_world.moves import INVADE
from kronika.games.history_of_the_world.parts import Board, Spot, Target
from kronika.games.history_of_the_world.table import World
from kronika.locale import Texts
from kronika.web.draw.history_of_the_world.atlas import (
    AREAS_AT,
    LANDS_AT,
    OLD_WORLD,
    PLATES_AT,
    WATERS,
    WHOLE,
    around,
    disc,
    in_view,
    label,
)
from kronika.web.draw.history_of_the_world.face import percent
from kronika.web.draw.history_of_the_world.flags import PLATE, Box, flag, written
from kronika.web.draw.history_of_the_world.regions import Row
from kronika.web.draw.page import refusal
from kronika.web.draw.sight import Sight

LATE: Final = 3                        # the epochs of the old world
BEST: Final = 3                        # lands that stand out among many
STRUCTURES: Final = ["capital", "city", "monument"]


@dataclass
class Sign:
    """A small drawing beside the army."""

    name: str
    x: float
    y: float


@dataclass
class Mark:
    """A land on the map."""

    id: str
    name: str
    region: str
    x: float
    y: float
    label_x: float
    label_y: float
    anchor: str
    seat: int                          # whose army; -1: nobody's
    active: bool
    own: bool
    army_x: float
    signs: list[Sign]
    fort: bool
    said: str
    pick: bool = False                 # whether a sentence names it
    ask: str = ""                      # the rule why it cannot be invaded
    odds: str = ""                     # on its flag: of each way, if they differ
    best: bool = False                 # one of the few that promise most
    way: str = ""
    flag_x: float = 0
    flag_y: float = 0
    last: bool = False
    siege: int = -1                    # whose army stands before it
    letter: str = ""                   # of the card that starts here


@dataclass
class Water:
    """A sea, an ocean or a barren area with its name, and the disc that lies there."""

    id: str
    name: str
    kind: str                          # water-name, barren-name
    size: str
    x: float
    y: float
    turn: int
    disc: int = -1                     # whose
    disc_x: float = 0
    disc_y: float = 0
    icon: str = ""
    pick: bool = False


@dataclass
class Plate:
    """A region's token on the map."""

    id: str
    name: str
    x: float
    y: float
    width: int
    values: list[int]
    level: int                         # that the viewer has reached
    said: str
    pick: bool = False


@dataclass
class Map:
    """Everything on it."""

    marks: list[Mark]
    waters: list[Water]
    plates: list[Plate]
    home: str                          # what is seen first, of the whole
    focus: str
    whole: str = WHOLE


def draw(board: Board, table: World, sight: Sight, texts: Texts, words: set[str], rows: list[Row],
         last: int) -> Map:
    """`words`: everything that the sentences of the moment name; `last`: the land of the last deed."""
    mine = board.card is not None and sight.live and board.player == sight.viewer and board.phase == "conquest"
    targets = {target.land: target for target in board.targets}
    best = promising(board.targets)
    marks = [mark(spot, targets.get(spot.land), sight, texts) for spot in board.lands]
    for spot, land in zip(board.lands, marks):
        land.pick = land.id in words
        land.last = spot.land == last
        land.best = spot.land in best
        if mine and not land.pick:
            land.ask = refusal(table, sight.viewer, INVADE[spot.land][0])
    if board.fight:
        marks[board.fight.land].siege = board.fight.seat
    for letter, start in starts(board):
        marks[start].letter = letter
    spread(marks, [Box(plate.x, plate.y, plate.width / 2, PLATE) for plate in plates(rows, words)])
    legal = [spot.land for spot, land in zip(board.lands, marks) if land.pick and not land.own]
    return Map(marks, waters(board, texts, words), plates(rows, words),
               view(board, legal, [land for _, land in starts(board)]), focus(board, sight, legal))


def mark(spot: Spot, target: Target | None, sight: Sight, texts: Texts) -> Mark:
    row = LANDS[spot.land]
    x, y = LANDS_AT[spot.land]
    label_x, label_y, anchor = label(spot.land)
    held = spot.holder >= 0
    built = [name for name in STRUCTURES if name in spot.built]
    width = (22 if held else 0) + 14 * len(built) + (0 if held else 9 * spot.resources)
    left = x - width / 2
    after = left + (24 if held else 0)
    signs = [Sign(name, round(after + 14 * i, 1), round(y - 8, 1)) for i, name in enumerate(built)]
    after += 14 * len(built)
    signs += [Sign("resource", round(left - 9 - 7 * i, 1), round(y - 1, 1)) if held
              else Sign("resource", round(after + 9 * i, 1), round(y - 5, 1)) for i in range(spot.resources)]
    if anchor == "end":
        label_x = round(min(label_x, left - 4 - (2 + 7 * spot.resources if held and spot.resources else 0)), 1)
    elif anchor == "start":
        label_x = round(max(label_x, left + width + 4), 1)
    out = Mark(row.id, row.names[texts.lang], REGIONS[row.region].id, x, y, label_x, label_y, anchor, spot.holder,
               spot.active, held and spot.active and spot.holder == sight.viewer, round(left + 11, 1), signs,
               "fort" in spot.built, said(spot, target, sight, texts))
    out.flag_x, out.flag_y = x, round(y + (20 if label_y < y else -19), 1)
    if target:
        out.way = target.ways[0]
        if target.defended:
            chances = [percent(route.win, "en").rstrip("%") for route in target.routes]
            out.odds = "·".join(dict.fromkeys(chances))
    return out


def spread(marks: list[Mark], plates: list[Box]) -> None:
    """Give each flag a place beside its land where nothing lies; those that promise most choose first."""
    taken = plates + [Box(mark.army_x, mark.y) for mark in marks if mark.seat >= 0]
    names = [written(mark.name, mark.label_x, mark.label_y, mark.anchor) for mark in marks]
    for mark in sorted((each for each in marks if each.way and each.pick), key=lambda each: not each.best):
        taken.append(flag(mark.x, mark.y, mark.flag_y, mark.odds, taken, names))
        mark.flag_x, mark.flag_y = taken[-1].x, taken[-1].y


def said(spot: Spot, target: Target | None, sight: Sight, texts: Texts) -> str:
    """All of a land in a few words: for the reader of a screen, and for whoever taps it."""
    row = LANDS[spot.land]
    ground = [texts.text(f"hw-terrain-{spot.terrain}")]
    if spot.resources:
        ground.append(texts.text("hw-resources", number=spot.resources))
    ground[0] = ground[0].capitalize()
    out = f"{row.names[texts.lang]} ({REGIONS[row.region].names[texts.lang]}). {', '.join(ground)}. "
    out += holder(spot, sight, texts)
    if spot.built:
        out += "; " + ", ".join(texts.text(f"hw-{name}") for name in spot.built)
    out += "."
    if target and target.defended:
        chances = ", ".join(texts.text("hw-odds-by", way=route.way, odds=percent(route.win, texts.lang))
                            for route in target.routes)
        out += f" {chances[:1].upper()}{chances[1:]}."
    return out


def holder(spot: Spot, sight: Sight, texts: Texts) -> str:
    if spot.holder < 0:
        return texts.text("hw-no-army")
    return texts.text("hw-army-of", name=sight.names[spot.holder], active="yes" if spot.active else "no",
                      who="you" if spot.holder == sight.viewer else "other")


def starts(board: Board) -> list[tuple[str, int]]:
    """The start lands of the cards to choose from, by letters."""
    if board.phase == "empires":
        return [(chr(65 + i), land) for i, empire in enumerate(board.pile) for land in EMPIRES[empire].start]
    if board.phase == "events":
        cards = [EVENTS[event].card for event in board.pile]
        return [(chr(65 + i), land) for i, card in enumerate(cards) if card is not None for land in card.start]
    return []


def waters(board: Board, texts: Texts, words: set[str]) -> list[Water]:
    discs = board.card.discs if board.card else []
    out: list[Water] = []
    for area in AREAS:
        x, y, turn, size = WATERS.get(area.id, (*AREAS_AT[area.index], 0, ""))
        water = Water(area.id, area.names[texts.lang], "water-name" if area.fleet else "barren-name", size, x, y, turn)
        water.pick = area.id in words
        if area.id in discs:
            water.disc = board.player
            water.disc_x, water.disc_y = disc(area.index)
            water.icon = "fleet" if area.fleet else "caravan"
        out.append(water)
    return out


def plates(rows: list[Row], words: set[str]) -> list[Plate]:
    ids = [region.id for region in REGIONS]
    out: list[Plate] = []
    for row in rows:
        x, y = PLATES_AT[ids.index(row.id)]
        out.append(Plate(row.id, row.name, x, y, max(62, 6 * len(row.name) + 12), row.values, row.best,
                         f"{row.name}: {row.until}", row.id in words))
    return out


def view(board: Board, legal: list[int], letters: list[int]) -> str:
    """What can be picked or is under way, with some room around it; else the part of the world that is peopled."""
    standing = [spot.land for spot in board.lands if spot.active and spot.holder == board.player]
    lands = letters or (legal and legal + standing) or ([board.fight.land, *standing] if board.fight else [])
    if lands:
        return around(lands)
    beyond = any(spot.holder >= 0 and not in_view(spot.land) for spot in board.lands)
    return WHOLE if beyond and board.epoch > LATE else OLD_WORLD


def focus(board: Board, sight: Sight, legal: list[int]) -> str:
    """Where a small screen looks: at the battle, at what can be picked, at active armies, or at the cradle of all."""
    lands = [board.fight.land] if board.fight else legal
    lands = lands or [spot.land for spot in board.lands if spot.active and spot.holder == board.player]
    lands = lands or [land for _, land in starts(board)]
    lands = lands or [spot.land for spot in board.lands if spot.holder == sight.viewer]
    if not lands:
        return "790 300"
    middle = min(lands, key=lambda land: sum(abs(LANDS_AT[land][0] - LANDS_AT[other][0])
                                             + abs(LANDS_AT[land][1] - LANDS_AT[other][1]) for other in lands))
    return f"{LANDS_AT[middle][0]:.0f} {LANDS_AT[middle][1]:.0f}"


def promising(targets: list[Target]) -> set[int]:
    """The lands that promise most points, where there are many to choose from."""
    worth = sorted(targets, key=lambda target: -target.gain * target.holds)
    return {target.land for target in worth[:BEST] if target.gain > 0} if len(targets) > BEST else set()
