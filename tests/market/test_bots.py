"""Greedy traders deal; whatever plays them, the same game comes of the same seed; silence is no endless loop."""

from pathlib import Path

import pytest

from kronika.core.move import Move
from kronika.core.rng import Rng, stream
from kronika.core.table import Table
from kronika.players import Player, make
from kronika.players.match import Match, Quick
from kronika.referee.record import read
from kronika.referee.replay import verify
from kronika.sim.batch import Plan, run
from tests.market.game import GAME
from tests.market.positions import KEY


def test_forty_games_of_greedy_traders_make_deals() -> None:
    found = run(Plan(KEY, 3, ["greedy"], 40, audit=True))
    assert (found["finished"], found["refused"], found["problems"]) == (40, 0, [])
    assert found["stats"]["deals"] >= 2
    assert found["stats"]["offers"] >= found["stats"]["deals"] * 2


def test_to_trade_pays() -> None:
    greedy, others = run(Plan(KEY, 3, ["greedy", "random"], 30))["bots"]
    assert greedy["mean_score"] > others["mean_score"]


@pytest.mark.parametrize("bots", [["random"], ["greedy"]])
def test_a_recorded_game_is_the_same_game_and_proves_its_gong(bots: list[str], tmp_path: Path) -> None:
    plan = Plan(KEY, 3, bots, 6, options={"offers_per_phase": "9"})
    plain = run(plan)
    plan.records = str(tmp_path)
    recorded = run(plan)
    assert {key: plain[key] for key in ("decisions", "ends", "stats")} == \
           {key: recorded[key] for key in ("decisions", "ends", "stats")}
    texts = [path.read_text(encoding="utf-8") for path in sorted(tmp_path.iterdir())]
    assert any("chance gong" in text for text in texts)
    for text in texts:
        verdict = verify(read(text))
        assert verdict.replayed, verdict.text
        assert verdict.simulated


class Mute(Player):
    """Has never anything to say where it may keep silent."""

    sees = True

    def decide(self, view: Table | None, seat: int, options: list[Move], budget: int, rng: Rng) -> Move | None:
        assert view is not None
        return None if view.stack[-1].open else options[-1]


def test_when_nobody_has_anything_to_say_time_runs_out() -> None:
    door = Quick(GAME, GAME.setup(3, options={"offers_per_phase": "none"}), Rng(1))
    match = Match(GAME, door, [Mute()] * 3, stream(1, 0))
    made = match.run(200)
    assert door.table.over
    assert (match.refused, made) == (0, 3 * (3 + 3))


def test_one_who_is_silent_does_not_stop_the_others() -> None:
    door = Quick(GAME, GAME.setup(3), Rng(1))
    match = Match(GAME, door, [Mute(), make("greedy", GAME), make("greedy", GAME)], stream(1, 0))
    match.run(2000)
    assert door.table.over
    assert match.refused == 0
