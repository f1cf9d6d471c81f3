"""Whose is the write-ahead log beside a file? SQLite takes any log for the file's own; the stamps tell them apart."""
from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

STAMP = slice(60, 64)                  # where `user_version` stands in the first page of a database
HEAD, FRAME = 32, 24                   # bytes before the frames, and before the page of each


def is_foreign(path: Path, log: Path) -> bool:
    """Whether the log carries other stamps than the file. A log of one frame may be the stamp itself, cut off."""
    frames, stamps = read_stamps(log)
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?immutable=1", uri=True)) as connection:
        own = connection.execute("PRAGMA user_version").fetchone()[0]
    return frames > 1 and bool(stamps) and own not in stamps


def read_stamps(log: Path) -> tuple[int, set[int]]:
    """How many frames count, and the stamps of those that hold the first page."""
    frames, stamps = 0, set()
    with log.open("rb") as file:
        head = file.read(HEAD)
        page = int.from_bytes(head[8:12], "big")
        while frame := file.read(FRAME + page):
            if len(frame) < FRAME + page or frame[8:16] != head[16:24]:
                break                            # left over from before the log began anew
            frames += 1
            if int.from_bytes(frame[:4], "big") == 1:
                stamps.add(int.from_bytes(frame[FRAME:][STAMP], "big", signed=True))
    return frames, stamps
