"""`kronika rules`: the page, one rule, and the account of all of them."""

import json
from pathlib import Path

import pytest

from kronika.cli import run
from kronika.core.rule import GENERAL
from kronika.games import load
from kronika.locale import LANGUAGES
from kronika.referee import coverage, rulebook
from kronika.referee.rulebook import Block, parse

GAME = load("seven_wonders")
PAGE = """# Title

Before the first chapter.

## One

[XY-1.01] First sentence. Second sentence.

| a | b |
| --- | --- |
| 1 | 2 |

### Inside

[XY-R.01] A III. kor az utolsó. A többi nem.
"""


def test_pages_have_the_same_rules_in_the_same_order() -> None:
    pages = [rulebook.load("seven_wonders", "", lang) for lang in LANGUAGES]
    assert pages[0].refs() == pages[1].refs()
    assert len(set(pages[0].refs())) == len(pages[0].refs()) == 197
    assert len(pages[0].chapters) == len(pages[1].chapters)


def test_parser() -> None:
    page = parse(PAGE)
    assert page.title == "Title"
    assert [chapter.title for chapter in page.chapters] == ["", "One"]
    kinds = [block.kind for block in page.chapters[1].blocks]
    assert kinds == ["rule", "table", "heading", "rule"]
    assert page.chapters[1].blocks[1].rows == [["a", "b"], ["1", "2"]]
    assert page.find("xy-r01")[1].ref == "XY-R.01"
    assert page.find("XY-101")[0].title == "One"
    with pytest.raises(KeyError):
        page.find("XY-9")


@pytest.mark.parametrize(("text", "sentence"), [
    ("First. Second.", "First."),
    ("A III. kor az utolsó. A többi nem.", "A III. kor az utolsó."),
    ("A 6. kör után vége. Utána jön a III. kor.", "A 6. kör után vége."),
    ("Take 3 coins; see SW-5.19. Then go on.", "Take 3 coins; see SW-5.19."),
    ("Only one", "Only one"),
    ("Is it (really)? Yes.", "Is it (really)?"),
])
def test_first_sentence(text: str, sentence: str) -> None:
    assert Block("rule", text, "X-1").sentence() == sentence


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_has_a_sentence_to_show(lang: str) -> None:
    for _, block in rulebook.load("seven_wonders", "", lang).rules():
        said = block.sentence()
        assert said.endswith(".")
        assert 15 < len(said) < 260
        assert said.count(". ") == 0 or block.text != said


@pytest.mark.parametrize("ref", ["SW-4.02", "sw-4.02", "SW402", "sw-4-02"])
def test_one_rule(ref: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", "seven_wonders", ref, "--lang", "hu"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("SW-4.02 (")
    assert "Egy városban soha nem állhat két azonos nevű létesítmény." in said


def test_one_rule_in_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", "seven_wonders", "SW-1.01", "--json", "--lang", "en"]) == 0
    row = json.loads(capsys.readouterr().out)
    assert row["ref"] == "SW-1.01"
    assert row["sentence"] == "7 Wonders is a game for 3 to 7 players."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_general_rules(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    for rule in GENERAL:
        assert run(["rules", "seven_wonders", rule.ref, "--lang", lang]) == 0
        assert rule.ref in capsys.readouterr().out


def test_the_whole_page(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", "seven_wonders", "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("7 WONDERS\n")
    assert said.count("\n[SW-") == 197
    assert run(["rules", "seven_wonders", "--lang", "hu", "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)) == 197


# the account

def test_the_account_of_seven_wonders(capsys: pytest.CaptureFixture[str]) -> None:
    code = run(["rules", "seven_wonders", "--coverage", "--json"])
    found = json.loads(capsys.readouterr().out)
    assert list(found) == ["rules", "covered", "remarks", "uncovered", "evidence"]
    assert len(found["evidence"]) == found["covered"]
    assert all(found["evidence"].values()), "covered by nothing that can be named"
    assert "tests/seven_wonders/test_data.py::test_boards" in found["evidence"]["SW-1.02"]
    assert found["rules"] == 197 == found["covered"] + len(found["remarks"]) + len(found["uncovered"])
    assert code == bool(found["uncovered"])
    assert all(row["reason"] for row in found["remarks"])


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A source tree of our own: one scenario that refuses, one that only names, one that fails, and a test."""
    scenarios = tmp_path / "scenarios" / "seven_wonders"
    tests = tmp_path / "tests" / "seven_wonders"
    rules = tmp_path / "src" / "kronika" / "games" / "seven_wonders" / "rules"
    for folder in (scenarios, tests, rules):
        folder.mkdir(parents=True)
    head = 'game = "seven_wonders"\n'
    (scenarios / "refuses.toml").write_text(head + 'rules = ["SW-1.02"]\nseats = 8\nrefused = "SW-1.01"\n')
    (scenarios / "names.toml").write_text(head + 'rules = ["SW-3.06", "SW-3.01", "SW-77.01"]\n')
    (scenarios / "fails.toml").write_text(head + 'rules = ["SW-3.03"]\nexpect = { over = true }\n')
    (tests / "test_it.py").write_text(
        '"""SW-3.09: a mention."""\n# SW-3.10\ndef helper():\n    """SW-3.11: no test."""\n'
        'def test_it():\n    """SW-3.04 to SW-3.06, SW-3.07: as SW-3.12 says.\n\n    refuses(SW-3.07)\n    """\n')
    (rules / "remarks.toml").write_text(
        '"SW-2.07" = "common by nature"\n"SW-4.02" = "no excuse"\n"SW-3.01" = "needless"\n')
    return tmp_path


def test_what_counts(tree: Path) -> None:
    found = coverage.coverage(GAME, "", tree)
    assert found.covered == ["SW-1.01", "SW-1.02", "SW-3.01", "SW-3.04", "SW-3.05", "SW-3.07"]
    assert found.evidence["SW-3.05"] == ["tests/seven_wonders/test_it.py::test_it"]
    assert not {"SW-3.09", "SW-3.10", "SW-3.11", "SW-3.12"} & set(found.covered), "a mention is no evidence"
    assert found.remarks == {"SW-2.07": "common by nature"}
    assert "SW-3.03" in found.uncovered, "a scenario that fails does not count"
    assert "SW-3.06" in found.never_refused, "a rule that can refuse counts only if it did"
    assert "SW-4.02" in found.uncovered, "a rule that can refuse is no remark"
    assert found.unknown == ["SW-77.01"]
    assert [report.path.name for report in found.failed] == ["fails.toml"]
    assert len(found.covered) + len(found.remarks) + len(found.uncovered) == 197


def test_the_account_is_an_exit_code(tree: Path, monkeypatch: pytest.MonkeyPatch,
                                     capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(tree)
    assert run(["rules", "seven_wonders", "--coverage", "--lang", "en"]) == 1
    said = capsys.readouterr()
    assert said.out.splitlines()[-1] == "197 rules: 6 covered, 1 remarks, 190 uncovered"
    assert "SW-3.06: named, but no test made it refuse" in said.out
    assert "SW-77.01" in said.err
