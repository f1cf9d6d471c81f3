"""When the garbage collector makes a whole round."""

import pytest

from kronika.table.counts import Counts
from kronika.web import sweep
from kronika.web.sweep import Sweeper


@pytest.fixture
def sweeper(monkeypatch: pytest.MonkeyPatch) -> Sweeper:
    monkeypatch.setattr(sweep.time, "monotonic", lambda: 0.0)
    return Sweeper(Counts())


def test_a_house_where_nothing_happened_is_not_swept(sweeper: Sweeper) -> None:
    assert not any(sweeper.due(now) for now in range(10_000))


def test_a_calm_moment_after_a_minute_is_used_once(sweeper: Sweeper) -> None:
    sweeper.counts.moves = 3
    assert [now for now in range(1000) if sweeper.due(now)] == [sweep.SELDOM]


def test_where_it_is_never_calm_it_is_due_at_last(sweeper: Sweeper) -> None:
    swept = []
    for now in range(2000):
        sweeper.counts.bot_moves += 1
        if sweeper.due(now):
            swept.append(now)
    assert swept == [sweep.AT_LAST, 2 * sweep.AT_LAST]
