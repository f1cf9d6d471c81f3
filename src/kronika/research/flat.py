"""The places of a row of whole numbers: every field of the field tables has one. Compiled with the rules."""
from __future__ import annotations

from typing import Any, Final

from kronika.core.field import EACH, HIDDEN, OWNER, PUBLIC, REMEMBERED, Fieldbook, Fields
from kronika.core.move import Move
from kronika.core.table import Table

LOW: Final = 0x7FFFFFFF
ABSENT: Final = -2                     # no such thing here; -1 is "unknown to this seat"
MIDDLE: Final = 128                    # a byte holds the numbers from -128 to 127
BYTES: Final = [bytes([value & 255]) for value in range(-MIDDLE, MIDDLE)]
NUMBER: Final = 0                      # the kinds of slots
BITS: Final = 1
MOVE: Final = 2
LIST: Final = 3
OBJECT: Final = 4
WIDE: Final = 3                        # numbers for a field of many bits: 31 of them in each
BROAD: Final = 100                     # numbers of an object that is looked at before it is written
VIEWERS: Final = 18                    # the seats from -1 to 15, and who may see all

ALL: Final = 0                         # who may know a field: everybody,
OWN: Final = 1                         # the owner,
ITS: Final = 2                         # each seat its entry of the list,
NOBODY: Final = 3
KNOWING: Final = 4                     # or those in another field of the object


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
        self.blocks = blocks                     # of an object: a block for each class it may be of,
        self.kinds: dict[Any, int] = {block.cls: at for at, block in enumerate(blocks)}
        # and before it its number, and the room of the classes before it
        self.heads = [BYTES[at + MIDDLE] + BYTES[ABSENT + MIDDLE] * sum([block.width for block in blocks[:at]])
                      for at in range(len(blocks))]
        self.inner = inner                       # of a list: what it holds
        self.lasting = len(blocks) > 0 and all(block.lasting for block in blocks)
        # The numbers of others that never change are known by what stood there before
        self.steady = len(blocks) > 0 and all(block.steady for block in blocks) and not self.lasting
        self.known: list[dict[Any, bytes]] = []  # the numbers of objects that never change, for each viewer
        if self.lasting:
            self.known = [{} for _ in range(VIEWERS)]
        # Whether what it holds shows by comparing: whole numbers, and objects that never change
        self.shows: bool = shows(kind, inner, self.lasting or self.steady)
        self.sight: int = ALL
        self.knows = ""                          # the field that holds who may know this one
        self.width: int = 1
        if kind == BITS:
            self.width = WIDE
        elif kind == LIST and inner is not None:
            self.width = 1 + count * inner.width
        elif kind == OBJECT:
            self.width = 1 + sum([block.width for block in blocks])

    def seen_by(self, sight: str) -> None:
        """Who may know it, in the words of the field tables."""
        if sight in (OWNER, REMEMBERED):
            self.sight = OWN
        elif sight == EACH:
            self.sight = ITS
        elif sight == HIDDEN:
            self.sight = NOBODY
        elif sight != PUBLIC:
            self.sight = KNOWING
            self.knows = sight


def shows(kind: int, inner: Slot | None, never_changes: bool) -> bool:
    """Whether a change of what a slot holds shows by comparing it with a copy of the lists."""
    if kind == OBJECT:
        return never_changes
    return kind != LIST or (inner is not None and inner.shows)


def inner_of(slot: Slot) -> Slot:
    """What a list holds."""
    assert slot.inner is not None
    return slot.inner


def numbers(slot: Slot) -> bool:
    """Whether it is a number or a list of them."""
    return slot.kind == NUMBER or (slot.kind == LIST and inner_of(slot).kind == NUMBER)


def copied(value: Any, slot: Slot) -> Any:
    """What a slot holds, to be compared with later: a list with the lists in it."""
    if slot.kind != LIST or not isinstance(value, list):
        return value
    return [copied(item, inner_of(slot)) for item in value] if inner_of(slot).kind == LIST else value[:]


class Block:
    """The fields of one class, in their order."""

    def __init__(self, fields: Fields, slots: list[Slot]) -> None:
        self.name = fields.name
        self.cls: Any = fields.cls
        self.owner = fields.owner
        self.slots = slots
        self.width = sum([slot.width for slot in slots])
        # All fields of an object: the larger classes tell them in one go
        self.values: Any = getattr(fields.cls, "values", None)
        # So many numbers that it is sooner seen that none has changed than they are written
        self.looked_at = self.width >= BROAD and all(slot.shows for slot in slots)
        # An object that never changes, and of which a seat knows the same wherever it stands
        known = (ALL, NOBODY, KNOWING, OWN) if self.owner else (ALL, NOBODY, KNOWING)
        self.steady = fields.shared and all(slot.sight in known and numbers(slot) for slot in slots)
        self.lasting = self.steady and all(slot.kind == NUMBER and slot.sight != KNOWING for slot in slots)

    def held(self, value: Any) -> tuple[Any, ...]:
        """What an object has in its fields."""
        if self.values is None:
            return tuple([getattr(value, slot.name) for slot in self.slots])
        found: tuple[Any, ...] = self.values(value)
        return found

    def copied(self, held: tuple[Any, ...]) -> tuple[Any, ...]:
        """The same, to be compared with later."""
        return tuple([copied(part, self.slots[at]) for at, part in enumerate(held)])


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
    slots: list[Slot] = []
    for field, sight in table.rows:
        slots.append(slot(fields, shapes, field, f"{name}.{field}"))
        slots[-1].seen_by(sight)
    return Block(table, slots)
