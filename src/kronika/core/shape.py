"""The shape of our component files, learned from them, and an owner's file read beside ours: what does not fit is said.

A row has the entries that rows of its category, kind or type have with us; a number lies where ours lie, or somewhat
beyond; a word is one of ours, or the id of a row; the rows are ours. What the rules themselves hold, `data/held.txt` of
the game lists: it may be read there, and not changed.
"""
from __future__ import annotations

import json
import re
from collections.abc import Iterator
from difflib import get_close_matches
from typing import Any

from kronika.core.data import Unfit

Row = dict[str, Any]
SORTS = ("category", "kind", "type")   # what tells rows of one table apart
MARKS = {"reconstructed", "reconstructed_fields", "confirmed"}       # may be struck out by whoever has looked
NAMES = {"en", "hu"}
WORD = re.compile(r"[a-z][a-z0-9_]*")
SORTED = re.compile(r":\w+")
ROOM = 4                               # a number may be so many times our highest
LEAST_ROOM = 20
MANY = 6                               # words that are ids by no accident
SHOWN = 12                             # known words that are listed in a sentence


def kind(value: object) -> str:
    """What a value is, in the words of the sentences."""
    if isinstance(value, bool):
        return "flag"
    if isinstance(value, (int, float)):
        return "number"
    return "text" if isinstance(value, str) else "list" if isinstance(value, list) else "table"


def shown(value: object) -> str:
    """A value as the file writes it, cut short."""
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= 60 else text[:57] + "..."


def few(said: str, known: list[str]) -> str:
    """The known words; of many, those that look like what was said, or the first."""
    known = sorted(known)
    if len(known) <= SHOWN:
        return ", ".join(known)
    near = get_close_matches(said, known, SHOWN // 2, 0.4)
    return ", ".join(near or known[:SHOWN]) + " …"


def sort_of(row: Row) -> str:
    """The category, kind or type of a row; empty if it has none."""
    return next((row[key] for key in SORTS if isinstance(row.get(key), str)), "")


def named(row: Row) -> bool:
    return bool(row) and set(row) <= NAMES


class Shape:
    """What can stand in one place, learned from everything that stands there in our files."""

    def __init__(self, values: list[Any], pools: list[set[str]]) -> None:
        self.sizes = {len(value) for value in values if isinstance(value, list)}
        self.kinds = sorted({kind(value) for value in values})
        texts = {value for value in values if isinstance(value, str)}
        self.words = pool_of(texts, pools) if texts and all(WORD.fullmatch(text) for text in texts) else set()
        self.rows: dict[str, dict[str, Shape]] = {}
        self.needed: dict[str, set[str]] = {}
        self.read_tables([value for value in values if isinstance(value, dict)], pools)
        items = [item for value in values if isinstance(value, list) for item in value]
        self.item = Shape(items, pools) if items else None
        ours = [value for value in values if kind(value) == "number"]
        self.least, self.most = room(ours) if ours else (0, 0)
        self.broken = any(isinstance(value, float) for value in ours)

    def read_tables(self, tables: list[Row], pools: list[set[str]]) -> None:
        for sort in {sort_of(table) for table in tables}:
            alike = [table for table in tables if sort_of(table) == sort]
            keys = {key for table in alike for key in table}
            self.needed[sort] = {key for key in keys - MARKS if all(key in table for table in alike)}
            self.rows[sort] = {key: Shape([table[key] for table in alike if key in table], pools) for key in keys}
            if not self.needed[sort] and all(kind(value) == "number" for table in alike for value in table.values()):
                some = Shape([value for table in alike for value in table.values()], pools)
                self.rows[sort] = dict.fromkeys(pool_of(keys, pools), some)      # so much of each: a cost

    def lengths(self) -> tuple[int, int]:
        """How long a list may be: of numbers and rows as ours, of words what it likes."""
        free = self.item is None or self.item.kinds == ["text"]
        return min(1, *self.sizes) if free else min(self.sizes), 999 if free else max(self.sizes)


def room(ours: list[int]) -> tuple[int, int]:
    """Where a number may lie."""
    least, most = min(ours), max(ours)
    return int(least * ROOM if least < 0 else min(1, least)), int(max(most * ROOM, LEAST_ROOM))


def pool_of(words: set[str], pools: list[set[str]]) -> set[str]:
    """The smallest set of ids that holds all these words, unless by accident; or the words themselves."""
    fit = [pool for pool in pools if words <= pool and (len(words) >= MANY or len(pool) <= ROOM * len(words))]
    return min(fit, key=len, default=words)


def ids_in(value: Any) -> Iterator[set[str]]:
    """The ids of every table of rows in a file."""
    if isinstance(value, dict):
        for inner in value.values():
            yield from ids_in(inner)
    elif isinstance(value, list) and value and all(isinstance(row, dict) for row in value):
        found = {str(row["id"]) for row in value if "id" in row}
        if len(found) > 1:
            yield found
        for row in value:
            yield from ids_in(row)


class Check:
    """An owner's file beside ours."""

    def __init__(self, name: str, held: list[str]) -> None:
        self.name = name
        self.held = held

    def wrong(self, key: str, where: list[str], **named: str) -> Unfit:
        return Unfit(key, {"where": ", ".join([self.name, *where]), **named})

    def is_held(self, path: str) -> bool:
        """Whether the rules hold this, or the table that it is in, of rows of that sort or of all."""
        plain = SORTED.sub("", path)
        return any(f"{way}.".startswith(f"{held}.") for held in self.held for way in (path, plain))

    def value(self, shape: Shape, value: Any, ours: Any, path: str, where: list[str]) -> None:
        """`path` names the place among all rows alike, `where` names it for a reader."""
        if value is ours:
            return
        if kind(value) not in shape.kinds:
            raise self.wrong("data-kind", where, wanted=shape.kinds[0], said=shown(value))
        if value != ours and self.is_held(path):
            raise self.wrong("data-held", where, ours=shown(ours), said=shown(value))
        if isinstance(value, dict):
            self.table(shape, value, ours if isinstance(ours, dict) else {}, path, where)
        elif isinstance(value, list):
            self.items(shape, value, ours if isinstance(ours, list) else [], path, where)
        elif isinstance(value, str):
            self.text(shape, value, where)
        elif not isinstance(value, bool):
            if not shape.least <= value <= shape.most or (isinstance(value, float) and not shape.broken):
                raise self.wrong("data-range", where, least=str(shape.least), most=str(shape.most), said=shown(value))

    def text(self, shape: Shape, value: str, where: list[str]) -> None:
        if not value.strip():
            raise self.wrong("data-empty", where)
        if shape.words and value not in shape.words:
            raise self.wrong("data-word", where, said=value, known=few(value, list(shape.words)))

    def table(self, shape: Shape, value: Row, ours: Row, path: str, where: list[str]) -> None:
        sort = sort_of(value)
        if sort not in shape.rows:
            key = next((key for key in SORTS if isinstance(value.get(key), str)), "")
            known = few(sort, [one for one in shape.rows if one])
            raise self.wrong("data-word", [*where, key] if key else where, said=sort, known=known)
        rows = shape.rows[sort]
        path = f"{path}:{sort}" if sort else path
        for key in value:
            if key not in rows:
                raise self.wrong("data-unknown-entry", where, name=key, known=few(key, list(rows)))
        for key in sorted(NAMES if named(value) else shape.needed[sort]):
            if key not in value:
                raise self.wrong("data-missing-entry", where, name=key)
        for key, inner in value.items():
            if key == "id" and inner == ours.get("id"):
                continue                         # an id is looked at where the rows are
            self.value(rows[key], inner, ours.get(key), f"{path}.{key}".lstrip("."), [*where, key])
        for key in ours:
            if key not in value and self.is_held(f"{path}.{key}".lstrip(".")):
                raise self.wrong("data-missing-entry", where, name=key)

    def items(self, shape: Shape, value: list[Any], ours: list[Any], path: str, where: list[str]) -> None:
        least, most = shape.lengths()
        theirs = {row["id"]: row for row in ours if isinstance(row, dict) and "id" in row}
        if theirs:
            self.ids(value, list(theirs), where)
        elif not least <= len(value) <= most:
            wanted = str(least) if least == most else f"{least}+" if most == 999 else f"{least}–{most}"
            raise self.wrong("data-count", where, wanted=wanted, found=str(len(value)))
        for number, item in enumerate(value):
            assert shape.item is not None or not value
            if shape.item is None:
                continue
            name = str(item["id"]) if theirs else str(number + 1)
            mine = theirs[name] if theirs else ours[number] if number < len(ours) else None
            self.value(shape.item, item, mine, path, [*where[:-1], f"{where[-1]} {name}"] if where else [name])
        if shape.item is not None and shape.item.kinds == ["text"] and shape.item.words:
            self.once(value, where)

    def once(self, value: list[Any], where: list[str]) -> None:
        for item in value:
            if value.count(item) > 1:
                raise self.wrong("data-twice", where, name=str(item))

    def ids(self, rows: list[Any], known: list[str], where: list[str]) -> None:
        """The rows are those that we have, each once."""
        found: list[str] = []
        for number, row in enumerate(rows):
            if not isinstance(row, dict):
                raise self.wrong("data-kind", where, wanted="table", said=shown(row))
            name = row.get("id")
            if not isinstance(name, str) or not name:
                raise self.wrong("data-missing-entry", [*where[:-1], f"{where[-1]} {number + 1}"], name="id")
            if name not in known:
                raise self.wrong("data-word", where, said=name, known=few(name, known))
            found.append(name)
        self.once(found, where)
        for name in known:
            if name not in found:
                raise self.wrong("data-missing-entry", where, name=name)


def learned(ours: dict[str, Row]) -> dict[str, Shape]:
    """The shapes of our files of a game."""
    pools = [pool for file in ours.values() for pool in ids_in(file)]
    return {name: Shape([file], pools) for name, file in ours.items()}


def check(name: str, shape: Shape, own: Row, ours: Row, held: list[str]) -> None:
    """The owner's file of that name beside ours. Raises Unfit."""
    here = [line.partition(" ")[2].strip() for line in held if line.partition(" ")[0] == name]
    Check(name, here).value(shape, own, ours, "", [])
