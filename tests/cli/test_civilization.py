"""Civilization in the terminal: every moment has its picture, and the map reads in eighty columns."""

import pytest

from kronika.games.civilization.areas import AREAS
from kronika.games.civilization.cards import KINDS
from kronika.locale import LANGUAGES
from tests.cli.pictures import NAMES, drawn, painter, pictures, walk

KEY = "civilization"
BUSY = 18                              # the seed of a random game that comes to cities and trade


def test_every_moment_has_its_picture() -> None:
    seen: set[str] = set()
    for seed, seats, every in ((1, 2, 3), (BUSY, 4, 19)):
        seen |= {phase for phase, _, _ in pictures(KEY, seats, seed, every=every)}
    assert {"nation", "ships", "movement", "over"} <= seen


def test_the_shorter_games_have_pictures() -> None:
    for mode in ("nomads", "farmers"):
        assert {phase for phase, _, _ in pictures(KEY, 2, 3, mode, every=7)} >= {"movement", "over"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_player_needs_stands_in_the_picture(lang: str) -> None:
    hand = next(hand for hand in (painter(KEY, referee, seat, lang) for referee, seat in walk(KEY, 4, BUSY))
                if hand.board.hand and hand.board.phase == "movement")
    text = drawn(hand.picture(), 80)
    joined = " ".join(text.split())
    for spot in hand.board.spots:
        if any(spot.tokens):
            assert AREAS[spot.area].names[lang] in joined
    for group in hand.board.hand:
        assert KINDS[group.kind].names[lang] in joined
    for player in hand.board.players:
        assert NAMES[player.seat] in text


def test_the_map_has_a_place_for_every_area() -> None:
    hand = next(painter(KEY, referee, seat, "en") for referee, seat in walk(KEY, 6, 1))
    rows = drawn(hand.map(), 80).splitlines()
    assert len(rows) <= 24
    signs = sum(len(row.split()) for row in rows)
    assert signs == len([spot for spot in hand.board.spots if spot.used]) + 8
