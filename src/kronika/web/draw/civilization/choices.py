"""What can be said now: every sentence with its label, and which part of the map says what."""
from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from kronika.core.move import Move
from kronika.core.table import options
from kronika.games.civilization import notes
from kronika.games.civilization.areas import AREA_IDS, AREAS, NODE_AREA, NODE_IDS, PLAINS, VOLCANOES
from kronika.games.civilization.calamities import exposed
from kronika.games.civilization.cards import FLOOD, ICONOCLASM, NATIONS
from kronika.games.civilization.cities import cost
from kronika.games.civilization.game import GAME
from kronika.games.civilization.losses import Shares
from kronika.games.civilization.movement import Movement
from kronika.games.civilization.moves import (
    Annex,
    Assign,
    Build,
    Choose,
    Destroy,
    Embark,
    Erupt,
    First,
    Grow,
    Inundate,
    Join,
    Land,
    Launch,
    Lose,
    Maintain,
    Raid,
    Reduce,
    Sail,
    Secede,
    Seize,
    Take,
    Walk,
)
from kronika.games.civilization.parts import Board
from kronika.games.civilization.table import NOBODY, Civilization
from kronika.locale import Texts
from kronika.locale.log import offer
from kronika.web.draw.page import Say
from kronika.web.draw.sight import Sight

WHOLE: Final = (Take, Destroy, First, Reduce, Build, Secede, Seize, Raid)      # an area is all that they name
SOME: Final = (Grow, Lose, Join, Annex)                                        # so many in an area
ICONS: Final = {"walk": "", "embark": "ships", "land": "ships", "sail": "", "launch": "ships",
                "maintain": "ships", "build": "cities", "gold": "gold", "first": "fight"}


@dataclass
class Choices:
    """Everything that can be said."""

    says: list[Say] = field(default_factory=list)
    moves: list[Move] = field(default_factory=list)
    areas: dict[int, str] = field(default_factory=dict)    # by area: the words that are said by choosing it first
    targets: set[int] = field(default_factory=set)         # areas to which tokens can walk
    sails: dict[int, list[int]] = field(default_factory=dict)      # by own ship: the nodes to which it can sail

    @property
    def waters(self) -> list[int]:
        return sorted({node for nodes in self.sails.values() for node in nodes})


def choices(board: Board, table: Civilization, sight: Sight, texts: Texts) -> Choices:
    out = Choices()
    if not sight.live or not sight.seated or table.over:
        return out
    offered = options(table, sight.viewer)
    moves = marching(offered, table, sight.viewer) if board.phase == "movement" else sensible(offered, table)
    for move in moves:
        out.moves.append(move)
        out.says.append(Say(GAME.grammar.say(move), label(move, texts), ICONS.get(move.word, "house/check")))
        place(move, table, out)
    return out


def label(move: Move, texts: Texts) -> str:
    """What the main button says; tokens that walk say only how many and where to."""
    if isinstance(move, Walk):
        return texts.text("cv-do-walk", number=move.number, area=AREAS[move.to].names[texts.lang])
    return offer(texts, notes, move)


def sensible(offered: list[Move], table: Civilization) -> list[Move]:
    """CV-R70: nobody is told to lose more than there is, though it may be said."""
    top: object = table.stack[-1]
    if not isinstance(top, Shares):
        return offered
    return [move for move in offered if not isinstance(move, Assign)
            or move.number <= at_stake(table, top, table.seat_of(move.nation))]


def at_stake(table: Civilization, shares: Shares, seat: int) -> int:
    """What a seat could lose in the calamity: cities, units on the plain, or all units."""
    if shares.kind == ICONOCLASM:
        return table.seat[seat].cities
    return exposed(table, seat, shares.plain) if shares.kind == FLOOD else table.units(seat)


def marching(offered: list[Move], table: Civilization, seat: int) -> list[Move]:
    """Every number of tokens that may walk, board or land; of each area the best way out comes first."""
    most: dict[tuple[int, int], int] = {}
    out: list[Move] = []
    for move in offered:
        if isinstance(move, Walk):
            most[move.area, move.to] = max(move.number, most.get((move.area, move.to), 0))
        elif isinstance(move, (Embark, Land)):
            out += [type(move)(move.ship, number) for number in range(move.number, 0, -1)]
        else:
            out.append(move)
    ways = sorted(most, key=lambda way: (way[0], -promise(table, seat, way[1], most[way])))
    return [*[Walk(area, to, number) for area, to in ways for number in range(most[area, to], 0, -1)], *out]


def promise(table: Civilization, seat: int, to: int, number: int) -> int:
    """How good it is for so many tokens to walk there: a city first, then room, then peace."""
    if table.city[to] != NOBODY:
        return -10
    others = table.crowd(to) - table.on(to, seat)
    there = table.on(to, seat) + number
    city = 20 if AREAS[to].site and there >= cost(to) and not others else 0
    room = min(number, max(0, AREAS[to].limit - table.on(to, seat)))
    return city + 3 * room + (1 if AREAS[to].site else 0) - 4 * others


def place(move: Move, table: Civilization, out: Choices) -> None:
    """Where on the map the sentence is said."""
    if isinstance(move, Walk):
        out.areas.setdefault(move.area, f"walk {AREA_IDS[move.area]}")
        out.targets.add(move.to)
    elif isinstance(move, Sail):
        out.sails.setdefault(move.ship, []).append(move.node)
    elif isinstance(move, (Launch, Maintain)):
        out.areas.setdefault(NODE_AREA[move.node], f"{move.word} {NODE_IDS[move.node]}")
    elif isinstance(move, WHOLE):
        out.areas.setdefault(move.area, f"{move.word} {AREA_IDS[move.area]}")
    elif isinstance(move, SOME):
        out.areas[move.area] = most(move, out)
    elif isinstance(move, (Erupt, Inundate)):
        areas = VOLCANOES[move.volcano] if isinstance(move, Erupt) else PLAINS[move.plain]
        for area in areas:
            out.areas.setdefault(area, GAME.grammar.say(move))
    elif isinstance(move, Choose):
        out.areas.setdefault(NATIONS[move.nation].starts[table.chart], GAME.grammar.say(move))


def most(move: Grow | Lose | Join | Annex, out: Choices) -> str:
    """Growth goes to an area at once, as much as may; for everything else the number is asked."""
    if isinstance(move, Grow):
        return GAME.grammar.say(move)            # the largest number comes last
    return f"{move.word} {AREA_IDS[move.area]}"


def movement(table: Civilization) -> Movement | None:
    """The step in which somebody moves now."""
    top: object = table.stack[-1] if table.stack else None
    return top if isinstance(top, Movement) else None
