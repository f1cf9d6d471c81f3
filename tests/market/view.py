"""Who may know what, and tables that agree with it."""
from __future__ import annotations

from typing import Final

from kronika.core.field import OWNER, PILE, PUBLIC, Fieldbook, Fields
from kronika.core.rng import Rng
from kronika.core.sealed import PLAN, PLANS, Plan
from tests.market.barter import Barter, Standing
from tests.market.bundles import cards, tradable, value
from tests.market.cards import DECK, KINDS
from tests.market.flow import GAME, Dealing, Game
from tests.market.moves import SPOKEN
from tests.market.planning import Planning
from tests.market.table import Card, Market, Seat

FIELDS: Final = Fieldbook([
    Fields(Market, [("seats", PUBLIC), ("round", PUBLIC), ("bound", PUBLIC), ("tokens", PUBLIC), ("seat", PUBLIC),
                    ("pile", PUBLIC), ("offers", PUBLIC), ("deals", PUBLIC)]),
    Fields(Seat, [("hand", PUBLIC), ("stock", PUBLIC), ("acts", PUBLIC)]),
    Fields(Card, [("kind", "knows"), ("knows", PUBLIC)]),
    *PILE,
    PLAN,
    Fields(Game, [("pc", PUBLIC)], names={"pc": GAME}),
    Fields(Planning, PLANS),
    Fields(Dealing, [("left", PUBLIC)]),
    Fields(Barter, [("offers", PUBLIC), ("done", PUBLIC), ("last", PUBLIC), ("made", PUBLIC)]),
    Fields(Standing, [("seat", PUBLIC), ("number", PUBLIC), ("count", PUBLIC), ("worth", PUBLIC), ("named", PUBLIC),
                      ("claims", PUBLIC), ("cards", OWNER), ("to", PUBLIC), ("answers", PUBLIC)], owner="seat"),
    *[verb.fields for verb in SPOKEN],
])


def determinize(v: Market, seat: int, rng: Rng) -> Market:
    """A whole table that the seat could not tell from the real one."""
    t = v.clone()
    left = DECK[:]
    for p in t.seat:
        left = [n - m for n, m in zip(left, p.counts())]
    top = t.stack[-1] if t.stack else None
    if isinstance(top, Planning):
        top.plans = [Plan([]) if plan is None else plan for plan in top.plans]
    hidden = [offer for offer in top.offers if -1 in offer.cards] if isinstance(top, Barter) else []
    assert true_to(t, hidden, left, rng), "no hand could have made these offers"
    rest = cards(left)
    rng.shuffle(rest)
    for p in t.seat:
        for card in p.hand:
            if card.kind < 0:
                card.kind = rest.pop()
    t.pile.fill(rest, len(KINDS))
    return t


def true_to(t: Market, offers: list[Standing], left: list[int], rng: Rng) -> bool:
    """Give the makers of these offers cards that make them true. False if that cannot be."""
    if not offers:
        return True
    offer = offers[0]
    p = t.seat[offer.seat]
    known = p.counts()
    unknown = [card for card in p.hand if card.kind < 0]
    bundles = [bundle for bundle in tradable([n + m for n, m in zip(known, left)])
               if sum(bundle) == offer.count and value(bundle) == offer.worth and bundle[offer.named]]
    rng.shuffle(bundles)
    for bundle in bundles:
        need = [max(0, n - m) for n, m in zip(bundle, known)]
        if sum(need) > len(unknown):
            continue
        for card, kind in zip(unknown, cards(need)):
            card.kind = kind
        rest = [n - m for n, m in zip(left, need)]
        if true_to(t, offers[1:], rest, rng):
            left[:] = rest
            offer.cards = cards(bundle)
            return True
        for card in unknown:
            card.kind = -1
    return False
