"""Live events for one viewer. An event holds all that is new to the viewer since its last one, and nothing else."""
from __future__ import annotations

import asyncio
import json
import time
import zlib
from collections.abc import AsyncIterator
from typing import Any

from kronika.table import showing, store
from kronika.table.live import Live
from kronika.table.problem import Problem
from kronika.table.service import Service
from kronika.web.asker import Asker
from kronika.web.eyes import Eyes
from kronika.web.language import texts

ALIVE = 15.0                           # seconds after which a silent stream shows that it lives
MOST = 200                             # lines or messages in one event
ENDED = "event: ended\ndata: {}\n\n"    # the asker may not look from this seat any more
TOGETHER = 0.02                        # seconds in which what happens is told as one
ANSWERED = 0.15                        # seconds in which quick bots answer a move, most times: told as one with it


async def stream(service: Service, table_id: str, asker: Asker, viewer: int, since: str,
                 lang: str) -> AsyncIterator[str]:
    """Events as text, for as long as the asker may look from the viewer's seat; a client that comes back names the last
    id it saw. With a language, with sentences."""
    eyes = Eyes(service, table_id, asker, viewer)
    heard = showing.read_mark(since)
    last, spoken = ("", False), time.monotonic()
    try:
        yield "retry: 1000\n\n"
        while not service.closing.is_set():
            eyes.woken.clear()
            live = await service.live(table_id)
            heard, told, state = await news(service, live, viewer, heard, lang)
            if not await eyes.may_look():        # nothing is awaited between this and what is sent
                yield ENDED
                return
            busy = table_id in service.busy
            if told or (state, busy) != last:
                last, spoken = (state, busy), time.monotonic()
                yield event(f"{heard[0]}.{heard[1]}", told, state, busy)
            if told and (heard[0] < len(live.items(viewer)) or heard[1] < live.messages):
                continue                         # more than goes into one event
            if await waited(eyes.woken, spoken + ALIVE - time.monotonic()):
                await told_together(service, table_id, eyes.woken)
            else:
                spoken = time.monotonic()
                yield ": still here\n\n"
    except Problem:
        return
    finally:
        eyes.close()
        service.rest(table_id)


async def waited(woken: asyncio.Event, seconds: float) -> bool:
    """Whether something happened in time. What is not for the viewer does not put off the next sign of life."""
    try:
        async with asyncio.timeout(max(seconds, 0)):
            await woken.wait()
    except TimeoutError:
        return False
    return True


async def told_together(service: Service, table_id: str, woken: asyncio.Event) -> None:
    """Wait for what belongs to what has just happened: a page is fetched for every event."""
    end = time.monotonic() + ANSWERED
    await asyncio.sleep(TOGETHER)
    while (left := end - time.monotonic()) > 0 and (await service.live(table_id)).answering():
        woken.clear()
        await waited(woken, left)


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
    """What changes without a line of the log: who is awaited, who sits, votes, clocks. Kept until the next change."""
    key = ("state", viewer, lang)
    if key in live.cache:
        known: str = live.cache[key]
        return known
    facts = live.facts
    seats = [{"number": seat.number, "kind": seat.kind, "name": seat.name, "stand_in": seat.stand_in,
              "vote": seat.vote, "bank": seat.bank, "since": seat.since} for seat in live.seats]
    frozen = live.frozen.said(texts(lang or "en").text) if live.frozen else ""
    out: dict[str, Any] = {"status": facts.status, "rematch": facts.rematch, "pace": facts.pace, "frozen": frozen,
                           "seats": seats}
    if not live.frozen and facts.status != "open":
        out["awaited"] = showing.bits(live.awaits(), facts.seats)
        out |= showing.decision(live, viewer, service.key)
    kept: str = live.cache.setdefault(key, json.dumps(out))
    return kept


def now(mark: str, state: str) -> str:
    """A name for what the viewer sees: a page that bears it shows all that the event of this name tells."""
    return f"{mark}.{zlib.crc32(state.encode()):08x}"


def present(service: Service, live: Live, viewer: int) -> str:
    """That name, for a page made now."""
    return now(showing.mark(live, viewer), state(service, live, viewer))


def event(mark: str, told: dict[str, Any], state: str, busy: bool) -> str:
    """`state` is JSON already. `busy`: the bots of the table wait because the house is full."""
    news = json.dumps({**told, "now": now(mark, state), "busy": busy}, ensure_ascii=False)
    return f'id: {mark}\nevent: table\ndata: {news[:-1]}, "state": {state}}}\n\n'
