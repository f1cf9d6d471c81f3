"""What gives a saved table its meaning: the fields of each class, the names of their numbers, the order of words."""
from __future__ import annotations

import functools
import hashlib
import json
from typing import Any

from kronika.core.field import Fields
from kronika.core.game import Game
from kronika.core.move import Move

# class -> its fields in order; a field whose numbers have names is followed by them: ["pc", ["deal", "conflicts"]]
Legend = dict[str, list[Any]]


def legend(game: Game) -> Legend:
    """The legend of all that a saved table may hold. Moves are not in it: they are saved in words."""
    return {name: rows(fields) for name, fields in game.fields.tables.items() if not issubclass(fields.cls, Move)}


def rows(fields: Fields) -> list[Any]:
    return [[name, list(fields.names[name])] if name in fields.names else name for name, _ in fields.rows]


@functools.cache
def build(game: Game) -> str:
    """A hash of the legend and of the order of all words; what another build saved may mean something else in this."""
    words = {f"{form.word} {i} {k}": kind.words for form in game.grammar.forms.values()
             for i, part in enumerate(form.parts) for k, kind in enumerate(part.kinds)}
    return hashlib.sha256(json.dumps([legend(game), words], sort_keys=True).encode()).hexdigest()[:16]
