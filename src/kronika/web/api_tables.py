"""The API of tables: list, make, join, seats, votes, rematch, fork."""
from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request

from kronika.games import KEYS, load
from kronika.table import opening, pace, rows, seating, secret, showing, store
from kronika.table.live import Live
from kronika.table.problem import Clash, Forbidden
from kronika.table.rows import Change
from kronika.table.service import Service
from kronika.web import shapes
from kronika.web.again import Again, mint
from kronika.web.asker import Maker, Reader, issued, service_of, spend
from kronika.web.here import Making, Moving, Reading
from kronika.web.history import referee_at
from kronika.web.language import language, texts
from kronika.web.notify import clean_contact

router = APIRouter(prefix="/api", tags=["tables"], responses=shapes.ERRORS)


def base_url(request: Request, service: Service) -> str:
    return (service.settings.base_url or str(request.base_url)).rstrip("/")


def links(request: Request, service: Service, live: Live, source: secret.Mint) -> dict[str, Any]:
    """The answer to whoever made a table: its secrets are told to nobody else."""
    home = f"{base_url(request, service)}/t/{live.facts.id}"
    made = {seat.number: source.token(secret.SEAT, seat.number) for seat in live.seats}
    tokens = {str(seat.number): made[seat.number] for seat in live.seats
              if secret.same(made[seat.number], seat.secret)}
    issued(request, source.token(secret.HOST), *tokens.values())
    return {"table": showing.table(live.facts, live.seats, service.pulse.now(), texts(language(request))),
            "host_token": source.token(secret.HOST), "seat_tokens": tokens, "link": home,
            "seat_links": {n: f"{home}/s/{token}" for n, token in tokens.items()}}


@router.get("/tables")
async def list_tables(request: Request, asker: Reader, status: Literal["", "open", "playing", "over"] = "",
                      mine: bool = False, limit: Annotated[int, Query(ge=1, le=100)] = 50) -> list[dict[str, Any]]:
    """Public tables, the last touched first; with `mine`, those at which you have a seat or are the host."""
    service = service_of(request)
    if mine:
        found = await service.storage.read(store.mine, asker.holders, asker.account_id, limit)
        found = [facts for facts in found if not status or facts.status == status]
    else:
        found = await service.storage.read(store.listed, status, limit)
    seats = await service.storage.read(store.seats_of, [facts.id for facts in found])
    said = texts(language(request))
    return [showing.table(facts, seats[facts.id], service.pulse.now(), said) for facts in found]


@router.post("/tables", status_code=201)
async def make_table(request: Request, asker: Maker, body: shapes.NewTable, key: Again = None) -> shapes.Made:
    """Make a table. One whose seats are all taken begins at once."""
    service = service_of(request)
    wish = body.model_dump()
    if body.game in KEYS:
        editions = load(body.game).editions
        request.state.game = (body.game, body.edition if body.edition in editions else editions[0])
    made = opening.make(opening.Wish(**wish), asker.taker, asker.account_id,
                        mint(service, asker, key, "table", wish))
    return shapes.Made(**links(request, service, await service.create(made), made.mint))


@router.get("/tables/{table_id}")
async def show_table(here: Reading) -> dict[str, Any]:
    """What everybody may know of a table, and which seats are yours."""
    return here.table()


@router.post("/tables/{table_id}/join")
async def join_table(request: Request, here: Moving, body: shapes.Join, key: Again = None) -> shapes.Sat:
    """Take a seat before the start. If you sit already, this changes your name, until the end, or your random string,
    before the start."""
    table_id = here.live.facts.id
    token = mint(here.service, here.asker, key, "join", table_id, body.model_dump()).token(secret.SEAT)
    guest = seating.Guest(body.name, token, body.string, -1 if body.seat is None else body.seat, here.asker.taker,
                          here.asker.account_id)
    if any(rows.reserved(here.live.seats[number]) for number in here.place.seats):
        number, token = here.place.seats[0], ""
        await here.service.agree(table_id, here.place.seats)
    elif here.place.seats and here.live.facts.kind != "hotseat" and seating.sits(here.live, token) is None:
        number, token = here.place.seats[0], ""
        if here.live.playing:
            spend(request, "chat", here.asker)   # the chat tells of it
        await here.service.change(table_id, lambda live: seating.renew(live, number, guest))
    else:
        _, number = await here.service.join(table_id, guest)
        issued(request, token)
    link = f"{base_url(request, here.service)}/t/{table_id}/s/{token}" if token else ""
    return shapes.Sat(table=table_id, seat=number, token=token, link=link)


@router.post("/tables/{table_id}/start")
async def start_table(here: Moving) -> dict[str, Any]:
    """Begin, when every seat is taken. The host's to do."""
    seating.must_host(here.place.host)
    return here.table(await here.service.start(here.live.facts.id))


@router.post("/tables/{table_id}/leave")
async def leave_table(here: Moving, seat: shapes.Wish = None) -> dict[str, Any]:
    """Stand up. In a running game a bot plays on until you come back."""
    number = here.place.must_sit(seat)
    pulse = here.service.pulse.now()
    return here.table(await here.service.change(here.live.facts.id, lambda live: seating.leave(live, number, pulse)))


@router.post("/tables/{table_id}/seats/{number}/bot")
async def put_bot(here: Moving, number: shapes.Number, body: shapes.Level) -> dict[str, Any]:
    """A bot takes a free seat, or stands in for a player: the host's, or the player's own, to ask."""
    if number not in here.place.seats:
        seating.must_host(here.place.host)
    pulse = here.service.pulse.now()
    live = await here.service.change(here.live.facts.id, lambda live: seating.put_bot(live, number, body.level, pulse))
    return here.table(live)


@router.delete("/tables/{table_id}/seats/{number}/bot")
async def drop_bot(here: Moving, number: shapes.Number) -> dict[str, Any]:
    """The player comes back."""
    if number not in here.place.seats:
        seating.must_host(here.place.host)
    pulse = here.service.pulse.now()
    return here.table(await here.service.change(here.live.facts.id, lambda live: seating.back(live, number, pulse)))


@router.post("/tables/{table_id}/seats/{number}/link")
async def new_link(request: Request, here: Moving, number: shapes.Number) -> shapes.Sat:
    """A new secret link for a seat, for a player who lost it; the old one is void. Given by the host or the
    administrator, it is the only way to the seat from then on; asked for by the player, the seat stays theirs."""
    own = number in here.place.seats
    if not own and not here.asker.admin:
        seating.must_host(here.place.host)
    guest = seating.Guest("", secret.token(secret.SEAT), visitor=here.asker.taker if own else "")
    await here.service.change(here.live.facts.id, lambda live: seating.new_link(live, number, guest, own))
    token = guest.token
    link = f"{base_url(request, here.service)}/t/{here.live.facts.id}/s/{token}"
    return shapes.Sat(table=here.live.facts.id, seat=number, token=token, link=link)


@router.get("/tables/{table_id}/contact")
async def show_contact(here: Reading, seat: shapes.Wish = None) -> shapes.Contact:
    """Where this seat of yours is told that it is awaited."""
    found = here.live.seats[here.place.must_sit(seat)]
    return shapes.Contact(email=found.email, webhook=found.webhook)


@router.put("/tables/{table_id}/contact")
async def set_contact(here: Moving, body: shapes.Contact, seat: shapes.Wish = None) -> shapes.Contact:
    """Where this seat is told that it is awaited: an e-mail address, a webhook, or nowhere but where your account
    says."""
    number = here.place.must_sit(seat)
    email, webhook = clean_contact(here.service.settings, body.email, body.webhook)
    seats: dict[int, dict[str, Any]] = {number: {"email": email, "webhook": webhook}}
    await here.service.change(here.live.facts.id,
                              lambda live: Change(table={"touched": live.facts.touched}, seats=seats))
    return shapes.Contact(email=email, webhook=webhook)


@router.post("/tables/{table_id}/vote")
async def vote(here: Moving, body: shapes.Vote, seat: shapes.Wish = None) -> dict[str, Any]:
    """Offer or agree to end the game, or to replace those whose time is up."""
    number = here.place.must_sit(seat)
    pulse = here.service.pulse.now()
    command = here.service.change(here.live.facts.id, lambda live: seating.vote(live, number, body.what, pulse))
    return here.table(await command)


@router.post("/tables/{table_id}/pace")
async def set_pace(here: Moving, body: shapes.Pace) -> dict[str, Any]:
    """How fast the bots play while no person plays with them: the host's, or a player's who has stood up, to say."""
    if not here.place.seats:
        seating.must_host(here.place.host)
    return here.table(await here.service.change(here.live.facts.id, lambda live: pace.choose(live, body.pace)))


@router.post("/tables/{table_id}/rematch", status_code=201)
async def rematch(request: Request, here: Making, key: Again = None) -> dict[str, Any]:
    """The same players again; the table begins when all who sat at it have asked. The same table is named to all; its
    secrets are told to the first who asks."""
    if not here.place.seats and not here.place.host:
        raise Forbidden("not-seated")
    service, asker, old = here.service, here.asker, here.live.facts.id
    secrets = mint(service, asker, key, "rematch", old)
    new = await service.rematch(old, here.place.seats, asker.taker, asker.account_id, secrets)
    if not secret.same(secrets.token(secret.HOST), new.facts.host):
        return {"table": {"id": new.facts.id}}
    return links(request, service, new, secrets)


@router.post("/tables/{table_id}/fork", status_code=201)
async def fork(request: Request, here: Making, body: shapes.ForkBody, seat: shapes.Wish = None,
               key: Again = None) -> shapes.Made:
    """A table of your own that goes on from here with a new seed: from what you know while the game runs, from any
    moment once it is over. You play for the people; bots stay bots, unless you name everybody."""
    asker, live = here.asker, here.live
    secrets = mint(here.service, asker, key, "fork", live.facts.id, seat, body.model_dump())
    if body.at is None:
        made = opening.fork(live, here.viewer(seat), body.names, asker.taker, asker.account_id, secrets)
    elif live.facts.status != "over":
        raise Clash("not-over")
    else:
        past = await referee_at(here.service, live, here.viewer(seat), body.at)
        made = opening.forked(live, past.table, body.names, asker.taker, asker.account_id, secrets)
    return shapes.Made(**links(request, here.service, await here.service.create(made), secrets))
