"""Secrets stand in no log, no error, no page and no description of the settings."""

import logging
import sqlite3
import sys
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from kronika.table import secret
from kronika.table.database import make_engine, parsed
from kronika.table.pool import environment
from kronika.table.settings import Settings, from_environment
from kronika.web.discreet import Discreet
from tests.security.house import House, bearer
from tests.web.server import database_in, serving
from tests.web.table import make
from tests.web.test_startup import run

SMTP, DATABASE = "smtp-Passw0rd", "database-Passw0rd"
URL = f"postgresql://kronika:{DATABASE}@127.0.0.1:1/none"


def test_settings_do_not_tell_their_secrets() -> None:
    found = from_environment({"KRONIKA_SMTP_PASSWORD": SMTP, "KRONIKA_DATABASE": URL})
    assert (found.smtp_password, found.database) == (SMTP, URL)
    assert SMTP not in f"{found!r} {found}"
    assert DATABASE not in f"{found!r} {found}"


def test_bot_processes_see_no_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KRONIKA_SMTP_PASSWORD", SMTP)
    monkeypatch.setenv("KRONIKA_DATABASE", URL)
    monkeypatch.setenv("KRONIKA_GAMES", "tests.market")
    told = environment()
    assert [name for name in told if name.startswith("KRONIKA_")] == ["KRONIKA_GAMES"]
    assert not {SMTP, URL} & set(told.values())


@pytest.mark.parametrize("url", [URL, f"mysql://a:{DATABASE}@b/c", f"postgresql://a:{DATABASE}@[/c",
                                 f"postgresql://a:{DATABASE}@127.0.0.1:x/c"])
def test_a_server_that_cannot_start_does_not_tell_its_passwords(url: str) -> None:
    code, error = run("serve", "--port", "0", KRONIKA_DATABASE=url, KRONIKA_SMTP_PASSWORD=SMTP)
    assert code == 2
    assert error.strip()
    assert DATABASE not in error
    assert SMTP not in error


def logged(settings: Settings, message: str, *args: object, error: BaseException | None = None) -> str:
    info = (type(error), error, error.__traceback__) if error else None
    return Discreet(settings).format(logging.LogRecord("x", logging.ERROR, "x", 1, message, args, info))


@pytest.mark.parametrize("kind", [secret.SEAT, secret.HOST, secret.PERSON])
def test_a_token_is_not_written_to_the_log(kind: str) -> None:
    token = secret.token(kind)
    for message in (f"GET /t/abcdefghjk/s/{token}", f"Authorization: Bearer {token}", f"('{token}',)", f"{token}x"):
        assert token[2:] not in logged(Settings(), "%s", message)
    assert "abcdefghjk" in logged(Settings(), "GET /t/abcdefghjk/s/%s: busy", token)
    assert logged(Settings(), "the bot said h_1").endswith("the bot said h_1")


def test_passwords_are_not_written_to_the_log() -> None:
    said = logged(Settings(smtp_password=SMTP, database=URL), f"{SMTP} {URL} {DATABASE} and https://u:hook@x.example/")
    assert not any(word in said for word in (SMTP, DATABASE, "hook@"))
    try:
        raise ValueError(f"cannot reach {URL}")
    except ValueError as error:
        said = logged(Settings(), "stumbled", error=error)
    assert DATABASE not in said
    assert "Traceback" in said


def test_a_database_error_does_not_tell_what_was_asked(tmp_path: Path) -> None:
    engine = make_engine(parsed(database_in(tmp_path)))
    with engine.connect() as connection, pytest.raises(DBAPIError) as failed:
        connection.execute(text("SELECT * FROM nothing WHERE secret = :secret"), {"secret": SMTP})
    assert SMTP not in str(failed.value)
    engine.dispose()


def test_a_broken_database_is_told_without_secrets(tmp_path: Path) -> None:
    """A failure in the middle of a request: its log and answers."""
    log = tmp_path / "log"
    with serving(database_in(tmp_path), TEST_LOG=str(log), KRONIKA_SMTP_PASSWORD=SMTP) as server:
        players = make(server, 3)
        tokens = [player.client.headers["authorization"].split()[1] for player in players]
        key = signing_key(tmp_path)
        with sqlite3.connect(tmp_path / "kronika.sqlite") as connection:
            connection.execute("ALTER TABLE claims RENAME TO gone")
        said = ""
        for token in tokens:
            answer = server.visitor().get(f"/t/{players[0].table}/s/{token}")
            assert answer.status_code >= 500
            said += answer.text + str(answer.headers)
            said += server.client(token).get("/tables", params={"mine": True}).text
    said += log.read_text()
    assert "claims" in log.read_text(), "the owner is told what went wrong"
    for word in (*tokens, *(secret.hashed(token) for token in tokens), SMTP, key):
        assert word not in said


def signing_key(folder: Path) -> str:
    with sqlite3.connect(folder / "kronika.sqlite") as connection:
        rows = connection.execute("SELECT * FROM settings").fetchall()
    return max((str(value) for row in rows for value in row), key=len)


def test_no_page_tells_of_the_machine(house: House) -> None:
    for path in ("/api/health", "/api/docs", "/api/openapi.json", "/", "/account", "/x", "/api/x", "/api/me"):
        said = house.ask("GET", path, bearer(house.person) if path == "/api/me" else {}).body.decode()
        for word in (str(house.folder), sys.prefix, "KRONIKA_SMTP", "site-packages", house.seat, house.person):
            assert word not in said, path


def test_the_log_of_the_whole_suite_holds_no_token(house: House) -> None:
    house.ask("GET", f"/t/{house.table}/s/{house.seat}")
    house.ask("GET", f"/api/tables/{house.table}", bearer(house.seat))
    for token in (house.seat, house.host, house.person):
        assert token not in house.log()
