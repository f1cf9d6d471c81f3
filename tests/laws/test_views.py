"""Views: they tell nothing hidden, answer as the table does, and bots decide by them alone."""

from kronika.core.game import Game, Setup
from kronika.core.rng import Rng
from kronika.core.table import Table, actors, admits, check, options
from kronika.players import make
from kronika.referee.codec import save
from tests.laws.grammar import some_of_the_grammar
from tests.laws.walk import COUNTABLE, every_game, sampled, waiting


def other_worlds(game: Game, t: Table, seat: int, seed: int) -> list[Table]:
    """Tables that the seat could not tell from this one."""
    return [game.determinize(game.view(t, seat), seat, Rng(seed + i)) for i in range(2)]


@every_game
def test_a_view_tells_nothing_hidden(game: Game, setup: Setup) -> None:
    different = 0
    for number, t in enumerate(sampled(game, setup, 13, 7)):
        if t.over:
            continue
        for seat in range(t.seats):
            seen = save(game, game.view(t, seat))
            for world in other_worlds(game, t, seat, number):
                assert save(game, game.view(world, seat)) == seen
                assert (actors(world), admits(world)) == (actors(t), admits(t))
                assert not game.audit(world)
                different += save(game, world) != save(game, t)
    assert different or setup.mode in COUNTABLE, "determinize never changed anything: it was given the table"


@every_game
def test_the_view_answers_as_the_table_does(game: Game, setup: Setup) -> None:
    for number, t in enumerate(sampled(game, setup, 14, 11)):
        moves = some_of_the_grammar(game, number, 250)
        for seat in range(t.seats):
            v = game.view(t, seat)
            assert options(v, seat) == options(t, seat)
            for move in moves:
                assert check(v, seat, move) is check(t, seat, move), game.grammar.say(move)


@every_game
def test_bots_decide_by_their_view_alone(game: Game, setup: Setup) -> None:
    player = make("greedy", game)
    for number, t in enumerate(sampled(game, setup, 19, 13)):
        for seat in waiting(t):
            world = other_worlds(game, t, seat, number)[0]
            mine = player.decide(game.view(t, seat), seat, options(t, seat), 0, Rng(number))
            theirs = player.decide(game.view(world, seat), seat, options(world, seat), 0, Rng(number))
            assert mine == theirs
            assert mine is None or check(t, seat, mine) is None
