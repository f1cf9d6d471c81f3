"""OpenSpiel: every game, edition and mode as a registered Python game, such as `kronika_seven_wonders_base`.

Sealed choices are made one after the other and stay hidden in the information states. Chance has too many deals to list
them: a chance node has `SEEDS` equally likely outcomes, each of which names one throw or deal. Parameters: `players`,
and `horizon`, the number of decisions after which a game is called off without a winner.
"""
from __future__ import annotations

import functools
import hashlib
from typing import Any

import numpy as np
import pyspiel

from kronika.core import game as core
from kronika.core.move import Move
from kronika.core.rng import stream
from kronika.core.step import CHANCE, CHANCE_BIT
from kronika.core.table import Table, actors, options, play
from kronika.core.table import draw as drawn
from kronika.games import KEYS, load
from kronika.referee import codec
from kronika.research.flat import ABSENT
from kronika.research.many import turn
from kronika.research.world import Rules, fewest

SEEDS = 1024
OUTCOMES = [(seed, 1 / SEEDS) for seed in range(SEEDS)]
LONGEST = 100_000
TYPE = pyspiel.GameType


def short_name(key: str, edition: str, mode: str) -> str:
    """`kronika_through_the_ages_2015_full`."""
    return "_".join(word for word in ("kronika", key, edition, mode) if word)


def described(name: str, key: str, edition: str, mode: str) -> Any:
    least = fewest(key, edition, mode)
    return TYPE(
        short_name=name, long_name=f"{key} {edition} {mode}".strip(), dynamics=TYPE.Dynamics.SEQUENTIAL,
        chance_mode=TYPE.ChanceMode.EXPLICIT_STOCHASTIC, information=TYPE.Information.IMPERFECT_INFORMATION,
        utility=TYPE.Utility.ZERO_SUM, reward_model=TYPE.RewardModel.TERMINAL, max_num_players=load(key).seats[1],
        min_num_players=least, provides_information_state_string=True, provides_information_state_tensor=False,
        provides_observation_string=True, provides_observation_tensor=True,
        parameter_specification={"players": least, "horizon": LONGEST})


@functools.cache
def rules_of(key: str, seats: int, edition: str, mode: str) -> Rules:
    return Rules(key, seats, edition, mode)


class Game(pyspiel.Game):  # type: ignore[misc]
    """One edition and mode with a number of players."""

    def __init__(self, kind: Any, key: str, edition: str, mode: str, params: dict[str, Any] | None) -> None:
        given = {**kind.parameter_specification, **(params or {})}
        self.rules = rules_of(key, int(given["players"]), edition, mode)
        self.horizon = int(given["horizon"])
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.actions.size, max_chance_outcomes=SEEDS, num_players=self.rules.seats,
            min_utility=-1.0, max_utility=1.0, utility_sum=0.0, max_game_length=self.horizon)
        super().__init__(kind, info, params or {})

    def max_chance_nodes_in_history(self) -> int:
        return 2 * LONGEST

    def new_initial_state(self) -> State:
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.rules, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class Moment:
    """A table, who decides there and among what, and what each seat has seen and said so far."""

    def __init__(self, rules: Rules, horizon: int, table: Table, last: int, made: int, seen: list[str]) -> None:
        self.rules = rules
        self.horizon = horizon
        self.table = table
        self.last = last                         # who decided last
        self.made = made                         # decisions so far
        self.seen = seen                         # by seat: one word for all that it has seen and said
        self.seat = -1                           # who decides; -1: chance, or nobody
        self.offers: list[Move] = []
        self.numbers: list[int] = []
        self.look()

    def __deepcopy__(self, memory: Any) -> Moment:
        return Moment(self.rules, self.horizon, self.table.clone(), self.last, self.made, self.seen[:])

    def __reduce__(self) -> Any:
        setup = self.rules.setup
        place = (setup.game, setup.seats, setup.edition, setup.mode)
        return thawed, (*place, self.horizon, codec.save(self.game, self.table), self.last, self.made, self.seen)

    @property
    def game(self) -> core.Game:
        return self.rules.game.of(self.rules.setup.edition)

    @property
    def over(self) -> bool:
        return self.table.over or self.made >= self.horizon

    def look(self) -> None:
        """Who decides, and what is offered."""
        awaited = 0 if self.over else actors(self.table)
        self.seat, self.offers = -1, []
        if awaited and not awaited & CHANCE_BIT:
            self.seat = turn(self.table, awaited, self.last)
            self.offers = options(self.table, self.seat)
        self.numbers = self.rules.actions.numbers(self.offers)

    def draw(self, seed: int) -> None:
        play(self.table, CHANCE, drawn(self.table, stream(seed, 0)))
        self.look()

    def act(self, action: int) -> None:
        move = self.offers[self.numbers.index(action)]
        said = self.rules.actions.grammar.say(move)
        self.seen[self.seat] = hashlib.sha256(f"{self.information(self.seat)}\n{said}".encode()).hexdigest()
        self.last = self.seat
        self.made += 1
        play(self.table, self.seat, move)
        self.look()

    def observation(self, player: int) -> str:
        """The array of the seat, `PLACE:NUMBER` for whatever is there."""
        row = self.rules.layout.row(self.table, player)
        places = np.flatnonzero(row != ABSENT)
        return " ".join([f"{place}:{number}" for place, number in zip(places.tolist(), row[places].tolist())])

    def information(self, player: int) -> str:
        """One word for all that the seat has seen at its decisions and said, and what it sees now."""
        return f"{self.seen[player]}\n{self.observation(player)}"


def thawed(key: str, seats: int, edition: str, mode: str, horizon: int, table: str, last: int, made: int,
           seen: list[str]) -> Moment:
    """A moment that was written down."""
    rules = rules_of(key, seats, edition, mode)
    return Moment(rules, horizon, codec.load(rules.game.of(edition), table), last, made, seen)


class State(pyspiel.State):  # type: ignore[misc]
    """A moment of a game. OpenSpiel copies states attribute by attribute, so that all of it is in one."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        rules = game.rules
        self.moment = Moment(rules, game.horizon, rules.game.new(rules.setup), rules.seats - 1, 0, [""] * rules.seats)

    def current_player(self) -> int:
        if self.moment.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.moment.seat < 0 else self.moment.seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.moment.numbers) if player == self.moment.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return OUTCOMES

    def _apply_action(self, action: int) -> None:
        if self.moment.seat < 0:
            self.moment.draw(action)
        else:
            self.moment.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        actions = self.moment.rules.actions
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        try:
            return actions.words(action, self.moment.offers if player == self.moment.seat else None)
        except ValueError:
            return f"spare {action - actions.spare}"

    def is_terminal(self) -> bool:
        return self.moment.over

    def returns(self) -> list[float]:
        """By rank; nothing while the game goes on, and if it was called off."""
        rules = self.moment.rules
        if not self.moment.table.over:
            return [0.0] * rules.seats
        return rules.reward(rules.game.outcome(self.moment.table))

    def __str__(self) -> str:
        """The history, which is the whole truth of a state."""
        return " ".join(map(str, self.history()))


class Observer:
    """What a player sees now; with perfect recall also what it has seen."""

    def __init__(self, rules: Rules, kind: Any) -> None:
        self.recall = kind.perfect_recall
        self.rules = rules
        self.tensor = np.zeros(rules.layout.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        self.tensor[:] = self.rules.layout.row(state.moment.table, player)

    def string_from(self, state: State, player: int) -> str:
        return state.moment.information(player) if self.recall else state.moment.observation(player)


def register() -> list[str]:
    """Make every game known to OpenSpiel: their names."""
    names: list[str] = []
    for key in KEYS:
        game = load(key)
        for edition in game.editions:
            for mode in game.modes[edition]:
                name = short_name(key, edition, mode)
                if name not in pyspiel.registered_names():
                    pyspiel.register_game(*registered(name, key, edition, mode))
                names.append(name)
    return names


def registered(name: str, key: str, edition: str, mode: str) -> tuple[Any, type[Game]]:
    """The type of a game, and the class that OpenSpiel makes it of."""
    kind = described(name, key, edition, mode)

    class Registered(Game):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(kind, key, edition, mode, params)

    Registered.__name__ = Registered.__qualname__ = name
    globals()[name] = Registered                 # where pickle finds it
    return kind, Registered


NAMES = register()
