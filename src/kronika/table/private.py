"""Files that only their owner may read: a database holds the signing key, e-mail addresses and hashes of passwords."""
from __future__ import annotations

import contextlib
import logging
import os
from collections.abc import Iterator
from pathlib import Path

LOG = logging.getLogger("kronika.database")
BESIDE = ["", "-wal", "-shm", "-journal"]        # a SQLite database and what stands beside it
OTHERS = 0o077


@contextlib.contextmanager
def owner_only() -> Iterator[None]:
    """Files made meanwhile are their owner's alone from their first moment. SQLite gives what it makes beside a
    database the mode of the database."""
    before = os.umask(OTHERS)
    try:
        yield
    finally:
        os.umask(before)


def tighten(path: Path) -> None:
    """Take from others what they may do with a database that is already there."""
    for name in BESIDE:
        file = path.with_name(path.name + name)
        try:
            mode = file.stat().st_mode & 0o777
            if mode & OTHERS:
                file.chmod(mode & ~OTHERS)
                LOG.warning("%s could be read by others (mode %o) and is its owner's alone now", file, mode)
        except FileNotFoundError:
            continue
        except OSError as error:
            LOG.warning("%s can be read by others, and that could not be changed: %s", file, error.strerror)
