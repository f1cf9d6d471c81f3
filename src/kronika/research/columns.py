"""Decisions of an edition on their way into a Parquet file, column by column."""
from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from kronika.referee.record import Record
from kronika.research.actions import actions
from kronika.research.layout import Row, layout
from kronika.research.replays import Decision, level
from kronika.research.world import by_rank
from kronika.research.writer import LEAST

TOGETHER = 4_000_000                   # numbers of observations that are written at once


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
        self.reward = by_rank(record.ranks) if over else nothing


class Positions:
    """The file of an edition's decisions, and the rows that wait to be written into it: a list for each column.

    Of the record that is read last they are taken back if it does not hold.
    """

    def __init__(self, folder: Path, game: str, edition: str, part: str) -> None:
        self.layout = layout(game, edition)
        self.actions = actions(game, edition)
        told = {"game": game, "edition": edition, "actions": self.actions.version(), "layout": self.layout.version()}
        # Never null: that would be asked of every number.
        numbers = pa.list_(pa.field("element", pa.int32(), nullable=False), self.layout.size)
        self.schema = pa.schema([
            ("record", pa.string()), ("number", pa.int32()), ("seat", pa.int8()), ("level", pa.string()),
            pa.field("observation", numbers, nullable=False), ("options", pa.list_(pa.int32())),
            ("choice", pa.int32()), ("words", pa.string()), ("score", pa.int32()), ("rank", pa.int8()),
            ("reward", pa.float32())], metadata=told)
        self.file: Any = pq.ParquetWriter(folder / positions_file(game, edition, part), self.schema, compression="zstd",
                                          use_dictionary=["record", "level", "words"],
                                          write_statistics=["record", "number", "seat", "choice", "score", "rank"])
        self.most = max(1, TOGETHER // self.layout.size)
        self.packer = ThreadPoolExecutor(1)      # packs rows while the next records are replayed
        self.packed: Future[None] | None = None
        self.room: Row = np.empty(0, dtype=np.int32)       # for the numbers of the rows that are packed
        self.clear()

    def clear(self) -> None:
        self.games: list[Seats] = []             # with how many rows of each wait
        self.counts: list[int] = []
        self.seats: list[int] = []
        self.seen: list[bytes] = []
        self.odd: list[int] = []                 # what no byte holds,
        self.places: list[int] = []              # where in its row,
        self.odds: list[int] = []                # and how much of it each row has
        self.offers: list[int] = []
        self.offered: list[int] = []             # how many of them each row has
        self.choices: list[int] = []
        self.words: list[str] = []
        self.columns: list[list[Any]] = [self.seats, self.seen, self.odd, self.places, self.odds, self.offers,
                                         self.offered, self.choices, self.words]
        self.kept = [0] * len(self.columns)      # as long as they were after the last record that holds

    def add(self, at: Decision) -> None:
        """A decision of the record that is read."""
        writer = self.layout.written(at.table, at.seat)
        self.seen.append(writer.row())
        self.odd += writer.values
        self.places += writer.places
        self.odds.append(len(writer.places))
        numbers = self.actions.numbers(at.offers)
        choice = self.actions.own(at.move)
        if choice not in numbers:
            choice = numbers[at.offers.index(at.move)] if at.move in at.offers else -1
        self.seats.append(at.seat)
        self.offers += numbers
        self.offered.append(len(numbers))
        self.choices.append(choice)
        self.words.append(at.words)

    def keep(self, game: Seats) -> int:
        """The record holds: how many rows it has."""
        count = len(self.seats) - self.kept[0]
        self.games.append(game)
        self.counts.append(count)
        self.kept = [len(column) for column in self.columns]
        if len(self.seats) >= self.most:
            self.write()
        return count

    def drop(self) -> None:
        """The record does not hold."""
        for column, count in zip(self.columns, self.kept):
            del column[count:]

    def write(self) -> None:
        """The rows that wait; those before them must have been packed by then."""
        if self.seats:
            self.wait()
            columns = {**self.told(), "observation": self.observed(), "options": lists(self.offers, self.offered),
                       "choice": self.choices, "words": self.words}
            rows = pa.record_batch([pa.array(columns[field.name], field.type) for field in self.schema],
                                   schema=self.schema)
            self.packed = self.packer.submit(self.file.write_batch, rows)
        self.clear()

    def wait(self) -> None:
        if self.packed is not None:
            self.packed.result()

    def told(self) -> dict[str, Any]:
        """What the records tell of their seats, for each row."""
        out: dict[str, list[Any]] = {name: [] for name in ("record", "number", "level", "score", "rank", "reward")}
        first = 0
        for game, count in zip(self.games, self.counts):
            seats = self.seats[first:first + count]
            first += count
            out["record"] += [game.name] * count
            out["number"] += range(count)
            for name in ("level", "score", "rank", "reward"):
                known = getattr(game, name)
                out[name] += [known[seat] for seat in seats]
        return {**out, "seat": self.seats}

    def observed(self) -> Any:
        """The observations of all rows."""
        size = self.layout.size
        if len(self.room) < len(self.seen) * size:
            self.room = np.empty(len(self.seen) * size, dtype=np.int32)
        flat = self.room[:len(self.seen) * size]
        np.add(np.frombuffer(b"".join(self.seen), np.uint8), LEAST, out=flat, dtype=np.int32)
        starts = np.repeat(np.arange(len(self.seen)) * size, self.odds)
        flat[starts + np.array(self.places, dtype=np.int64)] = np.array(self.odd, dtype=np.int64)
        return pa.FixedSizeListArray.from_arrays(pa.array(flat), type=self.schema.field("observation").type)

    def close(self) -> None:
        self.write()
        self.wait()
        self.packer.shutdown()
        self.file.close()


def lists(numbers: list[int], counts: list[int]) -> Any:
    """Lists of so many whole numbers each, as pyarrow has them."""
    ends = np.cumsum([0, *counts], dtype=np.int32)
    return pa.ListArray.from_arrays(pa.array(ends), pa.array(numbers, pa.int32()))
