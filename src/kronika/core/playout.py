"""Playing on from a table: by a policy or at random, to the end or to a place where one may stop and look."""
from __future__ import annotations

from mypy_extensions import mypyc_attr

from kronika.core.move import Move
from kronika.core.rng import Rng
from kronika.core.step import CHANCE, CHANCE_BIT, Step
from kronika.core.table import Table, actors, admits, anyone, gong, lowest, settle


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """How seats play in a playout. On the table itself: a policy is a model of players, and no player."""

    def reply(self, t: Table, seat: int, rng: Rng) -> Move | None:
        """The seat's next move; None: nothing to say, where anybody may speak. This one plays at random."""
        offers = t.stack[-1].options(t, seat)
        return offers[rng.below(len(offers))]


@mypyc_attr(allow_interpreted_subclasses=True)
class Stop:
    """Where a playout ends before the game does."""

    def here(self, t: Table) -> bool:
        return False


class Playout:
    """What a playout came to."""

    def __init__(self, decisions: int, refused: int) -> None:
        self.decisions = decisions
        self.refused = refused


def playout(t: Table, rng: Rng, limit: int, checked: bool, luck: Rng | None = None, policy: Policy | None = None,
            stop: Stop | None = None) -> Playout:
    """Play on to the end, to the stop, or for `limit` decisions of seats; without a policy at random.

    `luck`: where chance has numbers of its own.
    """
    chance = rng if luck is None else luck
    decisions = 0
    refused = 0
    silent = 0                                   # who had nothing to say since the last move, as bits
    awaited = actors(t)
    while awaited and decisions < limit:
        if stop is not None and stop.here(t):
            break
        top = t.stack[-1]
        if awaited & CHANCE_BIT:
            top.apply(t, CHANCE, top.sample(t, chance))
        else:
            decisions += 1
            seat = lowest(awaited) if not top.open else anyone(awaited if policy is None else
                                                               speakers(t, awaited, silent), rng)
            move = at_random(top, t, seat, rng) if policy is None else policy.reply(t, seat, rng)
            if move is None:
                silent |= 1 << seat
                if speakers(t, awaited, silent) & ~silent:
                    continue
                silent = 0
                sound(t, awaited)
            else:
                silent = 0
                if checked and top.check(t, seat, move) is not None:
                    refused += 1
                top.apply(t, seat, move)
        awaited = settle(t)
    return Playout(decisions, refused)


def at_random(top: Step[Table], t: Table, seat: int, rng: Rng) -> Move:
    offers = top.options(t, seat)
    return offers[rng.below(len(offers))]


def speakers(t: Table, awaited: int, silent: int) -> int:
    """Those awaited, and those who look on and may speak again, as bits; those awaited, if all keep silent."""
    return (awaited | admits(t)) & ~CHANCE_BIT & ~silent or awaited


def sound(t: Table, awaited: int) -> None:
    """All keep silent: time is up; where time ends nothing, the first one awaited has to speak."""
    move = gong(t)
    if move is not None:
        t.stack[-1].apply(t, CHANCE, move)
    else:
        seat = lowest(awaited)
        t.stack[-1].apply(t, seat, t.stack[-1].options(t, seat)[0])
