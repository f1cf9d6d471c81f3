"""What a land is worth to a player: points now, a share of the points to come, and what others lose."""
from __future__ import annotations

from typing import Final

from kronika.games.history_of_the_world.cards import (
    ARMIES_FOR_EMPTY,
    ARMY_FOR_CITY,
    CAPITAL,
    CITY,
    CITY_BY_FLEET,
    EPOCHS,
    MONUMENT,
    MONUMENT_RATE,
    POINT_BY_FLEET,
    STRUCTURE,
    TOWN,
)
from kronika.games.history_of_the_world.lands import HARD, REGION_OF, REGIONS, RESOURCES, TOKENS, TOKENS_OF
from kronika.games.history_of_the_world.table import Realm, World
from kronika.games.history_of_the_world.taste import CAPTURED, COLONY, GREEDY, LANDED, PLUNDER, SETTLED, Taste


def next_values() -> list[list[list[int]]]:
    """By epoch and region: the values of the token that lies there."""
    out: list[list[list[int]]] = [[[0, 0, 0] for _ in REGIONS]]
    for epoch in range(1, EPOCHS + 2):
        row = [values[:] for values in out[-1]]
        for token in TOKENS_OF[epoch] if epoch <= EPOCHS else []:
            row[token.region] = TOKENS[token.index].values
        out.append(row)
    return out


VALUES: Final = next_values()


class Swing:
    """What a region is worth to a seat and to the holder of a land there, before and after the land changes hands."""

    def __init__(self, before: float, after: float, theirs: float, left: float) -> None:
        self.before = before
        self.after = after
        self.theirs = theirs
        self.left = left


class Tally:
    """The armies of every seat in every region, in the eyes of a player."""

    def __init__(self, t: World, taste: Taste = GREEDY) -> None:
        self.taste = taste
        self.seats = t.seats
        self.epoch = t.epoch
        self.armies = [0] * (t.seats * len(REGIONS))
        for land, holder in enumerate(t.holder):
            if holder >= 0:
                self.armies[REGION_OF[land] * t.seats + holder] += 1
        self.swings: dict[int, Swing] = {}       # by region, seat and holder
        self.first = 0                           # the seat with the most points
        for seat in range(1, t.seats):
            if t.seat[seat].score > t.seat[self.first].score:
                self.first = seat

    def value(self, seat: int, region: int) -> float:
        """Presence, dominance or control now and in the next epoch, and the way to the next level."""
        base = region * self.seats
        mine = self.armies[base + seat]
        if mine == 0:
            return 0.0
        rival = 0
        others = 0
        for other in range(self.seats):
            if other != seat:
                count = self.armies[base + other]
                others += count
                if count > rival:
                    rival = count
        now = VALUES[self.epoch][region]
        later = VALUES[self.epoch + 1][region] if self.epoch < EPOCHS else now
        point = self.taste.now[self.epoch]
        share = self.taste.later[self.epoch]
        hope = self.taste.hope[self.epoch]
        armies = (self.taste.army[self.epoch] + self.home(region)) * mine
        if mine >= 3 and others == 0:
            return point * now[2] + share * later[2] + armies
        if mine >= 2 and mine > rival:
            near = min(1.0, mine / 3.0) / (1.0 + others)
            return point * now[1] + share * later[1] + hope * near * (now[2] - now[1]) + armies
        near = min(1.0, mine / (rival + 1.0) * 0.5 + 0.1)
        return point * now[0] + share * later[0] + hope * near * (now[1] - now[0]) + armies

    def lasting(self) -> float:
        """What a point that comes again in later epochs is worth."""
        return self.taste.now[self.epoch] + self.taste.kept[self.epoch]

    def home(self, region: int) -> float:
        """What an army of mine is worth more there, for the epochs to come."""
        return self.taste.home[(self.epoch - 1) * len(REGIONS) + region] if self.epoch < EPOCHS else 0.0

    def deny(self, holder: int) -> float:
        """What an opponent's loss is worth."""
        share = self.taste.deny[self.epoch] / (self.seats - 1)
        return share * self.taste.leader[self.epoch] if holder == self.first else share

    def region(self, land: int) -> int:
        return REGION_OF[land]

    def swing(self, seat: int, holder: int, region: int) -> Swing:
        """What taking a land of the holder, or of nobody, changes; remembered until armies move for good."""
        key = (region * 8 + seat) * 8 + holder + 1
        found = self.swings.get(key)
        if found is None:
            before = self.value(seat, region)
            theirs = self.value(holder, region) if holder >= 0 else 0.0
            left = 0.0
            self.shift(region, seat, 1)
            if holder >= 0:
                self.shift(region, holder, -1)
                left = self.value(holder, region)
            after = self.value(seat, region)
            self.shift(region, seat, -1)
            if holder >= 0:
                self.shift(region, holder, 1)
            found = Swing(before, after, theirs, left)
            self.swings[key] = found
        return found

    def move(self, region: int, seat: int, by: int) -> None:
        """For good, as far as this tally goes."""
        self.shift(region, seat, by)
        self.swings = {}

    def shift(self, region: int, seat: int, by: int) -> None:
        self.armies[region * self.seats + seat] += by


def structures(built: int) -> float:
    """Points of what stands in a land."""
    return (2.0 if built & CAPITAL else 1.0 if built & CITY else 0.0) + (1.0 if built & MONUMENT else 0.0)


def razed(built: int) -> int:
    """What is left after one step of razing."""
    if built & CAPITAL:
        return (built & ~CAPITAL) | CITY
    return built & ~CITY if built & CITY else built & ~MONUMENT


def land_gain(t: World, tally: Tally, realm: Realm, land: int, fleet: bool) -> float:
    """What holding the land adds for the player of the realm, if it is taken now."""
    seat = realm.seat
    holder = t.holder[land]
    share = tally.taste.resource[t.epoch] * (2.0 if realm.has(MONUMENT_RATE) else 1.0)
    gain = RESOURCES[land] * share * tally.lasting()
    if holder == seat:
        return gain
    gain += taking(t, tally, seat, land, razed(t.built[land]) if holder >= 0 else t.built[land])
    return gain + ability_gain(t, realm, land, fleet, tally.taste.gifts)


def taking(t: World, tally: Tally, seat: int, land: int, left: int) -> float:
    """The region and the structures left, for the seat and against the holder."""
    holder = t.holder[land]
    kept = tally.lasting()
    swing = tally.swing(seat, holder, REGION_OF[land])
    theirs = swing.theirs
    if holder >= 0:
        theirs += structures(t.built[land]) * kept - swing.left
    return (swing.after - swing.before + structures(left) * kept + theirs * tally.deny(holder)
            + HARD[land] * tally.taste.hard[t.epoch])


def ability_gain(t: World, realm: Realm, land: int, fleet: bool, gifts: list[float]) -> float:
    """What the realm's own gifts bring when the land is taken."""
    built = t.built[land]
    gain = 0.0
    if t.holder[land] >= 0:
        if realm.row().marauder and built & STRUCTURE:
            gain += gifts[PLUNDER]
        if realm.has(ARMY_FOR_CITY) and built & TOWN:
            gain += gifts[CAPTURED]
    elif realm.has(ARMIES_FOR_EMPTY):
        gain += gifts[SETTLED]
    if fleet and realm.used < realm.ability().most:
        if realm.has(POINT_BY_FLEET):
            gain += gifts[LANDED]
        elif realm.has(CITY_BY_FLEET) and not built & TOWN:
            gain += gifts[COLONY]
    return gain


def loss(t: World, tally: Tally, seat: int, land: int) -> float:
    """What the seat loses with its army in the land."""
    region = REGION_OF[land]
    before = tally.value(seat, region)
    tally.shift(region, seat, -1)
    after = tally.value(seat, region)
    tally.shift(region, seat, 1)
    return before - after + structures(t.built[land]) * tally.lasting() + HARD[land] * tally.taste.hard[t.epoch]
