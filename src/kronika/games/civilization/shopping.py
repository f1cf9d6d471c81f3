"""How the greedy player buys: along a plan for the progress table, with payments that leave a good hand."""
from __future__ import annotations

from typing import Final

from kronika.core.move import Move
from kronika.games.civilization.bundles import listed
from kronika.games.civilization.cards import (
    CARDS,
    COST,
    FINISH,
    GOODS,
    GRAIN,
    HAND,
    KINDS,
    MOST_CARDS,
    NATIONS,
    VALUE,
    points,
    price,
    worth,
)
from kronika.games.civilization.dealing import ENOUGH
from kronika.games.civilization.moves import DONE, Buy
from kronika.games.civilization.progress import groups
from kronika.games.civilization.purchases import no_card
from kronika.games.civilization.table import Civilization
from kronika.games.civilization.taste import FOND, GREEDY, Taste

BASKET: Final = 3                      # cards bought at once, at most


class Paying:
    """All ways to pay with whole sets: value and sets, cheapest first."""

    def __init__(self, counts: list[int]) -> None:
        self.counts = counts
        self.held = [kind for kind in range(GOODS) if counts[kind]]
        values = [VALUE[kind] * counts[kind] * counts[kind] for kind in self.held]
        rows: list[tuple[int, int]] = []
        for chosen in range(1 << len(self.held)):
            value = 0
            for i, one in enumerate(values):
                if (chosen >> i) & 1:
                    value += one
            rows.append((value, chosen))
        rows.sort()
        self.rows = rows

    def least(self, value: int) -> int:
        """The cheapest sets of at least this value; -1 if there are none."""
        for row in self.rows:
            if row[0] >= value:
                return row[1]
        return -1

    def cards(self, chosen: int) -> list[int]:
        bundle = [0] * len(KINDS)
        for i, kind in enumerate(self.held):
            if (chosen >> i) & 1:
                bundle[kind] = self.counts[kind]
        return bundle


def shop(t: Civilization, seat: int) -> Move:
    """The basket after which cards, hand and treasury are worth most; nothing, if that is best."""
    p = t.seat[seat]
    counts = p.counts()
    paying = Paying(counts)
    means = worth(counts) + p.treasury
    buyable = [card for card in range(len(CARDS))
               if no_card(t, seat, card) is None and price(card, p.cards) <= means and fits_plan(t, seat, card, GREEDY)]
    best: Move = DONE
    most = keeping(counts, GREEDY) + GREEDY.token * p.treasury
    for basket in baskets(buyable):
        if p.cards.bit_count() + len(basket) > MOST_CARDS:
            continue
        cost = sum(price(card, p.cards) for card in basket)
        if cost > means:
            continue
        gain = value_of(t, seat, basket, GREEDY)
        for least in [max(0, cost - p.treasury), cost]:
            chosen = paying.least(least) if cost else 0
            if chosen < 0:
                continue
            bundle = paying.cards(chosen)
            tokens = max(0, cost - worth(bundle))
            left = [n - m for n, m in zip(counts, bundle)]
            total = gain + keeping(left, GREEDY) + GREEDY.token * (p.treasury - tokens)
            if total > most:
                best = Buy(basket, listed(bundle), tokens)
                most = total
    return best


def baskets(cards: list[int]) -> list[list[int]]:
    """One card, two or three."""
    out = [[card] for card in cards]
    for i, a in enumerate(cards):
        for j in range(i + 1, len(cards)):
            out.append([a, cards[j]])
            if BASKET > 2 and len(cards) <= 12:
                out += [[a, cards[j], cards[k]] for k in range(j + 1, len(cards))]
    return out


def keeping(counts: list[int], taste: Taste) -> float:
    """What a hand is worth for the next turn: six cards of it, the best sets first."""
    room = HAND
    total = 0.0
    for kind in sorted(range(GOODS), key=lambda kind: -VALUE[kind] * counts[kind]):
        n = min(counts[kind], room)
        total += VALUE[kind] * (n * n + taste.again * n)
        room -= n
    return total * taste.kept + taste.grain * min(counts[GRAIN], ENOUGH)


def goal_points(t: Civilization, seat: int) -> int:
    """What the last spaces of the row ask for, if the game goes so far."""
    nation = NATIONS[t.seat[seat].nation]
    last = max(nation.value)
    return last if t.goal == FINISH else max([1000, *[nation.value[space] for space in range(t.goal + 1)]])


def fits_plan(t: Civilization, seat: int, card: int, taste: Taste) -> bool:
    """Whether eleven cards can still reach the goal with this one among them; who is stuck asks for less."""
    owned = t.seat[seat].cards | 1 << card
    rest = sorted([COST[other] for other in range(len(CARDS)) if not (owned >> other) & 1], reverse=True)
    room = MOST_CARDS - owned.bit_count()
    return points(owned) + sum(rest[:room]) >= max(taste.least, goal_points(t, seat) - taste.short - 30 * t.stalled)


def value_of(t: Civilization, seat: int, basket: list[int], taste: Taste) -> float:
    """Face value, credits for cards still wanted, and what the progress table asks for."""
    p = t.seat[seat]
    after = p.cards
    total = 0.0
    for card in basket:
        after |= 1 << card
        total += COST[card] + FOND * taste.fond[card] - taste.place * max(0, 80 - COST[card])
    for card in basket:
        saved = sum(CARDS[card].credits[other] for other in range(len(CARDS)) if not (after >> other) & 1)
        total += taste.credit * saved
    total += taste.group * (min(3, groups(after)) - min(3, groups(p.cards)))
    total += taste.seventh * (min(7, after.bit_count()) - min(7, p.cards.bit_count()))
    return total
