"""`kronika sim`: many games between bots."""
from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from kronika.cli.bots import known_bots, say_trouble
from kronika.cli.common import Cluster, Lang, Option, fail, find_game, find_setup, guarded, pairs, texts_for, use_data
from kronika.sim.batch import Plan, run


@guarded
def sim(
    game: Annotated[str, typer.Argument()],
    seats: Annotated[int, typer.Option()] = 0,
    edition: Annotated[str, typer.Option()] = "",
    mode: Annotated[str, typer.Option()] = "",
    option: Option = None,
    bots: Annotated[str, typer.Option()] = "random",
    games: Annotated[int, typer.Option()] = 100,
    seed: Annotated[int, typer.Option()] = 1,
    jobs: Annotated[int, typer.Option()] = 1,
    cluster: Cluster = "",
    audit: Annotated[bool, typer.Option("--audit")] = False,
    records: Annotated[str, typer.Option()] = "",
    data: Annotated[Path | None, typer.Option()] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    lang: Lang = None,
) -> None:
    """Play many games between bots and say what came out."""
    texts = texts_for(lang)
    use_data(texts, data, game)
    found = find_game(game)
    plan = Plan(found.key, seats or found.seats[0], bots.split(","), games, seed, edition, mode, pairs(option), audit,
                records, str(data or ""))
    setup = find_setup(found, plan.seats, edition, mode, plan.options)
    known_bots(plan.bots, found)
    if games < 1 or jobs == 0 or len(plan.bots) > plan.seats:
        fail("error-sim")
    say_trouble(texts, plan.bots, setup)
    result = watched(plan, jobs, cluster) if sys.stderr.isatty() else run(plan, jobs, None, cluster)
    if as_json:
        print(json.dumps(result, ensure_ascii=False))
    else:
        show(result)
    if result["finished"] < games or result["refused"] or result["problems"]:
        raise typer.Exit(1)


def watched(plan: Plan, jobs: int, cluster: str) -> dict[str, Any]:
    """Run with a progress bar on the terminal's error stream."""
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=plan.games)
        return run(plan, jobs, lambda done: progress.advance(task, done), cluster)


def show(result: dict[str, Any]) -> None:
    """The result as two small tables."""
    console = Console()
    head = Table(show_header=False, box=None)
    for key, value in result.items():
        if key not in ("bots", "stats") and value not in ("", [], {}):
            head.add_row(key, str(value))
    for key, value in result["stats"].items():
        head.add_row(f"stats.{key}", str(value))
    console.print(head)
    bots = Table("bot", "wins", "mean_score")
    for row in result["bots"]:
        bots.add_row(row["bot"], str(row["wins"]), str(row["mean_score"]))
    console.print(bots)
