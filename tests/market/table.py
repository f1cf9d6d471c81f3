"""The state: tokens on the areas, cards in hands, and a pile to draw from."""
from __future__ import annotations

from typing import cast

from kronika.core.pile import Pile, bag
from kronika.core.step import Step
from kronika.core.table import Table
from tests.market.cards import ACTS, AREAS, DECK, HOMES, KINDS, LOSS, ROOM, TOKENS, VALUE


class Card:
    """A card in a hand, and the seats that know it."""

    def __init__(self, kind: int, knows: int) -> None:
        self.kind = kind
        self.knows = knows

    def clone(self) -> Card:
        return Card(self.kind, self.knows)


class Seat:
    """A trader: cards in the order of their arrival, tokens not yet on the map, acts left in the plan."""

    def __init__(self, hand: list[Card], stock: int, acts: int) -> None:
        self.hand = hand
        self.stock = stock
        self.acts = acts

    def clone(self) -> Seat:
        return Seat([card.clone() for card in self.hand], self.stock, self.acts)

    def counts(self) -> list[int]:
        """How many cards of each kind it holds; of a hand that is not known, those that are."""
        out = [0] * len(KINDS)
        for card in self.hand:
            if card.kind >= 0:
                out[card.kind] += 1
        return out


class Market(Table):
    """Everything on the table."""

    def __init__(self, seats: int, round: int, bound: int, tokens: list[int], seat: list[Seat], pile: Pile,
                 offers: int, deals: int) -> None:
        super().__init__(seats)
        self.round = round
        self.bound = bound                       # offers in one barter; 0: as many as time allows
        self.tokens = tokens                     # by area and seat
        self.seat = seat
        self.pile = pile
        self.offers = offers                     # offers and deals of the whole game
        self.deals = deals

    def push(self, step: Step[Market]) -> None:
        self.stack.append(cast("Step[Table]", step))

    def clone(self) -> Market:
        c = Market(self.seats, self.round, self.bound, self.tokens[:], [p.clone() for p in self.seat],
                   self.pile.clone(), self.offers, self.deals)
        c.over = self.over
        c.shown = self.shown
        for step in self.stack:
            c.stack.append(step.clone())
        return c

    def on(self, area: int, seat: int) -> int:
        """The tokens of the seat on the area."""
        return self.tokens[area * self.seats + seat]

    def put(self, area: int, seat: int, number: int) -> None:
        self.tokens[area * self.seats + seat] += number

    def full(self, area: int) -> bool:
        return sum(self.on(area, seat) for seat in range(self.seats)) >= ROOM

    def holder(self, area: int) -> int:
        """Who has more tokens there than anybody else; -1: nobody."""
        most = max(self.on(area, seat) for seat in range(self.seats))
        first = [seat for seat in range(self.seats) if self.on(area, seat) == most]
        return first[0] if most and len(first) == 1 else -1

    def held(self, seat: int) -> int:
        return sum(self.holder(area) == seat for area in range(len(AREAS)))


def empty_table(seats: int, bound: int) -> Market:
    """Two tokens of each trader at home, all cards in the pile."""
    t = Market(seats, 0, bound, [0] * (len(AREAS) * seats), [Seat([], TOKENS - 2, ACTS) for _ in range(seats)],
               bag(DECK[:]), 0, 0)
    for seat in range(seats):
        t.put(HOMES[seat], seat, 2)
    return t


def worth(counts: list[int]) -> int:
    """Points of a hand: the value of a kind times the square of its cards, less what blight costs."""
    return sum(VALUE[kind] * n * n if VALUE[kind] else -LOSS * n for kind, n in enumerate(counts))
