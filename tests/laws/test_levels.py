"""The short form of `make levels`: one game of every level in every title; and that it sees what is wrong."""
from __future__ import annotations

import pytest

from kronika.core.move import Move
from kronika.core.rng import Rng
from kronika.core.table import Table
from kronika.games import load
from kronika.players import Player
from tests.laws import levels
from tests.laws.walk import ALL

SHORT = ["farmers", "simple", "first", "base"]


@pytest.mark.parametrize("title", levels.TITLES, ids="-".join)
@pytest.mark.parametrize("level", levels.LEVELS)
def test_a_game_of_every_level(title: tuple[str, str], level: str) -> None:
    """The setup that is over soonest, of those with the fewest seats."""
    rows = [(game, setup) for game, setup in ALL if (game.key, setup.edition) == title]
    game, setup = min(rows, key=lambda row: (row[1].mode not in SHORT, row[1].seats))
    found = levels.play(game, setup, f"{level}@1" if level in levels.THINKING else level, 3, 10)
    assert found.wrong == []
    assert (found.compared > 0) == (level != "random")


class Fickle(Player):
    """Says something else each time it is asked, as somebody would who sees more than its view."""

    sees = True
    asked = 0

    def decide(self, view: Table | None, seat: int, options: list[Move], budget: int, rng: Rng) -> Move | None:
        self.asked += 1
        return options[self.asked % len(options)]


class Mute(Player):
    """Has nothing to say where it must speak."""

    sees = True

    def decide(self, view: Table | None, seat: int, options: list[Move], budget: int, rng: Rng) -> Move | None:
        return None


@pytest.mark.parametrize(("player", "said"), [(Fickle(), "in a world that looks alike"), (Mute(), "refused")])
def test_what_is_wrong_is_seen(monkeypatch: pytest.MonkeyPatch, player: Player, said: str) -> None:
    monkeypatch.setattr(levels, "make", lambda bot, game: player)
    game = load("seven_wonders")
    found = levels.play(game, game.setup(3), "search@1", 3, 2)
    assert any(said in problem for problem in found.wrong)
