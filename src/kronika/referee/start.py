"""The position that a fork began from. It is no cache but the truth, so it carries its legend and is read by names.

A field that is new since has the value that it has after setup. Numbers of cards follow the component files.
"""
from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from kronika.core.game import Game, Setup
from kronika.core.table import Table
from kronika.referee.codec import decode, encode
from kronika.referee.legend import Legend, legend

# By game: the legend of positions that were saved without one. What was one place then and is several now has the name
# of the first.
OLDEST = Path(__file__).parent / "oldest_legend.json"


class Untold(ValueError):
    """The saved position has a class, field or name that this build does not know, or lacks one that it needs."""


def save(game: Game, t: Table) -> str:
    """One line of text, with the legend of the classes in it."""
    saved = encode(game, t)
    used = _classes(saved, set())
    told = {name: rows for name, rows in legend(game).items() if name in used}
    return json.dumps({"legend": told, **saved}, separators=(",", ":"), ensure_ascii=False)


def load(game: Game, setup: Setup, text: str) -> Table:
    """The position, whatever build saved it. Raises ValueError if that cannot be."""
    saved: dict[str, Any] = json.loads(text)
    theirs: Legend = saved.pop("legend") if "legend" in saved else _oldest(game)
    ours = legend(game)
    if any(ours.get(name) != rows for name, rows in theirs.items()):
        reader = _Reader(game, setup, theirs, ours)
        saved["table"], saved["stack"] = reader.read(saved["table"]), reader.read(saved["stack"])
    return decode(game, saved)


def _oldest(game: Game) -> Legend:
    found: Legend = json.loads(OLDEST.read_text(encoding="utf-8")).get(game.key, {})
    return found


class _Reader:
    """Turns saved values of one legend into those of another."""

    def __init__(self, game: Game, setup: Setup, theirs: Legend, ours: Legend) -> None:
        self.theirs = theirs
        self.ours = ours
        self.fresh = encode(game, game.new(setup))

    def read(self, value: Any) -> Any:
        if isinstance(value, list):
            return [self.read(item) for item in value]
        if not isinstance(value, dict) or "say" in value:
            return value
        (name, content), = value.items()
        if name not in self.ours or len(self.theirs.get(name, [])) != len(content):
            raise Untold(f"a saved {name} is not known")
        said = {_field(row): (row, part) for row, part in zip(self.theirs[name], content)}
        return {name: [self.part(name, row, said) for row in self.ours[name]]}

    def part(self, name: str, row: Any, said: dict[str, tuple[Any, Any]]) -> Any:
        """The value of one field of today."""
        if _field(row) not in said:
            return self.unsaid(name, row)
        then, value = said[_field(row)]
        if isinstance(row, str) or isinstance(then, str):
            return self.read(value)
        if not 0 <= value < len(then[1]) or then[1][value] not in row[1]:
            raise Untold(f"{name}.{row[0]} was at a place that is not known")
        return row[1].index(then[1][value])

    def unsaid(self, name: str, row: Any) -> Any:
        """A field that is new since: its value after setup."""
        found = _first(self.fresh, name)
        if found is None:
            raise Untold(f"a saved {name} has no {_field(row)}")
        return found[self.ours[name].index(row)]


def _field(row: Any) -> str:
    return str(row if isinstance(row, str) else row[0])


def _classes(value: Any, out: set[str]) -> set[str]:
    """The names of all classes in saved values; the keys that are none do no harm."""
    if isinstance(value, dict):
        out.update(value)
        value = list(value.values())
    if isinstance(value, list):
        for item in value:
            _classes(item, out)
    return out


def _first(value: Any, name: str) -> list[Any] | None:
    """The first object of that class in saved values."""
    if isinstance(value, dict):
        if name in value:
            found: list[Any] = value[name]
            return found
        value = list(value.values())
    if isinstance(value, list):
        for item in value:
            inner = _first(item, name)
            if inner is not None:
                return inner
    return None
