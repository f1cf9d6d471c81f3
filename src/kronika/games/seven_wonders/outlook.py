"""A city in numbers, all of them public: what it has, what it lacks for the cards to come, and its neighbours."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kronika.games.seven_wonders.bots import MOST_KNOWN, hope, played, points_of
from kronika.games.seven_wonders.cards import CARDS, CHAINS, COLORS, TURNS, WONDERS, Cost
from kronika.games.seven_wonders.conflicts import conflict_points
from kronika.games.seven_wonders.goods import both, goods_short, short
from kronika.games.seven_wonders.table import Seat, SevenWonders

GROUPS: Final[list[list[Cost]]] = [[card.cost for card in CARDS if card.age == age and card.color == color]
                                   for age in (2, 3) for color in range(2, len(COLORS))]
COSTLY: Final = [group for group in GROUPS if any(cost.resources for cost in group)]
_RAW: Final[dict[int, list[float]]] = {}         # by supply: raw materials short, by group
_GOODS: Final[dict[int, list[float]]] = {}       # by goods and those of choice: goods short, by group


def features(t: SevenWonders, seat: int) -> list[float]:
    """The city beside those of its neighbours."""
    p = t.seat[seat]
    left = t.seat[t.left(seat)]
    right = t.seat[t.right(seat)]
    science = p.science
    stages = len(p.plan()) if p.board >= 0 and p.side >= 0 else 0
    out = [1.0, float(3 * TURNS - played(t)), float(p.coins), float(p.stages), float(stages - p.stages),
           float(p.shields), float(conflict_points(p)), float(science & 15), float((science >> 4) & 15),
           float((science >> 8) & 15), float(science >> 12), points_of(science), hope(science), float(p.wild)]
    for bit in range(3):
        out.append(float((p.discount >> bit) & 1))
    for bit in range(4):
        out.append(float((p.ability >> bit) & 1))
    lacks(out, p.raw, p.goods, p.wild)
    lacks(out, both(both(p.raw, left.raw_sold), right.raw_sold), p.goods | left.goods_sold | right.goods_sold, p.wild)
    upward(out, p)
    facing(out, p, left, right)
    for color in range(len(COLORS)):
        out.append(float(p.color(color)))
        out.append(float(left.color(color) + right.color(color)))
    out.append(float(left.stages + right.stages))
    out.append(max(points_of(left.science), points_of(right.science)))
    for chain in range(len(CHAINS)):
        out.append(float((p.chains >> chain) & 1))
    for board in range(2 * len(WONDERS)):
        out.append(1.0 if board == 2 * p.board + p.side and p.side >= 0 else 0.0)
    return out


def lacks(out: list[float], raw: i64, goods: i64, wild: i64) -> None:
    """Units that a supply leaves uncovered, on the mean of the cards of each age and colour to come."""
    known: int = raw
    rough = _RAW.get(known)
    if rough is None:
        if len(_RAW) > MOST_KNOWN:
            _RAW.clear()
        rough = [mean_raw(group, raw) for group in COSTLY]
        _RAW[known] = rough
    key: int = goods * 8 + wild
    made = _GOODS.get(key)
    if made is None:
        made = [mean_goods(group, goods, wild) for group in COSTLY]
        _GOODS[key] = made
    for i in range(len(rough)):
        out.append(rough[i] + made[i])


def mean_raw(costs: list[Cost], supply: i64) -> float:
    units = 0
    for cost in costs:
        units += short(cost.raw, supply)
    return units / len(costs)


def mean_goods(costs: list[Cost], supply: i64, wild: i64) -> float:
    units = 0
    for cost in costs:
        units += goods_short(cost.goods, supply, wild)
    return units / len(costs)


def upward(out: list[float], p: Seat) -> None:
    """What the city lacks for its next stage, and for all that follow."""
    first = 0
    rest = 0
    if p.board >= 0 and p.side >= 0:
        for number, stage in enumerate(p.plan()):
            if number >= p.stages:
                units = short(stage.cost.raw, p.raw) + goods_short(stage.cost.goods, p.goods, p.wild)
                if number == p.stages:
                    first = units
                rest += units
    out.append(float(first))
    out.append(float(rest))


def facing(out: list[float], p: Seat, left: Seat, right: Seat) -> None:
    """Shields beside those of both neighbours: by how much, and who is ahead."""
    for other in (left, right):
        lead = p.shields - other.shields
        out.append(float(lead))
        out.append(1.0 if lead > 0 else -1.0 if lead < 0 else 0.0)
