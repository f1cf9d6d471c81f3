"""Worlds that a seat guesses can be played on: whoever offers a pact holds it, whoever has bid can send the force."""

import pytest

from kronika.core.playout import playout
from kronika.core.rng import Rng
from kronika.core.step import CHANCE, CHANCE_BIT
from kronika.core.table import Table, actors, draw, lowest, options, play, settle
from kronika.games import load
from kronika.games.through_the_ages import moves
from kronika.games.through_the_ages.colonies import Auction, largest_force
from kronika.games.through_the_ages.pacts import Answer
from kronika.games.through_the_ages.scenario import position
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


def test_whoever_has_bid_gets_the_cards_for_it_before_the_others() -> None:
    """Two other hands hold most of what nobody has seen: the bonus cards must not all have gone there."""
    game = load("through_the_ages").of("2015")
    pairs = ["fighting_band", "legion", "medieval_army", "phalanx", "heavy_cavalry", "aggression_raid_i"]
    hands = [["military_bonus_i", "rats", "foray"], ["military_bonus_i", "barbarians"],
             [*pairs, "military_bonus_i", "military_bonus_i", "crusades", "rebellion", "raiders"],
             [*pairs, "military_bonus_i", "military_bonus_i", "pestilence", "immigration", "good_harvest"]]
    at = {"event": "historic_territory_i", "age": "I",
          "seat": [{"hand": hand, "workers": {"warriors": 1}} for hand in hands]}
    t = position(game, game.setup(4, "2015"), at, Rng(1))
    settle(t)
    play(t, 0, moves.Bid(2))
    for number in range(60):
        world = game.determinize(game.view(t, 1), 1, Rng(number))
        assert largest_force(world.seat[0]) >= 2
