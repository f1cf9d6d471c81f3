"""Farms, mines, urban buildings and units: build, upgrade, destroy, disband (TA15-6.14 to TA15-6.20, chapter 7)."""
from __future__ import annotations

from typing import Final, cast

from kronika.core.move import Move
from kronika.core.rule import Rule
from kronika.games.through_the_ages import moves
from kronika.games.through_the_ages.cards import THEATER
from kronika.games.through_the_ages.costs import cheaper_cost, new_cost, population_cost, upgrade_cost
from kronika.games.through_the_ages.effects import BUILD, FARM_MINE, UPGRADE, URBAN
from kronika.games.through_the_ages.goods import food, pay_resources, resources
from kronika.games.through_the_ages.hooks import BY_MILITARY
from kronika.games.through_the_ages.moves import Build, Destroy, Disband, Enlist, Upgrade
from kronika.games.through_the_ages.population import grow
from kronika.games.through_the_ages.table import BACH_USED, Seat, ThroughTheAges
from kronika.games.through_the_ages.verb import (
    GIVEN,
    Order,
    Verb,
    arms,
    civil_actions,
    lacks_civil,
    military_actions,
    pay_action,
    pay_for_unit,
    spend_civil,
    spend_military,
)


def urban_room(p: Seat, slot: int) -> bool:
    """TA15-6.32: whether the government allows one more urban building of this type."""
    return p.built(p.box.types[p.box.category[slot]]) < p.rules_by().limit + p.box.more_urban


def wealth(p: Seat) -> int:
    """What can be paid for a building now."""
    return resources(p) + p.traded_resources


def refuse_building(t: ThroughTheAges, seat: int, slot: int, cheaper: int) -> Rule | None:
    """What forbids a farm, mine or urban building, its action apart."""
    p = t.seat[seat]
    if not p.has(slot) or p.unused == 0:
        return p.box.book.build
    if slot >= p.box.first_urban and not urban_room(p, slot):
        return p.box.book.urban_limit
    return p.box.book.build if cheaper_cost(t, seat, slot, cheaper) > wealth(p) else None


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
            offer_buildings(t, seat, rich, order.cheaper, 0, t.box.first_unit, out)
        if not order.free and military_actions(p):
            pool = rich + arms(p)
            for slot in range(t.box.first_unit, t.box.worked):
                if (p.techs >> slot) & 1 and new_cost(t, seat, slot) <= pool:
                    out.append(moves.BUILD[slot])

    def check(self, t: ThroughTheAges, seat: int, move: Move, order: Order) -> Rule | None:
        p = t.seat[seat]
        slot = cast(Build, move).card
        if t.box.cards[slot].unit:
            return t.box.book.build if order.free else refuse_unit(t, seat, slot)
        return t.box.book.build if lacks_civil(p, order) else refuse_building(t, seat, slot, order.cheaper)

    def apply(self, t: ThroughTheAges, seat: int, move: Move, order: Order) -> None:
        p = t.seat[seat]
        slot = cast(Build, move).card
        if t.box.cards[slot].unit:
            spend_military(p, 1)
            pay_for_unit(p, max(0, new_cost(t, seat, slot)))
        else:
            pay_action(p, order)
            pay_resources(p, cheaper_cost(t, seat, slot, order.cheaper))
        place_worker(t, seat, slot)


def offer_buildings(t: ThroughTheAges, seat: int, rich: int, cheaper: int, first: int, last: int,
                    out: list[Move]) -> None:
    """Every farm, mine and urban building from `first` to `last`-1 that costs no more than so much."""
    p = t.seat[seat]
    for slot in range(first, last):
        if (p.techs >> slot) & 1 and cheaper_cost(t, seat, slot, cheaper) <= rich:
            if slot < t.box.first_urban or urban_room(p, slot):
                out.append(moves.BUILD[slot])


def refuse_unit(t: ThroughTheAges, seat: int, slot: int) -> Rule | None:
    """TA15-7.01."""
    p = t.seat[seat]
    if not p.has(slot) or p.unused == 0 or military_actions(p) < 1:
        return p.box.book.unit
    return p.box.book.unit if new_cost(t, seat, slot) > wealth(p) + arms(p) else None


class UpgradeOne(Verb):
    """TA15-6.17, TA15-7.02: a worker moves to a higher level card of the same type."""

    def offers(self, t: ThroughTheAges, seat: int, order: Order, out: list[Move]) -> None:
        p = t.seat[seat]
        rich = wealth(p)
        if not lacks_civil(p, order):
            offer_upgrades(t, p, rich, order.cheaper, 0, t.box.first_unit, out)
            if p.lead().to_theaters:
                offer_bach(t, p, rich, order.cheaper, out)
        if not order.free and military_actions(p):
            offer_upgrades(t, p, rich + arms(p), 0, t.box.first_unit, t.box.worked, out)

    def check(self, t: ThroughTheAges, seat: int, move: Move, order: Order) -> Rule | None:
        p = t.seat[seat]
        slot = cast(Upgrade, move).card
        to = cast(Upgrade, move).to
        unit = t.box.cards[slot].unit
        refusal = t.box.book.upgrade_unit if unit else t.box.book.upgrade
        if p.workers[slot] == 0 or not p.has(to) or (order.free if unit else lacks_civil(p, order)):
            return refusal
        if unit and military_actions(p) < 1:
            return refusal
        if t.box.category[slot] != t.box.category[to]:
            return refuse_bach(t, p, slot, to, order.cheaper)
        if t.box.cards[to].age <= t.box.cards[slot].age:
            return refusal
        rich = wealth(p) + (arms(p) if unit else 0)
        return refusal if upgrade_cost(t, p, slot, to, order.cheaper) > rich else None

    def apply(self, t: ThroughTheAges, seat: int, move: Move, order: Order) -> None:
        p = t.seat[seat]
        slot = cast(Upgrade, move).card
        to = cast(Upgrade, move).to
        if t.box.cards[slot].unit:
            spend_military(p, 1)
            pay_for_unit(p, upgrade_cost(t, p, slot, to, 0))
        else:
            pay_action(p, order)
            pay_resources(p, upgrade_cost(t, p, slot, to, order.cheaper))
        if t.box.category[slot] != t.box.category[to]:
            p.done |= BACH_USED
        p.workers[slot] -= 1
        p.workers[to] += 1
        t.note("upgraded", seat, (slot, to))


def offer_upgrades(t: ThroughTheAges, p: Seat, rich: int, cheaper: int, first: int, last: int,
                   out: list[Move]) -> None:
    for slot in range(first, last):
        if p.workers[slot] == 0:
            continue
        to = slot + 1
        while to < last and p.box.category[to] == p.box.category[slot]:
            if (p.techs >> to) & 1 and upgrade_cost(t, p, slot, to, cheaper) <= rich:
                out.append(moves.UPGRADE[slot][to])
            to += 1


def offer_bach(t: ThroughTheAges, p: Seat, rich: int, cheaper: int, out: list[Move]) -> None:
    for slot in range(p.box.first_urban, p.box.first_unit):
        if p.workers[slot]:
            for to in p.box.types[THEATER]:
                if p.box.category[slot] != THEATER and p.has(to) and refuse_bach(t, p, slot, to, cheaper) is None:
                    out.append(moves.UPGRADE[slot][to])


def refuse_bach(t: ThroughTheAges, p: Seat, slot: int, to: int, cheaper: int) -> Rule | None:
    """TA15-13.15: an urban building becomes a theater of the same or a higher level, once per turn."""
    if not p.lead().to_theaters or not p.box.cards[slot].urban or p.box.category[to] != THEATER:
        return p.box.book.upgrade_unit if p.box.cards[slot].unit else p.box.book.upgrade
    if p.did(BACH_USED) or p.box.cards[to].age < p.box.cards[slot].age:
        return p.box.book.bach
    if not urban_room(p, to):
        return p.box.book.urban_limit
    return p.box.book.upgrade if upgrade_cost(t, p, slot, to, cheaper) > wealth(p) else None


class DestroyOne(Verb):
    """TA15-6.20: a worker from a farm, mine or urban card becomes unused."""

    def offers(self, t: ThroughTheAges, seat: int, order: Order, out: list[Move]) -> None:
        p = t.seat[seat]
        if not lacks_civil(p, order):
            for slot in range(t.box.first_unit):
                if p.workers[slot]:
                    out.append(moves.DESTROY[slot])

    def check(self, t: ThroughTheAges, seat: int, move: Move, order: Order) -> Rule | None:
        p = t.seat[seat]
        slot = cast(Destroy, move).card
        return t.box.book.destroy if lacks_civil(p, order) or slot >= t.box.first_unit or p.workers[slot] == 0 else None

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
            for slot in range(t.box.first_unit, t.box.worked):
                if p.workers[slot]:
                    out.append(moves.DISBAND[slot])

    def check(self, t: ThroughTheAges, seat: int, move: Move, order: Order) -> Rule | None:
        p = t.seat[seat]
        slot = cast(Disband, move).card
        idle = military_actions(p) < 1 or slot < t.box.first_unit or p.workers[slot] == 0
        return t.box.book.disband if idle else None

    def apply(self, t: ThroughTheAges, seat: int, move: Move, order: Order) -> None:
        spend_military(t.seat[seat], 1)
        free_worker(t, seat, cast(Disband, move).card)


class EnlistOne(Verb):
    """TA15-13.08: with Barbarossa, one action increases the population and builds a unit, each cheaper."""

    def offers(self, t: ThroughTheAges, seat: int, order: Order, out: list[Move]) -> None:
        if t.seat[seat].lead().enlists:
            for slot in range(t.box.first_unit, t.box.worked):
                if refuse_enlist(t, seat, slot) is None:
                    out.append(moves.ENLIST[slot])

    def check(self, t: ThroughTheAges, seat: int, move: Move, order: Order) -> Rule | None:
        return refuse_enlist(t, seat, cast(Enlist, move).card)

    def apply(self, t: ThroughTheAges, seat: int, move: Move, order: Order) -> None:
        p = t.seat[seat]
        slot = cast(Enlist, move).card
        if p.lead().enlists == BY_MILITARY:
            spend_military(p, 1)
        else:
            spend_civil(p, 1)
        grow(t, p, 1)
        pay_for_unit(p, max(0, new_cost(t, seat, slot) - 1))
        place_worker(t, seat, slot)


def refuse_enlist(t: ThroughTheAges, seat: int, slot: int) -> Rule | None:
    """TA15-13.08, TA15-R.60: both parts must be possible."""
    p = t.seat[seat]
    enlists = p.lead().enlists
    actions = military_actions(p) if enlists == BY_MILITARY else civil_actions(p)
    if not enlists or not t.box.cards[slot].unit or not p.has(slot) or actions < 1:
        return t.box.book.barbarossa
    if p.yellow == 0 or food(p) + p.traded_food < population_cost(t, p, 1):
        return t.box.book.barbarossa
    return t.box.book.barbarossa if new_cost(t, seat, slot) - 1 > wealth(p) + arms(p) else None


def ordered_buildings(t: ThroughTheAges, seat: int, kinds: int, cheaper: int, out: list[Move]) -> None:
    """TA15-6.44: the building actions that a card orders."""
    p = t.seat[seat]
    first = 0 if kinds & FARM_MINE else t.box.first_urban
    last = t.box.first_unit if kinds & URBAN else t.box.first_urban
    rich = wealth(p)
    if kinds & BUILD and p.unused:
        offer_buildings(t, seat, rich, cheaper, first, last, out)
    if kinds & UPGRADE:
        offer_upgrades(t, p, rich, cheaper, first, last, out)
        if kinds & URBAN and p.lead().to_theaters:
            offer_bach(t, p, rich, cheaper, out)


def refuse_ordered(t: ThroughTheAges, seat: int, move: Move, kinds: int, cheaper: int) -> Rule | None:
    """The same for one move."""
    if not isinstance(move, (Build, Upgrade)):
        return t.box.book.order
    wanted = BUILD if isinstance(move, Build) else UPGRADE
    where = FARM_MINE if move.card < t.box.first_urban else URBAN if move.card < t.box.first_unit else 0
    if not kinds & wanted or not kinds & where:
        return t.box.book.serves
    verb: Verb = BUILD_ONE if isinstance(move, Build) else UPGRADE_ONE
    return verb.check(t, seat, move, GIVEN[cheaper])


BUILD_ONE: Final = BuildOne()
UPGRADE_ONE: Final = UpgradeOne()
