"""Observations: what a seat may know of its table, as an array of fixed length.

Generated from the field tables, as views are: what the seat's view does not hold is not in the array. How long lists
get was measured over many games and stands in `shapes.json`; what had no place all the same is counted in the last
number. -1 is unknown to the seat, -2 is not there.

    python -m kronika.research.layout [GAME...] [GAMES]      measures again, after a change of rules or field tables
"""
from __future__ import annotations

import functools
import hashlib
import itertools
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from kronika.core.game import Game, Setup
from kronika.core.rng import stream
from kronika.core.rule import Refused
from kronika.core.table import Table
from kronika.games import KEYS, load
from kronika.players import make
from kronika.players.match import Match, Quick
from kronika.referee.chance import luck
from kronika.research.flat import BITS, LIST, OBJECT, Block, Measure, Shapes, Slot, block, slot
from kronika.research.writer import Sight, Writer

FILE = Path(__file__).with_name("shapes.json")
ROOM = 1.5                            # lists may get longer than they ever were by this factor

Row = npt.NDArray[np.int32]


class Layout:
    """The places of an edition: `size` numbers."""

    def __init__(self, game: Game, edition: str, shapes: Shapes) -> None:
        self.game = game.of(edition)
        fields = self.game.fields
        self.root = next(name for name in shapes.classes[""])
        self.block: Block = block(fields, shapes, self.root)
        self.step: Slot = slot(fields, shapes, "step", "Table.step")
        self.sight = Sight(self.game, self.block, self.step)
        self.size = self.sight.size

    def row(self, t: Table, seat: int) -> Row:
        """What the seat may know. The first number is the seat itself."""
        return numbers(self.sight.written(t, seat))

    def rows(self, tables: Sequence[Table], seats: Sequence[int]) -> Row:
        """The same for many tables: a row for each."""
        rows: list[bytes] = []
        places: list[int] = []
        values: list[int] = []
        for n, (t, seat) in enumerate(zip(tables, seats)):
            writer = self.sight.written(t, seat, same=False)
            rows.append(writer.row())
            places += [n * self.size + at for at in writer.places]
            values += writer.values
        out = np.frombuffer(b"".join(rows), np.int8).astype(np.int32)
        out[np.fromiter(places, np.int64, len(places))] = np.fromiter(values, np.int64, len(values))
        return out.reshape(len(rows), self.size)

    def row_of_view(self, view: Table, seat: int) -> Row:
        """The same from a view that is at hand."""
        return numbers(self.sight.written_view(view, seat))

    def names(self) -> list[str]:
        """What each number is: `seat.2.coins`."""
        return ["viewer", *named(self.block, ""), *named_slot(self.step, "step"), "clipped"]

    def version(self) -> str:
        """It changes when a number changes its meaning."""
        return hashlib.sha256("\n".join(self.names()).encode()).hexdigest()[:12]


def numbers(writer: Writer) -> Row:
    """What was written, as an array."""
    out = np.frombuffer(writer.row(), np.int8).astype(np.int32)
    if writer.places:
        out[writer.places] = writer.values
    return out


def named(at: Block, path: str) -> Iterator[str]:
    for part in at.slots:
        yield from named_slot(part, f"{path}{part.name}")


def named_slot(at: Slot, path: str) -> Iterator[str]:
    """The names of a field's numbers."""
    if at.kind == BITS:
        yield from (f"{path}.bits{n}" for n in range(at.width))
    elif at.kind == LIST and at.inner is not None:
        yield f"{path}.count"
        for n in range(at.count):
            yield from named_slot(at.inner, f"{path}.{n}")
    elif at.kind == OBJECT:
        yield f"{path}.kind"
        for kind in at.blocks:
            yield from named(kind, f"{path}.{kind.name}.")
    else:
        yield path


@functools.cache
def layout(key: str, edition: str) -> Layout:
    """The layout of an edition. Raises KeyError for a game that was never measured."""
    kept: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))[f"{key} {edition}".strip()]
    return Layout(load(key), edition, Shapes(kept["lengths"], kept["wide"], kept["classes"]))


# measuring

def setups(game: Game, edition: str) -> Iterator[Setup]:
    """Every mode with the fewest and the most seats, and every option alone."""
    options = [{name: value} for name, values in game.options[edition].items() for value in values[1:]]
    modes: list[tuple[int, str, dict[str, str]]]
    modes = [(seats, mode, {}) for seats in game.seats for mode in game.modes[edition]]
    for seats, mode, option in [*modes, *((game.seats[0], "", option) for option in options)]:
        setup = game.setup(seats, edition, mode, option)
        try:
            game.new(setup)
        except Refused:
            continue
        yield setup


def measured(game: Game, edition: str, games: int) -> dict[str, Any]:
    """Shapes of random and of greedy games of every setup."""
    out = Measure(game.of(edition).fields)
    seen = itertools.count()
    root = ""

    def look(t: Table) -> None:
        """The table, and what one seat after the other makes of it: a view may hold what it remembers."""
        out.table(t)
        out.table(game.view(t, next(seen) % t.seats))

    for number, setup in enumerate(setups(game, edition)):
        for level, n in itertools.product(("random", "greedy"), range(games)):
            door = Quick(game, setup, luck(number, n), look)
            look(door.table)
            root = type(door.table).__name__
            Match(game, door, [make(level, game)] * setup.seats, stream(number, n)).run()
    lengths = {path: int(length * ROOM + 1) for path, length in sorted(out.lengths.items())}
    classes = {path: sorted(kinds) for path, kinds in sorted(out.classes.items())}
    return {"lengths": lengths, "wide": sorted(out.wide), "classes": {"": [root], **classes}}


def main(keys: list[str], games: int = 1) -> None:
    """Measure the games and keep what was found."""
    kept: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    for key in keys or KEYS:
        for edition in load(key).editions:
            kept[f"{key} {edition}".strip()] = measured(load(key), edition, games)
            print(key, edition, layout_size(kept, key, edition), flush=True)
            FILE.write_text(json.dumps(kept, indent=1, sort_keys=True) + "\n", encoding="utf-8")


def layout_size(kept: dict[str, Any], key: str, edition: str) -> int:
    row = kept[f"{key} {edition}".strip()]
    return Layout(load(key), edition, Shapes(row["lengths"], row["wide"], row["classes"])).size


if __name__ == "__main__":
    main([word for word in sys.argv[1:] if not word.isdigit()], *[int(word) for word in sys.argv[1:] if word.isdigit()])
