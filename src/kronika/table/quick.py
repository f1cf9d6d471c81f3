"""Statements that every move needs, compiled once for each database: building them costs more than running them."""
from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from sqlalchemy import Connection, CursorResult, Dialect, Insert, Update

Build = Callable[[], Insert | Update]
WHERE = "at_"                          # begins the names of what a condition is compared with


@cache
def prepared(dialect: Dialect, build: Build, columns: tuple[str, ...]) -> tuple[str, list[str] | None]:
    """The text of the statement for these columns, and the order of its values; None where it takes them by name."""
    compiled = build().compile(dialect=dialect, column_keys=list(columns))
    return str(compiled), compiled.positiontup if compiled.positional else None


def run(c: Connection, build: Build, rows: list[Mapping[str, Any]]) -> CursorResult[Any]:
    """Carry out the statement for each row; all have the same columns, and conditions whose names begin with WHERE."""
    columns = tuple(name for name in rows[0] if not name.startswith(WHERE))
    text, order = prepared(c.dialect, build, columns)
    values: list[Any] = list(rows) if order is None else [tuple([row[name] for name in order]) for row in rows]
    return c.exec_driver_sql(text, values if len(values) > 1 else values[0])
