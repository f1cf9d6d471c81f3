"""The log in the viewer's language: grouped by stretches of the game, with links to cards and moments."""
from __future__ import annotations

import re
from dataclasses import dataclass, field

from kronika.core.table import Note
from kronika.locale import Texts
from kronika.locale.hungarian import accusative, instrumental
from kronika.locale.log import Notes, line
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


@dataclass
class Group:
    """A stretch of the log under its heading."""

    title: str
    at: int                            # the moment to jump to
    items: list[Item] = field(default_factory=list)
    since: bool = False                # everything above it happened since the viewer's last move


@dataclass
class Tellable:
    """What a game says of its notes: the heading words, the words told as a consequence, and the card of a note."""

    notes: Notes
    headings: list[str]
    follow: list[str]
    card: dict[int, tuple[str, str, str]]          # by number: id, colour, name
    lang: str


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
            say = line(texts, told.notes, note, sight.names, sight.viewer)
            if note.word in told.headings:
                out.append(Group(say, row.number + 1))
            else:
                put(out[-1], note, say, sight, told)
    if mine > 0:
        out[mine].since = True
    return [group for group in reversed(out) if group.items or group.title]


def put(group: Group, note: Note, say: str, sight: Sight, told: Tellable) -> None:
    """A sentence of its own, or one that follows from what the same seat did."""
    if note.word in told.follow:
        for item in reversed(group.items):
            if item.seat == note.seat:
                item.subs.append(without_name(say, sight.names[note.seat]))
                return
    group.items.append(Item(note.seat, pieces(say, note, sight, told)))


def without_name(say: str, name: str) -> str:
    return say[len(name) + 1:] if say.startswith(name + " ") else say


def pieces(say: str, note: Note, sight: Sight, told: Tellable) -> list[Piece]:
    """The sentence with its speaker's name and its card marked."""
    seen = note.seen(sight.viewer)
    name = sight.names[note.seat] if note.seat >= 0 else ""
    out = [Piece(say)]
    for argument in told.notes.arguments(seen, len(sight.names)):
        if argument.kind == "card" and argument.number in told.card:
            key, color, word = told.card[argument.number]
            out = split(out, stem(word, told.lang), Piece("", "card", key, color))
    return split(out, re.escape(name), Piece("", "name")) if name else out


def stem(word: str, lang: str) -> str:
    """A pattern for the word in any of the cases that our sentences put it in."""
    forms = [accusative(word), instrumental(word), word] if lang == "hu" else [word]
    return "|".join(re.escape(form) + r"(?!\w)" for form in forms)


def split(parts: list[Piece], pattern: str, like: Piece) -> list[Piece]:
    """Mark the first place where the pattern stands in plain text."""
    for i, part in enumerate(parts):
        found = re.search(pattern, part.text) if not part.kind else None
        if found:
            marked = Piece(found[0], like.kind, like.id, like.color)
            around = [Piece(part.text[:found.start()]), marked, Piece(part.text[found.end():])]
            return parts[:i] + [piece for piece in around if piece.text] + parts[i + 1:]
    return parts
