"""The games: one package each, found by its key."""
from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any, Final

from kronika.core.game import Game

KEYS: Final = ["seven_wonders", "history_of_the_world", "through_the_ages"]


def load(key: str) -> Game:
    """The game of that key. Raises KeyError if there is none."""
    if key not in KEYS:
        raise KeyError(key)
    game: Game = import_module(f"kronika.games.{key}.game").GAME
    return game


def notes(key: str, edition: str) -> Any:
    """The notes of a game as the edition tells them; where there is only one, its module."""
    module = import_module(f"kronika.games.{key}.notes")
    return module.of(edition) if hasattr(module, "of") else module


def home(key: str) -> Path:
    """The folder of the game's package, with its data and rules."""
    return Path(__file__).parent / key
