"""The commands from outside: answers, exit codes, and one clear line for bad input in the chosen language."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from kronika.cli import app, run

ROOT = Path(__file__).parents[2]
RECORD = ROOT / "records" / "seven_wonders" / "seven_wonders_3_2026_0000.kronika"
EPOCHS = ROOT / "records" / "history_of_the_world" / "history_of_the_world_3_20_0000.kronika"


@pytest.fixture(autouse=True)
def quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """No language but the one a test asks for."""
    for name in ("KRONIKA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


BAD = [
    ("play chess", "There is no game “chess”", "Nincs „chess” nevű játék"),
    ("play seven_wonders --seats 9", "SW-1.01: 7 Wonders is a game for 3 to 7 players.",
     "SW-1.01: A 7 Csodát 3–7 játékos játszhatja."),
    ("play seven_wonders --seats 0", "SW-1.01", "SW-1.01"),
    ("play seven_wonders --seats x", "seats", "seats"),
    ("play seven_wonders --seats", "--seats needs a value", "--seats után érték kell"),
    ("play seven_wonders --edition 1", "edition: “1” is not one of", "edition: nincs „1”"),
    ("play seven_wonders --mode fast", "mode: “fast” is not one of: base", "mode: nincs „fast”; választható: base"),
    ("play seven_wonders --option a=b", "option: “a”", "option: nincs „a”"),
    ("play seven_wonders --option sides=both", "choice, all_day", "choice, all_day"),
    ("play seven_wonders --option sides", "name=value", "név=érték"),
    ("play seven_wonders --bots genius", "random, greedy", "random, greedy"),
    ("play seven_wonders --bots greedy,random --seats 5", "2 levels, but 4 bots", "2 szintet"),
    ("play seven_wonders --chance rolled", "typed", "typed"),
    ("play seven_wonders --data /no/such/folder", "no folder /no/such/folder", "Nincs ilyen mappa"),
    ("play seven_wonders --nonsense", "no option --nonsense", "nincs --nonsense kapcsoló"),
    ("play seven_wonders and more", "more than play can take", "ennyi mindent"),
    ("play", "play needs GAME", "ezt is meg kell adni: GAME"),
    ("play seven_wonders", "terminal", "terminál"),
    ("dance", "There is no command “dance”", "Nincs „dance” parancs"),
    ("check /no/such/record", "There is no file or folder /no/such/record", "Nincs ilyen fájl vagy mappa"),
    ("scenario /no/such/place", "There is no file or folder", "Nincs ilyen fájl vagy mappa"),
    ("rules chess", "There is no game", "Nincs „chess” nevű játék"),
    ("rules seven_wonders SW-99.99", "no rule “SW-99.99”", "nincs „SW-99.99” szabály"),
    ("data chess /tmp/x", "There is no game", "Nincs „chess” nevű játék"),
    ("sim seven_wonders --option a=b --games 1", "option: “a”", "option: nincs „a”"),
    ("sim seven_wonders --seats 8 --games 1", "SW-1.01", "SW-1.01"),
    ("bench chess", "There is no game", "Nincs „chess” nevű játék"),
]


@pytest.mark.parametrize(("args", "english", "hungarian"), BAD)
def test_bad_input_gets_one_line(args: str, english: str, hungarian: str, capsys: pytest.CaptureFixture[str],
                                 monkeypatch: pytest.MonkeyPatch) -> None:
    for lang, wanted in (("en", english), ("hu", hungarian)):
        monkeypatch.setenv("KRONIKA_LANG", lang)
        assert run(args.split()) == 2
        said = capsys.readouterr()
        assert said.out == ""
        assert said.err.count("\n") == 1
        assert wanted in said.err
        assert "Traceback" not in said.err


def test_the_language_of_a_wrong_language(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "hu_HU.UTF-8")
    assert run(["games", "--lang", "klingon"]) == 2
    assert capsys.readouterr().err == "kronika: Nincs „klingon” nyelv; választható: en, hu.\n"


def test_help_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--help"]) == 0
    assert "Play in the terminal against bots." in capsys.readouterr().out
    assert run(["play", "--lang", "hu", "--help"]) == 0
    said = capsys.readouterr().out
    assert "Játszma a terminálban" in said
    assert "--bots" in said
    assert run([]) == 0
    assert "scenario" in capsys.readouterr().out


def test_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["games", "--json"]) == 0
    game = next(row for row in json.loads(capsys.readouterr().out) if row["game"] == "seven_wonders")
    assert game["seats"] == [3, 7]
    assert game["modes"] == {"": ["base"]}
    assert game["options"][""]["sides"] == ["choice", "all_day"]
    assert run(["games", "--lang", "hu"]) == 0
    assert "seven_wonders: 7 Csoda, 3–7 játékos" in capsys.readouterr().out


# check

def test_check_proves_a_record() -> None:
    result = CliRunner().invoke(app, ["check", str(RECORD), "--lang", "en"])
    assert result.exit_code == 0
    assert result.output == f"{RECORD}: replayed to the end, every draw proven\n"
    result = CliRunner().invoke(app, ["check", str(RECORD), "--lang", "hu"])
    assert "végig visszajátszva, minden húzás bizonyított" in result.output


def test_check_takes_folders() -> None:
    result = CliRunner().invoke(app, ["check", str(RECORD.parent)])
    assert result.exit_code == 0
    assert len(result.output.splitlines()) == len(list(RECORD.parent.glob("*.kronika")))


@pytest.mark.parametrize(("old", "new"), [
    ("scores = [", "scores = [9"), ("seed = \"", "seed = \"0"), ("0 build", "0 sell"), ("rules = 1", "rules = 77"),
    ("data = \"", "data = \"0"), ("game = \"seven_wonders\"", "game = \"chess\"")])
def test_check_finds_a_changed_record(old: str, new: str, tmp_path: Path) -> None:
    text = RECORD.read_text(encoding="utf-8")
    assert old in text
    changed = tmp_path / "changed.kronika"
    changed.write_text(text.replace(old, new, 1), encoding="utf-8")
    result = CliRunner().invoke(app, ["check", str(RECORD), str(changed)])
    assert result.exit_code == 1
    assert len(result.output.splitlines()) == 2
    assert "does not reach its result" in result.output.splitlines()[1]


@pytest.mark.parametrize("content", [
    b"", b"---", b"\xff\xfe\x00", b"game = 1\n---\n", b"game = \"seven_wonders\"\nseats = \"x\"\n---\n",
    b"game = \"seven_wonders\"\nseats = 3\noptions = 5\n---\n0 build altar\n", b"[[[\n---\n",
    b"game = \"seven_wonders\"\nseats = 3\n---\nhello\n",
    b"game = \"seven_wonders\"\nseats = 3\nrules = [1]\n---\n0 build altar\n"])
def test_check_of_what_is_no_record(content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken = tmp_path / "broken.kronika"
    broken.write_bytes(content)
    assert run(["check", str(broken)]) in (1, 2)
    said = capsys.readouterr()
    assert len((said.out + said.err).splitlines()) == 1
    assert "broken.kronika" in said.out + said.err


# scenario

def test_scenario_runs_folders_and_counts() -> None:
    result = CliRunner().invoke(app, ["scenario", str(ROOT / "scenarios" / "seven_wonders" / "e06a_chain.toml")])
    assert (result.exit_code, result.output) == (0, "1 passed, 0 failed\n")


def test_scenario_that_fails(tmp_path: Path) -> None:
    deep = tmp_path / "a" / "b"
    deep.mkdir(parents=True)
    (deep / "wrong.toml").write_text('game = "seven_wonders"\nexpect = { "age" = 7 }\n', encoding="utf-8")
    (deep / "broken.toml").write_text("game = [", encoding="utf-8")
    (tmp_path / "right.toml").write_text('game = "seven_wonders"\nexpect = { "over" = false }\n', encoding="utf-8")
    result = CliRunner().invoke(app, ["scenario", str(tmp_path), "--lang", "hu"])
    assert result.exit_code == 1
    assert result.output.splitlines()[-1] == "1 passed, 2 failed"
    assert "wrong.toml: expect: age értéke 0, nem 7" in result.output


# data

def test_data_writes_the_files_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    box = tmp_path / "mine"
    folder = box / "seven_wonders"
    assert run(["data", "seven_wonders", str(box)]) == 0
    assert sorted(path.name for path in folder.iterdir()) == ["cards.toml", "components.toml", "wonders.toml"]
    assert run(["data", "seven_wonders", str(box)]) == 0
    (folder / "cards.toml").write_text("# mine\n", encoding="utf-8")
    capsys.readouterr()
    assert run(["data", "seven_wonders", str(box)]) == 2
    assert "cards.toml" in capsys.readouterr().err
    assert (folder / "cards.toml").read_text(encoding="utf-8") == "# mine\n"


@pytest.mark.parametrize("record", [RECORD, EPOCHS], ids=lambda record: record.parent.name)
def test_analyse_tells_the_dearest_decisions(record: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    assert run(["analyse", str(record), "--budget", "8", "--jobs", "1", "--json", "--html", str(page)]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["decisions"] == len(found["chances"]) >= 15
    assert found["same"] + len(found["moments"]) <= found["decisions"]
    assert "<svg" in page.read_text(encoding="utf-8")
    assert run(["analyse", str(record), "--seat", "7"]) == 2
    assert run(["analyse", str(page)]) == 2
