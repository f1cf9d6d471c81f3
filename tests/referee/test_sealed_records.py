"""Sealed picks in records: in any order it is the same game, and the same record; a doubled one is refused."""

import itertools
import random
from dataclasses import replace

import pytest

from kronika.core.game import Game
from kronika.core.rng import Rng
from kronika.core.step import CHANCE
from kronika.core.table import actors
from kronika.games import KEYS, load
from kronika.referee.codec import save
from kronika.referee.record import Record, read
from kronika.referee.referee import Entry, Referee
from kronika.referee.replay import replay, to_record, verify

MOVES = 160


def played(game: Game, edition: str, seed: int) -> Referee:
    """Some moves at random; sealed picks come in any order, and now and then one is changed."""
    rng = random.Random(seed)
    seats = game.seats[0]
    referee = Referee(game, game.setup(seats, edition, "", {}), Rng(seed))
    for _ in range(MOVES):
        if referee.table.over:
            break
        awaited = [seat for seat in range(seats) if (actors(referee.table) >> seat) & 1]
        seat = rng.choice(awaited)
        referee.say(seat, rng.choice(referee.offers(seat)))
        ready = [seat for seat in range(seats) if referee.changes(seat) and referee.offers(seat)]
        if ready and rng.random() < 0.3:
            referee.say(ready[0], rng.choice(referee.offers(ready[0])))
    return referee


def rounds(referee: Referee) -> list[list[Entry]]:
    """The log in pieces: sealed picks revealed together, everything else one by one."""
    def kind(numbered: tuple[int, Entry]) -> tuple[int, int]:
        number, entry = numbered
        return (0, entry.moment) if entry.sealed and entry.seat != CHANCE else (1, number)

    return [[entry for _, entry in rows] for _, rows in itertools.groupby(enumerate(referee.entries), kind)]


def mixed(referee: Referee, rng: random.Random) -> list[tuple[int, str]]:
    """The picks of each round in another order; those of one seat, a list, stay in theirs."""
    out: list[tuple[int, str]] = []
    for together in rounds(referee):
        left = together[:]
        for seat in rng.sample([entry.seat for entry in together], len(together)):
            entry = next(entry for entry in left if entry.seat == seat)
            left.remove(entry)
            out.append((seat, referee.game.grammar.say(entry.move)))
    return out


CASES = [(key, edition) for key in KEYS for edition in load(key).editions]


@pytest.mark.parametrize(("key", "edition"), CASES)
def test_sealed_picks_in_another_order_are_the_same_game_and_record(key: str, edition: str) -> None:
    game = load(key)
    for seed in range(2):
        referee = played(game, edition, seed)
        record = to_record(referee)
        for other in range(3):
            swapped = replace(record, log=mixed(referee, random.Random(other)))
            again = replay(swapped)
            assert save(game, again.table) == save(game, referee.table)
            assert to_record(again).dump() == record.dump()
            assert verify(read(swapped.dump())).replayed


@pytest.mark.parametrize(("key", "edition"), CASES)
def test_a_doubled_line_is_refused_wherever_it_stands(key: str, edition: str) -> None:
    """Where it is sealed it would be taken for a change of mind, which no record tells of."""
    game = load(key)
    referee = played(game, edition, 1)
    record = to_record(referee)
    sealed = {number for number, entry in enumerate(referee.entries) if entry.sealed and entry.seat != CHANCE}
    picks = [number for number in range(len(record.log) - 1) if number in sealed and number + 1 in sealed
             and record.log[number][0] < record.log[number + 1][0]]
    for number in picks[:20]:
        doubled = replace(record, log=[*record.log[:number + 1], *record.log[number:]])
        verdict = verify(read(doubled.dump()))
        assert not verdict.replayed
        assert "record-doubled" in verdict.text or "record-refused" in verdict.text
    assert picks or key == "through_the_ages" or not sealed


def test_a_record_has_sealed_picks_by_seat() -> None:
    game = load("seven_wonders")
    referee = Referee(game, game.setup(3, "", "", {"sides": "all_day"}), Rng(1))
    for seat in (2, 0):
        referee.say(seat, referee.offers(seat)[0])
    log = to_record(referee).log
    assert [seat for seat, _ in log if seat != CHANCE][-2:] == [0, 2]
    assert isinstance(to_record(referee), Record)
