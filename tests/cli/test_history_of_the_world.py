"""History of the World in the terminal: every moment has its picture, whole games, and dice that are typed in."""

import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from kronika.cli import run
from kronika.cli.alias import Aliases
from kronika.core.words import Unclear
from kronika.games import load
from kronika.games.history_of_the_world.cards import EMPIRES, EVENTS
from kronika.games.history_of_the_world.lands import LANDS, REGIONS
from kronika.locale import LANGUAGES
from kronika.locale.hungarian import accusative
from tests.cli.pictures import NAMES, drawn, painter, pictures, walk
from tests.cli.terminal import Terminal

KEY = "history_of_the_world"
PROMPT = r"\n> $"
END = r"\n> $|(?s:The seed was.*\n)|(?s:A mag ez volt.*\n)"
NOTES = import_module(f"kronika.games.{KEY}.notes")
GRAMMAR = load(KEY).grammar


def test_every_moment_has_its_picture() -> None:
    seen: set[str] = set()
    for seed, seats, every in ((1, 3, 1), (2, 4, 5), (3, 6, 7)):
        seen |= {phase for phase, _, _ in pictures(KEY, seats, seed, every=every)}
    assert {"events", "empires", "opening", "conquest", "window", "siege", "reroll", "monuments", "over"} <= seen


def test_the_classic_draft_has_its_pictures() -> None:
    seen = [(phase, text) for phase, text, _ in pictures(KEY, 3, 4, every=3, draft="classic")]
    assert "classic" in {phase for phase, _ in seen}
    assert any("Béla" in text for phase, text in seen if phase == "classic")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_player_needs_stands_in_the_picture(lang: str) -> None:
    for referee, seat in walk(KEY, 4, 6):
        hand = painter(KEY, referee, seat, lang)
        board = hand.board
        if board.phase == "conquest" and any(target.defended for target in board.targets) and board.hand:
            break
    text = re.sub(r"[\s│]+", " ", drawn(hand.picture(), 100))
    for land in LANDS:
        assert land.names[lang] in text
    for plate in board.plates:
        values = "/".join(str(value) for value in plate.values)
        assert f"{REGIONS[plate.region].names[lang]} {values}" in text
    for call in board.calls:
        assert EMPIRES[call.empire].names[lang] in text
    for event in board.hand:
        assert EVENTS[event].names[lang] in text
    for player in board.players:
        assert NAMES[player.seat] in text
    target = next(target for target in board.targets if target.defended)
    assert f"{round(100 * target.win)} / {round(100 * target.tie)} / {round(100 * target.lose)} %" in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_name_is_understood(lang: str) -> None:
    aliases = Aliases(KEY, GRAMMAR, NOTES.NAMES, lang)
    for verb, rows in (("invade", LANDS), ("event", EVENTS), ("empire", EMPIRES), ("region", REGIONS)):
        for row in rows:
            for name in [row.id, *row.names.values(), accusative(row.names["hu"]), row.names["hu"].upper()]:
                found = GRAMMAR.parse(aliases.sentence(f"{verb} {name}"))
                assert not isinstance(found, Unclear), name
                assert found[0].key()[0] == row.index, name


@pytest.mark.parametrize(("typed", "wanted"), [
    ("megszállom a Nílust", "invade nile"),
    ("megszáll Kréta flottával", "invade crete by fleet"),
    ("invade Crete fleet", "invade crete by fleet"),
    ("erőd Ibériai-félsziget", "fort iberia"),
    ("birodalom Egyiptomiak", "empire egyptians"),
    ("birodalom az Egyiptomiakat", "empire egyptians"),
    ("kijátszom a Hajózást", "play seamanship"),
    ("ostrom jelzővel", "siege token"),
    ("újradobom 2", "reroll 2"),
    ("dobás 3 4 1", "roll 3 4 1"),
    ("befejezem", "end"),
])
def test_typed_in_hungarian(typed: str, wanted: str) -> None:
    assert Aliases(KEY, GRAMMAR, NOTES.NAMES, "hu").sentence(typed) == wanted


@pytest.fixture
def sit() -> Iterator[object]:
    open_ones: list[Terminal] = []

    def start(*args: str, lang: str = "en", width: int = 100) -> Terminal:
        terminal = Terminal("play", KEY, *args, lang=lang, width=width)
        open_ones.append(terminal)
        return terminal

    yield start
    for terminal in open_ones:
        terminal.kill()


@pytest.mark.parametrize(("lang", "width", "options"), [
    ("en", 100, ["--seats", "3"]), ("hu", 80, ["--seats", "4", "--option", "draft=classic"])])
def test_a_whole_game(sit: type[Terminal], lang: str, width: int, options: list[str], tmp_path: Path,
                      capsys: pytest.CaptureFixture[str]) -> None:
    record = tmp_path / "game.kronika"
    terminal = sit("--seed", lang, "--bots", "random", "--record", str(record), *options, lang=lang, width=width)
    said = terminal.wait(PROMPT)
    for turn in range(1000):
        if re.search(r"The seed was|A mag ez volt", terminal.text):
            break
        numbers = [int(number) for number in re.findall(r"(?<![\w.])(\d+)\) ", said)]
        pause = re.search(r"(?:Done|Sealed|Megtörtént): |A választásod: ", said)
        said = terminal.say("" if pause else str(1 + turn * 7 % max(numbers, default=1)), END)
    assert terminal.end() == 0
    assert re.search(r"Final result|Végeredmény", terminal.text)
    assert "Traceback" not in terminal.text
    assert run(["check", str(record), "--lang", "en"]) == 0
    assert "replayed to the end, every draw proven" in capsys.readouterr().out


def test_a_refusal_names_its_rule_and_changes_nothing(sit: type[Terminal]) -> None:
    terminal = sit("--seats", "3", "--seed", "abc", "--bots", "random")
    said = terminal.wait(PROMPT)
    while "Invade a land" not in said:
        done = "Sealed" in said or "Done: " in said
        said = terminal.say("" if done else "1")
    before = terminal.say("?")
    assert "HW-" in terminal.say("invade australia")
    assert "HW-" in terminal.say("why fort australia")
    assert "I don't understand “atlantis”" in terminal.say("invade atlantis")
    said = terminal.say("roll 1 2 3")
    assert "core." not in said
    assert "do not fit" in said.replace("\n", " ")
    assert terminal.say("?") == before
    assert "Lands" in terminal.say("show")
    assert "what the board would bring now" in terminal.say("score")
    assert "Some sentences" in terminal.say("help")


def test_dice_are_typed_in(sit: type[Terminal], tmp_path: Path) -> None:
    """Whatever chance does is typed as a real table shows it; the show command works meanwhile."""
    record = tmp_path / "real.kronika"
    terminal = sit("--seats", "3", "--chance", "typed", "--bots", "greedy", "--record", str(record))
    said = terminal.wait(PROMPT)
    assert "For example: markers" in said
    rolled = 0
    while rolled < 3:
        example = re.search(r"For example: ((?:markers|deal|roll|draw)[^>]*)", said)
        if example is None:
            said = terminal.say("" if "Sealed" in said or "Done: " in said else "1")
        elif example[1].startswith("roll"):
            assert "Chance cannot do that now" in terminal.say("roll 6 6 6 6 6")
            assert "Chance decides." in terminal.say("show")
            said = terminal.say("roll" + " 6" * (len(example[1].split()) - 1))
            rolled += 1
        else:
            said = terminal.say(" ".join(example[1].split()))
    terminal.say("quit", "Until next time")
    assert terminal.end() == 0
    assert "Traceback" not in terminal.text
    text = record.read_text(encoding="utf-8")
    assert re.search(r"^chance roll 6 6", text, re.MULTILINE)
    assert run(["check", str(record)]) == 0
