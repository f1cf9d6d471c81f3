"""One loop plays every game of bots: from one seed the same game, whatever is done with it."""

from pathlib import Path

import pytest

from kronika.core.move import Move
from kronika.core.rng import Rng, stream
from kronika.core.table import Table
from kronika.games import KEYS, load
from kronika.players import Player, make
from kronika.players.match import Match, Quick
from kronika.players.names import bot_name
from kronika.referee.chance import Fair, luck
from kronika.referee.record import read
from kronika.referee.referee import Referee
from kronika.referee.replay import verify
from kronika.sim.batch import Plan, run

RESULT = ("finished", "refused", "decisions", "ends", "stats", "bots")


@pytest.mark.parametrize("bots", [["random"], ["greedy", "random"]], ids=",".join)
@pytest.mark.parametrize("key", KEYS)
def test_a_seed_gives_the_same_games_audited_recorded_or_neither(key: str, bots: list[str], tmp_path: Path) -> None:
    seats = load(key).seats[0]
    plain, audited, recorded = (run(plan) for plan in (
        Plan(key, seats, bots, 3), Plan(key, seats, bots, 3, audit=True),
        Plan(key, seats, bots, 3, audit=True, records=str(tmp_path))))
    for other in (audited, recorded):
        assert {name: other[name] for name in RESULT} == {name: plain[name] for name in RESULT}
    assert (plain["audited"], audited["audited"], recorded["audited"]) == (0, 3, 3)
    assert len(list(tmp_path.iterdir())) == 3


@pytest.mark.parametrize("key", KEYS)
def test_the_record_of_a_simulation_tells_its_generator(key: str, tmp_path: Path) -> None:
    run(Plan(key, load(key).seats[0], ["random"], 2, seed=9, records=str(tmp_path)))
    first, second = (read(path.read_text(encoding="utf-8")) for path in sorted(tmp_path.iterdir()))
    verdict = verify(first)
    assert (verdict.replayed, verdict.simulated, verdict.proven) == (True, True, False)
    first.seed, first.commitment = second.seed, second.commitment
    assert not verify(first).replayed, "the draws of another game were taken for its own"


@pytest.mark.parametrize("key", KEYS)
def test_the_bound_on_length_binds(key: str) -> None:
    game = load(key)
    setup = game.setup(game.seats[0])
    for door in (Quick(game, setup, luck(1, 0)), Referee(game, setup, Fair("bound", []))):
        match = Match(game, door, [make("random", game)] * setup.seats, stream(1, 0))
        assert match.run(7) == 7
        assert not door.table.over


class Stubborn(Player):
    """Says what it was offered first of all, whenever it is asked."""

    def __init__(self) -> None:
        self.first: list[Move] = []

    def decide(self, view: Table | None, seat: int, options: list[Move], budget: int, rng: Rng) -> Move:
        self.first = self.first or options
        return self.first[0]


def test_a_forbidden_move_is_counted_and_another_played() -> None:
    game = load("history_of_the_world")
    setup = game.setup(3)
    match = Match(game, Quick(game, setup, luck(1, 0)), [Stubborn() for _ in range(3)], stream(1, 0))
    match.run(40)
    assert 0 < match.refused < 40


def test_bots_of_one_table_have_names_of_their_own() -> None:
    most = max(load(key).seats[1] for key in KEYS)
    assert len({bot_name(seat) for seat in range(most)}) == most
