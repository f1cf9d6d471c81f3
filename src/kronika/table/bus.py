"""Who waits for news of a table: in this process by events, between processes by LISTEN and NOTIFY."""
from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import psycopg
from sqlalchemy import Engine

from kronika.table.store import CHANNEL

LOG = logging.getLogger("kronika.bus")


class Bus:
    """`tell` wakes everybody who listens to a topic: a table's id, an account or a visitor. It carries no content."""

    def __init__(self) -> None:
        self.listeners: dict[str, set[asyncio.Event]] = {}

    def join(self, topic: str, event: asyncio.Event | None = None) -> asyncio.Event:
        event = event or asyncio.Event()
        self.listeners.setdefault(topic, set()).add(event)
        return event

    def leave(self, topic: str, event: asyncio.Event) -> None:
        here = self.listeners.get(topic)
        if here is not None:
            here.discard(event)
            if not here:
                del self.listeners[topic]

    def tell(self, topic: str) -> None:
        for event in self.listeners.get(topic, ()):
            event.set()

    def tell_all(self) -> None:
        for here in self.listeners.values():
            for event in here:
                event.set()


async def listen(engine: Engine, heard: Callable[[str], None], lost: Callable[[], None]) -> None:
    """Hear of every change committed by any process, for ever. After a lost connection everything may have changed."""
    url = engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                lost()
                async for notice in connection.notifies():
                    heard(notice.payload)
        except psycopg.Error as error:
            LOG.warning("the line to the database was lost: %s", error)
        await asyncio.sleep(1)
