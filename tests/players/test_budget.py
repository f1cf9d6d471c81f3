"""Budgets: what is said behind @, and a deadline that is kept whatever a simulation costs."""
from __future__ import annotations

import pytest

from kronika.core.rng import Rng
from kronika.games import load
from kronika.players import level_of, make, named
from kronika.players.budget import Budget, read


@pytest.mark.parametrize(("text", "simulations", "ms"), [("500", 500, 0), ("100ms", 0, 100), ("2s", 0, 2000)])
def test_a_budget_is_read(text: str, simulations: int, ms: float) -> None:
    found = read(text)
    assert found is not None
    assert (found.simulations, found.ms) == (simulations, ms)


@pytest.mark.parametrize("text", ["", "0", "-5", "ms", "10 ms", "1h", "1.5s", "0ms"])
def test_what_is_no_budget(text: str) -> None:
    assert read(text) is None


def test_names_of_bots() -> None:
    assert [named(bot) for bot in ("greedy", "search@100ms", "uct@50", "master")] == [True] * 4
    assert [named(bot) for bot in ("greedy@5", "search@", "search@x", "best")] == [False] * 4
    assert level_of("search@100ms") == "search"
    with pytest.raises(ValueError, match="best"):
        make("best", load("seven_wonders"))


class Clock:
    """A clock that a simulation moves on."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.mark.parametrize("cost", [0.0004, 0.003, 0.02, 0.06])
def test_a_deadline_is_never_missed(cost: float) -> None:
    """Simulations that take up to twice as long as usual, now and then."""
    clock, luck = Clock(), Rng(3)
    meter = Budget(ms=100.0, clock=clock).meter()
    while not meter.over():
        clock.now += cost * (2 if luck.below(10) == 0 and meter.done > 2 else 1)
        meter.tick()
    assert clock.now <= 0.1
    assert meter.done >= 1


def test_simulations_are_counted() -> None:
    meter = Budget(simulations=7).meter()
    while not meter.over():
        meter.tick()
    assert meter.done == 7
    assert Budget(simulations=7).meter(3).simulations == 3


def test_a_deadline_shortens_a_budget_and_never_lengthens_it() -> None:
    assert Budget(ms=50).within(200).ms == 50
    assert Budget(ms=500).within(200).ms == 200
    assert Budget(simulations=10).within(200).ms == 200
