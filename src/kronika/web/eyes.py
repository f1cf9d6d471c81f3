"""The right of one stream to look from a seat: asked again before every event, and whenever it may have ended."""
from __future__ import annotations

import asyncio

from kronika.core.step import WATCHER
from kronika.table.live import Live
from kronika.table.problem import Problem
from kronika.table.service import Service
from kronika.web.asker import Asker, once_more, place_of


class Eyes:
    """Who opened a stream, and as whom they look. `woken` is set by news of the table and by what may end the right."""

    def __init__(self, service: Service, table_id: str, asker: Asker, viewer: int) -> None:
        self.service = service
        self.table_id = table_id
        self.asker = asker
        self.viewer = viewer
        self.woken = service.bus.join(table_id)
        self.doubt = asyncio.Event()
        for topic in asker.holders:
            service.bus.join(topic, self.woken)
            service.bus.join(topic, self.doubt)

    def close(self) -> None:
        self.service.bus.leave(self.table_id, self.woken)
        for topic in self.asker.holders:
            self.service.bus.leave(topic, self.woken)
            self.service.bus.leave(topic, self.doubt)

    async def may_look(self) -> bool:
        """Whether the asker still holds the seat. What everybody may see needs no right."""
        if self.viewer == WATCHER:
            return True
        try:
            asker = await self.known()
            return asker is not None and self.viewer in await self.seats(asker)
        except Problem:
            return False

    async def known(self) -> Asker | None:
        """The asker as of now. Where this process alone can end a session or a token, it is told of it by `doubt`."""
        changed = self.doubt.is_set() or self.asker.signed not in (b"", self.service.key)
        self.doubt.clear()
        if self.service.storage.sqlite and not changed:
            return self.asker
        return await once_more(self.service, self.asker)

    async def seats(self, asker: Asker) -> list[int]:
        live: Live = await self.service.live(self.table_id)
        return (await place_of(self.service, asker, live)).seats
