"""Tables to JSON and back, from the field tables of the game alone."""
from __future__ import annotations

import json
from functools import partial
from typing import Any

from kronika.core.game import Game
from kronika.core.move import Move
from kronika.core.table import Table
from kronika.core.words import Unclear


def encode(game: Game, t: Table) -> dict[str, Any]:
    """The table as JSON values."""
    return {"table": _out(game, t), "stack": [_out(game, step) for step in t.stack], "over": t.over, "shown": t.shown}


def decode(game: Game, saved: dict[str, Any]) -> Table:
    t: Table = _in(game, saved["table"])
    t.stack.extend(_in(game, step) for step in saved["stack"])
    t.over = saved["over"]
    t.shown = saved["shown"]
    return t


def save(game: Game, t: Table) -> str:
    """One line of text; equal tables give equal lines."""
    whole = {"table": t, "stack": t.stack, "over": t.over, "shown": t.shown}
    return json.dumps(whole, separators=(",", ":"), ensure_ascii=False, default=partial(_part, game))


def _part(game: Game, value: Any) -> Any:
    """What is no JSON value itself: what `_out` makes of it, but not of the parts in it, which the encoder asks for."""
    if isinstance(value, Move):
        return {"say": game.grammar.say(value)}
    fields = game.fields.of(value)
    if fields is None:
        raise TypeError(f"{type(value).__name__} has no field table")
    return {fields.name: [getattr(value, name) for name, _ in fields.rows]}


def load(game: Game, text: str) -> Table:
    return decode(game, json.loads(text))


def _out(game: Game, value: Any) -> Any:
    if isinstance(value, (list, tuple)):
        if value and isinstance(value[0], int):
            return list(value)
        return [_out(game, item) for item in value]
    if value is None or isinstance(value, (bool, int, str)):
        return value
    (name, parts), = _part(game, value).items()
    return {name: parts if isinstance(parts, str) else [_out(game, part) for part in parts]}


def _in(game: Game, value: Any) -> Any:
    if isinstance(value, list):
        return [_in(game, item) for item in value]
    if not isinstance(value, dict):
        return value
    (name, content), = value.items()
    if name == "say":
        moves = game.grammar.parse(content)
        if isinstance(moves, Unclear):
            raise ValueError(f"a saved move is unclear: {content!r}")
        return moves[0]
    return game.fields.tables[name].make(*[_in(game, item) for item in content])
