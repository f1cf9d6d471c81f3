"""A server, or two on one database, and people who hold seats there in every way in which a seat can be held."""

import re
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from typing import Any

import httpx

from tests.patience import PATIENCE
from tests.web.server import Server, serving

NUMBERS = count()
PASSWORD = "password one"


@dataclass
class House:
    """People look on at one process, and rights end at the other, where there are two."""

    here: Server
    there: Server

    def name(self) -> str:
        """A name that nobody has yet."""
        return f"Person {next(NUMBERS)}"


@contextmanager
def house_on(url: str, two: bool) -> Iterator[House]:
    with serving(url) as one:
        if two:
            with serving(url) as other:
                yield House(one, other)
        else:
            yield House(one, one)


class Person:
    """A browser or a program: cookies of its own, or a token."""

    def __init__(self, house: House, token: str = "") -> None:
        self.house = house
        self.http = httpx.Client(timeout=PATIENCE, verify=False,
                                 headers={"Authorization": f"Bearer {token}"} if token else {})
        self.token = token

    def copy(self) -> "Person":
        """Somebody who has a copy of the cookie."""
        other = Person(self.house, self.token)
        for cookie in self.http.cookies.jar:
            other.http.cookies.jar.set_cookie(cookie)
        return other

    def greeted(self) -> "Person":
        """A guest with a cookie."""
        self.http.get(f"{self.house.here.base}/")
        return self

    def ask(self, method: str, path: str, body: Any = None, there: bool = False) -> httpx.Response:
        base = (self.house.there if there else self.house.here).base
        headers = {}
        if not self.token and method != "GET" and self.http.cookies:
            headers["X-CSRF"] = self.http.get(f"{base}/api/me").json()["csrf"] or ""
        return self.http.request(method, f"{base}/api{path}", json=body, headers=headers)

    def done(self, method: str, path: str, body: Any = None, there: bool = False) -> Any:
        answer = self.ask(method, path, body, there)
        assert answer.status_code < 300, (path, answer.status_code, answer.text)
        return answer.json()

    def registered(self, name: str) -> "Person":
        self.done("POST", "/accounts", {"name": name, "password": PASSWORD}, there=True)
        return self

    def account(self) -> Any:
        return self.done("GET", "/me")["account"]

    def page(self, path: str) -> httpx.Response:
        return self.http.get(f"{self.house.here.base}{path}", follow_redirects=True)


@dataclass
class Table:
    """A private table of three. The host sits at 0 by link; `holder` sits at 1; 2 is free or the third's."""

    house: House
    id: str
    host: Person
    holder: Person
    owner: Person                      # whose account it is, where it is one's
    name: str = ""
    third: Person | None = None
    links: dict[int, str] = field(default_factory=dict)

    @property
    def path(self) -> str:
        return f"/tables/{self.id}"


def held(house: House, way: str, started: bool = True) -> Table:
    """A table at which somebody holds seat 1 by `link`, as a `guest`, by `account`, or by a `personal` token."""
    made = Person(house).done("POST", "/tables", {"game": "seven_wonders", "kind": "private", "name": "Host",
                                                  "options": {"sides": "all_day"}})
    host = Person(house, made["host_token"])
    table = Table(house, made["table"]["id"], host, host, host, house.name())
    table.links[0] = made["seat_tokens"]["0"]
    holder = Person(house)
    if way == "guest":
        holder.greeted()
    elif way in ("account", "personal"):
        holder.registered(table.name)
    table.owner = holder
    if way == "personal":
        holder = Person(house, holder.done("POST", "/tokens", {"label": "bot"})["token"])
    sat = holder.done("POST", f"{table.path}/join", {"name": "Holder", "seat": 1})
    table.links[1] = sat["token"]
    table.holder = Person(house, sat["token"]) if way == "link" else holder
    if started:
        sat = Person(house).done("POST", f"{table.path}/join", {"name": "Third", "seat": 2})
        table.third = Person(house, sat["token"])
    return table


class Stream:
    """A stream of events, read until the server ends it; it does not come back."""

    def __init__(self, person: Person, table: str, query: str = "") -> None:
        self.lines: list[str] = []
        self.ended = threading.Event()
        self.status = 0
        self.url = f"{person.house.here.base}/api/tables/{table}/events{query}"
        self.person = person.copy()
        self.thread = threading.Thread(target=self.read, daemon=True)
        self.thread.start()
        self.until(lambda: self.events() > 0 or self.ended.is_set())

    def read(self) -> None:
        try:
            with self.person.http.stream("GET", self.url, timeout=PATIENCE) as answer:
                self.status = answer.status_code
                for line in answer.iter_lines():
                    self.lines.append(line)
        except httpx.TransportError:
            pass
        self.ended.set()

    def until(self, true: Any, seconds: float = PATIENCE) -> None:
        limit = time.monotonic() + seconds
        while not true():
            assert time.monotonic() < limit, self.lines[-10:]
            time.sleep(0.01)

    def events(self) -> int:
        return self.lines.count("event: table")

    def decides(self) -> bool:
        """Whether the last event told of a decision: only who looks from a seat is told."""
        last = [line for line in self.lines if line.startswith("data: ")][-1]
        return bool(re.search(r'"decision": "', last))


def seats_of(person: Person, table: Table) -> list[int]:
    seats: list[int] = person.done("GET", table.path)["you"]["seats"]
    return seats


def sees(person: Person, table: Table, seat: int = 1) -> None:
    """The right to the seat holds, wherever it can be used."""
    assert seat in seats_of(person, table)
    view = person.done("GET", f"{table.path}/view?seat={seat}")
    assert view["seat"] == seat
    for path in ("options", "record", "contact"):
        assert person.ask("GET", f"{table.path}/{path}?seat={seat}").status_code == 200, path


def settled(table: Table, seat: int = 1) -> None:
    """The bot that keeps the seat has moved: what is read from now on stays as it is."""
    limit = time.monotonic() + PATIENCE
    while seat in Person(table.house).done("GET", table.path)["awaited"]:
        assert time.monotonic() < limit, "the bot does not move"
        time.sleep(0.01)


READ = ("view", "view?at=1", "log", "record", "chat", "")


def blind(person: Person, table: Table, seat: int = 1) -> None:
    """The right has ended: what can be read is what any stranger reads, and nothing can be done."""
    stranger = Person(table.house)
    void = person.ask("GET", table.path).status_code == 401
    for path in READ:
        theirs, others = (each.ask("GET", f"{table.path}/{path}".rstrip("/")) for each in (person, stranger))
        assert (theirs.status_code == 401) if void else (shown(theirs) == shown(others)), path
    for path in (f"view?seat={seat}", "options", f"log?seat={seat}", f"record?seat={seat}", "contact",
                 f"events?seat={seat}", "expect"):
        assert person.ask("GET", f"{table.path}/{path}").status_code == (401 if void else 403), path
    for path, body in (("move", {"words": "sell baths", "decision": "x"}), ("undo", None), ("fork", {}),
                       ("chat", {"text": "hi"}), ("leave", None), ("vote", {"what": "end"}),
                       (f"seats/{seat}/link", None), (f"seats/{seat}/bot", {}), ("rematch", None), ("start", None)):
        assert person.ask("POST", f"{table.path}/{path}", body).status_code == (401 if void else 403), path
    if not void:
        page, other = (each.page(f"/t/{table.id}") for each in (person, stranger))
        assert page.headers["cache-control"] == "no-store"
        assert bare(page.text) == bare(other.text)


def shown(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.text


def bare(page: str) -> str:
    """A page without the token of its forms."""
    return re.sub(r'(data-csrf|name="csrf" value)="[^"]*"', "", page)
