"""The tests of PettingZoo and of OpenSpiel, for every game, edition and mode; how long their games are is up to us.

    python -m tests.research.upstream [GAME...]    whole games; a line for each mode
"""

import sys
import time
import unittest
import warnings
from types import SimpleNamespace
from typing import Any
from unittest import mock

import pyspiel
from open_spiel.integration_tests import api_test as spiel_api
from open_spiel.python.tests import games_sim_test
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test
from pettingzoo.test.seed_test import parallel_seed_test

from kronika.games import KEYS, load
from kronika.research import spiel, zoo

SETUPS = [(key, edition, mode) for key in KEYS for edition in load(key).editions for mode in load(key).modes[edition]]


def chosen(key: str, edition: str, mode: str) -> dict[str, Any]:
    return {"key": key, "edition": edition, "mode": mode}


def in_turn(given: dict[str, Any], cycles: int) -> None:
    """PettingZoo: the environment in turn."""
    api_test(zoo.env(**given), num_cycles=cycles)
    seed_test(lambda: zoo.env(**given), num_cycles=cycles)


def at_once(given: dict[str, Any], cycles: int) -> None:
    """PettingZoo: the parallel environment, and games that are cut off."""
    parallel_api_test(zoo.parallel_env(**given), num_cycles=cycles)
    parallel_seed_test(lambda: zoo.parallel_env(**given), num_cycles=cycles)
    max_cycles_test(SimpleNamespace(parallel_env=lambda max_cycles: zoo.parallel_env(**given, max_cycles=max_cycles),
                                    env=lambda max_cycles: zoo.cycle_env(**given, max_cycles=max_cycles)))


def random_sim(name: str, horizon: int) -> None:
    """OpenSpiel: a random game, with its checks of states, observations, clones and serialization."""
    game = pyspiel.load_game(name, {"horizon": horizon})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def simulation(name: str, horizon: int) -> None:
    """OpenSpiel: the test of all games from Python."""
    with mock.patch.object(games_sim_test, "MAX_ACTIONS_PER_GAME", horizon):
        games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(name))


def interface(name: str, states: int) -> None:
    """OpenSpiel: the test of the interface, in some states of the game."""
    case = type(name, (spiel_api.EnforceAPIOnPartialTreeBase,), {"game_name": name, "game": pyspiel.load_game(name)})
    sample = spiel_api.sample_some_states.sample_some_states
    with mock.patch.object(spiel_api.sample_some_states, "sample_some_states",
                           lambda game, max_states: sample(game, min(states, max_states))):
        result = unittest.defaultTestLoader.loadTestsFromTestCase(case).run(unittest.TestResult())
    assert result.testsRun >= 5
    assert result.wasSuccessful(), result.failures + result.errors


def main(keys: list[str]) -> None:
    """All of them at full length."""
    warnings.simplefilter("ignore")
    for key, edition, mode in SETUPS:
        if keys and key not in keys:
            continue
        given, name = chosen(key, edition, mode), spiel.short_name(key, edition, mode)
        for test, arguments in ((in_turn, (given, 1000)), (at_once, (given, 1000)), (interface, (name, 400)),
                                (simulation, (name, 1000)), (random_sim, (name, spiel.LONGEST))):
            begun = time.perf_counter()
            test(*arguments)                     # type: ignore[operator]
            print(f"{name} {test.__name__}: passed in {time.perf_counter() - begun:.0f} s", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
