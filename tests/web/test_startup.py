"""A server that cannot start says why in one sentence, in both languages, with exit code 2, and touches nothing."""

import contextlib
import os
import shutil
import socket
import sqlite3
import sys
from pathlib import Path

import pytest

from kronika.table.database import open_engine
from kronika.web.run import bound
from tests.table.keep import KEPT
from tests.web.nursery import said
from tests.web.server import serving


def run(*args: str, **environment: str) -> tuple[int, str]:
    code, _, error = said([*args], {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), **environment})
    return code, error


@pytest.mark.parametrize("lang", ["en", "hu"])
def test_a_taken_port_a_bad_url_a_damaged_database(tmp_path: Path, lang: str) -> None:
    damaged = tmp_path / "damaged.sqlite"
    damaged.write_bytes(b"nonsense" * 1000)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        good = f"sqlite:///{tmp_path / 'good.sqlite'}"
        for args, word in (
                (["--port", port, "--database", good], port),
                (["--port", "0", "--database", f"sqlite:///{damaged}"], "damaged.sqlite"),
                (["--port", "0", "--database", "mysql://a@b/c"], "mysql"),
                (["--port", "0", "--database", good, "--base-url", "ftp://x"], "ftp://x"),
                (["--port", "99999", "--database", good], "99999"))[:6 if lang == "en" else 2]:
            code, error = run("serve", *args, "--lang", lang)
            assert code == 2, args
            assert len(error.strip().splitlines()) == 1
            assert word in error
    assert damaged.read_bytes() == b"nonsense" * 1000
    assert not (tmp_path / "good.sqlite").exists()


@pytest.mark.parametrize("change", ["UPDATE alembic_version SET version_num = '9999'", "DROP TABLE log"])
def test_a_newer_or_foreign_database_is_left_as_it_is(tmp_path: Path, change: str) -> None:
    path = tmp_path / "k.sqlite"
    open_engine(f"sqlite:///{path}").dispose()
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
        connection.execute("PRAGMA foreign_keys=OFF")
        connection.execute(change)
        connection.commit()
    before = path.read_bytes()
    code, error = run("serve", "--port", "0", "--database", f"sqlite:///{path}", "--lang", "hu")
    assert code == 2
    assert len(error.strip().splitlines()) == 1
    assert "nem nyúltunk hozzá" in error
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("url", ["http://[", "k.example", "ftp://k.example"])
def test_a_bad_web_address_is_named_wherever_it_stands(tmp_path: Path, url: str) -> None:
    good = ["--port", "0", "--database", f"sqlite:///{tmp_path / 'k.sqlite'}"]
    for args, environment in (([*good, "--base-url", url], {}), (good, {"KRONIKA_BASE_URL": url})):
        code, error = run("serve", *args, **environment)
        assert code == 2
        assert len(error.strip().splitlines()) == 1
        assert url in error
    assert not (tmp_path / "k.sqlite").exists()


def test_of_two_servers_on_one_port_one_is_told(tmp_path: Path) -> None:
    """Also while the first is still starting."""
    with bound("127.0.0.1", 0) as first:
        port = str(first.getsockname()[1])
        code, error = run("serve", "--port", port, "--database", f"sqlite:///{tmp_path / 'k.sqlite'}")
    assert code == 2
    assert port in error
    assert not (tmp_path / "k.sqlite").exists()


def test_a_bad_setting_is_named(tmp_path: Path) -> None:
    code, error = run("serve", "--port", "0", "--database", f"sqlite:///{tmp_path / 'k'}", KRONIKA_WORKERS="many")
    assert code == 2
    assert "KRONIKA_WORKERS" in error


def test_backup_says_what_it_did(tmp_path: Path) -> None:
    target = tmp_path / "b.sqlite"
    code, error = run("backup", str(target), "--database", f"sqlite:///{tmp_path / 'none.sqlite'}")
    assert code == 2
    assert "none.sqlite" in error
    assert not target.exists()
    target.write_text("precious")
    code, error = run("backup", str(target), "--database", f"sqlite:///{tmp_path / 'none.sqlite'}", "--lang", "hu")
    assert code == 2
    assert target.read_text() == "precious"


def test_tables_of_another_time_are_served_frozen_with_their_record(tmp_path: Path) -> None:
    """Also of a game that is not here any more. Nothing fails, and the reason is told in the reader's language."""
    path = tmp_path / "kept.sqlite"
    shutil.copy(KEPT, path)
    with contextlib.closing(sqlite3.connect(path)) as connection:
        ids = dict(connection.execute("SELECT title, id FROM tables").fetchall())
        connection.execute("UPDATE tables SET kind = 'open', title = ''")
        connection.commit()
    with serving(f"sqlite:///{path}") as server:
        client = server.client()
        for title, word in (("older rules", "változatát"), ("other data", "komponensadatokkal"),
                            ("unknown game", "senet")):
            table = f"/tables/{ids[title]}"
            assert word in client.get(table, params={"lang": "hu"}).json()["frozen"]
            view = client.get(f"{table}/view", params={"lang": "hu"})
            assert (view.status_code, view.json()["code"]) == (409, "frozen")
            assert word in view.json()["text"]
            assert client.get(f"{table}/log").json()["items"]
            assert "\n---\n" in client.get(f"{table}/record").text
            page = server.visitor().get(f"/t/{ids[title]}", headers={"Accept-Language": "hu"})
            assert (page.status_code, word in page.text) == (409, True)
        listed = client.get("/tables").json()
        assert ids["unknown game"] not in [row["id"] for row in listed]
        assert server.visitor().get("/").status_code == 200
