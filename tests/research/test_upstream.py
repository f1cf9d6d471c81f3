"""PettingZoo's and OpenSpiel's own tests, in short: `make upstream` plays whole games."""

from xml.etree import ElementTree

import pyspiel
import pytest

from kronika.games import KEYS
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


@pytest.mark.parametrize("key", KEYS)
def test_a_table_can_be_drawn(key: str) -> None:
    """As text, and as the page in one SVG that is well-formed and draws nothing that it does not hold."""
    drawn = {}
    for form in ("ansi", "svg"):
        env = zoo.raw_env(key, render_mode=form)
        env.reset(seed=1)
        drawn[form] = str(env.render())
        assert "Bendegúz" in drawn[form]         # who sits there
    tree = ElementTree.fromstring(drawn["svg"])
    ids = {element.get("id") for element in tree.iter()}
    shown = {str(element.get("href")) for element in tree.iter() if element.tag.endswith("}use")}
    assert shown
    assert all(href[0] == "#" and href[1:] in ids for href in shown), sorted(shown)
