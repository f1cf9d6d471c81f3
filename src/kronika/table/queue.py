"""Moves go first: whoever wants a page drawn stands in a queue, and is let in when no move is being written.

Pages are drawn by the thread that also hears and answers moves, and the interpreter lets one thread run at a time: a
move that is being written beside a page would wait for it at every step. A page costs some milliseconds, a move two or
three; so it is the pages that wait, one behind the other.
"""
from __future__ import annotations

import asyncio
import contextlib

from kronika.table.storage import Storage

PATIENCE = 0.02                        # seconds after which the first of the queue is let in anyway


class Queue:
    """`turn` returns when a page may be drawn."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.door = asyncio.Lock()

    async def turn(self) -> None:
        async with self.door:
            await asyncio.sleep(0)               # what has arrived meanwhile is heard before the next page is drawn
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    await self.storage.calm.wait()
