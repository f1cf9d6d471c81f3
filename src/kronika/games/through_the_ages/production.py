"""The Production Phase (TA15-11.04 to TA15-11.10). `produce` is the order of the 2015 edition."""
from __future__ import annotations

from typing import Final

from kronika.games.through_the_ages.cards import CARDS, FARM, GATES, LAB, MINE, RAILROAD, TYPES
from kronika.games.through_the_ages.goods import (
    food,
    gain_food,
    gain_resources,
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
    floor,
    science_rating,
    sides,
)
from kronika.games.through_the_ages.table import NONE, TRADED, Seat, ThroughTheAges

FARMS: Final = TYPES[FARM]
MINES: Final = TYPES[MINE]
# Mines and labs, highest level first, a mine before a lab of its level (TA15-R.82)
WORKSHOPS: Final = sorted(TYPES[MINE] + TYPES[LAB][1:], key=lambda i: (-CARDS[i].age, CARDS[i].category))


def produce(t: ThroughTheAges, seat: int) -> None:
    """TA15-11.04: unless there is an uprising: points, corruption, food, consumption, resources."""
    if uprising(t, seat):
        t.seat[seat].uprisings += 1
        t.note("uprising", seat, ())
        return
    score_ratings(t, seat)
    corruption(t, seat)
    produce_food(t, seat)
    consume(t, seat)
    produce_resources(t, seat)


def uprising(t: ThroughTheAges, seat: int) -> bool:
    """TA15-10.04: more discontent workers than unused ones."""
    return discontent(t, seat) > t.seat[seat].unused


def score_ratings(t: ThroughTheAges, seat: int) -> None:
    """TA15-11.05."""
    p = t.seat[seat]
    science = science_rating(t, seat)
    culture = culture_rating(t, seat)
    p.science += science
    p.culture += culture
    t.note("scored", seat, (science, culture))


def corruption_due(t: ThroughTheAges, p: Seat) -> int:
    return t.box().corruption[p.bank]


def corruption(t: ThroughTheAges, seat: int) -> None:
    """TA15-11.06, TA15-R.29: resources, and the rest in food."""
    p = t.seat[seat]
    due = corruption_due(t, p)
    if due:
        lost = lose_resources(p, due)
        eaten = lose_food(p, due - lost)
        t.note("corruption", seat, (lost, eaten))


def put(p: Seat, slot: int, count: int) -> None:
    """One blue token for each worker, as far as the bank goes."""
    moved = min(p.bank, count)
    p.bank -= moved
    p.blue[slot] += moved


def produce_food(t: ThroughTheAges, seat: int) -> None:
    """TA15-11.07, TA15-13.77: farms, highest level first, then pacts."""
    p = t.seat[seat]
    for i in range(len(FARMS) - 1, -1, -1):
        put(p, FARMS[i], p.workers[FARMS[i]])
    for side in sides(t, seat):
        if side.food > 0:
            gain_food(p, side.food)


def consume(t: ThroughTheAges, seat: int) -> None:
    """TA15-11.08, TA15-R.68: for each food that cannot be paid 4 culture are lost."""
    p = t.seat[seat]
    due = t.box().consumption[p.yellow]
    if due == 0:
        return
    if food(p) + p.traded_food < due and trade_right(t, seat) == 2 and not p.did(TRADED) and resources(p):
        trade(t, seat)
    missing = max(0, due - food(p) - p.traded_food)
    pay_food(p, due - missing)
    if missing:
        lost = lose_culture(p, missing * t.box().hunger)
        t.note("hunger", seat, (missing, lost))


def produce_resources(t: ThroughTheAges, seat: int) -> None:
    """TA15-11.09, TA15-13.19, TA15-13.34, TA15-13.77: mines and Gates' labs, highest level first, then pacts."""
    p = t.seat[seat]
    doubled = best(p, MINES) if p.stands(RAILROAD) else NONE
    for slot in WORKSHOPS:
        if CARDS[slot].category == MINE or p.leader == GATES:
            put(p, slot, p.workers[slot] + (1 if slot == doubled else 0))
    change = 0
    for side in sides(t, seat):
        if side.resources > 0:
            gain_resources(p, side.resources)    # TA15-R.83: the gain comes first
        else:
            change -= side.resources
    lose_resources(p, change)


def farm_food(p: Seat, parts: list[Part] | None = None) -> int:
    """What the farms produce in one turn."""
    total = 0
    for slot in FARMS:
        total += add(parts, slot, p.workers[slot] * CARDS[slot].value)
    return total


def mine_resources(p: Seat, parts: list[Part] | None = None) -> int:
    """What the mines produce in one turn, with the Railroad (TA15-13.58)."""
    total = 0
    for slot in MINES:
        total += add(parts, slot, p.workers[slot] * CARDS[slot].value)
    if p.stands(RAILROAD) and best(p, MINES) != NONE:
        total += add(parts, RAILROAD, CARDS[best(p, MINES)].value)
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
    if p.leader == GATES:
        for slot in TYPES[LAB]:
            total += add(parts, slot, p.workers[slot] * CARDS[slot].age)
    for side in sides(t, seat):
        total += add(parts, NONE, side.resources)
    return floor(total, parts)
