"""The notation on a grammar of its own: optional parts, lists, words with several meanings."""

from typing import ClassVar

import pytest

from kronika.core.move import Move
from kronika.core.words import Form, Grammar, Kind, Number, Part, Unclear


class Said(Move):
    """Any sentence, by its numbers."""

    word: ClassVar[str] = "take"

    def __init__(self, key: tuple[int, ...]) -> None:
        self.numbers = key

    def key(self) -> tuple[int, ...]:
        return self.numbers


class Gave(Said):
    word: ClassVar[str] = "give"


THING = Kind("thing", ["cup", "red_hat", "blue_hat"], {"hat": [1, 2]})
COUNT = Number("count", 3)
GRAMMAR = Grammar([
    Form("take", [Part("", [COUNT], optional=True), Part("the", [THING]), Part("for", [COUNT, COUNT], optional=True)],
         Said),
    Form("give", [Part("", [THING], many=True), Part("to", [COUNT], optional=True, many=True)], Gave),
])


@pytest.mark.parametrize(("text", "following"), [
    ("take", ["the", "count []"]),
    ("take 2", ["the"]),
    ("take the cup", ["for"]),
    ("take the cup for 1", ["count [1]"]),
    ("take the cup for 1 2", []),
    ("give", ["thing []"]),
    ("give cup red_hat", ["to", "thing [0, 1]"]),
    ("give cup to 1", ["count [1]"]),
    ("take nothing", []),
    ("shout", []),
])
def test_the_places_after_an_unfinished_sentence(text: str, following: list[str]) -> None:
    found = [place.lead or f"{place.kind.name if place.kind else ''} {place.said[-1]}"
             for place in GRAMMAR.places(text.split())]
    assert sorted(found) == sorted(following)


@pytest.mark.parametrize(("text", "key"), [
    ("take the cup", (0, 0, 0, 0)),
    ("take 2 the cup", (2, 0, 0, 0)),
    ("take the red_hat for 1 0", (0, 1, 1, 0)),
    ("TAKE the Cup", (0, 0, 0, 0)),
    ("take the ?", (0, -1, 0, 0)),
    ("give cup cup red_hat", (3, 0, 0, 1, 0)),
    ("give cup to 1 2", (1, 0, 2, 1, 2)),
])
def test_sentences(text: str, key: tuple[int, ...]) -> None:
    moves = GRAMMAR.parse(text)
    assert isinstance(moves, list)
    assert [move.key() for move in moves] == [key]
    assert GRAMMAR.say(moves[0]) == text.lower()


def test_a_word_may_mean_several_things() -> None:
    moves = GRAMMAR.parse("take the hat")
    assert isinstance(moves, list)
    assert [move.key()[1] for move in moves] == [1, 2]


@pytest.mark.parametrize(("text", "at", "kind"), [
    ("", 0, "word"), ("steal the cup", 0, "word"), ("take", 1, "the"), ("take the", 2, "thing"),
    ("take the dog", 2, "thing"),
    ("take the cup for 1", 5, "count"), ("take the cup for x 1", 4, "count"), ("take the cup now", 3, "end"),
    ("take the cup for 12345 1", 4, "count"), ("take the cup for ٣ 1", 4, "count"), ("give cup dog", 2, "end"),
])
def test_what_is_not_understood_names_its_place(text: str, at: int, kind: str) -> None:
    unclear = GRAMMAR.parse(text)
    assert isinstance(unclear, Unclear)
    assert (unclear.at, unclear.kind) == (at, kind)


def test_every_move_of_the_grammar_once() -> None:
    takes = [move.key() for move in GRAMMAR.every()]
    assert len(takes) == len(set(takes)) == 4 * 3 * 4 * 4
