"""A table over HTTP, as a client sees it."""

import random
import time
from typing import Any

import httpx

from tests.web.server import Server


class Player:
    """A seat and its token."""

    def __init__(self, server: Server, table: str, seat: int, token: str) -> None:
        self.table, self.seat = table, seat
        self.client = server.client(token)

    def get(self, path: str, **params: Any) -> Any:
        answer = self.client.get(f"/tables/{self.table}{path}", params=params)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, body: Any = None, **params: Any) -> httpx.Response:
        return self.client.post(f"/tables/{self.table}{path}", json=body, params=params)

    def move(self, words: str, decision: str) -> httpx.Response:
        return self.post("/move", {"words": words, "decision": decision})

    def options(self) -> dict[str, Any]:
        found: dict[str, Any] = self.get("/options")
        return found

    def pick(self, begins: str = "") -> httpx.Response:
        now = self.options()
        words = [said for said in now["options"] if said.startswith(begins)]
        return self.move(random.choice(words), now["decision"])


def make(server: Server, people: int = 3, **wish: Any) -> list[Player]:
    """A table with so many people and perhaps bots; all of them sit."""
    with server.client() as client:
        made = client.post("/tables", json={"game": "seven_wonders", "name": "Anna", **wish})
        assert made.status_code == 201, made.text
        table = made.json()["table"]["id"]
        players = [Player(server, table, 0, made.json()["seat_tokens"]["0"])]
        for name in ["Béla", "Cili", "Dani", "Edit", "Feri", "Gabi"][:people - 1]:
            sat = client.post(f"/tables/{table}/join", json={"name": name}).json()
            players.append(Player(server, table, sat["seat"], sat["token"]))
    return players


def play_out(players: list[Player], turns: int = 2000) -> dict[str, Any]:
    """Random play to the end, or so many decisions."""
    while turns:
        table = players[0].get("")
        if table["status"] == "over":
            break
        moved = False
        for player in players:
            if player.seat in players[0].get("")["awaited"]:
                player.pick()
                moved = True
                turns -= 1
                if not turns:
                    break
        if not moved:
            time.sleep(0.02)
    found: dict[str, Any] = players[0].get("")
    return found
