"""The judgement of each game: its own, or what can be made of a greedy player alone."""
from __future__ import annotations

import functools
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

from kronika.core.game import Game
from kronika.core.judgement import Judgement
from kronika.core.move import Move
from kronika.core.rng import Rng
from kronika.core.table import Table
from kronika.games import PACKAGES, load, part


class Plain(Judgement):
    """Of a game that has a greedy player and nothing more: playouts go to the end, and the points decide there."""

    def __init__(self, game: Game, choose: Callable[[Any, int, list[Move], Rng], Move | None]) -> None:
        self.game = game
        self.choose = choose

    def decide(self, t: Table, seat: int, offers: list[Move], rng: Rng) -> Move | None:
        return self.choose(t, seat, offers, rng)

    def points(self, t: Table, seat: int) -> float:
        return float(self.game.outcome(t).scores[seat]) if t.over else 0.0


@functools.cache
def judgement_of(key: str) -> Judgement:
    """What the game of that key knows of good play."""
    if find_spec(f"{PACKAGES[key]}.judgement") is None:
        return Plain(load(key), part(key, "bots").decide)
    found: Judgement = part(key, "judgement").JUDGEMENT
    return found
