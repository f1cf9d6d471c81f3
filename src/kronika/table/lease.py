"""One lease per table for bots and clocks: of several processes on one PostgreSQL, one at a time serves a table."""
from __future__ import annotations

import asyncio
import contextlib
import logging
import zlib
from collections.abc import AsyncIterator

import psycopg
from sqlalchemy import Engine

LOG = logging.getLogger("kronika.lease")
GROUP = 7011                           # sets these locks apart from any other


class Leases:
    """Advisory locks of one connection: when this process dies, the database gives them up at once.

    SQLite has one process, so there the lease is always had.
    """

    def __init__(self, engine: Engine) -> None:
        self.url = "" if engine.dialect.name == "sqlite" else \
            engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.connection: psycopg.AsyncConnection | None = None
        self.lock = asyncio.Lock()

    @contextlib.asynccontextmanager
    async def of(self, table_id: str) -> AsyncIterator[bool]:
        """Whether the lease was to be had; if so, it is ours until the end of the block."""
        if not self.url:
            yield True
            return
        number = zlib.crc32(table_id.encode()) - (1 << 31)
        had = await self.ask("SELECT pg_try_advisory_lock(%s, %s)", number)
        try:
            yield had
        finally:
            if had:
                await self.ask("SELECT pg_advisory_unlock(%s, %s)", number)

    async def ask(self, query: str, number: int) -> bool:
        async with self.lock:
            try:
                if self.connection is None or self.connection.closed:
                    self.connection = await psycopg.AsyncConnection.connect(self.url, autocommit=True)
                row = await (await self.connection.execute(query, (GROUP, number))).fetchone()
                return bool(row and row[0])
            except psycopg.Error as error:
                LOG.warning("no lease: %s", error)
                self.connection = None
                return False

    async def close(self) -> None:
        if self.connection is not None:
            await self.connection.close()
