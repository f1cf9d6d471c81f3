"""The greedy player plays a sensible civilization."""

from kronika.core.playout import playout
from kronika.core.rng import Rng
from kronika.core.table import actors, lowest, options
from kronika.games.through_the_ages.game import GAME
from kronika.games.through_the_ages.judgement import JUDGEMENT
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


def test_the_shortest_game_is_left_to_greedy() -> None:
    """The tuned numbers are for games that go on after age I."""
    for mode, same in (("simple", True), ("advanced", False)):
        game = GAME.of("2006")
        t = game.new(GAME.setup(2, "2006", mode))
        playout(t, Rng(3), 40, False, Rng(4), JUDGEMENT)
        seat = lowest(actors(t))
        assert (JUDGEMENT.likes(t, seat, options(t, seat)) == JUDGEMENT.priors(t, seat, options(t, seat))) == same
