"""Rows of the database as typed values, named as in schema.py."""
from __future__ import annotations

import json
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from kronika.core.table import Note
from kronika.referee.journal import Back, Said, read
from kronika.referee.referee import Referee

EMPTY, HUMAN, BOT = "empty", "human", "bot"
REMEMBERED = 1 << 16                   # lines whose notes are kept as they were read
LATE = "late"                          # stands for a vote of a seat whose time is up


@dataclass
class Facts:
    """A table apart from its log."""

    id: str
    kind: str
    title: str
    game: str
    edition: str
    mode: str
    options: str
    seats: int
    clock: str
    timeout: str
    lang: str
    memory: bool
    host: str
    host_account: int | None
    seed: str
    rules: int
    data: str
    created: int
    touched: int
    box: str = ""
    start: str = ""
    rev: int = 0
    status: str = "open"
    seq: int = 0
    draws: int = 0
    awaits: int = 0
    practice: bool = False
    coached: bool = False
    result: str = ""
    legacy: str = ""
    source: str = ""
    rematch: str = ""
    pace: int = -1
    archived: bool = False
    ended: int = 0
    maker: str = ""


@dataclass
class Seat:
    """A place at a table and who holds it."""

    table_id: str
    number: int
    kind: str = EMPTY
    name: str = ""
    level: str = ""
    stand_in: bool = False
    account: int | None = None
    secret: str = ""
    string: str = ""
    bank: int = 0
    since: int | None = None
    deadline: int | None = None
    vote: str = ""
    email: str = ""
    webhook: str = ""
    notified: int = -1


def reserved(seat: Seat) -> bool:
    """Whether the seat of a rematch waits for the person who sat there before."""
    return seat.kind == EMPTY and bool(seat.secret)


@dataclass
class Line:
    """A line of the log."""

    table_id: str
    seq: int
    seat: int
    words: str
    decision: int
    sealed: bool
    moment: int
    shown: int
    notes: str
    at: int

    @property
    def said(self) -> Said:
        return read(self.seat, self.words)

    @property
    def back(self) -> Back | None:
        """What it takes back; None for a move."""
        said = self.said
        return said if isinstance(said, Back) else None

    def told(self) -> list[Note]:
        """What it led to. Lines of before there were secrets of several seats have no fifth entry."""
        return list(read_notes(self.notes))


@lru_cache(REMEMBERED)
def read_notes(text: str) -> tuple[Note, ...]:
    """The notes of a line; every page tells the whole log again."""
    return tuple([Note(word, seat, tuple(args), *more) for word, seat, args, *more in json.loads(text)])


@dataclass
class Message:
    """A line of the chat. What the server says has a code, so that everybody reads it in their own language."""

    table_id: str
    n: int
    seat: int
    name: str
    code: str
    text: str
    at: int


@dataclass
class Account:
    """A person with a name and a password."""

    id: int
    name: str
    shown: str
    password: str
    lang: str
    email: str
    webhook: str
    created: int
    admin: bool


@dataclass
class Login:
    """A browser that is signed in: its account, who it is besides, and when it was last seen."""

    id: int
    account: Account
    visitor: str
    seen: int


@dataclass
class Change:
    """All that one command does to a table, written in one transaction."""

    table: dict[str, Any] = field(default_factory=dict)
    seats: dict[int, dict[str, Any]] = field(default_factory=dict)
    lines: list[Line] = field(default_factory=list)
    saved: str = ""
    messages: list[tuple[int, str, str, str]] = field(default_factory=list)     # seat, name, code, text
    claims: list[tuple[str, int, str]] = field(default_factory=list)            # visitor, seat, secret
    referee: Referee | None = None     # as it will be when this is committed

    def seat(self, number: int, **values: Any) -> None:
        if values:
            self.seats.setdefault(number, {}).update(values)


def dump_notes(notes: list[Note]) -> str:
    """Notes as JSON; who shares a secret stands only where somebody does."""
    rows = [[note.word, note.seat, list(note.args), note.secret] + ([note.knows] if note.knows else [])
            for note in notes]
    return json.dumps(rows, separators=(",", ":"))
