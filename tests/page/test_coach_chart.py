"""The stretches of a game below the coach's chart: each phase of a judgement has a name that the players know."""

import pytest

from kronika.games import KEYS, load
from kronika.games.civilization.judgement import SPAN
from kronika.players.judgement import judgement_of
from kronika.web.render import texts
from kronika.web.rooms import ROOMS
from tests.laws.walk import walk


@pytest.mark.parametrize("lang", ["hu", "en"])
@pytest.mark.parametrize("key", KEYS)
def test_every_phase_of_every_game_has_a_name(key: str, lang: str) -> None:
    assert all(ROOMS[key].era(phase, texts(lang)) for phase in range(judgement_of(key).phases))


def test_an_epoch_is_called_what_it_is_called_at_the_table() -> None:
    key = "history_of_the_world"
    game, judgement, room = load(key), judgement_of(key), ROOMS[key]
    met = set()
    for t in walk(game, game.setup(3), 5, "greedy"):
        if not t.over and room.stage(t, texts("en")):
            assert room.era(judgement.phase(t, 0), texts("en")) == room.stage(t, texts("en"))
            met.add(room.stage(t, texts("en")))
    assert len(met) == 5


def test_a_long_game_of_civilization_goes_on_after_the_last_stretch() -> None:
    last = judgement_of("civilization").phases - 1
    assert ROOMS["civilization"].era(last - 1, texts("en")).endswith(f"–{SPAN * last}")
    assert ROOMS["civilization"].era(last, texts("en")) == f"From turn {SPAN * last + 1} on"
    assert ROOMS["civilization"].era(last, texts("hu")) == f"a {SPAN * last + 1}. körtől"


def test_the_last_rounds_have_the_number_of_no_age() -> None:
    """For they come after age I, II or III, as the mode has it."""
    assert ROOMS["through_the_ages"].era(3, texts("en")) == "Last rounds"
    assert ROOMS["through_the_ages"].era(2, texts("en")) == "Age III"
