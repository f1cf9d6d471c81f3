"""Hints of a first game: what to learn now, what a friend at your elbow would do, and why."""
from __future__ import annotations

from dataclasses import dataclass

from kronika.core.move import Move
from kronika.core.rng import Rng
from kronika.core.table import options
from kronika.players import make
from kronika.web.draw.sight import Sight


@dataclass
class Hint:
    """A lesson, an advice, or both; drawn by `kit/hint.html`."""

    key: str                           # of its lesson
    title: str = ""
    text: str = ""
    rule: str = ""                     # where more of it stands
    words: str = ""                    # what the friend would say
    advice: str = ""                   # and that in the reader's words
    why: str = ""


def friend(sight: Sight) -> Move | None:
    """What the greedy player would do: it sees what the viewer sees, and says the same each time it is asked."""
    offers = options(sight.view, sight.viewer) if sight.live and sight.seated and not sight.view.over else []
    return make("greedy", sight.game).decide(sight.view, sight.viewer, offers, 0, Rng(0)) if offers else None
