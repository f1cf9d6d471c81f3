"""The taste of players who think: greedy plays as before, and theirs is better, from the view alone."""
from __future__ import annotations

from kronika.core.company import Company, Skilled
from kronika.core.playout import Policy, playout
from kronika.core.rng import Rng
from kronika.core.table import actors, check, lowest, options
from kronika.games import load
from kronika.games.seven_wonders.bots import decide
from kronika.games.seven_wonders.game import GAME
from kronika.games.seven_wonders.judgement import JUDGEMENT
from kronika.games.seven_wonders.score import total
from kronika.games.seven_wonders.table import SevenWonders
from kronika.players import make
from kronika.players.search import Search
from tests.laws.walk import walk


def played(seats: int, seed: int, policy: Policy) -> list[int]:
    t = GAME.new(GAME.setup(seats))
    playout(t, Rng(seed), 10_000, True, Rng(seed + 1000), policy)
    assert isinstance(t, SevenWonders)
    return [total(t, seat) for seat in range(seats)]


def test_greedy_plays_as_before_it_had_a_taste() -> None:
    """The points of games that were played when its numbers stood in the code."""
    assert [played(3, seed, JUDGEMENT) for seed in range(3)] == [[57, 53, 56], [57, 55, 58], [49, 57, 55]]


def test_it_is_before_greedy() -> None:
    """One among three greedy players, in every seat: more points than they have, deal by deal."""
    lead = 0.0
    for seed in range(12):
        for seat in range(4):
            points = played(4, seed, Company(seat, Skilled(JUDGEMENT), JUDGEMENT))
            lead += points[seat] - (sum(points) - points[seat]) / 3
    assert lead / 48 > 1.0


def test_the_same_in_worlds_that_it_cannot_tell_apart() -> None:
    """And now and then something else than greedy."""
    asked = others = 0
    for number, t in enumerate(walk(GAME, GAME.setup(4), 31, "greedy")):
        if t.over or number % 3 or lowest(actors(t)) < 0:
            continue
        seat = lowest(actors(t))
        other = GAME.determinize(GAME.view(t, seat), seat, Rng(number))
        said = [JUDGEMENT.skilled(GAME.view(world, seat), seat, options(world, seat), Rng(4)) for world in (t, other)]
        assert said[0] is not None
        assert said[0] == said[1]
        assert check(t, seat, said[0]) is None
        assert isinstance(t, SevenWonders)
        assert JUDGEMENT.retort(t, seat, Rng(4)) == said[0]
        likes = JUDGEMENT.likes(t, seat, options(t, seat))
        assert likes[options(t, seat).index(said[0])] >= max(likes) - 1e-9
        asked += 1
        others += said[0] != decide(t, seat, options(t, seat), Rng(4))
    assert asked > 12
    assert others > 2


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
