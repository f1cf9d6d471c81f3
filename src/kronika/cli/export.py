"""`kronika export`: records as datasets."""
from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from joblib import effective_n_jobs
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from kronika.cli.common import Data, Lang, complain, fail, guarded, texts_for, use_data
from kronika.locale import Texts
from kronika.referee.reason import Reason
from kronika.sim.workers import mapped

PART = 200                             # records of a part that a process writes, at most;
SHARES = 4                             # each process has so many parts to write, if there are records enough
MUCH = 1_000_000                       # bytes of records that are worth another process


@guarded
def export(
    files: Annotated[list[Path], typer.Argument(metavar="RECORD...")],
    folder: Annotated[Path, typer.Argument(metavar="DIR")],
    jobs: Annotated[int | None, typer.Option()] = None,
    lists: Annotated[bool, typer.Option("--lists")] = False,
    data: Data = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    lang: Lang = None,
) -> None:
    """Write the games and the decisions of records as Parquet files into DIR.

    With many records all processors take part, each writing files of its own; --jobs 1 writes one file of each kind.
    With --lists observations are lists of numbers, slower to write and to read than their bytes.
    """
    texts = texts_for(lang)
    use_data(texts, data)
    for path in files:
        if not path.exists():
            fail("error-missing-file", file=str(path))
    if jobs == 0:
        fail("error-sim")
    result = written(files, folder, jobs, lists, data, texts)
    if as_json:
        print(json.dumps(result))
    else:
        print(texts.text("export-done", games=result["games"], decisions=result["decisions"], folder=str(folder)))
    if result["bad"]:
        raise typer.Exit(1)


def written(files: list[Path], folder: Path, jobs: int | None, lists: bool, data: Path | None,
            texts: Texts) -> dict[str, Any]:
    """Write the files; a record that does not hold is told of and left out."""
    try:
        from kronika.research import export as research
        from kronika.research.replays import files as found
    except ImportError:
        fail("error-research")

    def bad(path: Path, reason: Reason) -> None:
        complain(texts.text("error-record", file=str(path), reason=reason.said(texts.text)))

    def alone(advance: Callable[[int], None]) -> tuple[int, int, int]:
        out = research.Export(folder, lists=lists)
        for _ in out.read(paths, bad):
            advance(1)
        return out.games, out.decisions, out.bad

    def in_parts(advance: Callable[[int], None]) -> tuple[int, int, int]:
        each = min(PART, 1 + len(paths) // (SHARES * effective_n_jobs(processes)))
        parts = [(paths[at:at + each], folder, at // each, data, lists) for at in range(0, len(paths), each)]
        done = []
        for games, decisions, broken in mapped(research.some, parts, processes):
            done.append((games, decisions, len(broken)))
            advance(games + len(broken))
            for path, reason in broken:
                bad(path, reason)
        return sum(row[0] for row in done), sum(row[1] for row in done), sum(row[2] for row in done)

    begun = time.perf_counter()
    paths = list(found(files))
    processes = worthwhile(paths) if jobs is None else jobs
    forget(folder)
    with watched(len(paths)) as advance:
        games, decisions, broken = (alone if processes == 1 else in_parts)(advance)
    seconds = time.perf_counter() - begun
    return {"games": games, "decisions": decisions, "bad": broken,
            "files": sorted(str(path) for path in folder.glob("*.parquet")), "seconds": round(seconds, 3),
            "decisions_per_second": round(decisions / seconds)}


def forget(folder: Path) -> None:
    """An export takes the place of the one before it, whatever number of files that had."""
    for kind in ("records", "positions"):
        for path in folder.glob(f"{kind}*.parquet"):
            path.unlink()


def worthwhile(paths: list[Path]) -> int:
    """So many processes as the records are worth, and no more than there are processors."""
    worth = sum(path.stat().st_size for path in paths) // MUCH
    return max(1, min(int(effective_n_jobs(-1)), worth))


@contextmanager
def watched(count: int) -> Iterator[Callable[[int], None]]:
    """How far it is, on the terminal's error stream."""
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=count)
        yield lambda done: progress.advance(task, done)
