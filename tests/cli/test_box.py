"""An owner's box: its layout, its mistakes in one sentence, and which box a record asks for. Each in a process of its
own, since a box stays as long as the process."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from kronika.core import data
from kronika.games import KEYS, box, home, load
from tests.patience import PATIENCE
from tests.web.nursery import said
from tests.web.server import MAIN

RECORD = next((Path(__file__).parents[2] / "records" / "seven_wonders").glob("*.kronika"))


def kronika(*args: object, lang: str = "en") -> tuple[int, str, str]:
    return said([*map(str, args)], {**os.environ, "KRONIKA_LANG": lang})


def write(folder: Path, *games: str) -> Path:
    for game in games:
        shutil.copytree(home(game) / "data", folder / game)
    return folder


def coins(place: Path, count: int = 4) -> None:
    """A box of 7 Wonders with other first coins."""
    path = place / "components.toml"
    text = path.read_text(encoding="utf-8").replace("starting_coins = 3", f"starting_coins = {count}")
    path.write_text(text, encoding="utf-8")


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """A box for two games that both have components.toml."""
    folder = write(tmp_path / "mine", "seven_wonders", "history_of_the_world")
    coins(folder / "seven_wonders")
    return folder


def test_every_component_file_belongs_to_an_edition() -> None:
    for key in KEYS:
        game = load(key)
        assert set(game.files) == set(game.editions)
        assert sorted({name for files in game.files.values() for name in files}) == data.names(home(key))


def test_hashes_are_those_of_kept_records() -> None:
    assert {key: box.digest(key) for key in KEYS} == {
        "seven_wonders": "14d00f441b04b11b", "history_of_the_world": "31de6b6df99ba6a5",
        "through_the_ages": "4b45154bf786785a", "civilization": "4248d3789accb03c"}


def test_a_box_of_several_games_plays_each(mine: Path, tmp_path: Path) -> None:
    for game in KEYS:
        out = tmp_path / "records"
        code, said, error = kronika("sim", game, "--games", 1, "--data", mine, "--records", out, "--json")
        assert (code, json.loads(said)["finished"]) == (0, 1)
        place = f"files in {mine / game}." if (mine / game).exists() else "files that come with Krónika."
        assert error == f"kronika: {game} is played with the component {place}\n"
        text = next(out.glob(f"{game}*")).read_text(encoding="utf-8")
        assert ('box = "mine"' in text) == (game == "seven_wonders")     # the other's facts are ours
        assert kronika("check", out, "--data", mine)[0] == 0


def test_bots_in_other_processes_use_the_same_box(mine: Path, tmp_path: Path) -> None:
    """Those processes end with one that ends as people's do, and is not forked."""
    words = ["sim", "seven_wonders", "--games", "60", "--bots", "greedy", "--data", str(mine), "--json", "--jobs"]
    alone = json.loads(kronika(*words, 1)[1])["stats"]
    done = subprocess.run([sys.executable, "-c", MAIN, *words, "2"], capture_output=True, text=True, timeout=PATIENCE,
                          env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)})
    assert json.loads(done.stdout)["stats"] == alone
    ours = json.loads(kronika("sim", "seven_wonders", "--games", 60, "--bots", "greedy", "--json")[1])["stats"]
    assert alone != ours


def test_a_record_says_which_box_it_needs(mine: Path, tmp_path: Path) -> None:
    kronika("sim", "seven_wonders", "--games", 1, "--data", mine, "--records", tmp_path / "records")
    own = next((tmp_path / "records").glob("*"))
    code, said, error = kronika("check", own)
    assert (code, error) == (1, "")
    assert "the box “mine”" in said
    assert "--data" in said
    code, said, _ = kronika("check", own, lang="hu")
    assert "ezzel a dobozzal készült: „mine”" in said
    assert kronika("check", own, "--data", mine)[0] == 0
    code, said, _ = kronika("check", RECORD, "--data", mine)
    assert code == 1
    assert "the components that come with Krónika" in said
    assert "leave out --data" in said
    coins(mine / "seven_wonders", 5)
    assert kronika("check", RECORD)[0] == 0


def test_the_files_of_one_game_may_lie_in_the_folder_itself(tmp_path: Path) -> None:
    flat = shutil.copytree(home("seven_wonders") / "data", tmp_path / "flat")
    coins(flat)
    code, said, error = kronika("check", RECORD, "--data", flat)
    assert (code, error) == (1, f"kronika: seven_wonders is played with the component files in {flat}.\n")
    assert "“flat”" in said
    assert kronika("sim", "seven_wonders", "--games", 1, "--data", flat)[0] == 0


def test_scenarios_use_the_box(mine: Path, tmp_path: Path) -> None:
    path = tmp_path / "coins.toml"
    path.write_text('game = "seven_wonders"\nexpect = { "seat.0.coins" = 4 }\n', encoding="utf-8")
    assert kronika("scenario", path)[0] == 1
    assert kronika("scenario", path, "--data", mine)[0] == 0


@pytest.mark.parametrize(("lang", "sentences"), [
    ("en", ["There is no folder", "is no box", "may belong to several games", "of their game: notes.toml",
            "does not have: card.toml", "cannot be used", "does not have: cards.toml"]),
    ("hu", ["Nincs ilyen mappa", "nem játékdoboz", "több játékhoz is tartozhatnak", "mappájába valók: notes.toml",
            "nincsenek ennek a játéknak", "nem használhatók", "nincsenek ennek a játéknak"])])
def test_what_is_no_box_is_said_in_one_sentence(tmp_path: Path, lang: str, sentences: list[str]) -> None:
    empty, unclear, mixed, strange, broken, other = (tmp_path / name for name in "abcdef")
    empty.mkdir()
    for folder in (unclear, mixed / "seven_wonders", strange / "seven_wonders", broken / "seven_wonders", other):
        folder.mkdir(parents=True)
    (unclear / "components.toml").write_text("x = 1", encoding="utf-8")
    (mixed / "notes.toml").write_text("x = 1", encoding="utf-8")
    (strange / "seven_wonders" / "card.toml").write_text("x = 1", encoding="utf-8")
    (broken / "seven_wonders" / "cards.toml").write_text("[", encoding="utf-8")
    (other / "cards.toml").write_text("x = 1", encoding="utf-8")
    serve = ("serve", "--port", "0", "--database", f"sqlite:///{tmp_path / 'k.sqlite'}", "--data")
    for command, sentence in zip((
            (*serve, tmp_path / "none"), (*serve, empty), (*serve, unclear), ("check", RECORD, "--data", mixed),
            ("scenario", RECORD, "--data", strange), (*serve, broken),
            ("play", "through_the_ages", "--data", other)), sentences, strict=True):
        code, said, error = kronika(*command, lang=lang)
        assert (code, said, len(error.splitlines())) == (2, "", 1), command
        assert sentence in error
    assert not (tmp_path / "k.sqlite").exists()
