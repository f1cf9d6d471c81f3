"""The laws once more over games of greedy players, who come to everything that the rulebook has."""

import itertools
import sys
from collections.abc import Callable, Iterator
from functools import cache

import pytest

from kronika.core.game import Game, Setup
from kronika.core.table import Table
from kronika.games.civilization.game import GAME
from kronika.games.civilization.table import Civilization
from tests.laws import test_moves, test_tables, test_views, test_words
from tests.laws.walk import walk

LAWS = [test_tables.test_a_clone_is_equal_and_shares_nothing, test_tables.test_every_field_stands_in_the_field_table,
        test_tables.test_saved_tables_load_again,
        test_moves.test_what_is_offered_is_legal_and_what_is_legal_is_offered,
        test_moves.test_check_answers_every_move_of_everybody,
        test_moves.test_the_gong_ends_an_open_step_and_only_chance_may_say_it,
        test_words.test_notation_goes_both_ways, test_words.test_garbage_is_answered,
        test_words.test_expect_leads_from_every_word_of_an_open_step_to_something_legal,
        test_views.test_a_view_tells_nothing_hidden, test_views.test_the_view_answers_as_the_table_does,
        test_views.test_bots_decide_by_their_view_alone]


@cache
def greedy_game() -> list[Table]:
    """One decision in five of a long game of four, played once for all laws."""
    return [t.clone() for t in itertools.islice(walk(GAME, GAME.setup(4), 3, "greedy"), 0, 1400, 5)]


def greedily(game: Game, setup: Setup, seed: int, every: int) -> Iterator[Table]:
    """One of these in `every`; each law begins elsewhere."""
    return itertools.islice(greedy_game(), seed % every, None, every)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__.removeprefix("test_"))
def test_a_law_holds_in_greedy_games(law: Callable[[Game, Setup], None], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules[law.__module__], "sampled", greedily)
    law(GAME, GAME.setup(4))


def test_the_audit_finds_what_is_lost() -> None:
    """CV-R50 CV-1.04 CV-1.16: a card, a token, a city or a ship too many or too few is found."""
    t = next(t for t in walk(GAME, GAME.setup(3), 3, "greedy") if isinstance(t, Civilization) and t.turn == 9)
    assert not GAME.audit(t)
    for spoil in (lose_card, lose_token, lose_city, gain_ship):
        c = t.clone()
        assert isinstance(c, Civilization)
        spoil(c)
        assert GAME.audit(c), spoil.__name__


def lose_card(t: Civilization) -> None:
    next(p for p in t.seat if p.hand).hand.pop()


def lose_token(t: Civilization) -> None:
    t.seat[0].stock -= 1


def lose_city(t: Civilization) -> None:
    t.city[next(area for area, seat in enumerate(t.city) if seat >= 0)] = -1


def gain_ship(t: Civilization) -> None:
    t.seat[0].ships = [0] * 5
