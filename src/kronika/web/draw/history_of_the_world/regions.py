"""The regions with their tokens and everybody's standing, and what each seat would score now."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kronika.games.history_of_the_world.cards import CAPITAL_POINTS, CITY_POINTS, EPOCHS, MONUMENT_POINTS
from kronika.games.history_of_the_world.lands import REGIONS, TOKENS
from kronika.games.history_of_the_world.parts import Board
from kronika.games.history_of_the_world.scoring import LEVELS
from kronika.games.history_of_the_world.table import World
from kronika.locale import Texts
from kronika.web.draw.page import you_or
from kronika.web.draw.sight import Sight
from kronika.web.draw.words import ROMAN

ROOM: Final = 4                        # lines of a sum that are shown at once


@dataclass
class Cell:
    """One seat in one region."""

    seat: int
    armies: int = 0
    level: int = 0
    said: str = ""


@dataclass
class Row:
    """A region."""

    id: str
    name: str
    values: list[int]
    lands: int
    cells: list[Cell]
    doubt: bool
    until: str                         # how long the token lies there
    best: int                          # the viewer's level


@dataclass
class Share:
    """A line of what a seat would score now."""

    name: str
    points: int


@dataclass
class Structures:
    """What a seat holds that scores."""

    capitals: int = 0
    cities: int = 0
    monuments: int = 0

    @property
    def points(self) -> int:
        return self.capitals * CAPITAL_POINTS + self.cities * CITY_POINTS + self.monuments * MONUMENT_POINTS


def rows(board: Board, table: World, sight: Sight, texts: Texts) -> list[Row]:
    """The regions that score or hold armies, in the order of the board."""
    out: list[Row] = []
    for plate in board.plates:
        if not plate.values and not plate.standings:
            continue
        region = REGIONS[plate.region]
        cells = [Cell(seat) for seat in range(table.seats)]
        for standing in plate.standings:
            level = LEVELS.index(standing.level)
            name = you_or(sight, texts, standing.seat)
            said = texts.text("hw-standing", name=name, armies=standing.armies, level=standing.level,
                              points=standing.points)
            cells[standing.seat] = Cell(standing.seat, standing.armies, level, said)
        token = table.tokens[plate.region]
        doubt = token >= 0 and TOKENS[token].reconstructed
        best = cells[sight.viewer].level if sight.seated else 0
        out.append(Row(plate.word, region.names[texts.lang], plate.values, len(region.lands), cells, doubt,
                       lasts(token, texts), best))
    return out


def lasts(token: int, texts: Texts) -> str:
    """Until which epoch the token lies on its plate."""
    if token < 0:
        return texts.text("hw-token-none")
    row = TOKENS[token]
    last = min(row.epoch + row.duration - 1, EPOCHS)
    return texts.text("hw-token-until", epoch=ROMAN[last], presence=row.values[0], dominance=row.values[1],
                      control=row.values[2])


def structures(board: Board, seat: int) -> Structures:
    out = Structures()
    for spot in board.lands:
        if spot.holder == seat:
            out.capitals += "capital" in spot.built
            out.cities += "city" in spot.built
            out.monuments += "monument" in spot.built
    return out


def shares(board: Board, seat: int, texts: Texts) -> list[Share]:
    """What the seat would score now, line by line."""
    out: list[Share] = []
    for plate in board.plates:
        for standing in plate.standings:
            if standing.seat == seat and standing.points:
                out.append(Share(texts.text("hw-share", region=REGIONS[plate.region].names[texts.lang],
                                            level=standing.level), standing.points))
    held = structures(board, seat)
    if held.points:
        out.append(Share(held_said(held, texts), held.points))
    return out


def foremost(lines: list[Share], texts: Texts) -> list[Share]:
    """As many lines as the panel has room for: the greatest, and the rest as one."""
    if len(lines) <= ROOM:
        return lines
    order = sorted(lines, key=lambda share: -share.points)
    rest = order[ROOM - 1:]
    more = Share(texts.text("hw-share-more", number=len(rest)), sum(share.points for share in rest))
    return [*order[:ROOM - 1], more]


def held_said(held: Structures, texts: Texts) -> str:
    """1 capital, 2 cities, 2 monuments."""
    counts = [("capitals", held.capitals), ("cities", held.cities), ("monuments", held.monuments)]
    return ", ".join(texts.text(f"hw-count-{name}", number=number) for name, number in counts if number)


def share_sum(board: Board, seat: int, texts: Texts) -> str:
    """The sum behind the number, one line each."""
    lines = shares(board, seat, texts)
    total = sum(share.points for share in lines)
    return "\n".join([f"{total} =" if lines else "0", *(f"{share.points} {share.name}" for share in lines)])
