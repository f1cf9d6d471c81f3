"""What every player is, and the two that need no search."""
from __future__ import annotations

from kronika.core.judgement import Judgement
from kronika.core.move import Move
from kronika.core.rng import Rng
from kronika.core.table import Table

ODD = 5                                # one move in so many is any


class Player:
    """`sees` tells whether it wants a view at all; the random player gets its options alone."""

    level = "random"
    sees = False

    def decide(self, view: Table | None, seat: int, options: list[Move], budget: int, rng: Rng) -> Move | None:
        """Choose one of the options. `budget` counts simulations, not seconds: equal seeds give equal logs. 0: its own.

        Where anybody may speak it may say something of its own, or nothing (None) until something changes.
        """
        return options[rng.below(len(options))]


class Greedy(Player):
    """One look ahead, with the game's own evaluation."""

    level = "greedy"
    sees = True

    def __init__(self, judgement: Judgement) -> None:
        self.judgement = judgement

    def decide(self, view: Table | None, seat: int, options: list[Move], budget: int, rng: Rng) -> Move | None:
        if view is None or (len(options) == 1 and not view.stack[-1].open):
            return options[0]
        return self.judgement.decide(view, seat, options, rng)


class Noisy(Greedy):
    """Greedy that plays one move in five at random: an opponent of the arena that searching players do not foresee."""

    level = "noisy"

    def decide(self, view: Table | None, seat: int, options: list[Move], budget: int, rng: Rng) -> Move | None:
        if len(options) > 1 and rng.below(ODD) == 0:
            return options[rng.below(len(options))]
        return super().decide(view, seat, options, budget, rng)
