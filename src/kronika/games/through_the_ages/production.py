"""The Production Phase (TA15-11.04 to TA15-11.10). The course of the edition tells the order of its parts."""
from __future__ import annotations

from kronika.games.through_the_ages import course
from kronika.games.through_the_ages.cards import LAB
from kronika.games.through_the_ages.edition import NO_LIMIT
from kronika.games.through_the_ages.goods import (
    food,
    gain_food,
    gain_resources,
    gain_science,
    lose_culture,
    lose_food,
    lose_resources,
    pay_food,
    resources,
)
from kronika.games.through_the_ages.pacts import trade, trade_right
from kronika.games.through_the_ages.ratings import (
    Part,
    add,
    best,
    culture_rating,
    discontent,
    science_rating,
    sides,
    within,
)
from kronika.games.through_the_ages.table import NONE, TRADED, Seat, ThroughTheAges


def produce(t: ThroughTheAges, seat: int) -> None:
    """TA15-11.04: unless there is an uprising, the parts in their order."""
    if uprising(t, seat):
        t.seat[seat].uprisings += 1
        t.note("uprising", seat, ())
        return
    produce_parts(t, seat, t.box.course.production, True)


def produce_parts(t: ThroughTheAges, seat: int, parts: list[int], with_pacts: bool) -> None:
    """The parts of a production in their order; the log tells what was made and what was eaten."""
    p = t.seat[seat]
    made = 0
    eaten = 0
    mined = 0
    for part in parts:
        grain = food(p)
        ore = resources(p)
        produce_part(t, seat, part, with_pacts)
        if part == course.FOOD:
            made += food(p) - grain
        elif part == course.CONSUMPTION:
            eaten += grain - food(p)
        elif part == course.RESOURCES:
            mined += resources(p) - ore
    if made or eaten or mined:
        t.note("produced", seat, (made, eaten, mined))


def produce_part(t: ThroughTheAges, seat: int, part: int, with_pacts: bool) -> None:
    """One part of a production."""
    if part == course.POINTS:
        score_ratings(t, seat)
    elif part == course.CORRUPTION:
        corruption(t, seat)
    elif part == course.FOOD:
        produce_food(t, seat, with_pacts)
    elif part == course.CONSUMPTION:
        consume(t, seat)
    elif part == course.RESOURCES:
        produce_resources(t, seat, with_pacts)
    else:
        t.box.course.produce(t, seat, part)


def uprising(t: ThroughTheAges, seat: int) -> bool:
    """TA15-10.04: more discontent workers than unused ones."""
    return discontent(t, seat) > t.seat[seat].unused


def score_ratings(t: ThroughTheAges, seat: int) -> None:
    """TA15-11.05."""
    p = t.seat[seat]
    science = science_rating(t, seat)
    culture = culture_rating(t, seat)
    had = p.science
    gain_science(p, science)
    p.culture += culture
    t.note("scored", seat, (p.science - had, culture))


def corruption_due(t: ThroughTheAges, p: Seat) -> int:
    return t.box.corruption[p.bank]


def corruption(t: ThroughTheAges, seat: int) -> None:
    """TA15-11.06, TA15-R.29: resources, and the rest in food where the edition says so."""
    p = t.seat[seat]
    due = corruption_due(t, p)
    if due:
        lost = lose_resources(p, due)
        eaten = lose_food(p, due - lost) if t.box.corruption_eats else 0
        t.note("corruption", seat, (lost, eaten))


def put(p: Seat, slot: int, count: int) -> None:
    """One blue token for each worker, as far as the bank goes."""
    moved = min(p.bank, count)
    p.bank -= moved
    p.blue[slot] += moved


def produce_food(t: ThroughTheAges, seat: int, with_pacts: bool) -> None:
    """TA15-11.07, TA15-13.77: farms, highest level first, then pacts."""
    p = t.seat[seat]
    farms = t.box.farms
    for i in range(len(farms) - 1, -1, -1):
        put(p, farms[i], p.workers[farms[i]])
    if with_pacts:
        for side in sides(t, seat):
            if side.food > 0:
                gain_food(p, side.food)


def consume(t: ThroughTheAges, seat: int) -> None:
    """TA15-11.08, TA15-R.68: for each food that cannot be paid 4 culture are lost."""
    p = t.seat[seat]
    due = t.box.consumption[p.yellow]
    if due == 0:
        return
    if food(p) + p.traded_food < due and trade_right(t, seat) == 2 and not p.did(TRADED) and resources(p):
        trade(t, seat)
    missing = max(0, due - food(p) - p.traded_food)
    pay_food(p, due - missing)
    if missing:
        lost = lose_culture(p, missing * t.box.hunger)
        t.note("hunger", seat, (missing, lost))


def produce_resources(t: ThroughTheAges, seat: int, with_pacts: bool) -> None:
    """TA15-11.09, TA15-13.19, TA15-13.34, TA15-13.77: mines and Gates' labs, highest level first, then pacts."""
    p = t.seat[seat]
    doubled = best(p, t.box.mines) if p.stands(t.box.railroad) else NONE
    labs = p.lead().labs_produce
    for slot in t.box.workshops:
        if labs or t.box.category[slot] != LAB:
            put(p, slot, p.workers[slot] + (1 if slot == doubled else 0))
    if with_pacts:
        pact_resources(t, seat)


def pact_resources(t: ThroughTheAges, seat: int) -> None:
    """TA15-R.83: the gain comes first."""
    change = 0
    for side in sides(t, seat):
        if side.resources > 0:
            gain_resources(t.seat[seat], side.resources)
        else:
            change -= side.resources
    lose_resources(t.seat[seat], change)


def farm_food(p: Seat, parts: list[Part] | None = None) -> int:
    """What the farms produce in one turn."""
    total = 0
    for slot in p.box.farms:
        total += add(parts, slot, p.workers[slot] * p.box.value[slot])
    return total


def mine_resources(p: Seat, parts: list[Part] | None = None) -> int:
    """What the mines produce in one turn, with the Railroad (TA15-13.58), and labs that count as mines."""
    total = 0
    for slot in p.box.mines:
        total += add(parts, slot, p.workers[slot] * p.box.value[slot])
    top = best(p, p.box.mines) if p.stands(p.box.railroad) else NONE
    if top != NONE:
        total += add(parts, p.box.railroad_card, p.box.value[top])
    return total + lab_resources(p, parts) if p.lead().labs_are_mines else total


def lab_resources(p: Seat, parts: list[Part] | None = None) -> int:
    """What labs produce under a leader who makes them."""
    total = 0
    for slot in p.box.types[LAB]:
        total += add(parts, slot, p.workers[slot] * p.box.cards[slot].age)
    return total


def food_production(t: ThroughTheAges, seat: int, parts: list[Part] | None = None) -> int:
    """Farms and pacts."""
    total = farm_food(t.seat[seat], parts)
    for side in sides(t, seat):
        total += add(parts, NONE, side.food)
    return total


def resource_production(t: ThroughTheAges, seat: int, parts: list[Part] | None = None) -> int:
    """Mines, Gates' labs, and pacts."""
    p = t.seat[seat]
    total = mine_resources(p, parts)
    if p.lead().labs_produce and not p.lead().labs_are_mines:
        total += lab_resources(p, parts)
    for side in sides(t, seat):
        total += add(parts, NONE, side.resources)
    return within(total, NO_LIMIT, parts)
