"""The arena: mirrored deals, rotated seats, honest intervals, and a run that can be broken off."""
from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from kronika.cli import run as kronika
from kronika.core.move import Move
from kronika.core.rng import Rng
from kronika.core.table import Table
from kronika.games.seven_wonders.taste import SKILLED
from kronika.players import Player
from kronika.sim import arena
from kronika.sim.arena import Contest, Ledger, Played, rated, wilson

KEYS = ["bot", "games", "first", "low", "high", "mean_score", "rating", "ms"]


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))


class First(Player):
    """Always takes the first offer."""

    sees = True

    def __init__(self, game: object) -> None:
        assert game is not None

    def decide(self, view: Table | None, seat: int, options: list[Move], budget: int, rng: Rng) -> Move | None:
        assert view is not None
        return options[0]


def test_everybody_has_every_seat_of_a_deal() -> None:
    contest = Contest("seven_wonders", 4, ["a", "b"], 8)
    assert [contest.deal(n) for n in range(8)] == [0] * 4 + [1] * 4
    assert sorted(seat for n in range(4) for seat in range(4) if contest.bot(n, seat) == 0) == [0, 1, 2, 3]
    assert all([contest.bot(n, seat) for seat in range(4)].count(1) == 3 for n in range(4))


def test_the_interval_of_wilson() -> None:
    low, high = wilson(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert wilson(0, 10)[0] == 0.0
    assert round(wilson(10, 10)[0], 3) == 0.722
    assert wilson(0, 0) == (0.0, 1.0)


def test_who_wins_more_is_rated_higher() -> None:
    games = [Played(n, [0, 1, 1], [1, 2, 3], [9, 5, 1], [0.0] * 3, [1] * 3, 0) for n in range(10)]
    ratings = rated(2, games)
    assert ratings[0] > 25 > ratings[1]


def test_the_answer_in_json(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    page = tmp_path / "arena.html"
    bots = f"greedy,{__name__}:First,random"
    assert kronika(["arena", "seven_wonders", "--bots", bots, "--seats", "3", "--games", "6", "--json", "--html",
                    str(page)]) == 0
    said = json.loads(capsys.readouterr().out)
    assert list(said) == ["game", "edition", "mode", "seats", "games", "bots"]
    assert list(said.values())[:5] == ["seven_wonders", "", "base", 3, 6]
    assert [list(row) for row in said["bots"]] == [KEYS] * 3
    assert [row["games"] for row in said["bots"]] == [6, 6, 6]
    assert abs(sum(row["first"] for row in said["bots"]) - 1) < 1e-3
    assert said["bots"][0]["first"] > 0.5
    assert all(row["low"] <= row["first"] <= row["high"] for row in said["bots"])
    text = page.read_text(encoding="utf-8")
    assert text.count('class="bar"') == 3
    assert "greedy" in text


def test_a_run_goes_on_where_it_was_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    contest = Contest("seven_wonders", 3, ["random"], 5)
    seen: list[int] = []

    def broken_off(done: int) -> None:
        seen.append(done)
        if len(seen) == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        arena.run(contest, progress=broken_off)
    assert len(Ledger(contest).games) == 2
    with Ledger(contest).path.open("a") as file:
        file.write('{"number": 3, "bo')                    # power failed while it was written
    played: list[int] = []
    one = arena.one
    monkeypatch.setattr(arena, "one", lambda contest, number: (played.append(number), one(contest, number))[1])
    result = arena.run(contest)
    assert played == [2, 3, 4]
    assert result["games"] == result["finished"] == 5
    assert not Ledger(contest).games


def test_what_was_learned_anew_is_played_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    contest = Contest("seven_wonders", 3, ["search@10", "greedy"], 5)
    before = Ledger(contest)
    before.add(Played(0, [0, 1, 1], [1, 2, 3], [9, 5, 1], [0.0] * 3, [1] * 3, 0))
    assert Ledger(contest).games
    with monkeypatch.context() as other:
        other.setattr(arena.weights, "digest", lambda *which: "other weights")
        assert not Ledger(contest).games
    assert Ledger(contest).games
    monkeypatch.setattr(SKILLED, "rival", SKILLED.rival + 0.01)        # the numbers of skilled play
    assert not Ledger(contest).games


def test_a_command_joins(tmp_path: Path) -> None:
    """It is asked on one line, and answers on another."""
    script = tmp_path / "last.py"
    script.write_text("import json, sys\nfor line in sys.stdin:\n    asked = json.loads(line)\n"
                      "    assert asked['view'] and asked['seat'] >= 0\n"
                      "    print(json.dumps({'say': asked['options'][-1]}), flush=True)\n")
    result = arena.run(Contest("seven_wonders", 3, [f"run:{sys.executable} {script}", "random"], 1))
    assert result["refused"] == 0
    assert result["finished"] == 1


@pytest.mark.parametrize("bot", ["nobody", "search@x", "no.such.module:Bot", "run:/no/such/command"])
def test_who_cannot_play_is_refused_in_one_line(bot: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert kronika(["arena", "seven_wonders", "--bots", f"{bot},greedy", "--games", "1"]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
