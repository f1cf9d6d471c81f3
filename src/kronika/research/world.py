"""One table as an environment sees it: a seat that decides, numbered actions, arrays, rewards."""
from __future__ import annotations

import functools

import numpy as np
import numpy.typing as npt

from kronika.core.game import Game, Outcome, Setup
from kronika.core.move import Move
from kronika.core.rng import Rng, stream
from kronika.core.rule import Refused
from kronika.core.table import Table, actors, check, options, play
from kronika.games import load
from kronika.research.actions import actions
from kronika.research.flat import ABSENT
from kronika.research.layout import Row, layout
from kronika.research.many import by_chance, turn

REWARDS = ["rank", "points"]
WORDS = 13                             # numbers of a row that describes an offer
Mask = npt.NDArray[np.int8]


class Rules:
    """What all tables of a setup share."""

    def __init__(self, key: str, seats: int = 0, edition: str = "", mode: str = "",
                 choices: dict[str, str] | None = None, rewards: str = "rank") -> None:
        if rewards not in REWARDS:
            raise ValueError(f"rewards: {rewards!r} is not one of: {', '.join(REWARDS)}")
        self.game: Game = load(key)
        self.setup: Setup = self.game.setup(seats or fewest(key, edition, mode), edition, mode, choices)
        self.seats = self.setup.seats
        self.actions = actions(key, self.setup.edition)
        self.layout = layout(key, self.setup.edition)
        self.rewards = rewards
        self.game.new(self.setup)                # a setup that the rulebook refuses fails here

    def reward(self, outcome: Outcome) -> list[float]:
        """What each seat gets: by its rank, or its points."""
        if self.rewards == "points":
            return [float(points) for points in outcome.scores]
        return [*by_rank(tuple(outcome.ranks))]


@functools.cache
def by_rank(ranks: tuple[int, ...]) -> list[float]:
    """1 for the first, -1 for the last, evenly between, shared places shared."""
    shared = [rank + (ranks.count(rank) - 1) / 2 for rank in ranks]
    return [1 - 2 * (rank - 1) / (len(ranks) - 1) for rank in shared]


def fewest(key: str, edition: str = "", mode: str = "") -> int:
    """With how few seats the mode can be played."""
    return playable(key, edition, mode)[0]


def playable(key: str, edition: str = "", mode: str = "") -> list[int]:
    """With how many seats the mode can be played."""
    game = load(key)
    out = []
    for seats in range(game.seats[0], game.seats[1] + 1):
        try:
            game.new(game.setup(seats, edition, mode))
        except Refused:
            continue
        out.append(seats)
    return out


class World:
    """A game under way. `seat` decides (-1 when it is over) among `offers`, whose actions are `numbers`."""

    def __init__(self, rules: Rules, seed: int) -> None:
        self.rules = rules
        self.luck: Rng = stream(seed, 0)
        self.table: Table = rules.game.new(rules.setup)
        self.seat = rules.seats - 1
        self.offers: list[Move] = []
        self.numbers: list[int] = []
        self.go_on()

    def go_on(self) -> None:
        """Until a seat must decide, or the game is over."""
        awaited = by_chance(self.table, actors(self.table), self.luck)
        self.seat = turn(self.table, awaited, self.seat) if awaited else -1
        self.offers = options(self.table, self.seat) if awaited else []
        self.numbers = self.rules.actions.numbers(self.offers)

    def act(self, number: int) -> None:
        """The seat takes an action. Raises ValueError if it is not offered."""
        try:
            move = self.offers[self.numbers.index(number)]
        except ValueError:
            raise ValueError(f"action {number} is not legal for seat {self.seat}") from None
        play(self.table, self.seat, move)
        self.go_on()

    def said(self, seat: int, number: int) -> bool:
        """A seat of several that choose at once takes an action; whether it still could."""
        offers = options(self.table, seat)
        numbers = self.rules.actions.numbers(offers)
        if number not in numbers or check(self.table, seat, offers[numbers.index(number)]) is not None:
            return False
        play(self.table, seat, offers[numbers.index(number)])
        return True

    def observation(self, seat: int) -> Row:
        return self.rules.layout.row(self.table, seat)

    def mask(self, numbers: list[int]) -> Mask:
        """1 for every action that is legal."""
        out: Mask = np.zeros(self.rules.actions.size, dtype=np.int8)
        out[numbers] = 1
        return out

    def returns(self) -> list[float]:
        """The rewards of a game that is over."""
        return self.rules.reward(self.rules.game.outcome(self.table))


def features(offers: list[Move], order: dict[str, int]) -> Row:
    """A row for each offer: its verb, by the order of the grammar, then its numbers; -2 where there is none."""
    rows = [row_of(move, order) for move in offers]
    return np.array(rows, dtype=np.int32).reshape(len(rows), WORDS)


def row_of(move: Move, order: dict[str, int]) -> list[int]:
    key = move.key()[:WORDS - 1]
    return [order[move.word], *key, *[ABSENT] * (WORDS - 1 - len(key))]
