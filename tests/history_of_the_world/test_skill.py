"""The taste of players who think: greedy plays as before, and theirs is better, from the view alone."""
from __future__ import annotations

from kronika.core.company import Company, Skilled
from kronika.core.playout import Policy, playout
from kronika.core.rng import Rng
from kronika.core.table import actors, check, lowest, options
from kronika.games.history_of_the_world.bots import decide
from kronika.games.history_of_the_world.game import GAME
from kronika.games.history_of_the_world.judgement import JUDGEMENT
from kronika.games.history_of_the_world.table import World
from tests.laws.walk import walk


def played(seats: int, seed: int, policy: Policy) -> list[int]:
    t = GAME.new(GAME.setup(seats))
    playout(t, Rng(seed), 10_000, True, Rng(seed + 1000), policy)
    assert isinstance(t, World)
    return [p.score for p in t.seat]


def test_greedy_plays_as_before_it_had_a_taste() -> None:
    """The points of games that were played when its numbers stood in the code."""
    assert [played(3, seed, JUDGEMENT) for seed in range(2)] == [[220, 160, 172], [174, 210, 190]]


def test_it_is_before_greedy() -> None:
    """One among three greedy players, in every seat: more points than they have, deal by deal."""
    lead = 0.0
    for seed in range(4):
        for seat in range(4):
            points = played(4, seed, Company(seat, Skilled(JUDGEMENT), JUDGEMENT))
            lead += points[seat] - (sum(points) - points[seat]) / 3
    assert lead / 16 > 2.0


def test_the_same_in_worlds_that_it_cannot_tell_apart() -> None:
    """And now and then something else than greedy."""
    asked = others = 0
    for number, t in enumerate(walk(GAME, GAME.setup(4), 31, "greedy")):
        if t.over or number % 7 or lowest(actors(t)) < 0:
            continue
        seat = lowest(actors(t))
        other = GAME.determinize(GAME.view(t, seat), seat, Rng(number))
        said = [JUDGEMENT.skilled(GAME.view(world, seat), seat, options(world, seat), Rng(4)) for world in (t, other)]
        assert said[0] is not None
        assert said[0] == said[1]
        assert check(t, seat, said[0]) is None
        assert isinstance(t, World)
        assert JUDGEMENT.retort(t, seat, Rng(4)) == said[0]
        likes = JUDGEMENT.likes(t, seat, options(t, seat))
        assert likes[options(t, seat).index(said[0])] >= max(likes) - 1e-9
        asked += 1
        others += said[0] != decide(t, seat, options(t, seat), Rng(4))
    assert asked > 20
    assert others > 3
