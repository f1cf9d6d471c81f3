"""What steps under way tell of hidden hands: who offers a pact holds it, who has bid can send the force."""
from __future__ import annotations

from typing import cast

from kronika.core.table import Table
from kronika.games.through_the_ages.cards import BONUS
from kronika.games.through_the_ages.colonies import Auction, SendForce, force_value, largest_force
from kronika.games.through_the_ages.pacts import Answer
from kronika.games.through_the_ages.table import NONE, Seat, ThroughTheAges


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


def fill_hand(p: Seat, pools: list[list[int]]) -> None:
    """Cards of the right backs, as they come."""
    p.hand = [pools[back].pop() if card == NONE else card for card, back in zip(p.hand, p.backs)]


def back_bids(t: ThroughTheAges, viewer: int, kept: list[int], pools: list[list[int]]) -> None:
    """Who has bid gets a hand that can send the force, before the others take the cards for it; `kept` stay there."""
    steps: list[object] = [*cast(Table, t).stack]
    for step in steps:
        if isinstance(step, Auction) and step.high != NONE and step.high != viewer:
            afford(t.seat[step.high], step.bid, kept, pools)
        elif isinstance(step, SendForce) and step.seat != viewer:
            afford(t.seat[step.seat], step.bid, kept, pools)


def afford(p: Seat, bid: int, kept: list[int], pools: list[list[int]]) -> None:
    """Exchange cards of the hand for bonus cards of the same back that add more, while the force is too small."""
    fill_hand(p, pools)
    for i, card in enumerate(p.hand):
        if largest_force(p) >= bid:
            return
        pool = pools[p.backs[i]]
        best = card
        for other in pool:
            if bonus_of(p, other) > bonus_of(p, best):
                best = other
        if best != card and card not in kept:
            pool.remove(best)
            pool.append(card)
            p.hand[i] = best


def bonus_of(p: Seat, card: int) -> int:
    """What a bonus card adds to a force."""
    return force_value(p, card) if p.box.cards[card].category == BONUS else 0
