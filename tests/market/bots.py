"""The greedy trader: it collects sets, passes blight on, and deals where it expects to gain."""
from __future__ import annotations

from kronika.core.move import Move
from kronika.core.rng import Rng
from tests.market.barter import Barter, Standing, said
from tests.market.bundles import some, tradable, value
from tests.market.cards import FEWEST, VALUE
from tests.market.moves import DONE, Accept, Settle, Walk
from tests.market.planning import Planning
from tests.market.table import Market, worth

HOPE = 1.6                             # what a card is worth to a collector for each of its points, on the average
PATIENCE = 6                           # offers in one barter


def decide(view: Market, seat: int, offers: list[Move], rng: Rng) -> Move | None:
    """What it says; None: nothing, until something changes."""
    top = view.stack[-1]
    if isinstance(top, Barter):
        return barter(view, top, seat)
    assert isinstance(top, Planning)
    planned = top.draft(view, seat)
    return max(offers, key=lambda move: plan(planned, seat, move))


def plan(planned: Market, seat: int, move: Move) -> int:
    """Spread: walk from where two stand to where nobody does, and settle where one stands alone."""
    if isinstance(move, Walk):
        return 3 if planned.on(move.area, seat) > 1 and planned.holder(move.to) < 0 else -1
    return 2 if isinstance(move, Settle) and planned.on(move.area, seat) == 1 else 0


def barter(t: Market, step: Barter, seat: int) -> Move | None:
    """Accept, answer, offer, or be done; the first that pays."""
    move = accept(t, step, seat) or answer(t, step, seat) or offer(t, step, seat)
    if move is not None:
        return move
    return None if (step.done >> seat) & 1 else DONE


def accept(t: Market, step: Barter, seat: int) -> Move | None:
    mine = step.of(seat)
    if mine is None:
        return None
    hand = t.seat[seat].counts()
    for card in mine.cards:
        hand[card] -= 1
    cost = worth(t.seat[seat].counts()) - worth(hand)
    gains = [(hoped(hand, other) - cost, other.number) for other in step.answers_to(seat)]
    best = max(gains, default=(0.0, 0))
    return Accept(best[1]) if best[0] > 0 else None


def answer(t: Market, step: Barter, seat: int) -> Move | None:
    """Not while an answer of mine is waiting for its own."""
    mine = step.of(seat)
    if step.made[seat] >= PATIENCE or (mine is not None and mine.answers):
        return None
    hand = t.seat[seat].counts()
    best, move = 0.0, None
    for other in step.open_to(seat):
        for bundle in some(hand, FEWEST):
            left = [n - m for n, m in zip(hand, bundle)]
            gain = hoped(left, other) - (worth(hand) - worth(left))
            if value(bundle) and value(bundle) + 1 >= other.worth and gain > best:
                best, move = gain, said(bundle, -1, 0, other.number)
    return move


def offer(t: Market, step: Barter, seat: int) -> Move | None:
    """What I can best do without, once; and once more when a deal has changed my hand."""
    if step.of(seat) is not None or step.made[seat] >= PATIENCE // 2:
        return None
    hand = t.seat[seat].counts()
    bundles = [bundle for bundle in tradable(hand) if sum(bundle) == FEWEST]
    if not bundles:
        return None
    return said(min(bundles, key=lambda bundle: worth(hand) - worth([n - m for n, m in zip(hand, bundle)])), -1, 0, 0)


def hoped(hand: list[int], other: Standing) -> float:
    """What the cards of an offer may add to a hand: one is named, of the rest the total is known."""
    named = VALUE[other.named]
    return named * (2 * hand[other.named] + 1) + HOPE * (other.worth - named)
