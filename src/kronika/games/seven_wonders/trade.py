"""Costs, production and trade (chapter 5): what a city can pay, and to whom.

A city covers a cost with its own symbols first and buys exactly the units that remain (SW-R02). Which of them come from
the left and which from the right is the buyer's choice (SW-R01): for each kind of good, any number between what the
right neighbour cannot deliver and what the left neighbour can.
"""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from kronika.games.seven_wonders.cards import GOODS_BOTH, PRICE, RAW_LEFT, RAW_RIGHT, Cost
from kronika.games.seven_wonders.goods import GOODS, RAW, both, covers, demand, goods_short, short
from kronika.games.seven_wonders.table import SevenWonders

OWN: Final = [0]                       # nothing to buy: one payment, of nothing
NONE: Final[list[int]] = []            # no payment possible
DEAR: Final = 15                       # no purchase costs more than 14 coins


@mypyc_attr(acyclic=True, free_list_len=1)
class Trade:
    """What one city can use and buy at this moment. A payment is coins to the left x 16 + coins to the right."""

    def __init__(self, t: SevenWonders, seat: int) -> None:
        own = t.seat[seat]
        left = t.seat[t.left(seat)]
        right = t.seat[t.right(seat)]
        self.coins = own.coins
        self.discount = own.discount
        self.wild = own.wild
        self.raw = own.raw
        self.raw_left = both(own.raw, left.raw_sold)       # own production and all that the left neighbour sells
        self.raw_right = both(own.raw, right.raw_sold)
        self.raw_all = both(self.raw_left, right.raw_sold)
        self.goods = own.goods
        self.goods_left = own.goods | left.goods_sold
        self.goods_right = own.goods | right.goods_sold
        self.goods_all = self.goods_left | right.goods_sold

    def coverable(self, cost: Cost) -> bool:
        """Whether own production and everything both neighbours sell cover the cost, whatever the coins."""
        return covers(self.raw_all, cost.raw) and goods_short(cost.goods, self.goods_all, self.wild) == 0

    def missing(self, cost: Cost) -> list[str]:
        """The resources that neither the city nor its neighbours can give, unit by unit."""
        out = [name for i, name in enumerate(GOODS) if cost.goods & ~self.goods_all & (1 << i)][self.wild:]
        asked = {name: units for name, units in cost.resources.items() if name in RAW}
        for name in list(asked):
            while asked[name] and self.raw_short(lessened(asked, name)) < self.raw_short(asked):
                asked = lessened(asked, name)
                out.append(name)
        return out

    def raw_short(self, units: dict[str, int]) -> int:
        return short(demand(units), self.raw_all)

    def cheapest(self, cost: Cost) -> int:
        """What the cost comes to at least, in coins to the bank and to the neighbours."""
        return cost.coins + min([_total(pay) for pay in self.every_payment(cost)], default=0)

    def payments(self, cost: Cost) -> list[int]:
        """The payments to offer: within the coins, undominated, cheapest first (SW-R01)."""
        coins = self.coins - cost.coins
        if coins < 0:
            return NONE
        raw = short(cost.raw, self.raw)
        goods = goods_short(cost.goods, self.goods, self.wild)
        if raw + goods == 0:
            return OWN
        if raw + goods > coins or not self.coverable(cost):
            return NONE
        return offers(self.purchase(cost, raw, goods), self.discount, coins if coins < DEAR else DEAR)

    def every_payment(self, cost: Cost) -> list[int]:
        """Every legal payment, dominated ones too, whatever the coins."""
        if not self.coverable(cost):
            return NONE
        raw = short(cost.raw, self.raw)
        goods = goods_short(cost.goods, self.goods, self.wild)
        return ways(self.purchase(cost, raw, goods), self.discount)

    def purchase(self, cost: Cost, raw: i64, goods: i64) -> i64:
        """So many raw materials and goods to buy, and between how few and how many of each from the left.

        Six octal digits: goods, the fewest, the most; raw materials, the fewest, the most.
        """
        digits: i64 = 0
        if goods:
            least = goods_short(cost.goods, self.goods_right, self.wild)
            most = goods - goods_short(cost.goods, self.goods_left, self.wild)
            digits = goods << 15 | least << 12 | most << 9
        if raw:
            digits |= raw << 6 | short(cost.raw, self.raw_right) << 3 | raw - short(cost.raw, self.raw_left)
        return digits


def lessened(units: dict[str, int], name: str) -> dict[str, int]:
    """The demand with one unit less of it."""
    return {**units, name: units[name] - 1}


def ways(purchase: i64, discount: i64) -> list[int]:
    """What each way of buying pays to the left and to the right, cheapest first."""
    from_left = PRICE - 1 if discount & RAW_LEFT else PRICE
    from_right = PRICE - 1 if discount & RAW_RIGHT else PRICE
    good = PRICE - 1 if discount & GOODS_BOTH else PRICE
    goods, raw = purchase >> 9, purchase & 0o777
    found: list[int] = []
    for x in range((raw >> 3) & 7, (raw & 7) + 1):
        for y in range((goods >> 3) & 7, (goods & 7) + 1):
            left = from_left * x + good * y
            right = from_right * ((raw >> 6) - x) + good * ((goods >> 6) - y)
            if left * 16 + right not in found:
                found.append(left * 16 + right)
    return sorted(found, key=_total)


def offers(purchase: i64, discount: i64, coins: i64) -> list[int]:
    """The undominated payments within the coins; remembered, because the same purchases come again and again."""
    by_raw = _remembered[purchase >> 9]
    if not by_raw:
        by_raw.extend([[] for _ in range(0o1000)])
    by_means = by_raw[purchase & 0o777]
    if not by_means:
        by_means.extend([None] * 0o200)
    known = by_means[discount << 4 | coins]
    if known is None:
        known = undominated([pay for pay in ways(purchase, discount) if _total(pay) <= coins])
        by_means[discount << 4 | coins] = known
    return known


# By goods, by raw materials, by discount and coins: places of lists, which are found faster than keys
_remembered: Final[list[list[list[list[int] | None]]]] = [[] for _ in range(0o1000)]


def _total(payment: int) -> int:
    return (payment >> 4) + (payment & 15)


def undominated(payments: list[int]) -> list[int]:
    """Those for which no other gives each neighbour at most as much."""
    return [pay for pay in payments if not any(
        other != pay and other >> 4 <= pay >> 4 and other & 15 <= pay & 15 for other in payments)]
