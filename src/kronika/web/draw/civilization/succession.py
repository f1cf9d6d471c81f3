"""The succession table, and what each seat needs for its next space."""
from __future__ import annotations

from dataclasses import dataclass

from kronika.games.civilization.parts import Board
from kronika.games.civilization.table import Civilization
from kronika.locale import Texts
from kronika.web.draw.page import Say
from kronika.web.draw.sight import Sight


@dataclass
class Succession:
    """The succession table, and what each seat needs for its next space."""

    board: Board
    says: list[Say]


def draw(board: Board, table: Civilization, sight: Sight, texts: Texts, says: list[Say]) -> Succession | None:
    """None where there is nothing to show."""
    return Succession(board, says)
