"""A table's pages: play, history, score; links, rematch."""
from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.responses import Response

from kronika.core.step import WATCHER
from kronika.table.gathering import cancelled
from kronika.table.live import Live
from kronika.table.problem import Clash, Forbidden, Problem
from kronika.web.asker import Place, place_of
from kronika.web.pages.doors import door_of, guided
from kronika.web.pages.gathering import waiting_room
from kronika.web.pages.kit import PageRoute, Visit, form, visit
from kronika.web.pages.sights import after_each_turn, lines, sight
from kronika.web.pages.since import followed
from kronika.web.render import texts
from kronika.web.rooms import ROOMS
from kronika.web.shapes import Id, Wish
from kronika.web.table_page import log_fragment, score_page, table_page

router = APIRouter(prefix="/t/{table_id}", include_in_schema=False, route_class=PageRoute)
Moment = Annotated[int, Query(ge=-1, le=1_000_000)]
Part = Annotated[str, Query(max_length=20)]


async def at_table(request: Request, table_id: str, kind: str = "read") -> tuple[Visit, Live, Place]:
    v = await visit(request, kind)
    live = await v.service.fresh(table_id)
    if live.frozen:
        raise Clash("frozen", reason=live.frozen)
    if live.facts.game not in ROOMS:
        raise Problem("undrawn", status=404, game=texts(v.lang).text(f"{live.facts.game}-title"))
    return v, live, await place_of(v.service, v.asker, live)


def api(live: Live) -> str:
    return f"/api/tables/{live.facts.id}"


@router.get("")
async def table(request: Request, table_id: Id, at: Moment = -1, seat: Wish = None, step: Moment = 0,
                gathering: bool = False, exact: bool = False, part: Part = "") -> Response:
    """The table as it is now, as it was, or who is still missing from it. `step`: at one of the things that others did
    since the viewer's last decision; `gathering`: the browser shows who is missing; `exact`: also within a turn;
    `part`: only that part of the page."""
    v, live, place = await at_table(request, table_id)
    fragment = v.part
    if gathering and fragment and live.facts.status != "open":
        return Response(headers={"HX-Refresh": "true"})
    if live.facts.status == "open" or cancelled(live):
        return await waiting_room(v, live, place)
    hot = live.facts.kind == "hotseat" and len(place.seats) > 1
    if hot and at < 0 and live.playing:
        next_ = whose_turn(live, place, seat)
        if next_ != seat:
            return curtain(v, live, next_)
    viewer = WATCHER if hot and seat is None and live.playing else place.seat(seat, live.awaits())
    await v.service.queue.turn()
    stops = ROOMS[live.facts.game].stops(lines(live, viewer, -1))
    if at >= 0 and not exact:
        at = max([stop for stop in stops if stop <= at], default=min(stops, default=0))
    seen = await sight(v.service, live, viewer, v.lang, at, place)
    if at < 0:
        seen = await followed(v, live, place, seen, step)
    facts = live.facts
    seen.guided = guided(request.cookies.get("guide", ""), facts.id, door_of(facts.game, facts.edition), facts.mode)
    seen.hot_seats = place.seats if hot else []
    v.reader.extra["stops"] = [stop for stop in stops if stop < len(live.items(viewer))]
    name = part if part in ROOMS[facts.game].parts else "table"
    return v.page(table_page(seen, v.reader, api(live), fragment, name))


def whose_turn(live: Live, place: Place, seat: int | None) -> int:
    """At one computer: who must sit down next. The one who sits stays while awaited, or while nobody else is."""
    awaited = [each for each in place.seats if (live.awaits() >> each) & 1]
    if seat is None:
        return (awaited or place.seats)[0]
    if seat in awaited or not awaited:
        return seat
    return next((each for each in awaited if each > seat), awaited[0])


def curtain(v: Visit, live: Live, number: int) -> Response:
    layout = "bare.html" if v.part else "base.html"
    return v.show("curtain.html", seat=live.seats[number], url=f"/t/{live.facts.id}", api=api(live), layout=layout,
                  source=live.facts.source if live.facts.start else "",
                  game_title=texts(v.lang).text(f"{live.facts.game}-title"))


@router.get("/log")
async def log(request: Request, table_id: Id, before: Moment = 0, seat: Wish = None) -> Response:
    """The log before a line, as far as the viewer knows it."""
    v, live, place = await at_table(request, table_id)
    if live.facts.status == "open" or cancelled(live):
        return v.go(f"/t/{table_id}")
    hot = live.facts.kind == "hotseat" and len(place.seats) > 1
    viewer = WATCHER if hot and seat is None and live.playing else place.seat(seat, live.awaits())
    return v.page(log_fragment(await sight(v.service, live, viewer, v.lang, place=place), v.reader, before))


@router.get("/score")
async def score(request: Request, table_id: Id) -> Response:
    """The sheet, once the game is over."""
    v, live, place = await at_table(request, table_id)
    if live.facts.status != "over":
        return v.go(f"/t/{table_id}")
    viewer = place.seat(None)
    seen = await sight(v.service, live, viewer, v.lang, place=place)
    stops = ROOMS[live.facts.game].stops(seen.lines)
    v.reader.extra |= {"last_moment": stops[-1] if stops else 0, "me": v.name}
    history = after_each_turn(live) + ([live.referee.table] if seen.agreed else [])
    return v.page(score_page(seen, history, v.reader, api(live)))


@router.post("/rematch")
async def rematch(request: Request, table_id: Id) -> Response:
    """The same players again, at a new table."""
    await form(request)
    v, _, place = await at_table(request, table_id, "table")
    if not place.seats and not place.host:
        raise Forbidden("not-seated")
    new = await v.service.rematch(table_id, place.seats, v.asker.taker, v.asker.account_id)
    return v.go(f"/t/{new.facts.id}")
