"""`make run` serves plain Python at once and hands the tables to the compiled server when it is built."""

import shlex
import subprocess
import sys
import time
from pathlib import Path

from kronika.referee.record import read
from tests.faults.faults import Client
from tests.patience import PATIENCE
from tests.table.postgres import free_port
from tests.web.server import MAIN, Server

HANDOVER = Path(__file__).parents[2] / "scripts" / "handover.py"
SLOW = """import pathlib, signal, sys, time
def end(*_):
    pathlib.Path(sys.argv[2]).touch()
    while not pathlib.Path(sys.argv[3]).exists(): time.sleep(0.02)
    sys.exit(0)
signal.signal(signal.SIGTERM, end)
pathlib.Path(sys.argv[1]).touch()
while True: time.sleep(0.02)"""
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
    while (tmp_path / "out").read_text().count(server.base) < 2:             # two servers say their address
        assert client.ask("GET", "/health").status_code == 200
    assert server.stop() == 0


def test_who_is_told_to_stop_while_one_server_takes_over_from_the_other_stops(tmp_path: Path) -> None:
    ready, told, go = tmp_path / "ready", tmp_path / "told", tmp_path / "go"
    process = subprocess.Popen(
        [sys.executable, str(HANDOVER), "--port", str(free_port()), "--log", str(tmp_path / "log"),
         "--build", shlex.join([sys.executable, "-c", WAIT, str(ready), "0"]),
         "--first", shlex.join([sys.executable, "-c", SLOW, str(ready), str(told), str(go)]),
         "--then", shlex.join([sys.executable, "-c", "import time; time.sleep(1000)"])])
    while not told.exists():
        assert process.poll() is None
        time.sleep(0.02)
    process.terminate()
    time.sleep(0.1)                                                          # it hears of it while the first one ends
    go.touch()
    assert process.wait(PATIENCE) == 0


def test_a_build_that_fails_leaves_the_tables_where_they_are(tmp_path: Path) -> None:
    server = started(tmp_path, 1)
    (tmp_path / "built").touch()
    while "plain Python" not in (tmp_path / "out").read_text():
        assert Client(server, "A").ask("GET", "/health").status_code == 200
    assert server.stop() == 0
