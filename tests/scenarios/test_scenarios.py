"""Every scenario file comes out as it says, and a wrong one is found out."""

from pathlib import Path

import pytest

from kronika.locale import Texts
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


AGES = """
game = "through_the_ages"
edition = "{}"
[at]
"""
CIV = """
game = "civilization"
seats = 3
[at]
"""
WORLD = """
game = "history_of_the_world"
[at]
empire = "egyptians"
"""


@pytest.mark.parametrize(("text", "sentence"), [
    (BASE + SAY.format("build baths"), "refused by SW-4.02"),
    (BASE + SAY.format("build baths") + 'refused = "SW-5.02"', "not by SW-5.02"),
    (BASE + SAY.format("sell baths") + 'refused = "SW-4.02"', "but is legal"),
    (BASE + SAY.format("sell baths") + "legal = false", "but is legal"),
    (BASE + SAY.format("sell baths") + "unclear = true", "should not be understood"),
    (BASE + SAY.format("sell bath"), "not understood"),
    (BASE + '[[play]]\nexpect = { "seat.0.coins" = 4 }', "seat.0.coins is 3, not 4"),
    (BASE + '[[play]]\nexpect = { "seat.0.cions" = 4 }', "no such fact now: seat.0.cions"),
    (BASE + '[[play]]\nexpect = { "seat.9.coins" = 4 }', "no such fact now: seat.9.coins"),
    (BASE + "[[play]]\nseat = 0", "nothing happens here"),
    (BASE + '[[play]]\nseat = 5\nsay = "sell baths"', "no seat 5; seats are numbers from 0 to 2"),
    (BASE + '[[play]]\nothers = "dance"', "no offer that begins with “dance”"),
    (BASE.replace("baths", "bath"), "seat 0, city 0: there is no “bath”; what can stand here: baths"),
    (BASE.replace("coins", "gold"), "nobody reads the entry “gold”; what can stand here: board, city, coins"),
    (BASE.replace("seats", "places"), "nobody reads the entry “places”"),
    (BASE.replace("seven_wonders", "chess"), "game: there is no “chess”"),
    (BASE.replace("seats = 3", "seats = 8"), "refused by SW-1.01"),
    (BASE.replace("coins = 3", 'coins = "three"'), "seat 0, coins: a number should stand here"),
    (BASE.replace("coins = 3", "stages = 9"), "stages: a whole number from 0 to"),
    (BASE.replace("[at]", '[at]\nphase = "night"'), "phase: there is no “night”; what can stand here: boards"),
    (BASE.replace("[at]", "[at]\nage = 4"), "there is no turn 1 of age 4"),
    ('refused = "SW-1.01"' + BASE, "should be refused by SW-1.01, but is legal"),
    ("game = ", "line 1: this is not TOML"),
    (AGES.format("2015") + 'seat = [{ leader = "iron" }]', "seat 0, leader: there is no “iron”; what can stand here:"),
    (AGES.format("2006") + 'seat = [{ leader = "julius" }]', "what can stand here: julius_caesar"),
    (AGES.format("2006") + 'seat = [{ workers = { code_of_laws = 1 } }]', "workers: there is no “code_of_laws”"),
    (AGES.format("2006") + 'seat = [{ workers = ["iron"] }]', "workers: a table in curly brackets should stand here"),
    (AGES.format("2006") + 'row = ["irn"]', "row 0: there is no “irn”; what can stand here: iron"),
    (AGES.format("2015") + 'phase = "discard"', "a turn of this game has no “discard”"),
    (AGES.format("2006") + 'age = "V"', "age: there is no “V”; what can stand here: A, I, II, III, IV"),
    (AGES.format("2006") + 'active = 4', "active: a whole number from 0 to 1"),
    (AGES.format("2006") + 'seat = [{ pact = { card = "iron", partner = 1 } }]', "pact, card: there is no “iron”"),
    (AGES.format("2007"), "edition: there is no “2007”"),
    (CIV + 'areas = { athen = 3 }', "areas: there is no “athen”; what can stand here: athens"),
    (CIV + 'areas = { athens = { tokens = 3 } }', "athens, tokens: a list in square brackets"),
    (CIV + 'areas = { athens = { city = 7 } }', "city: a whole number from 0 to 2"),
    (CIV + 'phase = "war"', "phase: there is no “war”"),
    (CIV + 'seat = [{ hand = ["silk"] }]', "hand 0: there is no “silk”"),
    (CIV + 'seat = [{ cards = ["laws"] }]', "cards 0: there is no “laws”; what can stand here: law"),
    (CIV + 'seat = [{ nation = "crete" }, { nation = "crete" }]', "nation: “crete” stands twice"),
    (CIV + 'seat = [{ red = ["piracy"] }, { red = ["salt"] }]', "only calamities with a red back"),
    (CIV + 'stacks = { 9 = ["salt"] }', "stack 9 holds a card of another stack"),
    (CIV + "seat = [{}, {}, {}, {}]", "seat: 0–3 items should stand here, not 4"),
    (WORLD + 'lands = { nil = 0 }', "lands: there is no “nil”; what can stand here: nile"),
    (WORLD + 'lands = { nile = { seat = 0, has = ["castle"] } }', "what can stand here: capital, city, fort, monument"),
    (WORLD + 'epoch = 6', "epoch: a whole number from 1 to 5"),
    (WORLD + 'epoch = 2', "seat 0 needs an empire of epoch 2"),
])
def test_a_wrong_scenario_is_found_out(text: str, sentence: str, tmp_path: Path) -> None:
    path = tmp_path / "wrong.toml"
    path.write_text(text, encoding="utf-8")
    fault = run(path).fault
    assert fault is not None
    english, hungarian = (Texts(lang).text(fault.key, **fault.named) for lang in ("en", "hu"))
    assert sentence in english
    assert hungarian != english
    assert not [word for word in ("Error", "None", "dict", "['", "True") if word in english + hungarian]
