"""How the greedy player barters: it collects sets, says what it wants, and passes calamities on."""
from __future__ import annotations

from typing import Final

from kronika.core.move import Move
from kronika.games.civilization.barter import Barter
from kronika.games.civilization.bundles import listed
from kronika.games.civilization.cards import DEAL, GOODS, GRAIN, KINDS, VALUE, counted, worth
from kronika.games.civilization.moves import DONE, Accept, Offer
from kronika.games.civilization.proposals import triples
from kronika.games.civilization.standing import Standing
from kronika.games.civilization.table import Civilization
from kronika.games.civilization.taste import GREEDY, Taste

PATIENCE: Final = 3                    # own offers in one barter; twice as many when nobody comes forward
ENOUGH: Final = 3                      # cards of grain that save all of a famine
ANSWERS: Final = 7                     # offers and answers together


def barter(t: Civilization, step: Barter, seat: int) -> Move | None:
    """Accept, answer, offer, or be done: the first that pays. None: nothing to say until something changes."""
    hand = t.seat[seat].tradable()
    if sum(hand) >= DEAL:
        patience = PATIENCE if t.stalled < 3 else 2 * PATIENCE
        move = accept(step, seat, hand, GREEDY) or answer(step, seat, hand) or offer(step, seat, hand, patience, GREEDY)
        if move is not None:
            return move
    return None if (step.done >> seat) & 1 else DONE


def potential(hand: list[int], taste: Taste) -> float:
    """The sets of a hand, and a little for what they may grow to."""
    total = 0.0
    for kind in range(GOODS):
        n = hand[kind]
        if n:
            total += VALUE[kind] * (n * n + taste.grows * n)
    for kind in range(GOODS, len(KINDS)):
        total -= taste.burden * hand[kind]
    if taste.grain:
        total += taste.grain * min(hand[GRAIN], ENOUGH)
    return total


def less(hand: list[int], cards: list[int]) -> list[int]:
    out = hand[:]
    for kind in cards:
        out[kind] -= 1
    return out


def believed(offer: Standing) -> list[int]:
    """The commodities that the offer seems to hold: the one named, and the claims where the total bears them out."""
    told = [offer.named, *[kind for kind in offer.claims if kind < GOODS]]
    return told if len(told) == offer.count and worth(counted(told)) == offer.worth else [offer.named]


def hoped(hand: list[int], offer: Standing, taste: Taste) -> float:
    """What the cards of an offer may add to a hand."""
    told = believed(offer)
    with_it = hand[:]
    for kind in told:
        with_it[kind] += 1
    rest = offer.worth - worth(counted(told))
    gain = potential(with_it, taste) - potential(hand, taste) + taste.hope * rest
    return gain if len(told) == offer.count else gain - taste.fear


def accept(step: Barter, seat: int, hand: list[int], taste: Taste) -> Move | None:
    best: Move | None = None
    most = taste.edge
    for mine in step.of(seat):
        if mine.answers:
            continue
        left = less(hand, mine.cards)
        cost = potential(hand, taste) - potential(left, taste)
        for other in step.offers:
            if other.answers == mine.number:
                gain = hoped(left, other, taste) - cost
                if gain > most:
                    most = gain
                    best = Accept(other.number)
    return best


def answer(step: Barter, seat: int, hand: list[int]) -> Move | None:
    """To one offer at a time, with what its maker wants and I can spare."""
    if step.made[seat] >= ANSWERS or any(mine.answers for mine in step.of(seat)):
        return None
    best: list[int] = []
    most = GREEDY.edge
    to = 0
    for other in step.open_to(seat):
        for bundle in triples(hand):
            left = [n - m for n, m in zip(hand, bundle)]
            gain = hoped(left, other, GREEDY) - (potential(hand, GREEDY) - potential(left, GREEDY))
            if gain <= GREEDY.edge or not tempts(bundle, other):
                continue
            gain += 2.0 * pleasing(bundle, other)
            if gain > most:
                most = gain
                best = bundle
                to = other.number
    return said(best, [], to) if best else None


def pleasing(bundle: list[int], other: Standing) -> int:
    """How much of the bundle the other wants."""
    return sum(VALUE[kind] * bundle[kind] for kind in other.want)


def tempts(bundle: list[int], other: Standing) -> bool:
    """Nobody takes what is worth much less, unless it is what he wants."""
    return worth(bundle) + pleasing(bundle, other) >= 0.8 * other.worth


def offer(step: Barter, seat: int, hand: list[int], patience: int, taste: Taste) -> Move | None:
    """What I can best do without, with what I collect as my wish."""
    standing = step.of(seat)
    if any(not mine.answers for mine in standing) or step.made[seat] >= patience:
        return None
    want = collected(hand)
    best: list[int] = []
    least = 0.0
    for bundle in triples(hand):
        cost = potential(hand, taste) - potential([n - m for n, m in zip(hand, bundle)], taste)
        if want and any(bundle[kind] for kind in want):
            cost += taste.wish
        cost -= taste.spared * worth(bundle)
        if not best or cost < least:
            least = cost
            best = bundle
    return said(best, want, 0) if best else None


def collected(hand: list[int]) -> list[int]:
    """The two commodities that another card would add most to."""
    held = [kind for kind in range(GOODS) if hand[kind]]
    held.sort(key=lambda kind: -VALUE[kind] * (2 * hand[kind] + 1))
    return held[:2]


def said(bundle: list[int], want: list[int], answers: int) -> Offer:
    """All commodities are told truly; of a calamity in it nothing is said, nor of one commodity beside it."""
    named = max([kind for kind in range(GOODS) if bundle[kind]])
    rest = bundle[:]
    rest[named] -= 1
    hidden = any(bundle[kind] for kind in range(GOODS, len(KINDS)))
    claims = [] if hidden else listed(rest)
    return Offer(sum(bundle), worth(bundle), named, claims, listed(bundle), want, 0, 0, 0, answers)
