"""Requests sent again after a lost answer: with a key of the asker's own they count once and tell the same secrets."""

import concurrent.futures
from typing import Any

import httpx
import pytest

from tests.web.server import Server
from tests.web.table import make, play_out

KEY = {"Idempotency-Key": "b0de0bd0-51ce-4f2c-9a3e-1d7f0f2e6a11"}
OTHER = {"Idempotency-Key": "fda67bd0-51ce-4f2c-9a3e-1d7f0f2e6a22"}
WISH: dict[str, Any] = {"game": "seven_wonders", "name": "Anna", "seats": 3}


def secrets_of(answer: httpx.Response) -> tuple[Any, ...]:
    assert answer.status_code == 201, answer.text
    said = answer.json()
    return said["table"]["id"], said["host_token"], said["seat_tokens"], said["seat_links"]


def test_a_table_is_made_once(server: Server) -> None:
    client = server.client()
    first = client.post("/tables", json=WISH, headers=KEY)
    again = client.post("/tables", json=WISH, headers=KEY)
    assert secrets_of(first) == secrets_of(again)
    table = first.json()["table"]["id"]
    seat = server.client(again.json()["seat_tokens"]["0"])
    assert seat.get(f"/tables/{table}").json()["you"] == {"seats": [0], "host": False}
    assert server.client(again.json()["host_token"]).get(f"/tables/{table}").json()["you"]["host"] is True


def test_another_key_another_wish_or_no_key_is_another_table(server: Server) -> None:
    client = server.client()
    made = [client.post("/tables", json=WISH, headers=KEY), client.post("/tables", json=WISH, headers=OTHER),
            client.post("/tables", json={**WISH, "title": "x"}, headers=KEY), client.post("/tables", json=WISH),
            client.post("/tables", json=WISH)]
    for part in range(3):
        assert len({str(secrets_of(answer)[part]) for answer in made}) == len(made)


def test_another_asker_with_the_same_key_learns_nothing(server: Server) -> None:
    mine = server.client().post("/tables", json=WISH, headers=KEY)
    person = server.client()
    person.post("/accounts", json={"name": "Másik", "password": "password1"})
    csrf = {"X-CSRF": person.get("/me").json()["csrf"]}
    theirs = person.post("/tables", json=WISH, headers={**KEY, **csrf})
    assert secrets_of(mine)[1:] != secrets_of(theirs)[1:]
    token = person.post("/tokens", json={"label": "bot"}, headers=csrf).json()["token"]
    assert secrets_of(server.client(token).post("/tables", json=WISH, headers=KEY)) == secrets_of(theirs)


def test_a_table_that_has_gone_on_is_told_as_it_is(server: Server) -> None:
    client = server.client()
    wish = {**WISH, "bots": ["random", "random"]}
    first = client.post("/tables", json=wish, headers=KEY)
    table, _, tokens, _ = secrets_of(first)
    link = server.client(tokens["0"]).post(f"/tables/{table}/seats/0/link").json()
    again = client.post("/tables", json=wish, headers=KEY).json()
    assert again["table"]["id"] == table
    assert again["table"]["status"] == "playing"
    assert again["seat_tokens"] == {}, "a link that was renewed is not told again"
    assert server.client(link["token"]).get(f"/tables/{table}/view").status_code == 200


def test_many_at_once_make_one_table(server: Server) -> None:
    key = {"Idempotency-Key": "at-once-" + "x" * 20}
    with concurrent.futures.ThreadPoolExecutor(8) as pool:
        made = list(pool.map(lambda _: server.client().post("/tables", json=WISH, headers=key), range(16)))
    assert len({str(secrets_of(answer)) for answer in made}) == 1


@pytest.mark.parametrize("key", ["", "short", "x" * 81, "no spaces, please, here", "<script>alert(1)</script>"])
def test_a_key_must_be_long_and_plain(server: Server, key: str) -> None:
    answer = server.client().post("/tables", json=WISH, headers={"Idempotency-Key": key})
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-request")


def test_joining_takes_one_seat(server: Server) -> None:
    table = make(server, 1)[0].table
    client = server.client()
    body = {"name": "Béla"}
    first = client.post(f"/tables/{table}/join", json=body, headers=KEY).json()
    again = client.post(f"/tables/{table}/join", json=body, headers=KEY).json()
    assert first == again
    assert first["token"]
    assert [seat["kind"] for seat in client.get(f"/tables/{table}").json()["seats"]] == ["human", "human", "empty"]
    other = client.post(f"/tables/{table}/join", json={"name": "Cili"}, headers=OTHER).json()
    assert other["seat"] == 2
    assert client.get(f"/tables/{table}").json()["status"] == "playing"
    begun = client.post(f"/tables/{table}/join", json=body, headers=KEY)
    assert begun.json() == first, "the last to sit down begins the game; the lost answer can still be had"
    late = client.post(f"/tables/{table}/join", json=body, headers={"Idempotency-Key": "y" * 20})
    assert late.json()["code"] == "started"


def test_a_browser_that_joined_is_told_its_link_again(server: Server) -> None:
    table = make(server, 1)[0].table
    person = server.client()
    person.post("/accounts", json={"name": "Ismétlő", "password": "password1"})
    headers = {**KEY, "X-CSRF": person.get("/me").json()["csrf"]}
    first = person.post(f"/tables/{table}/join", json={"name": "I"}, headers=headers).json()
    assert person.post(f"/tables/{table}/join", json={"name": "I"}, headers=headers).json() == first
    assert first["link"].endswith(first["token"])


def test_forks_and_rematches_are_made_once(server: Server) -> None:
    players = make(server, 3, options={"sides": "all_day"})
    play_out(players, 6)
    path = f"/tables/{players[0].table}"
    forks = [players[0].client.post(f"{path}/fork", json={}, headers=KEY) for _ in range(2)]
    assert secrets_of(forks[0]) == secrets_of(forks[1])
    for player in players:
        player.post("/vote", {"what": "end"})
    rematches = [players[0].client.post(f"{path}/rematch", headers=KEY) for _ in range(2)]
    assert secrets_of(rematches[0]) == secrets_of(rematches[1])
    theirs = players[1].client.post(f"{path}/rematch", headers=KEY).json()
    assert theirs == {"table": {"id": rematches[0].json()["table"]["id"]}}


def test_the_key_is_described(server: Server) -> None:
    paths = server.client().get("/openapi.json").json()["paths"]
    for path in ("/api/tables", "/api/tables/{table_id}/join", "/api/tables/{table_id}/fork",
                 "/api/tables/{table_id}/rematch"):
        named = [row for row in paths[path]["post"]["parameters"] if row["name"] == "Idempotency-Key"]
        assert named[0]["in"] == "header"
        assert named[0]["required"] is False
