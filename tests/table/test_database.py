"""Opening databases: damaged, newer and foreign ones are refused untouched; migrations match the schema; backups."""

import asyncio
import hashlib
import sqlite3
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import select, text
from sqlalchemy.exc import IntegrityError

from kronika.table import people, quick
from kronika.table.backup import copy
from kronika.table.database import config, make_engine, open_engine, parsed
from kronika.table.problem import Startup
from kronika.table.schema import LOG, METADATA, SETTINGS
from tests.table.conftest import opened
from tests.table.test_service import play_on, table


def refused(url: str) -> str:
    with pytest.raises(Startup) as caught:
        open_engine(url)
    return caught.value.code


def test_migrations_lead_to_the_schema(any_url: str) -> None:
    engine = open_engine(any_url)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()
    open_engine(any_url).dispose()


def test_what_a_database_refuses_is_raised_alike(any_url: str) -> None:
    """Also where its driver is asked straight."""
    engine = open_engine(any_url)
    row = {"key": "a", "value": "b"}
    with engine.begin() as connection:
        assert quick.run(connection, SETTINGS.insert, [row]) == 1
        assert quick.run(connection, SETTINGS.insert, [{"key": str(n), "value": "b"} for n in range(3)]) == 3
    with pytest.raises(IntegrityError), engine.begin() as connection:
        quick.run(connection, SETTINGS.insert, [row])
    engine.dispose()


def test_an_account_of_the_first_schema_keeps_its_name(any_url: str) -> None:
    engine = make_engine(parsed(any_url))
    settings = config()
    with engine.begin() as connection:
        settings.attributes["connection"] = connection
        command.upgrade(settings, "0001")
        connection.execute(text("INSERT INTO accounts (name, password, epoch, lang, email, webhook, created) "
                                "VALUES ('dóra', 'x', 0, 'hu', '', '', 0)"))
    engine.dispose()
    engine = open_engine(any_url)
    with engine.connect() as connection:
        found = people.by_name(connection, "Dóra")
    engine.dispose()
    assert found is not None
    assert (found.name, found.shown) == ("dóra", "dóra")


@pytest.mark.parametrize("content", [b"not a database at all, but a long enough text" * 40,
                                     b"SQLite format 3\x00" + b"\xff" * 4000])
def test_a_damaged_file_is_refused_and_not_touched(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "k.sqlite"
    path.write_bytes(content)
    assert refused(f"sqlite:///{path}") == "startup-damaged"
    assert path.read_bytes() == content
    assert list(tmp_path.iterdir()) == [path]


def test_a_file_with_a_broken_page_is_refused(tmp_path: Path, url: str) -> None:
    asyncio.run(_played(url))
    copy(url, tmp_path / "c.sqlite")
    path = tmp_path / "c.sqlite"
    content = bytearray(path.read_bytes())
    for page in range(4, len(content) // 4096):
        content[page * 4096:page * 4096 + 200] = b"\xff" * 200
    path.write_bytes(content)
    before = hashlib.sha256(path.read_bytes()).digest()
    assert refused(f"sqlite:///{path}") == "startup-damaged"
    assert hashlib.sha256(path.read_bytes()).digest() == before


def test_a_newer_database_is_refused_and_not_touched(any_url: str) -> None:
    engine = open_engine(any_url)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    assert refused(any_url) == "startup-newer"
    with pytest.raises(Startup):
        copy(any_url, Path("/nonexistent/x"))


def test_a_foreign_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "k.sqlite"
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE recipes (x)")
    connection.close()
    assert refused(f"sqlite:///{path}") == "startup-foreign"


@pytest.mark.parametrize(("url", "code"), [
    ("mysql://x@y/z", "startup-url"), ("sqlite://", "startup-url"), ("://", "startup-url"), ("http://x", "startup-url"),
    ("sqlite:////proc/nope/k.sqlite", "startup-database"), ("sqlite:////", "startup-no-file"),
    ("sqlite:///:memory:", "startup-url"),
    ("postgresql://x:secret@127.0.0.1:1/none", "startup-database")])
def test_a_bad_url_is_one_clear_refusal(url: str, code: str) -> None:
    with pytest.raises(Startup) as caught:
        open_engine(url)
    assert caught.value.code == code
    assert "secret" not in str(caught.value.arguments)


def test_a_bare_path_is_a_file() -> None:
    assert parsed("/tmp/x.sqlite").database == "/tmp/x.sqlite"


async def _played(url: str) -> int:
    async with opened(url) as service:
        live = await play_on(service, await table(service), 30)
        return len(live.lines)


def test_a_backup_is_a_whole_database(any_url: str, tmp_path: Path) -> None:
    lines = asyncio.run(_played(any_url))
    assert copy(any_url, tmp_path / "backup.sqlite") == 1
    engine = open_engine(f"sqlite:///{tmp_path / 'backup.sqlite'}")
    with engine.connect() as connection:
        assert len(connection.execute(select(LOG)).all()) == lines
    engine.dispose()


def test_a_backup_while_others_write(url: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(url) as service:
            live = await table(service)
            playing = asyncio.create_task(play_on(service, live))
            for number in range(3):
                await asyncio.to_thread(copy, url, tmp_path / f"{number}.sqlite")
            await playing
            for number in range(3):
                async with opened(f"sqlite:///{tmp_path / f'{number}.sqlite'}") as copied:
                    there = await copied.live(live.facts.id)
                    assert len(there.lines) == there.facts.seq
                    assert there.whole().lines() == there.facts.seq

    asyncio.run(run())
