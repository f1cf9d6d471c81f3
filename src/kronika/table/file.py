"""The SQLite file: looked at before it is touched, held by one server, and known again while it is served."""
from __future__ import annotations

import contextlib
import os
import secrets
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

from sqlalchemy import Engine

from kronika.table.lock import OPEN, locked, read_at
from kronika.table.problem import Startup
from kronika.table.wal import STAMP, is_foreign

BESIDE = ("", "-wal", "-shm")          # a database in use is these three files
MARK = "PRAGMA user_version = {}"
Ours = Callable[[list[str], Callable[[], Any], str], str]
REVISION = "SELECT version_num FROM alembic_version"


def look_at_file(path: Path, ours: Ours) -> bool:
    """Whether the file is there. One that is there must be a sound database of ours; it is only read."""
    log = beside(path, "-wal")
    if not path.exists():
        if size(log):
            raise Startup("startup-other-log", url=str(path), log=str(log))
        return False
    if not path.is_file():
        raise Startup("startup-no-file", url=str(path))
    if size(path) == 0:
        raise Startup("startup-empty", url=str(path))
    try:
        must_be_sound(path, log, ours)
    except sqlite3.Error as error:
        raise refusal(error, str(path)) or Startup("startup-damaged", url=str(path), reason=str(error)) from None
    return True


def must_be_sound(path: Path, log: Path, ours: Ours) -> None:
    """Read it all, and what stands in the log beside it."""
    if not size(log):
        way = "mode=rw" if size(beside(path, "-journal")) else "immutable=1"       # a cut off change is undone first
        found = faults(path, way, "quick_check", ours)
    elif is_foreign(path, log):
        raise Startup("startup-other-log", url=str(path), log=str(log))
    else:
        found = faults(path, "mode=ro", "quick_check", ours)
    if found:
        raise Startup("startup-damaged", url=str(path), reason=found)


def faults(path: Path, way: str, check: str, ours: Ours) -> str:
    """What SQLite finds wrong, on one line; empty if nothing."""
    with contextlib.closing(sqlite3.connect(f"{path.absolute().as_uri()}?{way}", uri=True)) as connection:
        found = str(connection.execute(f"PRAGMA {check}(1)").fetchone()[0])
        names = [row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        if found == "ok":
            ours(names, lambda: connection.execute(REVISION).fetchone(), str(path))
    return "" if found == "ok" else " ".join(found.split())[:200]


def must_be_writable(path: Path) -> None:
    """The file, and the folder for what lies beside it. A folder that is missing is made."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except PermissionError:
        raise Startup("startup-read-only", url=str(path)) from None
    except OSError as error:
        raise Startup("startup-database", url=str(path), reason=error.strerror or "") from None
    if not os.access(path.parent, os.W_OK | os.X_OK) or (path.exists() and not os.access(path, os.W_OK)):
        raise Startup("startup-read-only", url=str(path))


def refusal(error: BaseException | None, url: str) -> Startup | None:
    """Why the disk, not the file, is to blame; None if it is not."""
    kind = getattr(error, "sqlite_errorcode", 0) & 0xff
    if kind in (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR):
        return Startup("startup-disk", url=url, reason=str(error))
    if kind in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM, sqlite3.SQLITE_CANTOPEN):
        return Startup("startup-read-only", url=url)
    return None


def beside(path: Path, suffix: str) -> Path:
    return Path(f"{path}{suffix}")


def size(path: Path) -> int:
    return path.stat().st_size if path.exists() else 0


def remove(path: Path) -> None:
    """An unfinished file, with what lies beside it."""
    for suffix in ("-journal", *BESIDE):
        beside(path, suffix).unlink(missing_ok=True)


def put_in_place(part: Path, path: Path) -> None:
    """The finished file gets its name; of two servers that make it at once, the first one's counts."""
    with contextlib.suppress(FileExistsError):
        try:
            os.link(part, path)
        except PermissionError:                  # a file system without links
            os.rename(part, path)


def written_back(cursor: Any, how: str) -> bool:
    """Whether all of the log is in the file now; with RESTART, the next change begins the log anew."""
    return bool(cursor.execute(f"PRAGMA wal_checkpoint({how})").fetchone()[0] == 0)


class Held:
    """The file of a running server. The lock is the kernel's: it ends with the process, however that ends.

    The file must not be opened and closed anywhere else in this process but by SQLite: closing would give up its locks.
    """

    def __init__(self, path: Path) -> None:
        self.path = os.path.realpath(path)
        self.lost = False
        self.known: list[tuple[int, int]] = []
        self.mark = ""                           # what stamps the log as the file is stamped
        self.stamp = b""
        self.connection: Any = None
        self.file = os.open(self.path, OPEN)
        try:
            self.lock = locked(self.path, self.file)
        except OSError:
            os.close(self.file)
            raise Startup("startup-locked", url=str(path)) from None

    def begin(self, engine: Engine) -> None:
        """Stamp the file with a number of this start, and remember what it is. From now on `gone` tells."""
        self.connection = engine.raw_connection()          # kept: while it is open, so is the log beside the file
        number = self.stamped(self.connection.cursor())
        self.mark = MARK.format(number)
        kept = self.read_stamp()
        self.stamp = kept if kept == number.to_bytes(4, "big", signed=True) else b""
        self.known = self.identities()

    def stamped(self, cursor: Any) -> int:
        """The stamp of the file from now on: a new one, which stands alone in the log until the file has it. Where
        somebody reads on and on, the old one."""
        old = int(cursor.execute("PRAGMA user_version").fetchone()[0])
        new = secrets.randbits(31)
        if not written_back(cursor, "RESTART"):
            return old
        cursor.execute(MARK.format(new))
        if not written_back(cursor, "FULL"):
            cursor.execute(MARK.format(old))
            return old
        return new

    def gone(self) -> bool:
        """Whether the file was deleted, moved, replaced or overwritten since; once noticed, it stays so."""
        self.lost = self.lost or not self.same()
        return self.lost

    def same(self) -> bool:
        try:
            return self.identities() == self.known and (not self.stamp or self.read_stamp() == self.stamp)
        except OSError:
            return False

    def identities(self) -> list[tuple[int, int]]:
        found = [os.stat(self.path + suffix) for suffix in BESIDE]
        return [(one.st_dev, one.st_ino) for one in found]

    def read_stamp(self) -> bytes:
        return read_at(self.file, STAMP.start, 4)

    def close(self) -> None:
        """Before the engine is disposed of: the lock is given up by `release` afterwards."""
        if self.connection is not None:
            self.connection.close()

    def release(self) -> None:
        for file in {self.file, self.lock}:
            os.close(file)
