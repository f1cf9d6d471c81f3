"""Records as datasets: a row for each game, and a row for each decision of a seat, as Parquet files in a folder.

`records.parquet` has a row for each game:

| column | what it is |
|---|---|
| record, hash | the name of the file, and a short word for its log: equal games have equal ones |
| game, edition, mode, options, seats | what was played |
| names, levels | who played: `levels` has the bot's level, or `person` |
| seed | what its chance came from |
| scores, ranks, reason | how it ended; nothing in a game that is not over |
| decisions, log | how many decisions the seats made, and what was said: `SEAT WORDS`, chance being seat 15 |

`positions_GAME_EDITION.parquet` has a row for each decision. Several processes write parts, whose names end with their
number.

| column | what it is |
|---|---|
| record, number | which game, and the how-manieth decision of it |
| seat, level | who decided, and what kind of player that was |
| observation | what the seat could know, as `layout` has it: its numbers, each in a byte (int8), or a list of them |
| large_at, large | beside bytes: the places, from 0, of the numbers that no byte holds, and these (int32) |
| options, choice | the actions that were offered, and the one that was taken; -1: it was none of them |
| words | the same, as it was said |
| score, rank, reward | how the game ended for that seat |
"""
from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from kronika.games import box
from kronika.referee.reason import Reason
from kronika.referee.record import Record
from kronika.referee.replay import game_of
from kronika.research.batch import seldom_collected
from kronika.research.columns import FORMAT, LARGE, Positions, Seats, widened
from kronika.research.layout import Row
from kronika.research.replays import Replays, level, log_hash, records

GAMES = 500                            # rows of games that are written at once
GAME = pa.schema([
    ("record", pa.string()), ("hash", pa.string()), ("game", pa.string()), ("edition", pa.string()),
    ("mode", pa.string()), ("options", pa.string()), ("seats", pa.int8()), ("names", pa.list_(pa.string())),
    ("levels", pa.list_(pa.string())), ("seed", pa.string()), ("scores", pa.list_(pa.int32())),
    ("ranks", pa.list_(pa.int8())), ("reason", pa.string()), ("decisions", pa.int32()), ("log", pa.list_(pa.string()))])
Told = Callable[[Path, Reason], None]


def records_file(part: str = "") -> str:
    return "_".join(word for word in ("records", part) if word) + ".parquet"


class Export:
    """The files of a folder. `games`, `decisions` and `bad` count what has been read so far."""

    def __init__(self, folder: Path, part: str = "", lists: bool = False) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self.lists = lists                       # observations as lists, for what cannot read their bytes
        self.part = part                         # of a dataset that several processes write
        self.replays = Replays()
        self.file: Any = pq.ParquetWriter(folder / records_file(part), GAME, compression="zstd")
        self.waiting: list[dict[str, Any]] = []
        self.positions: dict[tuple[str, str], Positions] = {}
        self.games = self.decisions = self.bad = 0

    def add(self, name: str, record: Record) -> None:
        """A record, which is replayed to its result before anything of it is written. Raises Broken or Frozen."""
        game_of(record)
        key = (record.game, record.edition)
        if key not in self.positions:
            self.positions[key] = Positions(self.folder, *key, self.part, self.lists)
        positions = self.positions[key]
        rows = positions.rows
        try:
            with seldom_collected(1 + self.games):
                for decision in self.replays.decisions(record):
                    rows.add(decision)
        except Reason:
            rows.drop()
            raise
        made = positions.keep(Seats(name, record))
        self.waiting.append(game_of_record(name, record, made))
        if len(self.waiting) == GAMES:
            self.write()
        self.games += 1
        self.decisions += made

    def read(self, paths: Iterable[Path], bad: Told | None = None) -> Iterator[Path]:
        """All records of files and folders, one after the other, to the end; each file when it is done.

        A record that does not hold is told to `bad` and left out; without it, it is raised.
        """
        try:
            for file, record in records(paths):
                try:
                    if isinstance(record, Reason):
                        raise record
                    self.add(file.name, record)
                except Reason as reason:
                    if bad is None:
                        raise
                    self.bad += 1
                    bad(file, reason)
                yield file
        finally:
            self.close()

    def write(self) -> None:
        self.file.write_table(pa.Table.from_pylist(self.waiting, schema=GAME))
        self.waiting = []

    def close(self) -> None:
        self.write()
        self.file.close()
        for part in self.positions.values():
            part.close()


def game_of_record(name: str, record: Record, decisions: int) -> dict[str, Any]:
    """The row of a game."""
    told = {column: getattr(record, column) for column in
            ("game", "edition", "mode", "seats", "names", "seed", "scores", "ranks", "reason")}
    return {**told, "record": name, "hash": log_hash(record), "options": json.dumps(record.options, sort_keys=True),
            "levels": [level(record, seat) for seat in range(record.seats)], "decisions": decisions,
            "log": [f"{seat} {words}" for seat, words in record.log]}


def export(paths: Iterable[Path], folder: Path, lists: bool = False) -> Export:
    """Write what the records of files and folders hold. Raises a Reason where one does not hold."""
    out = Export(folder, lists=lists)
    for _ in out.read(paths):
        pass
    return out


def some(paths: list[Path], folder: Path, number: int, data: Path | None = None,
         lists: bool = False) -> tuple[int, int, list[tuple[Path, Reason]]]:
    """A part of a dataset, what a worker does: games, decisions, and the records that do not hold."""
    if data is not None:
        box.use(data)
    bad: list[tuple[Path, Reason]] = []
    out = Export(folder, f"{number:05}", lists)
    for _ in out.read(paths, lambda path, reason: bad.append((path, reason))):
        pass
    return out.games, out.decisions, bad


def positions(path: Path, columns: list[str] | None = None) -> Iterator[Any]:
    """The rows of a file, in batches, as pyarrow has them. Raises ValueError for a file of another format."""
    file = pq.ParquetFile(path)
    if (file.schema_arrow.metadata or {}).get(b"format") != FORMAT.encode():
        raise ValueError(f"{path} has not the format {FORMAT}: export the records again")
    if columns and "observation" in columns:
        columns = [*columns, *(name for name in LARGE if name in file.schema_arrow.names and name not in columns)]
    for group in range(file.num_row_groups):
        yield from file.read_row_group(group, columns=columns).to_batches()


def observations(batch: Any) -> Row:
    """The observations of a batch as rows of an array (int32)."""
    seen = batch.column("observation")
    if not pa.types.is_fixed_size_binary(seen.type):
        rows: Row = seen.flatten().to_numpy().reshape(len(seen), -1)
        return rows
    width = seen.type.byte_width
    small = np.frombuffer(seen.buffers()[1], np.int8, len(seen) * width, seen.offset * width).reshape(len(seen), width)
    places, values = (batch.column(name) for name in LARGE)
    return widened(small, places.value_lengths().to_numpy(), places.flatten().to_numpy(), values.flatten().to_numpy())
