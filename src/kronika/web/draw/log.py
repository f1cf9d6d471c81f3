"""The log in the viewer's language: grouped by stretches of the game, with links to cards and moments."""
from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from kronika.core.table import Note
from kronika.locale import Texts
from kronika.locale.log import SPEAKER, Notes, Stretch, line, stretches
from kronika.web.draw.sight import Sight


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


@dataclass
class Tellable:
    """What a game says of its notes: the heading words, the words told as a consequence, and its cards."""

    notes: Notes
    headings: list[str]
    follow: list[str]
    cards: dict[int, tuple[str, str]]              # by number: id, colour

    def card(self, kind: str, number: int) -> tuple[str, str] | None:
        return self.cards.get(number) if kind == "card" else None


def groups(sight: Sight, texts: Texts, told: Tellable) -> list[Group]:
    """The newest first."""
    out = [Group("", 0)]
    mine = -1
    for row in sight.lines:
        if row.pending:
            continue
        if row.seat == sight.viewer:
            mine = len(out) - 1
        for note in row.notes:
            if note.word in told.headings:
                out.append(Group(line(texts, told.notes, note, sight.names, sight.viewer), row.number + 1))
            else:
                put(out[-1], note, sight, texts, told).happened(row.number)
    if mine > 0:
        out[mine].since = True
    return [group for group in reversed(out) if group.items or group.title]


def put(group: Group, note: Note, sight: Sight, texts: Texts, told: Tellable) -> Item:
    """A sentence of its own, or one that follows from what the same seat did."""
    said = stretches(texts, told.notes, note, sight.names, sight.viewer)
    if note.word in told.follow:
        for item in reversed(group.items):
            if item.seat == note.seat:
                item.subs.append(without_name(said))
                return item
    group.items.append(Item(note.seat, pieces(said, told.card), touches=touches(sight, told.notes, note)))
    return group.items[-1]


def touches(sight: Sight, notes: Notes, note: Note) -> bool:
    """Whether the note is about the viewer, or names it."""
    return note.seat == sight.viewer or any(argument.kind == "seat" and argument.number == sight.viewer
                                            for argument in notes.arguments(note, len(sight.names)))


def without_name(said: list[Stretch]) -> str:
    """The sentence; if it begins with the name of the one whom it is about, the rest of it."""
    text = "".join(part.text for part in said)
    named = len(said) > 1 and said[0].kind == SPEAKER and said[1].text.startswith(" ")
    return text[len(said[0].text) + 1:] if named else text


def pieces(said: list[Stretch], card: Callable[[str, int], tuple[str, str] | None]) -> list[Piece]:
    """The sentence with the name of the one whom it is about, and its cards, marked."""
    return [piece(part, card) for part in said]


def piece(part: Stretch, card: Callable[[str, int], tuple[str, str] | None]) -> Piece:
    if part.kind == SPEAKER:
        return Piece(part.text, "name")
    found = card(part.kind, part.number) if part.kind else None
    return Piece(part.text, "card", *found) if found else Piece(part.text)
