"""What steps under way tell of hidden hands: who offers a pact holds it, who has bid can send the force."""
from __future__ import annotations

from typing import cast

from kronika.core.table import Table
from kronika.games.through_the_ages.cards import BONUS
from kronika.games.through_the_ages.colonies import Auction, SendForce, force_value, largest_force
from kronika.games.through_the_ages.pacts import Answer
from kronika.games.through_the_ages.table import NONE, ThroughTheAges


def hold_offered(t: ThroughTheAges) -> list[int]:
    """The pact that waits for its answer lies in the hand of whoever offers it; the cards that are known by that."""
    out: list[int] = []
    steps: list[object] = [*cast(Table, t).stack]
    for step in steps:
        if isinstance(step, Answer):
            p = t.seat[step.seat]
            for i, card in enumerate(p.hand):
                if card == NONE and p.backs[i] == t.box.cards[step.card].age and step.card not in out:
                    p.hand[i] = step.card
                    out.append(step.card)
    return out


def back_bids(t: ThroughTheAges, viewer: int, kept: list[int], pools: list[list[int]]) -> None:
    """Bonus cards come into a hand until it can send what it has bid; `kept` stay where they are."""
    steps: list[object] = [*cast(Table, t).stack]
    for step in steps:
        if isinstance(step, Auction) and step.high != NONE and step.high != viewer:
            afford(t, step.high, step.bid, kept, pools)
        elif isinstance(step, SendForce) and step.seat != viewer:
            afford(t, step.seat, step.bid, kept, pools)


def afford(t: ThroughTheAges, seat: int, bid: int, kept: list[int], pools: list[list[int]]) -> None:
    """Exchange cards of the hand for bonus cards of the same back while the force is too small."""
    p = t.seat[seat]
    for i, card in enumerate(p.hand):
        if largest_force(p) >= bid:
            return
        pool = pools[p.backs[i]]
        better = [other for other in pool if t.box.cards[other].category == BONUS]
        if card in kept or t.box.cards[card].category == BONUS or not better:
            continue
        best = better[0]
        for other in better:
            if force_value(p, other) > force_value(p, best):
                best = other
        pool.remove(best)
        pool.append(card)
        p.hand[i] = best
