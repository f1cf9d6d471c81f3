"""What the suite attacks: a server with people at its tables, and a secret file beside it."""

import http.client
import re
from dataclasses import dataclass, field
from pathlib import Path

import httpx

from tests.patience import PATIENCE
from tests.web.server import Server
from tests.web.table import Player, make

CANARY = "canary-7f3a-this-is-nobody's-to-read"


@dataclass
class Answer:
    status: int
    headers: list[tuple[str, str]]
    body: bytes


@dataclass
class House:
    """`seat` and `host` are tokens at `table`; the askers of `strangers` have no right there."""

    server: Server
    folder: Path
    table: str
    seat: str
    host: str
    person: str
    canary: Path
    strangers: dict[str, dict[str, str]] = field(default_factory=dict)     # headers by kind of asker
    line: http.client.HTTPConnection | None = None

    def ask(self, method: str, path: str, headers: dict[str, str] | None = None, body: bytes = b"",
            whole: bool = True) -> Answer:
        """A request with the path exactly as it is given; no client library tidies it up. Not whole: a stream, of which
        the head is read."""
        if self.line is None:
            self.line = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=PATIENCE)
        fresh = self.line.sock is None
        try:
            self.line.request(method, path, body or None, headers or {})
            answer = self.line.getresponse()
            found = Answer(answer.status, answer.getheaders(), answer.read() if whole else b"")
        except ConnectionError:                  # a line that was not used for a while is ended by the server
            self.line.close()
            if fresh:
                raise
            return self.ask(method, path, headers, body, whole)
        if not whole:
            self.line.close()
        return found

    @property
    def database(self) -> Path:
        return self.folder / "kronika.sqlite"

    def log(self) -> str:
        return (self.folder / "log").read_text(errors="replace")


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def browser(server: Server) -> tuple[httpx.Client, str]:
    """A browser that has been here before, and the token that its forms carry."""
    client = server.visitor()
    found = re.search(r'data-csrf="([^"]+)"', client.get("/").text)
    assert found is not None
    return client, found[1]


def furnished(server: Server, folder: Path) -> House:
    canary = folder / "canary.css"
    canary.write_text(CANARY)
    made = server.client().post("/tables", json={"game": "seven_wonders", "kind": "private", "name": "Anna",
                                                 "bots": ["random", "random"]}).json()
    house = House(server, folder, made["table"]["id"], made["seat_tokens"]["0"], made["host_token"],
                  account(server, "Person"), canary)
    house.strangers = strangers(server)
    return house


def account(server: Server, name: str) -> str:
    """A personal token of a new account."""
    client = server.client()
    client.post("/accounts", json={"name": name, "password": "password1"})
    csrf = client.get("/me").json()["csrf"]
    token: str = client.post("/tokens", json={"label": "x"}, headers={"X-CSRF": csrf}).json()["token"]
    return token


def strangers(server: Server) -> dict[str, dict[str, str]]:
    """Those who have no right at the table: never had one, have one elsewhere, or had one that is over."""
    other = make(server, 3)
    client, csrf = browser(server)
    cookie = {"Cookie": f"kronika={client.cookies['kronika']}", "X-CSRF": csrf}
    return {"nobody": {}, "stranger with a cookie": cookie, "made-up seat": bearer(f"s_{'a' * 32}"),
            "made-up host": bearer(f"h_{'a' * 32}"), "made-up person": bearer(f"p_{'a' * 32}"),
            "seat elsewhere": {"Authorization": other[0].client.headers["authorization"]},
            "ended seat": ended_seat(server, other[1]), "ended person": ended_person(server)}


def ended_seat(server: Server, player: Player) -> dict[str, str]:
    """The token of a seat that got a new link since."""
    assert player.post(f"/seats/{player.seat}/link").status_code == 200
    return {"Authorization": player.client.headers["authorization"]}


def ended_person(server: Server) -> dict[str, str]:
    """A personal token that was voided."""
    client = server.client()
    client.post("/accounts", json={"name": "Gone", "password": "password1"})
    client.headers["X-CSRF"] = client.get("/me").json()["csrf"]
    made = client.post("/tokens", json={"label": "x"}).json()
    assert client.delete(f"/tokens/{made['id']}").status_code == 200
    return bearer(made["token"])
