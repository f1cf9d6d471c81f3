"""What an offer may be: the sets of cards that go with its number, its total and the commodity named."""
from __future__ import annotations

from dataclasses import dataclass
from math import comb

from kronika.games.civilization.cards import COPIES, GOODS, KINDS, RED, VALUE, counted, worth
from kronika.games.civilization.parts import Bid

BLACK = [kind.index for kind in KINDS if kind.calamity and not RED[kind.index]]


@dataclass
class Range:
    """Of all the sets that fit: how many, what they add to a hand at least, and whether a calamity may be in one."""

    fits: int
    least: int
    calamity: bool


class Sums:
    """Sets of so many commodities by number and total: how many there are, and the least that they add to a hand."""

    def __init__(self, hand: list[int], left: list[int], named: int, count: int, total: int) -> None:
        rows: dict[tuple[int, int], tuple[int, int]] = {(0, 0): (1, 0)}
        for kind in range(GOODS):
            rows = added(rows, kind, range(1 if kind == named else 0, left[kind] + 1), hand[kind], count, total)
        self.rows = rows


def added(rows: dict[tuple[int, int], tuple[int, int]], kind: int, numbers: range, held: int, count: int,
          total: int) -> dict[tuple[int, int], tuple[int, int]]:
    """With so many cards of one kind more."""
    out: dict[tuple[int, int], tuple[int, int]] = {}
    for (cards, value), (ways, least) in rows.items():
        for n in numbers:
            key = (cards + n, value + VALUE[kind] * n * n)
            if key[0] > count or key[1] > total:
                break
            gain = least + VALUE[kind] * ((held + n) ** 2 - held * held)
            before = out.get(key)
            out[key] = (ways, gain) if before is None else (before[0] + ways, min(before[1], gain))
    return out


def left_of(hand: list[int]) -> list[int]:
    """By kind, the cards that others can have: all but the viewer's own."""
    return [copies - held for copies, held in zip(COPIES, hand)]


def possible(bid: Bid, counts: list[int], given: list[int]) -> Range:
    """What the offer may be worth to whoever holds `counts` and gives `given` for it."""
    left = left_of(counts)
    hand = [n - m for n, m in zip(counts, given)]
    rows = Sums(hand, left, bid.named, bid.count, bid.worth).rows
    calamities = sum(left[kind] for kind in BLACK)
    found = Range(0, 0, False)
    for bad in range(min(calamities, bid.count - 1) + 1):
        row = rows.get((bid.count - bad, bid.worth))
        if row is None:
            continue
        found.least = row[1] if found.fits == 0 else min(found.least, row[1])
        found.fits += row[0] * comb(calamities, bad)
        found.calamity = found.calamity or bad > 0
    return found


def claimed(bid: Bid, counts: list[int], given: list[int]) -> int | None:
    """What the offer adds to the hand if what is claimed is true; None if it can not be true, or tells not all."""
    told = [bid.named, *bid.claims]
    bundle = counted(told)
    left = left_of(counts)
    if len(told) != bid.count or worth(bundle) != bid.worth or any(n > m for n, m in zip(bundle, left)):
        return None
    hand = [n - m for n, m in zip(counts, given)]
    return worth([n + m for n, m in zip(hand, bundle)]) - worth(hand)
