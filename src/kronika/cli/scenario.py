"""`kronika scenario`: runs scenario files."""
from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from kronika.cli.common import Data, Lang, fail, guarded, texts_for, use_data
from kronika.referee.scenario import run


@guarded
def scenario(
    paths: Annotated[list[Path], typer.Argument(metavar="FILE|DIR...")],
    data: Data = None,
    lang: Lang = None,
) -> None:
    """Run scenarios; the last line is `N passed, N failed` in every language."""
    use_data(texts_for(lang), data)
    reports = [run(path) for path in found(paths)]
    failed = [report for report in reports if report.failure]
    for report in failed:
        print(f"{report.path}: {report.failure}")
    print(f"{len(reports) - len(failed)} passed, {len(failed)} failed")
    if failed:
        raise typer.Exit(1)


def found(paths: list[Path]) -> list[Path]:
    """The files, and all scenarios in the folders and below."""
    out: list[Path] = []
    for path in paths:
        if not path.exists():
            fail("error-missing-file", file=str(path))
        out += sorted(path.rglob("*.toml")) if path.is_dir() else [path]
    return out
