"""Positions of 7 Wonders and Civilization whose pages are looked at: nobody plays them in the browser."""
from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import cast

from kronika.core.rng import Rng
from kronika.core.table import actors, lowest
from kronika.games import load
from kronika.games.civilization import board as civilization
from kronika.games.civilization.table import Civilization
from kronika.games.seven_wonders.board import phase
from kronika.games.seven_wonders.cards import CARDS, HAND
from kronika.games.seven_wonders.table import SevenWonders
from kronika.players import make
from kronika.players.match import Match
from kronika.referee.referee import Referee
from kronika.web.draw.sight import Sight
from tests.page.stub import WATCHER, played, seen

MOST = 200                             # decisions of a game
RICH = 12                              # coins that pay for most cards


@cache
def reached(seats: int, where: str, age: int = 0, turn: int = 0, boards: str = "random", seed: int = 3) -> Referee:
    """The first position of a game of bots in this phase, age and turn."""
    game = load("seven_wonders")
    referee = Referee(game, game.setup(seats, options={"boards": boards}), Rng(seed))
    match = Match(game, referee, [make("greedy", game)] * seats, Rng(seed))
    for _ in range(MOST):
        table = cast(SevenWonders, referee.table)
        if phase(table) == where and (table.age, table.turn) >= (age, turn):
            return referee
        match.run(1)
    raise AssertionError(f"no {where} with {seats} seats")


def awaited(referee: Referee, **more: object) -> Sight:
    """As the first of those sees it for whom the table waits."""
    return seen(referee, lowest(actors(referee.table)), **more)


def holding(seats: int, age: int, cards: list[int]) -> Sight:
    """The first turn of an age with these cards in the viewer's hand, and coins to pay for them."""
    sight = awaited(reached(seats, "choose", age, 1))
    me = cast(SevenWonders, sight.view).seat[sight.viewer]
    me.hand, me.coins = tuple(cards), RICH
    return sight


def hands() -> list[list[int]]:
    """Every card, seven in a hand."""
    cards = [card.index for card in CARDS]
    return [cards[i:i + HAND] for i in range(0, len(cards) - HAND, HAND)] + [cards[-HAND:]]


def sealed(seats: int) -> Sight:
    """The viewer has chosen, the others have not."""
    return seen(played(seats, len(reached(seats, "choose", 2, 3).entries) + 1), 0)


def timed(seats: int) -> Sight:
    """Everybody has a clock."""
    sight = awaited(reached(seats, "choose", 2, 5))
    for person in sight.people:
        person.clock = 3 * 3600 + 59 * 60 + person.seat
    return sight


@cache
def inland(seats: int, where: str) -> Referee:
    """Civilization: the first position of a game of bots in this phase, from the sixth turn on."""
    game = load("civilization")
    referee = Referee(game, game.setup(seats), Rng(3))
    match = Match(game, referee, [make("greedy", game)] * seats, Rng(3))
    while True:
        match.run(1)
        table = cast(Civilization, referee.table)
        if table.turn >= 6 and civilization.phase(table) == where:
            return referee


@cache
def ended() -> Sight:
    """Civilization: the end of a game of seven bots."""
    game = load("civilization")
    referee = Referee(game, game.setup(7), Rng(3))
    Match(game, referee, [make("greedy", game)] * 7, Rng(3)).run(100 * MOST)
    return seen(referee, 0, ended=True)


@cache
def answered() -> Sight:
    """Civilization: somebody among seven has an answer to an offer, from the sixth turn on."""
    game = load("civilization")
    referee = Referee(game, game.setup(7), Rng(3))
    match = Match(game, referee, [make("greedy", game)] * 7, Rng(3))
    while True:
        match.run(1)
        table = cast(Civilization, referee.table)
        if table.turn < 6 or civilization.phase(table) != "barter":
            continue
        for seat in range(7):
            bids = civilization.board(game.view(table, seat), seat).bids
            mine = [bid.number for bid in bids if bid.seat == seat]
            if any(bid.answers in mine for bid in bids):
                return seen(referee, seat)


POSITIONS: dict[str, Callable[[], Sight]] = {
    "boards 7": lambda: awaited(reached(7, "boards", boards="choice")),
    "sides 5": lambda: awaited(reached(5, "sides")),
    "first 3": lambda: awaited(reached(3, "choose", 1, 1)),
    "first 7": lambda: awaited(reached(7, "choose", 1, 1)),
    "guided 4": lambda: awaited(reached(4, "choose", 1, 1), guided=True),
    "guided later 4": lambda: awaited(reached(4, "choose", 2, 3), guided=True),
    "timed 7": lambda: timed(7),
    "sealed 5": lambda: sealed(5),
    "third age 3": lambda: awaited(reached(3, "choose", 3, 1)),
    "third age 5": lambda: awaited(reached(5, "choose", 3, 1)),
    "last 3": lambda: awaited(reached(3, "choose", 3, 6)),
    "last 5": lambda: awaited(reached(5, "choose", 3, 6)),
    "last 7": lambda: awaited(reached(7, "choose", 3, 6)),
    "pile 7": lambda: awaited(reached(7, "salvage", 3, 1, seed=4)),
    "seventh 5": lambda: awaited(reached(5, "seventh")),
    "watched 7": lambda: seen(reached(7, "choose", 3, 4), WATCHER),
    "over 3": lambda: seen(played(3, MOST), 1),
    "over 7": lambda: seen(played(7, MOST), 1),
}
HANDS: dict[str, Callable[[], Sight]] = {
    f"hand {i}": lambda i=i, cards=cards: holding((3, 5, 7)[i % 3], 1 + i // 4, cards)  # type: ignore[misc]
    for i, cards in enumerate(hands())}
