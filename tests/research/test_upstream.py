"""PettingZoo's and OpenSpiel's own tests, in short: `make upstream` plays whole games."""

import pyspiel
import pytest

from kronika.research import spiel, zoo
from tests.research import upstream
from tests.research.upstream import SETUPS, chosen

CYCLES = 4
STATES = 12


@pytest.mark.parametrize(("key", "edition", "mode"), SETUPS)
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_pettingzoo(key: str, edition: str, mode: str) -> None:
    upstream.in_turn(chosen(key, edition, mode), CYCLES)
    upstream.at_once(chosen(key, edition, mode), CYCLES)


@pytest.mark.parametrize("name", spiel.NAMES)
def test_openspiel(name: str) -> None:
    upstream.random_sim(name, STATES)
    upstream.simulation(name, STATES)
    upstream.interface(name, STATES)


def test_every_mode_is_known_to_openspiel() -> None:
    assert len(spiel.NAMES) == len(SETUPS) == len(set(spiel.NAMES) & set(pyspiel.registered_names()))


def test_openspiel_plays_a_whole_game() -> None:
    upstream.random_sim("kronika_seven_wonders_base", spiel.LONGEST)


@pytest.mark.parametrize("form", ["ansi", "svg"])
def test_a_table_can_be_drawn(form: str) -> None:
    env = zoo.raw_env("seven_wonders", render_mode=form)
    env.reset(seed=1)
    drawn = env.render()
    assert drawn is not None
    assert "Aba" in drawn                        # who sits there
    assert drawn.startswith("<svg") == (form == "svg")
