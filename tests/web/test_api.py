"""The open API: a whole game, stale moves, why-not, undo, log, record, chat, fork, rematch, languages."""

import re
from pathlib import Path

import httpx
import pytest

from kronika.games import KEYS, load
from kronika.referee.record import read
from kronika.referee.replay import Verdict, verify
from tests.web.server import Server, database_in, serving
from tests.web.table import Player, make, play_out

ADMIN = {"name": "Gazda", "password": "longer than eight"}


def test_a_whole_game_with_its_proof(server: Server) -> None:
    players = make(server, 3)
    before = players[0].get("")
    assert re.fullmatch("[0-9a-f]{64}", before["commitment"])
    assert before["proof"] is None
    after = play_out(players)
    assert after["status"] == "over"
    assert sorted(after["result"]["ranks"])[0] == 1
    assert after["commitment"] == before["commitment"]
    text = players[1].client.get(f"/tables/{players[1].table}/record").text
    assert verify(read(text)) == Verdict(replayed=True, proven=True, over=True)


def test_a_table_with_bots_plays_on_by_itself(server: Server) -> None:
    player, = make(server, 1, bots=["greedy", "random"])
    assert play_out([player])["status"] == "over"


def test_a_clock_does_not_hold_up_the_bots(server: Server) -> None:
    player, = make(server, 1, bots=["random", "random"], clock="live-600-20")
    assert play_out([player])["status"] == "over"


def test_a_stale_move_gets_409_with_the_present_decision(server: Server) -> None:
    players = make(server, 3)
    now = players[0].options()
    assert players[0].move("side day", now["decision"]).status_code == 200
    stale = players[0].move("side night", now["decision"])
    assert stale.status_code == 409
    assert stale.json()["code"] == "stale"
    assert stale.json()["decision"] == players[0].options()["decision"]
    again = players[0].move("side day", now["decision"])
    assert again.status_code == 200
    assert len(players[0].get("/log")["items"]) == 2
    unknown = players[1].move("side day", "0" * 16)
    assert unknown.status_code == 409


def test_another_seats_pick_does_not_make_mine_stale(server: Server) -> None:
    players = make(server, 3)
    now = players[0].options()
    players[1].pick()
    assert players[0].move("side day", now["decision"]).status_code == 200


def test_a_refusal_names_its_rule_in_both_languages(server: Server) -> None:
    players = make(server, 3, options={"sides": "all_day"})
    now = players[0].options()
    for lang, word in (("en", "hand"), ("hu", "kez")):
        answer = players[0].post("/move", {"words": "build palace", "decision": now["decision"]}, lang=lang)
        assert answer.status_code == 422
        assert answer.json()["code"] == "refused"
        assert answer.json()["ref"] == "SW-3.06"
        assert word in answer.json()["text"].lower()
        why = players[0].post("/why", {"words": "build palace"}, lang=lang).json()
        assert (why["legal"], why["ref"], why["link"]) == (False, "SW-3.06", "/rules/seven_wonders#SW-3.06")
        assert why["text"] == answer.json()["text"]
    unclear = players[0].move("build xyz", now["decision"])
    assert unclear.json()["code"] == "unclear"
    assert unclear.json()["expected"]
    assert players[0].post("/why", {"words": now["options"][0]}).json()["legal"] is True


def test_expect_walks_through_a_sentence(server: Server) -> None:
    players = make(server, 3, options={"sides": "all_day"})
    words = players[0].get("/expect")["words"]
    assert "sell" in words
    cards = players[0].get("/expect", said="sell")["words"]
    assert len(cards) >= 5
    assert players[0].get("/expect", said=f"sell {cards[0]}")["done"] is True


@pytest.mark.parametrize(("key", "edition"), [(key, edition) for key in KEYS for edition in load(key).editions])
def test_expect_knows_the_names_of_every_edition(server: Server, key: str, edition: str) -> None:
    players = make(server, 3, game=key, edition=edition, seats=3)
    player = next(each for each in players if each.get("/options")["options"])
    offer = player.get("/options")["options"][-1]
    for count in range(len(offer.split()) + 1):
        said = player.get("/expect", said=" ".join(offer.split()[:count]))
        assert len(said["names"]) == len(said["words"])
        assert all(said["names"])
    assert said["done"] is True
    assert said["text"]


def test_undo_and_its_reason(server: Server) -> None:
    players = make(server, 3, options={"sides": "all_day"})
    players[0].pick()
    assert players[0].get("/view")["view"]["undo"] == {"allowed": True, "ref": None}
    assert players[0].post("/undo").status_code == 200
    assert players[0].post("/undo").json()["ref"].startswith(("core.undo", "SW-"))
    for player in players:
        player.pick()
    late = players[0].post("/undo", lang="hu")
    assert (late.status_code, late.json()["ref"]) == (422, "SW-R32")


def test_history_shows_earlier_moments(server: Server) -> None:
    players = make(server, 3, options={"sides": "all_day"})
    first = players[0].get("/view")["view"]["table"]
    count = len(players[0].get("/log")["items"])
    play_out(players, 9)
    assert players[0].get("/view", at=count)["view"]["table"] == first
    assert players[0].get("/view", at=0)["view"]["table"]["age"] == 0
    assert players[0].client.get(f"/tables/{players[0].table}/view", params={"at": 9999}).status_code == 404


def test_the_log_speaks_both_languages(server: Server) -> None:
    players = make(server, 3, options={"sides": "all_day"})
    play_out(players, 6)
    said = {lang: [text for item in players[0].get("/log", lang=lang)["items"] for text in item["text"]]
            for lang in ("en", "hu")}
    assert said["en"]
    assert len(said["en"]) == len(said["hu"])
    assert said["en"] != said["hu"]


def test_chat_is_data_and_never_undone(server: Server) -> None:
    players = make(server, 2)
    script = "<script>alert('x')</script> \u202eévil\u0000\n"
    assert players[0].post("/chat", {"text": script}).status_code == 201
    rows = players[1].get("/chat")
    assert rows[-1]["text"] == "<script>alert('x')</script> évil"
    assert rows[-1]["name"] == "Anna"
    assert [row["code"] for row in rows[:-1]] == ["joined"]
    assert players[0].post("/chat", {"text": " \u200b "}).status_code == 422


def test_leave_come_back_and_a_new_link(server: Server) -> None:
    players = make(server, 3)
    assert players[1].post("/leave").json()["seats"][1]["stand_in"] is True
    back = players[1].client.delete(f"/tables/{players[1].table}/seats/1/bot")
    assert back.json()["seats"][1]["kind"] == "human"
    link = players[1].post("/seats/1/link").json()
    assert players[1].client.get(f"/tables/{players[1].table}").status_code == 401
    assert server.client(link["token"]).get(f"/tables/{players[1].table}").json()["you"]["seats"] == [1]


def test_agreeing_to_end_and_a_rematch(server: Server) -> None:
    players = make(server, 3)
    assert players[0].post("/rematch").status_code == 409
    for player in players:
        ended = player.post("/vote", {"what": "end"}).json()
    assert ended["status"] == "over"
    assert ended["result"]["reason"] == "agreed"
    new = players[0].post("/rematch").json()["table"]["id"]
    assert players[1].post("/rematch").json()["table"]["id"] == new
    again = server.client(players[1].client.headers["authorization"].split()[1]).get(f"/tables/{new}").json()
    assert again["you"]["seats"] == [1]
    assert again["status"] == "open"


def test_a_fork_of_my_view_and_of_the_past(server: Server) -> None:
    players = make(server, 3, options={"sides": "all_day"})
    play_out(players, 6)
    made = players[1].post("/fork", {}).json()
    assert made["table"]["kind"] == "hotseat"
    assert made["table"]["status"] == "playing"
    assert players[1].post("/fork", {"at": 3}).status_code == 409
    play_out(players)
    past = players[1].post("/fork", {"at": 4}).json()
    assert past["table"]["status"] == "playing"
    host = server.client(past["host_token"])
    seen = host.get(f"/tables/{past['table']['id']}/options", params={"seat": 2}).json()
    assert seen["options"]


def test_games_health_and_documentation(server: Server) -> None:
    client = server.client()
    assert client.get("/health").json()["ok"] is True
    game = client.get("/games/seven_wonders").json()
    assert game["seats"] == [3, 7]
    assert "build" in game["notation"]["forms"]
    docs = client.get("/docs")
    assert "POST /api/tables/{table_id}/move" in docs.text
    assert "<script" not in docs.text
    assert "style=" not in docs.text


def test_lists_show_public_tables_and_mine(server: Server) -> None:
    players = make(server, 2)
    private = make(server, 2, kind="private")
    listed = [table["id"] for table in server.client().get("/tables", params={"status": "open"}).json()]
    assert players[0].table in listed
    assert private[0].table not in listed
    assert server.client().get("/tables", params={"mine": True}).json() == []


def test_accounts_tokens_and_deletion(server: Server) -> None:
    person = {"name": "Kata", "password": "correct horse"}
    client = server.client()
    assert client.post("/accounts", json=person).status_code == 201
    assert server.client().post("/accounts", json={**person, "name": "KATA"}).json()["code"] == "name-taken"
    csrf = client.get("/me").json()["csrf"]
    assert client.post("/tokens", json={"label": "bot"}).status_code == 403
    token = client.post("/tokens", json={"label": "bot"}, headers={"X-CSRF": csrf}).json()["token"]
    bot = server.client(token)
    made = bot.post("/tables", json={"game": "seven_wonders", "name": "Kata", "bots": ["random", "random"]}).json()
    assert bot.get(f"/tables/{made['table']['id']}").json()["you"] == {"seats": [0], "host": True}
    assert [row["id"] for row in bot.get("/tables", params={"mine": True}).json()] == [made["table"]["id"]]
    assert client.get("/tables", params={"mine": True}).json()
    wrong = server.client().post("/login", json={**person, "password": "wrong horse"})
    assert (wrong.status_code, wrong.json()["code"]) == (401, "bad-password")
    listed = client.get("/tokens").json()
    assert [row["label"] for row in listed] == ["bot"]
    assert token not in str(listed)
    other = client.post("/tokens", json={"label": "other"}, headers={"X-CSRF": csrf}).json()
    assert client.delete(f"/tokens/{other['id']}", headers={"X-CSRF": csrf}).status_code == 200
    assert server.client(other["token"]).get("/me").status_code == 401
    wrong = client.request("DELETE", "/me", json={"password": "wrong horse"}, headers={"X-CSRF": csrf})
    assert (wrong.status_code, wrong.json()["code"]) == (401, "bad-password")
    body = {"password": person["password"]}
    assert client.request("DELETE", "/me", json=body, headers={"X-CSRF": csrf}).status_code == 200
    assert bot.get("/me").status_code == 401
    assert server.client().post("/login", json=person).status_code == 401


def test_the_administrator_gives_a_new_password(server: Server) -> None:
    client, lost = admin(server), server.client()
    lost.post("/accounts", json={"name": "Feledékeny", "password": "forgotten!"})
    new = {"new": "remembered!"}
    assert server.client().put("/accounts/Feledékeny/password", json=new).status_code == 403
    assert client.put("/accounts/Feledékeny/password", json=new).status_code == 200
    assert lost.get("/me").json()["account"] is None
    assert lost.post("/login", json={"name": "Feledékeny", "password": "remembered!"}).status_code == 200


def admin(server: Server) -> httpx.Client:
    """The administrator's browser."""
    client = server.client()
    if client.post("/accounts", json=ADMIN).status_code == 409:
        client.post("/login", json=ADMIN)
    client.headers["X-CSRF"] = client.get("/me").json()["csrf"]
    assert server.command("admin", "grant", ADMIN["name"]).returncode == 0
    return client


def signed_in(server: Server, name: str) -> httpx.Client:
    """A browser with an account, and the token of its pages."""
    client = server.client()
    assert client.post("/accounts", json={"name": name, "password": "password1"}).status_code == 201
    client.headers["X-CSRF"] = client.get("/me").json()["csrf"]
    return client


def test_sign_out_and_in_and_a_new_password(server: Server) -> None:
    here, there = signed_in(server, "Ottó"), server.client()
    there.post("/login", json={"name": "OTTÓ", "password": "password1"})
    assert there.get("/me").json()["account"]["name"] == "Ottó", "the name as it was written"
    wrong = here.put("/me/password", json={"old": "password2", "new": "password3"})
    assert (wrong.status_code, wrong.json()["code"]) == (401, "bad-password")
    assert here.put("/me/password", json={"old": "password1", "new": "password3"}).status_code == 200
    here.headers["X-CSRF"] = here.get("/me").json()["csrf"]
    assert here.get("/me").json()["account"] is not None
    assert there.get("/me").json()["account"] is None, "every other session ends"
    assert here.post("/logout").json() == {"done": True}
    assert here.get("/me").json()["account"] is None


def test_the_administrator_gives_a_new_link(server: Server) -> None:
    players = make(server, 3)
    assert signed_in(server, "Senki").post(f"/tables/{players[0].table}/seats/1/link").status_code == 403
    link = admin(server).post(f"/tables/{players[0].table}/seats/1/link").json()
    assert players[1].client.get(f"/tables/{players[1].table}").status_code == 401
    assert server.client(link["token"]).get(f"/tables/{players[1].table}").json()["you"]["seats"] == [1]


def test_notices_are_off_and_say_so(server: Server) -> None:
    person = signed_in(server, "Néma")
    assert person.get("/me").json()["notices"] == {"email": False, "webhook": False}
    assert person.put("/me", json={"email": "a@b.example"}).json()["code"] == "no-email"
    assert person.put("/me", json={"webhook": "https://b.example/"}).json()["code"] == "no-webhook"
    assert person.put("/me", json={"lang": "hu"}).status_code == 200
    assert person.get("/me").json()["account"]["lang"] == "hu"


def test_notices_are_set_by_account_or_by_seat(tmp_path: Path) -> None:
    with serving(database_in(tmp_path), KRONIKA_SMTP_HOST="127.0.0.1", KRONIKA_SMTP_PORT="1",
                 KRONIKA_WEBHOOKS="on") as server:
        person = signed_in(server, "Hangos")
        both = {"email": "a@b.example", "webhook": "https://b.example/x"}
        assert person.get("/me").json()["notices"] == {"email": True, "webhook": True}
        assert person.put("/me", json=both).status_code == 200
        assert both.items() <= person.get("/me").json()["account"].items()
        for bad in ({"email": "a b@c.d"}, {"email": "a@b\n.c"}, {"webhook": "ftp://x/"}, {"webhook": "http://u@x/"}):
            assert person.put("/me", json=bad).status_code == 422, bad
        players = make(server, 2)
        assert players[0].get("/contact") == {"email": "", "webhook": ""}
        assert players[0].client.put(f"/tables/{players[0].table}/contact", json=both).json() == both
        assert players[0].get("/contact") == both
        assert players[1].get("/contact") == {"email": "", "webhook": ""}
        for path in ("", "/chat"):
            assert "b.example" not in str(players[1].get(path))
        stranger = server.client()
        assert stranger.get(f"/tables/{players[0].table}/contact").status_code == 403
        assert stranger.put(f"/tables/{players[0].table}/contact", json=both).status_code == 403


def hands_seen(players: list[Player], turns: int) -> dict[int, set[int]]:
    """Play so many turns of the first age; the cards that each seat has held."""
    seen: dict[int, set[int]] = {player.seat: set() for player in players}
    for _ in range(turns):
        for player in players:
            seen[player.seat] |= set(player.get("/view")["view"]["table"]["seat"][player.seat]["hand"])
        for player in players:
            player.pick("sell")
    return seen


def test_without_the_memory_aid_nothing_of_it_is_sent(server: Server) -> None:
    players = make(server, 3, options={"sides": "all_day"})
    hands_seen(players, 3)
    for player in players:
        items = len(player.get("/log")["items"])
        for view in (player.get("/view"), player.get("/view", at=items), player.get("/view", at=items - 2)):
            assert view["view"]["table"]["memory"] is None


def test_with_the_memory_aid_a_seat_is_sent_what_it_has_seen(server: Server) -> None:
    players = make(server, 3, options={"sides": "all_day"}, memory=True)
    seen = hands_seen(players, 3)
    for player in players:
        table = player.get("/view")["view"]["table"]
        told = {card for hand in table["memory"] for card in hand}
        assert told
        assert told <= seen[player.seat] | set(table["seat"][player.seat]["hand"])
    watcher = server.client().get(f"/tables/{players[0].table}/view").json()["view"]["table"]
    assert not any(watcher["memory"])
