"""The garbage collector's whole round, when few notice it.

Moves and pages leave nothing behind that is tied in circles; what does (lines that were cut, mostly) can wait. A whole
round looks at every object of every table, and nobody is answered meanwhile: with a thousand tables for a second.
"""
from __future__ import annotations

import gc
import time

from kronika.table.counts import Counts

YOUNG = (5_000, 5)                     # new objects until a short round, and short rounds until a longer one
NEVER = 1_000_000_000
CALM = 5.0                             # seconds without a move
SELDOM = 60.0                          # seconds from one whole round to the next, if it is calm
AT_LAST = 900.0                        # if it never is


class Sweeper:
    """`tick` is called all the time, and sweeps when it is due."""

    def __init__(self, counts: Counts) -> None:
        self.counts = counts
        self.swept = self.moved = time.monotonic()
        self.seen = self.done = self.so_far()    # at the last look, and at the last round

    def begin(self) -> None:
        """What is loaded stays loaded and need not be looked through; short rounds go on by themselves."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(*YOUNG, NEVER)

    def so_far(self) -> int:
        return self.counts.moves + self.counts.bot_moves + self.counts.loaded

    def tick(self) -> None:
        if self.due(time.monotonic()):
            gc.collect()

    def due(self, now: float) -> bool:
        """Whether a round is due now; it counts as done then."""
        so_far = self.so_far()
        if so_far != self.seen:
            self.seen, self.moved = so_far, now
        waited = SELDOM if now - self.moved >= CALM else AT_LAST
        if so_far == self.done or now - self.swept < waited:
            return False
        self.swept, self.done = now, so_far
        return True
