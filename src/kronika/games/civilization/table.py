"""The state: pieces on the map, what the players own, and the stacks of trade cards (chapter 1)."""
from __future__ import annotations

from typing import Final, cast

from kronika.core.pile import Layer, Pile
from kronika.core.step import Step
from kronika.core.table import Table
from kronika.games.civilization.areas import COUNT, LIMIT, Chart
from kronika.games.civilization.cards import (
    AGRICULTURE,
    CARDS,
    CHARTS,
    CITIES,
    COPIES,
    FARMERS,
    FULL,
    KINDS,
    MYSTICISM,
    NOMADS,
    STACK,
    STACKS,
    STARTS,
    SUPPORT,
    WHOLE,
    points,
    worth,
)
from kronika.games.civilization.ledger import LEDGER

NOBODY: Final = -1
# Why a game ended
RUNNING: Final = 0
VICTORY: Final = 1
STALLED: Final = 2
LIMIT_OF_TURNS: Final = 3
ENDS: Final = ["running", "victory", "stalled", "turn_limit"]


class Card:
    """A trade card in a hand, and the seats that know it. `giver`: who traded a calamity away to this hand.

    It never changes: another one takes its place. So clones share it.
    """

    def __init__(self, kind: int, knows: int, giver: int) -> None:
        self.kind = kind
        self.knows = knows
        self.giver = giver

    def known_to(self, knows: int) -> Card:
        """The same card, known to these."""
        return self if self.knows == knows else Card(self.kind, knows, self.giver)

    def taken_for(self, kind: int) -> Card:
        """The same card, if it were of this kind."""
        return Card(kind, self.knows, self.giver)


class Seat:
    """A player: pieces, cards and the place on the progress table. Hands keep the order of arrival."""

    def __init__(self, nation: int, stock: int, treasury: int, people: int, cities: int, ships: list[int], kept: int,
                 fresh: int, due: list[int], hand: list[Card], red: list[int], returned: list[int], cards: int,
                 space: int, furthest: int) -> None:
        self.nation = nation
        self.stock = stock
        self.treasury = treasury
        self.people = people                     # tokens on the map
        self.cities = cities                     # cities on the map
        self.ships = ships                       # the node of each ship
        self.kept = kept                         # in E4: ships maintained or built, as bits
        self.fresh = fresh                       # in E4: ships built in this turn, as bits
        self.due = due                           # in E2, by area: growth still to place; empty where stock suffices
        self.hand = hand
        self.red = red                           # calamities that lie open in front of the player
        self.returned = returned                 # in E12: cards on their way under the stacks
        self.cards = cards                       # civilization cards, as bits
        self.space = space
        self.furthest = furthest                 # the furthest space so far

    def values(self) -> tuple[object, ...]:
        """What the field table names, in its order."""
        return (self.nation, self.stock, self.treasury, self.people, self.cities, self.ships, self.kept,
                self.fresh, self.due, self.hand, self.red, self.returned, self.cards, self.space, self.furthest)

    def clone(self) -> Seat:
        return Seat(self.nation, self.stock, self.treasury, self.people, self.cities, self.ships[:], self.kept,
                    self.fresh, self.due[:], self.hand[:], self.red[:], self.returned[:],
                    self.cards, self.space, self.furthest)

    def has(self, card: int) -> bool:
        """Whether the player owns the civilization card of this bit."""
        return bool(self.cards & card)

    def counts(self) -> list[int]:
        """How many cards of each kind the hand holds, as far as it is known."""
        out = [0] * len(KINDS)
        for card in self.hand:
            if card.kind >= 0:
                out[card.kind] += 1
        return out

    def tradable(self) -> list[int]:
        """CV-13.08: by kind, the cards that may change hands: not the calamities received in a trade."""
        out = [0] * len(KINDS)
        for card in self.hand:
            if card.kind >= 0 and card.giver < 0:
                out[card.kind] += 1
        return out

    def total(self) -> int:
        """CV-18.08: civilization cards, trade cards still held, treasury."""
        return points(self.cards) + worth(self.counts()) + self.treasury


class Civilization(Table):
    """Everything on the table."""

    def __init__(self, seats: int, mode: int, chart: int, bound: int, goal: int, turn: int, stalled: int, ended: int,
                 order: list[int], tokens: list[int], city: list[int], exempt: list[int], census: list[int],
                 seat: list[Seat], piles: list[Pile], left: list[int], offers: int, deals: int, markets: int) -> None:
        super().__init__(seats)
        self.mode = mode
        self.chart = chart                       # the chart of so many players
        self.bound = bound                       # offers in one E9; 0: as many as time allows
        self.goal = goal                         # the space at which the game ends
        self.turn = turn
        self.stalled = stalled                   # turns since a marker last reached a new space
        self.ended = ended
        self.order = order                       # the seats in AST order; empty until all have nations
        self.tokens = tokens                     # by area and seat
        self.city = city                         # by area: the seat that has a city there
        self.exempt = exempt                     # cities taken in a revolt: they need no support yet (CV-5.08)
        self.census = census                     # by seat
        self.seat = seat
        self.piles = piles                       # the stacks 1 to 9
        self.left = left                         # civilization cards that can be bought, by kind
        self.offers = offers                     # of the whole game
        self.deals = deals
        self.markets = markets                   # places at a barter: seats that could trade, over all turns

    def push(self, step: Step[Civilization]) -> None:
        self.stack.append(cast("Step[Table]", step))

    def values(self) -> tuple[object, ...]:
        """What the field table names, in its order."""
        return (self.seats, self.mode, self.chart, self.bound, self.goal, self.turn, self.stalled, self.ended,
                self.order, self.tokens, self.city, self.exempt, self.census, self.seat, self.piles, self.left,
                self.offers, self.deals, self.markets)

    def clone(self) -> Civilization:
        c = Civilization(self.seats, self.mode, self.chart, self.bound, self.goal, self.turn, self.stalled, self.ended,
                         self.order[:], self.tokens[:], self.city[:], self.exempt[:], self.census[:],
                         [p.clone() for p in self.seat], [pile.clone() for pile in self.piles], self.left[:],
                         self.offers, self.deals, self.markets)
        c.over = self.over
        c.shown = self.shown
        for step in self.stack:
            c.stack.append(step.clone())
        return c

    def numbers(self) -> list[int]:
        out: list[int] = []
        for p in self.seat:
            out += [p.treasury, p.people, p.cities, len(p.ships), len(p.hand), p.space]
        return out

    def account(self, before: list[int], since: int) -> None:
        LEDGER.account(self, before, since)

    def map(self) -> Chart:
        return CHARTS[self.chart]

    def everybody(self) -> int:
        return (1 << self.seats) - 1

    def on(self, area: int, seat: int) -> int:
        """The tokens of the seat in the area."""
        return self.tokens[area * self.seats + seat]

    def crowd(self, area: int) -> int:
        """All tokens in the area."""
        at = area * self.seats
        total = 0
        for i in range(at, at + self.seats):
            total += self.tokens[i]
        return total

    def put(self, area: int, seat: int, number: int) -> None:
        """Tokens from stock into the area, or back into stock."""
        self.tokens[area * self.seats + seat] += number
        self.seat[seat].people += number
        self.seat[seat].stock -= number

    def areas_of(self, seat: int) -> list[int]:
        """The areas with tokens of the seat."""
        n = self.seats
        tokens = self.tokens
        return [area for area in self.map().areas if tokens[area * n + seat]]

    def cities_of(self, seat: int) -> list[int]:
        return [area for area in self.map().areas if self.city[area] == seat]

    def found(self, area: int, seat: int) -> None:
        """A city of the seat stands in the area now."""
        self.city[area] = seat
        self.seat[seat].cities += 1

    def lose_city(self, area: int) -> None:
        """The city returns to its owner's stock; CV-R03: its exemption ends."""
        self.seat[self.city[area]].cities -= 1
        self.city[area] = NOBODY
        if area in self.exempt:
            self.exempt.remove(area)

    def hand_over(self, area: int, seat: int) -> None:
        """The city becomes one of the seat."""
        self.lose_city(area)
        self.found(area, seat)

    def spare(self, seat: int) -> int:
        """City pieces in stock."""
        return CITIES - self.seat[seat].cities

    def units(self, seat: int) -> int:
        """CV-15.07."""
        return self.seat[seat].people + 5 * self.seat[seat].cities

    def room(self, area: int, seat: int) -> int:
        """CV-10.17: the tokens that take the place of a reduced city."""
        return LIMIT[area] + (1 if self.seat[seat].has(AGRICULTURE) else 0)

    def reduce(self, area: int) -> bool:
        """CV-10.17, CV-10.18: the city becomes tokens, or is lost if stock is short. Whether it became tokens."""
        seat = self.city[area]
        need = self.room(area, seat)
        self.lose_city(area)
        if self.seat[seat].stock < need:
            self.note("lost_city", seat, (area,))
            return False
        self.put(area, seat, need)
        self.note("reduced", seat, (area, need))
        return True

    def supported(self, seat: int) -> int:
        """The cities of the seat that need support."""
        free = 0
        for area in self.exempt:
            if self.city[area] == seat:
                free += 1
        return self.seat[seat].cities - free

    def in_need(self, seat: int) -> bool:
        """CV-10.16: fewer than two tokens on the map for each city."""
        return self.seat[seat].people < SUPPORT * self.supported(seat)

    def by_stock(self) -> list[int]:
        """CV-5.09: the seats by their tokens in stock, most first; ties in AST order."""
        return sorted(self.order, key=self._less_stock)

    def _less_stock(self, seat: int) -> int:
        return -self.seat[seat].stock

    def seat_of(self, nation: int) -> int:
        """The seat that plays the nation, or nobody."""
        for seat in range(self.seats):
            if self.seat[seat].nation == nation:
                return seat
        return NOBODY

    def trading(self) -> bool:
        """Whether the game has treasury, trade cards and civilization cards at all."""
        return self.mode < NOMADS

    def put_under(self, stack: int, kinds: list[int], knows: int) -> None:
        """CV-R26: cards that go under a stack together lie in no known order among themselves."""
        pile = self.piles[stack - 1]
        if knows == self.everybody() and kinds == [kinds[0]] * len(kinds):
            for kind in kinds:
                pile.put_under(kind, knows)
            return
        counts = [0] * len(KINDS)
        for kind in kinds:
            counts[kind] += 1
        pile.layers.append(Layer(len(kinds), counts, [], knows))


def new_seat(tokens: int) -> Seat:
    return Seat(NOBODY, tokens, 0, 0, 0, [], 0, 0, [], [], [], [], 0, 0, 0)


def stacked(everybody: int) -> list[Pile]:
    """CV-3.01, CV-3.02: nine stacks; two commodities are shuffled, the calamity lies below."""
    out: list[Pile] = []
    for stack in range(1, STACKS + 1):
        goods = [kind for kind in KINDS if kind.stack == stack and not kind.calamity]
        bad = [kind.index for kind in KINDS if kind.stack == stack and kind.calamity]
        if len(goods) == 1:
            pile = Pile([Layer(goods[0].copies, [], [goods[0].index] * goods[0].copies, everybody)])
        else:
            counts = [kind.copies if kind in goods else 0 for kind in KINDS]
            pile = Pile([Layer(sum(counts), counts, [], everybody)])
        for kind in bad:
            pile.put_under(kind, everybody)
        out.append(pile)
    return out


def empty_table(seats: int, mode: int, bound: int, goal: int) -> Civilization:
    """The box opened for so many players; nobody has a nation yet."""
    whole = mode in (NOMADS, FARMERS)
    start = WHOLE if whole else STARTS[seats]
    trading = not whole
    left = [0 if not trading else start.mysticism if card.index == MYSTICISM else card.copies for card in CARDS]
    if mode != FULL:
        left[MYSTICISM] = 0                      # CV-23.17
    return Civilization(seats, mode, start.players, bound, goal, 0, 0, RUNNING, [], [0] * (COUNT * seats),
                        [NOBODY] * COUNT, [], [0] * seats, [new_seat(start.tokens) for _ in range(seats)],
                        stacked((1 << seats) - 1) if trading else [], left, 0, 0, 0)


def box(stack: int) -> list[int]:
    """By kind, the cards that belong to a stack."""
    return [COPIES[kind] if STACK[kind] == stack else 0 for kind in range(len(KINDS))]
