"""What an empire may score this epoch for a seat: a quick expansion over the board as it stands."""
from __future__ import annotations

from kronika.games.history_of_the_world.cards import CAPITAL, EMPIRES
from kronika.games.history_of_the_world.estimate import Tally, land_gain
from kronika.games.history_of_the_world.lands import NEAR, REGION_OF, reach
from kronika.games.history_of_the_world.odds import battle_odds
from kronika.games.history_of_the_world.table import Realm, World, new_realm


def empire_worth(t: World, seat: int, empire: int) -> float:
    """Found it, then take the best land within reach while the armies last, at what they are expected to cost."""
    card = EMPIRES[empire]
    realm = new_realm(seat, empire, False)
    realm.armies = min(card.strength, max(1, t.seat[seat].supply))
    tally = Tally(t)
    edge: list[int] = []
    held = [False] * len(t.holder)
    value = 0.0
    for land in card.start:
        value += land_gain(t, tally, realm, land, False) + (2.5 if card.founds == CAPITAL else 0.0)
        settle_in(t, tally, seat, land, held, edge)
    armies = float(realm.armies - len(card.start))
    joined = reach(card.discs) if card.discs else None
    ways = [0] * len(t.holder)
    for land in card.start:
        widen(land, joined.fleet[land] if joined is not None else [], ways)
        widen(land, joined.caravan[land] if joined is not None else [], ways)
    while armies >= 1.0:
        best = 0.0
        choice = -1
        price = 1.0
        for land, way in enumerate(ways):
            if way and not held[land]:
                cost = price_of(t, realm, land)
                rate = land_gain(t, tally, realm, land, False) / cost
                if rate > best and cost <= armies + 0.5:
                    best = rate
                    choice = land
                    price = cost
        if choice < 0 or best < 0.1:
            break
        value += best * price
        armies -= price
        settle_in(t, tally, seat, choice, held, edge)
        widen(choice, joined.fleet[choice] if joined is not None else [], ways)
        widen(choice, joined.caravan[choice] if joined is not None else [], ways)
    return value


def settle_in(t: World, tally: Tally, seat: int, land: int, held: list[bool], edge: list[int]) -> None:
    """Count the land as taken."""
    held[land] = True
    edge.append(land)
    if t.holder[land] >= 0 and t.holder[land] != seat:
        tally.shift(REGION_OF[land], t.holder[land], -1)
    if t.holder[land] != seat:
        tally.shift(REGION_OF[land], seat, 1)


def widen(land: int, over: list[int], ways: list[int]) -> None:
    for other in NEAR[land]:
        ways[other] = 1
    for other in over:
        if ways[other] == 0:
            ways[other] = 2


def price_of(t: World, realm: Realm, land: int) -> float:
    """Armies that taking the land is expected to cost, roughly: one, and more against a defender."""
    if t.holder[land] < 0 or t.holder[land] == realm.seat:
        return 1.0
    now = battle_odds(t, realm, land, False, 0)
    return 1.0 + now.tie + 1.5 * now.lose
