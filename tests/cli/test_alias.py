"""What people type, as notation: both languages, any case, accents optional, several words."""

import pytest

from kronika.cli.alias import Aliases
from kronika.core.words import Unclear
from kronika.games import load
from kronika.games.seven_wonders import notes
from kronika.games.seven_wonders.cards import CARDS, WONDERS
from kronika.locale import LANGUAGES
from kronika.locale.hungarian import accusative

GRAMMAR = load("seven_wonders").grammar
ALIASES = Aliases("seven_wonders", GRAMMAR, notes.NAMES, "hu")


@pytest.mark.parametrize(("typed", "wanted"), [
    ("build baths", "build baths"),
    ("épít fürdő", "build baths"),
    ("EPIT FURDO", "build baths"),
    ("építem a Fürdőt", "build baths"),
    ("build Fürdő fizet 2 1", "build baths pay 2 1"),
    ("épít Nyugati kereskedőállomás fizet 0 1", "build west_trading_post pay 0 1"),
    ("epit keleti kereskedoallomast", "build east_trading_post"),
    ("build East Trading Post", "build east_trading_post"),
    ("build east_trading_post", "build east_trading_post"),
    ("sell Chamber of Commerce", "sell chamber_of_commerce"),
    ("elad a Munkások céhét.", "sell workers_guild"),
    ("csoda taverna", "stage with tavern"),
    ("csoda tavernával", "stage with tavern"),
    ("csoda 2 tavernával fizet 1 0", "stage 2 with tavern pay 1 0"),
    ("stage tavern", "stage with tavern"),
    ("stage 2 with tavern", "stage 2 with tavern"),
    ("elad szövőszék", "sell loom"),
    ("sell loom_age2", "sell loom_age2"),
    ("oldal éjszaka", "side night"),
    ("tábla Gíza", "board giza"),
    ("board gízát", "board giza"),
    ("pakliból egyiket sem", "salvage none"),
    ("salvage nothing", "salvage none"),
    ("passz", "pass"),
    ("eldobom", "discard"),
    ("épít valami", "build valami"),
    ("", ""),
])
def test_typed(typed: str, wanted: str) -> None:
    assert ALIASES.sentence(typed) == wanted


@pytest.mark.parametrize(("typed", "begun"), [
    ("csoda", ["stage"]), ("csoda könyvtár", ["stage", "with", "library"]),
    ("csoda 2 könyvtárral", ["stage", "2", "with", "library"]), ("épít", ["build"]), ("", [])])
def test_a_sentence_that_may_go_on_has_its_leading_word(typed: str, begun: list[str]) -> None:
    """So that `csoda könyvtár ?` lists its payments."""
    assert ALIASES.begun(typed) == begun


def test_every_name_is_understood() -> None:
    """By id and by its name in each language, with and without the accusative."""
    for card in CARDS:
        for name in [card.id, *card.names.values(), accusative(card.names["hu"]), card.names["hu"].upper()]:
            moves = GRAMMAR.parse(ALIASES.sentence(f"sell {name}"))
            assert not isinstance(moves, Unclear)
            assert card.structure in {CARDS[move.key()[0]].structure for move in moves}
    for wonder in WONDERS:
        for name in wonder.names.values():
            assert ALIASES.sentence(f"board {name}") == f"board {wonder.id}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_notation_is_never_changed(lang: str) -> None:
    """Whatever the language, a sentence of the notation stays what it is."""
    aliases = Aliases("seven_wonders", GRAMMAR, notes.NAMES, lang)
    for number, move in enumerate(GRAMMAR.every()):
        if number % 7 == 0:
            assert aliases.sentence(GRAMMAR.say(move)) == GRAMMAR.say(move)


@pytest.mark.parametrize("text", [
    "\x00", "💥 🔥", "́̂", "ﬀ", "word " * 10_000, "a " * 10_000, "[red]", "{ $x }", "?", "İ"])
def test_garbage_is_only_words(text: str) -> None:
    assert isinstance(ALIASES.sentence(text), str)


def test_local_names() -> None:
    assert ALIASES.name("baths") == "Fürdő"
    assert ALIASES.name("build") == "épít"
    assert ALIASES.both("baths") == "baths (Fürdő)"
    assert ALIASES.both("alexandria") == "alexandria"
    assert ALIASES.name("no_such_word") == "no_such_word"
