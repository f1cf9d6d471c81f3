"""The greedy player plays a sensible civilization."""

from kronika.core.table import options
from kronika.games.through_the_ages.game import GAME
from kronika.sim.batch import Plan, run


def test_greedy_beats_random() -> None:
    result = run(Plan("through_the_ages", 2, ["greedy", "random"], 6))
    assert result["bots"][0]["wins"] == 6
    assert result["refused"] == 0


def test_greedy_scores_like_a_player() -> None:
    result = run(Plan("through_the_ages", 3, ["greedy"], 3))
    assert result["stats"]["culture"] > 100
    assert result["stats"]["uprisings"] < 0.05


def test_resigning_is_never_offered() -> None:
    """TA15-5.59: it is legal when it is said by name."""
    t = GAME.new(GAME.setup(2))
    assert "resign" not in {move.word for move in options(t, 0)}
