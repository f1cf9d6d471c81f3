"""Bundles of trade cards: what sums of so many cards a hand can come to."""
from __future__ import annotations

from kronika.games.civilization.cards import GOODS, KINDS, VALUE


def within(bundle: list[int], hand: list[int]) -> bool:
    return all(n <= m for n, m in zip(bundle, hand))


def listed(bundle: list[int]) -> list[int]:
    """The cards of the bundle, kind by kind."""
    out: list[int] = []
    for kind in range(len(bundle)):
        out += [kind] * bundle[kind]
    return out


def sums(hand: list[int], least: list[int]) -> list[int]:
    """By number of cards: the values that a bundle of the hand can have, as bits. It holds at least `least`."""
    out = [1]
    for kind in range(len(KINDS)):
        if hand[kind] == 0:
            continue
        new = [0] * (len(out) + hand[kind])
        for n in range(least[kind], hand[kind] + 1):
            more = VALUE[kind] * n * n
            for count, values in enumerate(out):
                new[count + n] |= values << more
        out = new
    return out


def has(reach: list[int], count: int, value: int) -> bool:
    """Whether a bundle of so many cards and that value is among the sums."""
    return 0 <= count < len(reach) and value >= 0 and bool((reach[count] >> value) & 1)


def bits(values: int) -> list[int]:
    """The numbers in a set of bits."""
    return [i for i in range(values.bit_length()) if (values >> i) & 1]


def goods_in(bundle: list[int]) -> bool:
    """CV-R23: whether there is a commodity to name."""
    return any(bundle[kind] for kind in range(GOODS))
