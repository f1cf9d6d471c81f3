"""Field tables: what a class keeps, and who may know it. Codec and views are generated from them."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kronika.core.move import Move
from kronika.core.pile import Layer, Pile
from kronika.core.step import Step
from kronika.core.table import Table

PUBLIC: Final = "public"               # everybody
OWNER: Final = "owner"                 # the seat that the object belongs to
EACH: Final = "each"                   # a list with one entry per seat: each seat knows its own
REMEMBERED: Final = "remembered"       # as OWNER, but people are told of it only where the table wants that
HIDDEN: Final = "hidden"               # nobody before the end of the game
NUMBERS: Final[set[type]] = {int, bool}          # an `isinstance` would make whole numbers of truth values, compiled
# Any other visibility names a field of the same object that holds the knowing seats as bits.


class Fields:
    """The fields of one class, in the order of its constructor.

    `owner` names the field that holds the owning seat; empty: the owner of the object it stands in, or, where that has
    none, its place in the list (the list of seats). `names` gives words to the numbers of a field: the places of a
    sequence, in order.
    """

    def __init__(self, cls: type[Any], rows: list[tuple[str, str]], owner: str = "", shared: bool = False,
                 make: Callable[..., Any] | None = None, names: dict[str, tuple[str, ...]] | None = None,
                 derived: tuple[str, ...] = ()) -> None:
        self.cls = cls
        self.name: str = cls.__name__
        self.rows = rows
        self.owner = owner
        self.shared = shared                     # immutable: clones may share it
        self.make: Callable[..., Any] = cls if make is None else make
        self.names: dict[str, tuple[str, ...]] = {} if names is None else names
        self.derived = derived                   # what the constructor makes of the fields: neither kept nor shown


# What a pile shows: its layers and their sizes; the cards of a layer to those who know it.
PILE: Final = [
    Fields(Pile, [("layers", PUBLIC)]),
    Fields(Layer, [("size", PUBLIC), ("counts", "knows"), ("run", "knows"), ("knows", PUBLIC)], shared=True),
]


class Fieldbook:
    """All field tables of a game, by class name."""

    def __init__(self, tables: list[Fields]) -> None:
        self.tables: dict[str, Fields] = {table.name: table for table in tables}
        self.remembered: set[tuple[str, str]] = {(table.name, name) for table in tables for name, sight in table.rows
                                                 if sight == REMEMBERED}

    def of(self, value: object) -> Fields | None:
        return self.tables.get(type(value).__name__)

    def masked(self, value: Any, viewer: int, place: int, eyes: int = 0) -> Any:
        """A copy of the value as the viewer may know it; `eyes`: the seats that must all know it, if not the viewer."""
        if eyes == 0:
            eyes = 1 << viewer if viewer >= 0 else -1
        if isinstance(value, tuple):
            return tuple(self.masked(list(value), viewer, place, eyes))
        if isinstance(value, list):
            if not value or isinstance(value[0], int):
                return value[:]
            return [self.masked(item, viewer, i if place < 0 else place, eyes) for i, item in enumerate(value)]
        fields = self.of(value)
        if fields is None:
            return value
        owner: int = getattr(value, fields.owner) if fields.owner else place
        known: list[Any] = []
        for name, sight in fields.rows:
            part = getattr(value, name)
            if sight == PUBLIC or (viewer == owner and sight in (OWNER, REMEMBERED)):
                known.append(part if type(part) in NUMBERS else self.masked(part, viewer, owner, eyes))
            elif sight == EACH:
                known.append([self.masked(item, viewer, i, eyes) if i == viewer else self.unknown(item)
                              for i, item in enumerate(part)])
            elif sight not in (OWNER, REMEMBERED, HIDDEN) and getattr(value, sight) & eyes == eyes:
                known.append(self.masked(part, viewer, owner, eyes))
            else:
                known.append(self.unknown(part))
        return fields.make(*known)

    def unknown(self, value: Any) -> Any:
        """The same shape with nothing in it: -1 for numbers, counts kept. Of an object not even the counts."""
        if isinstance(value, tuple):
            return tuple(self.unknown(list(value)))
        if isinstance(value, list):
            return [self.unknown(item) for item in value]
        if value is None or isinstance(value, Move) or self.of(value) is not None:
            return None
        if isinstance(value, bool):
            return False
        if isinstance(value, int):
            return -1
        raise TypeError(f"no unknown form of {type(value).__name__}")

    def view(self, t: Table, viewer: int) -> Table:
        """The table as the viewer may know it: same classes, unknown = -1. When the game is over, all is open.

        Who only looks on sees what every seat may know.
        """
        if t.over:
            return t.clone()
        eyes = 1 << viewer if 0 <= viewer < t.seats else (1 << t.seats) - 1
        seen: Table = self.masked(t, viewer, -1, eyes)
        seen.shown = t.shown
        for step in t.stack:
            top: Step[Table] = self.masked(step, viewer, -1, eyes)
            seen.stack.append(top)
        return seen
