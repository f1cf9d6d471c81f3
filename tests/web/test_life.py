"""The life of a table over the API: playing again, ending, standing up, forks, the pace of bots, links, light moves."""

import re
from pathlib import Path

import httpx

from tests.security.house import browser
from tests.web.server import Server, database_in
from tests.web.table import Player, make


def ended(players: list[Player]) -> None:
    for player in players:
        player.post("/vote", {"what": "end"})


def at(player: Player, table: str) -> httpx.Response:
    return player.client.get(f"/tables/{table}")


def test_a_rematch_begins_when_all_have_asked_for_it(server: Server) -> None:
    players = make(server, 2, bots=["greedy"])
    ended(players)
    new = players[0].post("/rematch").json()["table"]["id"]
    found = at(players[1], new).json()
    assert found["status"] == "open"
    assert [seat["kind"] for seat in found["seats"]] == ["human", "empty", "bot"]
    assert players[1].post("/rematch").json()["table"]["id"] == new
    assert at(players[1], new).json()["status"] == "playing"


def test_a_rematch_against_bots_begins_at_once(server: Server) -> None:
    players = make(server, 1, bots=["greedy", "random"])
    ended(players)
    made = players[0].post("/rematch").json()["table"]
    assert made["status"] == "playing"
    assert [seat["level"] for seat in made["seats"]] == ["", "greedy", "random"]


def test_a_seat_that_waits_for_somebody_is_nobody_elses(server: Server) -> None:
    players = make(server, 2, bots=["greedy"])
    ended(players)
    made = players[0].post("/rematch").json()
    new = made["table"]["id"]
    stranger = server.client().post(f"/tables/{new}/join", json={"name": "Zoli"})
    assert stranger.json()["code"] == "table-full"
    server.client(made["host_token"]).post(f"/tables/{new}/seats/1/bot", json={"level": "greedy"})
    assert at(players[1], new).status_code == 401, "the bot's seat is not open to whom it waited for"


def test_who_joins_the_rematch_takes_the_seat_that_waits(server: Server) -> None:
    players = make(server, 2, bots=["greedy"])
    ended(players)
    new = players[0].post("/rematch").json()["table"]["id"]
    sat = players[1].client.post(f"/tables/{new}/join", json={})
    assert sat.json()["seat"] == 1
    assert at(players[1], new).json()["status"] == "playing"


def test_an_offer_to_end_can_be_declined(server: Server) -> None:
    players = make(server, 3)
    players[0].post("/vote", {"what": "end"})
    found = players[1].post("/vote", {"what": "no"}).json()
    assert [seat["vote"] for seat in found["seats"]] == ["", "", ""]
    assert players[0].get("/chat")[-1]["code"] == "vote-no"


def test_who_stands_up_last_leaves_the_end_to_those_who_want_it(server: Server) -> None:
    players = make(server, 3)
    for player in players[:2]:
        player.post("/vote", {"what": "end"})
    assert players[2].post("/leave").json()["status"] == "over"


def test_a_name_can_be_changed_until_the_end(server: Server) -> None:
    """All that tells of the player tells it by the new name; chance is settled at the start."""
    players = make(server, 2, bots=["greedy"])
    assert players[1].post("/join", {"name": "Borbála"}).status_code == 200
    assert [seat["name"] for seat in players[0].get("")["seats"]][:2] == ["Anna", "Borbála"]
    assert players[0].get("/chat", lang="hu")[-1]["text"] == "Béla új neve: Borbála."
    assert players[0].post("/join", {"name": "Panni"}).status_code == 200
    assert players[1].get("", lang="hu")["name"] == "Panni asztala"
    assert players[1].post("/join", {"string": "kettő"}).json()["code"] == "started"
    assert players[1].post("/join", {"name": "Panni"}).json()["code"] == "name-taken"
    assert players[1].post("/join", {"name": "x" * 41}).status_code == 422
    ended(players)
    assert players[1].post("/join", {"name": "Béla"}).json()["code"] == "over"
    assert "Borbála" in players[1].client.get(f"/tables/{players[1].table}/record").text


def test_new_names_in_play_are_no_way_around_the_limit_of_the_chat(tmp_path: Path) -> None:
    server = Server(database_in(tmp_path), KRONIKA_LIMIT_CHAT="3/600").start()
    try:
        players = make(server, 1, bots=["greedy", "greedy"])
        codes = [players[0].post("/join", {"name": f"Anna {n}"}).status_code for n in range(4)]
        assert codes == [200, 200, 200, 429]
    finally:
        server.stop()


def test_a_table_follows_the_name_of_its_maker_alone(server: Server) -> None:
    """Another who is called alike has a name of the own."""
    players = make(server, 2, bots=["greedy"], name="Béla")
    assert players[1].post("/join", {"name": "Panni"}).status_code == 200
    assert players[0].get("", lang="hu")["name"] == "Béla asztala"
    assert players[0].post("/join", {"name": "Juli"}).status_code == 200
    assert players[0].get("", lang="hu")["name"] == "Juli asztala"


def test_what_a_bot_did_for_somebody_is_not_theirs_to_undo(server: Server) -> None:
    players = make(server, 3)
    players[0].pick()
    players[0].post("/leave")
    assert players[0].post("/undo").json()["code"] == "bot-plays"


def test_a_fork_keeps_bots_and_names_make_people(server: Server) -> None:
    players = make(server, 1, bots=["greedy", "random"], options={"sides": "all_day"})
    made = players[0].post("/fork", {}).json()["table"]
    assert [seat["level"] for seat in made["seats"]] == ["", "greedy", "random"]
    assert [seat["kind"] for seat in made["seats"]] == ["human", "bot", "bot"]
    named = players[0].post("/fork", {"names": ["a", "b", "c"]}).json()["table"]
    assert [seat["kind"] for seat in named["seats"]] == ["human"] * 3


def test_bots_alone_pause_step_and_go_on(server: Server) -> None:
    made = server.client().post("/tables", json={"game": "seven_wonders", "kind": "bots", "seats": 3}).json()
    table, host = made["table"]["id"], server.client(made["host_token"])
    assert host.post(f"/tables/{table}/pace", json={"pace": "pause"}).status_code == 200
    before = len(host.get(f"/tables/{table}/log").json()["items"])
    assert {len(host.get(f"/tables/{table}/log").json()["items"]) for _ in range(50)} == {before}
    host.post(f"/tables/{table}/pace", json={"pace": "step"})
    while len(host.get(f"/tables/{table}/log").json()["items"]) == before:
        pass
    assert server.client().post(f"/tables/{table}/pace", json={"pace": "fast"}).status_code == 403
    assert host.post(f"/tables/{table}/pace", json={"pace": "fast"}).status_code == 200


def test_a_pace_that_comes_after_the_end_is_no_fault(server: Server) -> None:
    made = server.client().post("/tables", json={"game": "seven_wonders", "kind": "bots", "seats": 3}).json()
    table, host = made["table"]["id"], server.client(made["host_token"])
    while host.get(f"/tables/{table}").json()["status"] != "over":
        pass
    assert host.post(f"/tables/{table}/pace", json={"pace": "pause"}).status_code == 200


def test_the_pace_is_the_peoples_where_they_play(server: Server) -> None:
    players = make(server, 1, bots=["greedy", "greedy"])
    assert players[0].post("/pace", {"pace": "fast"}).json()["code"] == "people-play"


def test_said_lightly_only_what_can_be_undone_is_played(server: Server) -> None:
    players = make(server, 2, game="through_the_ages", seats=2)
    active = players[players[0].get("")["awaited"][0]]
    now = active.options()
    done = {"words": "done", "decision": now["decision"], "undoable": True}
    assert active.post("/move", done).json()["code"] == "final"
    assert active.options()["decision"] == now["decision"]
    take = next(words for words in now["options"] if words.startswith("take"))
    assert active.post("/move", {**done, "words": take}).status_code == 200
    assert active.post("/undo").status_code == 200


def test_a_sealed_pick_is_never_said_lightly(server: Server) -> None:
    players = make(server, 3, options={"sides": "all_day"})
    now = players[0].options()
    answer = players[0].post("/move", {"words": now["options"][0], "decision": now["decision"], "undoable": True})
    assert answer.json()["code"] == "final"


def test_the_link_of_a_seat_is_shown_to_its_holder_alone(server: Server) -> None:
    players = make(server, 3)
    client, _ = browser(server)
    assert client.get(f"/t/{players[0].table}/link").status_code == 403
    link = players[1].post("/seats/1/link").json()["link"]
    client.get(link.removeprefix(server.base))
    shown = client.get(f"/t/{players[0].table}/link")
    assert shown.status_code == 200
    assert f"/t/{players[0].table}/s/s_" in shown.text
    assert client.get(f"/t/{players[0].table}/link?seat=0").status_code == 403


def test_a_link_shown_ends_with_the_seats_secret(server: Server) -> None:
    players = make(server, 3)
    client, _ = browser(server)
    client.get(players[1].post("/seats/1/link").json()["link"].removeprefix(server.base))
    shown = client.get(f"/t/{players[0].table}/link").text
    own = re.findall(rf"/t/{players[0].table}/s/[^\"]+", shown)[0]
    other, _ = browser(server)
    assert other.get(own).status_code == 303
    client.post(f"/api/tables/{players[0].table}/seats/1/link", headers={"X-CSRF": csrf(client)})
    assert browser(server)[0].get(own).status_code == 404


def test_a_link_opened_by_its_address_has_the_page_around_it(server: Server) -> None:
    """A script gets the part that it shows in a dialog."""
    players = make(server, 3)
    client, _ = browser(server)
    client.get(players[1].post("/seats/1/link").json()["link"].removeprefix(server.base))
    path = f"/t/{players[0].table}/link"
    page, part = client.get(path).text, client.get(path, headers={"HX-Request": "true"}).text
    assert page.startswith("<!doctype html>")
    assert f'href="/t/{players[0].table}"' in page
    assert "<html" not in part
    for text in (page, part):
        assert text.count('id="seat-link"') == 1


def csrf(client: httpx.Client) -> str:
    text = client.get("/").text
    return text[text.index('data-csrf="') + 11:].split('"')[0]


def opened_by_form(server: Server) -> tuple[httpx.Client, httpx.Client, dict[str, str], str]:
    """Anna in Hungarian and Bob in English, each in a browser, at the rematch of a game with a bot, which Anna asked
    for: Anna's and Bob's browser, what Anna's forms carry, the address."""
    (anna, carried), (bob, other) = browser(server), browser(server)
    anna.cookies.set("lang", "hu")
    bob.cookies.set("lang", "en")
    csrf, his = {"csrf": carried}, {"csrf": other}
    table = anna.post("/new", data={**csrf, "game": "seven_wonders", "seats": "3", "clock": "none", "name": "Anna",
                                    "seat0": "me", "seat1": "link", "seat2": "greedy"}).headers["location"]
    bob.post(f"{table}/join", data={**his, "name": "Bob"})
    for client, form in ((anna, csrf), (bob, his)):
        client.post(f"/api/tables/{table[3:]}/vote", json={"what": "end"}, headers={"X-CSRF": form["csrf"]})
    return anna, bob, csrf, anna.post(f"{table}/rematch", data=csrf).headers["location"]


def test_the_host_of_a_rematch_sees_who_is_awaited_and_need_not_wait(server: Server) -> None:
    anna, bob, csrf, rematch = opened_by_form(server)
    room = anna.get(rematch).text
    assert "Bob válaszára várunk." in room
    assert "Kezdjük most, egy géppel" in room
    assert "Only one chair is free." in bob.get(rematch).text
    anna.post(f"{rematch}/bot", data={**csrf, "level": "random"})
    found = anna.get(f"/api/tables/{rematch[3:]}").json()
    assert found["status"] == "playing"
    assert [seat["kind"] for seat in found["seats"]] == ["human", "bot", "bot"]


def test_a_table_that_nobody_named_is_called_in_the_readers_language(server: Server) -> None:
    anna, bob, _, rematch = opened_by_form(server)
    assert "<h1>Anna asztala</h1>" in anna.get(rematch).text
    assert "Table of Anna" in bob.get("/").text
    assert "Anna asztala" not in bob.get(rematch).text
    assert [said(anna, rematch), said(bob, rematch)] == [("", "Anna asztala"), ("", "Table of Anna")]


def said(client: httpx.Client, table: str) -> tuple[str, str]:
    """Title and name of a table by the API."""
    found = client.get(f"/api/tables/{table[3:]}").json()
    return found["title"], found["name"]


def test_a_title_that_somebody_gave_is_nobodys_to_translate(server: Server) -> None:
    """Though its words are those by which a table is called that nobody named."""
    (anna, carried), (bob, _) = browser(server), browser(server)
    anna.cookies.set("lang", "hu")
    bob.cookies.set("lang", "en")
    form = {"csrf": carried, "game": "seven_wonders", "seats": "3", "clock": "none", "name": "Béla", "seat0": "me",
            "seat1": "any", "seat2": "greedy"}
    for title in ("Anna asztala", "Table of Anna", "Gépek ellen"):
        table = anna.post("/new", data={**form, "title": title}).headers["location"]
        assert f"<title>{title} – Krónika" in bob.get(table).text
        assert said(bob, table) == said(anna, table) == (title, title)


def test_a_game_against_bots_is_called_so_in_every_language(server: Server) -> None:
    (anna, carried), (bob, _) = browser(server), browser(server)
    anna.cookies.set("lang", "hu")
    bob.cookies.set("lang", "en")
    table = anna.post("/play-now/seven_wonders", data={"csrf": carried, "name": "Anna"}).headers["location"]
    assert [said(anna, table), said(bob, table)] == [("", "Gépek ellen"), ("", "Against bots")]
    assert "Gépek ellen" in anna.get("/").text


def test_the_proof_calls_the_cards_as_their_edition_does(server: Server) -> None:
    players = make(server, 1, game="through_the_ages", edition="2006", seats=2, bots=["random"])
    ended(players)
    client, _ = browser(server)
    client.cookies.set("lang", "hu")
    names = client.get(f"/t/{players[0].table}/draws").json()["names"]
    assert names["ideal_building_site_a"] == "Ideális építési telek"
    assert not [name for name in names.values() if "_" in name]
