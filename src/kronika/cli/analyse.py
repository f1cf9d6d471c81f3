"""`kronika analyse`: where a game was decided, by what each decision was worth to whoever made it."""
from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from kronika.cli.common import Cluster, Data, Lang, fail, guarded, texts_for, use_data
from kronika.players.budget import read
from kronika.players.report import Report
from kronika.players.walk import walk
from kronika.referee.reason import Reason
from kronika.sim.study import run, told


@guarded
def analyse(
    file: Annotated[Path, typer.Argument(metavar="RECORD")],
    seat: Annotated[int, typer.Option()] = 0,
    budget: Annotated[str, typer.Option(metavar="N|Nms")] = "",
    jobs: Annotated[int, typer.Option()] = min(2, os.cpu_count() or 1),
    cluster: Cluster = "",
    html: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    data: Data = None,
    lang: Lang = None,
) -> None:
    """Judge every decision of a seat by what it could know, and tell the dearest."""
    texts = texts_for(lang)
    use_data(texts, data)
    from kronika.cli.analyse_page import page, show  # reads the components of every game: after the box is known
    if budget and read(budget) is None:
        fail("error-value", what="budget", command="analyse")
    text = file.read_text(encoding="utf-8")
    try:
        record = walk(text, seat).record
        if not 0 <= seat < record.seats:
            fail("error-value", what="seat", command="analyse")
        found = watched(text, seat, budget, jobs, cluster) if sys.stderr.isatty() else \
            run(text, seat, budget, jobs, None, cluster)
    except Reason as reason:
        fail("error-record", file=str(file), reason=reason.said(texts.text))
    if html is not None:
        html.write_text(page(record, seat, found, texts), encoding="utf-8")
    if as_json:
        print(json.dumps(told(text, seat, found), ensure_ascii=False))
    else:
        show(record, seat, found, texts)


def watched(text: str, seat: int, budget: str, jobs: int, cluster: str) -> Report:
    """With a progress bar on the terminal's error stream."""
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=None)
        return run(text, seat, budget, jobs, lambda done, all_: progress.update(task, advance=done, total=all_),
                   cluster)
