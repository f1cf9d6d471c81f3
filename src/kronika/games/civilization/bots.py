"""The greedy player: one look, decision by decision, from its view alone."""
from __future__ import annotations

from kronika.core.move import Move
from kronika.core.rng import Rng
from kronika.core.sealed import Plans
from kronika.games.civilization.areas import AREAS, LIMIT, NODE_AREA
from kronika.games.civilization.barter import Barter
from kronika.games.civilization.cards import GOODS, HAND, KINDS, NATIONS, PIRACY, RATES, STACKS, VALUE
from kronika.games.civilization.cities import Building
from kronika.games.civilization.dealing import barter
from kronika.games.civilization.growth import Growth
from kronika.games.civilization.hands import HandLimit
from kronika.games.civilization.judging import calamity
from kronika.games.civilization.march import March
from kronika.games.civilization.movement import Movement
from kronika.games.civilization.moves import DONE, GOLD, Build, Choose, Grow, Launch, Maintain, Rate, Return
from kronika.games.civilization.purchases import Buying
from kronika.games.civilization.setup import ChooseNation
from kronika.games.civilization.ships import Shipyard, harbours, payments
from kronika.games.civilization.shopping import shop
from kronika.games.civilization.table import NOBODY, Civilization
from kronika.games.civilization.taste import GREEDY, Taste
from kronika.games.civilization.taxes import Rates
from kronika.games.civilization.trade_cards import Drawing

GOLD_KIND = next(kind.index for kind in KINDS if kind.id == "gold")


def decide(view: Civilization, seat: int, offers: list[Move], rng: Rng) -> Move | None:
    """What it says; None: nothing, until something changes."""
    top: object = view.stack[-1]
    if isinstance(top, Movement):
        return March(view, top, seat, GREEDY).next()
    if isinstance(top, Barter):
        return barter(view, top, seat)
    if isinstance(top, Buying):
        return shop(view, seat)
    if isinstance(top, Plans):
        return listed(top.draft(view, seat), top, seat, offers)
    return single(view, top, seat, offers)


def single(t: Civilization, top: object, seat: int, offers: list[Move]) -> Move:
    if isinstance(top, ChooseNation):
        return max(offers, key=promising)
    if isinstance(top, Rates):
        return rate(t, seat, GREEDY)
    if isinstance(top, Drawing):
        return gold(t, seat, GREEDY)
    return calamity(t, top, seat, offers)


def promising(move: Move) -> int:
    """A nation whose row asks for little at the end."""
    assert isinstance(move, Choose)
    nation = NATIONS[move.nation]
    return -max(nation.value) - (150 if nation.id == "crete" else 0)


def rate(t: Civilization, seat: int, taste: Taste) -> Move:
    """As much as leaves stock to grow from, and never a revolt."""
    p = t.seat[seat]
    able = [number for number in RATES if number * p.cities <= p.stock]
    if not able:
        return Rate(RATES[0])
    rich = [number for number in able if p.stock - number * p.cities >= taste.stock]
    return Rate(max(rich) if rich else min(able))


def gold(t: Civilization, seat: int, taste: Taste) -> Move:
    """A second or third card of gold is worth its price, and tokens are worth more in a small stock; not Piracy."""
    p = t.seat[seat]
    layer = t.piles[STACKS - 1].layers[0]
    pirates = bool(layer.run) and layer.run[0] == PIRACY
    spare = p.stock < 2 * p.cities + taste.heap or p.treasury >= taste.hoard
    return GOLD if not pirates and (spare or p.counts()[GOLD_KIND]) else DONE


# sealed lists

def listed(t: Civilization, top: object, seat: int, offers: list[Move]) -> Move:
    """The next small move, on the own draft."""
    if isinstance(top, Growth):
        return grow(t, seat, offers)
    if isinstance(top, Shipyard):
        return shipyard(t, seat, offers)
    if isinstance(top, Building):
        return build(offers)
    assert isinstance(top, HandLimit)
    return give_back(t, seat, offers)


def room_for(t: Civilization, seat: int, move: Move) -> int:
    """How well tokens are placed there."""
    if not isinstance(move, Grow):
        return -9
    own = t.on(move.area, seat)
    return (4 if AREAS[move.area].site else 0) + 2 * LIMIT[move.area] - own + move.number


def grow(t: Civilization, seat: int, offers: list[Move]) -> Move:
    best = offers[0]
    for move in offers:
        if room_for(t, seat, move) > room_for(t, seat, best):
            best = move
    return best


def shipyard(t: Civilization, seat: int, offers: list[Move]) -> Move:
    """Keep what costs no needed token; build where the land is full."""
    for move in offers:
        if isinstance(move, Maintain) and (not move.local or t.on(NODE_AREA[move.node], seat) > 2):
            return move
    p = t.seat[seat]
    rich = p.treasury >= 12 and p.stock < 2 * p.cities + 8     # tokens are worth more in stock, even for an idle ship
    if len(p.ships) >= 2 and not rich:
        return DONE
    best: Move = DONE
    most = 2
    for node in harbours(t, seat):
        if rich:
            return Launch(node, 0)
        crowd = pressed(t, seat, NODE_AREA[node])
        if crowd > most:
            most = crowd
            ways = payments(t, seat, node, 2)
            if ways:
                best = Launch(node, ways[0])
    return best


def pressed(t: Civilization, seat: int, area: int) -> int:
    """Tokens that find no place here nor next door."""
    free = sum(max(0, LIMIT[to] - t.crowd(to)) for to in t.map().walks[area] if t.city[to] == NOBODY)
    return t.on(area, seat) - LIMIT[area] - free


def build(offers: list[Move]) -> Move:
    """A city wherever there can be one; sites first."""
    best: Move = DONE
    for move in offers:
        if isinstance(move, Build):
            if not isinstance(best, Build) or AREAS[move.area].site > AREAS[best.area].site:
                best = move
    return best


def give_back(t: Civilization, seat: int, offers: list[Move]) -> Move:
    """Calamities first, then what the sets can best do without; nothing that need not go."""
    p = t.seat[seat]
    if len(p.hand) <= HAND:
        return DONE
    counts = p.counts()
    best = offers[0]
    least = 9999
    for move in offers:
        if isinstance(move, Return) and move.number == 1:
            n = counts[move.kind]
            cost = VALUE[move.kind] * (2 * n - 1) if move.kind < GOODS else -1
            if cost < least:
                least = cost
                best = move
    return best
