"""Several server processes on one PostgreSQL: players on different processes play one table; one may die."""

import random
import time

from tests.web.server import Server
from tests.web.sse import Events
from tests.web.table import Player, make


def moved_to(player: Player, server: Server) -> Player:
    """The same seat by another process: what reconnecting to the one address comes to."""
    return Player(server, player.table, player.seat, player.client.headers["authorization"].split()[1])


def awaited(player: Player) -> list[int]:
    found: list[int] = player.get("")["awaited"]
    return found


def play(players: list[Player], decisions: int) -> str:
    """Everybody decides when their own process says that they are awaited."""
    made = 0
    until = time.monotonic() + 120
    while made < decisions:
        assert time.monotonic() < until, "stuck"
        for player in players:
            if player.get("")["status"] == "over":
                return "over"
            now = player.options()
            if now["must"]:
                answer = player.move(random.choice(now["options"]), now["decision"])
                assert answer.status_code in (200, 409), answer.text
                made += answer.status_code == 200
    return "playing"


def test_two_processes_serve_one_table_and_one_may_die(postgres_url: str) -> None:
    one, two = Server(postgres_url).start(), Server(postgres_url).start()
    try:
        anna, bela, cili = make(one, 3, bots=["greedy"], seats=4)
        bela, cili = moved_to(bela, two), moved_to(cili, two)
        streams = [Events(f"{p.client.base_url}tables/{p.table}/events",
                          {"Authorization": p.client.headers["authorization"]}, "0.0") for p in (anna, bela)]
        assert play([anna, bela, cili], 15) == "playing"
        for stream, player in zip(streams, (anna, bela)):
            items = player.get("/log")["items"]
            stream.wait(lambda heard, items=items: len(heard.log()) >= len(items))
            assert [item["n"] for item in stream.log()][:len(items)] == list(range(len(items)))
        one.kill()
        heard = streams[0].last
        anna = moved_to(anna, two)
        again = Events(f"{anna.client.base_url}tables/{anna.table}/events",
                       {"Authorization": anna.client.headers["authorization"]}, heard)
        assert play([anna, bela, cili], 1000) == "over"
        items = anna.get("/log")["items"]
        again.wait(lambda seen: len(streams[0].log()) + len(seen.log()) >= len(items))
        for stream in (*streams, again):
            stream.closing = True
    finally:
        for server in (one, two):
            if server.process is not None and server.process.poll() is None:
                server.stop()


def test_the_bots_of_a_dead_process_are_taken_over(postgres_url: str) -> None:
    one = Server(postgres_url, KRONIKA_BOTS_ONLY_PAUSE="0.3").start()
    two = Server(postgres_url).start()
    try:
        table = one.client().post("/tables", json={"game": "seven_wonders", "kind": "bots", "seats": 3}).json()["table"]
        time.sleep(1)
        one.kill()
        until = time.monotonic() + 60
        while two.client().get(f"/tables/{table['id']}").json()["status"] != "over":
            assert time.monotonic() < until, "stuck"
            time.sleep(0.1)
    finally:
        two.stop()
