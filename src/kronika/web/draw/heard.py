"""What the reader of a screen is told of every game: each player in words, and what has happened just now."""
from __future__ import annotations

from collections.abc import Sequence

from kronika.locale import Texts
from kronika.web.draw.log import Group
from kronika.web.draw.sight import BOT, Sight
from kronika.web.draw.since import Measure
from kronika.web.draw.words import minus

NEWEST = 10                            # sentences that are kept ready


def players(sight: Sight, undecided: Sequence[int], measures: Sequence[Measure], texts: Texts) -> list[str]:
    """A sentence for each player: who, whether the table waits for them, and their public numbers."""
    out: list[str] = []
    for person in sight.people:
        numbers = ", ".join(f"{each.name} {minus(each.values[person.seat])}" for each in measures)
        who = "you" if person.seat == sight.viewer else "bot" if person.kind == BOT else "other"
        out.append(texts.text("web-heard-player", name=person.name, who=who, numbers=numbers or "none",
                              awaited="yes" if person.seat in undecided else "no"))
    return out


def news(log: Sequence[Group]) -> list[tuple[str, str]]:
    """The last sentences of the log, the oldest first, each with a name of its own: a new one is read out."""
    items = [item for group in reversed(log) for item in group.items]
    out: list[tuple[str, str]] = []
    for number, item in enumerate(items):
        place = sum(other.at == item.at for other in items[max(0, number - NEWEST):number])
        text = "".join(piece.text for piece in item.pieces).strip()
        out.append((f"{item.at}-{place}", " ".join([text, *item.subs])))
    return out[-NEWEST:]
