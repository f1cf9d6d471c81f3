"""The lobby: what waits for me, what others do, what I could start. It brings itself up to date."""
from __future__ import annotations

import hashlib
from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.responses import Response

from kronika.locale import LANGUAGES
from kronika.table import house, opening
from kronika.table.problem import Missing
from kronika.web.draw.room import First
from kronika.web.pages.doors import GUIDED, Door, named, rooms
from kronika.web.pages.kit import YEAR, PageRoute, Visit, addressed, form, visit
from kronika.web.pages.public import public
from kronika.web.pages.rows import Row, row
from kronika.web.rooms import ROOMS

router = APIRouter(include_in_schema=False, route_class=PageRoute)
RUNNING = 40                           # tables of mine that are shown
PAST = 4                               # finished ones
SHOWN = 6                              # public tables
Seen = Annotated[str, Query(max_length=40)]


@router.get("/")
async def lobby(request: Request, seen: Seen = "") -> Response:
    """All of it, or, for a page that is open, what has changed since it was `seen`: often nothing."""
    v = await visit(request)
    rows, games = await mine(v)
    others = await shown(v, {each.id for each in rows})
    now = name_of(rows, others, v.name)
    fragment = v.part
    if fragment and seen == now:
        return Response(status_code=204, headers={"Cache-Control": "no-store"})
    groups = {name: [each for each in rows if each.group == name] for name in GROUPS}
    groups["turn"].sort(key=urgency)
    stranger = not rows
    template = "lobby_now.html" if fragment else "lobby.html"
    return v.show(template, groups=groups, now=now, waiting=len(groups["turn"]), others=others, games=games,
                  rooms=rooms(v.lang), stranger=stranger)


GROUPS = ("turn", "running", "gathering", "past")


def urgency(each: Row) -> tuple[bool, int]:
    """Clocks in figures first, the shortest before the others; those in words as they were touched."""
    return each.seconds < 0, each.seconds


def name_of(rows: list[Row], others: list[Row], name: str) -> str:
    """A name for what the page shows, made of nothing else: it tells no more than the page."""
    return hashlib.sha256(repr((rows, others, name)).encode()).hexdigest()[:16]


async def mine(v: Visit) -> tuple[list[Row], int]:
    """My tables, and how many I have finished."""
    if not v.known:
        return [], 0
    asker = v.asker
    found, seats, held, games = await v.service.storage.read(house.mine, asker.holders, asker.account_id, RUNNING, PAST)
    return [await row(v.service, facts, seats[facts.id], held.get(facts.id, []), v.lang) for facts in found], games


async def shown(v: Visit, without: set[str]) -> list[Row]:
    """Tables of others that anybody may see."""
    found, seats = await public(v.service)
    there = [facts for facts in found if facts.id not in without]
    open_ = [facts for facts in there if facts.status == "open"][:SHOWN]
    rest = [facts for facts in there if facts.status == "playing"][:max(2, SHOWN - len(open_))]
    return [await row(v.service, facts, seats[facts.id], None, v.lang) for facts in open_ + rest]


def guest(v: Visit, data: dict[str, str]) -> str:
    return addressed(data.get("name", "").strip()[:40] or v.name, v.lang)


@router.post("/play-now")
async def play_now(request: Request) -> Response:
    """One click: a table with bots, and you at it."""
    return await play(request, named(GUIDED), First())


@router.post("/play-now/{room}")
async def play_room(request: Request, room: str) -> Response:
    """The same in the room of any game."""
    return await play(request, named(room), First())


@router.post("/first-game")
async def first_game(request: Request) -> Response:
    """A table with bots and with hints."""
    return await first_room(request, GUIDED)


@router.post("/first-game/{room}")
async def first_room(request: Request, room: str) -> Response:
    """The same in the room of any game that can be taught so."""
    door = named(room)
    if door.first is None:
        raise Missing("no-page")
    answer = await play(request, door, door.first)
    answer.set_cookie("guide", answer.headers["location"].rpartition("/")[2], max_age=YEAR, samesite="lax")
    return answer


async def play(request: Request, door: Door, way: First) -> Response:
    data = await form(request)
    v = await visit(request, "table")
    name = guest(v, data)
    answer = v.go(f"/t/{await against_bots(v, door, name, way)}")
    if data.get("name", "").strip():
        v.recall(answer, name)
    return answer


async def against_bots(v: Visit, door: Door, name: str, way: First) -> str:
    bots = ROOMS[door.game].bots
    wish = opening.Wish(door.game, "private", bots + 1, door.edition, way.mode, dict(way.options), lang=v.lang,
                        name=name, bots=["greedy"] * bots)
    made = opening.make(wish, v.asker.taker, v.asker.account_id)
    live = await v.service.create(made)
    return live.facts.id


@router.get("/lang/{lang}")
async def change_language(request: Request, lang: str, next: str = "/") -> Response:
    """The reader's language from now on, wherever they sit."""
    if lang not in LANGUAGES:
        raise Missing("no-page")
    v = await visit(request)
    answer = v.go(inside(next))
    answer.set_cookie("lang", lang, max_age=YEAR, samesite="lax")
    return answer


def inside(path: str) -> str:
    """A path of this house to go back to, never another address."""
    return path if path.startswith("/") and not path.startswith(("//", "/\\")) else "/"
