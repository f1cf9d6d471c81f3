"""E8: trade cards, and gold for tokens (chapter 12)."""
from __future__ import annotations

from typing import cast

from kronika.core.move import Move
from kronika.core.rng import Rng
from kronika.core.rule import MOMENT, Rule
from kronika.core.step import CHANCE, CHANCE_BIT, Step
from kronika.games.civilization.cards import GOLD_PRICE, KINDS, RED, STACK, STACKS
from kronika.games.civilization.moves import DONE, GOLD, Done, Draw, Gold
from kronika.games.civilization.rulebook import BUY_GOLD
from kronika.games.civilization.table import Card, Civilization


def begin_drawing(t: Civilization) -> None:
    """CV-12.01: fewest cities first, ties in AST order."""
    queue = sorted(t.order, key=[p.cities for p in t.seat].__getitem__)
    t.push(Drawing(queue, 0, False, False))


class Drawing(Step[Civilization]):
    """CV-12.02 to CV-12.06: a card of each stack up to the number of cities; then gold, as long as it can be paid."""

    def __init__(self, queue: list[int], at: int, drawn: bool, bought: bool) -> None:
        self.queue = queue
        self.at = at
        self.drawn = drawn                       # the player has drawn; what follows is gold
        self.bought = bought                     # a card of gold is paid for, and to be drawn

    def clone(self) -> Drawing:
        return Drawing(self.queue[:], self.at, self.drawn, self.bought)

    def stacks(self, t: Civilization) -> list[int]:
        """CV-12.03: the stacks to draw from now, without the empty ones."""
        if self.bought:
            return [STACKS]
        most = t.seat[self.queue[self.at]].cities
        return [stack for stack in range(1, min(most, STACKS) + 1) if t.piles[stack - 1].layers]

    def actors(self, t: Civilization) -> int:
        if self.at == len(self.queue):
            return 0
        if self.bought or (not self.drawn and self.stacks(t)):
            return CHANCE_BIT
        return 1 << self.queue[self.at] if self.drawn and self.affords(t) else 0

    def affords(self, t: Civilization) -> bool:
        return t.seat[self.queue[self.at]].treasury >= GOLD_PRICE and bool(t.piles[STACKS - 1].layers)

    def run(self, t: Civilization) -> None:
        if self.at == len(self.queue):
            t.pop()
        elif not self.drawn:
            self.drawn = True
        else:
            self.next()

    def next(self) -> None:
        self.at += 1
        self.drawn = False

    def options(self, t: Civilization, seat: int) -> list[Move]:
        return [GOLD, DONE]

    def check(self, t: Civilization, seat: int, move: Move) -> Rule | None:
        if seat == CHANCE:
            legal = isinstance(move, Draw) and move.seat == self.queue[self.at] and self.on_top(t, move.cards)
            return None if legal else MOMENT
        return None if isinstance(move, (Gold, Done)) else MOMENT

    def stranger(self, t: Civilization, seat: int, move: Move) -> Rule | None:
        return BUY_GOLD if isinstance(move, Gold) else None

    def on_top(self, t: Civilization, kinds: list[int]) -> bool:
        stacks = self.stacks(t)
        return len(kinds) == len(stacks) and all(
            t.piles[stack - 1].may_be_next(kind) for stack, kind in zip(stacks, kinds))

    def sample(self, t: Civilization, rng: Rng) -> Move:
        kinds = [t.piles[stack - 1].sample(len(KINDS), rng) for stack in self.stacks(t)]
        return Draw(self.queue[self.at], kinds)

    def apply(self, t: Civilization, seat: int, move: Move) -> None:
        if isinstance(move, Gold):
            p = t.seat[seat]
            p.treasury -= GOLD_PRICE
            p.stock += GOLD_PRICE
            self.bought = True
            t.note("bought_gold", seat, (GOLD_PRICE,))
        elif isinstance(move, Done):
            self.next()
        else:
            draw(t, cast(Draw, move))
            self.drawn = True
            self.bought = False


def draw(t: Civilization, move: Draw) -> None:
    """CV-12.04: a red calamity lies open; everything else is the drawer's secret."""
    own = 1 << move.seat
    p = t.seat[move.seat]
    for kind in move.cards:
        t.piles[STACK[kind] - 1].take(kind, t.everybody() if RED[kind] else own)
        if RED[kind]:
            p.red.append(kind)
            t.show()
            t.note("red", move.seat, (kind,))
        else:
            p.hand.append(Card(kind, own, -1))
            t.note("drew", move.seat, (kind,), 1)
