"""A record: a text file with a TOML header and one line per move, replayable without a generator."""
from __future__ import annotations

import json
import tomllib
from dataclasses import dataclass, field
from typing import Any

from kronika.core.game import Setup
from kronika.core.step import CHANCE

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
    data: str = ""
    names: list[str] = field(default_factory=list)
    commitment: str = ""
    practice: bool = False             # moves were taken back beyond what undo allows
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


def _toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_toml(item)}" for key, item in value.items()) + " }"
    return json.dumps(value, ensure_ascii=False)


def read(text: str) -> Record:
    """A record from its text. Raises ValueError with one clear sentence."""
    head, rule, body = text.partition(f"\n{RULE}\n")
    if not rule:
        raise ValueError(f"no line '{RULE}' between header and log")
    try:
        header = tomllib.loads(head)
    except tomllib.TOMLDecodeError as error:
        raise ValueError(f"the header is not TOML: {error}") from None
    known = set(Record.__dataclass_fields__) - {"log"}
    for name in header:
        if name not in known:
            raise ValueError(f"the header has an unknown entry {name!r}")
    if not isinstance(header.get("game"), str) or not isinstance(header.get("seats"), int):
        raise ValueError("the header names no game or no seats")
    return Record(**header, log=[_line(n, line) for n, line in enumerate(body.splitlines(), 1) if line.strip()])


def _line(number: int, line: str) -> tuple[int, str]:
    seat, _, words = line.partition(" ")
    if seat == "chance":
        return CHANCE, words
    if not (seat.isascii() and seat.isdigit() and len(seat) < 3):
        raise ValueError(f"line {number} of the log does not begin with a seat: {line[:40]!r}")
    return int(seat), words
