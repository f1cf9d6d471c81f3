"""A card that is being carried out: what is refused meanwhile is refused in the card's own words."""
from __future__ import annotations

from mypy_extensions import mypyc_attr

from kronika.core.rule import Cause
from kronika.core.step import Step
from kronika.games.through_the_ages.table import ThroughTheAges


@mypyc_attr(allow_interpreted_subclasses=True)
class Quoted(Step[ThroughTheAges]):
    """A step that carries out a card."""

    def __init__(self, card: int) -> None:
        self.card = card


class Carrying(Quoted):
    """TA15-5.41, TA15-4.22: under the decisions that an aggression or a war leads to."""

    def clone(self) -> Carrying:
        return Carrying(self.card)

    def run(self, t: ThroughTheAges) -> None:
        t.pop()


def quote(t: ThroughTheAges) -> Cause | None:
    """The card that is being carried out, and what is written on it."""
    for i in range(len(t.stack) - 1, -1, -1):
        step: object = t.stack[i]
        if isinstance(step, Quoted):
            return Cause("card", (step.card, step.card))
    return None
