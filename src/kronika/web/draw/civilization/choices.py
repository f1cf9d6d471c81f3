"""What can be said now: every sentence with its label, and which part of the map says what."""
from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from kronika.core.move import Move
from kronika.core.table import options
from kronika.games.civilization import notes
from kronika.games.civilization.areas import AREA_IDS, NODE_AREA, NODE_IDS, PLAINS, VOLCANOES
from kronika.games.civilization.cards import NATIONS
from kronika.games.civilization.game import GAME
from kronika.games.civilization.moves import (
    Annex,
    Build,
    Choose,
    Destroy,
    Erupt,
    First,
    Grow,
    Inundate,
    Join,
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
from kronika.games.civilization.table import Civilization
from kronika.locale import Texts
from kronika.locale.log import offer
from kronika.web.draw.page import Say
from kronika.web.draw.sight import Sight

IN_AREA: Final = (Take, Destroy, First, Reduce, Build, Secede, Seize, Raid, Grow, Lose, Join, Annex)


@dataclass
class Choices:
    """Everything that can be said."""

    says: list[Say] = field(default_factory=list)
    moves: list[Move] = field(default_factory=list)
    areas: dict[int, str] = field(default_factory=dict)    # by area: the words that are said by choosing it first
    targets: set[int] = field(default_factory=set)         # areas to which tokens can walk
    waters: set[int] = field(default_factory=set)          # nodes to which ships can sail
    ships: set[int] = field(default_factory=set)           # own ships that can sail

    @property
    def words(self) -> set[str]:
        return {word for say in self.says for word in say.list}


def choices(board: Board, table: Civilization, sight: Sight, texts: Texts) -> Choices:
    out = Choices()
    if not sight.live or not sight.seated or table.over:
        return out
    for move in options(table, sight.viewer):
        out.moves.append(move)
        out.says.append(Say(GAME.grammar.say(move), offer(texts, notes, move), "house/check"))
        place(move, table, out)
    return out


def place(move: Move, table: Civilization, out: Choices) -> None:
    """Where on the map the sentence is said."""
    if isinstance(move, Walk):
        out.areas.setdefault(move.area, f"walk {AREA_IDS[move.area]}")
        out.targets.add(move.to)
    elif isinstance(move, Sail):
        out.ships.add(move.ship)
        out.waters.add(move.node)
    elif isinstance(move, (Launch, Maintain)):
        out.areas.setdefault(NODE_AREA[move.node], f"{move.word} {NODE_IDS[move.node]}")
    elif isinstance(move, IN_AREA):
        out.areas.setdefault(move.area, f"{move.word} {AREA_IDS[move.area]}")
    elif isinstance(move, Erupt):
        for area in VOLCANOES[move.volcano]:
            out.areas.setdefault(area, GAME.grammar.say(move))
    elif isinstance(move, Inundate):
        for area in PLAINS[move.plain]:
            out.areas.setdefault(area, GAME.grammar.say(move))
    elif isinstance(move, Choose):
        out.areas.setdefault(NATIONS[move.nation].starts[table.chart], GAME.grammar.say(move))
