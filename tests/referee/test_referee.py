"""The checked door: refusals, sealed picks, undo and takeback, and what a viewer may read of the log."""

import pytest

from kronika.core.rng import stream
from kronika.core.rule import Refused
from kronika.core.step import CHANCE
from kronika.core.table import actors, lowest, options
from kronika.core.words import Unclear
from kronika.games import load
from kronika.referee.chance import Fair
from kronika.referee.codec import save
from kronika.referee.record import read
from kronika.referee.referee import Referee
from kronika.referee.replay import to_record, verify

GAME = load("seven_wonders")


def new(seed: str = "x", **chosen: str) -> Referee:
    return Referee(GAME, GAME.setup(3, options={"sides": "all_day", **chosen}), Fair(seed, []))


def pick(referee: Referee, seat: int, words: str = "sell") -> None:
    move = next(m for m in options(referee.table, seat) if GAME.grammar.say(m).startswith(words))
    referee.act(seat, move)


def refused(referee: Referee, seat: int) -> str:
    with pytest.raises(Refused) as caught:
        referee.undo(seat)
    return caught.value.rule.ref


def test_a_refusal_names_the_rule_and_changes_nothing() -> None:
    referee = new()
    before = save(GAME, referee.table)
    move = referee.hear(0, "build palace")
    assert not isinstance(move, Unclear)
    with pytest.raises(Refused) as caught:
        referee.act(0, move)
    assert caught.value.rule.ref == "SW-3.06"
    assert save(GAME, referee.table) == before
    assert all(seat != 0 for seat, _ in referee.journal)


def test_a_sealed_pick_is_undone_alone() -> None:
    """SW-R32: my pick goes back to my hand; the picks of the others stay."""
    referee = new()
    before = save(GAME, referee.table)
    assert refused(referee, 0) == "core.undo.nothing"
    pick(referee, 0)
    pick(referee, 1)
    referee.undo(0)
    assert actors(referee.table) == 0b101
    referee.undo(1)
    assert save(GAME, referee.table) == before
    assert [words for _, words in referee.journal[-2:]] == ["undo 2", "undo 2"]


def test_after_the_reveal_a_pick_is_final() -> None:
    referee = new()
    for seat in range(3):
        pick(referee, seat)
    assert refused(referee, 0) == "SW-R32"
    assert refused(referee, 2) == "SW-R32"


def test_open_choices_are_undone_one_by_one() -> None:
    referee = Referee(GAME, GAME.setup(3, options={"boards": "choice"}), Fair("boards", []))
    first = lowest(actors(referee.table))
    second = (first + 1) % 3
    assert refused(referee, first) == "core.undo.nothing"
    pick(referee, first, "board")
    before = save(GAME, referee.table)
    pick(referee, second, "board")
    assert refused(referee, first) == "core.undo.others"
    referee.undo(second)
    assert save(GAME, referee.table) == before
    referee.undo(first)
    assert refused(referee, first) == "core.undo.nothing"


def test_takeback_goes_further_and_marks_the_record() -> None:
    referee = new()
    before = save(GAME, referee.table)
    for seat in range(3):
        pick(referee, seat)
    referee.takeback(0)
    assert save(GAME, referee.table) == before
    assert to_record(referee).practice
    with pytest.raises(Refused):
        referee.takeback(1)


def test_exported_records_omit_what_was_undone() -> None:
    referee = new()
    pick(referee, 0)
    referee.undo(0)
    assert not [seat for seat, _ in to_record(referee).log if seat == 0]
    assert verify(to_record(referee)).text == "replayed, not finished, not proven"


def test_a_running_record_holds_only_what_the_viewer_may_see() -> None:
    """SW-11.03: others' hands, sold cards and cards under boards are question marks; sealed picks are left out."""
    referee = new()
    pick(referee, 0, "sell")
    mine = to_record(referee, 0)
    theirs = to_record(referee, 1)
    assert mine.log[-1][1].startswith("sell ")
    assert [seat for seat, _ in theirs.log] == [CHANCE, CHANCE]
    deal = theirs.log[1][1].split()
    assert deal[1:8] == ["?"] * 7
    assert "?" not in deal[8:15]
    pick(referee, 1, "sell")
    pick(referee, 2, "sell")
    assert to_record(referee, 1).log[2] == (0, "sell ?")
    assert "seed" not in theirs.dump()


def test_when_all_is_over_everything_is_open() -> None:
    referee = new()
    rng = stream(1, 1)
    while not referee.table.over:
        seat = lowest(actors(referee.table))
        offers = options(referee.table, seat)
        referee.act(seat, offers[rng.below(len(offers))])
    assert "?" not in to_record(referee, 1).dump()
    assert to_record(referee, 1).log == to_record(referee).log


@pytest.mark.parametrize(("text", "sentence"), [
    ("", "no line '---'"), ("game = \n---\n", "not TOML"), ('game = "x"\n---\n', "no seats"),
    ('game = "seven_wonders"\nseats = 3\nfoo = 1\n---\n', "unknown entry 'foo'"),
    ('game = "seven_wonders"\nseats = 3\n---\nhello\n', "does not begin with a seat"),
])
def test_a_broken_record_gets_one_clear_sentence(text: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        read(text)


@pytest.mark.parametrize(("change", "sentence"), [
    (("seats = 3", "seats = 9"), "refused by SW-1.01"), (("seven_wonders", "chess"), "no game 'chess'"),
    (("rules = 1", "rules = 99"), "rules version 99"), (('data = "', 'data = "0'), "component data"),
    (("boards", "cards"), "not one of"), (("chance boards", "chance boardz"), "not understood"),
    (("chance deal", "0 deal"), "refused by core"),
])
def test_a_record_that_does_not_fit_is_refused_by_name(change: tuple[str, str], sentence: str) -> None:
    referee = new()
    pick(referee, 0)
    verdict = verify(read(to_record(referee).dump().replace(*change, 1)))
    assert not verdict.replayed
    assert sentence in verdict.text


def test_a_sealed_pick_of_another_seat_leaves_my_decision_as_it_was() -> None:
    referee = new()
    mine = referee.decisions[1]
    pick(referee, 0)
    assert referee.decisions[1] == mine
    assert referee.decisions[0] > mine
    referee.undo(0)
    assert referee.decisions[1] == mine
    own = referee.decisions[0]
    for seat in range(3):
        pick(referee, seat)
    assert referee.decisions[1] > mine
    assert referee.decisions[0] > own
