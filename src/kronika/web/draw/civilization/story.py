"""The log by turns and events."""
from __future__ import annotations

from typing import Final

from kronika.games.civilization import notes
from kronika.games.civilization.cards import CARDS, KINDS
from kronika.locale import Texts
from kronika.web.draw.log import Group, Tellable, groups
from kronika.web.draw.sight import Line, Sight

MOST: Final = 60                       # sentences told in full; earlier turns keep their heading
FOLLOW: Final = ["claimed", "wanted", "got", "paid", "paid_tokens", "lost", "pottery"]


class Told(Tellable):
    """Trade cards and civilization cards are links to their faces."""

    def card(self, kind: str, number: int) -> tuple[str, str] | None:
        if kind == "civilization":
            return CARDS[number].id, ""
        return (KINDS[number].id, "") if kind in ("card", "commodity") else None


def told(sight: Sight, texts: Texts) -> list[Group]:
    return shortened(groups(sight, texts, Told(notes, notes.HEADINGS, FOLLOW, {})))


def shortened(found: list[Group]) -> list[Group]:
    """The latest sentences in full, headings of all before them."""
    count = 0
    for group in found:
        group.items = group.items[-max(0, MOST - count):] if count < MOST else []
        count += len(group.items)
    return found


def turns(lines: list[Line]) -> list[int]:
    """The moments at which a turn begins."""
    return [line.number + 1 for line in lines if any(note.word == "turn" for note in line.notes)]
