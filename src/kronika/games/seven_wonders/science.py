"""Science (SW-10.08, SW-R20): symbols, sets, and the symbols of choice at their best."""
from __future__ import annotations

from kronika.games.seven_wonders.cards import SET_POINTS
from kronika.games.seven_wonders.table import Seat


def symbols(p: Seat) -> tuple[int, int, int, int]:
    """Compasses, gears, tablets, and symbols of choice of the city."""
    return p.science & 15, (p.science >> 4) & 15, (p.science >> 8) & 15, (p.science >> 12) & 15


def points(compass: int, gear: int, tablet: int) -> int:
    """Each kind counts its number squared; each set of three different symbols counts 7 more."""
    return compass * compass + gear * gear + tablet * tablet + SET_POINTS * min(compass, gear, tablet)


def best(compass: int, gear: int, tablet: int, choice: int) -> tuple[int, int, int]:
    """The symbols with those of choice assigned together so that the total is the highest.

    Of equal totals the first in the order compass, gear, tablet is taken.
    """
    top = (compass + choice, gear, tablet)
    for as_compass in range(choice, -1, -1):
        for as_gear in range(choice - as_compass, -1, -1):
            as_tablet = choice - as_compass - as_gear
            some = (compass + as_compass, gear + as_gear, tablet + as_tablet)
            if points(some[0], some[1], some[2]) > points(top[0], top[1], top[2]):
                top = some
    return top


def science_points(p: Seat) -> int:
    """SW-R21: the points of the green category."""
    compass, gear, tablet, choice = symbols(p)
    top = best(compass, gear, tablet, choice)
    return points(top[0], top[1], top[2])
