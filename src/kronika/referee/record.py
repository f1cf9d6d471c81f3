"""A record: a text file with a TOML header and one line per move, replayable without a generator."""
from __future__ import annotations

import itertools
import json
import re
import tomllib
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, fields
from typing import Any, Protocol, TypeVar

from kronika.core.game import Outcome, Setup
from kronika.core.step import CHANCE
from kronika.referee.reason import Reason, short

Row = TypeVar("Row", bound="Said")
RULE = "---"                           # the line between header and log


@dataclass
class Record:
    """What is needed to play a game again, and to prove its chance once it is over."""

    game: str
    seats: int
    edition: str = ""
    mode: str = ""
    options: dict[str, str] = field(default_factory=dict)
    rules: int = 1
    data: str = ""                     # the hash of its components
    box: str = ""                      # the name of the owner's box they are from; empty: they are ours
    names: list[str] = field(default_factory=list)
    commitment: str = ""
    practice: bool = False             # moves were taken back beyond what undo allows
    coached: bool = False              # the coach was asked while it was played
    typed: bool = False                # chance was typed in from a real table
    start: str = ""                    # the position it began from, if not the setup: a fork; told after the end
    seed: str = ""                     # with the strings: told after the end
    strings: list[str] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    ranks: list[int] = field(default_factory=list)
    reason: str = ""
    log: list[tuple[int, str]] = field(default_factory=list)

    def setup(self) -> Setup:
        return Setup(self.game, self.seats, self.edition, self.mode, self.options)

    def dump(self) -> str:
        """The text file."""
        head = [f"{name} = {_toml(value)}" for name, value in vars(self).items()
                if name != "log" and value not in ("", [], {}, False)]
        lines = [f"{'chance' if seat == CHANCE else seat} {words}" for seat, words in self.log]
        return "\n".join([*head, RULE, *lines, ""])


class Said(Protocol):
    """A move of a log."""

    seat: int
    sealed: bool                       # said in a sealed step
    moment: int                        # how often something had been revealed before it


def in_order(log: Iterable[Row]) -> list[Row]:
    """The log of a record: sealed picks that are revealed together stand in the order of the seats, whenever made."""
    out: list[Row] = []
    for (sealed, _), rows in itertools.groupby(log, lambda row: (row.sealed and row.seat != CHANCE, row.moment)):
        out += sorted(rows, key=lambda row: row.seat if sealed else 0)
    return out


def written(setup: Setup, log: Iterable[Row], words: Callable[[Row], str], **header: Any) -> Record:
    """The record of a game so far: its moves in the order of a record, in the words that the reader may know."""
    moves = [(row.seat, words(row)) for row in in_order(log)]
    return Record(setup.game, setup.seats, setup.edition, setup.mode, setup.options, log=moves, **header)


def result_of(outcome: Outcome) -> dict[str, Any]:
    """How a game ended, by the names that a record has for it."""
    return {"scores": outcome.scores, "ranks": outcome.ranks, "reason": outcome.reason}


KINDS = {row.name: str(row.type) for row in fields(Record) if row.name != "log"}


def _toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_toml(item)}" for key, item in value.items()) + " }"
    return json.dumps(value, ensure_ascii=False)


class Unreadable(Reason, ValueError):
    """A text that is no record."""


def read(text: str) -> Record:
    """A record from its text. Raises Unreadable."""
    head, rule, body = text.partition(f"\n{RULE}\n")
    if not rule:
        raise Unreadable("record-no-rule", rule=RULE)
    try:
        header = tomllib.loads(head)
    except tomllib.TOMLDecodeError as error:
        raise Unreadable("record-not-toml", line=_where(head, str(error))) from None
    for name, value in header.items():
        _check_entry(name, value)
    if "game" not in header or "seats" not in header:
        raise Unreadable("record-nameless")
    return Record(**header, log=[_line(n, line) for n, line in enumerate(body.splitlines(), 1) if line.strip()])


def _where(head: str, error: str) -> int:
    """The line of the header that TOML stumbled over."""
    found = re.search(r"at line (\d+)", error)
    return int(found[1]) if found else head.count("\n") + 1


def _check_entry(name: str, value: object) -> None:
    if name not in KINDS:
        raise Unreadable("record-unknown-entry", name=short(name))
    if not _fits(value, KINDS[name]):
        raise Unreadable("record-bad-entry", name=name)


def _fits(value: object, kind: str) -> bool:
    """Whether a value of TOML is of the kind that the record declares, such as `list[int]`."""
    whole, _, part = kind.removesuffix("]").partition("[")
    if whole == "dict":
        return isinstance(value, dict) and all(isinstance(item, str) for item in value.values())
    if whole == "list":
        return isinstance(value, list) and all(_fits(item, part) for item in value)
    return type(value).__name__ == whole


def _line(number: int, line: str) -> tuple[int, str]:
    seat, _, words = line.partition(" ")
    if seat == "chance":
        return CHANCE, words
    if not (seat.isascii() and seat.isdigit() and len(seat) < 3):
        raise Unreadable("record-no-seat", number=number, line=short(line))
    return int(seat), words
