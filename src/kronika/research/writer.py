"""Writes a table into a row of whole numbers, as far as a seat may know it. Compiled with the rules.

What the seat may not know is written as its view would have it, by the same field tables, and no view is made.
"""
from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from kronika.core.game import Game
from kronika.core.table import Table
from kronika.research.flat import (
    ABSENT,
    ALL,
    BITS,
    BYTES,
    ITS,
    KNOWING,
    LIST,
    LOW,
    MIDDLE,
    MOVE,
    NUMBER,
    OBJECT,
    OWN,
    WIDE,
    Block,
    Slot,
    inner_of,
)

NOUGHTS: Final = bytes(WIDE - 1)
UNKNOWN: Final = BYTES[MIDDLE - 1]     # -1
NOWHERE: Final[list[bytes]] = [b""] * 20_000     # so many numbers that are not there, as far as they were asked for
STRETCH: Final = 64                    # things of a list that are looked at together,
SHORT: Final = 16                      # and so few numbers are written sooner than looked at
COMMON: Final = -1                     # all eyes: what everybody sees alike
KEPT: Final = 1 << 15                  # objects that never change whose numbers are kept for a viewer


def absent(width: int) -> bytes:
    """So many numbers that are not there."""
    if width >= len(NOWHERE):
        return BYTES[ABSENT + MIDDLE] * width
    known = NOWHERE[width]
    if not known and width:
        known = BYTES[ABSENT + MIDDLE] * width
        NOWHERE[width] = known
    return known


def whole_numbers(value: Any) -> bool:
    """Whether all of them are, and no truth values."""
    return all(type(item) is int for item in value)


def small(held: Any) -> bytes | None:
    """Whole numbers that all are from 0 to 127, as bytes; nothing where one is not."""
    try:
        part = bytes(held)
    except (TypeError, ValueError):
        return None
    return part if part.isascii() else None


class Written:
    """Things side by side as they were written: what they were, whose, and what that gave."""

    def __init__(self, held: Any, owner: i64, part: bytes, places: list[int], values: list[int]) -> None:
        self.held = held
        self.owner: i64 = owner
        self.part = part
        self.places = places
        self.values = values


Kept = list[Written | None]            # by its place


class Writer:
    """Writes values into a row: small ones as bytes, the others beside it with their places.

    `viewer` is who looks, `eyes` those who all must know a thing, as bits; no eyes: all is open. `common` has
    what stood in rows last, by its place, and `seen` what these eyes saw there. `same`: it is mostly the
    same table, and most of it is as it was.
    """

    def __init__(self, viewer: int, eyes: int, same: bool, common: Kept, seen: Kept) -> None:
        self.viewer = viewer
        self.eyes = eyes
        self.same = same
        self.common = common
        self.seen = seen
        self.key = 0 if eyes == 0 else viewer + 2        # of what is kept for this viewer
        self.parts: list[bytes] = []             # what is written,
        self.size: i64 = 0                       # and how much that is
        self.places: list[int] = []              # of the values that no byte can hold
        self.values: list[int] = []
        self.clipped = 0                         # what had no place

    def row(self) -> bytes:
        """All of it."""
        return b"".join(self.parts)

    def number(self, value: i64) -> None:
        if value < -MIDDLE or value >= MIDDLE:
            self.places.append(self.size)
            self.values.append(value)
            value = 0
        self.parts.append(BYTES[value + MIDDLE])
        self.size += 1

    def nothing(self, width: int) -> None:
        """Nothing is there."""
        if width:
            self.whole(absent(width))

    def whole(self, part: bytes) -> None:
        """Several numbers at once."""
        self.parts.append(part)
        self.size += len(part)

    def table(self, t: Table, block: Block, recalled: dict[str, Any]) -> None:
        """The table, but for the steps; what is recalled takes the place of its field."""
        held = block.held(t)
        slots = block.slots
        for at in range(len(slots)):
            slot = slots[at]
            if recalled and slot.name in recalled:
                self.slot(recalled[slot.name], slot, -1)
            else:
                self.field(t, held[at], slot, -1)

    def block(self, value: Any, block: Block, place: int) -> None:
        """An object; its owner is the seat that it names, or the one in whose place it stands."""
        owner: int = getattr(value, block.owner) if block.owner else place
        held = block.held(value)
        if self.same and block.looked_at:
            self.look(value, held, block, owner)
        else:
            self.fields(value, held, block, owner)

    def look(self, value: Any, held: tuple[Any, ...], block: Block, owner: int) -> None:
        """An object that is mostly as it was before, and then nothing is written anew."""
        start = self.size
        last = self.seen[start]
        if last is not None and last.owner == owner and last.held == held:
            self.again(last)
            return
        first, odd, clipped = len(self.parts), len(self.places), self.clipped
        self.fields(value, held, block, owner)
        if self.clipped == clipped:
            self.seen[start] = self.gathered(block.copied(held), owner, start, first, odd)

    def fields(self, value: Any, held: tuple[Any, ...], block: Block, owner: int) -> None:
        slots = block.slots
        for at in range(len(slots)):
            self.field(value, held[at], slots[at], owner)

    def again(self, last: Written) -> None:
        """What was written here before."""
        if last.places:
            start = self.size
            self.places += [start + at for at in last.places]
            self.values += last.values
        self.whole(last.part)

    def gathered(self, held: Any, owner: i64, start: i64, first: i64, odd: i64) -> Written:
        """What was written since, in one part."""
        part = b"".join(self.parts[first:])
        self.parts[first:] = [part]
        return Written(held, owner, part, [at - start for at in self.places[odd:]], self.values[odd:])

    def last(self, value: Any, slot: Slot, place: int) -> None:
        """An object that never changes is written once for each viewer."""
        known = slot.known[self.key]
        part = known.get(value)
        if part is not None:
            self.whole(part)
            return
        first, odd = len(self.parts), len(self.places) + self.clipped
        self.object(value, slot, place)
        if len(self.places) + self.clipped == odd:
            if len(known) >= KEPT:
                known.clear()
            known[value] = b"".join(self.parts[first:])

    def field(self, value: Any, part: Any, slot: Slot, owner: int) -> None:
        """A field of an object, as the viewer may know it."""
        if slot.sight == ALL or self.eyes == 0 or (slot.sight == OWN and owner == self.viewer):
            if slot.kind == NUMBER and isinstance(part, int):
                self.number(part)
            else:
                self.slot(part, slot, owner)
        elif slot.sight == ITS:
            self.each(part, slot)
        elif slot.sight == KNOWING and getattr(value, slot.knows) & self.eyes == self.eyes:
            self.slot(part, slot, owner)
        else:
            self.unknown(part, slot)

    def slot(self, value: Any, slot: Slot, place: int) -> None:
        kind = slot.kind
        if kind == OBJECT:
            if slot.lasting and value is not None:
                self.last(value, slot, place)
            elif slot.steady:
                self.stretch([value], slot, self.seen)
            else:
                self.object(value, slot, place)
        elif kind == MOVE:
            self.number(ABSENT if value is None else 1)    # only whether it is there: the log tells what was said
        elif kind == LIST and isinstance(value, (list, tuple)):
            self.list(value, slot, place)
        elif kind == NUMBER and isinstance(value, int):
            self.number(value)
        elif kind == BITS and isinstance(value, int):
            self.wide(value)
        else:
            self.nothing(slot.width)
            self.clipped += 0 if value is None else 1      # of another shape than was ever measured

    def unknown(self, value: Any, slot: Slot) -> None:
        """The same shape with nothing in it: -1 for numbers, counts kept. Of an object not even the counts."""
        if slot.kind == LIST and isinstance(value, (list, tuple)):
            shown = self.begin(value, slot)
            if inner_of(slot).kind == NUMBER and whole_numbers(shown):
                self.whole(UNKNOWN * len(shown))
            else:
                for item in shown:
                    self.unknown(item, inner_of(slot))
            self.end(shown, slot)
        elif isinstance(value, bool):
            self.slot(0, slot, -1)
        elif isinstance(value, int):
            self.slot(-1, slot, -1)
        else:
            self.slot(value if isinstance(value, (list, tuple)) else None, slot, -1)

    def wide(self, number: int) -> None:
        if 0 <= number <= LOW:
            self.number(number)
            self.whole(NOUGHTS)
            return
        for _ in range(WIDE):
            self.number(number if number < 0 else number & LOW)
            number >>= 31

    def begin(self, value: Any, slot: Slot) -> Any:
        """How long a list is, and as much of it as has a place."""
        n = len(value)
        self.number(n)
        if n <= slot.count:
            return value
        self.clipped += n - slot.count
        return value[:slot.count]

    def end(self, shown: Any, slot: Slot) -> None:
        """The rest of its place."""
        self.nothing((slot.count - len(shown)) * inner_of(slot).width)

    def list(self, value: Any, slot: Slot, place: int) -> None:
        inner = inner_of(slot)
        shown = self.begin(value, slot)
        if inner.kind == NUMBER and len(shown) >= SHORT:
            self.long(shown, inner)
        elif inner.steady:
            self.stretch(list(shown), inner, self.seen)
        else:
            for at, item in enumerate(shown):
                if inner.kind == NUMBER and isinstance(item, int):
                    self.number(item)
                else:
                    self.slot(item, inner, at if place < 0 else place)
        self.end(shown, slot)

    def long(self, shown: Any, inner: Slot) -> None:
        """Many numbers: mostly all of them are as they were before, and if not, then most stretches of them."""
        start = self.size
        if len(shown) <= STRETCH:
            self.stretch(shown[:], inner, self.common)
            return
        # The number before them, how many there are, is looked at by nobody else.
        last = self.common[start - 1]
        if last is not None and last.held == shown:
            self.again(last)
            return
        first, odd = len(self.parts), len(self.places)
        for at in range(0, len(shown), STRETCH):
            self.stretch(shown[at:at + STRETCH], inner, self.common)
        self.common[start - 1] = self.gathered(shown[:], -1, start, first, odd)

    def stretch(self, held: Any, inner: Slot, before: Kept) -> None:
        """Things of a list side by side: mostly those that stood there before, too."""
        start = self.size
        last = before[start]
        if last is not None and last.held == held:
            self.again(last)
            return
        if inner.kind == NUMBER and (last is None or last.part.isascii()):
            part = small(held)
            if part is not None:
                self.whole(part)
                before[start] = Written(held, -1, part, [], [])
                return
        first, odd, clipped = len(self.parts), len(self.places), self.clipped
        for item in held:
            if isinstance(item, int):
                self.number(item)
            elif inner.kind == OBJECT:
                self.object(item, inner, -1)
            else:
                self.slot(item, inner, -1)
        if self.clipped == clipped:
            before[start] = self.gathered(held, -1, start, first, odd)

    def each(self, value: Any, slot: Slot) -> None:
        """A list with an entry for each seat, of which the viewer knows its own."""
        shown = self.begin(value, slot)
        for at, item in enumerate(shown):
            if at == self.viewer:
                self.slot(item, inner_of(slot), at)
            else:
                self.unknown(item, inner_of(slot))
        self.end(shown, slot)

    def object(self, value: Any, slot: Slot, place: int) -> None:
        """Of what class it is, then room for each class it may be of."""
        if value is None:
            self.number(-1)
            self.nothing(slot.width - 1)
            return
        at = slot.kinds.get(type(value), -1)
        if at < 0:
            self.number(at)
            self.clipped += 1
            self.nothing(slot.width - 1)
            return
        head = slot.heads[at]
        block = slot.blocks[at]
        self.whole(head)
        self.block(value, block, place)
        self.nothing(slot.width - len(head) - block.width)


class Sight:
    """What the seats of a game may know, in the places of an edition."""

    def __init__(self, game: Game, block: Block, step: Slot) -> None:
        self.game = game
        self.block = block
        self.step = step
        self.size = 1 + block.width + step.width + 1
        self.before: dict[int, Kept] = {}         # what stood in rows last, by eyes and place

    def writer(self, viewer: int, eyes: int, same: bool) -> Writer:
        return Writer(viewer, eyes, same, self.last_seen(COMMON), self.last_seen((eyes << 5) + viewer + 1))

    def last_seen(self, eyes: int) -> Kept:
        """What these eyes saw last, by its place."""
        if eyes not in self.before:
            self.before[eyes] = [None] * self.size
        return self.before[eyes]

    def written(self, t: Table, seat: int, same: bool = True) -> Writer:
        """The table as the seat may know it; who only looks on knows what everybody does.

        `same`: it is mostly the same table as before.
        """
        eyes = 0 if t.over else 1 << seat if 0 <= seat < t.seats else (1 << t.seats) - 1
        return self.row(t, self.writer(seat, eyes, same), self.game.recalled(t, seat))

    def written_view(self, view: Table, seat: int) -> Writer:
        """The same from a view that is at hand."""
        return self.row(view, self.writer(seat, 0, False), {})

    def row(self, t: Table, out: Writer, recalled: dict[str, Any]) -> Writer:
        """The seat, the table, the step on top of it, and how much had no place."""
        out.number(out.viewer)
        out.table(t, self.block, recalled)
        out.slot(t.stack[-1] if t.stack else None, self.step, -1)
        out.number(out.clipped)
        return out
