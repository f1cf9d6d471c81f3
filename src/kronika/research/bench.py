"""Steps per second of each interface, beside games of PettingZoo and of OpenSpiel in the same run.

A step is a decision at random, made as the interface would have it: looking at what is seen, choosing among what is
legal, and going on to the next decision. New games are counted in. Seconds are those of the processor, whatever else it
does meanwhile; those of the clock are told beside them.
"""
from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

import numpy as np

from kronika.sim.bench import build

LONGEST = 400                          # steps of a game that are measured at once
LEAST = 5                              # games that are played, however long they take
TABLES = 1024
CALLS = 60
ZOO = ["connect_four", "tictactoe"]
SPIEL = ["hearts", "tic_tac_toe", "python_tic_tac_toe"]

Work = Callable[[int], int]            # plays for a while with that seed: how many steps it were


def in_turn(env: Any) -> Work:
    """PettingZoo's own way of measuring an environment; ours also list what is legal, beside the mask."""
    def work(number: int) -> int:
        env.reset(seed=number)
        for steps, _ in enumerate(env.agent_iter(LONGEST)):
            seen, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                return steps
            env.step(random.choice(info.get("legal") or np.flatnonzero(seen["action_mask"]).tolist()))
        return LONGEST

    return work


def at_once(env: Any) -> Work:
    """A step of the parallel form is one of all seats."""
    def work(number: int) -> int:
        _, infos = env.reset(seed=number)
        for steps in range(LONGEST):
            if not env.agents:
                return steps
            infos = env.step({agent: random.choice(info["legal"]) for agent, info in infos.items()})[-1]
        return LONGEST

    return work


def spiel(game: Any) -> Work:
    """OpenSpiel's states; chance is a step too."""
    def work(number: int) -> int:
        state = game.new_initial_state()
        for steps in range(LONGEST):
            if state.is_terminal():
                return steps
            state.apply_action(random.choice(state.legal_actions()))
        return LONGEST

    return work


def batch(tables: Any, look: Callable[[Any], Any]) -> Work:
    """Calls for all tables, so many that all parts of a game are among them; what the policy looks at before each."""
    rng = np.random.default_rng(1)

    def work(number: int) -> int:
        for _ in range(CALLS):
            look(tables)
            tables.step((rng.random(TABLES) * tables.counts).astype(np.int32))
        return CALLS * TABLES

    return work


# What a policy of a batch looks at: how much is offered alone, which actions these are, what the seats see
LOOKS: dict[str, Callable[[Any], Any]] = {
    "": lambda tables: None,
    ", legal actions": lambda tables: tables.legal(),
    ", legal actions and observations": lambda tables: (tables.legal(), tables.observations())}


def own(keys: list[str]) -> Iterator[tuple[str, str, Work]]:
    """Our games, with the fewest seats, in every interface."""
    import pyspiel

    from kronika.research import spiel as registered
    from kronika.research import zoo
    from kronika.research.batch import Batch

    for key in keys:
        name = next(name for name in registered.NAMES if name.startswith(f"kronika_{key}"))
        yield "PettingZoo", key, in_turn(zoo.env(key))
        yield "PettingZoo, parallel", key, at_once(zoo.parallel_env(key))
        yield "OpenSpiel", key, spiel(pyspiel.load_game(name))
        for words, look in LOOKS.items():
            yield f"batch of {TABLES}{words}", key, batch(Batch(key, TABLES, seed=1), look)


def others() -> Iterator[tuple[str, str, Work]]:
    """Games of the libraries; those of PettingZoo need pygame."""
    import pyspiel

    import_module("open_spiel.python.games")
    for name in ZOO:
        try:
            module = import_module(f"pettingzoo.classic.{name}.{name}")
        except ImportError:
            continue
        yield "PettingZoo", f"{name} (theirs)", in_turn(module.env())
    for name in SPIEL:
        yield "OpenSpiel", f"{name} (theirs)", spiel(pyspiel.load_game(name))


def fastest(work: Work, seconds: float) -> tuple[float, float]:
    """Steps in a second of the processor and of the clock, each in the best of the games that are played meanwhile."""
    work(0)
    best = by_clock = 0.0
    begun, number = time.perf_counter(), 0
    while number < LEAST or time.perf_counter() - begun < seconds:
        number += 1
        before, at = time.thread_time(), time.perf_counter()
        steps = work(number)
        best = max(best, steps / (time.thread_time() - before))
        by_clock = max(by_clock, steps / (time.perf_counter() - at))
    return best, by_clock


def run(keys: list[str], seconds: float) -> list[dict[str, Any]]:
    """The figures of each interface and game."""
    rows = []
    for interface, game, work in [*others(), *own(keys)]:
        random.seed(1)
        steps, by_clock = fastest(work, seconds)
        rows.append({"interface": interface, "game": game, "build": build(), "steps_per_second": round(steps),
                     "step_us": round(1e6 / steps, 2), "clock_us": round(1e6 / by_clock, 2)})
    return rows
