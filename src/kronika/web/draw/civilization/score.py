"""The score sheet."""
from __future__ import annotations

from kronika.games.civilization.game import GAME
from kronika.games.civilization.table import Civilization
from kronika.locale import Texts
from kronika.web.draw.sheet import Sheet, columns
from kronika.web.draw.sight import Sight


def draw(sight: Sight, texts: Texts, history: list[Civilization]) -> Sheet:
    outcome = GAME.outcome(sight.view)
    return Sheet(sight, texts.text("web-score"), "", columns(sight, outcome.ranks, outcome.scores), [])
