"""A request at a table: the table, who asks, and what they are there."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import Depends, Request

from kronika.table import showing
from kronika.table.live import Live
from kronika.table.service import Service
from kronika.web.asker import Asker, Place, counted, place_of, proven, service_of
from kronika.web.language import language, texts
from kronika.web.shapes import Id


@dataclass
class Here:
    """What every address below a table needs."""

    service: Service
    live: Live
    asker: Asker
    place: Place
    lang: str

    def done(self, live: Live, seat: int) -> dict[str, Any]:
        """The answer to a command: how the table stands for that seat."""
        return {"id": showing.mark(live, seat), "status": live.facts.status,
                "awaited": showing.bits(live.awaits(), live.facts.seats),
                **showing.decision(live, seat, self.service.key)}

    def table(self, live: Live | None = None) -> dict[str, Any]:
        live = live or self.live
        said = texts(self.lang)
        frozen = live.frozen.said(said.text) if live.frozen else ""
        out = showing.table(live.facts, live.seats, self.service.pulse.now(), said, frozen)
        return {**out, "you": {"seats": self.place.seats, "host": self.place.host}}

    def viewer(self, wish: int | None) -> int:
        awaited = self.live.awaits() if not self.live.frozen else 0
        return self.place.seat(wish, awaited)


async def here(request: Request, table_id: str, asker: Asker) -> Here:
    service = service_of(request)
    live = await service.fresh(table_id)
    request.state.game = (live.facts.game, live.facts.edition)
    place = await place_of(service, asker, live)
    proven(request, asker)
    return Here(service, live, asker, place, language(request))


async def _reading(request: Request, table_id: Id) -> Here:
    return await here(request, table_id, await counted(request, "read"))


async def _moving(request: Request, table_id: Id) -> Here:
    return await here(request, table_id, await counted(request, "move"))


async def _talking(request: Request, table_id: Id) -> Here:
    return await here(request, table_id, await counted(request, "chat"))


async def _making(request: Request, table_id: Id) -> Here:
    return await here(request, table_id, await counted(request, "table"))


Reading = Annotated[Here, Depends(_reading)]
Moving = Annotated[Here, Depends(_moving)]
Talking = Annotated[Here, Depends(_talking)]
Making = Annotated[Here, Depends(_making)]
