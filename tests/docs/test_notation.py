"""docs/notation.md: the examples of a game are sentences of its notation, and every kind of sentence has one."""

import re
from pathlib import Path

import pytest

from kronika.core.words import Unclear
from kronika.games import load

PAGE = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")


def examples(title: str) -> list[str]:
    """The sentences in the first column of a game's table."""
    chapter = PAGE.split(f"\n## {title}\n")[1].split("\n## ")[0]
    rows = [line.split(" | ")[0] for line in chapter.splitlines() if line.startswith("| `")]
    return [said for row in rows for said in re.findall(r"`([^`]+)`", row)]


@pytest.mark.parametrize(("key", "title"), [
    ("through_the_ages", "Through the Ages"), ("history_of_the_world", "History of the World"),
    ("civilization", "Civilization")])
def test_every_kind_of_sentence_has_an_example(key: str, title: str) -> None:
    grammar = load(key).grammar
    for said in examples(title):
        found = grammar.parse(said)
        assert not isinstance(found, Unclear), said
        assert grammar.say(found[0]) == said
    assert {said.split()[0] for said in examples(title)} == set(grammar.forms)
