"""What the greedy player thinks of each offer: points now and later for each army that it is expected to cost.

The bot sees only its view.
"""
from __future__ import annotations

from kronika.core.move import Move
from kronika.core.rng import Rng
from kronika.games.history_of_the_world import table
from kronika.games.history_of_the_world.aftermath import RazeOrSpare, ReturnOrStay
from kronika.games.history_of_the_world.battle import INVADER, Battle
from kronika.games.history_of_the_world.cards import EMPIRES, FORT
from kronika.games.history_of_the_world.cunning import event_choice, play_worth, target_worth
from kronika.games.history_of_the_world.estimate import Tally, land_gain, loss
from kronika.games.history_of_the_world.lands import AREAS, HARD, NEAR, REGIONS, reach
from kronika.games.history_of_the_world.modifiers import bonus, defence, wins_ties
from kronika.games.history_of_the_world.moves import (
    ARMY,
    WAY_FLEET,
    BuildCapital,
    BuildCity,
    BuildFort,
    BuildMonument,
    ChooseRegion,
    Decline,
    Done,
    End,
    GainPoint,
    Give,
    Invade,
    Keep,
    Pass,
    PlaceFleet,
    Play,
    Ravage,
    Raze,
    Recall,
    Remove,
    Replace,
    Reroll,
    Return,
    Siege,
    Spare,
    TakeEmpire,
    TakeEvent,
    Withdraw,
)
from kronika.games.history_of_the_world.odds import fight, invasion
from kronika.games.history_of_the_world.outlook import empire_worth
from kronika.games.history_of_the_world.table import World, ways
from kronika.games.history_of_the_world.taste import GREEDY, Taste


def decide(t: World, seat: int, offers: list[Move], rng: Rng, taste: Taste = GREEDY) -> Move:
    """The offer of the highest worth; of equal ones any."""
    mind = Mind(t, seat, taste)
    best = offers[0]
    top = -1000.0
    ties = 0
    for move in offers:
        value = mind.worth(move)
        if value > top + 1e-9:
            best = move
            top = value
            ties = 1
        elif value > top - 1e-9:
            ties += 1
            if rng.below(ties) == 0:
                best = move
    return best


class Mind:
    """What is worked out once for all offers of a decision."""

    def __init__(self, t: World, seat: int, taste: Taste = GREEDY) -> None:
        self.t = t
        self.seat = seat
        self.taste = taste
        self.tally = Tally(t, taste)
        self.open: list[int] = []                # ways of the realm, once asked for
        self.rates: list[float] = []             # worth for each army, by land, once asked for

    def worth(self, move: Move) -> float:
        t = self.t
        if isinstance(move, Invade):
            return self.invade(move)
        if isinstance(move, BuildFort):
            return self.fort(move.land)
        if isinstance(move, End):
            return self.taste.worthwhile[t.epoch]
        if isinstance(move, Play):
            return play_worth(t, self.tally, self.seat, move.event, self.best_rate())
        if isinstance(move, (Reroll, Pass)):
            return self.reroll(move)
        if isinstance(move, (Siege, Withdraw)):
            return self.siege(move)
        if isinstance(move, (TakeEvent, TakeEmpire, Keep, Give)):
            return self.choice(move)
        if isinstance(move, (Remove, Replace, Ravage, Raze, Spare)):
            return self.strike(move)
        return self.rest(move)

    def rest(self, move: Move) -> float:
        """Choices that come up now and then."""
        if isinstance(move, BuildMonument):
            return 1.0 + HARD[move.land] * 0.2 + (0.3 if self.t.built[move.land] & FORT else 0.0)
        if isinstance(move, (BuildCity, BuildCapital, GainPoint)):
            return 1.0
        if isinstance(move, Recall):
            return -loss(self.t, self.tally, self.seat, move.land)
        if isinstance(move, Return):
            return self.take_back()
        if isinstance(move, PlaceFleet):
            return fleet_worth(self.t, self.tally, move.area)
        if isinstance(move, ChooseRegion):
            return rail_worth(self.t, self.tally, move.region)
        return -1.0 if isinstance(move, Decline) else 0.0 if isinstance(move, Done) else 0.1

    def reachable(self) -> list[int]:
        if not self.open:
            self.open = ways(self.t, self.t.realm())
        return self.open

    def rate(self, land: int, fleet: bool) -> float:
        """Worth for each army that taking the land is expected to cost."""
        t = self.t
        realm = t.realm()
        siege = invasion(t, realm, land, fleet)
        return siege.holds * land_gain(t, self.tally, realm, land, fleet) / siege.armies

    def plain_rate(self, land: int) -> float:
        """The same on the usual way, remembered for all lands within reach."""
        if not self.rates:
            self.rates = [-1.0] * len(self.t.holder)
        if self.rates[land] < 0.0:
            self.rates[land] = max(0.0, self.rate(land, self.reachable()[land] == table.FLEET_BIT))
        return self.rates[land]

    def best_rate(self) -> float:
        """The best land within reach now."""
        t = self.t
        best = 0.0
        if t.realms and t.realm().armies > 0:
            for land, way in enumerate(self.reachable()):
                if way and not t.stands(self.seat, land):
                    best = max(best, self.plain_rate(land))
        return best

    def invade(self, move: Invade) -> float:
        """The land itself, and the best of what opens behind it."""
        fleet = move.way == WAY_FLEET
        value = self.rate(move.land, True) - 0.01 if fleet else self.plain_rate(move.land)
        beyond = 0.0
        if self.t.realm().armies > 1:
            for land in NEAR[move.land]:
                if not self.reachable()[land] and not self.t.stands(self.seat, land):
                    beyond = max(beyond, self.plain_rate(land))
        return value + self.taste.ahead[self.t.epoch] * beyond

    def fort(self, land: int) -> float:
        """What the fort protects; paid with an army only where nothing better is left for it."""
        threatened = 0
        for other in NEAR[land]:
            if self.t.holder[other] != self.seat:
                threatened += 1
        protected = loss(self.t, self.tally, self.seat, land) * min(threatened, 2) + HARD[land]
        return self.taste.fort[self.t.epoch] * protected

    def reroll(self, move: Move) -> float:
        """HW-R.36, HW-R.64, and the same for the invader: the lowest die, while not winning."""
        step: object = self.t.stack[-1]
        if not isinstance(step, Battle) or isinstance(move, Pass):
            return 0.0
        realm = self.t.realm()
        attack = max(step.dice[0], step.dice[1]) + bonus(self.t, realm, step.land, step.fleet, step.level)
        held = max(step.dice[2:]) + defence(realm, step.land)
        if step.side == INVADER:
            behind = attack < held or (attack == held and not wins_ties(realm, step.fleet))
        else:
            behind = attack >= held
        face = move.face if isinstance(move, Reroll) else 0
        return 1.0 if behind and face == min(step.own_dice()) else -1.0

    def siege(self, move: Move) -> float:
        """Go on while that brings more for an army than any other land."""
        step: object = self.t.stack[-1]
        if not isinstance(step, Battle):
            return 0.0
        if isinstance(move, Withdraw):
            return self.taste.stubborn * self.best_rate()
        realm = self.t.realm()
        army = isinstance(move, Siege) and move.pay == ARMY
        gain = land_gain(self.t, self.tally, realm, step.land, step.fleet)
        left = fight(self.t, realm, step.land, step.fleet, step.level + 1, realm.armies - int(army),
                     realm.tokens - int(not army))
        return left.holds * gain / (left.armies + 1.0) if army else 0.01 + left.holds * gain / (left.armies + 0.2)

    def choice(self, move: Move) -> float:
        """The draft."""
        if isinstance(move, TakeEvent):
            return event_choice(move.event, self.taste)
        if isinstance(move, TakeEmpire):
            return empire_worth(self.t, self.seat, move.empire, self.taste)
        return keep_or_give(self.t, self.seat, move, self.taste)

    def strike(self, move: Move) -> float:
        """Targets of events; razing after a battle only where the structures are not mine to keep."""
        step: object = self.t.stack[-1]
        if isinstance(step, RazeOrSpare):
            held = self.t.holder[step.land] == self.seat
            return 1.0 if isinstance(move, Spare) == held else 0.0
        return target_worth(self.t, self.tally, self.seat, move)

    def take_back(self) -> float:
        """The Turks: an army on the card, or the land."""
        step: object = self.t.stack[-1]
        if not isinstance(step, ReturnOrStay):
            return 0.0
        return 0.6 - loss(self.t, self.tally, self.seat, step.land)


def keep_or_give(t: World, seat: int, move: Move, taste: Taste) -> float:
    """The classic choice: keep what is better than the average, give the rest to the leader."""
    step = t.stack[-1]
    card = getattr(step, "card", -1)
    events = getattr(step, "pile", 0) == 0
    value = event_choice(card, taste) if events else empire_worth(t, seat, card, taste)
    mean = 2.0 if events else sum(empire_worth(t, seat, empire.index, taste) for empire in EMPIRES
                                  if empire.epoch == t.epoch) / 8.0
    if isinstance(move, Keep):
        return 0.5 if value >= mean else -0.5
    receiver = t.seat[move.seat].score if isinstance(move, Give) else 0
    return -0.001 * receiver if value >= mean else 0.001 * (200 - receiver)


def fleet_worth(t: World, tally: Tally, area: int) -> float:
    """The best land that one more fleet would open."""
    realm = t.realms[0]
    joined = reach(realm.discs | 1 << area)
    best = 0.0
    for land in t.active_lands(realm.seat):
        for other in joined.fleet[land]:
            if not t.stands(realm.seat, other):
                best = max(best, land_gain(t, tally, realm, other, True))
    return best + 0.01 * len(AREAS[area].lands)


def rail_worth(t: World, tally: Tally, region: int) -> float:
    """The best land of a region in which an active army stands."""
    realm = t.realms[0]
    lands = REGIONS[region].lands
    if not any(t.stands(realm.seat, land) for land in lands):
        return 0.0
    return sum(land_gain(t, tally, realm, land, False) for land in lands if not t.stands(realm.seat, land))


