"""What an empire may score this epoch for a seat: a quick expansion over the board as it stands."""
from __future__ import annotations

from kronika.games.history_of_the_world.cards import CAPITAL, EMPIRES
from kronika.games.history_of_the_world.estimate import Tally, land_gain
from kronika.games.history_of_the_world.lands import NEAR, REGION_OF, reach
from kronika.games.history_of_the_world.odds import battle_odds
from kronika.games.history_of_the_world.table import Realm, World, new_realm
from kronika.games.history_of_the_world.taste import FOND, GREEDY, Taste


def empire_worth(t: World, seat: int, empire: int, taste: Taste = GREEDY) -> float:
    """Found it, then take the best land within reach while the armies last, at what they are expected to cost."""
    card = EMPIRES[empire]
    march = March(t, new_realm(seat, empire, False), taste)
    value = taste.empire[empire] * FOND
    founding = taste.founding if card.founds == CAPITAL else 0.0
    for land in card.start:
        value += land_gain(t, march.tally, march.realm, land, False) + founding
        march.enter(land)
    armies = float(min(card.strength, max(1, t.seat[seat].supply)) - len(card.start))
    while armies >= 1.0 and march.find(armies):
        value += march.rate * march.price
        armies -= march.price
        march.enter(march.choice)
    return value


class March:
    """An expansion in thought: what is held, what is within reach, and the best next step."""

    def __init__(self, t: World, realm: Realm, taste: Taste) -> None:
        self.t = t
        self.realm = realm
        self.tally = Tally(t, taste)
        self.held = [False] * len(t.holder)
        self.near = [False] * len(t.holder)
        self.choice = -1
        self.rate = 0.0
        self.price = 1.0

    def enter(self, land: int) -> None:
        """Count the land as taken, and its neighbours as within reach."""
        t = self.t
        self.held[land] = True
        if t.holder[land] != self.realm.seat:
            self.tally.move(REGION_OF[land], self.realm.seat, 1)
            if t.holder[land] >= 0:
                self.tally.move(REGION_OF[land], t.holder[land], -1)
        for other in NEAR[land]:
            self.near[other] = True
        discs = self.realm.row().discs
        if discs:
            for other in reach(discs).fleet[land]:
                self.near[other] = True
            for other in reach(discs).caravan[land]:
                self.near[other] = True

    def find(self, armies: float) -> bool:
        """The land that brings most for an army; False if none is worth it."""
        self.choice = -1
        self.rate = self.tally.taste.march
        for land, near in enumerate(self.near):
            if near and not self.held[land]:
                price = price_of(self.t, self.realm, land)
                rate = land_gain(self.t, self.tally, self.realm, land, False) / price
                if rate > self.rate and price <= armies + 0.5:
                    self.choice = land
                    self.rate = rate
                    self.price = price
        return self.choice >= 0


def price_of(t: World, realm: Realm, land: int) -> float:
    """Armies that taking the land is expected to cost, roughly: one, and more against a defender."""
    if t.holder[land] < 0 or t.holder[land] == realm.seat:
        return 1.0
    now = battle_odds(t, realm, land, False, 0)
    return 1.0 + now.tie + 1.5 * now.lose
