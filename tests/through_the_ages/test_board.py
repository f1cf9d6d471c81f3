"""The picture of every view can be drawn, and its numbers agree with the table."""

import pytest

from kronika.core.step import WATCHER
from kronika.games.through_the_ages.board import board
from kronika.games.through_the_ages.game import GAME
from kronika.games.through_the_ages.table import ThroughTheAges
from kronika.games.through_the_ages.view import view
from tests.laws.walk import walk


@pytest.mark.parametrize("mode", ["full", "short"])
def test_every_view_has_a_picture(mode: str) -> None:
    for number, t in enumerate(walk(GAME, GAME.setup(3, "2015", mode), 3, "greedy")):
        if number % 7:
            continue
        assert isinstance(t, ThroughTheAges)
        for viewer in (0, 1, WATCHER):
            picture = board(view(t, viewer), viewer)
            assert len(picture.row) == 13
            for civilization in picture.civilizations:
                p = t.seat[civilization.seat]
                assert civilization.ratings["civil"].total == p.white or not civilization.plays
                for number_ in [*civilization.ratings.values(), *civilization.produces.values()]:
                    assert number_.total == sum(part.amount for part in number_.parts)
                assert sum(tech.workers for row in civilization.technologies for tech in row) == sum(p.workers)
                if civilization.seat != viewer and not t.over:
                    assert set(civilization.hand) <= {-1}
