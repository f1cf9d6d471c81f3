"""What each game tells of good play: the same of a view as of the table, and enough of it for search."""
from __future__ import annotations

import pytest

from kronika.core.game import Game
from kronika.core.judgement import TO_THE_END
from kronika.core.playout import playout
from kronika.core.rng import Rng
from kronika.core.step import CHANCE, CHANCE_BIT
from kronika.core.table import Table, actors, draw, lowest, options, play
from kronika.games import OWN, add, load
from kronika.players.judgement import Plain, judgement_of


def later(game: Game, decisions: int) -> Table:
    """A table after so many decisions of greedy players, at a decision of a seat."""
    judgement = judgement_of(game.key)
    t = game.new(game.setup(game.seats[0] + 1))
    playout(t, Rng(5), decisions, False, Rng(6), judgement)
    while actors(t) & CHANCE_BIT:
        play(t, CHANCE, draw(t, Rng(7)))
    return t


@pytest.mark.parametrize("key", OWN)
@pytest.mark.parametrize("decisions", [0, 40, 90])
def test_features_are_those_of_the_view(key: str, decisions: int) -> None:
    game, judgement = load(key), judgement_of(key)
    t = later(game, decisions) if decisions else later(game, 1)
    if t.over:
        return
    for seat in range(t.seats):
        seen = game.view(t, seat)
        assert judgement.details(game.view(t, (seat + 1) % t.seats), seat) == judgement.details(t, seat)
        assert judgement.features(seen, seat) == judgement.features(t, seat)
        assert judgement.details(seen, seat) == judgement.details(t, seat)
        assert judgement.quiet(seen, seat) == judgement.quiet(t, seat)
        assert judgement.phase(seen, seat) == judgement.phase(t, seat) < judgement.phases
        assert judgement.points(seen, seat) == judgement.points(t, seat)
    assert len({len(judgement.features(t, seat)) for seat in range(t.seats)}) == 1
    assert len({len(judgement.details(t, seat)) for seat in range(t.seats)}) == 1


@pytest.mark.parametrize("key", OWN)
def test_greedy_takes_what_it_likes_best(key: str) -> None:
    """Its choice is legal on the view, and where likes tell offers apart it is one of the best liked."""
    game, judgement = load(key), judgement_of(key)
    t = later(game, 30)
    seat = lowest(actors(t))
    offers = options(t, seat)
    priors = judgement.priors(game.view(t, seat), seat, offers)
    assert len(priors) == len(offers)
    chosen = judgement.decide(game.view(t, seat), seat, offers, Rng(1))
    if chosen in offers and max(priors) > min(priors):
        assert priors[offers.index(chosen)] >= max(priors) - 1e-9


@pytest.mark.parametrize("key", OWN)
def test_a_playout_stops_at_its_horizon(key: str) -> None:
    game, judgement = load(key), judgement_of(key)
    t = later(game, 60)
    seat = lowest(actors(t))
    far = judgement.horizon(t, seat)
    assert far > judgement.quiet(t, seat)
    assert (far == TO_THE_END) == (not judgement.stops)


def test_a_game_with_a_greedy_player_alone_can_be_searched() -> None:
    """The market has no judgement: playouts go to its end, and its points decide."""
    game = load(add("tests.market"))
    judgement = judgement_of(game.key)
    assert isinstance(judgement, Plain)
    t = game.new(game.setup(3))
    assert judgement.horizon(t, 0) == TO_THE_END
    run = playout(t, Rng(1), 5000, True, Rng(2), judgement)
    assert t.over
    assert run.refused == 0
    assert [judgement.points(t, seat) for seat in range(3)] == game.outcome(t).scores
