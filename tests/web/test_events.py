"""Live events: ids per viewer, Last-Event-ID, nothing that the viewer may not know, reconnection after a restart."""

import json
from pathlib import Path

from tests.web.server import Server, database_in, serving
from tests.web.sse import Events
from tests.web.table import Player, make, play_out


def listen(player: Player, last: str = "") -> Events:
    url = f"{player.client.base_url}tables/{player.table}/events"
    return Events(url, {"Authorization": player.client.headers["authorization"]}, last)


def test_every_viewer_hears_the_whole_log_once(server: Server) -> None:
    players = make(server, 3)
    streams = [listen(player, "0.0") for player in players]
    play_out(players, 30)
    for player, stream in zip(players, streams):
        items = player.get("/log")["items"]
        stream.wait(lambda heard, items=items: len(heard.log()) >= len(items))
        assert [item["n"] for item in stream.log()] == list(range(len(items)))
        assert [(item["seat"], item["words"]) for item in stream.log()] == \
            [(item["seat"], item["words"]) for item in items]
        stream.close()


def test_a_client_that_comes_back_hears_what_it_missed(server: Server) -> None:
    players = make(server, 3)
    stream = listen(players[0], "0.0")
    play_out(players, 7)
    stream.wait(lambda heard: len(heard.log()) >= len(players[0].get("/log")["items"]))
    stream.close()
    play_out(players, 8)
    players[1].post("/chat", {"text": "hol vagy?"})
    items = players[0].get("/log")["items"]
    later = listen(players[0], stream.last)
    later.wait(lambda heard: len(stream.log()) + len(heard.log()) >= len(items))
    later.wait(lambda heard: any("chat" in event.data for event in heard.heard))
    assert [item["n"] for item in stream.log() + later.log()] == list(range(len(items)))
    later.close()


def test_a_sealed_pick_tells_the_others_only_who_is_awaited(server: Server) -> None:
    players = make(server, 3, options={"sides": "all_day"})
    stream = listen(players[1])
    stream.wait(lambda heard: bool(heard.heard))
    players[0].pick("sell")
    stream.wait(lambda heard: heard.heard[-1].data["state"]["awaited"] == [1, 2])
    first = stream.last
    assert not stream.log()
    players[0].pick("sell")
    players[0].post("/undo")
    stream.wait(lambda heard: heard.heard[-1].data["state"]["awaited"] == [0, 1, 2])
    assert stream.last == first
    assert "sell" not in json.dumps([event.data for event in stream.heard])
    stream.close()


def test_after_a_restart_every_page_reconnects_by_itself(tmp_path: Path) -> None:
    with serving(database_in(tmp_path)) as server:
        players = make(server, 3)
        stream = listen(players[2], "0.0")
        play_out(players, 5)
        server.kill()
        server.start()
        play_out(players, 5)
        items = players[2].get("/log")["items"]
        stream.wait(lambda heard: len(heard.log()) >= len(items))
        assert [item["n"] for item in stream.log()] == list(range(len(items)))
        assert stream.connections >= 2
        stream.close()
