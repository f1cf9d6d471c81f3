"""Players that decide by themselves. They get a view, never the table."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kronika.core.game import Game
from kronika.core.move import Move
from kronika.core.rng import Rng
from kronika.core.table import Table
from kronika.games import part

LEVELS = ["random", "greedy"]


class Player:
    """`sees` tells whether it wants a view at all; the random player gets its options alone."""

    level = "random"
    sees = False

    def decide(self, view: Table | None, seat: int, options: list[Move], budget: int, rng: Rng) -> Move | None:
        """Choose one of the options. `budget` counts nodes of search, not seconds: equal seeds give equal logs.

        Where anybody may speak it may say something of its own, or nothing (None) until something changes.
        """
        return options[rng.below(len(options))]


class Greedy(Player):
    """One look ahead, with the game's own evaluation."""

    level = "greedy"
    sees = True

    def __init__(self, choose: Callable[[Any, int, list[Move], Rng], Move | None]) -> None:
        self.choose = choose

    def decide(self, view: Table | None, seat: int, options: list[Move], budget: int, rng: Rng) -> Move | None:
        sole = len(options) == 1 and not (view is not None and view.stack[-1].open)
        return options[0] if sole else self.choose(view, seat, options, rng)


def make(level: str, game: Game) -> Player:
    """The player of that level for the game. Raises ValueError with one clear sentence if there is none."""
    if level == "random":
        return Player()
    if level == "greedy":
        return Greedy(part(game.key, "bots").decide)
    raise ValueError(f"bot {level!r} is not one of: {', '.join(LEVELS)}")
