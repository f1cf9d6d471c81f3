"""`kronika check`: does a record replay to its result, and is its chance proven?"""
from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from kronika.cli.common import BAD, Data, Lang, complain, fail, guarded, reason, texts_for, use_data
from kronika.locale import Texts
from kronika.referee import record
from kronika.referee.replay import Verdict, verify


@guarded
def check(
    files: Annotated[list[Path], typer.Argument(metavar="RECORD...")],
    data: Data = None,
    lang: Lang = None,
) -> None:
    """Replay records and prove their chance."""
    texts = texts_for(lang)
    use_data(texts, data)
    codes = [judged(texts, path) for path in found(files)]
    if any(codes):
        raise typer.Exit(max(codes))


def found(files: list[Path]) -> list[Path]:
    """The files, and all records in the folders."""
    out: list[Path] = []
    for path in files:
        if not path.exists():
            fail("error-missing-file", file=str(path))
        out += sorted(path.rglob("*.kronika")) if path.is_dir() else [path]
    return out


def judged(texts: Texts, path: Path) -> int:
    """One line about one file. The exit code: 0 it holds, 1 it does not reach its result, 2 it is no record."""
    try:
        read = record.read(path.read_text(encoding="utf-8"))
        verdict = verify(read)
    except OSError as error:
        complain(texts.text("error-file", file=str(path), reason=reason(texts, error)))
        return BAD
    except record.Unreadable as error:
        complain(texts.text("error-record", file=str(path), reason=error.said(texts.text)))
        return BAD
    except (ValueError, TypeError, KeyError, AttributeError, IndexError, RecursionError) as error:
        complain(texts.text("error-record", file=str(path), reason=reason(texts, error)))
        return BAD
    if verdict.reason is not None:
        print(texts.text("check-failed", file=str(path), reason=verdict.reason.said(texts.text)))
        return 1
    print(texts.text("check-holds", file=str(path), over=yes(bool(read.scores)), proven=proof(verdict)))
    return 0


def proof(verdict: Verdict) -> str:
    return "simulated" if verdict.simulated else yes(verdict.proven)


def yes(fact: bool) -> str:
    return "yes" if fact else "no"
