"""How a position of the market is written in a scenario file, and how its facts are read."""
from __future__ import annotations

from typing import Any

from kronika.core.game import Game, Setup
from kronika.core.rng import Rng
from kronika.core.sealed import blank
from tests.market import flow
from tests.market.barter import Barter
from tests.market.cards import AREA_IDS, KIND_IDS, KINDS
from tests.market.planning import Planning
from tests.market.table import Card, Market, empty_table


def position(game: Game, setup: Setup, at: dict[str, Any], rng: Rng) -> Market:
    """`phase` plan or barter, `hands` by seat, `full`: areas that are full."""
    t = empty_table(setup.seats, bound(setup))
    t.round = int(at.get("round", 1))
    for seat, hand in enumerate(at.get("hands", [])):
        for name in hand:
            kind = KIND_IDS.index(name)
            t.pile.take(kind)
            t.seat[seat].hand.append(Card(kind, 1 << seat))
    barter = at.get("phase", "barter") == "barter"
    t.push(flow.Game(flow.ROUND if barter else flow.CARDS))
    t.push(Barter([], 0, 0, [0] * t.seats) if barter else Planning(0, blank(t.seats)))
    return t


def bound(setup: Setup) -> int:
    chosen = setup.options["offers_per_phase"]
    return 0 if chosen == "none" else int(chosen)


def fact(t: Market, path: list[str]) -> Any:
    """`hand.0`, `tokens.0.ford`, `round`, `deals`, `standing`."""
    if path[0] == "hand":
        return [KINDS[card.kind]["id"] if card.kind >= 0 else "?" for card in t.seat[int(path[1])].hand]
    if path[0] == "tokens":
        return t.on(AREA_IDS.index(path[2]), int(path[1]))
    if path[0] == "standing":
        top = t.stack[-1]
        return [offer.number for offer in top.offers] if isinstance(top, Barter) else []
    return {"round": t.round, "deals": t.deals}[path[0]]
