"""SW-10.08, SW-R20, SW-R25: science, with symbols of choice at their joint best."""

from itertools import product

import pytest

from kronika.games.seven_wonders.science import best, points


@pytest.mark.parametrize(("symbols", "total"), [((2, 2, 1), 16), ((4, 2, 1), 28), ((3, 0, 0), 9), ((0, 0, 0), 0)])
def test_symbols_and_sets(symbols: tuple[int, int, int], total: int) -> None:
    assert points(*symbols) == total


@pytest.mark.parametrize(("symbols", "jokers", "total"), [
    ((1, 1, 0), 1, 10), ((3, 0, 0), 1, 16), ((3, 2, 0), 1, 21), ((2, 2, 2), 1, 31), ((3, 3, 2), 1, 48),
    ((0, 0, 0), 1, 1),
    ((3, 1, 0), 2, 26), ((2, 2, 2), 2, 38), ((4, 4, 4), 2, 96)])
def test_symbols_of_choice(symbols: tuple[int, int, int], jokers: int, total: int) -> None:
    assert points(*best(*symbols, jokers)) == total


def test_no_assignment_is_better() -> None:
    for c, g, t, jokers in product(range(5), range(5), range(5), range(3)):
        every = [points(c + a, g + b, t + jokers - a - b) for a in range(jokers + 1) for b in range(jokers + 1 - a)]
        assert points(*best(c, g, t, jokers)) == max(every)


def test_of_equal_totals_the_first_in_order() -> None:
    assert best(0, 0, 0, 1) == (1, 0, 0)
    assert best(0, 1, 1, 1) == (1, 1, 1)
    assert best(2, 2, 0, 1) == (2, 2, 1)
