"""`kronika arena`: bots against each other, and how sure one can be of who is better."""
from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from kronika.cli.arena_page import page
from kronika.cli.bots import known_bots, say_trouble
from kronika.cli.common import (
    Cluster,
    Lang,
    Option,
    complain,
    fail,
    find_game,
    find_setup,
    guarded,
    pairs,
    texts_for,
    use_data,
)
from kronika.sim.arena import Contest, Ledger, noted, run

PROMISED = ["game", "edition", "mode", "seats", "games", "bots"]
COLUMNS = ["bot", "games", "first", "low", "high", "mean_score", "rating", "ms"]


@guarded
def arena(
    game: Annotated[str, typer.Argument()],
    bots: Annotated[str, typer.Option(metavar="BOT,BOT,...")] = "search,greedy",
    seats: Annotated[int, typer.Option()] = 0,
    edition: Annotated[str, typer.Option()] = "",
    mode: Annotated[str, typer.Option()] = "",
    option: Option = None,
    games: Annotated[int, typer.Option()] = 100,
    seed: Annotated[int, typer.Option()] = 1,
    jobs: Annotated[int, typer.Option()] = 1,
    cluster: Cluster = "",
    data: Annotated[Path | None, typer.Option()] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    html: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    note: Annotated[bool, typer.Option("--note")] = False,
    lang: Lang = None,
) -> None:
    """Let bots play against each other: mirrored deals, rotated seats, intervals, ratings."""
    texts = texts_for(lang)
    use_data(texts, data, game)
    found = find_game(game)
    contest = Contest(found.key, seats or min(max(4, found.seats[0]), found.seats[1]), bots.split(","), games, seed,
                      edition, mode, pairs(option), str(data or ""))
    setup = find_setup(found, contest.seats, edition, mode, contest.options)
    known_bots(contest.bots, found)
    if games < 1 or jobs == 0 or len(contest.bots) > contest.seats:
        fail("error-sim")
    say_trouble(texts, contest.bots, setup)
    done = len(Ledger(contest).games)
    if done:
        complain(texts.text("arena-resumed", done=done, games=games))
    result = watched(contest, jobs, cluster) if sys.stderr.isatty() else run(contest, jobs, None, cluster)
    if html is not None:
        html.write_text(page(result, contest.seed, texts), encoding="utf-8")
    if note:
        noted(contest, result)
    if as_json:
        print(json.dumps({key: result[key] for key in PROMISED}, ensure_ascii=False))
    else:
        show(result)
    if result["finished"] < games or result["refused"]:
        complain(texts.text("arena-amiss", refused=result["refused"], unfinished=games - result["finished"]))
        raise typer.Exit(1)


def watched(contest: Contest, jobs: int, cluster: str) -> dict[str, Any]:
    """Run with a progress bar on the terminal's error stream."""
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=contest.games)
        return run(contest, jobs, lambda done: progress.advance(task, done), cluster)


def show(result: dict[str, Any]) -> None:
    console = Console()
    console.print(" · ".join(str(result[key]) for key in ("game", "edition", "mode") if result[key]),
                  f"· {result['seats']} seats · {result['games']} games")
    table = Table(*COLUMNS)
    for row in result["bots"]:
        table.add_row(*(f"{100 * row[key]:.1f} %" if key in ("first", "low", "high") else str(row[key])
                        for key in COLUMNS))
    console.print(table)
