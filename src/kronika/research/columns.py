"""Decisions of an edition on their way into a Parquet file, column by column."""
from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pyarrow as pa
import pyarrow.parquet as pq

from kronika.referee.record import Record
from kronika.research.actions import actions
from kronika.research.layout import Row, layout
from kronika.research.replays import level
from kronika.research.rows import Rows
from kronika.research.world import by_rank

FORMAT = "2"                           # of the columns
TOGETHER = 4_000_000                   # numbers of observations that are written at once
LARGE = ["large_at", "large"]          # the columns of the numbers that no byte holds
Whole = npt.NDArray[np.int32]


def positions_file(game: str, edition: str, part: str = "") -> str:
    return "_".join(word for word in ("positions", game, edition, part) if word) + ".parquet"


class Seats:
    """What a record tells of its seats."""

    def __init__(self, name: str, record: Record) -> None:
        self.name = name
        over = bool(record.scores)
        nothing: list[Any] = [None] * record.seats
        self.level = [level(record, seat) for seat in range(record.seats)]
        self.score = record.scores if over else nothing
        self.rank = record.ranks if over else nothing
        self.reward = by_rank(tuple(record.ranks)) if over else nothing


class Positions:
    """The file of an edition's decisions, and the rows that wait to be written into it: a list for each column.

    Of the record that is read last they are taken back if it does not hold.
    """

    def __init__(self, folder: Path, game: str, edition: str, part: str, lists: bool) -> None:
        self.lists = lists                       # observations are lists of numbers, and not their bytes
        self.layout = layout(game, edition)
        self.actions = actions(game, edition)
        told = {"format": FORMAT, "game": game, "edition": edition, "actions": self.actions.version(),
                "layout": self.layout.version()}
        self.schema = pa.schema([
            ("record", pa.string()), ("number", pa.int32()), ("seat", pa.int8()), ("level", pa.string()),
            pa.field("observation", kind(self.layout.size, lists), nullable=False),
            *([] if lists else [(name, pa.list_(pa.int32())) for name in LARGE]), ("options", pa.list_(pa.int32())),
            ("choice", pa.int32()), ("words", pa.string()), ("score", pa.int32()), ("rank", pa.int8()),
            ("reward", pa.float32())], metadata=told)
        self.file: Any = pq.ParquetWriter(folder / positions_file(game, edition, part), self.schema, compression="zstd",
                                          use_dictionary=["record", "level", "words"],
                                          write_statistics=["record", "number", "seat", "choice", "score", "rank"])
        most = max(1, TOGETHER // self.layout.size)
        self.packer = ThreadPoolExecutor(1)      # packs rows while the next records are replayed
        self.packed: Future[None] | None = None
        self.rows, self.others = [Rows(self.layout.sight, self.actions, most) for _ in range(2)]
        self.games: list[Seats] = []             # with how many rows of each wait
        self.counts: list[int] = []

    def keep(self, game: Seats) -> int:
        """The record holds: how many rows it has."""
        count = self.rows.keep()
        self.games.append(game)
        self.counts.append(count)
        if len(self.rows.seats) >= self.rows.most:
            self.write()
        return count

    def write(self) -> None:
        """The rows that wait; those before them must have been packed by then."""
        self.wait()
        rows = self.rows
        columns = {**self.told(), "options": lists(rows.offers, rows.offered), "choice": whole(rows.choices),
                   "words": rows.words}
        if not self.lists:
            columns |= zip(LARGE, (lists(rows.places, rows.odds), lists(rows.odd, rows.odds)))
        arrays = {name: pa.array(column, self.schema.field(name).type) for name, column in columns.items()}
        self.packed = self.packer.submit(self.pack, rows, arrays)
        self.rows, self.others = self.others, rows
        self.rows.clear()
        self.games, self.counts = [], []

    def wait(self) -> None:
        if self.packed is not None:
            self.packed.result()

    def pack(self, rows: Rows, arrays: dict[str, Any]) -> None:
        """Write rows, those of a room at once."""
        for room in range(-(-len(rows.seats) // rows.most)):
            first, last = room * rows.most, min(len(rows.seats), (room + 1) * rows.most)
            columns = [arrays[field.name].slice(first, last - first) if field.name in arrays else
                       self.observed(rows, first, last) for field in self.schema]
            self.file.write_batch(pa.record_batch(columns, schema=self.schema))

    def told(self) -> dict[str, Any]:
        """What the records tell of their seats, for each row."""
        out: dict[str, list[Any]] = {name: [] for name in ("record", "number", "level", "score", "rank", "reward")}
        first = 0
        for game, count in zip(self.games, self.counts):
            seats = self.rows.seats[first:first + count]
            first += count
            out["record"] += [game.name] * count
            out["number"] += range(count)
            for name in ("level", "score", "rank", "reward"):
                known = getattr(game, name)
                out[name] += [known[seat] for seat in seats]
        return {**out, "seat": self.rows.seats}

    def observed(self, rows: Rows, first: int, last: int) -> Any:
        """The observations of some rows."""
        size, count = self.layout.size, last - first
        small = np.frombuffer(rows.rooms[first // rows.most], np.int8, count * size)
        if not self.lists:
            return pa.FixedSizeBinaryArray.from_buffers(kind(size, False), count, [None, pa.py_buffer(small)])
        odd = slice(sum(rows.odds[:first]), sum(rows.odds[:last]))
        flat = widened(small.reshape(count, size), whole(rows.odds[first:last]), whole(rows.places[odd]),
                       whole(rows.odd[odd]))
        return pa.FixedSizeListArray.from_arrays(pa.array(flat.reshape(-1)), type=kind(size, True))

    def close(self) -> None:
        if self.rows.seats:
            self.write()
        self.wait()
        self.packer.shutdown()
        self.file.close()


def kind(size: int, lists: bool) -> Any:
    """Of what kind a row of so many numbers is. Of a list, Parquet keeps two notes about every number of it."""
    # Never null: that would be asked of every number.
    return pa.list_(pa.field("element", pa.int32(), nullable=False), size) if lists else pa.binary(size)


def widened(small: npt.NDArray[np.int8], counts: Whole, places: Whole, values: Whole) -> Row:
    """Rows of numbers: those that bytes hold, and how many others each has, with their places."""
    out = small.astype(np.int32)
    out[np.repeat(np.arange(len(small)), counts), places] = values
    return out


def lists(numbers: list[int], counts: list[int]) -> Any:
    """Lists of so many whole numbers each, as pyarrow has them."""
    ends = np.cumsum([0, *counts], dtype=np.int32)
    return pa.ListArray.from_arrays(pa.array(ends), pa.array(whole(numbers)))


def whole(numbers: list[int]) -> Whole:
    """A list of whole numbers as an array."""
    return np.fromiter(numbers, np.int32, len(numbers))
