"""Setup (chapter 2): the score markers, and the two piles of each epoch."""
from __future__ import annotations

from typing import cast

from kronika.core.move import Move
from kronika.core.rng import Rng
from kronika.core.rule import MOMENT, Rule
from kronika.core.step import CHANCE_BIT, Step
from kronika.games.history_of_the_world.cards import of_epoch
from kronika.games.history_of_the_world.chance import Deal, Markers
from kronika.games.history_of_the_world.draft import Draft
from kronika.games.history_of_the_world.table import World


class DrawMarkers(Step[World]):
    """HW-2.02: the score markers are drawn one by one: the first on 1, the second on 2, and so on."""

    def __init__(self) -> None:
        pass

    def clone(self) -> DrawMarkers:
        return DrawMarkers()

    def actors(self, t: World) -> int:
        return CHANCE_BIT

    def sample(self, t: World, rng: Rng) -> Move:
        seats = list(range(t.seats))
        rng.shuffle(seats)
        return Markers(seats)

    def check(self, t: World, seat: int, move: Move) -> Rule | None:
        return None if isinstance(move, Markers) and sorted(move.seats) == list(range(t.seats)) else MOMENT

    def apply(self, t: World, seat: int, move: Move) -> None:
        for i, owner in enumerate(cast(Markers, move).seats):
            t.seat[owner].score = i + 1
            t.note("marker", owner, (i + 1,))
        t.pop()


class Dealing(Step[World]):
    """HW-2.04, HW-2.05: each pile of the epoch holds as many cards as there are players; the rest is out, unseen."""

    def __init__(self) -> None:
        pass

    def clone(self) -> Dealing:
        return Dealing()

    def actors(self, t: World) -> int:
        return CHANCE_BIT

    def sample(self, t: World, rng: Rng) -> Move:
        events = of_epoch(t.epoch)
        empires = of_epoch(t.epoch)
        rng.shuffle(events)
        rng.shuffle(empires)
        return Deal(sorted(events[:t.seats]), sorted(empires[:t.seats]))

    def check(self, t: World, seat: int, move: Move) -> Rule | None:
        return None if isinstance(move, Deal) and whole(t, move.events) and whole(t, move.empires) else MOMENT

    def apply(self, t: World, seat: int, move: Move) -> None:
        deal = cast(Deal, move)
        t.pop()
        first = t.order[0]
        last = t.order[-1]
        t.push(Draft(0, sorted(deal.events), sorted(deal.empires), 1 << first, 1 << last, -1, -1, 0))


def whole(t: World, pile: list[int]) -> bool:
    """As many different cards of the epoch as there are players."""
    epoch = of_epoch(t.epoch)
    return len(set(pile)) == len(pile) == t.seats and all(card in epoch for card in pile)
