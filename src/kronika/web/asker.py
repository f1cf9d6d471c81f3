"""Who asks: by a token in the request, by the browser's cookie, or nobody; and what they are at a table."""
from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass, field, replace
from typing import Annotated

from fastapi import Depends, Request

from kronika.core.step import WATCHER
from kronika.table import people, secret, sessions, store
from kronika.table.clock import now
from kronika.table.live import Live
from kronika.table.problem import Forbidden, Problem
from kronika.table.rows import Account
from kronika.table.service import Service
from kronika.web import address as addresses
from kronika.web import session
from kronika.web.limits import Limits
from kronika.web.streams import Held

SEEN = 3600 * 1000                     # milliseconds after which a session is marked as seen again


@dataclass
class Asker:
    """`token` is a seat's or a host's secret; `account` comes from a `personal` token or the browser's session."""

    key: str                           # who it is, to be told from others
    token: str = ""
    account: Account | None = None
    session: session.Session | None = None
    personal: str = ""
    signed: bytes = b""                # the key that the browser's cookie was signed with
    counted: str = ""                  # whose limits it counts against, where that is not `key`

    @property
    def visitor(self) -> str:
        return self.session.visitor if self.session else ""

    @property
    def account_id(self) -> int | None:
        return self.account.id if self.account else None

    @property
    def admin(self) -> bool:
        """Whether an administrator asks, who is signed in: a token gives nobody new passwords and links."""
        return self.account is not None and self.account.admin and not self.personal

    @property
    def taker(self) -> str:
        """The visitor that a new seat or table is claimed for; what is taken with an account is the account's alone."""
        return "" if self.account else self.visitor

    @property
    def holders(self) -> list[str]:
        """The names by which claims are held: the account's, and the browser's own."""
        named = [sessions.topic(self.account.id)] if self.account else []
        return [*named, self.visitor] if self.visitor else named


@dataclass
class Place:
    """What the asker is at a table."""

    seats: list[int] = field(default_factory=list)
    host: bool = False

    def seat(self, wish: int | None, awaited: int = 0) -> int:
        """The seat to look from: the one asked for, one that is awaited, the first; WATCHER for those who hold none."""
        if wish is not None:
            if wish not in self.seats:
                raise Forbidden("not-your-seat")
            return wish
        mine = [seat for seat in self.seats if (awaited >> seat) & 1] or self.seats
        return mine[0] if mine else WATCHER

    def must_sit(self, wish: int | None, awaited: int = 0) -> int:
        seat = self.seat(wish, awaited)
        if seat == WATCHER:
            raise Forbidden("not-seated")
        return seat


def service_of(request: Request) -> Service:
    service: Service = request.app.state.service
    return service


async def find_asker(request: Request) -> Asker:
    """Raises Problem for a token that is none, and for a post of a browser without the page's own token."""
    service = service_of(request)
    header = request.headers.get("authorization", "")
    if header:
        kind, _, token = header.partition(" ")
        if kind.lower() != "bearer" or not token.isascii() or len(token) > 100:
            raise Problem("bad-token", status=401)
        return await by_token(request, service, token.strip())
    found = session.of(request, service.key)
    asker = await by_session(service, found) if found else None
    if found is None or asker is None:
        return Asker(address(request, service))
    if request.method not in ("GET", "HEAD", "OPTIONS") and request.url.path.startswith("/api"):
        session.check_csrf(service.key, found, request.headers.get("x-csrf", ""))
    return asker


async def by_token(request: Request, service: Service, token: str) -> Asker:
    """Until it has opened something, a token counts as nobody at its address: made-up ones share that bucket."""
    limits: Limits = request.app.state.limits
    key = secret.hashed(token)[:24]
    counted = "" if key in limits.proven else address(request, service)
    if token.startswith((secret.SEAT, secret.HOST)):
        return Asker(key, token, counted=counted)
    if token.startswith(secret.PERSON):
        if counted:
            limits.spend("read", counted)        # before the database is asked
        account = await service.storage.read(people.by_token, token)
        if account is not None:
            limits.prove(key)
            return Asker(key, "", account, personal=token)
    raise Problem("bad-token", status=401)


def issued(request: Request, *tokens: str) -> None:
    """Tokens that we have just made are not made up."""
    limits: Limits = request.app.state.limits
    for token in tokens:
        limits.prove(secret.hashed(token)[:24])


def proven(request: Request, asker: Asker) -> None:
    """The asker's token opened a table: from now on it counts by itself."""
    if asker.token and asker.counted:
        limits: Limits = request.app.state.limits
        limits.prove(asker.key)
        asker.counted = ""


async def by_session(service: Service, found: session.Session) -> Asker | None:
    """The guest or the account of a cookie, by one read; None if its session has ended."""
    signed = service.key
    if not found.secret:
        return Asker(found.visitor, session=found, signed=signed)
    login = await service.storage.read(sessions.find, secret.hashed(found.secret))
    if login is None:
        return None
    if now() - login.seen > SEEN:
        await service.storage.write(sessions.see, login.id)
    known = replace(found, visitor=login.visitor)
    return Asker(login.visitor, "", login.account, known, signed=signed)


async def once_more(service: Service, asker: Asker) -> Asker | None:
    """Who asked a while ago, as of now; None if they are nobody any more."""
    if asker.personal:
        account = await service.storage.read(people.by_token, asker.personal)
        return replace(asker, account=account) if account else None
    if asker.session is None:
        return asker
    return await by_session(service, asker.session) if asker.signed == service.key else None


def address(request: Request, service: Service) -> str:
    """The network address, for those who are nobody yet."""
    return addresses.address(request, service.settings)


async def place_of(service: Service, asker: Asker, live: Live) -> Place:
    """Which seats the asker holds, and whether it is the host. A token of another table is refused."""
    place = Place()
    if asker.token:
        place.seats = [seat.number for seat in live.seats if secret.same(asker.token, seat.secret)]
        place.host = secret.same(asker.token, live.facts.host)
        if not place.seats and not place.host:
            raise Problem("bad-token", status=401)
    if asker.account is not None:
        place.seats += [seat.number for seat in live.seats if seat.account == asker.account.id]
        place.host |= live.facts.host_account == asker.account.id
    if asker.holders:
        await add_claims(service, asker.holders, live, place)
    if place.host and live.facts.kind == "hotseat":
        place.seats = [seat.number for seat in live.seats if seat.secret]
    place.seats = sorted(set(place.seats))
    return place


async def add_claims(service: Service, holders: list[str], live: Live, place: Place) -> None:
    """The seats that they claimed with secrets that still hold."""
    claims, rev = live.claims, live.facts.rev
    if claims is None:
        claims = await service.storage.read(store.claims, live.facts.id)
        live.claims = claims if live.facts.rev == rev else None
    for number, hashed in [claim for holder in holders for claim in claims.get(holder, [])]:
        if number < 0:
            place.host |= hashed == live.facts.host
        elif number < len(live.seats) and hashed == live.seats[number].secret:
            place.seats.append(number)


def spend(request: Request, kind: str, asker: Asker) -> None:
    """Count a request against the limits of the asker and of its address. Passwords are tried, and tables made, by
    address alone: a browser or a token that was never seen before is easily made up."""
    limits: Limits = request.app.state.limits
    if kind == "account" or (kind == "table" and asker.account is None):
        spend_address(request, kind)
    else:
        limits.spend(kind, asker.counted or asker.key, address(request, service_of(request)))


def spend_address(request: Request, kind: str) -> None:
    """Count a request against the limit of its address alone."""
    limits: Limits = request.app.state.limits
    limits.spend(kind, address(request, service_of(request)))


def held(request: Request, asker: Asker, news: AsyncIterator[str]) -> Held:
    """A stream of events, counted while it is open. Raises Problem where too many are."""
    streams = request.app.state.limits.streams
    return Held(news, streams, streams.enter(asker.counted or asker.key, address(request, service_of(request))))


async def counted(request: Request, kind: str) -> Asker:
    """Who asks; the request counts against their limit."""
    asker = await find_asker(request)
    spend(request, kind, asker)
    return asker


def limited(kind: str) -> object:
    """A dependency that counts the request against the asker's limit."""
    async def asker(request: Request) -> Asker:
        return await counted(request, kind)

    return Depends(asker)


Reader = Annotated[Asker, limited("read")]
Mover = Annotated[Asker, limited("move")]
Talker = Annotated[Asker, limited("chat")]
Maker = Annotated[Asker, limited("table")]
Person = Annotated[Asker, limited("account")]
