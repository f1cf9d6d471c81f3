"""Goods in words: which supply covers which demand, without trying out every assignment.

Raw materials. A *word* holds 15 numbers of four bits, one for each non-empty set of {wood, stone, ore, clay}. In a
supply, the number of a set says how many symbols can give something of that set; in a demand, how many units of that
set are asked for. By Hall's theorem a supply covers a demand exactly if no number of the demand is greater than the
supply's number, and the units missing are the greatest excess. Numbers stop at 7; no cost of the game is higher.

Manufactured goods. No cost asks for one of them twice, so three bits tell which are there, and a number tells how many
symbols give one of choice.

`i64` is an `int` that the compiled build keeps in a machine word.
"""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

RAW: Final = ["wood", "stone", "ore", "clay"]
GOODS: Final = ["glass", "papyrus", "textile"]
RESOURCES: Final = RAW + GOODS

GUARD: Final = 0x888888888888888       # the top bit of each of the 15 numbers
LOW: Final = 0x777777777777777
BITS: Final = [0, 1, 1, 2, 1, 2, 2, 3]           # how many of three bits are set


def symbol(names: list[str]) -> int:
    """The supply word of one symbol that gives one of these raw materials."""
    gives = mask(names, RAW)
    word = 0
    for some in range(1, 16):
        if some & gives:
            word |= 1 << (4 * (some - 1))
    return word


def demand(units: dict[str, int]) -> int:
    """The demand word of so many units of each raw material."""
    word = 0
    for some in range(1, 16):
        asked = sum(n for name, n in units.items() if name in RAW and mask([name], RAW) & some)
        assert asked <= 7, "a cost of more than seven raw materials"
        word |= asked << (4 * (some - 1))
    return word


def mask(names: list[str], kinds: list[str]) -> int:
    bits = 0
    for name in names:
        if name in kinds:
            bits |= 1 << kinds.index(name)
    return bits


def both(a: i64, b: i64) -> i64:
    """Two supplies together; each number stops at 7."""
    total = a + b
    over = total & GUARD
    return (total | (over - (over >> 3))) & LOW


def covers(supply: i64, asked: i64) -> bool:
    """Whether the supply leaves nothing of the demand uncovered."""
    return ((supply | GUARD) - asked) & GUARD == GUARD


def short(asked: i64, supply: i64) -> i64:
    """How many units of the demand the supply leaves uncovered."""
    rest = (supply | GUARD) - asked
    missing = ~rest & GUARD
    units: i64 = 0
    while missing:
        units += 1
        rest += missing >> 3
        missing = ~rest & GUARD
    return units


def goods_short(asked: i64, supply: i64, wild: i64) -> i64:
    """How many manufactured goods remain uncovered by those supplied and by `wild` ones of choice."""
    missing = asked & ~supply
    if missing == 0:
        return 0
    units = BITS[missing] - wild
    return units if units > 0 else 0
