"""A bot of your own over HTTP: takes a seat at a table of Krónika and plays it to the end.

    python example_bot.py http://127.0.0.1:8000           makes a table with two bots of the server and plays there
    python example_bot.py http://127.0.0.1:8000 TABLE     takes a free seat at that table
"""

import json
import random
import sys
import time
import urllib.error
import urllib.request


class Krónika:
    """The few requests a bot needs."""

    def __init__(self, server: str) -> None:
        self.api = server.rstrip("/") + "/api"
        self.token = ""

    def ask(self, path: str, body: dict | None = None) -> dict:
        headers = {"Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        data = None if body is None else json.dumps(body).encode()
        with urllib.request.urlopen(urllib.request.Request(self.api + path, data, headers)) as answer:
            return json.load(answer)


def play(server: str, table: str = "") -> dict:
    """Sit down, decide whenever asked, and return the table when it is over."""
    krónika = Krónika(server)
    if table:
        krónika.token = krónika.ask(f"/tables/{table}/join", {"name": "Example"})["token"]
    else:
        made = krónika.ask("/tables", {"game": "seven_wonders", "name": "Example", "bots": ["greedy", "greedy"]})
        table, krónika.token = made["table"]["id"], made["seat_tokens"]["0"]
    while krónika.ask(f"/tables/{table}")["status"] != "over":
        now = krónika.ask(f"/tables/{table}/options") if krónika.ask(f"/tables/{table}")["awaited"] else {}
        if not now.get("must"):
            time.sleep(0.05)                         # or listen to /events, and be told
            continue
        words = random.choice(now["options"])        # here your own thoughts go; the position is at /view
        try:
            krónika.ask(f"/tables/{table}/move", {"words": words, "decision": now["decision"]})
        except urllib.error.HTTPError as error:
            if error.code != 409:                    # 409: the table has moved on, look again
                raise
    return krónika.ask(f"/tables/{table}")


if __name__ == "__main__":
    print(json.dumps(play(*sys.argv[1:])["result"]))
