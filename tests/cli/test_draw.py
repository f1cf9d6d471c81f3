"""Every game has its picture in the terminal."""

from importlib import import_module

import pytest

from kronika.games import KEYS


@pytest.mark.parametrize("key", KEYS)
def test_every_game_has_a_painter(key: str) -> None:
    painter = import_module(f"kronika.cli.draw.{key}").Painter
    for part in ("picture", "prompt", "shows_all", "scores"):
        assert callable(getattr(painter, part))
