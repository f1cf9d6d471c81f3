"""`kronika bench`: how fast the games go here."""
from __future__ import annotations

import json
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from kronika.cli.common import Lang, fail, find_game, guarded
from kronika.games import KEYS
from kronika.sim.bench import SECONDS, build, run

COLUMNS = {"game": "game", "edition": "edition", "seats": "seats", "games_per_second": "games/s",
           "decisions_per_second": "decisions/s", "clone_us": "clone µs", "greedy_ms": "greedy ms"}
RESEARCH = {"interface": "interface", "game": "game", "steps_per_second": "steps/s", "step_us": "step µs",
            "clock_us": "by the clock"}


@guarded
def bench(
    game: Annotated[list[str] | None, typer.Argument()] = None,
    seconds: Annotated[float, typer.Option(help="for each figure")] = SECONDS,
    research: Annotated[bool, typer.Option("--research")] = False,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    lang: Lang = None,
) -> None:
    """Decisions and games per second, the time of a clone and of a greedy decision; interpreted or compiled.

    With --research: steps per second of the environments, beside games of PettingZoo and OpenSpiel.

    Each figure is the best of several short windows: what the machine can do, whatever else it does meanwhile.
    """
    keys = game or KEYS
    for key in keys:
        find_game(key)
    rows = researched(keys, seconds) if research else run(keys, seconds)
    columns = RESEARCH if research else COLUMNS
    if as_json:
        print(json.dumps({"build": build(), "rows": rows}))
        return
    table = Table(*columns.values(), show_edge=False)
    for row in rows:
        table.add_row(*(str(row[key]) for key in columns))
    console = Console()
    console.print(table)
    console.print(build())


def researched(keys: list[str], seconds: float) -> list[dict[str, Any]]:
    """The figures of the environments."""
    try:
        from kronika.research import bench as environments

        return environments.run(keys, seconds)
    except ImportError:
        fail("error-research")
