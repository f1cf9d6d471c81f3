"""The log as one viewer may follow it: items with numbers of the viewer's own, so that not even a count leaks."""
from __future__ import annotations

from dataclasses import dataclass, replace

from kronika.core.step import CHANCE
from kronika.referee.journal import Back
from kronika.table.rows import Line


@dataclass(frozen=True)
class Item:
    """A line that the viewer knows of. `back` is the number of the item that an undo takes away, else -1."""

    line: Line
    back: int
    upto: int                          # how many lines had been written at the moment that it stands for


def live(lines: list[Line]) -> list[Line]:
    """The moves that stand: without those that were undone or taken back."""
    out: list[Line] = []
    for line in lines:
        back = line.back
        if back is None:
            out.append(line)
        else:
            back.take_from(out)
    return out


class Stream:
    """Lines go in, items come out: another seat's sealed pick waits until it is revealed, or is never told."""

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.fed = 0
        self.items: list[Item] = []
        self.standing: list[Line] = []
        self.sealed: list[Line] = []             # picks of others, not yet revealed
        self.place: dict[int, int] = {}          # the item number of each line told

    def feed(self, lines: list[Line]) -> None:
        """All lines of the table; those already known are passed over."""
        for line in lines[self.fed:]:
            back = line.back
            if back is None:
                self.add(line)
            else:
                self.take_back(line, back)
        self.fed = len(lines)

    def add(self, line: Line) -> None:
        self.standing.append(line)
        if line.sealed and line.seat not in (self.viewer, CHANCE):
            self.sealed.append(line)
        else:
            self.tell(line)
        if line.shown != line.moment:
            self.reveal(line)

    def reveal(self, last: Line) -> None:
        """By seat, and all at one time: when each came in last, or after whom, would tell who changed a pick."""
        for line in sorted(self.sealed, key=lambda pick: (pick is last, pick.seat)):
            if line is last:
                self.tell(line)
            else:
                self.tell(replace(line, at=last.at), upto=last.seq)
        self.sealed = []

    def tell(self, line: Line, back: int = -1, upto: int = -1) -> None:
        self.place[line.seq] = len(self.items)
        self.items.append(Item(line, back, line.seq + 1 if upto < 0 else upto))

    def take_back(self, line: Line, back: Back) -> None:
        target = self.standing[back.to]
        back.take_from(self.standing)
        if back.alone and target in self.sealed:
            self.sealed.remove(target)
            return
        self.sealed = [pick for pick in self.sealed if pick in self.standing]
        self.tell(line, self.place.get(target.seq, -1))
