"""The drawable parts of 7 Wonders: they agree with the rules, sums have their parts, and nothing hidden is drawn."""

from collections.abc import Iterator

import pytest

from kronika.core.rng import stream
from kronika.core.step import WATCHER
from kronika.core.table import options
from kronika.games import load
from kronika.games.seven_wonders.board import board
from kronika.games.seven_wonders.cards import CARDS, COLORS
from kronika.games.seven_wonders.parts import Board
from kronika.games.seven_wonders.score import total
from kronika.games.seven_wonders.table import SevenWonders
from kronika.players.match import Match
from kronika.referee.referee import Referee
from tests.players import Without

GAME = load("seven_wonders")


def picture(referee: Referee, viewer: int) -> Board:
    view = GAME.view(referee.table, viewer)
    assert isinstance(view, SevenWonders)
    return board(view, viewer)


def walk(seats: int, seed: int, **chosen: str) -> Iterator[tuple[Referee, int]]:
    """One game at random: the referee and the seat that decides, at every decision."""
    rng = stream(seed, 0)
    referee = Referee(GAME, GAME.setup(seats, options=chosen), rng)
    for seat in Match(GAME, referee, [Without("sell")] * seats, rng).seats():
        yield referee, seat
    yield referee, 0


@pytest.mark.parametrize("seed", range(4))
def test_the_hand_offers_what_the_rules_offer(seed: int) -> None:
    for referee, seat in walk(4, seed):
        shown = picture(referee, seat)
        if shown.phase in ("choose", "seventh"):
            words = {way.words for card in shown.hand for way in [*card.build, *card.stage, *card.sell]}
            offered = {GAME.grammar.say(move) for move in options(referee.table, seat)}
            assert words == offered - {"discard"}
            for card in shown.hand:
                assert bool(card.build) != bool(card.refused)
                assert bool(card.stage) != bool(card.stage_refused)


@pytest.mark.parametrize("seed", range(3))
def test_every_sum_has_its_parts(seed: int) -> None:
    for referee, _ in walk(5, seed):
        table = referee.table
        assert isinstance(table, SevenWonders)
        for city in picture(referee, WATCHER).cities:
            assert city.score.total == total(table, city.seat) == sum(part.points for part in city.score.parts)
            assert city.score.total == sum(city.score.by_category)
            assert city.shields == sum(part.number for part in city.shield_parts)
            cards = [card for cards in city.structures for card in cards]
            assert sorted(cards) == table.seat[city.seat].city()
            assert all(CARDS[card].color == color for color in range(len(COLORS)) for card in city.structures[color])


def test_nothing_hidden_is_drawn() -> None:
    """What others hold, chose or laid face down is a number or nothing."""
    for referee, seat in walk(3, 7):
        if referee.table.over:
            break
        viewer = (seat + 1) % 3
        shown = picture(referee, viewer)
        for city in shown.cities:
            if city.seat != viewer:
                assert all(row.under == -1 for row in city.stages)
        if shown.phase == "salvage":
            assert shown.discards == []
        watched = picture(referee, WATCHER)
        assert watched.hand == []
        assert watched.picked == ""
        assert {city.place for city in watched.cities} == {"far"}


def test_places_phases_and_choices() -> None:
    seen: set[str] = set()
    for seed in range(8):
        for referee, seat in walk(4, seed, boards="choice"):
            shown = picture(referee, seat)
            seen.add(shown.phase)
            assert [city.seat for city in shown.cities] == [(seat + i) % 4 for i in range(4)]
            assert [city.place for city in shown.cities] == ["me", "left", "far", "right"]
            if shown.phase != "over":
                assert seat in shown.undecided
            if shown.phase == "boards":
                assert len(shown.boards) == 7 - sum(city.board >= 0 for city in shown.cities)
            if shown.phase == "sides":
                assert len(shown.sides) == 2
            if shown.phase == "salvage":
                assert shown.discards
            assert shown.direction == ("right" if shown.age == 2 else "left")
    assert seen == {"boards", "sides", "choose", "seventh", "salvage", "over"}


def test_the_end_has_ranks() -> None:
    referee, _ = list(walk(3, 1))[-1]
    shown = picture(referee, 0)
    assert sorted(city.rank for city in shown.cities)[0] == 1
    assert shown.phase == "over"


def test_a_sealed_choice_is_shown_to_its_owner() -> None:
    referee = Referee(GAME, GAME.setup(3, options={"sides": "all_day"}), stream(5, 5))
    move = options(referee.table, 0)[0]
    referee.act(0, move)
    mine, other = picture(referee, 0), picture(referee, 1)
    assert mine.picked == GAME.grammar.say(move)
    assert other.picked == ""
    assert [city.ready for city in other.cities] == [False, False, True]
    assert other.undecided == [1, 2]
