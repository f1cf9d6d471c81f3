"""`kronika play` at a pseudo-terminal, as a person would use it: whole games, undo, why, ?, takeback, and garbage."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from kronika.cli import run
from tests.cli.terminal import Terminal
from tests.patience import PATIENCE
from tests.web.server import MAIN

PROMPT = r"\n> $"
END = r"\n> $|(?s:The seed was.*\n)|(?s:A mag ez volt.*\n)"


@pytest.fixture
def sit() -> Iterator[object]:
    """Sit down at terminals; whatever happens, they are closed."""
    open_ones: list[Terminal] = []

    def start(*args: str, lang: str = "en") -> Terminal:
        terminal = Terminal("play", "seven_wonders", *args, lang=lang)
        open_ones.append(terminal)
        return terminal

    yield start
    for terminal in open_ones:
        terminal.kill()


def offers(terminal: Terminal) -> list[tuple[str, str]]:
    """The numbers and sentences that `?` lists."""
    return re.findall(r"^ +(\d+)  ((?:\S+ )+) ", terminal.say("?"), re.MULTILINE)


def play_on(terminal: Terminal, by_number: bool) -> None:
    """Play to the end: the first offer each time, by its number or by its words."""
    while not re.search(r"The seed was|A mag ez volt", terminal.text):
        number, words = offers(terminal)[0]
        said = terminal.say(number if by_number else words.strip(), END)
        if re.search(r"Sealed|Done|választásod|Megtörtént", said):
            terminal.say("", END)


@pytest.mark.parametrize(("lang", "seats", "options"), [
    ("en", 3, []), ("hu", 4, ["--option", "sides=all_day"]),
    ("hu", 3, ["--option", "boards=choice", "--bots", "random"])])
def test_a_whole_game(sit: type[Terminal], lang: str, seats: int, options: list[str], tmp_path: Path,
                      capsys: pytest.CaptureFixture[str]) -> None:
    record = tmp_path / "game.kronika"
    terminal = sit("--seats", str(seats), "--seed", f"{lang}{seats}", "--record", str(record), *options, lang=lang)
    hello = terminal.wait(PROMPT)
    assert "SHA-256" in hello
    play_on(terminal, by_number=seats == 3)
    assert terminal.end() == 0
    assert re.search(r"Final score|Végeredmény", terminal.text)
    assert "Traceback" not in terminal.text
    text = record.read_text(encoding="utf-8")
    assert f'seed = "{lang}{seats}"' in text
    assert run(["check", str(record), "--lang", "en"]) == 0
    assert "replayed to the end, every draw proven" in capsys.readouterr().out


def test_the_same_seed_gives_the_same_game(sit: type[Terminal]) -> None:
    screens = []
    for _ in range(2):
        terminal = sit("--seats", "3", "--seed", "again")
        terminal.wait(PROMPT)
        terminal.say("side day")
        screens.append(terminal.say(""))
    assert screens[0] == screens[1]
    assert "Age I, turn 1" in screens[0]


@pytest.fixture
def game(sit: type[Terminal]) -> Terminal:
    """The first turn of a game whose hand is known: Giza by day."""
    terminal = sit("--seats", "4", "--seed", "abc")
    terminal.wait(PROMPT)
    terminal.say("side day")
    assert "Age I, turn 1" in terminal.say("")
    return terminal


def test_a_choice_can_be_changed_and_undone_until_it_is_revealed(game: Terminal) -> None:
    hand = {words.strip() for _, words in offers(game)}
    assert "Sealed: “Build the Stone Pit”" in game.say("build stone_pit")
    assert "Sealed: “Sell the Baths”" in game.say("sell baths")
    assert "Taken back." in game.say("undo"), "the last choice took the place of the first"
    assert {words.strip() for _, words in offers(game)} == hand
    game.say("build baths")
    assert "You built the Baths with own goods." in game.say("")
    assert "SW-R32: You can change your choice only until" in game.say("undo").replace("\n", " ")


def test_takeback_goes_further_and_makes_it_practice(game: Terminal, tmp_path: Path) -> None:
    game.say("build baths")
    assert "turn 2" in game.say("")
    assert "practice" in game.say("takeback")
    assert ("5", "build baths ") in offers(game)
    assert "You built the Baths" not in game.say("log")
    file = tmp_path / "so far.kronika"
    assert "so far" in game.say(f"record {file}")
    assert "practice = true" in file.read_text(encoding="utf-8")


def test_the_record_of_a_running_game_tells_no_secrets(game: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "running.kronika"
    game.say(f"record {file}")
    text = file.read_text(encoding="utf-8")
    assert "commitment" in text
    assert "seed =" not in text
    deal = next(line for line in text.splitlines() if line.startswith("chance deal")).split()
    assert deal[2:].count("?") == 21
    assert len(deal) == 2 + 28


WHY = [
    ("why build palace", "SW-3.06: You may only play a card that is in your hand."),
    ("why build guard tower", "SW-5.03: To build, you need every resource"),
    ("why stage with baths", "SW-5.03"),
    ("why build baths", "That is allowed: build baths."),
    ("why build baths pay 1 0", "SW-R02"),
    ("why build stone pit pay 0 2", "SW-R03"),
    ("why pass", "SW-3.07"),
    ("why side night", "These words do not fit"),
    ("why deal altar", "These words do not fit"),
    ("why build", "as word 2 I expect stone_pit"),
    ("why 5", "That is allowed: build baths."),
    ("why", "Why what?"),
    ("miért épít palota", "SW-3.06"),
]


def test_why(game: Terminal) -> None:
    for asked, answer in WHY:
        said = game.say(asked).replace("\n", " ")
        assert answer in said, asked
        assert "core." not in said, asked


def test_what_can_be_said(game: Terminal) -> None:
    everything = game.say("?")
    assert "build baths" in everything
    assert "sell baths" in everything
    assert "takeback" in everything
    partly = game.say("build ?")
    assert "build baths" in partly
    assert "sell" not in partly
    assert "build barracks pay 2 0" in game.say("build barracks ?")
    assert "Nothing can be said now that begins with “stage”" in game.say("stage ?")


def test_a_refusal_names_its_rule_and_changes_nothing(game: Terminal) -> None:
    before = offers(game)
    assert "SW-3.06: You may only play a card that is in your hand." in game.say("build palace")
    assert "I don't understand “nowhere”: as word 2 I expect" in game.say("build nowhere")
    assert "as word 1 I expect build, sell." in game.say("baths")
    assert offers(game) == before


def test_score_log_help_and_show(game: Terminal) -> None:
    score = game.say("score")
    assert "Treasury" in score
    assert "Bendegúz" in score
    assert "Age I begins." in game.say("log")
    assert game.say("log 1") == "log 1\nAge I, turn 1\n> "
    assert "undo" in game.say("help")
    assert "Your hand" in game.say("show")


def test_hungarian_words_in_an_english_game_and_back(game: Terminal) -> None:
    assert "Sealed: “Build the Baths”" in game.say("épít fürdőt")
    assert "Taken back." in game.say("visszavon")
    assert "Sealed: “Sell the West Trading Post”" in game.say("elad nyugati kereskedoallomas")
    assert "Taken back." in game.say("vissza")
    assert "Kincs" not in game.say("pontok")


def test_the_tab_key_completes(game: Terminal) -> None:
    game.send(b"build ba\t")
    game.wait(r"build bar?a?t?h?s? ?")
    game.send(b"\t\t")
    found = game.wait(r"baths\s+")
    assert "altar" not in found
    game.send(b"\x15sell wes\t")
    game.wait("sell west_trading_post ")
    game.send(b"\x15why sell guar\t")
    game.wait("why sell guard_tower ")
    game.send(b"\x15")


def test_the_tab_key_knows_local_names(sit: type[Terminal]) -> None:
    terminal = sit("--seats", "4", "--seed", "abc", lang="hu")
    terminal.wait(PROMPT)
    terminal.say("nappal")
    terminal.say("")
    terminal.send("épít keleti\t".encode())
    terminal.wait("[Kk]eleti_kereskedőállomás ")
    assert "A választásod: „Megépítem a Keleti kereskedőállomást”" in terminal.say("")


GARBAGE = [
    b"\xff\xfe\xc3\x28", "💥🔥 🐉".encode(), b"[/red] [bold", b"{ $x } %s %d \\", b"build altar pay 99999 1",
    b"build altar pay -1 -1", b"build baths pay 0 0 0", "² １ ٣".encode(), b"0", b"-1", b"99999", b"? ?", b"??",
    b"why why why", b"log -1", b"record", b"record /no/such/folder/file", b"record /", b"undo undo", b"'; drop table",
    "̂́".encode(), b"stage 9 with baths", b"build build build",
]


def test_garbage_never_raises(game: Terminal) -> None:
    before = offers(game)
    for line in GARBAGE:
        game.send(line + b"\n")
        answer = game.wait(PROMPT)
        assert "Traceback" not in answer
        assert answer.strip("> \n") != line.decode("utf-8", "replace").strip("> \n"), "every line is answered"
    assert offers(game) == before


def test_ten_thousand_words(game: Terminal) -> None:
    for word in ("word", "build", "baths", "a", "?"):
        game.send((f"{word} " * 10_000 + "\n").encode())
        assert "Traceback" not in game.wait(PROMPT)
    assert "Sealed" in game.say("build baths")


def test_leaving(sit: type[Terminal]) -> None:
    """By word, by the end of input, and by interruption: politely, with code 0."""
    for goodbye in (b"quit\n", b"\x04", b"\x03"):
        terminal = sit("--seats", "3")
        terminal.wait(PROMPT)
        for _ in range(5):             # an interruption between the prompt and the first read waits for the next key
            terminal.send(goodbye)
            if not terminal.read(5) or "Until" in terminal.text:
                break
        assert terminal.end() == 0
        assert "Until next time." in terminal.text
        assert "Traceback" not in terminal.text


def test_chance_typed_from_a_real_table(sit: type[Terminal], tmp_path: Path) -> None:
    record = tmp_path / "real.kronika"
    terminal = sit("--seats", "3", "--chance", "typed", "--bots", "random", "--option", "sides=all_day",
                   "--record", str(record))
    assert "What did chance do? For example: boards" in terminal.wait(PROMPT)
    assert "SW-R29" in terminal.say("boards giza giza olympia")
    assert "Chance cannot do that now. For example: boards" in terminal.say("boards giza")
    assert "I don't understand “troy”" in terminal.say("boards giza troy olympia")
    deal = terminal.say("boards giza rhodos olympia")
    assert "Your city became Giza." in deal
    example = re.search(r"For example: (deal [^>]*)", deal)
    assert example is not None
    assert "Age I begins." in deal
    hand = terminal.say(" ".join(example[1].split()))
    assert "Your hand" in hand
    terminal.say("quit", "Until next time")
    assert terminal.end() == 0
    text = record.read_text(encoding="utf-8")
    assert "typed = true" in text
    assert "?" not in text
    assert "chance boards giza rhodos olympia" in text
    assert run(["check", str(record)]) == 0


def test_without_a_terminal_there_is_one_line_and_no_waiting() -> None:
    """What would be read never comes, and its end neither."""
    with subprocess.Popen([sys.executable, "-c", MAIN, "play", "seven_wonders", "--lang", "hu"],
                          stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
        assert process.returncode == 2
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.read() == b""
        assert process.stderr.read().decode().count("\n") == 1


def test_step_by_step(sit: type[Terminal]) -> None:
    """With `presentation = step_by_step` every line of the log waits for Enter."""
    terminal = sit("--seats", "3", "--option", "presentation=step_by_step", "--option", "sides=all_day")
    for wanted in ("Your city became", "Bendegúz got", "Csaba got"):
        assert wanted in terminal.wait(r"\n  … $")
        terminal.send(b"\n")
    terminal.wait(r"\n  … $")
    terminal.send(b"\x04")
    assert terminal.end() == 0


@pytest.mark.parametrize(("game", "lang", "card", "said"), [
    ("through_the_ages", "en", "julius caesar?", "Julius Caesar (julius_caesar): +1 strength"),
    ("through_the_ages", "hu", "caesar?", "(julius_caesar): "),
    ("seven_wonders", "hu", "palota?", "Palota (palace): 8 győzelmi pontot ér."),
    ("seven_wonders", "en", "giza?", "Day side, stage 1: 3 victory points."),
    ("history_of_the_world", "hu", "egyiptomiak?", "Piramisok: "),
    ("civilization", "en", "famine?", "Famine (famine): "),
])
def test_what_is_written_on_a_card(game: str, lang: str, card: str, said: str) -> None:
    terminal = Terminal("play", game, "--seed", "3", lang=lang)
    try:
        terminal.wait(r"\n> $")
        assert said in " ".join(terminal.say(card).split())
        help_text = " ".join(terminal.say("help").split())
        assert ("palota" not in help_text and "palace" not in help_text) or game == "seven_wonders"
    finally:
        terminal.kill()


def test_a_picture_higher_than_the_screen_is_drawn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """After a move only what has changed; `board` shows everything."""
    monkeypatch.setenv("LINES", "24")
    terminal = Terminal("play", "through_the_ages", "--seed", "3", lang="en", width=80)
    try:
        terminal.wait(r"\n> $")
        terminal.say("2")
        after = terminal.say("")
        assert "“board” shows everything" in after
        whole = terminal.say("board")
        assert len(after.splitlines()) < 45 < len(whole.splitlines())
        assert "“board” shows everything" not in whole
    finally:
        terminal.kill()
