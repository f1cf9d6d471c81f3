"""A copy of the whole database as one SQLite file, as of one moment, while servers go on."""
from __future__ import annotations

import os
from pathlib import Path

from sqlalchemy import Connection, Engine, func, insert, select

from kronika.table.database import make_engine, migrate, must_exist, open_engine, parsed
from kronika.table.private import owner_only
from kronika.table.schema import METADATA, TABLES

ROWS = 500                             # copied at once


def copy(url: str, target: Path) -> int:
    """Copy, and say how many tables there are. The file appears only when it is complete. Raises Startup."""
    must_exist(url)
    source = open_engine(url, writing=False)
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    copied = make_engine(parsed(f"sqlite:///{part}"))
    try:
        with owner_only():
            migrate(copied)
        written = copied.connect().execution_options(writing=True)
        with at_one_moment(source) as reader, reader.begin(), written as writer, writer.begin():
            tables = copy_rows(reader, writer)
        into_one_file(copied)
    finally:
        source.dispose()
        copied.dispose()
    os.replace(part, target)
    return tables


def at_one_moment(source: Engine) -> Connection:
    """A connection whose transaction sees nothing that is committed after it began."""
    if source.dialect.name == "sqlite":
        return source.connect()
    return source.connect().execution_options(isolation_level="REPEATABLE READ")


def copy_rows(reader: Connection, writer: Connection) -> int:
    for table in METADATA.sorted_tables:
        rows = reader.execution_options(stream_results=True).execute(select(table))
        for some in rows.partitions(ROWS):
            writer.execute(insert(table), [dict(row._mapping) for row in some])
    return int(writer.execute(select(func.count()).select_from(TABLES)).scalar_one())


def into_one_file(copied: Engine) -> None:
    """Nothing is left beside the file."""
    raw = copied.raw_connection()
    raw.cursor().execute("PRAGMA journal_mode=DELETE")
    raw.close()
