"""Every address, asked by those who have no right: never had one, have one elsewhere, or had one that has ended."""

import json

import pytest

from tests.security.house import House
from tests.security.routes import ACCOUNT, ADMIN, FORM, MACHINE, OPEN, ROUTES, SEAT, WATCHED, Address

KINDS = ["nobody", "stranger with a cookie", "made-up seat", "made-up host", "made-up person", "seat elsewhere",
         "ended seat", "ended person"]


def expected(door: Address, right: str, kind: str) -> set[int]:
    """What somebody of that kind may be answered."""
    token, person = kind not in KINDS[:2], "person" in kind
    if right == FORM:
        return {403}
    if door.path.startswith("/api/") and (person or (token and door.path.startswith(WATCHED))):
        return {401} if door.path not in UNASKED else {200}
    return {OPEN: {200, 201, 303, 404, 409, 422}, SEAT: {403}, ACCOUNT: {401}, ADMIN: {403},
            MACHINE: {200}}[right]


UNASKED = ("/api/openapi.json", "/api/docs", "/api/health")          # who asks is not even looked at


@pytest.mark.parametrize("kind", KINDS)
def test_nobody_does_what_is_not_theirs(house: House, doors: list[Address], kind: str) -> None:
    for door in doors:
        entry = ROUTES[door.method, door.path]
        headers = {**house.strangers[kind], "Content-Type": "application/json"}
        body = json.dumps(entry.body).encode() if entry.body or door.method in ("POST", "PUT") else b""
        answer = house.ask(door.method, door.with_(house.table), headers, body, whole=not entry.stream)
        assert answer.status in expected(door, entry.right, kind), (kind, door, answer.status, answer.body[:200])
        for secret in (house.seat, house.host, house.person):
            assert secret.encode() not in answer.body


def test_the_seat_itself_is_let_in(house: House) -> None:
    """The walk above would pass at a door that is shut to everybody."""
    from tests.security.house import bearer

    for path in ("", "/options", "/expect", "/contact", "/view"):
        assert house.ask("GET", f"/api/tables/{house.table}{path}", bearer(house.seat)).status == 200
    assert house.ask("GET", "/api/tokens", bearer(house.person)).status == 200


@pytest.mark.parametrize("header", ["X-Forwarded-For", "Forwarded", "X-Real-IP", "Via"])
def test_numbers_are_for_this_machine(house: House, header: str) -> None:
    assert house.ask("GET", "/metrics", {header: "203.0.113.9"}).status == 404
