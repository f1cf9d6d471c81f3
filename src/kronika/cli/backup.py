"""`kronika backup`: a consistent copy of the database while the server runs."""
from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from kronika.cli.common import Lang, fail, guarded, texts_for


@guarded
def backup(
    target: Annotated[Path, typer.Argument(metavar="FILE")],
    database: Annotated[str, typer.Option(metavar="URL")] = "",
    lang: Lang = None,
) -> None:
    """Write a SQLite file that `kronika serve --database sqlite:///FILE` can serve, whatever the source is."""
    texts = texts_for(lang)
    from kronika.table.backup import copy
    from kronika.table.database import default_url
    from kronika.table.problem import Startup

    if target.exists():
        fail("backup-exists", file=str(target))
    try:
        tables = copy(database or default_url(), target)
    except Startup as problem:
        fail(problem.code, **problem.arguments)
    print(texts.text("backup-done", file=str(target), tables=tables))
