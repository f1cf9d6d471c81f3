"""Through the Ages in the terminal: every moment has its picture, and whole games are played at it."""

import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from kronika.cli import run
from kronika.cli.alias import Aliases
from kronika.core.words import Unclear
from kronika.games import load, notes
from kronika.games.through_the_ages.box_2015 import BOX
from kronika.games.through_the_ages.cards import LEADER, TACTIC
from kronika.locale import LANGUAGES
from kronika.locale.hungarian import accusative
from kronika.referee.referee import Referee
from tests.cli.pictures import NAMES, drawn, painter, pictures, walk
from tests.cli.terminal import Terminal

KEY = "through_the_ages"
PROMPT = r"\n> $"
END = r"\n> $|(?s:The seed was.*\n)|(?s:A mag ez volt.*\n)"
CARDS = BOX.cards
NOTES = notes(KEY, "2015")
GRAMMAR = load(KEY).grammar


def test_every_moment_has_its_picture() -> None:
    seen: set[str] = set()
    for seed, seats, every in ((1, 2, 1), (2, 3, 7), (4, 4, 9)):
        seen |= {phase for phase, _, _ in pictures(KEY, seats, seed, every=every)}
    assert {"politics", "actions", "discard", "over"} <= seen


@pytest.mark.parametrize("mode", ["first", "peaceful", "short"])
def test_every_mode_has_its_pictures(mode: str) -> None:
    assert [phase for phase, _, _ in pictures(KEY, 2, 3, mode, every=9)][-1] == "over"


@pytest.mark.parametrize(("mode", "options", "wanted"), [
    ("simple", {}, {"actions", "over"}), ("advanced", {"alternative_corruption": "on"}, {"spare", "politics", "over"}),
    ("full", {}, {"stay", "sacrifice", "discard", "over"}), ("full", {"bonus": "private"}, {"keep", "over"}),
    ("full", {"bonus": "open_draft", "military_draw_as_action": "on"}, {"draft", "over"})])
def test_every_game_of_the_first_edition_has_its_pictures(mode: str, options: dict[str, str], wanted: set[str]) -> None:
    seen = {phase for phase, _, _ in pictures(KEY, 2, 2, mode, every=3, edition="2006", **options)}
    assert wanted <= seen


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_player_needs_stands_in_the_picture(lang: str) -> None:
    referee, seat = next(pair for i, pair in enumerate(walk(KEY, 3, 5)) if i > 60 and actions(pair))
    hand = painter(KEY, referee, seat, lang)
    text = re.sub(r"[\s│]+", " ", drawn(hand.picture(), 100))
    board = hand.board
    me = board.civilizations[0]
    for card in [*(space.card for space in board.row), *me.cards, me.government, me.leader, me.tactic]:
        assert card < 0 or CARDS[card].names[lang] in text
    for tech in [tech for techs in me.technologies for tech in techs]:
        assert CARDS[tech.card].names[lang] in text
    for other in board.civilizations[1:]:
        assert f"{NAMES[other.seat]}: " in text
    for key in ("culture", "science", "strength", "happiness", "food", "resources", "civil", "military"):
        assert f"{hand.say(f'line-{key}')}: " in text
    assert hand.say("forecast") in text


def actions(pair: tuple[Referee, int]) -> bool:
    referee, seat = pair
    return bool(painter(KEY, referee, seat, "en").board.phase == "actions")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_is_understood_by_its_names(lang: str) -> None:
    """By id and by its name in each language, with and without the accusative."""
    aliases = Aliases(KEY, GRAMMAR, NOTES.NAMES, lang)
    for card in CARDS:
        for name in [card.id, *card.names.values(), accusative(card.names["hu"]), card.names["hu"].upper()]:
            found = GRAMMAR.parse(aliases.sentence(f"choose {name}"))
            assert not isinstance(found, Unclear), name
            assert card.index in {move.key()[0] for move in found}, name


@pytest.mark.parametrize(("typed", "wanted"), [
    ("építem a Bronzot", "build bronze"),
    ("fejleszt bronz vas", "upgrade bronze to iron"),
    ("elveszem a Takarékosságot itt 8", "take frugality at 8"),
    ("kijátszom a Tartalékokat élelmiszerért", "play reserves food"),
    ("vezetőm Homérosz Függőkertek", "lead homer under hanging_gardens"),
    ("ajánlom Kereskedelmi útvonalak egyezménye 2 mint a", "offer trade_routes_agreement to 2 as a"),
    ("támadok Agresszió: Portya 2", "attack aggression_raid on 2"),
    ("növelem a népességet", "increase"),
    ("kész", "done"),
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


@pytest.mark.parametrize(("lang", "width"), [("en", 100), ("hu", 80)])
def test_a_whole_game(sit: type[Terminal], lang: str, width: int, tmp_path: Path,
                      capsys: pytest.CaptureFixture[str]) -> None:
    record = tmp_path / "game.kronika"
    terminal = sit("--seats", "2", "--seed", lang, "--bots", "random", "--mode", "short", "--record", str(record),
                   lang=lang, width=width)
    said = terminal.wait(PROMPT)
    for turn in range(2000):
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


@pytest.fixture
def game(sit: type[Terminal]) -> Terminal:
    """My first turn, as the starting player."""
    for seed in range(20):
        terminal = sit("--seats", "2", "--seed", f"seed {seed}", "--bots", "random")
        if "Round 1" in terminal.wait(PROMPT) and "You are the starting player" in terminal.text:
            return terminal
        terminal.kill()
    raise AssertionError("nobody starts")


REFUSED = [
    ("build iron", "TA15-"), ("why build iron", "TA15-"), ("lead homer", "TA15-"), ("increase", "TA15-"),
    ("why stage 1", "TA15-"), ("resign", "TA15-5.01"), ("why done", "That is allowed: done."),
]


def test_a_refusal_names_its_rule_and_changes_nothing(game: Terminal) -> None:
    before = game.say("?")
    for said, answer in REFUSED:
        assert answer in game.say(said), said
    assert "I don't understand “nowhere”" in game.say("build nowhere")
    assert game.say("?") == before


def test_asking_undo_and_show(game: Terminal) -> None:
    first = re.search(r"^ +\d+  (take \S+)", game.say("take ?"), re.MULTILINE)
    assert first is not None
    taken = game.say(first[1])
    assert "Done: “Take" in taken
    assert "Taken back." in game.say("undo")
    assert first[1] in game.say("take ?")
    assert "What it does" in game.say("show")
    assert "Culture and ratings" in game.say("score")
    assert "Some sentences" in game.say("help")


def test_leaders_and_tactics_have_different_signs() -> None:
    """Never colour alone."""
    glyphs = import_module("kronika.cli.draw.through_the_ages_cards").GLYPHS
    assert len(set(glyphs)) == len(glyphs) == max(card.category for card in CARDS) + 1
    assert glyphs[LEADER] != glyphs[TACTIC]
