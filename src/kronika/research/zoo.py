"""PettingZoo environments: in turn (AEC) for every game, and parallel, where seats that choose at once act together.

    env = zoo.env("seven_wonders", seats=4)
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        action = None if termination or truncation else policy(observation)
        env.step(action)

What is legal is in observation["action_mask"], and as a list, which is quicker to choose from, in info["legal"].
"""
from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import parallel_to_aec

from kronika.core.step import WATCHER
from kronika.core.table import actors, options
from kronika.research.picture import picture
from kronika.research.world import Rules, World, features

LONGEST = 100_000                      # decisions of a game that is not cut off earlier
ILLEGAL = -1.0                         # the reward of who takes an action that is not legal
LOW, HIGH = -2**31, 2**31 - 1


class Shared:
    """What both forms have: spaces, agents and pictures."""

    metadata: dict[str, Any]
    rules: Rules
    world: World
    spaces: dict[str, tuple[Any, Any]]

    def begin(self, key: str, waiting: int, max_cycles: int, render_mode: str | None, chosen: dict[str, Any]) -> None:
        """`waiting`: how many actions there are besides the sentences."""
        self.rules = Rules(key, **chosen)
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.rules.seats)]
        self.agents: list[str] = []
        self.size = self.rules.actions.size + waiting
        self.spaces = {agent: (self.seen(), spaces.Discrete(self.size)) for agent in self.possible_agents}

    def seen(self) -> Any:
        return spaces.Dict({
            "observation": spaces.Box(LOW, HIGH, (self.rules.layout.size,), np.int32),
            "action_mask": spaces.Box(0, 1, (self.size,), np.int8)})

    def observation_space(self, agent: str) -> Any:
        return self.spaces[agent][0]

    def action_space(self, agent: str) -> Any:
        return self.spaces[agent][1]

    def render(self) -> str | None:
        """The table as those who look on may see it: as text, or as a picture."""
        return None if self.render_mode is None else picture(self.rules, self.world.table, WATCHER, self.render_mode)

    def close(self) -> None:
        """Nothing is held."""


class Table(Shared, AECEnv):  # type: ignore[misc]
    """One seat after the other, as the rules await them; sealed picks are kept until the last.

    An action that is not legal raises ValueError, or, if the table is `strict`, ends the game.
    """

    def __init__(self, key: str, max_cycles: int = LONGEST, render_mode: str | None = None, strict: bool = False,
                 **chosen: Any) -> None:
        super().__init__()
        self.strict = strict
        self.metadata = {"name": f"{key}_v1", "render_modes": ["ansi", "svg"], "is_parallelizable": False}
        self.begin(key, 0, max_cycles, render_mode, chosen)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.world = World(self.rules, np.random.randint(2**31) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {"legal": []} for agent in self.agents}
        self.cycles = 0
        self.select()

    def select(self) -> None:
        """Who decides, and among what."""
        agent = self.possible_agents[self.world.seat]
        self.agent_selection = agent
        self.infos[agent] = {"legal": self.world.numbers}

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        world = self.world
        return {"observation": world.observation(seat),
                "action_mask": world.mask(world.numbers if seat == world.seat else [])}

    def features(self) -> Any:
        """A row for each offer of the seat that decides, in the order of `legal`."""
        return features(self.world.offers, self.rules.actions.order)

    def legal(self) -> list[int]:
        """The actions of the seat that decides."""
        return self.world.numbers

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.cycles += 1
        if not self.acted(action):
            self.terminations = dict.fromkeys(self.agents, True)
            self.paid({self.agent_selection: ILLEGAL})
        elif self.world.table.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.paid(dict(zip(self.possible_agents, self.world.returns())))
        elif self.cycles >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.select()

    def acted(self, action: int | None) -> bool:
        """Whether the action could be taken."""
        try:
            self.world.act(-1 if action is None else int(action))
        except ValueError:
            if not self.strict:
                raise
            return False
        return True

    def paid(self, rewards: dict[str, float]) -> None:
        """The only rewards of a game, at its end."""
        self.rewards.update(rewards)
        self._accumulate_rewards()


class Guarded(wrappers.OrderEnforcingWrapper):  # type: ignore[misc]
    """PettingZoo's guards of the order of calls. What is in order goes straight to the table: their wrapper looks up
    each attribute anew, which took a fifth of a step."""

    @property
    def agents(self) -> list[str]:
        return self.env.agents if self._has_reset else self.__getattr__("agents")  # type: ignore[no-any-return]

    @property
    def agent_selection(self) -> str:
        if not self._has_reset:
            self.__getattr__("agent_selection")  # which is refused
        return self.env.agent_selection          # type: ignore[no-any-return]

    def last(self, observe: bool = True) -> Any:
        return self.env.last(observe) if self._has_reset else super().last(observe)

    def step(self, action: int | None) -> None:
        if self._has_reset and self.env.agents:
            self._has_updated = True
            self.env.step(action)
        else:
            super().step(action)

    def __str__(self) -> str:
        return str(self.env)


class Round(Shared, ParallelEnv):  # type: ignore[misc]
    """All at once: who is not awaited waits (the last action). What has become impossible is as if not said."""

    def __init__(self, key: str, max_cycles: int = LONGEST, render_mode: str | None = None, **chosen: Any) -> None:
        self.metadata = {"name": f"{key}_parallel_v1", "render_modes": ["ansi", "svg"], "is_parallelizable": True}
        self.begin(key, 1, max_cycles, render_mode, chosen)

    @property
    def wait(self) -> int:
        return self.size - 1

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:
        self.world = World(self.rules, np.random.randint(2**31) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.cycles = 0
        legal = self.legal()
        return self.seen_by_all(legal), {agent: {"legal": legal[agent]} for agent in self.agents}

    def legal(self) -> dict[str, list[int]]:
        """The actions of everybody."""
        t = self.world.table
        awaited = actors(t)
        return {agent: self.rules.actions.numbers(options(t, seat)) if (awaited >> seat) & 1 else [self.wait]
                for seat, agent in enumerate(self.possible_agents)}

    def seen_by_all(self, legal: dict[str, list[int]]) -> dict[str, Any]:
        return {agent: {"observation": self.world.observation(seat), "action_mask": self.mask(legal[agent])}
                for seat, agent in enumerate(self.possible_agents)}

    def mask(self, numbers: list[int]) -> Any:
        out = np.zeros(self.size, dtype=np.int8)
        out[numbers] = 1
        return out

    def step(self, actions: dict[str, int]) -> tuple[Any, Any, Any, Any, Any]:
        awaited = actors(self.world.table)
        refused = [agent for seat, agent in enumerate(self.possible_agents)
                   if (awaited >> seat) & 1 and not self.world.said(seat, int(actions[agent]))]
        self.world.go_on()
        self.cycles += 1
        over, late = self.world.table.over, self.cycles >= self.max_cycles
        rewards = self.world.returns() if over else [0.0] * self.rules.seats
        legal, everybody = self.legal(), self.possible_agents
        if over or late:
            self.agents = []
        return (self.seen_by_all(legal), dict(zip(everybody, rewards)), dict.fromkeys(everybody, over),
                dict.fromkeys(everybody, late and not over),
                {agent: {"legal": legal[agent], "refused": agent in refused} for agent in everybody})


def raw_env(key: str, **chosen: Any) -> Table:
    """In turn, without PettingZoo's guards."""
    return Table(key, **chosen)


def env(key: str, **chosen: Any) -> Any:
    """In turn: an action that is not legal ends the game with a reward of -1 for who took it."""
    return Guarded(raw_env(key, strict=True, **chosen))


def parallel_env(key: str, **chosen: Any) -> Round:
    """All at once."""
    return Round(key, **chosen)


def cycle_env(key: str, **chosen: Any) -> Any:
    """The parallel form, one agent after the other: each acts once in every cycle."""
    return parallel_to_aec(parallel_env(key, **chosen))
