"""The games: one package each, found by its key.

KRONIKA_GAMES names packages of further games, parted by commas: those of other authors. They are imported as they are
named there, and never by anything that a request says.
"""
from __future__ import annotations

import os
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from kronika.core.game import Game

OWN: Final = ["seven_wonders", "history_of_the_world", "through_the_ages", "civilization"]
PACKAGES: Final = {key: f"kronika.games.{key}" for key in OWN}       # every game that can be loaded


def add(package: str) -> str:
    """Make the game of that package known; its key, which is the last part of the package's name."""
    key = package.rpartition(".")[2]
    if PACKAGES.setdefault(key, package) != package:
        raise ValueError(f"{package}: there is a game {key} already, {PACKAGES[key]}")
    return key


for _name in os.environ.get("KRONIKA_GAMES", "").split(","):
    if _name.strip():
        add(_name.strip())
KEYS: Final = list(PACKAGES)                     # the games that are offered here


def load(key: str) -> Game:
    """The game of that key. Raises KeyError if there is none."""
    game: Game = part(key, "game").GAME
    return game


def part(key: str, name: str) -> Any:
    """A module of the game's package: bots, notes, scenario. Raises KeyError if there is no such game."""
    return import_module(f"{PACKAGES[key]}.{name}")


def notes(key: str, edition: str) -> Any:
    """The notes of a game as the edition tells them; where there is only one, its module."""
    load(key)                                    # its editions are known from then on
    module = part(key, "notes")
    return module.of(edition) if hasattr(module, "of") else module


def home(key: str) -> Path:
    """The folder of the game's package, with its data and rules."""
    file = import_module(PACKAGES[key]).__file__
    assert file is not None
    return Path(file).parent


def others() -> list[str]:
    """The games that came from elsewhere: their package also holds their page, texts and pictures."""
    return [key for key in PACKAGES if key not in OWN]
