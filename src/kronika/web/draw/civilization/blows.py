"""The calamities of the turn as the log tells them: who was struck, by whose gift, and what was lost."""
from __future__ import annotations

from dataclasses import dataclass, field

from kronika.core.table import Note
from kronika.locale import Texts
from kronika.web.draw.civilization.barter import this_turn
from kronika.web.draw.civilization.face import Good, goods
from kronika.web.draw.page import you_or
from kronika.web.draw.sight import Sight

STRUCK = ("struck", "struck_by", "ignored")


@dataclass
class Struck:
    """One calamity and its losses."""

    good: Good
    seat: int
    name: str
    by: int                            # who traded it away; -1: nobody
    giver: str
    ignored: bool
    lost: dict[int, str] = field(default_factory=dict)     # by seat, in words
    people: dict[int, str] = field(default_factory=dict)   # the names of these seats


class Losses:
    """What a seat has lost: tokens, cities, cities that became tokens."""

    def __init__(self) -> None:
        self.tokens = 0
        self.cities = 0
        self.reduced = 0

    def add(self, note: Note) -> None:
        if note.word == "lost":
            self.tokens += note.args[1]
        elif note.word in ("lost_city", "raided", "stricken"):
            self.cities += 1
        elif note.word == "reduced":
            self.reduced += 1

    def said(self, texts: Texts) -> str:
        rows = [("tokens", self.tokens), ("cities", self.cities), ("reduced", self.reduced)]
        return ", ".join(texts.text(f"cvt-lost-{name}", number=number) for name, number in rows if number)


def struck(sight: Sight, texts: Texts) -> list[Struck]:
    """The calamities of this turn, the last first."""
    out: list[Struck] = []
    losses: list[dict[int, Losses]] = []
    for note in (note for line in this_turn(sight.lines) for note in line.notes):
        if note.word in STRUCK:
            by = note.args[1] if note.word == "struck_by" else -1
            out.append(Struck(goods(texts.lang)[note.args[0]], note.seat, you_or(sight, texts, note.seat), by,
                              you_or(sight, texts, by) if by >= 0 else "", note.word == "ignored"))
            losses.append({})
        elif out and note.seat >= 0 and note.word in ("lost", "lost_city", "raided", "stricken", "reduced"):
            losses[-1].setdefault(note.seat, Losses()).add(note)
    for one, lost in zip(out, losses):
        one.lost = {seat: each.said(texts) for seat, each in lost.items()}
        one.people = {seat: you_or(sight, texts, seat) for seat in lost}
    return out[::-1]
