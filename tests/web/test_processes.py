"""Several server processes on one PostgreSQL: players on different processes play one table; one may die."""

import random
import time

from tests.patience import PATIENCE
from tests.web.balancer import Balancer
from tests.web.server import Server
from tests.web.sse import Events
from tests.web.table import Player, make


def play(players: list[Player], decisions: int) -> str:
    """Everybody decides when they are awaited. Each request may be answered by another process; none is stale."""
    made = 0
    until = time.monotonic() + PATIENCE
    while made < decisions:
        assert time.monotonic() < until, "stuck"
        for player in players:
            if player.get("")["status"] == "over":
                return "over"
            now = player.options()
            if now["must"]:
                answer = player.move(random.choice(now["options"]), now["decision"])
                assert answer.status_code == 200, answer.text
                made += 1
    return "playing"


def events(player: Player) -> Events:
    return Events(f"{player.client.base_url}tables/{player.table}/events",
                  {"Authorization": player.client.headers["authorization"]}, "0.0")


def test_two_processes_behind_one_address_play_one_game_and_one_may_die(postgres_url: str) -> None:
    """Both begin at once on a new database; requests and streams go to either; the streams come back by themselves."""
    servers = [Server(postgres_url).start(wait=False) for _ in range(2)]
    balancer = Balancer(servers)
    try:
        for server in servers:
            server.wait()
        with balancer as front:
            players = make(front, 3, bots=["greedy"], seats=4)
            for player in players:
                player.client.headers["Connection"] = "close"
            streams = [events(player) for player in players]
            assert play(players, 15) == "playing"
            assert min(balancer.taken.values()) > 20, "both processes serve"
            servers[0].kill()
            assert play(players, 1000) == "over"
            for stream, player in zip(streams, players):
                items = player.get("/log")["items"]
                stream.wait(lambda heard, items=items: len(heard.log()) >= len(items))
                assert [item["n"] for item in stream.log()] == list(range(len(items)))
            assert sum(stream.connections for stream in streams) > len(streams), "some came back"
            for stream in streams:
                stream.close()
    finally:
        for server in servers:
            if server.process is not None and server.process.poll() is None:
                server.stop()


def test_the_bots_of_a_dead_process_are_taken_over(postgres_url: str) -> None:
    one = Server(postgres_url, KRONIKA_BOTS_ONLY_PAUSE="0.3").start()
    two = Server(postgres_url).start()
    try:
        table = one.client().post("/tables", json={"game": "seven_wonders", "kind": "bots", "seats": 3}).json()["table"]
        time.sleep(1)
        one.kill()
        until = time.monotonic() + PATIENCE
        while two.client().get(f"/tables/{table['id']}").json()["status"] != "over":
            assert time.monotonic() < until, "stuck"
            time.sleep(0.1)
    finally:
        two.stop()
