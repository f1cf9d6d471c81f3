"""How much a player may think about a decision: so many simulations, or so many milliseconds."""
from __future__ import annotations

import re
import time
from collections.abc import Callable

FORM = re.compile(r"(\d{1,7})(ms|s)?")
HEADROOM = 0.92                        # of a deadline: the rest is for the way there and back


class Budget:
    """`500`: simulations; `100ms`, `2s`: time, which gives no two machines the same log.

    Where nobody waits the time is the processor's, so that other work on the machine takes nothing away.
    """

    def __init__(self, simulations: int = 0, ms: float = 0.0, clock: Callable[[], float] = time.thread_time) -> None:
        self.simulations = simulations
        self.ms = ms
        self.clock = clock

    def within(self, ms: float) -> Budget:
        """The same, and never longer than that by the clock on the wall: somebody waits."""
        return Budget(0, min(self.ms or ms, ms), time.perf_counter)

    def meter(self, simulations: int = 0) -> Meter:
        """What is spent on one decision; the caller may count the simulations himself."""
        return Meter(simulations or self.simulations, 0.0 if simulations else self.ms, self.clock)


class Meter:
    """Counts simulations, and measures how long they take: the next one is begun only if it will end in time."""

    def __init__(self, simulations: int, ms: float, clock: Callable[[], float]) -> None:
        self.simulations = simulations
        self.seconds = ms * HEADROOM / 1000
        self.clock = clock
        self.done = 0
        self.longest = 0.0
        self.begun = self.last = clock() if ms else 0.0

    def tick(self) -> None:
        """One more simulation is done."""
        self.done += 1
        if self.seconds:
            now = self.clock()
            self.longest = max(self.longest, now - self.last)
            self.last = now

    def share(self) -> float:
        """How much of the budget is spent, from 0 to 1."""
        if self.seconds:
            return (self.last - self.begun) / self.seconds
        return self.done / self.simulations

    def over(self) -> bool:
        """Whether another simulation would be one too many."""
        if self.seconds:
            return self.last - self.begun + self.longest > self.seconds
        return self.done >= self.simulations


def read(text: str) -> Budget | None:
    """A budget as it is said behind `@`; None if it means nothing."""
    found = FORM.fullmatch(text)
    if found is None or not int(found[1]):
        return None
    number = int(found[1])
    if found[2] is None:
        return Budget(simulations=number)
    return Budget(ms=number * (1000.0 if found[2] == "s" else 1.0))
