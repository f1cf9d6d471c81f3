"""Every address of the server with the right that it needs. A new one without an entry here fails the suite."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from fastapi import FastAPI
from fastapi.dependencies.models import Dependant
from fastapi.routing import iter_route_contexts

OPEN = "anybody"                       # also to look on at a table
SEAT = "a seat or the host at the table"
ACCOUNT = "an account"
ADMIN = "the administrator"
MACHINE = "a program on this machine, or the owner's token"
FORM = "a form of our own page"        # pages: the token against posts of other sites; what follows, as in the API
WATCHED = "/api/tables/{table_id}"


@dataclass
class Entry:
    right: str
    body: dict[str, Any] = field(default_factory=dict)     # one that is well-formed
    stream: bool = False


ROUTES: dict[tuple[str, str], Entry] = {
    ("GET", "/api/openapi.json"): Entry(OPEN),
    ("GET", "/api/docs"): Entry(OPEN),
    ("GET", "/api/health"): Entry(OPEN),
    ("GET", "/health"): Entry(OPEN),
    ("GET", "/metrics"): Entry(MACHINE),
    ("GET", "/api/games"): Entry(OPEN),
    ("GET", "/api/games/{key}"): Entry(OPEN),
    ("GET", "/api/tables"): Entry(OPEN),
    ("POST", "/api/tables"): Entry(OPEN, {"game": "seven_wonders"}),
    ("GET", WATCHED): Entry(OPEN),
    ("GET", f"{WATCHED}/view"): Entry(OPEN),
    ("GET", f"{WATCHED}/log"): Entry(OPEN),
    ("GET", f"{WATCHED}/record"): Entry(OPEN),
    ("GET", f"{WATCHED}/chat"): Entry(OPEN),
    ("GET", f"{WATCHED}/events"): Entry(OPEN, stream=True),
    ("POST", f"{WATCHED}/join"): Entry(OPEN, {"name": "Zoli"}),
    ("GET", f"{WATCHED}/options"): Entry(SEAT),
    ("GET", f"{WATCHED}/expect"): Entry(SEAT),
    ("GET", f"{WATCHED}/contact"): Entry(SEAT),
    ("PUT", f"{WATCHED}/contact"): Entry(SEAT, {"email": ""}),
    ("POST", f"{WATCHED}/why"): Entry(SEAT, {"words": "side day"}),
    ("POST", f"{WATCHED}/move"): Entry(SEAT, {"words": "side day", "decision": "x"}),
    ("POST", f"{WATCHED}/undo"): Entry(SEAT),
    ("POST", f"{WATCHED}/takeback"): Entry(SEAT),
    ("POST", f"{WATCHED}/chat"): Entry(SEAT, {"text": "szia", "name": "Zoli"}),
    ("POST", f"{WATCHED}/start"): Entry(SEAT),
    ("POST", f"{WATCHED}/leave"): Entry(SEAT),
    ("POST", f"{WATCHED}/vote"): Entry(SEAT, {"what": "end"}),
    ("POST", f"{WATCHED}/rematch"): Entry(SEAT),
    ("POST", f"{WATCHED}/pace"): Entry(SEAT, {"pace": "slow"}),
    ("POST", f"{WATCHED}/fork"): Entry(SEAT, {"names": ["a", "b", "c"]}),
    ("POST", f"{WATCHED}/seats/{{number}}/bot"): Entry(SEAT, {"level": "greedy"}),
    ("DELETE", f"{WATCHED}/seats/{{number}}/bot"): Entry(SEAT),
    ("POST", f"{WATCHED}/seats/{{number}}/link"): Entry(SEAT),
    ("POST", "/api/accounts"): Entry(OPEN, {"name": "", "password": "password1"}),
    ("POST", "/api/login"): Entry(OPEN, {"name": "", "password": "password1"}),
    ("POST", "/api/logout"): Entry(OPEN),
    ("GET", "/api/me"): Entry(OPEN),
    ("PUT", "/api/me"): Entry(ACCOUNT, {"lang": "en"}),
    ("PUT", "/api/me/password"): Entry(ACCOUNT, {"old": "password1", "new": "password2"}),
    ("DELETE", "/api/me"): Entry(ACCOUNT, {"password": "password1"}),
    ("GET", "/api/tokens"): Entry(ACCOUNT),
    ("POST", "/api/tokens"): Entry(ACCOUNT, {"label": "x"}),
    ("DELETE", "/api/tokens/{token_id}"): Entry(ACCOUNT),
    ("GET", "/api/sessions"): Entry(ACCOUNT),
    ("DELETE", "/api/sessions"): Entry(ACCOUNT),
    ("DELETE", "/api/sessions/{session_id}"): Entry(ACCOUNT),
    ("PUT", "/api/accounts/{name}/password"): Entry(ADMIN, {"new": "password2"}),
    ("GET", "/"): Entry(OPEN),
    ("GET", "/new"): Entry(OPEN),
    ("GET", "/lang/{lang}"): Entry(OPEN),
    ("GET", "/static/{name:path}"): Entry(OPEN),
    ("GET", "/favicon.ico"): Entry(OPEN),
    ("GET", "/rules/{game}"): Entry(OPEN),
    ("GET", "/cards/{game}"): Entry(OPEN),
    ("GET", "/card/{game}/{card}"): Entry(OPEN),
    ("GET", "/why/{game}/{ref}"): Entry(OPEN),
    ("GET", "/account"): Entry(OPEN),
    ("GET", "/me"): Entry(OPEN),
    ("GET", "/me/records"): Entry(OPEN),
    ("GET", "/t/{table_id}"): Entry(OPEN),
    ("GET", "/t/{table_id}/score"): Entry(OPEN),
    ("GET", "/t/{table_id}/log"): Entry(OPEN),
    ("GET", "/t/{table_id}/proof"): Entry(OPEN),
    ("GET", "/t/{table_id}/draws"): Entry(OPEN),
    ("GET", "/t/{table_id}/coach"): Entry(SEAT),
    ("GET", "/t/{table_id}/s/{token}"): Entry(OPEN),
    ("GET", "/t/{table_id}/link"): Entry(SEAT),
    ("POST", "/account/{way}"): Entry(FORM),
    ("POST", "/play-now"): Entry(FORM),
    ("POST", "/play-now/{room}"): Entry(FORM),
    ("POST", "/first-game"): Entry(FORM),
    ("POST", "/first-game/{room}"): Entry(FORM),
    ("POST", "/new"): Entry(FORM),
    ("POST", "/t/{table_id}/join"): Entry(FORM),
    ("POST", "/t/{table_id}/bot"): Entry(FORM),
    ("POST", "/t/{table_id}/rename"): Entry(FORM),
    ("POST", "/t/{table_id}/stand"): Entry(FORM),
    ("POST", "/t/{table_id}/cancel"): Entry(FORM),
    ("POST", "/t/{table_id}/rematch"): Entry(FORM),
    ("POST", "/t/{table_id}/coach"): Entry(FORM),
    ("POST", "/t/{table_id}/link"): Entry(FORM),
}

GOOD = {"key": "seven_wonders", "number": "0", "token_id": "1", "session_id": "1", "lang": "en", "name": "Person",
        "game": "seven_wonders", "card": "altar", "ref": "SW-R.01", "way": "login", "room": "tta-2006",
        "token": f"s_{'a' * 32}"}


@dataclass
class Address:
    """A route as the application has it."""

    method: str
    path: str
    inside: list[str]                  # names of the parts of its path
    query: list[str]

    def with_(self, table: str, **parts: str) -> str:
        """The address with good parts, but for those given."""
        out = self.path.replace("{name:path}", parts.get("name", "css/house.css"))
        for name, value in {**GOOD, "table_id": table, **parts}.items():
            out = out.replace(f"{{{name}}}", value)
        return out


def addresses(app: FastAPI) -> Iterator[Address]:
    """Every method of every route, without HEAD, which is GET without a body."""
    for route in iter_route_contexts(app.routes):
        assert route.path is not None
        query = asked(route.dependant) if hasattr(route, "dependant") else []
        for method in sorted((route.methods or set()) - {"HEAD"}):
            yield Address(method, route.path, re.findall(r"{(\w+)", route.path), query)


def asked(dependant: Dependant) -> list[str]:
    """The names of the query parameters of a route and of all that it depends on."""
    out = [each.alias for each in dependant.query_params]
    for other in dependant.dependencies:
        out += asked(other)
    return out
