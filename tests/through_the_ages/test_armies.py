"""Armies and payments against slow second implementations that try everything."""

import itertools
from collections.abc import Sequence

import pytest

from kronika.core.rng import Rng
from kronika.games.through_the_ages.armies import arrangement, strength_of, tactical_strength
from kronika.games.through_the_ages.box_2015 import BOX
from kronika.games.through_the_ages.cards import TACTIC
from kronika.games.through_the_ages.goods import pay_resources, resources
from kronika.games.through_the_ages.table import NONE, Seat, empty_seat

CARDS, BY_ID = BOX.cards, BOX.by_id
GENGHIS = BY_ID["genghis_khan"]
UNITS = {"infantry": BOX.types[7], "cavalry": BOX.types[8], "artillery": BOX.types[9]}


def splits(need: int, modern: int, old: int) -> list[tuple[int, int]]:
    """The ways to take so many units from modern and old ones."""
    return [(n, need - n) for n in range(need + 1) if n <= modern and need - n <= old]


def arrangements(card: int, stock: tuple[int, ...], genghis: bool) -> set[tuple[int, int]]:
    """Every (full, outdated) that the units can form: infantry, cavalry, artillery, each modern and old."""
    tactic = CARDS[card]
    found = {(0, 0)}
    a, b, c, d, e, f = stock
    for lent in range(tactic.cavalry + 1 if genghis else 1):
        for (i, j), (k, m), (n, o), (q, r) in itertools.product(
                splits(tactic.infantry, a, b), splits(lent, 99, 99), splits(tactic.cavalry - lent, c, d),
                splits(tactic.artillery, e, f)):
            rest = (a - i - k, b - j - m, c - n, d - o, e - q, f - r)
            if min(rest) < 0:
                continue
            outdated = j + m + o + r > 0
            for full, old in arrangements(card, rest, genghis):
                found.add((full + (not outdated), old + outdated))
    return found


def slow(card: int, p: Seat) -> int:
    tactic = CARDS[card]
    stock = []
    for slots in UNITS.values():
        stock.append(sum(p.workers[s] for s in slots if CARDS[s].age >= tactic.age - 1))
        stock.append(sum(p.workers[s] for s in slots if CARDS[s].age < tactic.age - 1))
    air = p.workers[BY_ID["air_forces"]]
    best = 0
    for full, old in arrangements(card, tuple(stock), p.leader == GENGHIS):
        values = sorted([tactic.tactical] * full + [tactic.outdated] * old, reverse=True)
        best = max(best, sum(values) + sum(values[:air]))
    return best


@pytest.mark.parametrize("genghis", [False, True])
def test_the_best_arrangement_applies(genghis: bool) -> None:
    """TA15-7.09 to TA15-7.15, TA15-R.88: no other arrangement of the units is stronger."""
    rng = Rng(1)
    for card in BOX.of(TACTIC):
        for _ in range(12):
            p = empty_seat(BOX)
            p.leader = GENGHIS if genghis else NONE
            p.tactic = card
            for slots in UNITS.values():
                for slot in slots:
                    p.workers[slot] = rng.below(3)
            p.workers[BY_ID["air_forces"]] = rng.below(3)
            assert tactical_strength(p, p.workers) == slow(card, p), (CARDS[card].id, p.workers)
            drawn = strength_of(CARDS[card], *arrangement(p, p.workers), p.workers[BY_ID["air_forces"]])
            assert drawn == tactical_strength(p, p.workers), "the drawing shows other armies"


def test_payments_lose_nothing() -> None:
    """TA15-8.02 to TA15-8.04, TA15-R.71: the exact sum, or an empty bank; tokens are only moved downwards."""
    rng = Rng(2)
    for _ in range(3000):
        p = empty_seat(BOX)
        p.techs |= CARDS[BY_ID["coal"]].bit | (CARDS[BY_ID["iron"]].bit if rng.below(2) else 0)
        p.bank = rng.below(4)
        for name in ("bronze", "iron", "coal"):
            if p.has(BY_ID[name]):
                p.blue[BY_ID[name]] = rng.below(4)
        before, tokens, bank = resources(p), p.blue[:], p.bank
        amount = rng.below(before + 1)
        pay_resources(p, amount)
        assert p.bank + sum(p.blue) == bank + sum(tokens)
        assert resources(p) == before - amount or (resources(p) < before - amount and p.bank == 0)
        raised = [slot for slot in BOX.stores if p.blue[slot] > tokens[slot]]
        lowered = [slot for slot in BOX.stores if p.blue[slot] < tokens[slot]]
        assert all(BOX.value[up] < max(BOX.value[down] for down in lowered) for up in raised)


def value(tokens: Sequence[int], worth: Sequence[int]) -> int:
    return sum(n * each for n, each in zip(tokens, worth))


def test_payments_leave_the_most_tokens_in_the_bank() -> None:
    """TA15-R.25, TA15-R.86: no other exact payment that only breaks high tokens leaves fewer on the cards."""
    rng = Rng(3)
    mines = [BY_ID[name] for name in ("bronze", "iron", "coal", "oil")]
    for _ in range(300):
        p = empty_seat(BOX)
        known = [slot for slot in mines if slot == mines[0] or rng.below(3)]
        for slot in known:
            p.techs |= CARDS[slot].bit
            p.blue[slot] = rng.below(3)
        p.bank = rng.below(5)
        tokens, left = p.blue[:], resources(p) - rng.below(resources(p) + 1)
        most = p.bank + sum(tokens)
        pay_resources(p, resources(p) - left)
        worth = [BOX.value[slot] for slot in known]
        had = [tokens[slot] for slot in known]
        fewest = min((sum(now) for now in itertools.product(range(most + 1), repeat=len(known)) if sum(now) <= most
                      and value(now, worth) == left
                      and all(value(now[i:], worth[i:]) <= value(had[i:], worth[i:]) for i in range(1, len(known)))),
                     default=-1)
        if fewest >= 0:
            assert (resources(p), sum(p.blue)) == (left, fewest), (tokens, left)
