"""The SQLite file: what is no good is refused untouched, a second server is refused, and a lost file is noticed."""

import asyncio
import os
import shutil
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, text

from kronika.table import lock
from kronika.table.backup import copy
from kronika.table.database import open_engine, open_held
from kronika.table.file import Held
from kronika.table.problem import Problem, Startup
from kronika.table.storage import Storage


@contextmanager
def held_at(path: Path) -> Iterator[tuple[Engine, Held]]:
    engine, held = open_held(f"sqlite:///{path}")
    assert held is not None
    try:
        yield engine, held
    finally:
        held.close()
        engine.dispose()
        held.release()


def refused(path: Path) -> str:
    with pytest.raises(Startup) as caught:
        open_held(f"sqlite:///{path}")
    return caught.value.code


def filled(path: Path, rows: int = 400) -> Path:
    """A database of ours with some pages in it, as one file."""
    engine = open_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        for n in range(rows):
            connection.execute(text("INSERT INTO settings VALUES (:key, :value)"), {"key": f"k{n}", "value": "x" * 300})
    engine.dispose()
    return path


def texts(path: Path) -> None:
    path.write_text("Dear diary, " * 1000)


def folder(path: Path) -> None:
    path.mkdir()


def empty(path: Path) -> None:
    path.touch()


def foreign(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE recipes (x)")


def truncated(path: Path) -> None:
    filled(path)
    os.truncate(path, path.stat().st_size // 2)


def cut_short(path: Path) -> None:
    filled(path)
    os.truncate(path, 50)


def without_header(path: Path) -> None:
    filled(path)
    with path.open("r+b") as file:
        file.write(b"\0" * 100)


def with_a_bad_page(path: Path) -> None:
    filled(path)
    with path.open("r+b") as file:
        file.seek(path.stat().st_size // 4096 // 2 * 4096)
        file.write(b"\xff" * 4096)


@pytest.mark.parametrize(("spoil", "code"), [
    (texts, "startup-damaged"), (folder, "startup-no-file"), (empty, "startup-empty"), (foreign, "startup-foreign"),
    (truncated, "startup-damaged"), (cut_short, "startup-damaged"), (without_header, "startup-damaged"),
    (with_a_bad_page, "startup-damaged")])
def test_what_is_no_database_of_ours_is_refused_byte_for_byte(tmp_path: Path, spoil: Callable[[Path], None],
                                                             code: str) -> None:
    path = tmp_path / "k.sqlite"
    spoil(path)
    before = path.read_bytes() if path.is_file() else b""
    assert refused(path) == code
    assert (path.read_bytes() if path.is_file() else b"") == before
    assert list(tmp_path.iterdir()) == [path]


def test_a_good_file_that_is_refused_has_nothing_left_beside_it(tmp_path: Path) -> None:
    path = filled(tmp_path / "k.sqlite", 1)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert refused(path) == "startup-newer"
    assert list(tmp_path.iterdir()) == [path]


def left_log(tmp_path: Path) -> bytes:
    """The log of a server that was killed."""
    path = tmp_path / "other.sqlite"
    storage = Storage(*open_held(f"sqlite:///{path}"))
    asyncio.run(storage.write(put("a", 10)))
    log = Path(f"{path}-wal").read_bytes()
    storage.close()
    return log


def test_the_log_of_another_database_is_not_taken_for_its_own(tmp_path: Path) -> None:
    log = left_log(tmp_path)
    with held_at(tmp_path / "k.sqlite"):
        pass
    path, beside = tmp_path / "k.sqlite", tmp_path / "k.sqlite-wal"
    before = path.read_bytes()
    beside.write_bytes(log)
    assert refused(path) == "startup-other-log"
    assert (path.read_bytes(), beside.read_bytes()) == (before, log)
    path.unlink()
    assert refused(path) == "startup-other-log", "what was answered may stand in the log alone"
    assert beside.read_bytes() == log
    assert not path.exists()


def test_its_own_log_is_followed_after_a_crash(tmp_path: Path) -> None:
    path = tmp_path / "k.sqlite"
    storage = Storage(*open_held(f"sqlite:///{path}"))
    for key in ("first", "last"):
        asyncio.run(storage.write(put(key, 10)))
    for suffix in ("", "-wal"):
        shutil.copy(f"{path}{suffix}", tmp_path / f"crashed.sqlite{suffix}")
    storage.close()
    with held_at(tmp_path / "crashed.sqlite") as (engine, _), engine.connect() as reader:
        assert reader.execute(text("SELECT key FROM settings")).scalars().all() == ["first", "last"]


def test_a_start_that_was_killed_while_it_stamped_the_file_is_no_foreign_log(tmp_path: Path) -> None:
    path = tmp_path / "k.sqlite"
    with held_at(path):
        pass
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA user_version = 77")
        for suffix in ("", "-wal"):
            shutil.copy(f"{path}{suffix}", tmp_path / f"crashed.sqlite{suffix}")
    with held_at(tmp_path / "crashed.sqlite") as (_, held):
        assert not held.gone()


def test_a_start_while_somebody_reads_on_and_on_keeps_the_old_stamp(tmp_path: Path,
                                                                    monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kronika.table.database.BUSY", 10)
    path = tmp_path / "k.sqlite"
    storage = Storage(*open_held(f"sqlite:///{path}"))
    with closing(sqlite3.connect(path, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM settings").fetchone()
        asyncio.run(storage.write(put("a", 10)))
        storage.close()
        with held_at(path) as (_, held):
            assert not held.gone()
            for suffix in ("", "-wal"):
                shutil.copy(f"{path}{suffix}", tmp_path / f"crashed.sqlite{suffix}")
    with held_at(tmp_path / "crashed.sqlite") as (engine, held), engine.connect() as connection:
        assert connection.execute(text("SELECT key FROM settings")).scalars().all() == ["a"]
        assert not held.gone()


def test_a_missing_file_is_made_and_its_folder(tmp_path: Path) -> None:
    path = tmp_path / "new" / "k.sqlite"
    with held_at(path) as (_, held):
        assert not held.gone()
    assert list(path.parent.iterdir()) == [path]


def test_a_second_server_is_refused_but_not_a_backup(tmp_path: Path) -> None:
    path = filled(tmp_path / "k.sqlite", 1)
    (tmp_path / "alias.sqlite").symlink_to(path)
    with held_at(path) as (_, held):
        assert refused(path) == "startup-locked"
        assert refused(tmp_path / "alias.sqlite") == "startup-locked"
        assert copy(f"sqlite:///{path}", tmp_path / "copy.sqlite") == 0
        open_engine(f"sqlite:///{path}").dispose()
        assert not held.gone()
    with held_at(path):
        pass


def test_a_system_without_flock_locks_a_file_beside_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As on Windows: the server starts, and a second one at the same file does not."""
    import fcntl

    def locking(file: int, how: int, count: int) -> None:
        fcntl.flock(file, how)

    monkeypatch.setattr(lock, "fcntl", None)
    monkeypatch.setitem(sys.modules, "msvcrt", SimpleNamespace(LK_NBLCK=fcntl.LOCK_EX | fcntl.LOCK_NB, locking=locking))
    monkeypatch.delattr(os, "pread")
    path = filled(tmp_path / "kronika.sqlite")
    with held_at(path) as (_, held):
        assert not held.gone()
        assert refused(path) == "startup-locked"
    with held_at(path):
        pass


def moved(path: Path) -> None:
    path.rename(path.with_name("elsewhere"))


def replaced(path: Path) -> None:
    os.replace(filled(path.with_name("o.sqlite"), 1), path)


def overwritten(path: Path) -> None:
    shutil.copy(filled(path.with_name("o.sqlite"), 1), path)


def emptied(path: Path) -> None:
    os.truncate(path, 0)


def without_log(path: Path) -> None:
    Path(f"{path}-wal").unlink()


@pytest.mark.parametrize("lose", [Path.unlink, moved, replaced, overwritten, emptied, without_log])
def test_a_lost_file_is_noticed_by_reading_and_writing(tmp_path: Path, lose: Callable[[Path], Any]) -> None:
    path = tmp_path / "k.sqlite"
    storage = Storage(*open_held(f"sqlite:///{path}"))

    async def code(work: Callable[..., Any]) -> str:
        with pytest.raises(Problem) as caught:
            await work(lambda c: c.execute(text("SELECT 1")).scalar())
        return f"{caught.value.code} {caught.value.status}"

    async def go() -> None:
        assert await storage.read(lambda c: c.execute(text("SELECT 1")).scalar()) == 1
        lose(path)
        assert await code(storage.write) == await code(storage.read) == "gone 503"

    asyncio.run(go())
    assert storage.gone()
    if not path.exists():
        storage.close()
        assert not path.exists(), "nothing is made in its place"


def test_a_file_that_was_away_is_not_served_again(tmp_path: Path) -> None:
    path = tmp_path / "k.sqlite"
    with held_at(path) as (_, held):
        moved(path)
        assert held.gone()
        path.with_name("elsewhere").rename(path)
        assert held.gone()
    with held_at(path) as (_, held):
        assert not held.gone()


def test_what_was_lost_while_it_was_written_is_not_promised(tmp_path: Path) -> None:
    path = tmp_path / "k.sqlite"
    storage = Storage(*open_held(f"sqlite:///{path}"))

    def work(connection: Connection) -> None:
        connection.execute(text("INSERT INTO settings VALUES ('a', 'b')"))
        path.unlink()

    with pytest.raises(Problem, match="gone"):
        asyncio.run(storage.write(work))


def put(key: str, size: int) -> Callable[[Connection], str]:
    def work(connection: Connection) -> str:
        connection.execute(text("INSERT INTO settings VALUES (:key, :value)"), {"key": key, "value": "x" * size})
        return key

    return work


def test_a_full_disk_undoes_no_answer_of_others_in_the_same_commit(tmp_path: Path) -> None:
    """Whoever is told that it was written can read it; and there is room again afterwards."""
    storage = Storage(*open_held(f"sqlite:///{tmp_path / 'k.sqlite'}"))
    assert storage.writer is not None

    def limit(pages: int) -> Callable[[Connection], None]:
        return lambda connection: (connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}"), None)[1]

    async def together() -> list[Any]:
        jobs = [storage.write(limit(60)), *[storage.write(put(f"{n}", 400_000 if n == 3 else 10)) for n in range(6)]]
        return await asyncio.gather(*jobs, return_exceptions=True)

    async def there() -> set[str]:
        query = text("SELECT key FROM settings")
        return await storage.read(lambda c: {row[0] for row in c.execute(query)})

    async def go() -> None:
        answers = await together()
        assert "disk" in [str(answer) for answer in answers]
        assert {answer for answer in answers if isinstance(answer, str)} <= await there()
        await storage.write(limit(100_000))
        assert await storage.write(put("later", 400_000)) in await there()

    asyncio.run(go())
    storage.close()
