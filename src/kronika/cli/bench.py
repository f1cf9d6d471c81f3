"""`kronika bench`: how fast the games go here."""
from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from kronika.cli.common import find_game, guarded
from kronika.games import KEYS
from kronika.sim.bench import SECONDS, mode, run


@guarded
def bench(
    game: Annotated[list[str] | None, typer.Argument()] = None,
    seconds: Annotated[float, typer.Option(help="for each figure")] = SECONDS,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Decisions and games per second, the time of a clone and of a greedy decision; interpreted or compiled."""
    keys = game or KEYS
    for key in keys:
        find_game(key)
    rows = run(keys, seconds)
    if as_json:
        print(json.dumps({"build": mode(), "rows": rows}))
        return
    table = Table(*rows[0])
    for row in rows:
        table.add_row(*(str(value) for value in row.values()))
    console = Console()
    console.print(table)
    console.print(mode())
