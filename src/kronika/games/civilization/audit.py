"""What must always be true of a table: no token, city, ship or card is lost or doubled."""
from __future__ import annotations

from kronika.games.civilization.areas import COUNT, NODES
from kronika.games.civilization.barter import Barter
from kronika.games.civilization.bundles import within
from kronika.games.civilization.cards import (
    CARDS,
    CITIES,
    COPIES,
    FULL,
    KINDS,
    MOST_CARDS,
    MYSTICISM,
    NATIONS,
    SHIPS,
    STACK,
    STARTS,
    counted,
    worth,
)
from kronika.games.civilization.movement import Movement
from kronika.games.civilization.table import NOBODY, Civilization


def problems(t: Civilization) -> list[str]:
    """Everything wrong with the table, in plain words; empty if all is well."""
    out = tokens(t) + cities(t) + ships(t) + civilization_cards(t) + markers(t)
    if t.trading():
        out += trade_cards(t) + offers(t)
    return out


def tokens(t: Civilization) -> list[str]:
    """CV-1.04: each token is in stock, in the treasury or on the map; CV-2.02: and there only in areas in use."""
    out: list[str] = []
    box = STARTS[t.chart].tokens if t.trading() else 56
    for seat, p in enumerate(t.seat):
        on_map = sum(t.on(area, seat) for area in range(COUNT)) + aboard(t, seat)
        if p.people != on_map:
            out.append(f"seat {seat} has {on_map} tokens on the map, not {p.people}")
        if p.stock + p.treasury + on_map != box or p.stock < 0 or p.treasury < 0:
            out.append(f"seat {seat} has {p.stock} + {p.treasury} + {on_map} tokens")
    used = t.map().used
    out += [f"tokens in area {area}, which is not in use" for area in range(COUNT)
            if not used[area] and (t.crowd(area) or t.city[area] != NOBODY)]
    return out if min(t.tokens) >= 0 else [*out, "fewer tokens than none"]


def aboard(t: Civilization, seat: int) -> int:
    top: object = t.stack[-1] if t.stack else None
    if isinstance(top, Movement) and top.at < len(top.queue) and top.queue[top.at] == seat:
        return sum(top.cargo)
    return 0


def cities(t: Civilization) -> list[str]:
    """CV-1.16."""
    out: list[str] = []
    for seat, p in enumerate(t.seat):
        if p.cities != t.city.count(seat) or p.cities > CITIES:
            out.append(f"seat {seat} has {t.city.count(seat)} cities, counted as {p.cities}")
    if any(t.city[area] == NOBODY for area in t.exempt) or len(set(t.exempt)) < len(t.exempt):
        out.append(f"exempt are {t.exempt}")
    return out


def ships(t: Civilization) -> list[str]:
    """CV-1.16, CV-9.07: four ships at most; on the open sea only while they move."""
    moving = bool(t.stack) and isinstance(t.stack[-1], Movement)
    out: list[str] = []
    for seat, p in enumerate(t.seat):
        if len(p.ships) > SHIPS:
            out.append(f"seat {seat} has {len(p.ships)} ships")
        if any(not t.map().sailed(node) or (NODES[node].open and not moving) for node in p.ships):
            out.append(f"the ships of seat {seat} are at {p.ships}")
    return out


def civilization_cards(t: Civilization) -> list[str]:
    """CV-1.12 to CV-1.14."""
    out: list[str] = []
    for card in CARDS:
        copies = card.copies
        if card.index == MYSTICISM:
            copies = STARTS[t.chart].mysticism if t.mode == FULL else 0
        held = sum((p.cards >> card.index) & 1 for p in t.seat)
        if t.trading() and t.left[card.index] + held != copies:
            out.append(f"{held} of {card.id} owned and {t.left[card.index]} left")
    out += [f"seat {seat} has too many civilization cards" for seat, p in enumerate(t.seat)
            if p.cards.bit_count() > MOST_CARDS]
    return out


def markers(t: Civilization) -> list[str]:
    nations = [p.nation for p in t.seat if p.nation != NOBODY]
    out = [] if len(set(nations)) == len(nations) else [f"the nations are {nations}"]
    out += [f"seat {seat} stands on space {p.space}" for seat, p in enumerate(t.seat)
            if not 0 <= p.space < len(NATIONS[0].value) or p.space > max(p.furthest, t.turn)]
    return out


def trade_cards(t: Civilization) -> list[str]:
    """CV-R50: every trade card is in a hand, open before a player, or in its own stack."""
    out: list[str] = []
    found = [0] * len(KINDS)
    for stack, pile in enumerate(t.piles, 1):
        for layer in pile.layers:
            counts = [n + m for n, m in zip(counted(layer.run), layer.counts or [0] * len(KINDS))]
            if sum(counts) != layer.size or any(n and STACK[kind] != stack for kind, n in enumerate(counts)):
                out.append(f"stack {stack} holds {counts}")
            found = [n + m for n, m in zip(found, counts)]
    for p in t.seat:
        found = [n + m for n, m in zip(found, counted([*p.red, *p.returned, *[card.kind for card in p.hand]]))]
    if found != COPIES:
        out.append(f"trade cards: {found}")
    return out


def offers(t: Civilization) -> list[str]:
    """CV-13.04, CV-13.06: every standing offer is true and can be kept."""
    top: object = t.stack[-1] if t.stack else None
    out: list[str] = []
    for offer in top.offers if isinstance(top, Barter) else []:
        bundle = counted(offer.cards)
        true = sum(bundle) == offer.count and worth(bundle) == offer.worth and bundle[offer.named] > 0
        if not true or not within(bundle, t.seat[offer.seat].tradable()):
            out.append(f"offer {offer.number} is not true")
    return out

