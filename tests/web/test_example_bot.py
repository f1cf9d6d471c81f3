"""The bot in docs/ plays a whole game over HTTP, and stays short."""

import importlib.util
from pathlib import Path

from tests.web.server import Server

SOURCE = Path(__file__).parents[2] / "docs" / "example_bot.py"


def test_the_example_bot_plays_a_whole_game(server: Server) -> None:
    assert len(SOURCE.read_text(encoding="utf-8").splitlines()) < 60
    spec = importlib.util.spec_from_file_location("example_bot", SOURCE)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert module.play(server.base)["result"]["ranks"]
