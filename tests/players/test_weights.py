"""Learned files: used where they fit, left alone and said once where they do not."""
from __future__ import annotations

import json
import logging
from pathlib import Path

import pytest

from kronika.core.judgement import Evaluation, Linear
from kronika.games import load
from kronika.players import weights
from kronika.players.judgement import judgement_of
from kronika.sim.train import Course, run

KEY = "history_of_the_world"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(weights, "HERE", tmp_path)
    weights.read.cache_clear()
    weights._said.clear()
    yield tmp_path
    weights.read.cache_clear()


def test_a_missing_file_is_said_once(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        found = [weights.evaluation(KEY, "", "base", 4) for _ in range(3)]
    assert all(type(each) is Evaluation for each in found)
    assert len(caplog.records) == 1
    assert weights.trouble("search", KEY, "", "base") == "missing"
    assert weights.trouble("greedy", KEY, "", "base") == ""


def test_a_foreign_file_is_not_used(folder: Path) -> None:
    course = Course(KEY, "", "base", [3], 2)
    row = {"weights": [[0.0] * 20] * 10, "scale": 5.0}
    good = {**course.header(), "seats": {"3": row}}
    for name, value in (("data", "another box"), ("features", 99), ("mode", "other"), ("form", "tree")):
        weights.place(KEY, "", "base").write_text(json.dumps({**good, name: value}))
        weights.read.cache_clear()
        assert weights.read(KEY, "", "base")[1] == "foreign"
    weights.place(KEY, "", "base").write_text(json.dumps(good))
    weights.read.cache_clear()
    assert isinstance(weights.evaluation(KEY, "", "base", 4), Linear)      # of the nearest number of seats


def test_training_goes_on_where_it_was_broken_off(folder: Path) -> None:
    """Half of it, then the rest: the same weights as in one go."""
    whole = run(Course(KEY, "", "base", [3], 3, file=str(folder / "whole.json")))
    course = Course(KEY, "", "base", [3], 3, file=str(folder / "parts.json"))
    seen: list[int] = []

    def broken_off(done: int) -> None:
        seen.append(done)
        if len(seen) == 2:
            raise KeyboardInterrupt

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("kronika.sim.train.CHUNK", 1)
        with pytest.raises(KeyboardInterrupt):
            run(course, progress=broken_off)
        assert course.rest().exists()
        parts = run(course)
    assert not course.rest().exists()
    assert parts["seats"]["3"]["games"] == 3
    for one, other in zip(whole["seats"]["3"]["weights"], parts["seats"]["3"]["weights"]):
        assert all(abs(a - b) < 1e-3 * (1 + abs(a)) for a, b in zip(one, other))
    assert all(share <= 1 for share in whole["seats"]["3"]["explained"])


def test_our_files_fit() -> None:
    """Every file of the package is for a game, edition and mode of ours, and fits its features."""
    for path in sorted(weights.HERE.glob("*.json")):
        found = json.loads(path.read_text())
        game = load(found["game"])
        assert found["mode"] in game.modes[found["edition"]]
        assert path == weights.place(found["game"], found["edition"], found["mode"])
        assert found["features"] == judgement_of(game.key).version, "to be trained again: kronika train"
        t = game.of(found["edition"]).new(game.setup(int(min(found["seats"])), found["edition"], found["mode"]))
        for row in found["seats"].values():
            assert len(row["weights"]) == judgement_of(game.key).phases
            assert {len(line) for line in row["weights"]} == {len(judgement_of(game.key).features(t, 0))}
