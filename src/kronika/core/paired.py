"""Candidates tried side by side: in each guessed world all of them are played on with the same luck."""
from __future__ import annotations

import math
from typing import Final

from kronika.core.company import ALL, Company, Skilled, Whims
from kronika.core.game import Game
from kronika.core.judgement import Evaluation, Judgement, Quiet
from kronika.core.move import Move
from kronika.core.playout import Policy, Stop, playout
from kronika.core.rng import Rng
from kronika.core.table import Table, play

LONGEST: Final = 20_000                # decisions of a playout
SHARP: Final = 3.0                     # once a game is over, a lead counts so many times as much


class Trial:
    """A candidate, and what its playouts came to: the chance to win, world by world."""

    def __init__(self, move: Move, prior: float, stays: bool = False, plan: Policy | None = None) -> None:
        self.move = move
        self.prior = prior
        self.stays = stays                       # whatever it finds
        self.plan = plan                         # how the seat goes on; None: as well as it can
        self.alive = True
        self.found: list[float] = []             # by world

    def mean(self) -> float:
        return sum(self.found) / len(self.found) if self.found else 0.0


class Echo(Stop):
    """Every occasion has luck of its own: what was tried before does not change the dice of a later battle."""

    def __init__(self, judgement: Judgement, stop: Stop, seed: int, rng: Rng, luck: Rng) -> None:
        self.judgement = judgement
        self.stop = stop
        self.seed = seed
        self.rng = rng                           # of those who decide
        self.luck = luck
        self.last = 0                            # the occasion that has its luck now
        self.met: dict[int, int] = {}            # how often each has come up

    def here(self, t: Table) -> bool:
        now = self.judgement.occasion(t)
        if now != self.last:
            self.last = now
            times = self.met.get(now, 0)
            self.met[now] = times + 1
            seed = self.seed ^ (now << 64) ^ (times << 88)
            self.rng.begin(seed ^ (1 << 33))
            self.luck.begin(seed ^ (2 << 33))
        return self.stop.here(t)


class Paired:
    """The trials of one decision. A world counts when all candidates that are still alive have played it."""

    def __init__(self, game: Game, judgement: Judgement, evaluation: Evaluation, view: Table, seat: int,
                 trials: list[Trial], seed: int) -> None:
        self.game = game
        self.judgement = judgement
        self.evaluation = evaluation
        self.view = view
        self.seat = seat
        self.trials = trials
        self.own = Skilled(judgement)
        self.others: list[Policy] = [judgement]  # in one world after the other
        if judgement.whims:
            self.others = [Whims(judgement, judgement.whims, judgement.liked, ALL), judgement]
        self.stop = Quiet(judgement, seat, judgement.horizon(view, seat))
        self.seed = seed
        self.worlds = 0
        self.table: Table | None = None          # the world that is being played
        self.next = 0                            # the trial that plays it next

    def step(self) -> bool:
        """Play the next candidate in this world; whether the world is complete then."""
        while not self.trials[self.next].alive:
            self.next += 1
        if self.table is None:
            self.table = self.world()
        trial = self.trials[self.next]
        trial.found.append(self.outcome(self.table.clone(), trial.move))
        self.next += 1
        while self.next < len(self.trials) and not self.trials[self.next].alive:
            self.next += 1
        if self.next < len(self.trials):
            return False
        self.worlds += 1
        self.table = None
        self.next = 0
        return True

    def world(self) -> Table:
        """A table that the seat could not tell from the real one; those who have chosen in secret choose again."""
        t = self.game.determinize(self.view, self.seat, self.luck(0))
        t.stack[-1].reopen(t, self.seat)
        return t

    def luck(self, part: int) -> Rng:
        """The numbers of this world, the same for every candidate."""
        return Rng(self.seed ^ (self.worlds << 40) ^ (part << 33))

    def outcome(self, t: Table, move: Move) -> float:
        """The chance to win after the move, were it all played like this."""
        play(t, self.seat, move)
        rng = self.luck(1)
        luck = self.luck(2)
        echo = Echo(self.judgement, self.stop, self.seed ^ (self.worlds << 40), rng, luck)
        playout(t, rng, LONGEST, False, luck, self.company(), echo)
        return self.value(t)

    def company(self) -> Policy:
        """Who plays on: the seat by its plan or as well as it can, the others like greedy, or skilled with whims."""
        return Company(self.seat, self.trials[self.next].plan or self.own, self.others[self.worlds % len(self.others)])

    def value(self, t: Table) -> float:
        """A lead over the best of the others, as a chance to win."""
        expected = self.standings(t)
        best = -1e9
        for other in range(t.seats):
            if other != self.seat and expected[other] > best:
                best = expected[other]
        return chance(expected[self.seat] - best, self.scale(t))

    def scale(self, t: Table) -> float:
        """A lead of so many points is a chance of about three in four."""
        return self.evaluation.scale / (SHARP if t.over else 1.0)

    def standings(self, t: Table) -> list[float]:
        """What each seat can expect; of a game that is over what it has, and who is first is ahead of all."""
        if not t.over:
            return [self.evaluation.expected(t, seat) for seat in range(t.seats)]
        ranks = self.game.outcome(t).ranks
        return [self.judgement.points(t, seat) + (0.5 if ranks[seat] == 1 else 0.0) for seat in range(t.seats)]

    def forget(self) -> None:
        """A world that was not played by all does not count."""
        if self.table is not None:
            for trial in self.trials[:self.next]:
                if trial.alive:
                    trial.found.pop()
            self.table = None
            self.next = 0

    def halve(self) -> None:
        """Go on with the best half, and with those that stay."""
        others = [i for i, trial in enumerate(self.trials) if trial.alive and not trial.stays]
        others.sort(key=self._worse)
        for i in others[(len(others) + 1) // 2:]:
            self.trials[i].alive = False

    def _worse(self, i: int) -> tuple[float, int]:
        return (-self.trials[i].mean(), i)

    def best(self, move: Move | None = None) -> int:
        """The best trial of those alive, or of those with that move; of equal ones the first."""
        top = -1
        for i, trial in enumerate(self.trials):
            if trial.alive and (move is None or trial.move == move):
                if top < 0 or trial.mean() > self.trials[top].mean():
                    top = i
        return top

    def lead(self, one: int, other: int) -> tuple[float, float]:
        """How much better one trial is than another in the worlds that both have played, and the error of that."""
        a = self.trials[one].found
        b = self.trials[other].found
        n = min(len(a), len(b))
        if n < 2:
            return 0.0, 1.0
        gaps = [a[i] - b[i] for i in range(n)]
        mean = sum(gaps) / n
        square = 0.0
        for gap in gaps:
            square += (gap - mean) * (gap - mean)
        return mean, math.sqrt(square / (n * (n - 1)))


def chance(lead: float, scale: float) -> float:
    """A lead in points as a chance to win."""
    x = lead / scale
    return 1.0 / (1.0 + math.exp(-x)) if x > -60.0 else 0.0
