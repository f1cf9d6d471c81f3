"""Learned files: used where they fit, left alone and said once where they do not."""
from __future__ import annotations

import json
import logging
import shutil
from pathlib import Path
from typing import Any

import pytest

from kronika.core.judgement import Evaluation, Linear
from kronika.games import load
from kronika.players import make, weights
from kronika.players.judgement import judgement_of
from kronika.players.master import Master
from kronika.sim.arena import Contest, noted
from kronika.sim.train import Course, run

KEY = "history_of_the_world"
LEARNED = weights.HERE


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(weights, "HERE", tmp_path)
    forget()
    weights._said.clear()
    yield tmp_path
    forget()


def forget() -> None:
    weights.read.cache_clear()
    weights.trained.cache_clear()


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
        forget()
        assert weights.read(KEY, "", "base")[1] == "foreign"
    weights.place(KEY, "", "base").write_text(json.dumps(good))
    forget()
    assert isinstance(weights.evaluation(KEY, "", "base", 4), Linear)      # of the nearest number of seats


def tiny(course: Course) -> dict[str, Any]:
    """A network of one unit that says nothing, for three seats."""
    judgement = judgement_of(course.game)
    t = load(course.game).new(load(course.game).setup(3))
    inputs = len(judgement.features(t, 0)) + len(judgement.details(t, 0)) + 1
    width = [0] * (1 + judgement.phases)
    row = {"lines": [[]] * judgement.phases, "usual": [7.0] * judgement.phases, "spread": [1.0] * judgement.phases,
           "scale": 5.0, "doubt": 0.5, "starts": weights.said([width] * judgement.phases, "i")}
    return {**course.header(), "units": [1, 1], "by": [1.0] * inputs, "first": weights.said([width] * inputs, "h"),
            "shift": 0, "second": weights.said([[0]], "h"), "start": weights.said([[0]], "i"), "fine": 0, "last": [0],
            "seats": {"3": row}}


def test_a_master_without_a_network_says_it_once_and_plays_like_search(
        folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    game = load(KEY)
    shutil.copy(LEARNED / weights.place(KEY, "", "base").name, folder)
    view = game.view(game.new(game.setup(3)), 0)
    master = make("master@4", game)
    assert isinstance(master, Master)
    with caplog.at_level(logging.WARNING):
        assert all(isinstance(master.evaluation(view), Linear) for _ in range(3))
    assert len(caplog.records) == 1
    assert weights.trouble("master", KEY, "", "base") == "network"
    assert weights.trouble("search", KEY, "", "base") == ""


def test_a_foreign_network_is_not_used(folder: Path) -> None:
    course = Course(KEY, "", "base", [3], 2, form=weights.NETWORK)
    good = tiny(course)
    for name, value in (("data", "another box"), ("features", 99), ("details", 99), ("mode", "other"),
                        ("form", "linear")):
        course.target().write_text(json.dumps({**good, name: value}))
        forget()
        assert weights.read(KEY, "", "base", weights.NETWORK)[1] == "foreign"
        assert weights.trained(KEY, "", "base", 3) is None
        assert weights.trouble("master", KEY, "", "base") == "network"
    course.target().write_text(json.dumps(good))
    forget()
    found = weights.trained(KEY, "", "base", 5)            # of the nearest number of seats
    assert found is not None
    assert weights.trouble("master", KEY, "", "base") == ""
    assert found.expected(load(KEY).new(load(KEY).setup(5)), 0) == 7.0
    assert weights.trained(KEY, "", "base", 5) is found    # read once


def test_what_was_learned_has_a_name(folder: Path) -> None:
    """A contest is another one after either file has changed."""
    course = Course(KEY, "", "base", [3], 2, form=weights.NETWORK)
    names = [weights.digest(KEY, "", "base")]
    shutil.copy(LEARNED / weights.place(KEY, "", "base").name, folder)
    forget()
    names.append(weights.digest(KEY, "", "base"))
    course.target().write_text(json.dumps(tiny(course)))
    forget()
    names.append(weights.digest(KEY, "", "base"))
    assert names[0] == ""
    assert len(set(names)) == 3


def test_results_of_the_arena_stand_in_the_header(folder: Path) -> None:
    """The newest of each contest; what was learned is still the same."""
    course = Course(KEY, "", "base", [3], 2, form=weights.NETWORK)
    course.target().write_text(json.dumps(tiny(course)))
    before = weights.digest(KEY, "", "base")
    contests = [("greedy", 0.5), ("uct", 0.9), ("greedy", 0.7)]
    for other, first in contests:
        row = {"games": 8, "first": first, "low": 0.1, "high": 1.0}
        noted(Contest(KEY, 3, ["master@4", other], 8), {"edition": "", "mode": "base", "bots": [row]})
    forget()
    found, trouble = weights.read(KEY, "", "base", weights.NETWORK)
    assert trouble == ""
    assert [(each["bots"][1], each["first"]) for each in found["arena"]] == [("uct", 0.9), ("greedy", 0.7)]
    assert weights.digest(KEY, "", "base") == before


def test_training_goes_on_where_it_was_broken_off(folder: Path) -> None:
    """Half of it, then the rest: the same weights as in one go."""
    whole = run(Course(KEY, "", "base", [3], 6, file=str(folder / "whole.json")))
    course = Course(KEY, "", "base", [3], 6, file=str(folder / "parts.json"))
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
    assert parts["seats"]["3"]["games"] == 6
    for one, other in zip(whole["seats"]["3"]["weights"], parts["seats"]["3"]["weights"]):
        assert all(abs(a - b) < 1e-3 * (1 + abs(a)) for a, b in zip(one, other))
    assert all(share <= 1 for share in whole["seats"]["3"]["explained"])


def test_a_lesson_for_some_seats_leaves_the_others(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Unless the file was made by other features."""
    monkeypatch.setattr("kronika.sim.train.fitted", lambda lesson: {"games": lesson.games})    # one game is too few
    course = Course(KEY, "", "base", [3], 1)
    kept = {"games": 400, "weights": [], "scale": 5.0}
    for features, seats in ((course.header()["features"], ["3", "4"]), (99, ["3"])):
        course.target().write_text(json.dumps({**course.header(), "features": features, "games": 400,
                                               "seats": {"3": kept, "4": kept}}))
        found = run(course)
        assert list(found["seats"]) == seats
        assert found["seats"]["3"] == {"games": 1}
        assert found["seats"].get("4", kept) == kept
        assert json.loads(course.target().read_text()) == found


@pytest.mark.parametrize("path", sorted(LEARNED.glob("*.json")), ids=lambda path: path.stem)
def test_our_files_fit(path: Path) -> None:
    """Every file of the package is for a game, edition and mode of ours, and fits its features."""
    found = json.loads(path.read_text())
    game, judgement = load(found["game"]), judgement_of(found["game"])
    assert found["mode"] in game.modes[found["edition"]]
    assert path == weights.place(found["game"], found["edition"], found["mode"], found["form"])
    assert weights.read(found["game"], found["edition"], found["mode"], found["form"])[1] == "", "to be trained again"
    assert path.stat().st_size < 100_000
    t = game.of(found["edition"]).new(game.setup(int(min(found["seats"])), found["edition"], found["mode"]))
    features, details = judgement.features(t, 0), judgement.details(t, 0)
    if found["form"] == weights.NETWORK:
        assert len(found["by"]) == len(features) + len(details) + 1
        evaluation = weights.network(judgement, found, t.seats)
        assert len(evaluation.brain.starts) == len(evaluation.usual) == judgement.phases
        assert {len(line) for row in found["seats"].values() for line in row["lines"]} == {len(features)}
        assert all(-1e4 < evaluation.expected(t, seat) < 1e4 for seat in range(t.seats))
        assert all(0 < row["doubt"] < row["error"] for row in found["seats"].values())
        return
    for row in found["seats"].values():
        assert len(row["weights"]) == judgement.phases
        assert {len(line) for line in row["weights"]} == {len(features)}
