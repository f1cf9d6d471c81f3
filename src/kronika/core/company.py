"""Who plays in a playout: greedy with whims, and a seat that plays as well as it can, or by a plan, among others."""
from __future__ import annotations

from typing import Final

from kronika.core.judgement import Judgement
from kronika.core.move import Move
from kronika.core.playout import Policy
from kronika.core.rng import Rng
from kronika.core.table import Table

ALL: Final = -1                        # every seat, as bits


class Whims(Policy):
    """Greedy, whose one move in `odd` is any of the `few` that it likes best; some seats, as bits, are skilled."""

    def __init__(self, judgement: Judgement, odd: int, few: int, skilled: int = 0) -> None:
        self.judgement = judgement
        self.odd = odd
        self.few = few
        self.skilled = skilled

    def reply(self, t: Table, seat: int, rng: Rng) -> Move | None:
        top = t.stack[-1]
        skilled = (self.skilled >> seat) & 1
        if top.open or rng.below(self.odd):
            return self.judgement.retort(t, seat, rng) if skilled else self.judgement.reply(t, seat, rng)
        offers = top.options(t, seat)
        likes = self.judgement.likes(t, seat, offers) if skilled else self.judgement.priors(t, seat, offers)
        return offers[ranked(likes, rng.below(min(self.few, len(offers))))]


class Skilled(Policy):
    """As well as the game knows: like greedy, where it knows nothing better."""

    def __init__(self, judgement: Judgement) -> None:
        self.judgement = judgement

    def reply(self, t: Table, seat: int, rng: Rng) -> Move | None:
        return self.judgement.retort(t, seat, rng)


class Company(Policy):
    """A seat that goes on by its own plan, and the others."""

    def __init__(self, seat: int, plan: Policy, others: Policy) -> None:
        self.seat = seat
        self.plan = plan
        self.others = others

    def reply(self, t: Table, seat: int, rng: Rng) -> Move | None:
        return self.plan.reply(t, seat, rng) if seat == self.seat else self.others.reply(t, seat, rng)


def ranked(likes: list[float], place: int) -> int:
    """Which one is liked best, next to the best and so on; of equal ones the first comes first."""
    left = list(range(len(likes)))
    while True:
        best = left[0]
        for i in left:
            if likes[i] > likes[best]:
                best = i
        if not place:
            return best
        place -= 1
        left.remove(best)
