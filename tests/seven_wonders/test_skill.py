"""Search of 7 Wonders tries what its tuned numbers like (tests/players/test_taste.py: that they play better)."""
from __future__ import annotations

from kronika.core.rng import Rng
from kronika.core.table import actors, lowest, options
from kronika.games import load
from kronika.games.seven_wonders.game import GAME
from kronika.games.seven_wonders.judgement import JUDGEMENT
from kronika.players import make
from kronika.players.search import Search
from tests.laws.walk import walk


def test_search_tries_what_it_likes() -> None:
    """Its choice first, then its likes in their order; greedy's likes are left to whims and to training."""
    game = load("seven_wonders")
    player = make("search@4", game)
    assert isinstance(player, Search)
    differ = 0
    for number, t in enumerate(walk(GAME, GAME.setup(4), 32, "greedy")):
        if t.over or number % 5:
            continue
        seat = lowest(actors(t))
        view, offers = GAME.view(t, seat), options(t, seat)
        liked = JUDGEMENT.skilled(view, seat, offers, Rng(1))
        assert liked is not None
        likes = JUDGEMENT.likes(view, seat, offers)
        tried = [likes[offers.index(trial.move)] for trial in player.candidates(view, seat, offers, liked)]
        assert tried == sorted(likes, reverse=True)[:JUDGEMENT.breadth]
        differ += likes != JUDGEMENT.priors(view, seat, offers)
    assert differ > 8
