"""Records and logs: seed and moves give the same game, what is false is found out, an undone move leaves no trace."""

import hashlib
import tomllib
from pathlib import Path

from kronika.core.game import Game, Setup
from kronika.core.rng import Rng, stream
from kronika.core.step import CHANCE, CHANCE_BIT
from kronika.core.table import actors, draw, lowest, options, play
from kronika.players import make
from kronika.players.match import Match
from kronika.referee.chance import Fair
from kronika.referee.codec import save
from kronika.referee.record import read
from kronika.referee.referee import Referee
from kronika.referee.replay import prove, replay, to_record, verify
from tests.laws.walk import FEW, every_game, name


def referee_game(game: Game, setup: Setup, seed: int) -> Referee:
    referee = Referee(game, setup, Fair(f"seed {seed}", ["a", "b"]))
    Match(game, referee, [make("random", game)] * setup.seats, stream(seed, 1)).run()
    return referee


@every_game
def test_a_record_replays_to_its_result_and_proves_its_chance(game: Game, setup: Setup) -> None:
    referee = referee_game(game, setup, 4)
    record = to_record(referee)
    prove(record, "seed 4", ["a", "b"])
    again = read(record.dump())
    assert again == record
    verdict = verify(again)
    assert verdict.proven, verdict.text
    assert save(game, replay(again).table) == save(game, referee.table)


@every_game
def test_a_false_record_is_found_out(game: Game, setup: Setup) -> None:
    record = to_record(referee_game(game, setup, 5))
    prove(record, "seed 5", ["a", "b"])
    assert not verify(read(record.dump().replace("scores = [", "scores = [1"))).replayed
    prove(record, "seed 6", ["a", "b"])
    assert not verify(record).replayed
    record.commitment = "0" * 64
    assert "committed" in verify(record).text


@every_game
def test_seed_and_moves_give_the_same_log(game: Game, setup: Setup) -> None:
    referee = referee_game(game, setup, 6)
    again = Referee(game, setup, Fair("seed 6", ["a", "b"]))
    for entry in referee.entries:
        if entry.seat != CHANCE:
            again.act(entry.seat, entry.move)
    assert again.journal == referee.journal


@every_game
def test_undo_returns_exactly(game: Game, setup: Setup) -> None:
    """A move taken back leaves no trace; where it cannot be, the refusal names a rule."""
    referee = Referee(game, setup, Fair("undo", []))
    rng = Rng(20)
    for _ in range(40):
        if referee.table.over:
            break
        seat = lowest(actors(referee.table))
        offers = options(referee.table, seat)
        before = save(game, referee.table)
        referee.act(seat, offers[rng.below(len(offers))])
        why = referee._why_final(max(i for i, e in enumerate(referee.entries) if e.seat == seat))
        if why is None:
            referee.undo(seat)
            assert save(game, referee.table) == before
            referee.act(seat, offers[0])
        else:
            assert why.ref


def log_of(game: Game, setup: Setup, seed: int) -> str:
    """A whole random game in words."""
    rng = stream(seed, 0)
    t = game.new(setup)
    lines = []
    while not t.over:
        waiting_bits = actors(t)
        seat = lowest(waiting_bits)
        offers = options(t, seat)
        move = draw(t, rng) if waiting_bits & CHANCE_BIT else offers[rng.below(len(offers))]
        lines.append(f"{seat} {game.grammar.say(move)}")
        play(t, seat, move)
    return "\n".join([*lines, str(game.outcome(t).scores)])


def test_equal_seeds_give_equal_logs_in_both_modes() -> None:
    """The kept hashes are those of both modes: each run compares its own logs with them."""
    kept = tomllib.loads((Path(__file__).parent / "logs.toml").read_text(encoding="utf-8"))
    found = {}
    for game, setup in FEW:
        logs = "\n".join(log_of(game, setup, seed) for seed in range(3))
        found[f"{game.key}/{name(setup)}"] = hashlib.sha256(logs.encode()).hexdigest()[:16]
    changed = {key: value for key, value in found.items() if kept.get(key) != value}
    assert not changed, "\n".join(f'"{key}" = "{value}"' for key, value in found.items())
    assert not set(kept) - set(found)
