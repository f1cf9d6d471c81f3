"""Runs on clusters of Dask and Ray come to what one process comes to, whoever is killed."""

from pathlib import Path
from typing import Any

import pytest

from kronika.cli import run as kronika
from kronika.sim import arena
from kronika.sim.arena import Contest
from kronika.sim.batch import Plan, chunks, empty, run
from kronika.sim.workers import in_order, mapped
from tests.sim.clusters import KINDS, cluster, killed, told

PLAN = Plan("seven_wonders", 3, ["random"], 400)


@pytest.mark.parametrize("kind", KINDS)
def test_a_cluster_comes_to_the_same_and_a_killed_worker_costs_its_chunk(kind: str, tmp_path: Path) -> None:
    with cluster(kind, 2) as address:
        tallies, begun = killed(PLAN, address, tmp_path)
    total = empty(PLAN)
    for tally in tallies:
        total.add(tally)
    alone = run(PLAN)
    assert [total.decisions, total.ends] == [alone["decisions"], alone["ends"]]
    assert [round(wins, 3) for wins in total.wins] == [row["wins"] for row in alone["bots"]]
    assert 1 <= len(begun) - len(list(chunks(PLAN.games))) <= 2        # what the dead had begun, and nothing else


def test_an_arena_on_a_cluster_comes_to_the_same() -> None:
    contest = Contest("seven_wonders", 3, ["random", "random"], 6)
    with cluster("dask", 1) as address:
        assert told(arena.run(contest, cluster=address)) == told(arena.run(contest))


def test_several_processes_come_to_the_same() -> None:
    plan = Plan("seven_wonders", 3, ["greedy", "random"], 110)
    assert told(run(plan, jobs=2)) == told(run(plan))


def test_results_stand_in_the_order_of_their_chunks() -> None:
    assert list(in_order([(2, "c"), (0, "a"), (1, "b")])) == ["a", "b", "c"]
    assert list(mapped(divmod, [(7, 2), (9, 4)])) == [(3, 1), (2, 1)]


@pytest.mark.parametrize(("said", "line"), [
    ("slurm:here", "“slurm:here” is no cluster"), ("dask:", "“dask:” is no cluster"),
    ("dask:tcp://127.0.0.1:1", "No dask cluster answers at tcp://127.0.0.1:1")])
def test_a_cluster_that_is_none_is_one_line(said: str, line: str, capsys: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kronika.sim.cluster.PATIENCE", 0.3)
    monkeypatch.setenv("KRONIKA_LANG", "en")
    assert kronika(["sim", "seven_wonders", "--games", "1", "--cluster", said]) == 2
    told = capsys.readouterr().err
    assert line in told
    assert told.count("\n") == 1
