"""The coach's page: where a game was decided, for whoever played it; and advice while one plays against bots."""
from __future__ import annotations

import json
from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.responses import Response

from kronika.core.step import CHANCE
from kronika.core.table import Table
from kronika.players.coach import Finding
from kronika.players.report import report
from kronika.table import naming
from kronika.table.coaching import Coaching, Study, advised, must_play_alone
from kronika.table.gathering import cancelled
from kronika.table.live import Live
from kronika.table.problem import Forbidden, Missing, Problem
from kronika.table.service import Service
from kronika.web.asker import Place
from kronika.web.draw import coach as drawn
from kronika.web.history import tables_at
from kronika.web.pages.kit import PageRoute, Visit, form, number
from kronika.web.pages.sights import sight
from kronika.web.pages.tables import api, at_table
from kronika.web.render import render, texts
from kronika.web.rooms import ROOMS
from kronika.web.shapes import Id, Wish
from kronika.web.table_page import common, helpers, urls

router = APIRouter(prefix="/t/{table_id}", include_in_schema=False, route_class=PageRoute)
Seen = Annotated[int, Query(ge=-1, le=1_000_000)]
WALKED = 1000                          # parts of the way through a game that a page tells apart


@router.get("/coach")
async def coach(request: Request, table_id: Id, seat: Wish = None, seen: Seen = -1) -> Response:
    """What the coach has found so far. `seen`: how far the page is that the browser shows; nothing new, no answer."""
    v, live, place = await at_table(request, table_id)
    if live.facts.status == "open" or cancelled(live):
        return v.go(f"/t/{table_id}")
    who = whose(live, place, seat)
    if live.playing:
        must_play_alone(live, who)
        if not live.facts.coached:
            return v.show("coach_ask.html", seat=who, url=f"/t/{table_id}",
                          title=naming.named(live.facts, live.seats, texts(v.lang)),
                          game_title=texts(v.lang).text(f"{live.facts.game}-title"), book=live.facts.game,
                          style=ROOMS[live.facts.game].style)
    study = await known(coaching(v.service), live, place, who)
    if seen == mark(study):
        return Response(status_code=204)
    return v.page(await page(v, live, place, study))


@router.post("/coach")
async def ask(request: Request, table_id: Id) -> Response:
    """While the game goes on, and all others are bots: from now on the coach may be asked, and the record says so."""
    data = await form(request)
    v, live, place = await at_table(request, table_id, "move")
    who = place.must_sit(number(data, "seat", -1) if "seat" in data else None)
    await v.service.change(table_id, lambda live: advised(live, who))
    return v.go(f"/t/{live.facts.id}/coach?seat={who}")


def coaching(service: Service) -> Coaching:
    if service.coaching is None:
        raise Problem("coach-busy", status=503)
    return service.coaching


def whose(live: Live, place: Place, wish: int | None) -> int:
    """Whose decisions: one's own; of a finished game also others', as far as they are known. Raises Forbidden."""
    if wish is not None and not 0 <= wish < live.facts.seats:
        raise Missing("no-seat")
    own = place.seats[0] if place.seats else -1
    who = own if wish is None else wish
    if who < 0 and place.host and live.facts.status == "over":
        return 0
    if who < 0 or (live.playing and who not in place.seats):
        raise Forbidden("not-seated")
    return who


async def known(coach: Coaching, live: Live, place: Place, seat: int) -> Study:
    """Whoever played has it made; who looks on sees what was made."""
    if place.seats or place.host:
        return await coach.ask(live, seat)
    found = await coach.look(live.facts.id, seat)
    if found is None:
        raise Missing("no-coach")
    return found


def mark(study: Study) -> int:
    """A number that changes with what there is to see."""
    return WALKED + 1 + 2 * study.judged + study.ended if study.marks else round(WALKED * study.walked)


async def page(v: Visit, live: Live, place: Place, study: Study) -> str:
    facts, room, said = live.facts, ROOMS[live.facts.game], texts(v.lang)
    viewer = study.seat if study.seat in place.seats else place.seat(None)
    seen = await sight(v.service, live, viewer, v.lang, place=place)
    told = report(study.findings())
    eras = [room.era(phase, said) for line, phase in study.decisions if line < len(live.told(CHANCE))]
    moments = told.worst + ([told.now] if told.now else [])
    at = moments_of(live, viewer, moments)
    views = await positions(v.service, live, viewer, study.seat, list(at.values()))
    scenes = [drawn.scene(found, n, at[found.line], views.get(at[found.line]), seen, room, said, study.seat)
              for n, found in enumerate(told.worst, 1)]
    ended = json.loads(facts.result) if facts.result else {}
    out = drawn.Page(
        seen, study.seat, said.text("coach-running" if live.playing else "coach-title"),
        drawn.result(seen, study.seat, ended.get("ranks", []), ended.get("scores", []), said),
        said.text("coach-cost", count=len(scenes), points=drawn.decimal(told.cost, v.lang, False)) if scenes else "",
        study.judged, len(study.marks), study.left(), not study.ended, study.failed > 0 and not study.done,
        live.playing, drawn.pictures(seen, study.seat, told, study.until(), eras, said), scenes,
        drawn.places(len(scenes), 0 if study.ended else len(study.marks) - study.judged),
        drawn.praise(told, seen, said),
        drawn.basis(told, said),
        drawn.rows(told, eras, said))
    if told.now and live.playing:
        out.now = drawn.scene(told.now, 0, at[told.now.line], None, seen, room, said, study.seat)
    return shown(v, live, out, study)


def shown(v: Visit, live: Live, out: drawn.Page, study: Study) -> str:
    facts = live.facts
    return render("coach.html", v.lang, {
        **common(v.reader), **helpers(facts.game, facts.edition, v.lang), "me": v.name, "sight": out.sight,
        "page": out, "urls": urls(facts.id, out.sight, api(live)), "room": ROOMS[facts.game].style,
        "game_title": texts(v.lang).text(f"{facts.game}-title"), "mark": mark(study), "book": facts.game,
        "can_fork": out.sight.seated and facts.status == "over"})


def moments_of(live: Live, viewer: int, findings: list[Finding]) -> dict[int, int]:
    """For each line of the record that is meant, how many items of the viewer's log stand before it."""
    standing = live.told(CHANCE)
    place = {item.line.seq: n for n, item in enumerate(live.items(viewer))}
    last = len(live.items(viewer))
    return {found.line: place.get(standing[found.line].seq, last) if found.line < len(standing) else last
            for found in findings}


async def positions(service: Service, live: Live, viewer: int, seat: int, moments: list[int]) -> dict[int, Table]:
    """The table at each of these moments as the seat saw it; kept until the next change."""
    kept: dict[int, Table] = live.cache.setdefault(("coach", viewer, seat), {})
    missing = sorted({at for at in moments if at not in kept and at < len(live.items(viewer))})
    if missing:
        for at, table in zip(missing, await tables_at(service, live, viewer, missing)):
            kept[at] = live.game.view(table, seat)
    return kept
