"""What a payment buys from whom: one way to cover a cost that gives each neighbour exactly these coins."""
from __future__ import annotations

from dataclasses import dataclass, field

from kronika.games.seven_wonders.cards import PRICE
from kronika.games.seven_wonders.goods import GOODS
from kronika.games.seven_wonders.parts import City

Symbols = list[list[str]]


@dataclass
class Market:
    """Own symbols, what the neighbours sell, and what a unit costs there."""

    own: Symbols = field(default_factory=list)
    left: Symbols = field(default_factory=list)
    right: Symbols = field(default_factory=list)
    discounts: list[str] = field(default_factory=list)

    def price(self, name: str, side: str) -> int:
        return PRICE - 1 if ("goods" if name in GOODS else f"raw_{side}") in self.discounts else PRICE


@dataclass
class Bought:
    """The units from the left and from the right."""

    left: list[str] = field(default_factory=list)
    right: list[str] = field(default_factory=list)


def market(me: City, left: City, right: City) -> Market:
    return Market(all_symbols(me), sold_symbols(left), sold_symbols(right), me.discounts)


def all_symbols(city: City) -> Symbols:
    return [symbol for supply in city.supplies for symbol in supply.symbols]


def sold_symbols(city: City) -> Symbols:
    return [symbol for supply in city.supplies if supply.sold for symbol in supply.symbols]


def bought(units: list[str], m: Market, left: int, right: int) -> Bought | None:
    """Cover the units with own symbols and with purchases for exactly these coins; None if that cannot be done."""
    if not units:
        return Bought() if left == right == 0 else None
    name, rest = units[0], units[1:]
    for symbols in without(m.own, name):
        found = bought(rest, Market(symbols, m.left, m.right, m.discounts), left, right)
        if found:
            return found
    for symbols in without(m.left, name) if left else []:
        cost = m.price(name, "left")
        found = bought(rest, Market(m.own, symbols, m.right, m.discounts), left - cost, right) if cost <= left else None
        if found:
            return Bought([name, *found.left], found.right)
    for symbols in without(m.right, name) if right else []:
        cost = m.price(name, "right")
        found = bought(rest, Market(m.own, m.left, symbols, m.discounts), left, right - cost) if cost <= right else None
        if found:
            return Bought(found.left, [name, *found.right])
    return None


def without(symbols: Symbols, name: str) -> list[Symbols]:
    """Every way to use up one symbol that gives the unit; those with the fewest alternatives first, equal ones once."""
    useful = sorted((i for i, symbol in enumerate(symbols) if name in symbol), key=lambda i: len(symbols[i]))
    seen: list[list[str]] = []
    out: list[Symbols] = []
    for i in useful:
        if symbols[i] not in seen:
            seen.append(symbols[i])
            out.append(symbols[:i] + symbols[i + 1:])
    return out
