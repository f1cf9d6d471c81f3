"""Bundles: so many cards of each kind, taken from a hand."""
from __future__ import annotations

from collections.abc import Iterator

from tests.market.cards import FEWEST, KINDS, MOST, VALUE


def value(bundle: list[int]) -> int:
    return sum(VALUE[kind] * n for kind, n in enumerate(bundle))


def cards(bundle: list[int]) -> list[int]:
    """The cards of the bundle, kind by kind."""
    return [kind for kind, n in enumerate(bundle) for _ in range(n)]


def counted(listed: list[int]) -> list[int]:
    return [listed.count(kind) for kind in range(len(KINDS))]


def within(bundle: list[int], hand: list[int]) -> bool:
    return all(n <= m for n, m in zip(bundle, hand))


def some(hand: list[int], count: int, kind: int = 0) -> Iterator[list[int]]:
    """Every bundle of so many cards from the hand."""
    if kind == len(KINDS):
        if count == 0:
            yield []
        return
    for n in range(min(hand[kind], count) + 1):
        for rest in some(hand, count - n, kind + 1):
            yield [n, *rest]


def tradable(hand: list[int]) -> list[list[int]]:
    """Every bundle that can be offered: three to six cards with something to name among them."""
    return [bundle for count in range(FEWEST, MOST + 1) for bundle in some(hand, count) if value(bundle)]
