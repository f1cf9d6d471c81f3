"""Fitting the numbers of skilled play: what is tried, what is noted, and what numbers come of it."""
from __future__ import annotations

import json
from pathlib import Path

import pytest

from kronika.cli import run as kronika
from kronika.core.rng import Rng
from kronika.core.table import actors, lowest, options
from kronika.games import load
from kronika.players.judgement import judgement_of
from kronika.sim import fit, taste
from kronika.sim.fit import FIT, Looker, beside, fitted, looked, run
from kronika.sim.least_squares import Sums
from kronika.sim.taste import Tuning
from tests.players.test_search import later

KEY = "seven_wonders"


@pytest.fixture(autouse=True)
def seldom(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few decisions are looked at, in few worlds."""
    monkeypatch.setattr(fit, "SELDOM", 9)
    monkeypatch.setattr(fit, "WORLDS", 1)
    monkeypatch.setattr(fit, "LIKED", 2)
    monkeypatch.setattr(fit, "OTHERS", 1)


def tuning(file: Path, rounds: int = 1) -> Tuning:
    return Tuning(KEY, [("", "base", 3)], rounds, 2, file=str(file), form=FIT)


def looker() -> Looker:
    judgement = judgement_of(KEY)
    return Looker(load(KEY), judgement, [judgement] * 3, 0, judgement.taste(), Rng(3))


def known(rows: list[tuple[float, list[float]]], change: list[float], scale: float) -> Sums:
    """What would be noted if the numbers changed like this told what moves come to, by that scale."""
    sums = Sums()
    for worth, slopes in rows:
        sums.see([worth, *slopes], scale * (worth + sum(x * y for x, y in zip(slopes, change))))
    return sums


def some_rows(seed: int) -> list[tuple[float, list[float]]]:
    rng = Rng(seed)
    return [(rng.below(100) / 10 - 5, [rng.below(9) - 4.0 for _ in range(3)]) for _ in range(60)]


def test_the_numbers_that_tell_what_moves_come_to_are_found() -> None:
    """Though a point is worth more of a chance in one kind of decision than in another."""
    change = [0.5, -1.0, 0.0]
    kinds = {"Turn": known(some_rows(1), change, 0.2), "Draft": known(some_rows(2), change, 0.01)}
    found = fitted([1.0, 2.0, 3.0], [0.3, 0.5, 0.8], kinds)
    assert found == pytest.approx([1.5, 1.0, 3.0], abs=0.02)


def test_who_has_seen_little_stays_with_the_numbers_of_now() -> None:
    sums = Sums()
    rng = Rng(4)
    for _ in range(6):
        sums.see([1.0, rng.below(3) - 1.0], rng.below(100) / 100)
    assert fitted([1.0], [0.1], {"Turn": sums})[0] == pytest.approx(1.0, abs=0.2)
    assert fitted([1.0], [0.1], {}) == [1.0]


def test_a_kind_of_decision_that_luck_alone_decides_changes_nothing() -> None:
    """A scale is never below 0: moves that are liked are not taken to be bad ones."""
    rows = some_rows(5)
    against = {"Turn": known(rows, [0.0, 0.0, 0.0], -0.2)}
    assert fitted([1.0, 2.0, 3.0], [0.3, 0.5, 0.8], against) == [1.0, 2.0, 3.0]


def test_slopes_are_what_a_number_changes_about_the_worth() -> None:
    found, game = looker(), load(KEY)
    t = later(game, 6)
    seat = lowest(actors(t))
    found.mine = seat
    view = game.view(t, seat)
    offers = options(t, seat)
    rows = found.slopes(view, offers)
    now = found.likes(view, offers, found.numbers)
    assert [worth for _, worth, _ in rows] == now
    at = max(range(len(found.numbers)), key=lambda i: abs(rows[0][2][i]))
    assert abs(rows[0][2][at]) > 0.1
    more = [x + (0.1 if i == at else 0.0) for i, x in enumerate(found.numbers)]
    assert found.likes(view, offers, more)[0] == pytest.approx(now[0] + 0.1 * rows[0][2][at], abs=0.01)
    assert found.slopes(view, offers[:1]) == []


def test_moves_are_told_beside_each_other() -> None:
    assert beside([1.0, 2.0, 6.0]) == [-2.0, -1.0, 3.0]
    kinds = looked(tuning(Path("nowhere")), judgement_of(KEY).taste(), 0, 2)
    assert sum(sums.count for sums in kinds.values()) >= 4
    for sums in kinds.values():
        assert sums.total == pytest.approx(0.0, abs=1e-9)
        assert sums.square > 0
        assert sums.left[0][0] > 0


def test_in_one_go_and_in_parts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(taste, "CHUNK", 1)
    found = run(tuning(tmp_path / "whole.json", 2))
    parts = tuning(tmp_path / "parts.json", 2)

    def broken_off(games: int) -> None:
        if games:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(parts, progress=broken_off)
    assert json.loads(parts.rest().read_text())["round"] == 1
    assert run(parts) == found
    assert found["numbers"] != judgement_of(KEY).taste()
    assert found["form"] == FIT


def test_on_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A game whose moves are not found by looking at offers one by one has nothing to fit, and says so."""
    file = tmp_path / "it.json"
    asked = ["train", KEY, "--form", FIT, "--seats", "3", "--games", "1", "--rounds", "1", "--file", str(file)]
    assert kronika([*asked, "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == [json.loads(file.read_text())]
    assert kronika(["train", "civilization", "--form", FIT, "--games", "1"]) != 0
    assert "one by one" in capsys.readouterr().err
