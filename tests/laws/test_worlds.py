"""The law of worlds (worlds.py): two positions of every kind of step here, thousands by `make laws`."""

from collections import Counter

import pytest

from kronika.core.rng import Rng
from kronika.core.table import actors, lowest
from tests.laws.walk import ALL, FEW, GAMES
from tests.laws.worlds import kind, problems, walk


@pytest.mark.parametrize("key", GAMES)
def test_every_world_of_every_seat_can_be_played_on(key: str) -> None:
    """Seen by the one who is asked, and by another."""
    several = next(row for row in reversed(ALL) if row[0].key == key and row[1].seats in (3, 4))
    tried: Counter[str] = Counter()
    rng = Rng(41)
    for game, setup in [several, *[row for row in FEW if row[0].key == key]]:
        for t in walk(game, setup, 42):
            if t.over or tried[kind(t)] == 2:
                continue
            tried[kind(t)] += 1
            asked = lowest(actors(t))
            for viewer in (asked, (asked + 1) % t.seats):
                assert not list(problems(game, t, viewer, rng, 1))
    assert tried
