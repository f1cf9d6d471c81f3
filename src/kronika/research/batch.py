"""Thousands of tables for one call of a policy.

    tables = Batch("seven_wonders", 1024, seats=4, seed=1)
    while tables.steps < 1_000_000:
        tables.step(policy(tables))              # one number below `counts` for each table

`counts` says how much each table's seat is offered. What is offered (`legal`), what the seat sees (`observations`) and
rows that describe the offers (`features`) are made only when asked for. A table whose game is over begins a new one;
what the game came to is in `finished`.
"""
from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
import numpy.typing as npt

from kronika.research.layout import Row
from kronika.research.many import Many
from kronika.research.world import Rules, features

SELDOM = 1000
Ints = npt.NDArray[np.int32]


@contextmanager
def seldom_collected(number: int) -> Iterator[None]:
    """Python's search for cycles took a quarter of a step, and tables hold none: it is made in one step of `SELDOM`.

    In the others whatever is there counts as old, so that nothing is looked through.
    """
    on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if on:
            gc.enable()
            if number % SELDOM:
                gc.freeze()
                gc.unfreeze()
            else:
                gc.collect()


class Batch:
    """Tables side by side, each at a decision of a seat."""

    def __init__(self, key: str, count: int, seed: int = 0, **chosen: Any) -> None:
        self.rules = Rules(key, **chosen)
        self.many = Many(self.rules.game, self.rules.setup, count, seed)
        self.calls = 0
        self.steps = 0                           # decisions made so far
        self.finished: list[tuple[int, list[float]]] = []

    @property
    def counts(self) -> Ints:
        """How many offers the deciding seat of each table has."""
        return np.array(self.many.counts, dtype=np.int32)

    @property
    def seats(self) -> Ints:
        """Which seat decides at each table."""
        return np.array(self.many.seat, dtype=np.int32)

    def step(self, choices: npt.ArrayLike) -> None:
        """At each table, the offer of that place. Raises IndexError for a place that is not offered."""
        with seldom_collected(self.calls):
            self.many.step(np.asarray(choices).tolist())
        self.calls += 1
        self.steps += len(self.many.places)
        over = self.many.take_over()
        self.finished = [(at, self.rules.reward(self.rules.game.outcome(t))) for at, t in over]

    def legal(self) -> tuple[Ints, Ints]:
        """The actions of all tables in one row, and where each table's begin (one more at the end)."""
        numbers = self.many.legal(self.rules.actions)
        starts = np.zeros(len(self.many.counts) + 1, dtype=np.int32)
        np.cumsum(self.many.counts, out=starts[1:])
        return np.fromiter(numbers, np.int32, len(numbers)), starts

    def observations(self) -> Row:
        """A row for each table: what its deciding seat may know."""
        return self.rules.layout.rows(self.many.tables, self.many.seat)

    def features(self) -> Row:
        """Rows that describe the offers of all tables, in the order of `legal`."""
        return features([move for offers in self.many.offers() for move in offers], self.rules.actions.order)
