"""Records as datasets: every decision of a seat as a row of a Parquet file.

| column | what it is |
|---|---|
| record, number | which game, and the how-manieth decision of it |
| seat, level | who decided, and what kind of player that was (`person` where the record has a name alone) |
| observation | what the seat could know, as `layout` has it |
| options, choice | the actions that were offered, and the one that was taken |
| words | the same, as it was said |
| score, rank, reward | how the game ended for that seat |
"""
from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from kronika.core.step import CHANCE
from kronika.core.table import options
from kronika.players import LEVELS
from kronika.referee.record import Record, read
from kronika.referee.replay import begin, game_of, say
from kronika.referee.versions import migrate
from kronika.research.world import Rules

BATCH = 2000                           # rows that are written at once


def schema(rules: Rules) -> Any:
    """The columns, and in the file's own description what its numbers mean."""
    setup = rules.setup
    told = {"game": setup.game, "edition": setup.edition, "actions": rules.actions.version(),
            "layout": rules.layout.version()}
    columns = [("record", pa.string()), ("number", pa.int32()), ("seat", pa.int8()), ("level", pa.string()),
               ("observation", pa.list_(pa.int32(), rules.layout.size)), ("options", pa.list_(pa.int32())),
               ("choice", pa.int32()), ("words", pa.string()), ("score", pa.int32()), ("rank", pa.int8()),
               ("reward", pa.float32())]
    return pa.schema(columns, metadata=told)


def records(paths: Iterable[Path]) -> Iterator[tuple[str, Record]]:
    """The records of files and folders, one after the other: a folder may hold more than fits into memory."""
    for path in paths:
        files = sorted(path.rglob("*.kronika")) if path.is_dir() else [path]
        for file in files:
            yield file.name, read(file.read_text(encoding="utf-8"))


def level(record: Record, seat: int) -> str:
    """What kind of player sat there; simulations name their bots by it."""
    name = record.names[seat] if seat < len(record.names) else ""
    word = name.split(" ")[0].split("@")[0]
    return word if word in LEVELS else "person"


def decisions(name: str, record: Record, rules: Rules) -> Iterator[dict[str, Any]]:
    """The rows of one record. Raises Broken where it does not replay."""
    game = game_of(record)
    record = migrate(record, game.version)
    referee = begin(game, record)
    rows: list[dict[str, Any]] = []
    for number, (seat, words) in enumerate(record.log, 1):
        if seat != CHANCE:
            offers = options(referee.table, seat)
            numbers = rules.actions.numbers(offers)
            said = {game.grammar.say(move): action for move, action in zip(offers, numbers)}
            rows.append({"record": name, "number": len(rows), "seat": seat, "level": level(record, seat),
                         "observation": rules.layout.row(referee.table, seat), "options": numbers,
                         "choice": said.get(words, -1), "words": words})
        say(referee, number, seat, words)
    outcome = game.outcome(referee.table) if referee.table.over else None
    rewards = rules.reward(outcome) if outcome else []
    for row in rows:
        seat = row["seat"]
        yield row | ({"score": outcome.scores[seat], "rank": outcome.ranks[seat], "reward": rewards[seat]}
                     if outcome else {"score": None, "rank": None, "reward": None})


def export(paths: Iterable[Path], out: Path) -> int:
    """Write the decisions of all records, which must be of one game and edition: how many rows. Raises ValueError."""
    written = 0
    writer: Any = None
    rules: dict[tuple[str, str, int], Rules] = {}
    edition: tuple[str, str] | None = None
    waiting: list[dict[str, Any]] = []
    try:
        for name, record in records(paths):
            key = (record.game, record.edition, record.seats)
            if edition not in (None, key[:2]):
                raise ValueError(f"{name}: {record.game} {record.edition} among records of {' '.join(edition or ())}")
            edition = key[:2]
            if key not in rules:
                rules[key] = Rules(record.game, record.seats, record.edition, record.mode, record.options)
            if writer is None:
                writer = pq.ParquetWriter(out, schema(rules[key]), compression="zstd")
            for row in decisions(name, record, rules[key]):
                waiting.append(row)
                written += 1
                if len(waiting) == BATCH:
                    writer.write_table(table(waiting, writer.schema))
                    waiting = []
        if waiting:
            writer.write_table(table(waiting, writer.schema))
    finally:
        if writer is not None:
            writer.close()
    return written


def table(rows: list[dict[str, Any]], columns: Any) -> Any:
    return pa.Table.from_pylist(rows, schema=columns)


def positions(path: Path, columns: list[str] | None = None) -> Iterator[Any]:
    """The rows of a file, in batches, as pyarrow has them."""
    yield from pq.ParquetFile(path).iter_batches(BATCH, columns=columns)
