"""`kronika scenario`: runs scenario files."""
from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from kronika.cli.common import Data, Lang, fail, guarded, texts_for, use_data
from kronika.locale import Texts
from kronika.referee.scenario import Report, run


@guarded
def scenario(
    paths: Annotated[list[Path], typer.Argument(metavar="FILE|DIR...")],
    data: Data = None,
    lang: Lang = None,
) -> None:
    """Run scenarios; the last line is `N passed, N failed` in every language."""
    texts = texts_for(lang)
    use_data(texts, data)
    reports = [run(path) for path in found(paths)]
    failed = [report for report in reports if report.failure]
    for report in failed:
        print(f"{report.path}: {told(texts, report)}")
    print(f"{len(reports) - len(failed)} passed, {len(failed)} failed")
    if failed:
        raise typer.Exit(1)


def told(texts: Texts, report: Report) -> str:
    """Why a scenario failed."""
    assert report.fault is not None
    return texts.text(report.fault.key, **report.fault.named)


def found(paths: list[Path]) -> list[Path]:
    """The files, and all scenarios in the folders and below."""
    out: list[Path] = []
    for path in paths:
        if not path.exists():
            fail("error-missing-file", file=str(path))
        out += sorted(path.rglob("*.toml")) if path.is_dir() else [path]
    return out
