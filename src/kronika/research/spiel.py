"""OpenSpiel: every game, edition and mode as a registered Python game (`pyspiel.load_game("kronika_seven_wonders")`).

Sealed choices are made one after the other and stay hidden in the information states. Chance has too many deals to list
them: a chance node has `SEEDS` equally likely outcomes, each of which names one throw or deal.
"""
from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from kronika.core.rng import stream
from kronika.core.step import CHANCE, CHANCE_BIT
from kronika.core.table import Table, actors, options, play
from kronika.core.table import draw as drawn
from kronika.games import KEYS, load
from kronika.research.many import turn
from kronika.research.world import Rules

SEEDS = 1024
LONGEST = 100_000
TYPE = pyspiel.GameType


def short_name(key: str, edition: str, mode: str) -> str:
    """`kronika_through_the_ages_2015_full`; the first edition and mode need not be said."""
    return "_".join(word for word in ("kronika", key, edition, mode) if word)


def described(name: str, key: str, edition: str, mode: str) -> Any:
    least, most = load(key).seats
    return TYPE(
        short_name=name, long_name=f"{key} {edition} {mode}".strip(), dynamics=TYPE.Dynamics.SEQUENTIAL,
        chance_mode=TYPE.ChanceMode.EXPLICIT_STOCHASTIC, information=TYPE.Information.IMPERFECT_INFORMATION,
        utility=TYPE.Utility.ZERO_SUM, reward_model=TYPE.RewardModel.TERMINAL, max_num_players=most,
        min_num_players=least, provides_information_state_string=True, provides_information_state_tensor=False,
        provides_observation_string=True, provides_observation_tensor=True,
        parameter_specification={"players": least})


class Game(pyspiel.Game):  # type: ignore[misc]
    """One edition and mode with a number of players."""

    def __init__(self, kind: Any, key: str, edition: str, mode: str, params: dict[str, Any] | None) -> None:
        seats = int((params or {}).get("players", load(key).seats[0]))
        self.rules = Rules(key, seats, edition, mode)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.actions.size, max_chance_outcomes=SEEDS, num_players=seats,
            min_utility=-1.0, max_utility=1.0, utility_sum=0.0, max_game_length=LONGEST)
        super().__init__(kind, info, params or {})

    def new_initial_state(self) -> State:
        return State(self, self.rules)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.rules, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class State(pyspiel.State):  # type: ignore[misc]
    """A table, and what each seat has said and seen."""

    def __init__(self, game: Game, rules: Rules) -> None:
        super().__init__(game)
        self.rules = rules
        self.table: Table = rules.game.new(rules.setup)
        self.last = rules.seats - 1
        self.seen: list[list[str]] = [[] for _ in range(rules.seats)]
        self.look()

    def look(self) -> None:
        """Who decides, and what is offered."""
        awaited = actors(self.table)
        self.seat = -1
        self.numbers: list[int] = []
        if awaited and not awaited & CHANCE_BIT:
            self.seat = turn(self.table, awaited, self.last)
            self.offers = options(self.table, self.seat)
            self.numbers = self.rules.actions.numbers(self.offers)

    def current_player(self) -> int:
        if self.table.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.seat < 0 else self.seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.numbers) if player == self.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(seed, 1 / SEEDS) for seed in range(SEEDS)]

    def _apply_action(self, action: int) -> None:
        if self.seat < 0:
            play(self.table, CHANCE, drawn(self.table, stream(action, 0)))
        else:
            move = self.offers[self.numbers.index(action)]
            self.seen[self.seat].append(f"{self.observation(self.seat)}>{self.rules.actions.grammar.say(move)}")
            self.last = self.seat
            play(self.table, self.seat, move)
        self.look()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        try:
            return self.rules.actions.words(action, self.offers if player == self.seat else None)
        except ValueError:
            return f"spare {action - self.rules.actions.spare}"

    def is_terminal(self) -> bool:
        return self.table.over

    def returns(self) -> list[float]:
        if not self.table.over:
            return [0.0] * self.rules.seats
        return self.rules.reward(self.rules.game.outcome(self.table))

    def observation(self, player: int) -> str:
        return " ".join(map(str, self.rules.layout.row(self.table, player).tolist()))

    def information(self, player: int) -> str:
        """All that the seat has seen at its decisions and said, and what it sees now."""
        return "\n".join([*self.seen[player], self.observation(player)])

    def __deepcopy__(self, memory: Any) -> State:
        other = State(self.get_game(), self.rules)
        other.table, other.last, other.seen = self.table.clone(), self.last, [rows[:] for rows in self.seen]
        other.look()
        return other

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
        self.tensor[:] = self.rules.layout.row(state.table, player)

    def string_from(self, state: State, player: int) -> str:
        return state.information(player) if self.recall else state.observation(player)


def register() -> list[str]:
    """Make every game known to OpenSpiel: their names."""
    names: list[str] = []
    for key in KEYS:
        game = load(key)
        for edition in game.editions:
            for mode in game.modes[edition]:
                name = short_name(key, edition, mode)
                if name not in pyspiel.registered_names():
                    pyspiel.register_game(described(name, key, edition, mode), maker(name, key, edition, mode))
                names.append(name)
    return names


def maker(name: str, key: str, edition: str, mode: str) -> type[Game]:
    """The class that OpenSpiel makes games of."""
    kind = described(name, key, edition, mode)

    class Registered(Game):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(kind, key, edition, mode, params)

    Registered.__name__ = Registered.__qualname__ = name
    return Registered


NAMES = register()
