"""Worlds that a seat guesses can be played on: whoever offers a pact holds it, whoever has bid can send the force."""

import pytest

from kronika.core.playout import playout
from kronika.core.rng import Rng
from kronika.core.step import CHANCE, CHANCE_BIT
from kronika.core.table import Table, actors, draw, lowest, options, play
from kronika.games import load
from kronika.games.through_the_ages import moves
from kronika.games.through_the_ages.colonies import Auction, largest_force
from kronika.games.through_the_ages.pacts import Answer
from kronika.players.judgement import judgement_of

JUDGEMENT = judgement_of("through_the_ages")


def bold(t: Table, rng: Rng) -> None:
    """One decision at random, but pacts are offered and bids are made where they can be."""
    seat = lowest(actors(t))
    offers = options(t, seat)
    eager = [move for move in offers if isinstance(move, (moves.Offer, moves.Bid))] or offers
    play(t, seat, eager[rng.below(len(eager))])


@pytest.mark.parametrize(("edition", "seed"), [("2015", 1), ("2015", 4), ("2006", 2)])
def test_pacts_and_bids_hold_in_guessed_worlds(edition: str, seed: int) -> None:
    game = load("through_the_ages").of(edition)
    t, rng, met = game.new(game.setup(3, edition)), Rng(seed), 0
    while not t.over and met < 12:
        if actors(t) & CHANCE_BIT:
            play(t, CHANCE, draw(t, rng))
            continue
        top: object = t.stack[-1]
        seat = lowest(actors(t))
        if isinstance(top, Answer) or (isinstance(top, Auction) and top.high >= 0):
            met += 1
            for number in range(3):
                world = game.determinize(game.view(t, seat), seat, Rng(number))
                if isinstance(top, Auction):
                    assert largest_force(world.seat[top.high]) >= top.bid
                play(world, seat, moves.ACCEPT if isinstance(top, Answer) else moves.PASS)
                playout(world, Rng(1), 12, True, Rng(2), JUDGEMENT)
        if rng.below(3) == 0 or isinstance(top, Auction):
            bold(t, rng)
        else:
            playout(t, rng, 1, False, rng, JUDGEMENT)
    assert met >= 4
