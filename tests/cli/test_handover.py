"""`make run` serves plain Python at once and hands the tables to the compiled server when it is built."""

import subprocess
import sys
from pathlib import Path

from kronika.referee.record import read
from tests.faults.faults import Client
from tests.web.server import MAIN, Server

HANDOVER = Path(__file__).parents[2] / "scripts" / "handover.py"
WAIT = """import pathlib, sys, time
while not pathlib.Path(sys.argv[1]).exists(): time.sleep(0.02)
sys.exit(int(sys.argv[2]))"""


def started(tmp_path: Path, code: int) -> Server:
    """Both servers are the one of the tests; the build ends with the code as soon as `built` is there."""
    server = Server(f"sqlite:///{tmp_path / 'kronika.db'}")
    server.environment["KRONIKA_DATABASE"] = server.url
    command = f'{sys.executable} -c "{MAIN}" serve'
    build = f"{sys.executable} -c '{WAIT}' {tmp_path / 'built'} {code}"
    server.process = subprocess.Popen(
        [sys.executable, str(HANDOVER), "--port", str(server.port), "--build", build, "--log", str(tmp_path / "log"),
         "--first", command, "--then", f"env TEST_THEN=1 {command} --lang en"],
        env=server.environment, text=True, stdout=(tmp_path / "out").open("w"), stderr=subprocess.STDOUT)
    server.wait()
    return server


def game(client: Client, built: Path) -> tuple[str, list[str], str]:
    """A game against bots during which the build ends: its table, what was said, and its token."""
    asked = {"game": "seven_wonders", "name": "A", "bots": ["greedy", "greedy"]}
    made = client.ask("POST", "/tables", body=asked).json()
    table, token = made["table"]["id"], made["seat_tokens"]["0"]
    said: list[str] = []
    while client.ask("GET", f"/tables/{table}", token).json()["status"] != "over":
        now = client.ask("GET", f"/tables/{table}/options", token).json()
        if not now.get("must"):
            continue
        move = {"words": now["options"][0], "decision": now["decision"]}
        if client.ask("POST", f"/tables/{table}/move", token, body=move).status_code == 200:
            said.append(move["words"])
        if len(said) == 4:
            built.touch()
    return table, said, token


def test_no_move_is_lost_when_the_compiled_server_takes_over(tmp_path: Path) -> None:
    server = started(tmp_path, 0)
    client = Client(server, "A")
    table, said, token = game(client, tmp_path / "built")
    server.wait()
    record = read(client.ask("GET", f"/tables/{table}/record", token).text)
    assert [words for seat, words in record.log if seat == 0] == said
    assert server.stop() == 0
    assert (tmp_path / "out").read_text().count(server.base) == 2            # two servers have said their address


def test_a_build_that_fails_leaves_the_tables_where_they_are(tmp_path: Path) -> None:
    server = started(tmp_path, 1)
    (tmp_path / "built").touch()
    while "plain Python" not in (tmp_path / "out").read_text():
        assert Client(server, "A").ask("GET", "/health").status_code == 200
    assert server.stop() == 0
