"""The viewer's ships while he moves: cargo, range, and what can be said of each."""
from __future__ import annotations

from dataclasses import dataclass, field

from kronika.games.civilization.areas import NODES
from kronika.games.civilization.cards import CARGO, CLOTH_MAKING, LONG_VOYAGE, VOYAGE
from kronika.games.civilization.moves import Embark, Land
from kronika.games.civilization.parts import Board
from kronika.games.civilization.table import Civilization
from kronika.locale import Texts
from kronika.web.draw.civilization.choices import Choices
from kronika.web.draw.civilization.rows import Chip
from kronika.web.draw.sight import Sight


@dataclass
class Ship:
    """A ship with its place, cargo and range."""

    number: int
    node: str
    cargo: int
    room: int
    left: int
    range: int
    sail: str                          # the words with which its voyage begins
    aboard: list[Chip] = field(default_factory=list)
    ashore: list[Chip] = field(default_factory=list)


def fleet(board: Board, table: Civilization, sight: Sight, texts: Texts, said: Choices) -> list[Ship]:
    """Those of the viewer, if it is his turn to move."""
    if board.phase != "movement" or board.mover != sight.viewer or not said.says:
        return []
    far = LONG_VOYAGE if table.seat[sight.viewer].has(CLOTH_MAKING) else VOYAGE
    out = [Ship(ship.number + 1, NODES[ship.node].names[texts.lang], ship.cargo, CARGO, ship.left, far,
                f"sail {ship.number + 1}" if ship.number in said.sails else "")
           for ship in board.ships if ship.seat == sight.viewer]
    for move, say in zip(said.moves, said.says):
        if isinstance(move, Embark):
            out[move.ship].aboard.append(Chip(say.words, str(move.number)))
        elif isinstance(move, Land):
            out[move.ship].ashore.append(Chip(say.words, str(move.number)))
    return out
