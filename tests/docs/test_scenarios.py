"""docs/scenarios.md names every word that a position may hold."""

import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

PAGE = (Path(__file__).parents[2] / "docs" / "scenarios.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(("key", "title"), [
    ("through_the_ages", "Through the Ages"), ("history_of_the_world", "History of the World"),
    ("civilization", "Civilization")])
def test_every_word_of_a_position_is_explained(key: str, title: str) -> None:
    chapter = PAGE.split(f"\n## {title}\n")[1].split("\n## ")[0]
    position, _, seat = chapter.split("\nFacts:")[0].partition("\nFor a seat:")
    scenario: Any = import_module(f"kronika.games.{key}.scenario")
    for said, text in ((scenario.AT, position), (scenario.SEAT, seat)):
        named = {word for row in re.findall(r"^\| (`[^|]+) \|", text, re.MULTILINE)
                 for word in re.findall(r"`(\w+)`", row)}
        assert named == set(said)
    for phase in scenario.PHASES:
        assert f'`"{phase}"`' in position
