"""The checked door: refusals, sealed picks, undo and takeback, and what a viewer may read of the log."""

import pytest

from kronika.core.rng import stream
from kronika.core.rule import Refused
from kronika.core.step import CHANCE
from kronika.core.table import actors, lowest, options
from kronika.core.words import Unclear
from kronika.games import load
from kronika.locale import Texts
from kronika.players import make
from kronika.players.match import Match
from kronika.referee.chance import Fair, commitment
from kronika.referee.codec import save
from kronika.referee.record import Unreadable, read
from kronika.referee.referee import Referee
from kronika.referee.replay import Verdict, to_record, verify
from kronika.referee.resume import resume
from kronika.referee.resume import save as save_referee

GAME = load("seven_wonders")


def new(seed: str = "x", **chosen: str) -> Referee:
    return Referee(GAME, GAME.setup(3, options={"sides": "all_day", **chosen}), Fair(seed, []))


def pick(referee: Referee, seat: int, words: str = "sell") -> None:
    move = next(m for m in options(referee.table, seat) if GAME.grammar.say(m).startswith(words))
    referee.act(seat, move)


def played_out(referee: Referee) -> Referee:
    Match(GAME, referee, [make("random", GAME)] * 3, stream(1, 1)).run()
    return referee


def refused(referee: Referee, seat: int) -> str:
    with pytest.raises(Refused) as caught:
        referee.undo(seat)
    return caught.value.rule.ref


def test_a_refusal_names_the_rule_and_changes_nothing() -> None:
    referee = new()
    before = save(GAME, referee.table)
    meant = referee.hear(0, "build palace")
    assert not isinstance(meant, Unclear)
    with pytest.raises(Refused) as caught:
        referee.act(0, meant.move)
    assert caught.value.rule.ref == "SW-3.06"
    assert save(GAME, referee.table) == before
    assert all(line.seat != 0 for line in referee.journal)


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
    assert [line.words for line in referee.journal[-2:]] == ["undo 2", "undo 2"]


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
    assert verify(to_record(referee)) == Verdict(replayed=True, proven=False)


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
    referee = played_out(new())
    assert "?" not in to_record(referee, 1).dump()
    assert to_record(referee, 1).log == to_record(referee).log


HEAD = 'game = "seven_wonders"\nseats = 3\n'


@pytest.mark.parametrize(("text", "en", "hu"), [
    ("", "no line “---”", "nincs „---” sor"), ("game = \n---\n", "not TOML (line 1)", "nem TOML (1. sor)"),
    ('seats = 3\ngame = [\n---\n', "not TOML (line 2)", "(2. sor)"),
    ('game = "x"\n---\n', "no number of seats", "a helyek számát"),
    (HEAD + "foo = 1\n---\n", "unknown entry “foo”", "ismeretlen bejegyzés van: „foo”"),
    (HEAD + "log = []\n---\n", "unknown entry “log”", "„log”"),
    ('game = "x"\nseats = "3"\n---\n', "“seats” of its header is not", "„seats” bejegyzése"),
    (HEAD + "options = 3\n---\n", "“options” of its header is not", "„options” bejegyzése"),
    (HEAD + 'ranks = [1, "2"]\n---\n', "“ranks” of its header is not", "„ranks” bejegyzése"),
    (HEAD + "practice = 1\n---\n", "“practice” of its header is not", "„practice” bejegyzése"),
    (HEAD + "---\nhello\n", "does not begin with a seat: “hello”", "nem egy hely számával kezdődik: „hello”"),
])
def test_a_broken_record_gets_one_clear_sentence_in_both_languages(text: str, en: str, hu: str) -> None:
    with pytest.raises(Unreadable) as caught:
        read(text)
    assert en in caught.value.said(Texts("en").text)
    assert hu in caught.value.said(Texts("hu").text)


@pytest.mark.parametrize(("change", "en", "hu"), [
    (("seats = 3", "seats = 9"), "refused by rule SW-1.01", "tiltja ez a szabály: SW-1.01"),
    (("seven_wonders", "chess"), "no game “chess”", "nincs „chess” nevű játék"),
    (("rules = 1", "rules = 99"), "version 99 of the rules, today's is 1", "99. változatát követi, ma az 1. változat"),
    (('data = "', 'data = "0'), "component data 0", "más komponensadatokkal"),
    (("boards", "cards"), "options: “cards” is not one of", "options: „cards” nincs ezek között"),
    (("all_day", "all_week"), "sides: “all_week” is not one of: choice, all_day", "„all_week” nincs ezek között"),
    (("chance boards", "chance boardz"), "move 1 is not understood: “boardz", "az 1. lépés nem érthető: „boardz"),
    (("chance deal", "0 deal"), "is refused by rule core", "a 2. lépést („deal"),
    (("---", "scores = [1]\n---"), "the game is not over", "a játék nem ért véget"),
    (("---", 'start = "{}"\n---'), "begins from is not understood", "a kiinduló állás nem érthető"),
    (("---", 'seed = "x"\n---'), "not the one that was committed to", "amelyre a vállalás szólt"),
    (("---", f'seed = "y"\ncommitment = "{commitment("y")}"\n---'), "at move 1 the seed gives “", "ezt adja: „"),
])
def test_a_record_that_does_not_fit_is_refused_by_name(change: tuple[str, str], en: str, hu: str) -> None:
    referee = new()
    pick(referee, 0)
    verdict = verify(read(to_record(referee).dump().replace(*change, 1)))
    assert not verdict.replayed
    assert verdict.reason is not None
    assert en in verdict.reason.said(Texts("en").text)
    assert hu in verdict.reason.said(Texts("hu").text)


def test_other_scores_are_told() -> None:
    referee = played_out(new())
    record = to_record(referee)
    record.scores = [0, 0, 0]
    reason = verify(record).reason
    assert reason is not None
    assert "but it says 0, 0, 0" in reason.said(Texts("en").text)
    assert "a jegyzőkönyvben viszont ez áll: 0, 0, 0" in reason.said(Texts("hu").text)


def test_a_changed_sealed_choice_takes_the_place_of_the_first() -> None:
    """What a seat thought before stands in no entry, note or record: not while the game runs, not after the end."""
    referee = new()
    first, second = [words for words in referee.offers(0) if words.startswith("build ")][:2]
    referee.say(0, first)
    pick(referee, 1)
    mine = referee.decisions[0]
    others = referee.decisions[2]
    referee.say(0, second)
    assert referee.decisions[0] > mine
    assert referee.decisions[2] == others
    assert [line.words for line in referee.journal[-2:]] == ["undo 2", second]
    assert [GAME.grammar.say(entry.move) for entry in referee.entries if entry.seat == 0] == [second]
    assert first not in to_record(referee, 0).dump()
    pick(referee, 2)
    once = new()
    pick(once, 1)
    once.say(0, second)
    pick(once, 2)
    assert save(GAME, referee.table) == save(GAME, once.table)
    for viewer in (0, 1, CHANCE):
        assert to_record(referee, viewer) == to_record(once, viewer)
        assert f" {first}\n" not in to_record(referee, viewer).dump()
    assert [repr(note) for entry in referee.entries for note in entry.notes] == \
        [repr(note) for entry in once.entries for note in entry.notes]


def test_undo_after_a_change_takes_the_choice_back_entirely() -> None:
    referee = new()
    before = save(GAME, referee.table)
    first, second = referee.offers(0)[:2]
    referee.say(0, first)
    referee.say(0, second)
    referee.undo(0)
    assert save(GAME, referee.table) == before
    assert refused(referee, 0) == "core.undo.nothing"


def test_a_refused_change_leaves_the_choice_as_it_was() -> None:
    referee = new()
    referee.say(0, referee.offers(0)[0])
    before, journal = save(GAME, referee.table), referee.journal[:]
    with pytest.raises(Refused):
        referee.say(0, "build palace")
    assert (save(GAME, referee.table), referee.journal) == (before, journal)


def test_a_changed_choice_survives_being_saved() -> None:
    referee = new()
    first, second = referee.offers(0)[:2]
    pick(referee, 1)
    referee.say(0, first)
    again = resume(GAME, referee.setup, referee.rng, save_referee(referee))
    for each in (referee, again):
        each.say(0, second)
        pick(each, 2)
    assert save(GAME, referee.table) == save(GAME, again.table)
    assert again.lines() == referee.lines()


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
