"""Farms, mines, urban buildings and units: build, upgrade, destroy, disband (TA15-6.14 to TA15-6.20, chapter 7)."""
from __future__ import annotations

from typing import Final, cast

from kronika.core.move import Move
from kronika.core.rule import Rule
from kronika.games.through_the_ages import moves, rulebook
from kronika.games.through_the_ages.cards import (
    BACH,
    BARBAROSSA,
    CARDS,
    FIRST_UNIT,
    FIRST_URBAN,
    THEATER,
    TYPES,
    WORKED,
)
from kronika.games.through_the_ages.costs import build_cost, population_cost, upgrade_cost
from kronika.games.through_the_ages.effects import BUILD, FARM_MINE, UPGRADE, URBAN
from kronika.games.through_the_ages.goods import food, pay_resources, resources
from kronika.games.through_the_ages.moves import Build, Destroy, Disband, Enlist, Upgrade
from kronika.games.through_the_ages.population import grow
from kronika.games.through_the_ages.table import BACH_USED, Seat, ThroughTheAges
from kronika.games.through_the_ages.verb import (
    GIVEN,
    Order,
    Verb,
    arms,
    lacks_civil,
    military_actions,
    pay_action,
    pay_for_unit,
    spend_military,
)

CATEGORY: Final = [CARDS[slot].category for slot in range(WORKED)]


def urban_room(p: Seat, slot: int) -> bool:
    """TA15-6.32: whether the government allows one more urban building of this type."""
    return p.built(TYPES[CATEGORY[slot]]) < CARDS[p.government].limit


def wealth(p: Seat) -> int:
    """What can be paid for a building now."""
    return resources(p) + p.traded_resources


def refuse_building(p: Seat, slot: int, cheaper: int) -> Rule | None:
    """What forbids a farm, mine or urban building, its action apart."""
    if not p.has(slot) or p.unused == 0:
        return rulebook.BUILD
    if slot >= FIRST_URBAN and not urban_room(p, slot):
        return rulebook.URBAN_LIMIT
    return rulebook.BUILD if max(0, build_cost(p, slot) - cheaper) > wealth(p) else None


def place_worker(t: ThroughTheAges, seat: int, slot: int) -> None:
    p = t.seat[seat]
    p.unused -= 1
    p.workers[slot] += 1
    t.note("built", seat, (slot,))


class BuildOne(Verb):
    """TA15-6.14, TA15-7.01: an unused worker moves onto a technology in play."""

    def offers(self, t: ThroughTheAges, seat: int, order: Order, out: list[Move]) -> None:
        p = t.seat[seat]
        if p.unused == 0:
            return
        rich = wealth(p)
        if not lacks_civil(p, order):
            offer_buildings(p, rich + order.cheaper, 0, FIRST_UNIT, out)
        if not order.free and military_actions(p):
            pool = rich + arms(p)
            for slot in range(FIRST_UNIT, WORKED):
                if (p.techs >> slot) & 1 and CARDS[slot].resources <= pool:
                    out.append(moves.BUILD[slot])

    def check(self, t: ThroughTheAges, seat: int, move: Move, order: Order) -> Rule | None:
        p = t.seat[seat]
        slot = cast(Build, move).card
        if CARDS[slot].unit:
            return rulebook.BUILD if order.free else refuse_unit(p, slot, 0)
        return rulebook.BUILD if lacks_civil(p, order) else refuse_building(p, slot, order.cheaper)

    def apply(self, t: ThroughTheAges, seat: int, move: Move, order: Order) -> None:
        p = t.seat[seat]
        slot = cast(Build, move).card
        if CARDS[slot].unit:
            spend_military(p, 1)
            pay_for_unit(p, build_cost(p, slot))
        else:
            pay_action(p, order)
            pay_resources(p, max(0, build_cost(p, slot) - order.cheaper))
        place_worker(t, seat, slot)


def offer_buildings(p: Seat, rich: int, first: int, last: int, out: list[Move]) -> None:
    """Every farm, mine and urban building from `first` to `last`-1 that costs no more than so much."""
    for slot in range(first, last):
        if (p.techs >> slot) & 1 and build_cost(p, slot) <= rich:
            if slot < FIRST_URBAN or urban_room(p, slot):
                out.append(moves.BUILD[slot])


def refuse_unit(p: Seat, slot: int, cheaper: int) -> Rule | None:
    """TA15-7.01."""
    if not p.has(slot) or p.unused == 0 or military_actions(p) < 1:
        return rulebook.UNIT
    return rulebook.UNIT if CARDS[slot].resources - cheaper > wealth(p) + arms(p) else None


class UpgradeOne(Verb):
    """TA15-6.17, TA15-7.02: a worker moves to a higher level card of the same type."""

    def offers(self, t: ThroughTheAges, seat: int, order: Order, out: list[Move]) -> None:
        p = t.seat[seat]
        rich = wealth(p)
        if not lacks_civil(p, order):
            offer_upgrades(p, rich + order.cheaper, 0, FIRST_UNIT, out)
            if p.leader == BACH:
                offer_bach(p, rich, order.cheaper, out)
        if not order.free and military_actions(p):
            offer_upgrades(p, rich + arms(p), FIRST_UNIT, WORKED, out)

    def check(self, t: ThroughTheAges, seat: int, move: Move, order: Order) -> Rule | None:
        p = t.seat[seat]
        slot = cast(Upgrade, move).card
        to = cast(Upgrade, move).to
        unit = CARDS[slot].unit
        refusal = rulebook.UPGRADE_UNIT if unit else rulebook.UPGRADE
        if p.workers[slot] == 0 or not p.has(to) or (order.free if unit else lacks_civil(p, order)):
            return refusal
        if unit and military_actions(p) < 1:
            return refusal
        if CATEGORY[slot] != CATEGORY[to]:
            return refuse_bach(p, slot, to, order.cheaper)
        if CARDS[to].age <= CARDS[slot].age:
            return refusal
        rich = wealth(p) + (arms(p) if unit else 0)
        return refusal if upgrade_cost(p, slot, to, order.cheaper) > rich else None

    def apply(self, t: ThroughTheAges, seat: int, move: Move, order: Order) -> None:
        p = t.seat[seat]
        slot = cast(Upgrade, move).card
        to = cast(Upgrade, move).to
        if CARDS[slot].unit:
            spend_military(p, 1)
            pay_for_unit(p, upgrade_cost(p, slot, to, 0))
        else:
            pay_action(p, order)
            pay_resources(p, upgrade_cost(p, slot, to, order.cheaper))
        if CATEGORY[slot] != CATEGORY[to]:
            p.done |= BACH_USED
        p.workers[slot] -= 1
        p.workers[to] += 1
        t.note("upgraded", seat, (slot, to))


def offer_upgrades(p: Seat, rich: int, first: int, last: int, out: list[Move]) -> None:
    for slot in range(first, last):
        if p.workers[slot] == 0:
            continue
        to = slot + 1
        while to < last and CATEGORY[to] == CATEGORY[slot]:
            if (p.techs >> to) & 1 and build_cost(p, to) - build_cost(p, slot) <= rich:
                out.append(moves.UPGRADE[slot][to])
            to += 1


def offer_bach(p: Seat, rich: int, cheaper: int, out: list[Move]) -> None:
    for slot in range(FIRST_URBAN, FIRST_UNIT):
        if p.workers[slot]:
            for to in TYPES[THEATER]:
                if CATEGORY[slot] != THEATER and p.has(to) and refuse_bach(p, slot, to, cheaper) is None:
                    out.append(moves.UPGRADE[slot][to])


def refuse_bach(p: Seat, slot: int, to: int, cheaper: int) -> Rule | None:
    """TA15-13.15: an urban building becomes a theater of the same or a higher level, once per turn."""
    if p.leader != BACH or not CARDS[slot].urban or CATEGORY[to] != THEATER:
        return rulebook.UPGRADE_UNIT if CARDS[slot].unit else rulebook.UPGRADE
    if p.did(BACH_USED) or CARDS[to].age < CARDS[slot].age:
        return rulebook.BACH
    if not urban_room(p, to):
        return rulebook.URBAN_LIMIT
    return rulebook.UPGRADE if upgrade_cost(p, slot, to, cheaper) > wealth(p) else None


class DestroyOne(Verb):
    """TA15-6.20: a worker from a farm, mine or urban card becomes unused."""

    def offers(self, t: ThroughTheAges, seat: int, order: Order, out: list[Move]) -> None:
        p = t.seat[seat]
        if not lacks_civil(p, order):
            for slot in range(FIRST_UNIT):
                if p.workers[slot]:
                    out.append(moves.DESTROY[slot])

    def check(self, t: ThroughTheAges, seat: int, move: Move, order: Order) -> Rule | None:
        p = t.seat[seat]
        slot = cast(Destroy, move).card
        return rulebook.DESTROY if lacks_civil(p, order) or slot >= FIRST_UNIT or p.workers[slot] == 0 else None

    def apply(self, t: ThroughTheAges, seat: int, move: Move, order: Order) -> None:
        pay_action(t.seat[seat], order)
        free_worker(t, seat, cast(Destroy, move).card)


def free_worker(t: ThroughTheAges, seat: int, slot: int) -> None:
    """TA15-5.20: the worker goes to the unused ones."""
    p = t.seat[seat]
    p.workers[slot] -= 1
    p.unused += 1
    t.note("destroyed", seat, (slot,))


class DisbandOne(Verb):
    """TA15-7.03: a unit's worker becomes unused."""

    def offers(self, t: ThroughTheAges, seat: int, order: Order, out: list[Move]) -> None:
        p = t.seat[seat]
        if military_actions(p):
            for slot in range(FIRST_UNIT, WORKED):
                if p.workers[slot]:
                    out.append(moves.DISBAND[slot])

    def check(self, t: ThroughTheAges, seat: int, move: Move, order: Order) -> Rule | None:
        p = t.seat[seat]
        slot = cast(Disband, move).card
        return rulebook.DISBAND if military_actions(p) < 1 or slot < FIRST_UNIT or p.workers[slot] == 0 else None

    def apply(self, t: ThroughTheAges, seat: int, move: Move, order: Order) -> None:
        spend_military(t.seat[seat], 1)
        free_worker(t, seat, cast(Disband, move).card)


class EnlistOne(Verb):
    """TA15-13.08: with Barbarossa, one military action increases the population and builds a unit, each cheaper."""

    def offers(self, t: ThroughTheAges, seat: int, order: Order, out: list[Move]) -> None:
        if t.seat[seat].leader == BARBAROSSA:
            for slot in range(FIRST_UNIT, WORKED):
                if refuse_enlist(t, t.seat[seat], slot) is None:
                    out.append(moves.ENLIST[slot])

    def check(self, t: ThroughTheAges, seat: int, move: Move, order: Order) -> Rule | None:
        return refuse_enlist(t, t.seat[seat], cast(Enlist, move).card)

    def apply(self, t: ThroughTheAges, seat: int, move: Move, order: Order) -> None:
        p = t.seat[seat]
        slot = cast(Enlist, move).card
        spend_military(p, 1)
        grow(t, p, 1)
        pay_for_unit(p, max(0, CARDS[slot].resources - 1))
        place_worker(t, seat, slot)


def refuse_enlist(t: ThroughTheAges, p: Seat, slot: int) -> Rule | None:
    """TA15-13.08, TA15-R.60: both parts must be possible."""
    if p.leader != BARBAROSSA or not CARDS[slot].unit or not p.has(slot) or military_actions(p) < 1:
        return rulebook.BARBAROSSA
    if p.yellow == 0 or food(p) + p.traded_food < population_cost(t, p, 1):
        return rulebook.BARBAROSSA
    return rulebook.BARBAROSSA if CARDS[slot].resources - 1 > wealth(p) + arms(p) else None


def ordered_buildings(t: ThroughTheAges, seat: int, kinds: int, cheaper: int, out: list[Move]) -> None:
    """TA15-6.44: the building actions that a card orders."""
    p = t.seat[seat]
    first = 0 if kinds & FARM_MINE else FIRST_URBAN
    last = FIRST_UNIT if kinds & URBAN else FIRST_URBAN
    rich = wealth(p) + cheaper
    if kinds & BUILD and p.unused:
        offer_buildings(p, rich, first, last, out)
    if kinds & UPGRADE:
        offer_upgrades(p, rich, first, last, out)
        if kinds & URBAN and p.leader == BACH:
            offer_bach(p, wealth(p), cheaper, out)


def refuse_ordered(t: ThroughTheAges, seat: int, move: Move, kinds: int, cheaper: int) -> Rule | None:
    """The same for one move."""
    if not isinstance(move, (Build, Upgrade)):
        return rulebook.ORDER
    wanted = BUILD if isinstance(move, Build) else UPGRADE
    where = FARM_MINE if move.card < FIRST_URBAN else URBAN if move.card < FIRST_UNIT else 0
    if not kinds & wanted or not kinds & where:
        return rulebook.ORDER
    verb: Verb = BUILD_ONE if isinstance(move, Build) else UPGRADE_ONE
    return verb.check(t, seat, move, GIVEN[cheaper])


BUILD_ONE: Final = BuildOne()
UPGRADE_ONE: Final = UpgradeOne()
