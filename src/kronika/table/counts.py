"""What a server counts of itself, for whoever watches over it."""
from __future__ import annotations

import time
from bisect import bisect_left
from collections import deque

STEPS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0]     # seconds
MINUTE = 60.0


class Histogram:
    """How often something took how long, and the longest of the last minute."""

    def __init__(self) -> None:
        self.counts = [0] * (len(STEPS) + 1)
        self.sum = 0.0
        self.peaks: deque[tuple[float, float]] = deque()    # when, and seconds: each longer than all after it

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(STEPS, seconds)] += 1
        self.sum += seconds
        while self.peaks and self.peaks[-1][1] <= seconds:
            self.peaks.pop()
        self.peaks.append((time.monotonic(), seconds))
        self._forget()

    def longest(self) -> float:
        self._forget()
        return self.peaks[0][1] if self.peaks else 0.0

    def _forget(self) -> None:
        since = time.monotonic() - MINUTE
        while self.peaks and self.peaks[0][0] < since:
            self.peaks.popleft()


class Counts:
    """Since the start of the process."""

    def __init__(self) -> None:
        self.moves = 0                           # of people
        self.bot_moves = 0
        self.replaced = 0                        # moves at random, for bots that failed
        self.loaded = 0
        self.evicted = 0
        self.commits = Histogram()
        self.lateness = Histogram()              # of the event loop
        self.bot_waits = Histogram()             # for a free bot process
        self.bot_thinking = Histogram()
