"""What others did since the viewer's last decision, step by step, with every public number that changed."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from kronika.core.table import Note
from kronika.web.draw.log import Group, Item
from kronika.web.draw.sight import Line, Person, Sight

FULL = 100                             # the length of the longest bar


@dataclass
class Measure:
    """A public number that every seat has; `icon` is one of the game's sprite, or `house/NAME`."""

    icon: str
    name: str
    values: list[int]


@dataclass
class Change:
    """How a number of a seat changed."""

    icon: str
    name: str
    seat: int
    before: int
    after: int

    @property
    def by(self) -> int:
        return self.after - self.before


@dataclass
class Bar:
    """A seat's number before and after, as lengths."""

    person: Person
    before: int
    after: int
    kept: float                        # the part that was and is
    moved: float                       # the part that came or went

    @property
    def changed(self) -> bool:
        return self.before != self.after


@dataclass
class Step:
    """A sentence of the log as something to look at."""

    number: int                        # counted from 1
    title: str                         # whose turn, or which stretch of the game
    item: Item
    shared: bool = False               # others did something at the same moment
    silent: bool = False               # the numbers are told with a later sentence of the same moment
    before: list[Measure] = field(default_factory=list)
    after: list[Measure] = field(default_factory=list)

    def changes(self, viewer: int) -> list[Change]:
        """What changed, the acting seat's first; where several acted at one time, only its own."""
        if self.silent:
            return []
        out = [Change(new.icon, new.name, seat, old.values[seat], new.values[seat])
               for old, new in zip(self.before, self.after) for seat in range(len(new.values))
               if old.values[seat] != new.values[seat]]
        if self.shared and self.item.seat >= 0:
            out = [change for change in out if change.seat == self.item.seat]
        return sorted(out, key=lambda change: (change.seat != self.item.seat, change.seat != viewer))

    def touches(self, viewer: int) -> bool:
        return self.item.touches or any(change.seat == viewer for change in self.changes(viewer))


@dataclass
class Story:
    """All the steps, and the one that is shown."""

    sight: Sight                       # now
    steps: list[Step]
    here: int = 1
    awaited: bool = False              # whether the viewer must choose after it
    pace: str = ""

    @property
    def step(self) -> Step:
        return self.steps[self.here - 1]

    @property
    def actors(self) -> list[Person]:
        """The others who did something, in order."""
        return [self.sight.people[seat] for seat in dict.fromkeys(step.item.seat for step in self.steps)
                if seat not in (-1, self.sight.viewer)]

    @property
    def stretches(self) -> list[tuple[str, list[Step]]]:
        """The steps by turns."""
        out: list[tuple[str, list[Step]]] = []
        for step in self.steps:
            if not out or out[-1][0] != step.title:
                out.append((step.title, []))
            out[-1][1].append(step)
        return out

    @property
    def changes(self) -> list[Change]:
        return self.step.changes(self.sight.viewer)

    @property
    def mine(self) -> list[Step]:
        """The steps that touch the viewer."""
        return [step for step in self.steps if step.touches(self.sight.viewer)]

    @property
    def measure(self) -> tuple[Measure, Measure] | None:
        """The number that changed most for its size: the one whose bars are drawn."""
        keys = {(change.icon, change.name): 0.0 for change in self.changes}
        for change in self.changes:
            share = abs(change.by) / max(abs(change.before), abs(change.after), 1)
            keys[change.icon, change.name] = max(keys[change.icon, change.name], share)
        best = max(keys, key=lambda key: keys[key], default=None)
        return next(((old, new) for old, new in zip(self.step.before, self.step.after)
                     if (new.icon, new.name) == best), None)

    @property
    def bars(self) -> list[Bar]:
        found = self.measure
        if found is None:
            return []
        old, new = found
        if self.step.shared:
            old = replace(old, values=[was if seat == self.step.item.seat else now
                                       for seat, (was, now) in enumerate(zip(old.values, new.values))])
        most = max(1, *old.values, *new.values)
        return sorted((bar(self.sight.people[seat], before, after, most)
                       for seat, (before, after) in enumerate(zip(old.values, new.values))),
                      key=lambda each: -each.after)


def bar(person: Person, before: int, after: int, most: int) -> Bar:
    low, high = sorted((max(before, 0), max(after, 0)))
    return Bar(person, before, after, FULL * low / most, FULL * (high - low) / most)


def since(sight: Sight) -> Sight:
    """The sight with only what has happened since the viewer's last decision; before the first one, since anybody's:
    how the table was laid out is no story. Where that decision was what all waited for, what the others did with it
    stands in the same line."""
    if not sight.seated:
        return replace(sight, lines=[])
    mine = max((line.number for line in sight.lines if line.seat == sight.viewer), default=-1)
    begun = max(mine, min((line.number for line in sight.lines if 0 <= line.seat < sight.view.seats),
                          default=len(sight.lines)))
    return replace(sight, lines=[theirs(line, sight.viewer) if line.number == mine else line
                                 for line in sight.lines if line.number >= begun])


def theirs(line: Line, viewer: int) -> Line:
    return replace(line, notes=[note for note in line.notes if by_other(note, viewer)])


def by_other(note: Note, viewer: int) -> bool:
    return note.seat >= 0 and note.seat != viewer


def steps(told: Sequence[Group], viewer: int) -> list[Step]:
    """The log of that stretch, the newest group first, as steps, the oldest first, from the first that another took."""
    items = [(group.title, item) for group in reversed(told) for item in group.items]
    items = items[next((n for n, (_, item) in enumerate(items) if item.seat not in (-1, viewer)), len(items)):]
    out: list[Step] = []
    for number, (title, item) in enumerate(items, 1):
        others = [other for _, other in items if other.at == item.at]
        out.append(Step(number, title, item, any(other.seat != item.seat for other in others),
                        item is not [other for other in others if other.seat == item.seat][-1]))
    return out
