"""Whole games and payments against the naive second implementation."""

import pytest

from kronika.core.rng import stream
from kronika.core.step import CHANCE_BIT
from kronika.core.table import actors, draw, lowest, options, play
from kronika.games import load
from kronika.games.seven_wonders.cards import CARDS, SIDES, WONDERS
from kronika.games.seven_wonders.score import sheet
from kronika.games.seven_wonders.table import Seat
from kronika.games.seven_wonders.trade import Trade, undominated
from kronika.players import make
from tests.laws.walk import sampled
from tests.seven_wonders import naive

GAME = load("seven_wonders")


@pytest.mark.parametrize("seats", range(3, 8))
@pytest.mark.parametrize("bots", ["random", "greedy"])
def test_whole_games_count_the_same(seats: int, bots: str) -> None:
    """SW-10.02, SW-3.20 to SW-3.27, SW-R18: payments, coins, conflicts and the count, move by move."""
    for number in range(6):
        t = GAME.new(GAME.setup(seats, options={"boards": ["random", "choice"][number % 2]}))
        other = naive.Game(seats)
        rng = stream(seats, number)
        player = make(bots, GAME)
        while not t.over:
            bits = actors(t)
            seat = lowest(bits)
            if bits & CHANCE_BIT:
                move = draw(t, rng)
            else:
                move = player.decide(GAME.view(t, seat), seat, options(t, seat), 0, rng)
            other.play(str(seat), GAME.grammar.words(move))
            play(t, seat, move)
        assert other.scores() == GAME.outcome(t).scores == [sum(sheet(t, seat)) for seat in range(seats)]
        assert [city.coins for city in other.cities] == [p.coins for p in t.seat]


def city(p: Seat) -> naive.City:
    out = naive.City()
    out.board = WONDERS[p.board].id
    out.side = SIDES[p.side]
    out.stages = p.stages
    out.cards = [CARDS[card].id for card in p.city()]
    return out


@pytest.mark.parametrize("seats", [3, 4, 7])
def test_payments_are_those_of_every_assignment(seats: int) -> None:
    """SW-R01, SW-R02, SW-R04, SW-5.06, SW-5.14: all cards of the box against all assignments of symbols to units."""
    compared = 0
    for seed in range(3):
        for t in sampled(GAME, GAME.setup(seats), 100 + seed, 23):
            for seat in range(seats):
                trade = Trade(t, seat)
                own, left, right = (city(t.seat[i]) for i in (seat, t.left(seat), t.right(seat)))
                for card in CARDS:
                    if not card.cost.resources:
                        continue
                    wanted = naive.payments(own, left, right, card.cost.resources)
                    found = trade.every_payment(card.cost)
                    assert {(pay >> 4, pay & 15) for pay in found} == wanted, (card.id, seat)
                    within = [pay for pay in found if (pay >> 4) + (pay & 15) <= t.seat[seat].coins]
                    assert sorted(trade.payments(card.cost)) == sorted(undominated(within))
                    compared += 1
    assert compared > 500
