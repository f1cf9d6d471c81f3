"""A view as a row of whole numbers: every field of the field tables has its place. Compiled with the rules."""
from __future__ import annotations

from typing import Any, Final

from kronika.core.field import Fieldbook, Fields
from kronika.core.move import Move
from kronika.core.table import Table

ABSENT: Final = -2                     # no such thing here; -1 is "unknown to this seat"
LEAST: Final = -2                      # the least value that a byte holds
LOW: Final = 0x7FFFFFFF
FEW: Final = 8                         # numbers that are written one by one
NUMBER: Final = 0                      # the kinds of slots
BITS: Final = 1
MOVE: Final = 2
LIST: Final = 3
OBJECT: Final = 4
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

    def __init__(self, name: str, kind: int, count: int, blocks: list[Block], inner: Slot | None) -> None:
        self.name = name
        self.kind = kind
        self.count = count                       # of a list: the longest
        self.blocks = blocks                     # of an object: a block for each class it may be of
        self.inner = inner                       # of a list: what it holds
        self.width: int = 1
        if kind == BITS:
            self.width = WIDE
        elif kind == LIST and inner is not None:
            self.width = 1 + count * inner.width
        elif kind == OBJECT:
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
        self.parts: list[bytes] = []             # what is written
        self.run: list[int] = []                 # what comes after that
        self.width = 0
        self.places: list[int] = []              # of the values that no byte can hold
        self.values: list[int] = []
        self.clipped = 0                         # what had no place

    def row(self) -> bytes:
        """All of it."""
        self.parts.append(bytes(self.run))
        self.run = []
        return b"".join(self.parts)

    def number(self, value: int) -> None:
        byte = value - LEAST
        if byte < 0 or byte > 255:
            self.places.append(self.width)
            self.values.append(value)
            byte = 0
        self.run.append(byte)
        self.width += 1

    def nothing(self, width: int) -> None:
        """Nothing is there: `ABSENT` is `LEAST`."""
        self.width += width
        if width < FEW:
            self.run.extend([0] * width)
            return
        self.parts.append(bytes(self.run))
        self.parts.append(bytes(width))
        self.run = []

    def block(self, value: Any, block: Block) -> None:
        for slot in block.slots:
            part = getattr(value, slot.name)
            if slot.kind == NUMBER and isinstance(part, int):
                self.number(part)
            else:
                self.slot(part, slot)

    def slot(self, value: Any, slot: Slot) -> None:
        kind = slot.kind
        if kind == OBJECT:
            self.object(value, slot)
        elif kind == MOVE:
            self.number(ABSENT if value is None else 1)    # only whether it is there: the log tells what was said
        elif kind == LIST and isinstance(value, (list, tuple)):
            self.list(value, slot)
        elif kind == NUMBER and isinstance(value, int):
            self.number(value)
        elif kind == BITS and isinstance(value, int):
            self.wide(value)
        else:
            self.nothing(slot.width)
            self.clipped += 0 if value is None else 1      # of another shape than was ever measured

    def wide(self, number: int) -> None:
        for _ in range(WIDE):
            self.number(number if number < 0 else number & LOW)
            number >>= 31

    def list(self, value: Any, slot: Slot) -> None:
        inner = slot.inner
        assert inner is not None
        n = len(value)
        self.number(n)
        if n > slot.count:
            self.clipped += n - slot.count
            value = value[:slot.count]
            n = slot.count
        for item in value:
            if inner.kind == NUMBER and isinstance(item, int):
                self.number(item)
            else:
                self.slot(item, inner)
        self.nothing((slot.count - n) * inner.width)

    def object(self, value: Any, slot: Slot) -> None:
        if value is None:
            self.number(-1)
            self.nothing(slot.width - 1)
            return
        name: str = type(value).__name__
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
        return Slot(name, LIST, shapes.lengths[path], [], slot(fields, shapes, "", path + ".item"))
    if path in shapes.classes:
        if shapes.classes[path] == ["Move"]:
            return Slot(name, MOVE, 0, [], None)
        return Slot(name, OBJECT, 0, [block(fields, shapes, kind) for kind in shapes.classes[path]], None)
    return Slot(name, BITS if path in shapes.wide else NUMBER, 0, [], None)


def block(fields: Fieldbook, shapes: Shapes, name: str) -> Block:
    """The places of a class."""
    table = fields.tables[name]
    return Block(name, [slot(fields, shapes, field, f"{name}.{field}") for field, _ in table.rows])
