"""Streams of events that are open: so many for each asker and for each address."""
from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator

from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from kronika.table.problem import Problem

HEADERS = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}


class Streams:
    """How many are open, by whom and whence."""

    def __init__(self, most: int, most_address: int) -> None:
        self.most, self.most_address = most, most_address
        self.open: Counter[str] = Counter()

    def enter(self, asker: str, address: str) -> list[str]:
        """Count one more; what is returned is to be given to `leave` at its end. Raises Problem."""
        keys = [f"= {asker}", f"@ {address}"]
        if self.open[keys[0]] >= self.most or self.open[keys[1]] >= self.most_address:
            raise Problem("too-many-streams", status=429)
        self.open.update(keys)
        return keys

    def leave(self, keys: list[str]) -> None:
        for key in keys:
            self.open[key] -= 1
            if not self.open[key]:
                del self.open[key]


class Held(StreamingResponse):
    """A stream of events that counts as open until it has ended, however it ends."""

    def __init__(self, news: AsyncIterator[str], streams: Streams, keys: list[str]) -> None:
        super().__init__(news, media_type="text/event-stream", headers=HEADERS)
        self.streams, self.keys = streams, keys

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            self.streams.leave(self.keys)
