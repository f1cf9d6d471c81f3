"""Databases that fail: at the start one sentence and code 2, while it runs 503 with a sentence, and nothing is lost."""

import ctypes
import os
import resource
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest

from tests.patience import PATIENCE
from tests.table.postgres import Postgres, database
from tests.web.nursery import said
from tests.web.server import ENVIRONMENT, MAIN, Server, database_in, serving

CAP_DAC_OVERRIDE, CAP_DAC_READ_SEARCH, PR_CAPBSET_DROP = 1, 2, 24
SMALL = 8192                           # bytes that a file may have on a full disk


def started(url: str, lang: str = "en", limits: Callable[[], Any] | None = None) -> tuple[int, str]:
    """The code and the words of a server that is expected to end by itself."""
    args = ["serve", "--port", "0", "--database", url, "--lang", lang]
    environment = {**os.environ, **ENVIRONMENT, "PYTHONPATH": os.pathsep.join(sys.path)}
    if limits is None:
        code, _, error = said(args, environment)
        return code, error
    done = subprocess.run([sys.executable, "-c", MAIN, *args], capture_output=True, text=True, timeout=PATIENCE,
                          preexec_fn=limits, env=environment)
    return done.returncode, done.stderr


def must_be_one_sentence(outcome: tuple[int, str], word: str) -> None:
    code, error = outcome
    assert (code, len(error.strip().splitlines())) == (2, 1), error
    assert word in error


def full() -> None:
    resource.setrlimit(resource.RLIMIT_FSIZE, (SMALL, SMALL))


def no_rights() -> None:
    """Even root may not write what is read-only."""
    libc = ctypes.CDLL(None)
    for right in (CAP_DAC_OVERRIDE, CAP_DAC_READ_SEARCH):
        libc.prctl(PR_CAPBSET_DROP, right, 0, 0, 0)


def test_a_full_disk_at_the_start(tmp_path: Path) -> None:
    path = tmp_path / "k.sqlite"
    must_be_one_sentence(started(f"sqlite:///{path}", limits=full), "Nothing can be written")
    assert list(tmp_path.iterdir()) == []
    with serving(f"sqlite:///{path}"):
        pass
    before = path.read_bytes()
    must_be_one_sentence(started(f"sqlite:///{path}", "hu", full), "Nem lehet írni")
    assert path.read_bytes() == before


def test_a_read_only_file_or_folder_at_the_start(tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    folder.mkdir()
    path = folder / "k.sqlite"
    folder.chmod(0o555)
    must_be_one_sentence(started(f"sqlite:///{path}", limits=no_rights), "can only be read")
    must_be_one_sentence(started(f"sqlite:///{folder / 'new' / 'k.sqlite'}", limits=no_rights), "can only be read")
    folder.chmod(0o755)
    with serving(f"sqlite:///{path}"):
        pass
    path.chmod(0o444)
    before = path.read_bytes()
    must_be_one_sentence(started(f"sqlite:///{path}", "hu", no_rights), "csak olvasható")
    path.chmod(0o644)
    folder.chmod(0o555)
    must_be_one_sentence(started(f"sqlite:///{path}", limits=no_rights), "can only be read")
    folder.chmod(0o755)
    assert (path.read_bytes(), list(folder.iterdir())) == (before, [path])


def test_a_second_server_is_refused_and_a_killed_one_followed(tmp_path: Path) -> None:
    url = database_in(tmp_path)
    first = Server(url).start()
    must_be_one_sentence(started(url), "Another server is running")
    must_be_one_sentence(started(url, "hu"), "már fut egy kiszolgáló")
    code, _, error = said(["backup", str(tmp_path / "b.sqlite"), "--database", url], first.environment)
    assert code == 0, error
    first.client().post("/tables", json={"game": "seven_wonders", "kind": "bots", "seats": 3}).raise_for_status()
    first.kill()
    with serving(url) as second:
        assert len(second.client().get("/tables").json()) == 1


@pytest.mark.parametrize("lose", ["delete", "replace"])
def test_a_lost_file_is_never_served_from_memory(tmp_path: Path, lose: str) -> None:
    path, log = tmp_path / "kronika.sqlite", tmp_path / "log"
    server = Server(f"sqlite:///{path}", TEST_LOG=str(log)).start()
    with server.client() as client:
        table = client.post("/tables", json={"game": "seven_wonders", "name": "A", "seats": 3}).json()["table"]["id"]
        assert client.get(f"/tables/{table}").status_code == 200
        if lose == "delete":
            path.unlink()
        else:
            (tmp_path / "other").write_bytes(b"other")
            os.replace(tmp_path / "other", path)
        told = []
        for ask in (f"/tables/{table}", "/health", "/games"):
            try:
                told.append(client.get(ask, params={"lang": "hu"}))
            except httpx.TransportError:
                break
        assert {answer.status_code for answer in told} <= {503}
        assert all("eltűnt az adatbázisa" in answer.json()["text"] for answer in told)
    assert server.process is not None
    assert server.process.wait(PATIENCE) == 1
    said = log.read_text().strip().splitlines()
    assert "deleted or replaced" in said[-1]
    assert "Traceback" not in log.read_text()


def test_pages_too_say_that_the_database_is_gone(tmp_path: Path) -> None:
    from fastapi.testclient import TestClient

    from kronika.table.settings import Settings
    from kronika.web.app import create_app

    app = create_app(Settings(database=database_in(tmp_path)))
    client = TestClient(app)
    (tmp_path / "kronika.sqlite").unlink()
    for path, kind in (("/", "text/html"), ("/rules/seven_wonders", "text/html"), ("/static/nothing", "text/html"),
                       ("/api/games", "application/json"), ("/api/health", "application/json")):
        answer = client.get(path, headers={"Accept-Language": "hu"})
        assert (answer.status_code, answer.headers["content-type"].split(";")[0]) == (503, kind), path
        assert "eltűnt az adatbázisa" in answer.text
        assert "Content-Security-Policy" in answer.headers
    app.state.service.storage.close()


def until(condition: Callable[[], bool], seconds: float = PATIENCE) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.05)


def play(server: Server, table: str, token: str) -> httpx.Response:
    with server.client(token) as client:
        now = client.get(f"/tables/{table}/options").json()
        move = {"words": now["options"][0], "decision": now["decision"]}
        return client.post(f"/tables/{table}/move", json=move)


def begun(server: Server) -> tuple[str, str]:
    """A table of one person and bots that waits for the person."""
    wish = {"game": "seven_wonders", "name": "A", "bots": ["random", "random"], "options": {"sides": "all_day"}}
    made = server.client().post("/tables", json=wish).json()
    return made["table"]["id"], made["seat_tokens"]["0"]


def test_a_disk_that_fills_while_it_runs(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with serving(database_in(tmp_path), TEST_LOG=str(log)) as server:
        assert server.process is not None
        table, token = begun(server)
        until(lambda: server.client(token).get(f"/tables/{table}/options").json()["must"])
        before = server.client(token).get(f"/tables/{table}/log").json()
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (SMALL, resource.RLIM_INFINITY))
        refused = play(server, table, token)
        assert (refused.status_code, refused.json()["code"]) == (503, "disk")
        assert "disk" in refused.json()["text"]
        assert server.client(token).get(f"/tables/{table}/log").json() == before
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        assert play(server, table, token).status_code == 200
        until(lambda: server.client(token).get(f"/tables/{table}/options").json()["must"])
        server.kill()
        server.start()
        words = [item["words"] for item in server.client(token).get(f"/tables/{table}/log").json()["items"]]
        assert len(words) > len(before["items"])
    assert "Traceback" not in log.read_text()


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    with Postgres() as running:
        yield running
        control(running, "stop", "-m", "immediate")


def control(running: Postgres, *what: str) -> None:
    options = f"-p {running.port} -k {running.folder} -c listen_addresses=127.0.0.1 -c max_connections=200"
    folder = running.folder
    running.run("pg_ctl", "-D", str(folder / "data"), "-w", "-o", options, "-l", str(folder / "log"), *what)


def test_a_postgresql_that_goes_and_comes_back(own_postgres: Postgres) -> None:
    with database(own_postgres) as url, serving(url) as server:
        table, token = begun(server)
        until(lambda: server.client(token).get(f"/tables/{table}/options").json()["must"])
        control(own_postgres, "restart", "-m", "immediate")
        until(lambda: server.client().get("/health").status_code == 200)
        assert play(server, table, token).status_code == 200
        control(own_postgres, "stop", "-m", "immediate")
        answer = server.client(token).get(f"/tables/{table}", params={"lang": "hu"})
        assert (answer.status_code, answer.json()["code"]) == (503, "database")
        assert "nem éri el az adatbázisát" in answer.json()["text"]
        page = server.visitor().get(f"/t/{table}", headers={"Accept-Language": "hu"})
        assert (page.status_code, "nem éri el az adatbázisát" in page.text) == (503, True)
        must_be_one_sentence(started(url), "cannot be used")
        control(own_postgres, "start")
        until(lambda: server.client(token).get(f"/tables/{table}/options").json().get("must", False))
        assert play(server, table, token).status_code == 200


def test_a_postgresql_that_may_only_be_read(postgres: Postgres) -> None:
    with database(postgres) as url:
        name = url.rpartition("/")[2]
        admin = psycopg.connect(postgres.url("postgres"), autocommit=True)

        def only_read(value: str) -> None:
            admin.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = {value}".encode())
            admin.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'".encode())

        with serving(url) as server:
            table, token = begun(server)
            until(lambda: server.client(token).get(f"/tables/{table}/options").json()["must"])
            only_read("on")
            until(lambda: server.client(token).get(f"/tables/{table}/options").status_code == 200)
            assert play(server, table, token).json()["code"] == "database"
            only_read("off")
            until(lambda: server.client(token).get(f"/tables/{table}/options").status_code == 200)
            until(lambda: play(server, table, token).status_code == 200)
        only_read("on")
        must_be_one_sentence(started(url), "can only be read")
        must_be_one_sentence(started(url, "hu"), "csak olvasható")
        only_read("off")
        admin.close()
