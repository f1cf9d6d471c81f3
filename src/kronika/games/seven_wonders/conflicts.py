"""Conflicts at the end of an age (chapter 9)."""
from __future__ import annotations

from kronika.games.seven_wonders.cards import DEFEAT, VICTORY
from kronika.games.seven_wonders.table import Seat, SevenWonders


def resolve_conflicts(t: SevenWonders) -> None:
    """SW-9.02: each player compares with the left and with the right neighbour; every pair of neighbours meets once."""
    for seat in range(t.seats):
        meet(t, seat, t.left(seat))


def meet(t: SevenWonders, seat: int, other: int) -> None:
    """SW-9.03: equal, no token; lower, a defeat; higher, a victory of the age."""
    difference = t.seat[seat].shields - t.seat[other].shields
    if difference > 0:
        victory(t, seat, other)
    elif difference < 0:
        victory(t, other, seat)
    else:
        t.note("peace", seat, (other, t.seat[seat].shields))


def victory(t: SevenWonders, winner: int, loser: int) -> None:
    t.seat[winner].won += 1 << (4 * (t.age - 1))
    t.seat[loser].lost += 1
    t.note("victory", winner, (loser, VICTORY[t.age - 1], t.seat[winner].shields, t.seat[loser].shields))


def victories(p: Seat, age: int) -> int:
    """How many victory tokens of that age the city has."""
    return (p.won >> (4 * (age - 1))) & 15


def tokens(p: Seat) -> list[int]:
    """The tokens of the city, one number each."""
    out: list[int] = []
    for age in range(1, 4):
        out += [VICTORY[age - 1]] * victories(p, age)
    return out + [DEFEAT] * p.lost


def conflict_points(p: Seat) -> int:
    """SW-10.05: the sum of all tokens; it may be negative."""
    total = DEFEAT * p.lost
    for age in range(1, 4):
        total += VICTORY[age - 1] * victories(p, age)
    return total
