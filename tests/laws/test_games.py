"""Whole games: everything is accounted for after every move, none is endless, none has a dead end."""

from kronika.core.game import Game, Setup
from kronika.core.table import options
from kronika.games import load as load_game
from tests.conftest import mode
from tests.laws.walk import ALL, GAMES, every_game, every_setup, name, waiting, walk

LONGEST = 7000                                   # decisions in a random game
# Of each setup three games where they take a moment, and one in plain Python, which plays the same (test_replays.py).
SEEDS = range(16, 19 if mode("kronika.core.table") == "compiled" else 17)


@every_game
def test_everything_is_accounted_for_after_every_move(game: Game, setup: Setup) -> None:
    for bots in ("random", "greedy"):
        for t in walk(game, setup, 15, bots):
            assert not game.audit(t)


@every_setup
def test_no_dead_end_and_no_endless_game(game: Game, setup: Setup) -> None:
    for seed in SEEDS:
        for decisions, t in enumerate(walk(game, setup, seed)):
            assert decisions < LONGEST
            for seat in waiting(t):
                assert options(t, seat)
        outcome = game.outcome(t)
        assert len(outcome.scores) == len(outcome.ranks) == t.seats
        assert 1 in outcome.ranks


def test_the_registry_is_under_test() -> None:
    """Every game in every edition and mode, each setup once and with a name of its own."""
    tried = {(game.key, setup.edition, setup.mode) for game, setup in ALL}
    assert tried == {(key, edition, mode) for key in GAMES
                     for edition, modes in load_game(key).modes.items() for mode in modes}
    assert len({(game.key, name(setup)) for game, setup in ALL}) == len(ALL)
