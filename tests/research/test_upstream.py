"""PettingZoo's and OpenSpiel's own tests of environments."""

from types import SimpleNamespace
from typing import Any

import pyspiel
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test

from kronika.games import KEYS, load
from kronika.research import spiel, zoo

SETUPS = [(key, edition, mode) for key in KEYS for edition in load(key).editions for mode in load(key).modes[edition]]


@pytest.mark.parametrize(("key", "edition", "mode"), SETUPS)
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_pettingzoo_in_turn(key: str, edition: str, mode: str) -> None:
    api_test(zoo.env(key, edition=edition, mode=mode), num_cycles=15)
    seed_test(lambda: zoo.env(key, edition=edition, mode=mode), num_cycles=5)


@pytest.mark.parametrize(("key", "edition", "mode"), SETUPS)
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_pettingzoo_at_once(key: str, edition: str, mode: str) -> None:
    def made(make: Any) -> Any:
        return lambda max_cycles: make(key, edition=edition, mode=mode, max_cycles=max_cycles)

    parallel_api_test(zoo.parallel_env(key, edition=edition, mode=mode), num_cycles=15)
    max_cycles_test(SimpleNamespace(parallel_env=made(zoo.parallel_env), env=made(zoo.cycle_env)))


def test_every_mode_is_known_to_openspiel() -> None:
    assert len(spiel.NAMES) == len(SETUPS) == len(set(spiel.NAMES) & set(pyspiel.registered_names()))


def test_openspiel_plays_a_whole_game() -> None:
    pyspiel.random_sim_test(pyspiel.load_game("kronika_seven_wonders_base"), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("form", ["ansi", "svg"])
def test_a_table_can_be_drawn(form: str) -> None:
    env = zoo.raw_env("seven_wonders", render_mode=form)
    env.reset(seed=1)
    drawn = env.render()
    assert drawn is not None
    assert "Aba" in drawn                        # who sits there
    assert drawn.startswith("<svg") == (form == "svg")
