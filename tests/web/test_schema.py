"""schemathesis over the whole API: whatever is sent, sensible or not, the server never fails."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from schemathesis import GenerationMode

from tests.table.postgres import Postgres, database
from tests.web.fuzz import MODES, Cast, Fuzz
from tests.web.server import Server, database_in, serving
from tests.web.table import make

EXAMPLES = 2                           # for each address, valid and invalid; each is sent by every kind of asker


@pytest.fixture(scope="module")
def both(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    """A server on each database: what is made up once is sent to both."""
    with (serving(database_in(tmp_path_factory.mktemp("server"))) as one, database(postgres) as url,
          serving(url) as other):
        yield [one, other]


@pytest.mark.parametrize("mode", MODES)
def test_no_request_makes_the_server_fail(both: list[Server], mode: GenerationMode) -> None:
    fuzz = Fuzz([Cast(server, ["seven_wonders"]) for server in both], EXAMPLES)
    there = list(fuzz.operations())
    for operation in there:
        fuzz.operation(operation, mode)
    assert not fuzz.failures, fuzz.failures[:5]
    assert len(fuzz.routes) == len(there)
    assert fuzz.calls > 200
    for server in both:
        assert server.client().get("/health").status_code == 200


HOSTILE = ["\x00", "a\x00b", "\ud800", "\ufdfa" * 40, "ß" * 40, "\u0130" * 40, "\U0001f0a1" * 40, "\u202eabc", "\uffff",
           "'; DROP TABLE log; --", "\x7f", "e\u0301"]


JSON = {"Content-Type": "application/json"}


def bodies(table: str, text: str) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Everywhere that a text of a stranger's goes in."""
    yield "POST", "/accounts", {"name": text, "password": "password1"}
    yield "POST", "/login", {"name": text, "password": "password1"}
    yield "POST", "/login", {"name": "x", "password": f"password{text}"}
    yield "POST", "/tokens", {"label": text}
    yield "PUT", "/me", {"lang": "en", "email": text, "webhook": text}
    yield "PUT", f"/accounts/{json.dumps(text)[1:-1]}/password", {"new": "password1"}
    for entry in ("game", "edition", "mode", "clock", "title", "name", "string"):
        yield "POST", "/tables", {"game": "seven_wonders", entry: text}
    yield "POST", "/tables", {"game": "seven_wonders", "options": {text: text}}
    yield "POST", "/tables", {"game": "seven_wonders", "bots": [text]}
    yield "POST", "/tables", {"game": "seven_wonders", "kind": "hotseat", "names": [text] * 3}
    yield "POST", f"/tables/{table}/chat", {"text": text, "name": text}
    yield "POST", f"/tables/{table}/move", {"words": text, "decision": text}
    yield "POST", f"/tables/{table}/why", {"words": text}
    yield "POST", f"/tables/{table}/join", {"name": text, "string": text}
    yield "POST", f"/tables/{table}/fork", {"names": [text] * 3}
    yield "POST", f"/tables/{table}/seats/1/bot", {"level": text}


def test_text_that_no_database_takes_is_answered(both: list[Server]) -> None:
    """Zero bytes, half characters, and letters that grow when they are folded."""
    for server in both:
        seat, nobody = make(server, 3)[0], server.client()
        for text in HOSTILE:
            for method, path, body in bodies(seat.table, text):
                asker = seat.client if seat.table in path else nobody
                nobody.cookies.clear()
                answer = asker.request(method, path, content=json.dumps(body), headers=JSON)
                assert answer.status_code < 500, (method, path, body)
