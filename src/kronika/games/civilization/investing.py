"""How a skilled player buys: like the greedy one, and of all ways to pay it finds the one that leaves the best hand."""
from __future__ import annotations

from typing import Final

from kronika.core.move import Move
from kronika.games.civilization.bundles import listed
from kronika.games.civilization.cards import CARDS, MOST_CARDS, price, worth
from kronika.games.civilization.moves import DONE, Buy
from kronika.games.civilization.purchases import no_card
from kronika.games.civilization.shopping import Paying, baskets, fits_plan, keeping, value_of
from kronika.games.civilization.table import Civilization
from kronika.games.civilization.taste import Taste

WASTEFUL: Final = 8                    # ways to pay too much that are looked at


class Way:
    """Whole sets to pay with: their value, which they are, and what the rest is worth for the next turn."""

    def __init__(self, value: int, chosen: int, kept: float) -> None:
        self.value = value
        self.chosen = chosen
        self.kept = kept


class Purse(Paying):
    """All ways to pay with whole sets, the smallest sum first, and what each leaves."""

    def __init__(self, counts: list[int], taste: Taste) -> None:
        super().__init__(counts)
        self.ways = [Way(value, chosen, keeping(self.left(chosen), taste)) for value, chosen in self.rows]

    def left(self, chosen: int) -> list[int]:
        return [n - m for n, m in zip(self.counts, self.cards(chosen))]


def invest(t: Civilization, seat: int, taste: Taste) -> Move:
    """The basket and the payment after which cards, hand and treasury are worth most; nothing, if that is best."""
    p = t.seat[seat]
    counts = p.counts()
    purse = Purse(counts, taste)
    token = taste.token if p.stock < taste.ample + 2 * p.cities else taste.idle
    means = worth(counts) + p.treasury
    buyable = [card for card in range(len(CARDS))
               if no_card(t, seat, card) is None and price(card, p.cards) <= means and fits_plan(t, seat, card, taste)]
    best: Move = DONE
    most = keeping(counts, taste) + token * p.treasury
    for basket in baskets(buyable):
        cost = sum(price(card, p.cards) for card in basket)
        if cost > means or p.cards.bit_count() + len(basket) > MOST_CARDS:
            continue
        gain = value_of(t, seat, basket, taste)
        for way in ways(purse, cost, p.treasury):
            tokens = max(0, cost - way.value)
            total = gain + way.kept + token * (p.treasury - tokens)
            if total > most:
                most = total
                best = Buy(basket, listed(purse.cards(way.chosen)), tokens)
    return best


def ways(purse: Purse, cost: int, treasury: int) -> list[Way]:
    """How the cost can be paid: with sets and tokens, or with sets that come to a little more."""
    if cost == 0:
        return purse.ways[:1]
    out: list[Way] = []
    wasteful = 0
    for way in purse.ways:
        if way.value + treasury >= cost:
            out.append(way)
            if way.value >= cost:
                wasteful += 1
                if wasteful == WASTEFUL:
                    break
    return out
