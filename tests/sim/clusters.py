"""Real clusters of Dask and Ray on this machine, and workers that are killed in the middle of their work.

    python -m tests.sim.clusters [--games N]       the long form: all four commands, kills, one worker and two
"""

import argparse
import os
import signal
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from kronika.sim import arena, study, train
from kronika.sim.arena import Contest
from kronika.sim.batch import Plan, chunks, run, some
from kronika.sim.bench import build
from kronika.sim.train import Course
from kronika.sim.workers import mapped

KINDS = ["dask", "ray"]
HEADS = 5                              # that are begun until one is there in time
GAME = min((Path(__file__).parents[2] / "records" / "seven_wonders").glob("*.kronika")).read_text(encoding="utf-8")


@contextmanager
def cluster(kind: str, workers: int) -> Iterator[str]:
    """A cluster of worker processes: what `--cluster` is told."""
    with (dask_cluster if kind == "dask" else ray_cluster)(workers) as address:
        yield f"{kind}:{address}"


@contextmanager
def dask_cluster(workers: int) -> Iterator[str]:
    from distributed import LocalCluster

    with LocalCluster(n_workers=workers, threads_per_worker=1, processes=True, dashboard_address=None) as local:
        yield local.scheduler_address


@contextmanager
def ray_cluster(workers: int) -> Iterator[str]:
    os.environ |= {"RAY_USAGE_STATS_ENABLED": "0", "RAY_DISABLE_IMPORT_WARNING": "1"}
    local = ray_head(workers)
    try:
        yield local.address
    finally:
        local.shutdown()


def ray_head(workers: int) -> Any:
    """A head node. Ray gives it half a minute, which a busy machine may exceed: then another one is begun."""
    from ray.cluster_utils import Cluster

    for left in reversed(range(HEADS)):
        try:
            return Cluster(initialize_head=True, head_node_args={
                "num_cpus": workers, "include_dashboard": False, "object_store_memory": 80_000_000})
        except Exception as late:                # Ray has no class of its own for it
            if not left or "timed out during startup" not in str(late):
                raise
    raise AssertionError("no head node was begun")


def told(result: dict[str, Any]) -> dict[str, Any]:
    """A result without the time it took."""
    bots = [{key: value for key, value in row.items() if key != "ms"} for row in result.get("bots", [])]
    return {**{key: value for key, value in result.items() if "second" not in key}, "bots": bots}


def killed(plan: Plan, address: str, folder: Path) -> tuple[list[Any], list[Path]]:
    """The tallies of a plan during which a worker is killed, and a file for each chunk that was begun."""
    def noted(first: int, last: int) -> Any:
        begun = Path(tempfile.mkstemp(prefix=f"{first}.", suffix=f".{os.getpid()}", dir=folder)[1])
        tally = some(plan, first, last)
        begun.write_text("done", encoding="utf-8")
        return tally

    tallies = []
    victim = 0
    for tally in mapped(noted, chunks(plan.games), cluster=address):
        tallies.append(tally)
        while not victim and len(tallies) < plan.games // 50:
            for path in folder.iterdir():
                if not victim and path.stat().st_size == 0:
                    victim = int(path.suffix[1:])
                    os.kill(victim, signal.SIGKILL)
    assert victim
    return tallies, list(folder.iterdir())


def timed(work: Callable[[], dict[str, Any]], wanted: dict[str, Any], name: str) -> float:
    """Whether a run comes to what one process came to, and how long it took."""
    begun = time.perf_counter()
    assert told(work()) == told(wanted), name
    spent = time.perf_counter() - begun
    print(f"{name}: the same as one process, {spent:.1f} s", flush=True)
    return spent


def analysed(cluster: str = "") -> dict[str, Any]:
    """What the coach says of a game."""
    return study.told(GAME, 0, study.run(GAME, 0, "24", cluster=cluster))


def main(games: int) -> None:
    plan = Plan("seven_wonders", 4, ["greedy", "random"], games)
    contest = Contest("seven_wonders", 3, ["greedy", "random"], games // 10)
    one, fought, judged = run(plan), arena.run(contest), analysed()
    print(f"{build()}, one process: {one['seconds']} s", flush=True)
    with tempfile.TemporaryDirectory() as home:
        course = Course("history_of_the_world", "", "base", [3], max(40, games // 50), file=f"{home}/weights.json")
        learned = train.run(course)
        for kind in KINDS:
            for workers in (1, 2):
                with cluster(kind, workers) as address:
                    run(Plan("seven_wonders", 3, ["random"], 100), cluster=address)        # everything is imported
                    timed(lambda: run(plan, cluster=address), one, f"{kind}, {workers} workers, sim")
                    timed(lambda: arena.run(contest, cluster=address), fought, f"{kind}, {workers} workers, arena")
                    timed(lambda: train.run(course, cluster=address), learned, f"{kind}, {workers} workers, train")
                    timed(lambda: analysed(address), judged, f"{kind}, {workers} workers, analyse")
                    if workers == 2:
                        folder = Path(tempfile.mkdtemp(dir=home))
                        _, begun = killed(plan, address, folder)
                        again = len(begun) - len(list(chunks(games)))
                        print(f"{kind}: a worker killed, {again} of {len(list(chunks(games)))} chunks done again")


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=4000)
    main(parser.parse_args().games)
