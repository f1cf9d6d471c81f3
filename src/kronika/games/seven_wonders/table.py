"""The state: the table, the cities, and the cards that lie face down."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from kronika.core.step import Step
from kronika.core.table import Table
from kronika.games.seven_wonders.cards import CARDS, START_COINS, VICTORY, WONDERS, Card, Stage
from kronika.games.seven_wonders.ledger import LEDGER

COLOR_BITS: Final = 5
NO_CARD: Final = -1

Memory = tuple[tuple[int, ...], ...]             # for each age and each hand, the cards seen in it (view.py)


@mypyc_attr(acyclic=True)
class Facedown:
    """A card that lies face down, in the discard pile or under a board: everybody saw who put it there, and when.

    `origin` is the seat that was dealt the hand it came from; turn 7 means the card left over after turn 6.
    """

    def __init__(self, card: int, age: int, turn: int, origin: int, seat: int) -> None:
        self.card = card
        self.age = age
        self.turn = turn
        self.origin = origin
        self.seat = seat


@mypyc_attr(acyclic=True)
class Salvaged:
    """A card that was built from the discard pile when `among` cards lay or had lain in it.

    Its place in the pile stays on the list: nobody but the builder knows which of them it was.
    """

    def __init__(self, card: int, among: int) -> None:
        self.card = card
        self.among = among


@mypyc_attr(acyclic=True)
class Seat:
    """A city with its treasury and its hand.

    The long list of numbers is what makes a copy cheap (`i64`: an `int` that the compiled build keeps in a machine
    word); and hand and cards under the board are tuples, which a copy shares: they are never changed, only replaced.
    """

    def __init__(self, board: i64, side: i64, coins: i64, hand: Sequence[int], stages: i64, under: Sequence[Facedown],
                 early: i64, late: i64, colors: i64, chains: i64, raw: i64, raw_sold: i64, goods: i64, goods_sold: i64,
                 wild: i64, discount: i64, shields: i64, science: i64, ability: i64, won: i64, lost: i64) -> None:
        self.board = board                       # -1 before the boards are given out
        self.side = side                         # 0 day, 1 night, -1 not yet known
        self.coins = coins
        self.hand = tuple(hand)
        self.stages = stages                     # how many are built
        self.under = tuple(under)                # the cards under the board
        self.early = early                       # structures of ages I and II, as bits
        self.late = late                         # structures of age III, as bits
        self.colors = colors                     # structures by colour, five bits each
        self.chains = chains                     # chain symbols of the city, as bits
        self.raw = raw                           # supplies in the words of goods.py
        self.raw_sold = raw_sold
        self.goods = goods
        self.goods_sold = goods_sold
        self.wild = wild
        self.discount = discount
        self.shields = shields
        self.science = science
        self.ability = ability
        self.won = won                           # victory tokens by age, four bits each
        self.lost = lost                         # defeat tokens

    def values(self) -> tuple[object, ...]:
        """What the field table names, in its order."""
        return (self.board, self.side, self.coins, self.hand, self.stages, self.under, self.early, self.late,
                self.colors, self.chains, self.raw, self.raw_sold, self.goods, self.goods_sold, self.wild,
                self.discount, self.shields, self.science, self.ability, self.won, self.lost)

    def clone(self) -> Seat:
        return Seat(self.board, self.side, self.coins, self.hand, self.stages, self.under, self.early, self.late,
                    self.colors, self.chains, self.raw, self.raw_sold, self.goods, self.goods_sold, self.wild,
                    self.discount, self.shields, self.science, self.ability, self.won, self.lost)

    def play(self, card: int) -> None:
        """The card leaves the hand."""
        hand = self.hand
        last = len(hand) - 1
        at = 0
        while hand[at] != card:
            at += 1
        if at == 0:
            self.hand = hand[1:]
        elif at == last:
            self.hand = hand[:last]
        else:
            self.hand = hand[:at] + hand[at + 1:]

    def has(self, card: Card) -> bool:
        """Whether a structure of this name stands in the city (SW-4.02, SW-4.03)."""
        return ((self.late if card.late else self.early) & card.same) != 0

    def color(self, color: int) -> int:
        """How many structures of this colour stand in the city."""
        return (self.colors >> (COLOR_BITS * color)) & 31

    def plan(self) -> list[Stage]:
        """The stages of the side in play."""
        return WONDERS[self.board].sides[self.side]

    def next_stage(self) -> Stage | None:
        """The stage to build next, from left to right (SW-4.12); None when all stand (SW-4.13)."""
        plan = self.plan()
        return plan[self.stages] if self.stages < len(plan) else None

    def city(self) -> list[int]:
        """The structures of the city, in the order of the card list (the order has no effect, SW-4.04)."""
        return [card.index for card in CARDS if (self.late if card.late else self.early) & card.bit]


def empty_seat() -> Seat:
    """A place at the table with its first coins (SW-2.06)."""
    return Seat(-1, -1, START_COINS, (), 0, (), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)


class SevenWonders(Table):
    """The table. The left neighbour of seat i is seat i+1, the right neighbour seat i-1 (SW-3.02)."""

    def __init__(self, seats: int, all_day: bool, age: int, turn: int, salvager: int, looker: int, looked: int,
                 pile: list[Facedown], salvaged: Sequence[Salvaged], seat: list[Seat], look: Sequence[int],
                 memory: Sequence[Sequence[int]]) -> None:
        super().__init__(seats)
        self.all_day = all_day                   # SW-12.01
        self.age = age                           # 0 before the first
        self.turn = turn
        self.salvager = salvager                 # the seat that builds from the pile this turn (SW-8.20), or -1
        self.looker = looker                     # the seat that has looked through the pile, or -1
        self.looked = looked                     # how many cards of the pile, from the bottom, it has seen
        self.pile = pile                         # every card ever discarded, in order
        self.salvaged = tuple(salvaged)          # those of them that were built
        self.seat = seat
        self.look = tuple(look)                  # in views only: what the viewer has seen in the pile
        # In views only: what the viewer has seen pass
        self.memory: Memory = tuple([tuple(seen) for seen in memory]) if memory else ()

    def push(self, step: Step[SevenWonders]) -> None:
        self.stack.append(cast("Step[Table]", step))

    def values(self) -> tuple[object, ...]:
        """What the field table names, in its order."""
        return (self.seats, self.all_day, self.age, self.turn, self.salvager, self.looker, self.looked,
                self.pile, self.salvaged, self.seat, self.look, self.memory)

    def clone(self) -> SevenWonders:
        c = SevenWonders(self.seats, self.all_day, self.age, self.turn, self.salvager, self.looker, self.looked,
                         self.pile[:], self.salvaged, [p.clone() for p in self.seat], self.look, self.memory)
        c.over = self.over
        c.shown = self.shown
        c.stack = [step.clone() for step in self.stack]
        return c

    def numbers(self) -> list[int]:
        out: list[int] = []
        for p in self.seat:
            won = 0
            for age, points in enumerate(VICTORY):
                won += points * ((p.won >> (4 * age)) & 15)
            out += [p.coins, p.stages, won, p.lost]
        return out

    def account(self, before: list[int], since: int) -> None:
        LEDGER.account(self, before, since)

    def everybody(self) -> int:
        """All seats, as bits."""
        return (1 << self.seats) - 1

    def left(self, seat: int) -> int:
        return seat + 1 if seat + 1 < self.seats else 0

    def right(self, seat: int) -> int:
        return seat - 1 if seat > 0 else self.seats - 1

    def origin(self, seat: int) -> int:
        """Who was dealt the hand that the seat holds now: hands go left in ages I and III, right in age II."""
        passed = self.turn - 1
        return (seat + passed if self.age == 2 else seat - passed) % self.seats

    def discards(self) -> list[int]:
        """The cards in the discard pile, sorted (SW-R42); in the view of a seat that may not look they are -1."""
        cards = [*self.look, *[slot.card for slot in (self.pile[self.looked:] if self.look else self.pile)]]
        for salvaged in self.salvaged:
            cards.remove(salvaged.card if salvaged.card in cards else NO_CARD)
        return sorted(cards)

    def face_down(self, card: int, seat: int, turn: int) -> Facedown:
        return Facedown(card, self.age, turn, self.origin(seat), seat)


def empty_table(seats: int, all_day: bool) -> SevenWonders:
    """The table before the boards are given out."""
    return SevenWonders(seats, all_day, 0, 0, -1, -1, 0, [], (), [empty_seat() for _ in range(seats)], (), ())
