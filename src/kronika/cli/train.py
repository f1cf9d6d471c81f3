"""`kronika train`: makes the weights of a game again from nothing, or tunes the numbers of its skilled play."""
from __future__ import annotations

import json
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from kronika.cli.common import Cluster, Lang, fail, find_game, find_setup, guarded, no_choice, texts_for, use_data
from kronika.core.game import Game
from kronika.core.rule import Refused
from kronika.players.judgement import judgement_of
from kronika.players.weights import FORMS, LINEAR, NETWORK
from kronika.sim.fit import FIT, weighs
from kronika.sim.fit import run as by_fit
from kronika.sim.taste import TASTE, Tuning
from kronika.sim.taste import run as by_taste
from kronika.sim.train import Course
from kronika.sim.train import run as by_line

GAMES = 400
ROUNDS = {NETWORK: 1, TASTE: 30, FIT: 3}         # unless told otherwise
TUNING = {TASTE: by_taste, FIT: by_fit}


@guarded
def train(
    game: Annotated[str, typer.Argument()],
    edition: Annotated[str, typer.Option()] = "",
    mode: Annotated[str, typer.Option()] = "",
    seats: Annotated[int, typer.Option()] = 0,
    games: Annotated[int, typer.Option()] = GAMES,
    seed: Annotated[int, typer.Option()] = 1,
    jobs: Annotated[int, typer.Option()] = 1,
    form: Annotated[str, typer.Option()] = LINEAR,
    rounds: Annotated[int | None, typer.Option()] = None,
    cluster: Cluster = "",
    data: Annotated[Path | None, typer.Option()] = None,
    file: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    lang: Lang = None,
) -> None:
    """Learn the weights of each edition and mode from games of greedy players; goes on where it was broken off.

    By the forms `taste` and `fit`, the numbers of skilled play are tuned at all tables that are asked for together.
    """
    use_data(texts_for(lang), data, game)
    found = find_game(game)
    if games < 1 or jobs == 0 or (rounds or 0) < 0:
        fail("error-sim")
    if form not in [*FORMS, *TUNING]:
        no_choice("form", form, [*FORMS, *TUNING])
    if form == NETWORK and find_spec("numpy") is None:
        fail("error-research")
    asked = courses(found, edition, mode, seats, games, seed)
    turns = ROUNDS.get(form, 0) if rounds is None or form not in ROUNDS else rounds
    for course in asked:
        course.file, course.data = str(file or ""), str(data or "")
        course.form, course.rounds = form, turns
    plans: list[Course | Tuning] = [tuning(asked)] if form in TUNING else [*asked]
    reports = [watched(plan, jobs, cluster) for plan in plans]
    if as_json:
        print(json.dumps(reports))
    else:
        for report in reports:
            show(report)


def courses(game: Game, edition: str, mode: str, seats: int, games: int, seed: int) -> list[Course]:
    """One for each edition and mode that is asked for, over all numbers of seats that it can be played with."""
    out = []
    for each in [edition] if edition else game.editions:
        for way in [mode] if mode else game.modes.get(each, [mode]):
            counts = [seats] if seats else range(game.seats[0], game.seats[1] + 1)
            able = [count for count in counts if playable(game, count, each, way)]
            if able:
                out.append(Course(game.key, each, way, able, games, seed))
    return out


def playable(game: Game, seats: int, edition: str, mode: str) -> bool:
    try:
        game.new(find_setup(game, seats, edition, mode, {}))
    except Refused:
        return False
    return True


def tuning(asked: list[Course]) -> Tuning:
    """One for all of them: skilled play has the same numbers everywhere."""
    if not asked or not judgement_of(asked[0].game).taste():
        fail("error-taste")
    if asked[0].form == FIT and not weighs(judgement_of(asked[0].game)):
        fail("error-fit")
    tables = [(course.edition, course.mode, seats) for course in asked for seats in course.seats]
    one = asked[0]
    return Tuning(one.game, tables, one.rounds, one.games, one.seed, one.file, one.data, one.form)


def watched(plan: Course | Tuning, jobs: int, cluster: str) -> dict[str, Any]:
    if not sys.stderr.isatty():
        return made(plan, jobs, None, cluster)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        more = (plan.edition, plan.mode) if isinstance(plan, Course) else ()
        task = progress.add_task(" ".join(part for part in (plan.game, *more) if part), total=plan.whole())
        return made(plan, jobs, lambda done: progress.advance(task, done), cluster)


def made(plan: Course | Tuning, jobs: int, progress: Callable[[int], None] | None, cluster: str) -> dict[str, Any]:
    if isinstance(plan, Tuning):
        return TUNING[plan.form](plan, jobs, progress, cluster)
    run = by_network if plan.form == NETWORK else by_line
    return run(plan, jobs, progress, cluster)


def by_network(course: Course, jobs: int, progress: Callable[[int], None] | None, cluster: str) -> dict[str, Any]:
    from kronika.sim.teach import run  # needs numpy, which nobody needs to play

    return run(course, jobs, progress, cluster)


def show(report: dict[str, Any]) -> None:
    if report["form"] in TUNING:
        show_check(report)
    else:
        show_shares(report)


def show_check(report: dict[str, Any]) -> None:
    """By table: how often one with the tuned numbers is first among greedy players."""
    console = Console()
    console.print(report["game"])
    table = Table("edition", "mode", "seats", "games", "first", "lead")
    for row in report["check"]:
        table.add_row(row["edition"], row["mode"], str(row["seats"]), str(row["games"]),
                      f"{row['first']:.2f} {row['low']:.2f}-{row['high']:.2f}", f"{row['lead']:.1f}")
    console.print(table)
    console.print(" ".join(f"{x:g}" for x in report["numbers"]))


def show_shares(report: dict[str, Any]) -> None:
    """By number of seats: how much of what was to come is explained in each phase, beside other opinions."""
    console = Console()
    console.print(" ".join(str(report[key]) for key in ("game", "edition", "mode") if report[key]))
    shares = [name for name in ("explained", "line", "greedy") if name in next(iter(report["seats"].values()))]
    table = Table("seats", "games", "scale", *shares)
    for seats, row in report["seats"].items():
        table.add_row(seats, str(row.get("games", report["games"])), str(row["scale"]),
                      *[" ".join(f"{x:.2f}" for x in row[name]) for name in shares])
    console.print(table)
