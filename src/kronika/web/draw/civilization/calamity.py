"""The calamity that is being carried out: whom it hits, who loses what, and why."""
from __future__ import annotations

from dataclasses import dataclass

from kronika.games.civilization.parts import Board
from kronika.games.civilization.table import Civilization
from kronika.locale import Texts
from kronika.web.draw.page import Say
from kronika.web.draw.sight import Sight


@dataclass
class Calamity:
    """The calamity that is being carried out: whom it hits, who loses what, and why."""

    board: Board
    says: list[Say]


def draw(board: Board, table: Civilization, sight: Sight, texts: Texts, says: list[Say]) -> Calamity | None:
    """None where there is nothing to show."""
    return Calamity(board, says)
