"""The engine: one URL, SQLite by default, PostgreSQL by choice; looked at before it is touched."""
from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Callable, Iterator
from importlib import resources
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

from kronika.table.file import REVISION, Held, beside, look_at_file, must_be_writable, put_in_place, refusal, remove
from kronika.table.private import owner_only, tighten
from kronika.table.problem import Startup

PATIENCE = 5                           # seconds to wait for a PostgreSQL that does not answer
BUSY = 30_000                          # milliseconds to wait for another process's write


def default_url() -> str:
    """KRONIKA_DATABASE, else a file in the user's data folder."""
    chosen = os.environ.get("KRONIKA_DATABASE")
    if chosen:
        return chosen
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return f"sqlite:///{home / 'kronika' / 'kronika.sqlite'}"


def parsed(url: str) -> URL:
    """The URL with the driver that is installed. Raises Startup for one that cannot be used."""
    try:
        found = make_url(url if "://" in url else f"sqlite:///{url}")
    except (ArgumentError, ValueError):
        raise Startup("startup-url", url=shown(url)) from None
    name = found.drivername.split("+")[0]
    if name == "sqlite" and found.database not in (None, "", ":memory:") and not found.host:
        return found.set(drivername="sqlite")
    if name in ("postgresql", "postgres"):
        return found.set(drivername="postgresql+psycopg")
    raise Startup("startup-url", url=shown(url))


def shown(url: str) -> str:
    """The URL without its password."""
    try:
        return make_url(url).render_as_string(hide_password=True)
    except (ArgumentError, ValueError):
        return url.split("@")[-1]


def shown_url(url: URL) -> str:
    """The file, or the address without its password."""
    return str(url.database) if url.drivername == "sqlite" else url.render_as_string(hide_password=True)


def open_engine(url: str, writing: bool = True) -> Engine:
    """An engine on a database that is good and of this version; a missing file is made. Raises Startup."""
    found = parsed(url)
    if found.drivername == "sqlite":
        ready(Path(found.database or ""), writing)
    return opened(found, writing)


def open_held(url: str) -> tuple[Engine, Held | None]:
    """The engine of a server. Its SQLite file is held, so that no second server has it; before anything is written."""
    found = parsed(url)
    if found.drivername != "sqlite":
        return opened(found, True), None
    path = Path(found.database or "")
    ready(path, True)
    held = Held(path)
    try:
        engine = opened(found, True)
        with refusing(engine):
            held.begin(engine)
    except Startup:
        held.close()
        held.release()
        raise
    return engine, held


def ready(path: Path, writing: bool) -> None:
    """The file is there and good, and can be written where it must be. Raises Startup."""
    there = look_at_file(path, must_be_ours)
    if writing:
        must_be_writable(path)
        tighten(path)
        if not there:
            make_file(path)
    elif not there:
        raise Startup("startup-missing", url=str(path))


def make_file(path: Path) -> None:
    """A new database gets its name when it is whole: a start that fails leaves nothing behind."""
    part = beside(path, f".{os.getpid()}.part")
    engine = make_engine(parsed(f"sqlite:///{part}"))
    try:
        with owner_only(), refusing(engine):
            migrate(engine)
            into_one_file(engine)
        put_in_place(part, path)
    except OSError as error:
        raise Startup("startup-database", url=str(path), reason=error.strerror or "") from None
    finally:
        engine.dispose()
        remove(part)


def opened(url: URL, writing: bool) -> Engine:
    """An engine on a database that is there, brought up to date if it is to be written."""
    engine = make_engine(url, "rw")
    with refusing(engine), engine.connect() as connection:
        revision = look(connection, shown_url(url))
        if writing and only_read(connection):
            raise Startup("startup-read-only", url=shown_url(url))
    if revision == head():
        return engine
    with refusing(engine):
        if not writing:
            raise Startup("startup-older", url=shown_url(url))
        migrate(engine)
    return engine


@contextlib.contextmanager
def refusing(engine: Engine) -> Iterator[None]:
    """What the database refuses is why there is no start; the engine is given up."""
    try:
        yield
    except DBAPIError as error:
        engine.dispose()
        url = shown_url(engine.url)
        raise refusal(error.orig, url) or Startup("startup-database", url=url, reason=reason(error)) from None
    except sqlite3.Error as error:
        engine.dispose()
        url = shown_url(engine.url)
        raise refusal(error, url) or Startup("startup-database", url=url, reason=str(error)) from None
    except Startup:
        engine.dispose()
        raise


def only_read(connection: Connection) -> bool:
    """A PostgreSQL that is a standby, or whose transactions may only read."""
    return connection.dialect.name == "postgresql" and \
        connection.exec_driver_sql("SHOW transaction_read_only").scalar() == "on"


def reason(error: SQLAlchemyError) -> str:
    """The driver's own words, on one line."""
    return " ".join(str(getattr(error, "orig", error)).split())[:200]


def look(connection: Connection, url: str) -> str:
    """The revision of the database; empty for one without tables. Raises Startup for a newer or foreign one."""
    names = inspect(connection).get_table_names()
    return must_be_ours(names, lambda: connection.execute(text(REVISION)).first(), url)


def must_be_ours(names: list[str], first: Callable[[], Any], url: str) -> str:
    """What `look` says, of the names of the tables and the row that tells the revision."""
    if not names:
        return ""
    if "alembic_version" not in names or "log" not in names:
        raise Startup("startup-foreign", url=url)
    row = first()
    revision = str(row[0]) if row else ""
    if revision not in known():
        raise Startup("startup-newer", url=url, revision=revision, known=head())
    return revision


def make_engine(url: URL, mode: str = "rwc") -> Engine:
    """An engine; with `rw`, a SQLite file that has gone is never made anew."""
    if url.drivername != "sqlite":
        return create_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True, hide_parameters=True,
                             connect_args={"connect_timeout": PATIENCE})
    address = f"{Path(url.database or '').absolute().as_uri()}?mode={mode}"

    def connect() -> sqlite3.Connection:
        return sqlite3.connect(address, uri=True, check_same_thread=False, timeout=BUSY / 1000)

    engine = create_engine(url, creator=connect, hide_parameters=True)
    event.listen(engine, "connect", prepare)
    event.listen(engine, "begin", begin)
    return engine


def prepare(connection: Any, _record: Any) -> None:
    """Every SQLite connection: write-ahead log, a commit is on disk before it is answered, references are kept."""
    connection.isolation_level = None
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY}"):
        connection.execute(f"PRAGMA {pragma}")


def begin(connection: Connection) -> None:
    """A writer says so at once, so that two writers queue instead of failing."""
    writing = connection.get_execution_options().get("writing", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")


def into_one_file(engine: Engine) -> None:
    """Nothing is left beside the file."""
    raw = engine.raw_connection()
    raw.cursor().execute("PRAGMA journal_mode=DELETE")
    raw.close()


# migrations

def config() -> Config:
    out = Config()
    out.set_main_option("script_location", str(resources.files("kronika.table") / "migrations"))
    return out


def known() -> list[str]:
    """Every revision that this program knows."""
    return [script.revision for script in ScriptDirectory.from_config(config()).walk_revisions()]


def head() -> str:
    return ScriptDirectory.from_config(config()).get_current_head() or ""


def migrate(engine: Engine) -> None:
    """Bring the database to the newest revision, in one transaction; of two servers that start at once, one waits."""
    settings = config()
    with engine.connect().execution_options(writing=True) as connection, connection.begin():
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(7011980)"))
        settings.attributes["connection"] = connection
        command.upgrade(settings, "head")
