"""One server for one database file: a lock of the system's, which ends with the process however that ends."""
from __future__ import annotations

import os
from types import ModuleType

try:
    import fcntl
except ImportError:                              # Windows
    fcntl = None  # type: ignore[assignment]

# Not every system knows all of these.
OPEN = os.O_RDWR | sum(getattr(os, name, 0) for name in ("O_CLOEXEC", "O_NOINHERIT", "O_BINARY"))


def locked(path: str, file: int) -> int:
    """Lock the file, which is open as `file`; what holds the lock is to be closed in the end. Raises OSError if
    somebody else has it."""
    if fcntl is None:
        return beside(path)
    fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    return file


def beside(path: str) -> int:
    """Where a file cannot be locked without keeping SQLite out, one beside it is. That is weaker: whoever opens the
    database by another name, a link or a share, is not kept out."""
    msvcrt: ModuleType = __import__("msvcrt")
    lock = os.open(f"{path}.lock", OPEN | os.O_CREAT, 0o600)
    try:
        msvcrt.locking(lock, msvcrt.LK_NBLCK, 1)
    except OSError:
        os.close(lock)
        raise
    return lock


def read_at(file: int, place: int, count: int) -> bytes:
    """So many bytes of an open file."""
    if hasattr(os, "pread"):
        return os.pread(file, count, place)
    os.lseek(file, place, os.SEEK_SET)
    return os.read(file, count)
