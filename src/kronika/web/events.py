"""Live events for one viewer. An event holds all that is new to the viewer since its last one, and nothing else."""
from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator
from typing import Any

from kronika.table import showing, store
from kronika.table.live import Live
from kronika.table.problem import Problem
from kronika.table.service import Service
from kronika.web.language import texts

ALIVE = 15.0                           # seconds after which a silent stream shows that it lives
MOST = 200                             # lines or messages in one event


async def stream(service: Service, table_id: str, viewer: int, since: str, lang: str) -> AsyncIterator[str]:
    """Events as text, for ever; a client that comes back names the last id it saw. With a language, with sentences."""
    woken = service.bus.join(table_id)
    heard = showing.read_mark(since)
    last, spoken = "", time.monotonic()
    try:
        yield "retry: 1000\n\n"
        while not service.closing.is_set():
            woken.clear()
            live = await service.live(table_id)
            heard, told, state = await news(service, live, viewer, heard, lang)
            if told or state != last:
                last, spoken = state, time.monotonic()
                yield event(f"{heard[0]}.{heard[1]}", {**told, "state": json.loads(state)})
            if told and (heard[0] < len(live.items(viewer)) or heard[1] < live.messages):
                continue                         # more than goes into one event
            if not await waited(woken, spoken + ALIVE - time.monotonic()):
                spoken = time.monotonic()
                yield ": still here\n\n"
    except Problem:
        return
    finally:
        service.bus.leave(table_id, woken)
        service.rest(table_id)


async def waited(woken: asyncio.Event, seconds: float) -> bool:
    """Whether something happened in time. What is not for the viewer does not put off the next sign of life."""
    try:
        await asyncio.wait_for(woken.wait(), max(seconds, 0))
    except TimeoutError:
        return False
    return True


async def news(service: Service, live: Live, viewer: int, heard: tuple[int, int] | None,
               lang: str) -> tuple[tuple[int, int], dict[str, Any], str]:
    """How far the viewer has heard now, the lines and messages new to it, and the state of the table as text."""
    items = live.items(viewer)
    log, chat = (len(items), live.messages) if heard is None else heard
    log, chat = min(log, len(items)), min(chat, live.messages)
    said = texts(lang) if lang else None
    fresh = items[log:log + MOST]
    told: dict[str, Any] = {}
    if fresh:
        told["log"] = [showing.item(live, log + n, item, viewer, said) for n, item in enumerate(fresh)]
    if chat < live.messages:
        rows = await service.storage.read(store.messages, live.facts.id, chat, MOST)
        told["chat"] = [showing.message(row, said) for row in rows]
        chat += len(rows)
    return (log + len(fresh), chat), told, state(service, live, viewer, lang)


def state(service: Service, live: Live, viewer: int, lang: str = "") -> str:
    """What changes without a line of the log: who is awaited, who sits, votes, clocks."""
    facts = live.facts
    seats = [{"number": seat.number, "kind": seat.kind, "name": seat.name, "stand_in": seat.stand_in,
              "vote": seat.vote, "bank": seat.bank, "since": seat.since} for seat in live.seats]
    frozen = live.frozen.said(texts(lang or "en").text) if live.frozen else ""
    out: dict[str, Any] = {"status": facts.status, "rematch": facts.rematch, "frozen": frozen, "seats": seats}
    if not live.frozen and facts.status != "open":
        out["awaited"] = showing.bits(live.awaits(), facts.seats)
        out |= showing.decision(live, viewer, service.key)
    return json.dumps(out, sort_keys=True)


def event(mark: str, data: dict[str, Any]) -> str:
    return f"id: {mark}\nevent: table\ndata: {json.dumps(data, ensure_ascii=False)}\n\n"
