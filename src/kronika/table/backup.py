"""A copy of the whole database as one SQLite file, as of one moment, while servers go on."""
from __future__ import annotations

import os
from pathlib import Path

from sqlalchemy import Connection, Engine, func, insert, select

from kronika.table.database import into_one_file, make_engine, migrate, open_engine, parsed, refusing
from kronika.table.file import remove
from kronika.table.private import owner_only
from kronika.table.schema import METADATA, TABLES

ROWS = 500                             # copied at once


def copy(url: str, target: Path) -> int:
    """Copy, and say how many tables there are. The file appears only when it is complete. Raises Startup."""
    source = open_engine(url, writing=False)
    part = target.with_name(target.name + ".part")
    remove(part)
    copied = make_engine(parsed(f"sqlite:///{part}"))
    try:
        with refusing(copied):
            tables = copy_all(source, copied)
        os.replace(part, target)
    finally:
        source.dispose()
        copied.dispose()
        remove(part)
    return tables


def copy_all(source: Engine, copied: Engine) -> int:
    with owner_only():
        migrate(copied)
    written = copied.connect().execution_options(writing=True)
    with at_one_moment(source) as reader, reader.begin(), written as writer, writer.begin():
        tables = copy_rows(reader, writer)
    into_one_file(copied)
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
