"""Every scenario file comes out as it says, and a wrong one is found out."""

from pathlib import Path

import pytest

from kronika.referee.scenario import run

ROOT = Path(__file__).parents[2] / "scenarios"
FILES = sorted(ROOT.glob("*/*.toml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_scenario_comes_out(path: Path) -> None:
    report = run(path)
    assert not report.failure, report.failure
    assert report.rules, "the scenario names no rule"


BASE = """
game = "seven_wonders"
seats = 3
[at]
seat = [{ city = ["baths"], hand = ["baths", "altar"], coins = 3 }]
"""
SAY = '[[play]]\nseat = 0\nsay = "{}"\n'


@pytest.mark.parametrize(("text", "sentence"), [
    (BASE + SAY.format("build baths"), "refused by SW-4.02"),
    (BASE + SAY.format("build baths") + 'refused = "SW-5.02"', "not by SW-5.02"),
    (BASE + SAY.format("sell baths") + 'refused = "SW-4.02"', "but is legal"),
    (BASE + SAY.format("sell baths") + "legal = false", "but is legal"),
    (BASE + SAY.format("sell baths") + "unclear = true", "should not be understood"),
    (BASE + SAY.format("sell bath"), "not understood"),
    (BASE + '[[play]]\nexpect = { "seat.0.coins" = 4 }', "seat.0.coins is 3, not 4"),
    (BASE + '[[play]]\nexpect = { "seat.0.cions" = 4 }', "there is no fact"),
    (BASE + "[[play]]\nseat = 0", "says nothing"),
    (BASE + '[[play]]\nseat = 5\nsay = "sell baths"', "no seat 5"),
    (BASE + '[[play]]\nothers = "dance"', "no offer that begins with 'dance'"),
    (BASE.replace("baths", "bath"), "'bath' is no card"),
    (BASE.replace("coins", "gold"), "unknown entry 'gold'"),
    (BASE.replace("seats", "places"), "unknown entry 'places'"),
    (BASE.replace("seven_wonders", "chess"), "'chess' is not one of"),
    (BASE.replace("seats = 3", "seats = 8"), "refused by SW-1.01"),
    ('refused = "SW-1.01"' + BASE, "should be refused by SW-1.01, but is not"),
    ("game = ", "Invalid value"),
])
def test_a_wrong_scenario_is_found_out(text: str, sentence: str, tmp_path: Path) -> None:
    path = tmp_path / "wrong.toml"
    path.write_text(text, encoding="utf-8")
    assert sentence in run(path).failure
