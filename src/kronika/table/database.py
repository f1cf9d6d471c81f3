"""The engine: one URL, SQLite by default, PostgreSQL by choice; looked at before it is touched."""
from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Callable
from importlib import resources
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

from kronika.table.problem import Startup

REVISION = "SELECT version_num FROM alembic_version"
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
    if name == "sqlite" and found.database and not found.host:
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


def open_engine(url: str, writing: bool = True) -> Engine:
    """An engine on a database that is good and of this version; an empty one is made. Raises Startup."""
    found = parsed(url)
    if found.drivername == "sqlite":
        look_at_file(Path(found.database or ""))
    engine = make_engine(found)
    try:
        with engine.connect() as connection:
            revision = look(connection, url)
        if revision != head() and writing:
            migrate(engine)
        elif revision != head():
            raise Startup("startup-older", url=shown(url))
    except DBAPIError as error:
        engine.dispose()
        raise Startup("startup-database", url=shown(url), reason=reason(error)) from None
    except Startup:
        engine.dispose()
        raise
    return engine


def reason(error: SQLAlchemyError) -> str:
    """The driver's own words, on one line."""
    return " ".join(str(getattr(error, "orig", error)).split())[:200]


def look_at_file(path: Path) -> None:
    """A file that is there must be a sound SQLite database; it is only read."""
    if not path.exists():
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Startup("startup-database", url=str(path), reason=error.strerror or "") from None
        return
    if not path.is_file():
        raise Startup("startup-database", url=str(path), reason="not a file")
    if path.stat().st_size == 0:
        return
    try:
        connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)
        with contextlib.closing(connection):
            found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
            names = [row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
            must_be_ours(names, lambda: connection.execute(REVISION).fetchone(), str(path))
    except sqlite3.Error as error:
        raise Startup("startup-damaged", url=str(path), reason=str(error)) from None
    if found != "ok":
        raise Startup("startup-damaged", url=str(path), reason=" ".join(str(found).split())[:200])


def look(connection: Connection, url: str) -> str:
    """The revision of the database; empty for one without tables. Raises Startup for a newer or foreign one."""
    names = inspect(connection).get_table_names()
    return must_be_ours(names, lambda: connection.execute(text(REVISION)).first(), shown(url))


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


def make_engine(url: URL) -> Engine:
    if url.drivername != "sqlite":
        return create_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True, hide_parameters=True)
    engine = create_engine(url, hide_parameters=True, connect_args={"check_same_thread": False, "timeout": BUSY / 1000})
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
