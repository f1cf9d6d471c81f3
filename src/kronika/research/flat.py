"""A view as a row of whole numbers: every field of the field tables has its place. Compiled with the rules."""
from __future__ import annotations

from typing import Any, Final

from kronika.core.field import Fieldbook, Fields
from kronika.core.move import Move
from kronika.core.table import Table

ABSENT: Final = -2                     # no such thing here; -1 is "unknown to this seat"
LEAST: Final = -2                      # the least value that a byte holds
LOW: Final = 0x7FFFFFFF
WIDE: Final = 3                        # numbers for a field of many bits: 31 of them in each


class Shapes:
    """How long the lists of each field may get (`Class.field`, `Class.field.item`), which fields have many bits, and
    of which classes a field that holds an object is."""

    def __init__(self, lengths: dict[str, int], wide: list[str], classes: dict[str, list[str]]) -> None:
        self.lengths = lengths
        self.wide = wide
        self.classes = classes


class Slot:
    """A field and its place: a number, a number of many bits, a move, a list, or an object of one of some classes."""

    def __init__(self, name: str, kind: str, count: int, blocks: list[Block], inner: Slot | None) -> None:
        self.name = name
        self.kind = kind
        self.count = count                       # of a list: the longest
        self.blocks = blocks                     # of an object: a block for each class it may be of
        self.inner = inner                       # of a list: what it holds
        self.width: int = 1
        if kind == "wide":
            self.width = WIDE
        elif kind == "list" and inner is not None:
            self.width = 1 + count * inner.width
        elif kind == "object":
            self.width = 1 + sum([block.width for block in blocks])


class Block:
    """The fields of one class, in their order."""

    def __init__(self, name: str, slots: list[Slot]) -> None:
        self.name = name
        self.slots = slots
        self.width = sum([slot.width for slot in slots])


class Writer:
    """Writes values into a row: small ones as bytes, `LEAST` being 0, the others beside it with their places."""

    def __init__(self) -> None:
        self.row: list[int] = []
        self.places: list[int] = []              # of the values that no byte can hold
        self.values: list[int] = []
        self.clipped = 0                         # what had no place

    def number(self, value: int) -> None:
        if LEAST <= value < LEAST + 256:
            self.row.append(value - LEAST)
        else:
            self.places.append(len(self.row))
            self.values.append(value)
            self.row.append(0)

    def block(self, value: Any, block: Block) -> None:
        for slot in block.slots:
            self.slot(getattr(value, slot.name), slot)

    def nothing(self, width: int) -> None:
        self.row.extend([ABSENT - LEAST] * width)

    def slot(self, value: Any, slot: Slot) -> None:
        kind = slot.kind
        if kind == "number":
            self.number(int(value))
        elif kind == "wide":
            self.wide(int(value))
        elif kind == "move":
            self.move(value)
        elif kind == "list":
            self.list(value, slot)
        else:
            self.object(value, slot)

    def wide(self, number: int) -> None:
        for _ in range(WIDE):
            self.number(number if number < 0 else number & LOW)
            number >>= 31

    def move(self, value: Any) -> None:
        """Of a move only whether it is there: what was said stands in the log."""
        self.number(ABSENT if value is None else 1)

    def list(self, value: Any, slot: Slot) -> None:
        inner = slot.inner
        assert inner is not None
        n = len(value)
        self.number(n)
        if n > slot.count:
            self.clipped += n - slot.count
            n = slot.count
        if inner.kind == "number":
            for i in range(n):
                self.number(value[i])
        else:
            for i in range(n):
                self.slot(value[i], inner)
        self.nothing((slot.count - n) * inner.width)

    def object(self, value: Any, slot: Slot) -> None:
        if value is None:
            self.number(-1)
            self.nothing(slot.width - 1)
            return
        name = type(value).__name__
        at = -1
        for i, block in enumerate(slot.blocks):
            if block.name == name:
                at = i
        self.number(at)
        if at < 0:
            self.clipped += 1
        for i, block in enumerate(slot.blocks):
            if i == at:
                self.block(value, block)
            else:
                self.nothing(block.width)


class Measure:
    """Walks through tables and learns their shapes."""

    def __init__(self, fields: Fieldbook) -> None:
        self.fields = fields
        self.lengths: dict[str, int] = {}
        self.wide: dict[str, bool] = {}
        self.classes: dict[str, dict[str, bool]] = {}

    def table(self, t: Table) -> None:
        """Learn from a table at one moment."""
        self.object(t)
        if t.stack:
            self.part(t.stack[-1], "Table.step")

    def object(self, value: Any) -> None:
        fields: Fields | None = self.fields.of(value)
        assert fields is not None
        for name, _ in fields.rows:
            self.part(getattr(value, name), f"{fields.name}.{name}")

    def part(self, value: Any, path: str) -> None:
        if isinstance(value, (list, tuple)):
            self.lengths[path] = max(self.lengths.get(path, 0), len(value))
            for item in value:
                self.part(item, path + ".item")
        elif isinstance(value, Move):
            self.classes.setdefault(path, {})["Move"] = True
        elif isinstance(value, int):
            if abs(value) > LOW:
                self.wide[path] = True
        elif value is not None:
            self.classes.setdefault(path, {})[type(value).__name__] = True
            self.object(value)


def slot(fields: Fieldbook, shapes: Shapes, name: str, path: str) -> Slot:
    """The place of a field, by its shape."""
    if path in shapes.lengths:
        return Slot(name, "list", shapes.lengths[path], [], slot(fields, shapes, "", path + ".item"))
    if path in shapes.classes:
        if shapes.classes[path] == ["Move"]:
            return Slot(name, "move", 0, [], None)
        return Slot(name, "object", 0, [block(fields, shapes, kind) for kind in shapes.classes[path]], None)
    return Slot(name, "wide" if path in shapes.wide else "number", 0, [], None)


def block(fields: Fieldbook, shapes: Shapes, name: str) -> Block:
    """The places of a class."""
    table = fields.tables[name]
    return Block(name, [slot(fields, shapes, field, f"{name}.{field}") for field, _ in table.rows])
