"""Statements that every move needs, compiled once for each database: building them costs more than running them."""
from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from sqlalchemy import Connection, Dialect, Insert, Update
from sqlalchemy.exc import DBAPIError

Build = Callable[[], Insert | Update]
WHERE = "at_"                          # begins the names of what a condition is compared with


@cache
def prepared(dialect: Dialect, build: Build, columns: tuple[str, ...]) -> tuple[str, list[str] | None]:
    """The text of the statement for these columns, and the order of its values; None where it takes them by name."""
    compiled = build().compile(dialect=dialect, column_keys=list(columns))
    return str(compiled), compiled.positiontup if compiled.positional else None


def run(c: Connection, build: Build, rows: list[Mapping[str, Any]]) -> int:
    """Carry out the statement for each row; all have the same columns, and conditions whose names begin with WHERE.
    Gives the number of rows that it concerned."""
    columns = tuple(name for name in rows[0] if not name.startswith(WHERE))
    text, order = prepared(c.dialect, build, columns)
    if order is None:
        return c.exec_driver_sql(text, list(rows) if len(rows) > 1 else rows[0]).rowcount
    return straight(c, text, [tuple([row[name] for name in order]) for row in rows])


def straight(c: Connection, text: str, values: list[tuple[Any, ...]]) -> int:
    """By SQLite's own driver; what it refuses is raised as SQLAlchemy would."""
    driver: Any = c.connection.driver_connection
    try:
        cursor = driver.executemany(text, values) if len(values) > 1 else driver.execute(text, values[0])
    except sqlite3.Error as error:
        raise DBAPIError.instance(text, None, error, sqlite3.Error, hide_parameters=True, dialect=c.dialect) from error
    return int(cursor.rowcount)
