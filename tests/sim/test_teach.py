"""Teaching a network: from nothing to a file that a master plays by, in one go or in parts."""
from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from kronika.cli import run as kronika
from kronika.core.rng import Rng
from kronika.core.table import actors, lowest, options
from kronika.games import load
from kronika.players import make, weights
from kronika.players.judgement import judgement_of
from kronika.sim import lesson, teach
from kronika.sim.network import Rows, answer, fitted, fresh, whole
from kronika.sim.train import Course
from tests.players.test_judgement import later

KEY = "seven_wonders"


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(teach, "THINK", 3)
    monkeypatch.setattr(teach, "CHUNK", 4)


def course(file: Path) -> Course:
    return Course(KEY, "", "base", [3, 4], 8, form=weights.NETWORK, rounds=1, file=str(file))


def test_from_nothing_to_a_file_and_again_in_parts(few: None, tmp_path: Path) -> None:
    """A run that is broken off in the middle and taken up comes to the same file."""
    done: list[int] = []
    found = teach.run(course(tmp_path / "whole.json"), progress=done.append)
    assert sum(done) == course(tmp_path).whole() == 20
    parts = course(tmp_path / "parts.json")
    seen: list[int] = []

    def broken_off(games: int) -> None:
        seen.append(games)
        if len(seen) == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        teach.run(parts, progress=broken_off)
    kept = list(parts.target().with_suffix(".rows").glob("0-*.npy"))
    assert len(kept) == 2
    assert teach.run(parts) == found
    assert not parts.target().with_suffix(".rows").exists()
    assert (tmp_path / "whole.json").read_text() == (tmp_path / "parts.json").read_text()


def test_a_master_plays_by_what_was_written(few: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(weights, "HERE", tmp_path)
    weights.read.cache_clear()
    weights.trained.cache_clear()
    asked = course(Path())
    asked.file = ""
    found = teach.run(asked)
    game = load(KEY)
    t = later(game, 20)
    seat = lowest(actors(t))
    view = game.view(t, seat)
    master = make("master@12", game)
    assert type(master.evaluation(view)).__name__ == "Network"
    assert master.decide(view, seat, options(t, seat), 0, Rng(1)) in options(t, seat)
    assert found["rounds"] == 1
    assert {len(row["explained"]) for row in found["seats"].values()} == {judgement_of(KEY).phases}
    weights.read.cache_clear()
    weights.trained.cache_clear()


def test_what_is_written_says_what_numpy_has_judged(tmp_path: Path) -> None:
    asked = course(tmp_path / "it.json")
    judgement = judgement_of(KEY)
    rows = np.concatenate([teach.play(asked, 0, seats, 0, 4, "") for seats in asked.seats])
    wide = teach.wide(asked, judgement)
    fit, found = lesson.learned(asked, judgement.phases, wide, [rows])
    data = lesson.framed(lesson.parted(rows)[0], asked.seats, judgement.phases, wide).data(rows)
    said = answer(whole(fit, data.numbers.shape[1]), data.numbers, data.which, rows[:, lesson.PHASE].astype(int))
    brains = {seats: weights.network(judgement, found, seats).brain for seats in asked.seats}
    for row, expected in zip(rows[::7], said[::7]):
        brain = brains[int(row[lesson.SEATS])]
        assert abs(brain.answer([float(x) for x in row[lesson.FIRST:]], int(row[lesson.PHASE])) - expected) < 0.02


def test_lines_are_laid_through_all_rows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However few of them the network learns from."""
    asked = course(tmp_path / "it.json")
    judgement = judgement_of(KEY)
    rows = np.concatenate([teach.play(asked, 0, seats, 0, 8, "") for seats in asked.seats])
    found = []
    for most in (len(rows), len(rows) // 3):
        monkeypatch.setattr(lesson, "MOST", most)
        found.append(lesson.learned(asked, judgement.phases, teach.wide(asked, judgement), [rows])[1])
    for seats in ("3", "4"):
        assert found[0]["seats"][seats]["lines"] == found[1]["seats"][seats]["lines"]
    assert found[0]["first"] != found[1]["first"]


def test_on_the_command_line(few: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "it.json"
    asked = ["train", KEY, "--form", "network", "--seats", "3", "--games", "8", "--rounds", "0", "--file", str(file)]
    assert kronika([*asked, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told == [json.loads(file.read_text())]
    assert told[0]["form"] == "network"
    assert kronika(asked) == 0
    assert "explained" in capsys.readouterr().out
    assert kronika(["train", KEY, "--form", "tree"]) != 0
    assert "linear, network" in capsys.readouterr().err


def test_a_network_learns_what_a_line_cannot() -> None:
    rng = np.random.default_rng(1)
    inputs = rng.normal(0, 1, (4000, 6)).astype(np.float32)
    results = (np.abs(inputs[:, 0]) + 0.5 * inputs[:, 1]).astype(np.float32)
    rows = Rows(inputs, np.zeros(len(inputs), int), results - results.mean())
    fit = fitted(rows, 1, 1, epochs=60)
    assert fit.wrong(rows) < 0.05 * float(results.var())
    assert fresh(rows, 1, (4, 2), rng).wrong(rows) > 0.5 * float(results.var())
    assert len(whole(fit, 6).first) == 6


def test_doubt_is_what_is_wrong_in_games_held_back_alone() -> None:
    """Over all numbers of seats: half of what the square of the error grows by; and never nothing."""
    seen = [np.array([1.0, -1.0], np.float32), np.array([2.0, 2.0], np.float32)]
    held = [np.array([3.0, -3.0], np.float32), np.array([2.0, -2.0], np.float32)]
    assert lesson.doubted([seen, held]) == pytest.approx(((9 + 4) / 2 - (1 + 4) / 2) ** 0.5 / 2 ** 0.5, abs=0.001)
    assert lesson.doubted([held, seen]) == 0.01
