"""Positions of History of the World whose pages are looked at: early and late, few and many, every kind of moment."""
from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import cast

from kronika.core.rng import Rng
from kronika.core.table import actors, lowest
from kronika.games import load
from kronika.games.history_of_the_world.board import phase
from kronika.games.history_of_the_world.cards import EVENTS
from kronika.games.history_of_the_world.table import HELD, World
from kronika.players import make
from kronika.players.match import Match
from kronika.referee.referee import Referee
from kronika.web.draw.sight import Sight
from tests.page.stub import WATCHER, seen


@cache
def reached(seats: int, where: str, epoch: int, seed: int = 3, cards: int = 0) -> Referee:
    """The first position of a game of bots in this phase, from that epoch on, with so many events in a hand."""
    game = load("history_of_the_world")
    referee = Referee(game, game.setup(seats), Rng(seed))
    match = Match(game, referee, [make("greedy", game)] * seats, Rng(seed))
    while True:
        match.run(1)
        table = cast(World, referee.table)
        if table.over:
            return referee
        seat = lowest(actors(table))
        if table.epoch >= epoch and phase(table, seat) == where and table.seat[seat].cards() >= cards:
            return referee


def awaited(referee: Referee) -> Sight:
    """As the first of those sees it for whom the table waits."""
    return seen(referee, lowest(actors(referee.table)))


def waiting(referee: Referee) -> Sight:
    """As somebody sees it who knows the own empire and whose turn is still to come."""
    first = lowest(actors(referee.table))
    return seen(referee, max(seat for seat in range(referee.setup.seats) if seat != first))


def holding(sight: Sight, number: int) -> Sight:
    """With so many of the events with the longest texts in the viewer's hand."""
    me = cast(World, sight.view).seat[sight.viewer]
    longest = sorted(EVENTS, key=lambda event: len(event.texts.get("hu", "")), reverse=True)
    me.event, me.fate = [event.index for event in longest[:number]], [HELD] * number
    return sight


POSITIONS: dict[str, Callable[[], Sight]] = {
    "events 6": lambda: awaited(reached(6, "events", 1)),
    "empires 4": lambda: awaited(reached(4, "empires", 3)),
    "opening 3": lambda: awaited(reached(3, "opening", 5, cards=2)),
    "early 3": lambda: awaited(reached(3, "conquest", 1)),
    "middle 6": lambda: awaited(reached(6, "conquest", 3)),
    "late 4": lambda: awaited(reached(4, "conquest", 5, cards=2)),
    "siege 5": lambda: awaited(reached(5, "siege", 2)),
    "monuments 3": lambda: awaited(reached(3, "monuments", 2)),
    "waits 3": lambda: waiting(reached(3, "conquest", 2)),
    "waits 6": lambda: waiting(reached(6, "conquest", 4)),
    "watched 6": lambda: seen(reached(6, "conquest", 4), WATCHER),
    "over 6": lambda: seen(reached(6, "over", 5), 1),
}
