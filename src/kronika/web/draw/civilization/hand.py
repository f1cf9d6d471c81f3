"""The trade cards in the viewer's hand, in sets."""
from __future__ import annotations

from dataclasses import dataclass

from kronika.games.civilization.parts import Board
from kronika.games.civilization.table import Civilization
from kronika.locale import Texts
from kronika.web.draw.page import Say
from kronika.web.draw.sight import Sight


@dataclass
class Hand:
    """The trade cards in the viewer's hand, in sets."""

    board: Board
    says: list[Say]


def draw(board: Board, table: Civilization, sight: Sight, texts: Texts, says: list[Say]) -> Hand | None:
    """None where there is nothing to show."""
    return Hand(board, says)
