"""A few sensible sentences for the barter: quick buttons, and what the random player says."""
from __future__ import annotations

from kronika.core.move import Move
from kronika.games.civilization.bundles import goods_in, listed
from kronika.games.civilization.cards import DEAL, GOODS, KINDS, VALUE, worth
from kronika.games.civilization.moves import Offer
from kronika.games.civilization.standing import Standing


def proposals(hand: list[int], offers: list[Standing]) -> list[Move]:
    """An answer to each of these offers, and the three cards that can best be spared."""
    if sum(hand) < DEAL:
        return []
    out: list[Move] = []
    bundles = triples(hand) if offers else []
    values = [worth(bundle) for bundle in bundles]
    for offer in offers:
        bundle = nearest(bundles, values, offer.worth)
        if bundle:
            out.append(said(bundle, 0, offer.number))
    spared = spare(hand)
    if spared:
        out.append(said(spared, 0, 0))
    return out


def said(bundle: list[int], to: int, answers: int) -> Offer:
    """The bundle as an offer that names its dearest commodity and claims nothing."""
    named = max([kind for kind in range(GOODS) if bundle[kind]])
    return Offer(sum(bundle), worth(bundle), named, [], listed(bundle), [], 0, 0, to, answers)


def spare(hand: list[int]) -> list[int]:
    """Three cards that cost the hand least, with a commodity among them; nothing if there is none."""
    left = hand[:]
    bundle = [0] * len(KINDS)
    for _ in range(DEAL):
        held = [kind for kind in range(len(KINDS)) if left[kind]]
        if sum(bundle) == DEAL - 1 and not goods_in(bundle):
            held = [kind for kind in held if kind < GOODS]
        if not held:
            return []
        costs = [(VALUE[kind] * (2 * left[kind] - 1), kind) for kind in held]
        kind = min(costs)[1]
        left[kind] -= 1
        bundle[kind] += 1
    return bundle


def triples(hand: list[int]) -> list[list[int]]:
    """Every bundle of three cards with a commodity in it."""
    held = [kind for kind in range(len(KINDS)) if hand[kind]]
    out: list[list[int]] = []
    for i, a in enumerate(held):
        if a >= GOODS:
            break
        for j in range(i, len(held)):
            for k in range(j, len(held)):
                bundle = [0] * len(KINDS)
                bundle[a] += 1
                bundle[held[j]] += 1
                bundle[held[k]] += 1
                if bundle[a] <= hand[a] and bundle[held[j]] <= hand[held[j]] \
                        and bundle[held[k]] <= hand[held[k]]:
                    out.append(bundle)
    return out


def nearest(bundles: list[list[int]], values: list[int], value: int) -> list[int]:
    """The bundle whose worth is nearest to the value; of equal ones the first."""
    best: list[int] = []
    off = 0
    for at in range(len(bundles)):
        far = abs(values[at] - value)
        if not best or far < off:
            best = bundles[at]
            off = far
    return best
