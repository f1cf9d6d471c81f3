"""Links to seats: coming by one, showing one's own, giving somebody a new one."""
from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import Response

from kronika.core.step import WATCHER
from kronika.table import naming, seating, secret, store
from kronika.table.live import Live
from kronika.table.problem import Missing
from kronika.table.rows import Seat
from kronika.table.service import Service
from kronika.web import qr
from kronika.web.api_tables import base_url
from kronika.web.asker import Place
from kronika.web.pages.kit import PageRoute, Visit, form, number
from kronika.web.pages.tables import at_table
from kronika.web.render import texts
from kronika.web.shapes import Id, Wish

router = APIRouter(prefix="/t/{table_id}", include_in_schema=False, route_class=PageRoute)


@router.get("/s/{token}")
async def by_link(request: Request, table_id: Id, token: str) -> Response:
    """A secret link: from now on this browser holds the seat."""
    v, live, _ = await at_table(request, table_id, "move")
    mine = [seat for seat in live.seats if seat.secret and leads_to(v.service, live, seat, token)]
    if not mine:
        raise Missing("no-seat")
    await v.service.storage.write(store.enter, v.asker.holders[0], table_id, mine[0].number, mine[0].secret)
    v.service.drop(table_id)
    return v.go(f"/t/{table_id}")


def leads_to(service: Service, live: Live, seat: Seat, token: str) -> bool:
    """Whether the token of a link is the seat's secret, or stands for it."""
    return secret.same(token, seat.secret) or secret.same(token, secret.hashed(token_of(service, live, seat)))


@router.get("/link")
async def own_link(request: Request, table_id: Id, seat: Wish = None) -> Response:
    """The link to one's own seat; and for the host, whose seats can be given new ones."""
    v, live, place = await at_table(request, table_id)
    number = place.must_sit(seat) if place.seats or not place.host else WATCHER
    return link_page(v, live, place, live.seats[number] if number != WATCHER else None)


@router.post("/link")
async def new_link(request: Request, table_id: Id) -> Response:
    """The host gives somebody who lost theirs a new link; the old one ends."""
    data = await form(request)
    v, live, place = await at_table(request, table_id, "move")
    seating.must_host(place.host)
    seat = number(data, "seat", -1)
    guest = seating.Guest("", secret.token(secret.SEAT))
    live = await v.service.change(table_id, lambda live: seating.new_link(live, seat, guest, False))
    return link_page(v, live, place, live.seats[seat], True)


def link_page(v: Visit, live: Live, place: Place, seat: Seat | None, given: bool = False) -> Response:
    """The link to a seat that the reader holds, or has just given to somebody: a part of their page, or a page."""
    link = f"{base_url(v.request, v.service)}/t/{live.facts.id}/s/{token_of(v.service, live, seat)}" if seat else ""
    others = [each for each in live.seats if place.host and each.secret and each.number not in place.seats]
    title = naming.called(live.facts, live.seats, texts(v.lang))
    template = "link.html" if v.part else "link_page.html"
    return v.show(template, seat=seat, link=link, given=given, others=others, url=f"/t/{live.facts.id}/link",
                  code=qr.drawn(link) if link else "", title=title, table_url=f"/t/{live.facts.id}")


def token_of(service: Service, live: Live, seat: Seat) -> str:
    return secret.own_link(service.key, live.facts.id, seat.number, seat.secret)

