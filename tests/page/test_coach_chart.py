"""The coach in words: what is told of whole stretches, and the names of the parts of a game below the chart."""

from dataclasses import replace

import pytest

from kronika.games import KEYS, load
from kronika.games.civilization.judgement import SPAN
from kronika.players.coach import Finding
from kronika.players.judgement import judgement_of
from kronika.web.draw.coach import both, well
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


@pytest.mark.parametrize(("lang", "told"), [
    ("en", ("2 × 1 from Hattusas to Gordium; 1 from Troy to Bithynia", "not this, all else alike")),
    ("hu", ("2 × 1 token: Hattusas → Gordion; 1 token: Trója → Bithünia", "ezt nem, a többit ugyanígy")),
])
def test_of_two_stretches_what_differs_is_told(lang: str, told: tuple[str, str]) -> None:
    game = load("civilization")
    more = ["walk hattusas gordium 1", "walk troy bithynia 1", "walk hattusas gordium 1"]
    rest = ["walk gordium kanesh 2", "done"]
    found = Finding(0, 0, 0, "; ".join([*more, *rest]), "; ".join(rest), 50, [0.5, 0.5], 0.4, 0.5, 0.01, 3.0, 0.3, 6.0,
                    "; ".join([*more, *rest]))
    assert both(game, "", found, texts(lang)) == told
    turned = replace(found, said=found.best, best=found.said)
    assert both(game, "", turned, texts(lang)) == told[::-1]
    kept = replace(found, best=found.said, second="; ".join(rest))
    assert both(game, "", kept, texts(lang)) == told
    assert well(game, "", kept, texts(lang)) == told[0]
    less = replace(turned, best=turned.said, second=turned.best)
    assert well(game, "", less, texts(lang)) == texts(lang).text("coach-left-out", what=told[0])
    assert both(game, "", replace(found, said=""), texts(lang))[0] == ""


def test_of_many_sentences_some_are_told_and_the_others_counted() -> None:
    game = load("civilization")
    moves = [f"walk hattusas {to} {n}" for to in ("gordium", "kanesh", "sinope") for n in (1, 2)]
    found = Finding(0, 0, 0, "; ".join([*moves, moves[-1], "done"]), "stay", 50, [0.5, 0.5], 0.4, 0.5, 0.01, 3.0, 0.3,
                    6.0, "stay")
    said = both(game, "", found, texts("en"))[0].split("; ")
    assert len(said) == 5
    assert said[-1] == "and 3 more"
