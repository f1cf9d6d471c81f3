"""`kronika export`: records as datasets."""
from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from kronika.cli.common import Data, Lang, complain, fail, guarded, texts_for, use_data
from kronika.locale import Texts
from kronika.referee.reason import Reason


@guarded
def export(
    files: Annotated[list[Path], typer.Argument(metavar="RECORD...")],
    folder: Annotated[Path, typer.Argument(metavar="DIR")],
    data: Data = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    lang: Lang = None,
) -> None:
    """Write the games and the decisions of records as Parquet files into DIR."""
    texts = texts_for(lang)
    use_data(texts, data)
    for path in files:
        if not path.exists():
            fail("error-missing-file", file=str(path))
    result = written(files, folder, texts)
    if as_json:
        print(json.dumps(result))
    else:
        print(texts.text("export-done", games=result["games"], decisions=result["decisions"], folder=str(folder)))
    if result["bad"]:
        raise typer.Exit(1)


def written(files: list[Path], folder: Path, texts: Texts) -> dict[str, Any]:
    """Write the files; a record that does not hold is told of and left out."""
    try:
        from kronika.research.export import Export
    except ImportError:
        fail("error-research")

    def bad(path: Path, reason: Reason) -> None:
        complain(texts.text("error-record", file=str(path), reason=reason.said(texts.text)))

    begun = time.perf_counter()
    out = Export(folder)
    for _ in watched(out.read(files, bad), files):
        pass
    seconds = time.perf_counter() - begun
    return {"games": out.games, "decisions": out.decisions, "bad": out.bad,
            "files": sorted(str(path) for path in folder.glob("*.parquet")), "seconds": round(seconds, 3),
            "decisions_per_second": round(out.decisions / seconds)}


def watched(steps: Iterator[Path], files: list[Path]) -> Iterator[Path]:
    """The same, with a progress bar on the terminal's error stream."""
    if not sys.stderr.isatty():
        yield from steps
        return
    from kronika.research.replays import files as found

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        yield from progress.track(steps, total=sum(1 for _ in found(files)))
