"""What the reader of a screen is told of every game: each player in words."""
from __future__ import annotations

from collections.abc import Sequence

from kronika.locale import Texts
from kronika.web.draw.sight import BOT, Sight
from kronika.web.draw.since import Measure
from kronika.web.draw.words import minus


def players(sight: Sight, undecided: Sequence[int], measures: Sequence[Measure], texts: Texts) -> list[str]:
    """A sentence for each player: who, whether the table waits for them, and their public numbers."""
    out: list[str] = []
    for person in sight.people:
        numbers = ", ".join(f"{each.name} {minus(each.values[person.seat])}" for each in measures)
        who = "you" if person.seat == sight.viewer else "bot" if person.kind == BOT else "other"
        out.append(texts.text("web-heard-player", name=person.name, who=who, numbers=numbers or "none",
                              awaited="yes" if person.seat in undecided else "no"))
    return out
