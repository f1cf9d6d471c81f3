"""Others' seats, forged tokens, cross-site posts, oversized bodies, scripts in names, limits, headers."""

import re
from pathlib import Path

import httpx
import pytest

from tests.web.server import Server, database_in, serving
from tests.web.table import make


def test_moves_for_another_seat_are_refused(server: Server) -> None:
    players = make(server, 3)
    now = players[1].options()
    answer = players[0].post("/move", {"words": "side day", "decision": now["decision"]}, seat=1)
    assert (answer.status_code, answer.json()["code"]) == (403, "not-your-seat")
    assert players[0].move("side day", now["decision"]).status_code == 409
    for path in ("view", "options", "log", "record", "events"):
        answer = players[0].client.get(f"/tables/{players[0].table}/{path}", params={"seat": 1})
        assert answer.status_code == 403, path
    stranger = server.client()
    for path in ("move", "undo", "why", "leave", "vote", "takeback", "start", "seats/0/link", "seats/0/bot"):
        answer = stranger.post(f"/tables/{players[0].table}/{path}",
                               json={"words": "side day", "decision": now["decision"]} if path == "move" else
                               {"words": "x"} if path == "why" else {"what": "end"} if path == "vote" else {})
        assert answer.status_code == 403, path


@pytest.mark.parametrize("token", ["x", "s_", "s_forged", "h_forged", "p_forged", "s_" + "a" * 90, "Á", "s_'; DROP"])
def test_forged_tokens_are_refused(server: Server, token: str) -> None:
    table = make(server, 3)[0].table
    answer = server.client().get(f"/tables/{table}/view", headers={"Authorization": f"Bearer {token}".encode()})
    assert (answer.status_code, answer.json()["code"]) == (401, "bad-token")


def test_a_token_of_another_table_is_no_key_here(server: Server) -> None:
    mine, theirs = make(server, 3), make(server, 3)
    answer = mine[0].client.get(f"/tables/{theirs[0].table}/view")
    assert answer.status_code == 401


def test_a_forged_cookie_is_nobody(server: Server) -> None:
    client = server.client()
    client.post("/accounts", json={"name": "Kuki", "password": "password1"})
    cookie = client.cookies["kronika"]
    assert client.get("/me").json()["account"]["name"] == "Kuki"
    name, mac = cookie.split(".")
    for forged in (f"{name[:-1]}.{mac}", f"{name}.{mac[:-1]}", f"{name}.1.0.{mac}", "a.b.c.d", "i_.x", "x", "é"):
        other = server.client()
        answer = other.get("/me", headers={"Cookie": f"kronika={forged}".encode()})
        assert (answer.json()["account"], answer.json()["csrf"]) == (None, None)


def test_cookies_are_for_our_pages_alone(server: Server) -> None:
    answer = server.client().post("/accounts", json={"name": "Süti", "password": "password1"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


@pytest.mark.parametrize("headers", [
    {"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}, {"Origin": "null"},
    {"Sec-Fetch-Site": "same-site"}])
def test_posts_of_other_sites_are_refused(server: Server, headers: dict[str, str]) -> None:
    answer = server.client().post("/tables", json={"game": "seven_wonders"}, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "cross-site")


def test_a_browsers_post_needs_the_pages_token(server: Server) -> None:
    client = server.client()
    client.post("/accounts", json={"name": "Tokenes", "password": "password1"})
    body = {"game": "seven_wonders", "name": "T"}
    assert client.post("/tables", json=body).json()["code"] == "csrf"
    assert client.post("/tables", json=body, headers={"X-CSRF": "wrong"}).json()["code"] == "csrf"
    good = client.get("/me").json()["csrf"]
    assert client.post("/tables", json=body, headers={"X-CSRF": good}).status_code == 201


def test_oversized_bodies_are_refused(server: Server) -> None:
    client = server.client()
    for content in (b"x" * 70_000, (b"y" * 1000 for _ in range(100))):
        answer = client.post("/tables", content=content, headers={"Content-Type": "application/json"})
        assert (answer.status_code, answer.json()["code"]) == (413, "too-big")
    deep = client.post("/tables", content=b"[" * 60_000, headers={"Content-Type": "application/json"})
    assert deep.status_code in (400, 422)


def test_names_are_one_line_of_visible_text(server: Server) -> None:
    client = server.client()
    for name in ("", " ", "\u202e", "a" * 41, "\u0000"):
        made = client.post("/tables", json={"game": "seven_wonders", "names": [name, "b", "c"], "kind": "hotseat"})
        assert made.status_code == 422, name
    made = client.post("/tables", json={"game": "seven_wonders", "name": "<b>X</b>\u202e\n<script>"}).json()
    assert made["table"]["seats"][0]["name"] == "<b>X</b> <script>"


def test_every_answer_carries_the_strict_policy(server: Server) -> None:
    for path in ("/health", "/docs", "/tables", "/tables/xxxxxxxxxx", "/nothing", "/openapi.json"):
        answer = server.client().get(path)
        policy = answer.headers["content-security-policy"]
        assert "unsafe" not in policy
        assert "default-src 'none'" in policy
        assert "script-src 'self'" in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "same-origin"


def test_secrets_never_come_back(server: Server) -> None:
    players = make(server, 3)
    token = players[0].client.headers["authorization"].split()[1]
    for path in ("", "/view", "/log", "/chat", "/options"):
        answer = players[0].client.get(f"/tables/{players[0].table}{path}")
        assert token not in answer.text
        assert not re.search(r'"(seed|secret|string)"', answer.text)
    running = players[0].client.get(f"/tables/{players[0].table}/record").text
    assert "seed" not in running
    assert "strings" not in running


def test_limits_answer_429(tmp_path: Path) -> None:
    with serving(database_in(tmp_path), KRONIKA_LIMIT_TABLE="3/60", KRONIKA_LIMIT_ACCOUNT="2/60") as server:
        client = server.client()
        answers = [client.post("/tables", json={"game": "seven_wonders"}).status_code for _ in range(4)]
        assert answers == [201, 201, 201, 429]
        login = {"name": "x", "password": "password1"}
        refused = [client.post("/login", json=login) for _ in range(3)][-1]
        assert refused.status_code == 429
        assert 20 <= int(refused.headers["retry-after"]) <= 30, "when there is room again"
        assert refused.headers["retry-after"] in refused.json()["text"]


def test_a_deleted_link_opens_nothing(server: Server) -> None:
    players = make(server, 3)
    host_only = server.client().post("/tables", json={"game": "seven_wonders"}).json()
    assert players[1].client.post(f"/tables/{players[1].table}/seats/0/link").status_code == 403
    assert server.client(host_only["host_token"]).post(
        f"/tables/{host_only['table']['id']}/seats/0/link").status_code == 409


@pytest.mark.parametrize("new", ["token", "cookie"])
def test_no_made_up_token_or_fresh_cookie_gets_round_the_limits(tmp_path: Path, new: str) -> None:
    """Passwords are tried, and tables made, by address."""
    with serving(database_in(tmp_path), KRONIKA_LIMIT_TABLE="3/60", KRONIKA_LIMIT_ACCOUNT="3/60") as server:
        for path, body in (("/tables", {"game": "seven_wonders"}), ("/login", {"name": "x", "password": "password1"})):
            answers = [stranger(server, new, n).post(path, json=body).status_code for n in range(5)]
            assert answers[3:] == [429, 429]


def test_the_page_to_sign_in_counts_passwords_too(tmp_path: Path) -> None:
    with serving(database_in(tmp_path), KRONIKA_LIMIT_ACCOUNT="3/60") as server:
        answers = []
        for _ in range(5):
            browser = server.visitor()
            csrf = re.search(r'data-csrf="([^"]+)"', browser.get("/account").text)
            assert csrf is not None
            form = {"csrf": csrf[1], "name": "x", "password": "password1"}
            answers.append(browser.post("/account/login", data=form).status_code)
        assert answers == [422, 422, 422, 429, 429]


@pytest.mark.parametrize("origin", ["http://[", "null", "", "http://elsewhere.example", "x"])
def test_a_post_of_a_strange_origin_is_refused(server: Server, origin: str) -> None:
    answer = server.client().post("/tables", json={"game": "seven_wonders"}, headers={"Origin": origin})
    assert (answer.status_code, answer.json()["code"]) == (403, "cross-site")


def stranger(server: Server, new: str, number: int) -> httpx.Client:
    """Somebody who was never seen before."""
    if new == "token":
        return server.client(f"s_{number}")
    client = server.client()
    client.get(f"{server.base}/")
    client.headers["X-CSRF"] = client.get("/me").json()["csrf"]
    return client


def test_a_secret_link_leads_away_from_itself(server: Server) -> None:
    """Its address stands in no page that could tell it: the answer is a way on, and nothing is told to other sites."""
    players = make(server, 3)
    token = players[0].client.headers["authorization"].split()[1]
    browser = server.visitor()
    answer = browser.get(f"/t/{players[0].table}/s/{token}")
    assert (answer.status_code, answer.headers["location"]) == (303, f"/t/{players[0].table}")
    assert answer.headers["referrer-policy"] == "same-origin"
    page = browser.get(answer.headers["location"])
    assert page.status_code == 200
    assert page.headers["referrer-policy"] == "same-origin"
    assert page.headers["cache-control"] == "no-store"
    assert token not in page.text
    assert 'name="referrer"' not in page.text
    assert browser.get(f"/api/tables/{players[0].table}").json()["you"]["seats"] == [0]
    void = browser.get(f"/t/{players[0].table}/s/s_{'x' * 32}")
    assert (void.status_code, void.headers["referrer-policy"]) == (404, "same-origin")


def test_a_form_of_ours_is_taken_and_one_without_an_origin_is_not(server: Server) -> None:
    """Browsers send `Origin: null` where a page may not say whence it comes; ours may, to us."""
    browser = server.visitor()
    csrf = re.search(r'data-csrf="([^"]+)"', browser.get("/").text)
    assert csrf is not None
    form = {"csrf": csrf[1], "game": "seven_wonders"}
    assert browser.post("/play-now", data=form, headers={"Origin": "null"}).status_code == 403
    assert browser.post("/play-now", data=form, headers={"Origin": server.base}).status_code == 303


@pytest.mark.parametrize("number", ["²", "٣", "9" * 5000, "-1", "1e3", "", "99999999999"])
def test_a_strange_number_in_a_form_is_none(server: Server, number: str) -> None:
    browser = server.visitor()
    csrf = re.search(r'data-csrf="([^"]+)"', browser.get("/").text)
    assert csrf is not None
    form = {"csrf": csrf[1], "game": "seven_wonders", "kind": "open", "name": "Számos"}
    table = browser.post("/new", data={**form, "seats": "3"}).headers["location"]
    for path, field in (("/new", "seats"), (f"{table}/bot", "seat"), (f"{table}/join", "seat"),
                        ("/account/drop", "token")):
        assert browser.post(path, data={**form, field: number}).status_code < 500, path
