"""The facts of a table, as scenarios ask for them."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kronika.games.civilization.areas import AREA_IDS, NODE_IDS
from kronika.games.civilization.barter import Barter
from kronika.games.civilization.cards import CARD_IDS, KIND_IDS, NATIONS, members, points, price, worth
from kronika.games.civilization.cities import buildable
from kronika.games.civilization.losses import Losses, Shares
from kronika.games.civilization.movement import Movement
from kronika.games.civilization.progress import groups
from kronika.games.civilization.standing import Standing
from kronika.games.civilization.table import ENDS, NOBODY, Civilization


def fact(t: Civilization, path: list[str]) -> Any:
    """See docs/scenarios.md. Raises KeyError for what is no fact."""
    head, rest = path[0], path[1:]
    if head == "seat":
        return seat_fact(t, int(rest[0]), rest[1:])
    if head == "tokens":
        return t.on(AREA_IDS.index(rest[0]), int(rest[1])) if len(rest) > 1 else tokens(t, AREA_IDS.index(rest[0]))
    if head == "city":
        return owner(t.city[AREA_IDS.index(rest[0])])
    if head == "stack":
        return stack(t, int(rest[0]), rest[1:])
    if head == "left":
        return t.left[CARD_IDS.index(rest[0])]
    if head == "price":
        return price(CARD_IDS.index(rest[1]), t.seat[int(rest[0])].cards)
    if head == "offer":
        return offer(t, int(rest[0]), rest[1])
    rows: dict[str, Callable[[], Any]] = {
        "turn": lambda: t.turn, "order": lambda: t.order, "census": lambda: t.census, "deals": lambda: t.deals,
        "exempt": lambda: sorted(AREA_IDS[area] for area in t.exempt), "reason": lambda: ENDS[t.ended],
        "offers": lambda: [standing.number for standing in standing_offers(t)], "stalled": lambda: t.stalled,
        "goal": lambda: t.goal, "areas": lambda: len(t.map().areas), "cargo": lambda: cargo(t), "due": lambda: due(t),
    }
    return rows[head]()


def tokens(t: Civilization, area: int) -> list[int]:
    return [t.on(area, seat) for seat in range(t.seats)]


def owner(seat: int) -> int | str:
    return "none" if seat == NOBODY else seat


def kinds(found: list[int]) -> list[str]:
    return ["?" if kind < 0 else KIND_IDS[kind] for kind in sorted(found)]


def seat_fact(t: Civilization, seat: int, path: list[str]) -> Any:
    p = t.seat[seat]
    rows: dict[str, Callable[[], Any]] = {
        "nation": lambda: "none" if p.nation < 0 else NATIONS[p.nation].id, "stock": lambda: p.stock,
        "treasury": lambda: p.treasury, "people": lambda: p.people, "cities": lambda: p.cities,
        "spare": lambda: t.spare(seat), "units": lambda: t.units(seat), "space": lambda: p.space,
        "ships": lambda: [NODE_IDS[node] for node in p.ships], "hand": lambda: kinds([c.kind for c in p.hand]),
        "hand_size": lambda: len(p.hand), "red": lambda: kinds(p.red), "worth": lambda: worth(p.counts()),
        "cards": lambda: [CARD_IDS[card] for card in members(p.cards)], "points": lambda: points(p.cards),
        "groups": lambda: groups(p.cards), "total": lambda: p.total(), "sites": lambda: sites(t, seat),
        "areas": lambda: [AREA_IDS[area] for area in t.areas_of(seat)],
        "built": lambda: [AREA_IDS[area] for area in t.cities_of(seat)],
        "tradable": lambda: sum(p.tradable()),
    }
    return rows[path[0]]()


def sites(t: Civilization, seat: int) -> list[str]:
    return [AREA_IDS[area] for area in buildable(t, seat)]


def stack(t: Civilization, number: int, path: list[str]) -> Any:
    """`stack.3` from the top, as far as the order is known; `stack.3.size`, `stack.3.top`."""
    pile = t.piles[number - 1]
    if path == ["size"]:
        return pile.size()
    cards: list[str] = []
    for layer in pile.layers:
        cards += kinds_in_order(layer.run) if layer.run else ["mixed"] * layer.size
    return cards if not path else (cards[0] if cards else "none")


def kinds_in_order(run: list[int]) -> list[str]:
    return ["?" if kind < 0 else KIND_IDS[kind] for kind in run]


def standing_offers(t: Civilization) -> list[Standing]:
    top: object = t.stack[-1] if t.stack else None
    return top.offers if isinstance(top, Barter) else []


def offer(t: Civilization, number: int, name: str) -> Any:
    found = next(standing for standing in standing_offers(t) if standing.number == number)
    if name in ("cards", "claims", "want"):
        return kinds(getattr(found, name))
    if name == "named":
        return KIND_IDS[found.named]
    return owner(getattr(found, name)) if name in ("seat", "to") else getattr(found, name)


def cargo(t: Civilization) -> list[int]:
    top: object = t.stack[-1] if t.stack else None
    return top.cargo if isinstance(top, Movement) else []


def due(t: Civilization) -> int:
    """Units that the loser has still to lose, or that may still be assigned."""
    top: object = t.stack[-1] if t.stack else None
    if isinstance(top, Losses):
        return top.due
    return top.left if isinstance(top, Shares) else 0
