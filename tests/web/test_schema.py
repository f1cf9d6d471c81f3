"""schemathesis over the whole API: whatever is sent, sensible or not, the server never fails."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.core.errors import SchemathesisError

from tests.web.server import Server
from tests.web.table import make

EXAMPLES = 6                           # for each address, each kind of asker, valid and invalid


class Fuzz:
    """Calls an address in many ways and keeps what went wrong."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.calls = 0
        self.failures: list[str] = []

    def operation(self, operation: schemathesis.APIOperation, authorization: str, mode: GenerationMode) -> None:
        headers = {"Authorization": authorization} if authorization else {}

        @settings(max_examples=EXAMPLES, deadline=None, database=None, derandomize=True,
                  suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy(generation_mode=mode))
        def call(case: schemathesis.Case) -> None:
            self.calls += 1
            if "table_id" in (case.path_parameters or {}) and self.calls % 4:
                case.path_parameters = {**case.path_parameters, "table_id": self.table}
            answer = case.call(headers=headers, timeout=20)
            if answer.status_code >= 500:
                self.failures.append(f"{answer.status_code}: {case.as_curl_command()}")

        call()


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_no_request_makes_the_server_fail(any_server: Server, mode: GenerationMode) -> None:
    server = any_server
    seat = make(server, 3)[0]
    person = server.client()
    person.post("/accounts", json={"name": f"Fuzz {mode}", "password": "password1"})
    csrf = person.get("/me").json()["csrf"]
    token = person.post("/tokens", json={"label": "f"}, headers={"X-CSRF": csrf}).json()["token"]
    schema = schemathesis.openapi.from_url(f"{server.base}/api/openapi.json")
    fuzz = Fuzz(seat.table)
    for result in schema.get_all_operations():
        operation = result.ok()
        if operation.path.endswith("/events"):
            continue
        for authorization in ("", seat.client.headers["authorization"], f"Bearer {token}"):
            try:
                fuzz.operation(operation, authorization, mode)
            except (SchemathesisError, Unsatisfiable):       # nothing about this address can be made invalid
                assert mode == GenerationMode.NEGATIVE
    assert not fuzz.failures, fuzz.failures[:5]
    assert fuzz.calls > 200
    assert server.client().get("/health").status_code == 200


HOSTILE = ["\x00", "a\x00b", "\ud800", "\ufdfa" * 40, "ß" * 40, "\u0130" * 40, "\U0001f0a1" * 40, "\u202eabc", "\uffff",
           "'; DROP TABLE log; --", "\x7f", "e\u0301"]


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


@pytest.mark.parametrize("text", HOSTILE)
def test_text_that_no_database_takes_is_answered(any_server: Server, text: str) -> None:
    """Zero bytes, half characters, and letters that grow when they are folded."""
    seat = make(any_server, 3)[0]
    for asker in (any_server.client(), seat.client):
        for method, path, body in bodies(seat.table, text):
            answer = asker.request(method, path, content=json.dumps(body), headers={"Content-Type": "application/json"})
            assert answer.status_code < 500, (method, path, body)
