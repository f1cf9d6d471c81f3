"""What must always be true."""
from __future__ import annotations

from tests.market.barter import Barter
from tests.market.bundles import counted, value, within
from tests.market.cards import AREAS, DECK, ROOM, TOKENS
from tests.market.table import Market


def problems(t: Market) -> list[str]:
    """Every card and token is somewhere, no area is too full, and every standing offer is true."""
    out: list[str] = []
    counts = t.pile.layers[0].counts[:] if t.pile.layers else [0] * len(DECK)
    for p in t.seat:
        counts = [n + m for n, m in zip(counts, p.counts())]
    if counts != DECK:
        out.append(f"cards: {counts}")
    for seat, p in enumerate(t.seat):
        if p.stock + sum(t.on(area, seat) for area in range(len(AREAS))) != TOKENS:
            out.append(f"tokens of seat {seat}")
    out += [f"area {area} is too full" for area in range(len(AREAS))
            if sum(t.on(area, seat) for seat in range(t.seats)) > ROOM]
    top = t.stack[-1] if t.stack else None
    for offer in top.offers if isinstance(top, Barter) else []:
        bundle = counted(offer.cards)
        true = sum(bundle) == offer.count and value(bundle) == offer.worth and offer.named in offer.cards
        if not true or not within(bundle, t.seat[offer.seat].counts()):
            out.append(f"offer {offer.number} is not true")
    return out
