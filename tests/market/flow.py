"""The sequence of play."""
from __future__ import annotations

from typing import Final

from kronika.core.move import Move
from kronika.core.rng import Rng
from kronika.core.rule import MOMENT, Rule
from kronika.core.sealed import blank
from kronika.core.step import CHANCE_BIT, Step
from tests.market.barter import Barter
from tests.market.cards import ACTS, KINDS, ROUNDS
from tests.market.moves import Draw
from tests.market.planning import Planning
from tests.market.table import Card, Market

# The contents page. A stored table knows its place by these names.
GAME: Final[tuple[str, ...]] = ("round", "plan", "cards", "barter")
ROUND: Final[int] = GAME.index("round")
PLAN: Final[int] = GAME.index("plan")
CARDS: Final[int] = GAME.index("cards")
BARTER: Final[int] = GAME.index("barter")


class Game(Step[Market]):
    """Three rounds: plans, cards, barter."""

    def __init__(self, pc: int) -> None:
        self.pc = pc

    def clone(self) -> Game:
        return Game(self.pc)

    def run(self, t: Market) -> None:
        now, self.pc = self.pc, (self.pc + 1) % len(GAME)
        if now == ROUND and t.round == ROUNDS:
            t.pop()
        elif now == ROUND:
            t.round += 1
            t.note("round", -1, (t.round,))
            for p in t.seat:
                p.acts = ACTS
        elif now == PLAN:
            t.push(Planning(0, blank(t.seats)))
        elif now == CARDS:
            t.push(Dealing([3 + min(3, t.held(seat)) for seat in range(t.seats)]))
        elif now == BARTER:
            t.push(Barter([], 0, 0, [0] * t.seats))


class Dealing(Step[Market]):
    """MK-3.01: three cards for each trader, and one more for each area held, up to three."""

    def __init__(self, left: list[int]) -> None:
        self.left = left

    def clone(self) -> Dealing:
        return Dealing(self.left[:])

    def actors(self, t: Market) -> int:
        return CHANCE_BIT if any(self.left) else 0

    def seat(self) -> int:
        """Whose card is drawn now."""
        return next(seat for seat, left in enumerate(self.left) if left)

    def sample(self, t: Market, rng: Rng) -> Move:
        return Draw(self.seat(), t.pile.sample(len(KINDS), rng))

    def check(self, t: Market, seat: int, move: Move) -> Rule | None:
        legal = isinstance(move, Draw) and move.seat == self.seat() and t.pile.may_be_next(move.card)
        return None if legal else MOMENT

    def apply(self, t: Market, seat: int, move: Move) -> None:
        assert isinstance(move, Draw)
        t.pile.take(move.card)
        t.seat[move.seat].hand.append(Card(move.card, 1 << move.seat))
        self.left[move.seat] -= 1
        t.note("drew", move.seat, (move.card,), 1)

    def run(self, t: Market) -> None:
        t.pop()
