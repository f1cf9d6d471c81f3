"""How the hidden places of a view are filled: lists, stacks and hands, so that every standing offer is true."""
from __future__ import annotations

from typing import Final

from kronika.core.rng import Rng
from kronika.core.sealed import Plan, Plans
from kronika.games.civilization.barter import Barter
from kronika.games.civilization.cards import GOODS, KINDS, RED, STACK, STACKS, TAX, VALUE
from kronika.games.civilization.standing import Standing
from kronika.games.civilization.table import Civilization, box
from kronika.games.civilization.taxes import Rates

TRIED: Final = (60, 5_000, 1_000_000)  # a few bundles by chance are nearly always enough; the last means all
GIVEN: Final = 40                      # bundles that are given before all is begun anew, in another order; then more
ANEW: Final = 40                       # how often that is done; then nothing is left untried


def complete(t: Civilization, seat: int, rng: Rng) -> None:
    top: object = t.stack[-1] if t.stack else None
    if isinstance(top, Plans):
        top.plans = [Plan([]) if plan is None else plan for plan in top.plans]
    if isinstance(top, Rates):
        top.rates = [TAX if rate < 0 else rate for rate in top.rates]
    if t.trading():
        hidden = [offer for offer in top.offers if -1 in offer.cards] if isinstance(top, Barter) else []
        Deal(t, rng).complete(hidden)


class Deal:
    """The cards that nobody has been given yet, stack by stack."""

    def __init__(self, t: Civilization, rng: Rng) -> None:
        self.t = t
        self.rng = rng
        self.left = [0] * len(KINDS)             # by kind: cards whose place is not known
        self.room = [0] * (STACKS + 1)           # by stack: how many of them are in hands
        self.most = 0                            # bundles that are tried for one offer
        self.steps = -1                          # and given before all is begun anew; below 0: as many as it takes
        self.given = 0                           # bundles that were given so far
        for stack in range(1, STACKS + 1):
            self.count(stack)

    def count(self, stack: int) -> None:
        """What is not known of a stack lies in it or in hands; red calamities are always known."""
        unknown = box(stack)
        buried = 0
        for layer in self.t.piles[stack - 1].layers:
            if -1 in layer.run or -1 in layer.counts:
                buried += layer.size
            for kind in layer.run:
                if kind >= 0:
                    unknown[kind] -= 1
            for kind, n in enumerate(layer.counts):
                unknown[kind] -= max(0, n)
        for p in self.t.seat:
            for kind in [*p.red, *p.returned, *[card.kind for card in p.hand]]:
                if kind >= 0 and STACK[kind] == stack:
                    unknown[kind] -= 1
        for kind in range(len(KINDS)):
            self.left[kind] += unknown[kind]
        self.room[stack] = sum(unknown) - buried

    def complete(self, offers: list[Standing]) -> None:
        found = self.happily(offers) or any(self.true_to(offers, bundles) for bundles in TRIED)
        assert found, "no hand could have made these offers"
        pool: list[int] = []
        for stack in range(1, STACKS + 1):
            cards = [kind for kind in range(len(KINDS)) if STACK[kind] == stack for _ in range(self.left[kind])]
            self.rng.shuffle(cards)
            pool += cards[:self.room[stack]]
            self.t.piles[stack - 1].fill(cards[self.room[stack]:], len(KINDS))
        self.rng.shuffle(pool)
        for p in self.t.seat:
            p.hand = [card.taken_for(pool.pop()) if card.kind < 0 else card for card in p.hand]
            p.returned = [pool.pop() if kind < 0 else kind for kind in p.returned]

    # offers

    def happily(self, offers: list[Standing]) -> bool:
        """Begin anew in another order, rather than turn over every stone beneath an unlucky beginning."""
        found = False
        tries = 0
        while not found and tries < ANEW:
            tries += 1
            self.steps = GIVEN * tries
            self.rng.shuffle(offers)
            found = self.true_to(offers, TRIED[0])
        self.steps = -1
        return found

    def true_to(self, offers: list[Standing], most: int) -> bool:
        """Give the makers of these offers cards that make them true, trying so many bundles for each."""
        if not offers:
            return True
        if self.steps == 0 or not self.possible(offers):
            return False
        offer = offers[0]
        hand = self.t.seat[offer.seat].hand
        known = self.t.seat[offer.seat].tradable()
        blank = [at for at, card in enumerate(hand) if card.kind < 0]
        for need in self.bundles(offer, known, len(blank), most):
            if self.steps == 0:
                return False
            self.steps -= 1
            self.given += 1
            new = [kind for kind in range(len(KINDS)) for _ in range(max(0, need[kind] - known[kind]))]
            for at, kind in zip(blank, new):
                hand[at] = hand[at].taken_for(kind)
                self.move(kind, -1)
            offer.cards = [kind for kind in range(len(KINDS)) for _ in range(need[kind])]
            if self.true_to(offers[1:], most):
                return True
            for at, kind in zip(blank, new):
                hand[at] = hand[at].taken_for(-1)
                self.move(kind, 1)
        return False

    def possible(self, offers: list[Standing]) -> bool:
        """Whether everybody still has what an offer names, or room for it, and such a card is left."""
        for offer in offers:
            kind = offer.named
            if self.left[kind] < 1 or self.room[STACK[kind]] < 1 or not blanks(self.t, offer.seat):
                if not self.t.seat[offer.seat].tradable()[kind]:
                    return False
        return True

    def move(self, kind: int, number: int) -> None:
        self.left[kind] += number
        self.room[STACK[kind]] += number

    def bundles(self, offer: Standing, known: list[int], blank: int, most: int) -> list[list[int]]:
        """The bundles that agree with the offer, in an order by chance."""
        kinds = [kind for kind in range(len(KINDS)) if not RED[kind] and known[kind] + self.left[kind] > 0]
        self.rng.shuffle(kinds)
        out: list[list[int]] = []
        self.most = most
        self.search(offer, known, kinds, 0, [0] * len(KINDS), offer.count, offer.worth, blank, self.room[:], out)
        self.rng.shuffle(out)
        return out

    def search(self, offer: Standing, known: list[int], kinds: list[int], at: int, bundle: list[int], count: int,
               worth: int, blank: int, room: list[int], out: list[list[int]]) -> None:
        """Kind by kind: how many of it, within what the hand could hold."""
        if len(out) >= self.most:
            return
        if count == 0 or at == len(kinds):
            if count == 0 and worth == 0 and bundle[offer.named]:
                out.append(bundle[:])
            return
        kind = kinds[at]
        most = min(count, known[kind] + self.left[kind])
        for n in self.order(most):
            new = max(0, n - known[kind])
            cost = VALUE[kind] * n * n if kind < GOODS else 0
            if cost > worth or new > min(blank, room[STACK[kind]]):
                continue
            bundle[kind] = n
            room[STACK[kind]] -= new
            self.search(offer, known, kinds, at + 1, bundle, count - n, worth - cost, blank - new, room, out)
            room[STACK[kind]] += new
            bundle[kind] = 0

    def order(self, most: int) -> list[int]:
        numbers = list(range(most + 1))
        self.rng.shuffle(numbers)
        return numbers


def blanks(t: Civilization, seat: int) -> int:
    """Cards in the hand that nobody has guessed yet."""
    number = 0
    for card in t.seat[seat].hand:
        if card.kind < 0:
            number += 1
    return number
