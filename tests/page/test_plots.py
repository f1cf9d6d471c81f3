"""Charts of the own page: round numbers that hold every value, and no cliff where there is one game."""

import pytest

from kronika.web.draw.plots import BOTTOM, HEIGHT, NARROWEST, TOP, dotted


@pytest.mark.parametrize("values", [[133], [49, 50, 50], [0], [4], [-3, 2], [12, 180]])
def test_points_lie_in_a_picture_of_some_height(values: list[int]) -> None:
    plot = dotted(values)
    ticks = [int(label) for _, label in plot.grid]
    assert ticks[-1] - ticks[0] >= min(NARROWEST, max(values) + NARROWEST // 2)
    assert ticks[0] <= min(values) <= max(values) < ticks[-1]
    assert ticks[0] >= min(0, *values) // 10 * 10
    assert all(TOP < y <= HEIGHT - BOTTOM for _, y in plot.dots)
