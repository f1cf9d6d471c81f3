"""`kronika bench`: how fast the games go here."""
from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from kronika.cli.common import find_game, guarded
from kronika.games import KEYS
from kronika.sim.bench import SECONDS, build, run

COLUMNS = {"game": "game", "seats": "seats", "games_per_second": "games/s", "decisions_per_second": "decisions/s",
           "clone_us": "clone µs", "greedy_ms": "greedy ms"}


@guarded
def bench(
    game: Annotated[list[str] | None, typer.Argument()] = None,
    seconds: Annotated[float, typer.Option(help="for each figure")] = SECONDS,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Decisions and games per second, the time of a clone and of a greedy decision; interpreted or compiled.

    Each figure is the best of several short windows: what the machine can do, whatever else it does meanwhile.
    """
    keys = game or KEYS
    for key in keys:
        find_game(key)
    rows = run(keys, seconds)
    if as_json:
        print(json.dumps({"build": build(), "rows": rows}))
        return
    table = Table(*COLUMNS.values(), show_edge=False)
    for row in rows:
        table.add_row(*(str(row[key]) for key in COLUMNS))
    console = Console()
    console.print(table)
    console.print(build())
