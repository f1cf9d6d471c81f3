"""A table begun under older rules or other data goes on, is migrated, or is frozen with its record."""

import asyncio
import dataclasses
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import delete, select, update

from kronika.core.step import WATCHER
from kronika.games import box
from kronika.locale import Texts
from kronika.referee import versions
from kronika.referee.record import Record, read
from kronika.table.database import open_engine
from kronika.table.live import Live
from kronika.table.problem import Clash
from kronika.table.schema import LOG, SNAPSHOTS, TABLES
from kronika.table.service import Service
from tests.table.conftest import opened
from tests.table.keep import KEPT
from tests.table.test_service import play_on


@pytest.fixture
def kept(tmp_path: Path) -> str:
    """A copy of the kept database, its components named as today's where they shall count as the same."""
    path = tmp_path / "kept.sqlite"
    shutil.copy(KEPT, path)
    url = f"sqlite:///{path}"
    engine = open_engine(url)
    with engine.begin() as connection:
        here = TABLES.c.title.in_(["goes on", "older rules"])
        connection.execute(update(TABLES).where(here).values(data=box.digest("seven_wonders")))
    engine.dispose()
    return url


def test_a_running_database_keeps_its_titles(kept: str) -> None:
    """Also those whose words are our own: nobody knows whether somebody gave them."""
    with closing(sqlite3.connect(KEPT)) as before:
        titles = dict(before.execute("SELECT id, title FROM tables"))
    engine = open_engine(kept)
    with engine.connect() as connection:
        now = connection.execute(select(TABLES.c.id, TABLES.c.title, TABLES.c.maker)).all()
    engine.dispose()
    assert {table: (title, maker) for table, title, maker in now} == {table: (titles[table], "") for table in titles}


@pytest.fixture
def migration() -> Iterator[None]:
    versions.MIGRATIONS["seven_wonders", 0] = lambda record: dataclasses.replace(record, rules=1)
    yield
    del versions.MIGRATIONS["seven_wonders", 0]


async def titled(service: Service, title: str) -> Live:
    with service.storage.engine.connect() as connection:
        table_id = connection.execute(select(TABLES.c.id).where(TABLES.c.title == title)).scalar_one()
    return await service.live(table_id)


def test_a_table_of_the_same_rules_goes_on(kept: str) -> None:
    async def run() -> None:
        async with opened(kept) as service:
            live = await titled(service, "goes on")
            assert live.frozen is None
            assert (await play_on(service, live)).facts.status == "over"

    asyncio.run(run())


def test_a_table_of_older_rules_is_migrated_and_its_old_record_kept(kept: str, migration: None) -> None:
    async def run() -> None:
        async with opened(kept) as service:
            live = await titled(service, "older rules")
            assert live.frozen is None
            assert live.facts.rules == 1
            old: Record = read(live.facts.legacy)
            assert old.log == live.record().log
            live = await play_on(service, live)
            assert live.facts.status == "over"
            service.drop(live.facts.id)
            assert (await service.live(live.facts.id)).facts.rules == 1

    asyncio.run(run())


@pytest.mark.parametrize(("title", "en", "hu"), [
    ("older rules", "version 0 of the rules", "a szabályok 0. változatát"),
    ("other data", "component data 0123456789abcdef", "más komponensadatokkal készült: 0123456789abcdef"),
    ("unknown game", "no game “senet”", "nincs „senet” nevű játék")])
def test_what_cannot_go_on_is_frozen_with_its_record(kept: str, title: str, en: str, hu: str) -> None:
    async def run() -> None:
        async with opened(kept) as service:
            live = await titled(service, title)
            before = len(live.lines)
            assert live.frozen is not None
            assert en in live.frozen.said(Texts("en").text)
            assert hu in live.frozen.said(Texts("hu").text)
            with pytest.raises(Clash) as caught:
                await service.undo(live.facts.id, 0)
            assert caught.value.code == "frozen"
            for viewer in (0, 1, WATCHER):
                log = live.record(viewer).log
                assert len(log) >= 3
                assert any("?" in words for _, words in log)
            assert len(live.record().log) == 13
            service.drop(live.facts.id)
            assert len((await service.live(live.facts.id)).lines) == before

    asyncio.run(run())


def test_a_migration_that_fails_freezes_the_table(kept: str, migration: None) -> None:
    def broken(record: Record) -> Record:
        return dataclasses.replace(record, rules=1, log=[*record.log, (0, "build palace")])

    versions.MIGRATIONS["seven_wonders", 0] = broken

    async def run() -> None:
        async with opened(kept) as service:
            live = await titled(service, "older rules")
            assert live.frozen is not None
            assert live.frozen.key == "record-refused"
            assert live.facts.rules == 0

    asyncio.run(run())


def test_a_log_that_no_longer_plays_freezes_the_table(kept: str) -> None:
    """Where no snapshot is of this build, the log is played again; one move of it is refused now."""
    async def run() -> None:
        async with opened(kept) as service:
            live = await titled(service, "goes on")
            seq = next(line.seq for line in live.lines if line.words.startswith(("build", "sell", "stage")))
            table_id = live.facts.id
            with service.storage.engine.begin() as connection:
                here = (LOG.c.table_id == table_id) & (LOG.c.seq == seq)
                connection.execute(update(LOG).where(here).values(words="build palace"))
                connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table_id))
            service.drop(table_id)
            live = await service.live(table_id)
            assert live.frozen is not None
            assert live.frozen.key == "record-refused"
            with pytest.raises(Clash):
                await service.undo(table_id, 0)

    asyncio.run(run())


def test_what_another_build_saved_is_saved_anew_at_once(kept: str) -> None:
    """The log is played again once, not at every start until the next regular snapshot."""
    async def run() -> None:
        async with opened(kept) as service:
            live = await titled(service, "goes on")
            assert live.referee.first_line == 0          # the whole log was played
            service.drop(live.facts.id)
            again = await service.live(live.facts.id)
            assert again.referee.first_line == len(again.lines)
            assert (again.facts.rev, again.referee.decisions) == (live.facts.rev, live.referee.decisions)

    asyncio.run(run())


def test_a_snapshot_of_this_build_is_read(kept: str) -> None:
    async def run() -> None:
        async with opened(kept) as service:
            live = await play_on(service, await titled(service, "goes on"), 7)
            service.drop(live.facts.id)
            again = await service.live(live.facts.id)
            assert again.fits()
            assert again.referee.first_line > 0          # only the lines since the snapshot were played

    asyncio.run(run())
