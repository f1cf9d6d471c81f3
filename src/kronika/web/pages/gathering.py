"""The waiting room: who sits, who is awaited, the invitation, and what the host may do until it begins."""
from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import segno
from fastapi import APIRouter, Request
from fastapi.responses import Response

from kronika.core.step import WATCHER
from kronika.locale import Texts
from kronika.players import LEVELS
from kronika.referee.chance import commitment
from kronika.table import gathering, naming, seating, secret
from kronika.table.live import Live
from kronika.table.problem import Clash, Forbidden, Missing, Problem
from kronika.table.rows import EMPTY, HUMAN, Facts, Seat, reserved
from kronika.web.api_tables import base_url
from kronika.web.asker import Place, place_of, spend
from kronika.web.errors import explained
from kronika.web.events import present
from kronika.web.pages.doors import called, door_of
from kronika.web.pages.kit import PageRoute, Visit, addressed, form, number, visit
from kronika.web.pages.rows import clock_name
from kronika.web.pages.sights import chat
from kronika.web.render import texts
from kronika.web.rooms import ROOMS
from kronika.web.shapes import Id

router = APIRouter(prefix="/t/{table_id}", include_in_schema=False, route_class=PageRoute)
BOT = "greedy"


@dataclass
class Code:
    """A QR code: so many modules wide and high, and the path that draws the dark ones."""

    size: int
    path: str


@lru_cache(256)
def code(link: str) -> Code:
    made = segno.make(link, error="m")
    path = "".join(f"M{x} {y}h1v1h-1z" for y, line in enumerate(made.matrix) for x, dark in enumerate(line) if dark)
    return Code(len(made.matrix), path)


async def waiting_room(v: Visit, live: Live, place: Place, problem: str = "") -> Response:
    """The table before it begins: for whoever sits or invites, and for whoever is invited."""
    facts, url = live.facts, f"/t/{live.facts.id}"
    called_off = gathering.cancelled(live)
    free = [] if called_off else gathering.free_seats(live)
    link = f"{base_url(v.request, v.service)}{url}"
    layout = "bare.html" if v.part else "base.html"
    said, game = texts(v.lang), called(facts.game, facts.edition, v.lang)
    mine = [number for number in place.seats if live.seats[number].kind != EMPTY]
    kept = [seat.number for seat in live.seats if reserved(seat) and seat.number not in place.seats]
    chairs = sum(seat.kind == EMPTY for seat in live.seats)
    return v.show(
        "waiting.html", 422 if problem else 200, facts=facts, chairs=around(live.seats, place.seats, free),
        mine=mine, seated=bool(mine), kept=kept, host=place.host, free=chairs - len(kept), missing=chairs,
        called_off=called_off, asked=[live.seats[number].name for number in kept], link=link, code=code(link),
        seal=commitment(facts.seed), url=url, api=f"/api/tables/{facts.id}", name=v.name,
        problem=problem, layout=layout, now=present(v.service, live, WATCHER), levels=LEVELS,
        door=door_of(facts.game, facts.edition), icon=ROOMS[facts.game].icon, chat=await chat(v.service, live, v.lang),
        game_title=game, rules=rules(facts, said), waiting=await v.waiting(),
        inviter=inviter(live), book=facts.game, title=naming.named(facts, live.seats, said) or game)


def around(seats: list[Seat], mine: list[int], free: list[int]) -> list[Seat]:
    """The seats in order, mine at the bottom; for a guest, the first that is free."""
    first = (mine or free or [0])[0]
    return seats[first:] + seats[:first]


def inviter(live: Live) -> str:
    """Whoever opened the table, else whoever sits there first."""
    people = [seat.name for seat in live.seats if seat.kind == HUMAN]
    return live.facts.maker or (people[0] if people else "")


def rules(facts: Facts, said: Texts) -> list[tuple[str, str]]:
    """What is played, as everybody should know before sitting down."""
    out = [(said.text("house-fact-game"), f"{called(facts.game, facts.edition, said.lang)}, "
                                          f"{said.text(f'{facts.game}-mode-{facts.mode}')}"),
           (said.text("house-fact-clock"), clock_said(facts, said))]
    options: dict[str, Any] = json.loads(facts.options)
    out += [(f"{capital(said.text(f'{facts.game}-option-{name}'))}?",
             said.text(f"{facts.game}-value-{name}-{value}")) for name, value in options.items()]
    if facts.memory:
        out.append((said.text("house-fact-memory"), said.text("house-yes")))
    return [*out, (said.text("house-fact-who"), said.text(f"house-fact-{facts.kind}"))]


def clock_said(facts: Facts, said: Texts) -> str:
    words = said.text(f"house-clock-{clock_name(facts.clock)}")
    if facts.clock == "none":
        return words
    return f"{words}; {said.text('web-setup-timeout').lower()}, {said.text(f'web-timeout-{facts.timeout}')}"


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


async def at_open(request: Request, table_id: str) -> tuple[dict[str, str], Visit, Live, Place]:
    """A form of the waiting room: its fields, who sends it, the table, and what they are there."""
    data = await form(request)
    v = await visit(request, "move")
    live = await v.service.fresh(table_id)
    if live.frozen:
        raise Clash("frozen", reason=live.frozen)
    if live.facts.game not in ROOMS:
        raise Missing("no-table")
    return data, v, live, await place_of(v.service, v.asker, live)


@router.post("/join")
async def join(request: Request, table_id: Id) -> Response:
    """Sit down."""
    data, v, live, place = await at_open(request, table_id)
    if any(reserved(live.seats[number]) for number in place.seats):
        await v.service.agree(table_id, place.seats)
        return v.go(f"/t/{table_id}")
    if place.seats and live.facts.kind != "hotseat":
        return v.go(f"/t/{table_id}")
    name = addressed(data.get("name", "").strip() or v.name, v.lang)
    guest = seating.Guest(name, secret.token(secret.SEAT), "", number(data, "seat", -1), v.asker.taker,
                          v.asker.account_id)
    try:
        await v.service.join(table_id, guest)
    except Problem as problem:
        live = await v.service.fresh(table_id)
        if live.facts.status != "open":
            raise
        return await waiting_room(v, live, place, explained(problem, v.lang)["text"])
    answer = v.go(f"/t/{table_id}")
    v.recall(answer, name)
    return answer


@router.post("/bot")
async def bot(request: Request, table_id: Id) -> Response:
    """The host gives a free seat, or all of them, to bots; or has a bot stand up again."""
    data, v, _, place = await at_open(request, table_id)
    seating.must_host(place.host)
    seat, pulse = number(data, "seat", -1), v.service.pulse.now()
    if "away" in data:
        await v.service.change(table_id, lambda live: away(live, seat, pulse))
    else:
        await v.service.change(table_id, lambda live: gathering.put_bots(
            live, [seat] if seat >= 0 else empty_seats(live), data.get("level", BOT), pulse))
    return v.go(f"/t/{table_id}")


def empty_seats(live: Live) -> list[int]:
    """All that nobody sits on, also those that wait for the people of the game before: the host waits no longer."""
    return [seat.number for seat in live.seats if seat.kind == EMPTY]


def away(live: Live, seat: int, pulse: int) -> Any:
    gathering.must_gather(live)
    return seating.back(live, seat, pulse)


@router.post("/rename")
async def rename(request: Request, table_id: Id) -> Response:
    """Another name for my seat, before the start or in play. Who plays several seats says which."""
    data, v, live, place = await at_open(request, table_id)
    wish = number(data, "seat", -1)
    seat = place.must_sit(wish if wish >= 0 else None)
    if live.playing:
        spend(request, "chat", v.asker)          # the chat tells of it
    name = data.get("name", "").strip()
    try:
        await v.service.change(table_id, lambda live: seating.renew(live, seat, seating.Guest(name, "")))
    except Problem as problem:
        live = await v.service.fresh(table_id)
        if live.facts.status != "open":
            raise
        return await waiting_room(v, live, place, explained(problem, v.lang)["text"])
    answer = v.go(f"/t/{table_id}{f'?seat={wish}' if wish >= 0 else ''}")
    v.recall(answer, name)
    return answer


@router.post("/stand")
async def stand(request: Request, table_id: Id) -> Response:
    """Stand up again, before the start."""
    _, v, live, place = await at_open(request, table_id)
    gathering.must_gather(live)
    if not place.seats:
        raise Forbidden("not-seated")
    pulse = v.service.pulse.now()
    await v.service.change(table_id, lambda live: stood(live, place.seats[0], pulse))
    return v.go(f"/t/{table_id}")


def stood(live: Live, seat: int, pulse: int) -> Any:
    gathering.must_gather(live)
    return seating.leave(live, seat, pulse)


@router.post("/cancel")
async def cancel(request: Request, table_id: Id) -> Response:
    """The host calls the table off."""
    _, v, _, place = await at_open(request, table_id)
    seating.must_host(place.host)
    await v.service.change(table_id, gathering.cancel)
    return v.go(f"/t/{table_id}")
