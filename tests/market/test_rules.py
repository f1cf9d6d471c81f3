"""The rules of the toy market, one by one: each that can refuse does."""

import pytest

from kronika.core.rule import Refused
from kronika.core.step import CHANCE
from kronika.core.table import actors
from kronika.referee.journal import Said
from kronika.referee.rulebook import load as book
from tests.market.game import GAME
from tests.market.positions import KEY, referee, refuses, say
from tests.market.scenario import fact

TRUE = "offer 3 worth 6 gold cards gold salt salt"


@pytest.mark.parametrize(("seat", "words", "rule"), [
    (0, "offer 2 worth 8 gold cards gold gold", "MK-4.02"),
    (0, "offer 3 worth 8 gold cards gold gold", "MK-4.03"),
    (0, "offer 3 worth 12 gold cards gold gold gold", "MK-4.04"),
    (0, "offer 3 worth 7 gold cards gold salt salt", "MK-4.05"),
    (0, "offer 3 worth 6 bronze cards gold salt salt", "MK-4.06"),
    (1, "offer 3 worth 2 blight cards blight salt salt", "MK-4.06"),
    (0, "offer 3 worth 6 gold claim gold gold gold cards gold salt salt", "MK-4.07"),
    (0, "offer 3 worth 6 gold cards gold salt salt to red", "MK-4.08"),
    (0, "offer 3 worth 6 gold cards gold salt salt for 1", "MK-4.09"),
    (0, "accept 1", "MK-4.10"),
    (0, "withdraw", "MK-4.11"),
    (0, "gong", "MK-4.14"),
    (0, "settle harbour", "core.moment"),
])
def test_what_barter_refuses(seat: int, words: str, rule: str) -> None:
    assert refuses(referee(), seat, words) == rule


@pytest.mark.parametrize(("words", "rule"), [
    ("settle forest", "MK-2.03"), ("walk harbour forest", "MK-2.04"), ("gong", "core.moment")])
def test_what_a_plan_refuses(words: str, rule: str) -> None:
    assert refuses(referee("plan"), 0, words) == rule


def test_a_plan_has_three_moves_and_an_area_room_for_three() -> None:
    table = referee("plan")
    say(table, 0, "settle harbour")
    assert refuses(table, 0, "settle harbour") == "MK-2.05"
    say(table, 0, "walk harbour ford")
    say(table, 0, "settle ford")
    assert refuses(table, 0, "walk ford meadow") == "MK-2.01"
    assert fact(table.table, ["tokens", "0", "ford"]) == 0, "nothing happens before all are done"


def test_the_stock_may_be_empty() -> None:
    table = referee("plan")
    table.table.seat[0].stock = 0
    assert refuses(table, 0, "settle harbour") == "MK-2.02"


def test_the_market_is_for_three() -> None:
    with pytest.raises(Refused, match=r"MK-1\.01"):
        GAME.new(GAME.setup(4))


def test_lists_are_carried_out_from_the_first_trader_on_and_what_is_impossible_lapses() -> None:
    """MK-2.06: in the second round Green comes first, whoever was done first."""
    table = referee("plan")
    table.table.round = 2
    for seat, area in ((0, "ford"), (1, "ford")):
        table.table.tokens[4 * 3 + seat] = 1
        table.table.seat[seat].stock -= 1
        say(table, seat, f"settle {area}")
    for seat in (0, 1, 2):
        say(table, seat, "done")
    assert (fact(table.table, ["tokens", "1", "ford"]), fact(table.table, ["tokens", "0", "ford"])) == (2, 1)
    lapsed = [note for entry in table.entries for note in entry.notes if note.word == "lapsed"]
    assert [note.seat for note in lapsed] == [0]


def test_who_is_done_may_change_the_plan() -> None:
    table = referee("plan")
    say(table, 0, "settle harbour")
    say(table, 0, "done")
    assert not actors(table.table) & 1
    say(table, 0, "walk harbour ford")
    assert actors(table.table) & 1
    assert [line.words for line in table.journal if line.seat == 0] == ["settle harbour", "done", "undo 1",
                                                                     "walk harbour ford"]


def test_a_deal_moves_the_cards_and_voids_what_the_two_had_offered() -> None:
    table = referee()
    say(table, 0, TRUE)
    say(table, 2, "offer 3 worth 5 cloth cards cloth cloth salt to green")
    say(table, 1, "offer 3 worth 3 cloth claim gold cards cloth salt blight for 1")
    say(table, 0, "accept 3")
    assert sorted(fact(table.table, ["hand", "0"])) == ["blight", "cloth", "gold", "salt"]
    assert sorted(fact(table.table, ["hand", "1"])) == ["gold", "salt", "salt", "salt"]
    assert fact(table.table, ["standing"]) == [2]
    got = [note for entry in table.entries for note in entry.notes if note.word == "got"]
    assert len(got) == 6
    assert all(note.seen(0).args == note.seen(1).args == note.args for note in got)
    assert all(note.seen(2).args == (-1,) for note in got)


def test_a_new_offer_replaces_the_old_one_and_its_answers() -> None:
    """MK-4.12."""
    table = referee()
    say(table, 0, TRUE)
    say(table, 1, "offer 3 worth 4 cloth cards cloth salt salt for 1")
    say(table, 0, "offer 3 worth 9 gold cards gold gold salt")
    assert fact(table.table, ["standing"]) == [3]
    assert refuses(table, 0, "accept 2") == "MK-4.10"
    say(table, 0, "withdraw")
    assert fact(table.table, ["standing"]) == []


def test_done_is_said_once_and_taken_back_by_speaking() -> None:
    table = referee()
    say(table, 0, "done")
    assert refuses(table, 0, "done") == "MK-4.13"
    say(table, 0, TRUE)
    assert actors(table.table) == 7
    for seat in range(3):
        say(table, seat, "done")
    assert table.table.over or table.table.round == 2


def test_the_gong_stands_in_the_log() -> None:
    table = referee()
    assert table.gong()
    assert Said(CHANCE, "gong") in table.journal
    assert table.table.round == 2
    assert not table.gong(), "time ends no plan"


def test_the_bound_makes_chance_sound_the_gong() -> None:
    """MK-4.15."""
    table = referee(offers_per_phase="9")
    for _ in range(9):
        say(table, 0, TRUE)
    assert Said(CHANCE, "gong") in table.journal


def test_a_decision_stays_fresh_while_others_speak() -> None:
    """Also a deal between two others leaves the third's decision as it was."""
    table = referee()
    before = table.decisions[2]
    say(table, 0, TRUE)
    say(table, 1, "offer 3 worth 4 cloth cards cloth salt salt for 1")
    say(table, 0, "accept 2")
    assert table.decisions[2] == before
    assert table.decisions[0] > before


def test_a_deal_cannot_be_taken_back() -> None:
    table = referee()
    say(table, 0, TRUE)
    before = table.decisions[1]
    table.undo(0)
    assert table.decisions[1] > before, "an answer to what was taken back must not meet what is offered instead"
    say(table, 0, TRUE)
    say(table, 1, "offer 3 worth 4 cloth cards cloth salt salt for 1")
    say(table, 0, "accept 2")
    with pytest.raises(Refused, match=r"core\.undo\.shown"):
        table.undo(0)


@pytest.mark.parametrize("lang", ["en", "hu"])
def test_every_rule_has_its_paragraph(lang: str) -> None:
    refs = book(KEY, "", lang).refs()
    assert {rule.ref for rule in GAME.rules} <= set(refs)
    assert refs == book(KEY, "", "en").refs()


