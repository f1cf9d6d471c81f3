"""The log in the viewer's language: grouped by stretches of the game, with links to cards and moments."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Final, TypeVar

from kronika.core.table import Note
from kronika.games import notes as notes_of
from kronika.locale import Texts
from kronika.locale.log import SPEAKER, Notes, Stretch, line, stretches
from kronika.web.draw.sight import Line, Sight

PART: Final = 40                       # notes of a part of the log: one to two parts stand on the page


@dataclass
class Piece:
    """A stretch of a sentence: plain, a player's name, or a card with its id."""

    text: str
    kind: str = ""                     # name, card
    id: str = ""
    color: str = ""


@dataclass
class Item:
    """A sentence of the log, and what followed from it."""

    seat: int
    pieces: list[Piece]
    subs: list[str] = field(default_factory=list)
    begun: int = 0                     # the moment before it
    at: int = 0                        # the moment after which all of it has happened
    touches: bool = False              # whether it is about the viewer, too
    rivals: Sequence[int] = ()         # the other side of a fight that it tells the end of
    word: str = ""                     # of its note

    def happened(self, line: int) -> None:
        """With that line of the log; what follows from it may come with later ones."""
        self.begun = self.begun if self.at else line
        self.at = line + 1

    @property
    def card(self) -> str:
        """The id of the first card that it names."""
        return next((piece.id for piece in self.pieces if piece.kind == "card"), "")


@dataclass
class Group:
    """A stretch of the log under its heading."""

    title: str
    at: int                            # the moment to jump to
    items: list[Item] = field(default_factory=list)
    since: bool = False                # everything above it happened since the viewer's last move
    more: bool = False                 # under the heading of the group before it
    headed: bool = True                # its heading is not told already, above what is more


@dataclass
class Tellable:
    """What a game says of its notes: the heading words, the words told as a consequence, and its cards."""

    notes: Notes
    headings: list[str]
    follow: list[str]
    cards: dict[int, tuple[str, str]]              # by number: id, colour
    silent: Sequence[str] = ()                     # what other headings say already
    outcomes: Sequence[str] = ()                   # ends of fights: what either side wins or loses follows from them
    closing: Sequence[str] = ()                    # what ends a turn: it follows from no event of an earlier move

    def card(self, kind: str, number: int) -> tuple[str, str] | None:
        return self.cards.get(number) if kind == "card" else None


G = TypeVar("G", bound=Group)


class Last:
    """The viewer's last move: what came after it under the same heading gets a group of its own, so that all that is
    new stands above the mark."""

    def __init__(self, sight: Sight) -> None:
        own = [row.number for row in sight.lines if row.seat == sight.viewer and not row.pending]
        self.number = own[-1] if own else -1
        self.group: Group | None = None

    def before(self, row: Line, out: list[G]) -> None:
        """Before the notes of a row are told."""
        if row.number == self.number:            # a sealed choice says nothing yet: what it leads to is news
            self.group = out[-1] if out[-1].items or row.notes or len(out) == 1 else out[-2]
        elif self.group is out[-1]:
            out.append(replace(out[-1], at=row.number, items=[], more=True))

    def newest_first(self, out: list[G]) -> list[G]:
        """The groups that say something, with the mark."""
        told = [group for group in reversed(out) if group.items or (group.title and not group.more)]
        if self.group is not None and any(group is self.group for group in told[1:]):
            self.group.since = True
        for newer, group in pairwise(told):
            group.headed = not newer.more
        return told


def groups(sight: Sight, texts: Texts, told: Tellable) -> list[Group]:
    """The newest first."""
    out = [Group("", 0)]
    last = Last(sight)
    for row in sight.lines:
        if row.pending:
            continue
        last.before(row, out)
        for note in row.notes:
            if note.word in told.headings:
                out.append(Group(line(texts, told.notes, note, sight.names, sight.viewer), row.number + 1))
            elif note.word not in told.silent:
                put(out[-1], note, sight, texts, told, row.number).happened(row.number)
    return last.newest_first(out)


def put(group: Group, note: Note, sight: Sight, texts: Texts, told: Tellable, row: int) -> Item:
    """A sentence of its own, or one that follows from what the same seat did, or from an event."""
    said = stretches(texts, told.notes, note, sight.names, sight.viewer)
    cause = follows(group, note, row, told) if note.word in told.follow else None
    if cause is not None:
        cause.subs.append(without_name(said) if cause.seat == note.seat and not cause.rivals else whole(said))
        return cause
    group.items.append(Item(note.seat, pieces(said, told.card), touches=touches(sight, told.notes, note),
                            word=note.word))
    if note.word in told.outcomes:
        group.items[-1].rivals = named(sight, told.notes, note)
    return group.items[-1]


def follows(group: Group, note: Note, row: int, told: Tellable) -> Item | None:
    """What the note follows from: the end of its fight, the last sentence of its seat in this row, or the event that
    was told last. The same again stands beside the first, not below it."""
    for item in reversed(group.items):
        if item.seat == note.seat and item.word == note.word:
            break
        if item.seat != note.seat and item.at != row + 1 and note.word in told.closing:
            break                                # a turn ends: it is no more of an event or a fight
        if item.seat == note.seat or item.seat < 0 or note.seat in item.rivals:
            return item
        if item.at != row + 1:
            break                                # of another move
    return None


def recent(sight: Sight, stops: list[int]) -> Sight:
    """The sight with the last part of the log, and the one before it."""
    first = begin(sight.lines, stops)
    kept = [row for row in sight.lines if row.number >= first]
    if first:
        kept[0] = replace(kept[0], notes=kept[0].notes[until_heading(sight, kept[0]):])
    return replace(sight, lines=kept)


def before(sight: Sight, first: int) -> Sight:
    """The sight with all that `recent` leaves out."""
    kept = [row for row in sight.lines if row.number <= first]
    if kept and kept[-1].number == first:
        kept[-1] = replace(kept[-1], notes=kept[-1].notes[:until_heading(sight, kept[-1])])
    return replace(sight, lines=kept)


def until_heading(sight: Sight, row: Line) -> int:
    """How many notes of the row belong to what was before the heading in it."""
    headings = notes_of(sight.game.key, sight.setup.edition).HEADINGS
    return next((i for i, note in enumerate(row.notes) if note.word in headings), 0)


def begin(lines: list[Line], stops: list[int]) -> int:
    """The line from which the log is shown. Parts begin where a turn does, and stay the same as the log grows."""
    begins = {stop - 1 for stop in stops}
    parts = [0]
    notes = 0
    for row in lines:
        if row.number in begins and notes >= PART:
            parts.append(row.number)
            notes = 0
        notes += len(row.notes)
    return parts[-2] if len(parts) > 1 else 0


def touches(sight: Sight, notes: Notes, note: Note) -> bool:
    """Whether the note is about the viewer, or names it."""
    return sight.viewer in (note.seat, *named(sight, notes, note))


def named(sight: Sight, notes: Notes, note: Note) -> list[int]:
    """The seats of which a note tells besides its own."""
    return [argument.number for argument in notes.arguments(note, len(sight.names)) if argument.kind == "seat"]


def whole(said: list[Stretch]) -> str:
    return "".join(part.text for part in said)


def without_name(said: list[Stretch]) -> str:
    """The sentence; if it begins with the name of the one whom it is about, the rest of it."""
    named = len(said) > 1 and said[0].kind == SPEAKER and said[1].text.startswith(" ")
    rest = whole(said[1:]).lstrip() if named else whole(said)
    return rest[:1].upper() + rest[1:]


def pieces(said: list[Stretch], card: Callable[[str, int], tuple[str, str] | None]) -> list[Piece]:
    """The sentence with the name of the one whom it is about, and its cards, marked."""
    return [piece(part, card) for part in said]


def piece(part: Stretch, card: Callable[[str, int], tuple[str, str] | None]) -> Piece:
    if part.kind == SPEAKER:
        return Piece(part.text, "name")
    found = card(part.kind, part.number) if part.kind else None
    return Piece(part.text, "card", *found) if found else Piece(part.text)
