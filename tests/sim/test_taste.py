"""Tuning the numbers of skilled play: round after round, in one go or in parts, and what the report tells."""
from __future__ import annotations

import json
from pathlib import Path

import pytest

from kronika.cli import run as kronika
from kronika.core.company import Skilled
from kronika.core.playout import playout
from kronika.core.rng import Rng
from kronika.games import OWN, load
from kronika.players.judgement import judgement_of
from kronika.sim import taste
from kronika.sim.taste import Slope, State, Tuning, run, sizes, stepped
from tests.market.positions import KEY as MARKET

KEY = "seven_wonders"


def tuning(file: Path) -> Tuning:
    return Tuning(KEY, [("", "base", 3), ("", "base", 4)], 2, 12, file=str(file))


def test_in_one_go_and_in_parts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A run that is broken off after a round and taken up comes to the same file; so does one by two processes."""
    monkeypatch.setattr(taste, "CHUNK", 4)
    done: list[int] = []
    found = run(tuning(tmp_path / "whole.json"), progress=done.append)
    assert sum(done) == tuning(tmp_path).whole() == 36
    parts = tuning(tmp_path / "parts.json")

    def broken_off(games: int) -> None:
        if games:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(parts, progress=broken_off)
    assert json.loads(parts.rest().read_text())["round"] == 1
    assert run(parts) == found
    assert not parts.rest().exists()
    assert (tmp_path / "whole.json").read_text() == (tmp_path / "parts.json").read_text()
    assert run(tuning(tmp_path / "two.json"), jobs=2) == found


def test_what_is_told(tmp_path: Path) -> None:
    found = run(tuning(tmp_path / "it.json"))
    start = judgement_of(KEY).taste()
    assert len(found["numbers"]) == len(start)
    assert found["numbers"] != start
    assert [(row["seats"], row["games"]) for row in found["check"]] == [(3, 6), (4, 6)]
    assert all(row["low"] <= row["first"] <= row["high"] for row in found["check"])


def test_a_step_goes_up_the_slope(tmp_path: Path) -> None:
    """Further where the slope is clearer, and not at all where there is none."""
    state = stepped(tuning(tmp_path), State([1.0, 1.0, 1.0, 0.0], [0.0] * 4), Slope([4.0, -1.0, 0.0, 1.0], 4.0),
                    sizes([1.0, 1.0, 1.0, 0.0]))
    up, down, same, new = state.numbers
    assert up - 1.0 > 1.0 - down > 0
    assert same == 1.0
    assert new > 0
    assert state.round == 1


@pytest.mark.parametrize("key", OWN)
def test_who_judges_by_the_numbers_of_now_plays_like_skilled(key: str) -> None:
    game, judgement = load(key), judgement_of(key)
    ends = []
    for policy in (Skilled(judgement), judgement.tasted(judgement.taste())):
        t = game.new(game.setup(3))
        playout(t, Rng(5), 400, True, Rng(6), policy)
        ends.append([judgement.points(t, seat) for seat in range(3)])
    assert ends[0] == ends[1]


def test_on_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "it.json"
    asked = ["train", KEY, "--form", "taste", "--seats", "3", "--games", "4", "--rounds", "1", "--file", str(file)]
    assert kronika([*asked, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told == [json.loads(file.read_text())]
    assert told[0]["tables"] == [["", "base", 3]]
    assert kronika(asked) == 0
    assert "first" in capsys.readouterr().out
    assert kronika(["train", MARKET, "--form", "taste"]) != 0
    assert "tune" in capsys.readouterr().err
