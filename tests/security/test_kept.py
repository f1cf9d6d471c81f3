"""What is kept: the database is its owner's alone, sessions are in it and not in the cookie, the administrator is named
on the command line, and older databases keep what was right in them."""

import asyncio
import os
import stat
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import Connection, Engine, MetaData, Table, func, insert, select

from kronika.cli import run
from kronika.table import backup, people, secret, sessions
from kronika.table.clock import now
from kronika.table.database import config, make_engine, open_engine, parsed
from kronika.table.problem import Startup
from kronika.table.schema import CLAIMS, SESSIONS
from kronika.table.settings import from_environment
from kronika.web import session
from kronika.web.asker import by_session
from kronika.web.device import device
from tests.table.conftest import any_url, opened, postgres, postgres_url, url
from tests.web.server import database_in, serving

__all__ = ["any_url", "postgres", "postgres_url", "url"]
KEY = b"k" * 32


def test_passwords_are_dear_to_guess() -> None:
    """By argon2id, with 64 MiB and three passes for each guess."""
    kind, cost = people.hash_password("password1").split("$")[1:4:2]
    assert (kind, cost) == ("argon2id", "m=65536,t=3,p=4")


def modes(folder: Path) -> dict[str, str]:
    return {path.name: oct(stat.S_IMODE(path.stat().st_mode)) for path in folder.iterdir()}


# files

@pytest.fixture
def loose() -> Any:
    """A process whose files anybody may read."""
    before = os.umask(0o022)
    yield
    os.umask(before)


@pytest.mark.usefixtures("loose")
def test_the_database_and_its_copies_are_their_owners_alone(tmp_path: Path) -> None:
    home, copies, log = tmp_path / "home", tmp_path / "copies", tmp_path / "log"
    home.mkdir()
    copies.mkdir()
    with serving(database_in(home)) as server:
        assert {"kronika.sqlite", "kronika.sqlite-wal", "kronika.sqlite-shm"} <= set(modes(home))
        assert set(modes(home).values()) == {"0o600"}
        assert server.command("backup", str(copies / "copy.sqlite")).returncode == 0
        assert modes(copies) == {"copy.sqlite": "0o600"}
    for path in home.iterdir():
        path.chmod(0o644)
    with serving(database_in(home), TEST_LOG=str(log)):
        assert set(modes(home).values()) == {"0o600"}
    assert "could be read by others (mode 644)" in log.read_text()


@pytest.mark.usefixtures("loose")
def test_a_copy_in_the_making_is_its_owners_alone(tmp_path: Path, url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    open_engine(url).dispose()
    seen: dict[str, str] = {}
    copied = backup.copy_rows

    def watched(reader: Connection, writer: Connection) -> int:
        seen.update(modes(tmp_path / "copies"))
        return copied(reader, writer)

    (tmp_path / "copies").mkdir()
    monkeypatch.setattr(backup, "copy_rows", watched)
    backup.copy(url, tmp_path / "copies" / "copy.sqlite")
    assert "copy.sqlite.part" in seen
    assert set(seen.values()) == {"0o600"}


# the administrator

def test_the_administrator_is_named_on_the_command_line(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    engine = open_engine(url)
    with engine.begin() as c:
        people.register(c, "Gazda", "x", "hu")
    engine.dispose()

    def said(*words: str, lang: str = "en") -> tuple[int, str]:
        code = run(["admin", *words, "--database", url, "--lang", lang])
        both = capsys.readouterr()
        assert not (both.out and both.err)
        return code, (both.out or both.err).strip()

    assert said("list") == (0, "Nobody is an administrator.")
    assert said("grant", "GAZDA") == (0, "Gazda is an administrator now.")
    assert said("list") == (0, "Gazda")
    assert said("revoke", "gazda", lang="hu") == (0, "Gazda többé nem rendszergazda.")
    assert said("list", lang="hu") == (0, "Senki sem rendszergazda.")
    for words, english, hungarian in (
            (["grant", "Nobody"], "no account “Nobody”", "Nincs „Nobody” nevű fiók"),
            (["grant"], "needs the name of an account", "meg kell adni egy fiók nevét"),
            (["list", "Gazda"], "takes no name", "nem kell név"),
            (["crown", "x"], "grant, revoke, list, rotate-key", "nincs „crown”"),
            (["grant", "\u202e"], "visible characters", "látható karakter")):
        for lang, wanted in (("en", english), ("hu", hungarian)):
            code, line = said(*words, lang=lang)
            assert (code, len(line.splitlines())) == (2, 1)
            assert wanted in line


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["admin", "rotate-key", "--database", f"sqlite:///{tmp_path / 'none'}", "--lang", "en"]) == 2
    assert "There is no database" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_name_in_the_environment_makes_nobody_the_administrator() -> None:
    with pytest.raises(Startup) as caught:
        from_environment({"KRONIKA_ADMIN": "Gazda"})
    assert caught.value.code == "startup-admin"


# sessions

def signed_in(c: Connection, account: int, number: int = 0, before: str = "") -> str:
    cookie = f"i_{number}"
    sessions.begin(c, account, secret.hashed(cookie), f"v{number}", "Firefox", before)
    return secret.hashed(cookie)


def test_sessions_are_bounded_and_end_when_they_are_not_seen(any_url: str) -> None:
    engine = open_engine(any_url)
    with engine.begin() as c:
        account = people.register(c, "Sok", "x", "hu").id
        made = [signed_in(c, account, number) for number in range(sessions.MOST + 2)]
        assert [sessions.find(c, each) is None for each in made[:3]] == [True, True, False]
        assert len(sessions.listed(c, account)) == sessions.MOST
        c.execute(SESSIONS.update().where(SESSIONS.c.hash == made[-1]).values(seen=now() - sessions.LONGEST - 1))
        assert sessions.find(c, made[-1]) is None
        people.remove(c, account)
        assert c.execute(select(func.count()).select_from(SESSIONS)).scalar() == 0
    engine.dispose()


def test_a_request_of_a_signed_in_browser_costs_one_read(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        async with opened(url) as service:
            account = await service.storage.write(people.register, "Egy", "x", "hu")
            await service.storage.write(signed_in, account.id)
            reads: list[object] = []
            read = service.storage.read

            async def counted(work: Any, *args: Any) -> Any:
                reads.append(work)
                return await read(work, *args)

            monkeypatch.setattr(service.storage, "read", counted)
            found = await by_session(service, session.Session("", "i_0"))
            assert found is not None
            assert (found.account_id, found.visitor, len(reads)) == (account.id, "v0", 1)
            guest = await by_session(service, session.Session("someone"))
            assert guest is not None
            assert (guest.visitor, len(reads)) == ("someone", 1), "a guest costs none"

    asyncio.run(check())


@pytest.mark.parametrize(("text", "found"), [
    ("aaaa", session.Session("aaaa")), ("i_secret", session.Session("", "i_secret")),
    ("aaaa.0.0", session.Session("aaaa")), ("aaaa.17.3", session.Session("aaaa"))])
def test_cookies_of_guests_sessions_and_older_servers(text: str, found: session.Session) -> None:
    """An older cookie that named an account is a guest's now: nobody is signed in by what it says."""
    assert session.read(KEY, f"{text}.{session.sign(KEY, 'session', text)}") == found
    assert session.read(b"x" * 32, f"{text}.{session.sign(KEY, 'session', text)}") is None


@pytest.mark.parametrize(("agent", "label"), [
    ("Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0", "Firefox, Linux"),
    ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/128.0 Safari/537.36 Edg/128.0", "Edge, Windows"),
    ("Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Mobile Safari/604.1", "Safari, iPhone"),
    ("Mozilla/5.0 (Linux; Android 14) Chrome/128.0 Mobile Safari/537.36", "Chrome, Android"),
    ("my-bot/2.0 (+x)", "my-bot/2.0"), ("", ""), ("\x00\u202e", ""), ("x" * 500, "x" * 40)])
def test_a_device_has_a_short_name(agent: str, label: str) -> None:
    assert device(agent) == label


# older databases

def filled(engine: Engine, table_name: str, **values: object) -> None:
    """A row of a table as it was then, with nothing in what is not said."""
    with engine.begin() as c:
        table = Table(table_name, MetaData(), autoload_with=c)
        nothing: dict[type, object] = {str: "", int: 0, bool: False}
        row = {column.name: nothing[column.type.python_type] for column in table.c
               if not column.nullable and not column.primary_key}
        c.execute(insert(table), {**row, **values})


def test_what_was_taken_while_signed_in_is_the_accounts_alone(any_url: str) -> None:
    engine = make_engine(parsed(any_url))
    settings = config()
    with engine.begin() as connection:
        settings.attributes["connection"] = connection
        command.upgrade(settings, "0002")
    filled(engine, "accounts", name="dóra", shown="Dóra", epoch=3)
    for number, account in ((0, 1), (1, None)):
        filled(engine, "tables", id=f"table{number}", host_account=account)
        for seat, holder in ((0, 1), (1, None)):
            filled(engine, "seats", table_id=f"table{number}", number=seat, account=holder)
        for seat in (-1, 0, 1):
            filled(engine, "claims", visitor="v", table_id=f"table{number}", seat=seat)
    engine.dispose()
    engine = open_engine(any_url)
    with engine.connect() as c:
        kept = c.execute(select(CLAIMS.c.table_id, CLAIMS.c.seat).order_by(CLAIMS.c.table_id, CLAIMS.c.seat)).all()
        found = people.by_name(c, "DÓRA")
    engine.dispose()
    assert [tuple(row) for row in kept] == [("table0", 1), ("table1", -1), ("table1", 1)]
    assert found is not None
    assert (found.shown, found.admin) == ("Dóra", False)
