"""The coach's page: after a game for whoever played it, during a game against bots alone, and never for others."""
from __future__ import annotations

import time
from typing import Any

import httpx
import pytest

from tests.security.house import browser
from tests.web.server import Server

Seated = tuple[httpx.Client, str, str]


def at_a_table(server: Server, **wish: Any) -> Seated:
    """A browser that sits at a new table: its client, the token of its forms, and the table."""
    client, csrf = browser(server)
    wish = {"game": "seven_wonders", "kind": "private", "name": "Anna", "options": {"sides": "all_day"}, **wish}
    made = client.post("/api/tables", json=wish, headers={"X-CSRF": csrf})
    assert made.status_code == 201, made.text
    return client, csrf, made.json()["table"]["id"]


def play(seated: Seated, decisions: int) -> None:
    """The first offer, so many times."""
    client, csrf, table = seated
    while decisions:
        now = client.get(f"/api/tables/{table}/options").json()
        if not now["must"]:
            time.sleep(0.02)
            continue
        body = {"words": now["options"][0], "decision": now["decision"]}
        decisions -= client.post(f"/api/tables/{table}/move", json=body, headers={"X-CSRF": csrf}).status_code == 200


def studied(client: httpx.Client, path: str) -> str:
    """The page when the coach has done its work."""
    page = client.get(path)
    while "data-working" in page.text:
        assert page.status_code == 200
        time.sleep(0.05)
        page = client.get(path)
    return page.text


@pytest.fixture(scope="module")
def ended(server: Server) -> Seated:
    """A game against bots that was given up after a few turns."""
    seated = at_a_table(server, bots=["greedy", "greedy"])
    play(seated, 4)
    client, csrf, table = seated
    client.post(f"/api/tables/{table}/vote", json={"what": "end"}, headers={"X-CSRF": csrf})
    return seated


def test_after_the_game_every_decision_is_judged(ended: Seated) -> None:
    client, _, table = ended
    page = studied(client, f"/t/{table}/coach?lang=en")
    assert '<svg class="wide"' in page
    assert page.count('<tr><th scope="row">') >= 3
    assert "?at=" not in page or "exact=1" in page
    seen = page.split('data-seen="')[1].split('"')[0]
    assert client.get(f"/t/{table}/coach?seat=0&seen={seen}").status_code == 204, "nothing new, no answer"


def test_who_looks_on_sees_what_was_made_and_makes_nothing(ended: Seated, server: Server) -> None:
    client, _, table = ended
    studied(client, f"/t/{table}/coach")
    other, _ = browser(server)
    assert other.get(f"/t/{table}/coach").status_code == 403
    assert other.get(f"/t/{table}/coach?seat=0").status_code == 200
    assert other.get(f"/t/{table}/coach?seat=1").status_code == 404
    assert other.get(f"/t/{table}/coach?seat=9").status_code == 404


def test_against_bots_it_can_be_asked_and_the_record_says_so(server: Server) -> None:
    seated = at_a_table(server, bots=["greedy", "greedy"])
    client, csrf, table = seated
    play(seated, 2)
    assert "coach-ask" not in client.get(f"/t/{table}/coach").text
    assert 'name="csrf"' in client.get(f"/t/{table}/coach").text, "it asks first"
    assert "coached" not in client.get(f"/api/tables/{table}/record").text
    assert client.post(f"/t/{table}/coach", data={"csrf": csrf, "seat": "0"}).status_code == 303
    page = studied(client, f"/t/{table}/coach")
    assert 'class="panel coach-now"' in page or not client.get(f"/api/tables/{table}/options").json()["must"]
    assert "coached = true" in client.get(f"/api/tables/{table}/record").text
    assert client.get(f"/api/tables/{table}/chat").json()[-1]["code"] == "coach"
    play(seated, 1)
    assert "coached = true" in client.get(f"/api/tables/{table}/record").text, "a move does not make it forgotten"


def test_never_at_a_table_with_other_people(server: Server) -> None:
    client, csrf, table = at_a_table(server, seats=3, bots=["greedy"])
    joined = server.client().post(f"/tables/{table}/join", json={"name": "Béla"})
    assert joined.status_code in (200, 201), joined.text
    assert client.get(f"/t/{table}/coach").status_code == 409
    assert client.post(f"/t/{table}/coach", data={"csrf": csrf, "seat": "0"}).status_code == 409
    assert browser(server)[0].get(f"/t/{table}/coach").status_code == 403
