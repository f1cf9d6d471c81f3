"""The lobby of a stranger: it shows what is public and nothing else, and its name tells no more."""

import re
import time

import httpx

from tests.web.server import Server
from tests.web.table import make


def look(stranger: httpx.Client) -> str:
    """The name of what the lobby shows; what all readers share is read at most a second late."""
    time.sleep(1.1)
    found = re.search(r'data-now="(\w+)"', stranger.get("/").text)
    assert found is not None
    return found[1]


def shown(stranger: httpx.Client, before: str) -> int:
    time.sleep(1.1)
    return stranger.get("/", params={"seen": before}, headers={"HX-Request": "true"}).status_code


def test_a_private_table_moves_nothing(server: Server) -> None:
    stranger = server.visitor()
    before = look(stranger)
    private = make(server, 2, kind="private", seats=3, title="Titkos asztal")
    assert "Titkos asztal" not in stranger.get("/").text
    assert shown(stranger, before) == 204
    private[1].post("/leave")
    assert shown(stranger, before) == 204


def test_a_changed_pick_moves_nothing(server: Server) -> None:
    """Who has chosen is public; that somebody chose again is not."""
    stranger = server.visitor()
    players = make(server, 3, kind="open", title="Nyitott asztal")
    before = look(stranger)
    assert "Nyitott asztal" in stranger.get("/").text
    assert players[0].pick("side day").status_code == 200
    chosen = look(stranger)
    assert chosen != before
    assert players[0].pick("side night").status_code == 200
    assert shown(stranger, chosen) == 204
    assert players[1].pick("side").status_code == 200
    assert shown(stranger, chosen) == 200


def test_a_stranger_has_no_page_of_others(server: Server) -> None:
    players = make(server, 3, kind="private", title="Saját asztal")
    stranger = server.visitor()
    stranger.get("/")
    assert "Saját asztal" not in stranger.get("/me").text
    assert stranger.get(f"/t/{players[0].table}/draws").status_code == 409       # the seed is nobody's before the end
    assert stranger.get(f"/t/{players[0].table}/proof").status_code == 409


def test_whoever_watches_bots_keeps_their_name(server: Server) -> None:
    """The form asks for no name where nobody sits; the lobby still knows the reader."""
    reader = server.visitor(cookies={"name": "D%C3%B3ra", "lang": "hu"})
    form = reader.get("/new?game=seven_wonders").text
    csrf = re.search(r'name="csrf" value="([^"]+)"', form)
    assert csrf is not None
    chairs = {f"seat{n}": "greedy" for n in range(3)}
    made = reader.post("/new", data={"csrf": csrf[1], "game": "seven_wonders", "seats": "3", "clock": "none", **chairs})
    assert made.status_code == 303
    assert "name" not in made.cookies
    assert "Dóra asztala" in reader.get("/").text
    assert "Szia, Dóra!" in reader.get("/").text


def test_the_lobby_says_that_others_move_only_where_they_do(server: Server) -> None:
    reader = server.visitor(cookies={"name": "D%C3%B3ra", "lang": "hu"})
    csrf = re.search(r'name="csrf" value="([^"]+)"', reader.get("/new?game=seven_wonders").text)
    assert csrf is not None
    chairs = {"seat0": "me", "seat1": "random", "seat2": "random"}
    made = reader.post("/new", data={"csrf": csrf[1], "game": "seven_wonders", "seats": "3", "clock": "none",
                                     "name": "Dóra", **chairs})
    ended = reader.post(made.headers["location"].replace("/t/", "/api/tables/") + "/vote", json={"what": "end"},
                        headers={"X-CSRF": csrf[1]})
    assert ended.status_code == 200
    text = reader.get("/").text
    assert "Most nincs futó játszmád." in text
    assert "mások lépnek" not in text
