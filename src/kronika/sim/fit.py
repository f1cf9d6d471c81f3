"""Fitting the numbers that a game's skilled play judges by (its taste) to what moves come to when they are played.

In every game a player with the numbers of now sits among greedy and skilled ones. At some of its decisions the moves
that it likes best are played to the end in a few worlds. What each number would change about the worth of a move is
then fitted to what the moves came to, by least squares; the numbers of now draw the harder, the less was played.
"""
from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from kronika.core.company import ALL, Skilled, Whims
from kronika.core.game import Game
from kronika.core.judgement import NEVER, TO_THE_END, Evaluation, Judgement, Quiet, Taster
from kronika.core.move import Move
from kronika.core.paired import SHARP, Paired, Trial
from kronika.core.playout import Policy
from kronika.core.rng import Rng, stream
from kronika.core.table import Table
from kronika.games import box, load
from kronika.players.judgement import judgement_of
from kronika.sim.least_squares import Sums
from kronika.sim.taste import Seats, State, Tuning, parts, played, rounds, sizes, table_of
from kronika.sim.workers import mapped

FIT = "fit"                            # the form, beside that of slopes
SELDOM = 4                             # one decision in so many is looked at
LIKED, OTHERS = 6, 2                   # moves that are tried: those liked best, and any of the rest
WORLDS = 4                             # in which each is played
NUDGE = 0.02                           # by which a number is changed to see what it does to the worth of a move
EASILY = 0.5                           # a number may be wrong by so many shakes (sizes), as far as is known before
TURNS = 8                              # in which numbers and scales are found by turns
ODD, FEW = 4, 3                        # of the skilled who have whims: one move in so many is one of a few they like
LOOKS = 8                              # the part of a game's stream that chooses what to look at

Kinds = dict[str, Sums]                # by kind of decision: the worth of a move and its slopes, beside what it came to


class Looker(Policy):
    """One seat plays by the numbers of now and looks, now and then, at what its moves would come to."""

    def __init__(self, game: Game, judgement: Judgement, policies: list[Policy], mine: int, numbers: list[float],
                 rng: Rng) -> None:
        self.game = game
        self.judgement = judgement
        self.policies = policies
        self.mine = mine
        self.numbers = numbers
        self.rng = rng
        self.kinds: Kinds = {}

    def reply(self, t: Table, seat: int, rng: Rng) -> Move | None:
        top = t.stack[-1]
        if seat == self.mine and not top.open and self.rng.below(SELDOM) == 0:
            self.look(self.game.view(t, seat), top.options(t, seat))
        return self.policies[seat].reply(t, seat, rng)

    def look(self, view: Table, offers: list[Move]) -> None:
        """Every move that is tried beside the mean of all of them; those that no number weighs tell nothing."""
        tried = self.worth_a_try(offers, self.likes(view, offers, self.numbers))
        rows = [row for row in self.slopes(view, tried) if any(row[2])]
        if len(rows) < 2:
            return
        found = self.results(view, [move for move, _, _ in rows])
        kind = self.kinds.setdefault(type(view.stack[-1]).__name__, Sums())
        columns = [beside([worth for _, worth, _ in rows]),
                   *[beside(list(column)) for column in zip(*[slopes for _, _, slopes in rows])]]
        for row, result in zip(zip(*columns), beside(found)):
            kind.see(list(row), result)

    def likes(self, view: Table, offers: list[Move], numbers: list[float]) -> list[float]:
        return self.judgement.tasted(numbers).likes(view, self.mine, offers)

    def worth_a_try(self, offers: list[Move], likes: list[float]) -> list[Move]:
        """Those that are liked best, and some of the others."""
        order = [i for i in sorted(range(len(likes)), key=lambda i: -likes[i]) if likes[i] > NEVER]
        rest = order[LIKED:]
        self.rng.shuffle(rest)
        return [offers[i] for i in order[:LIKED] + rest[:OTHERS]]

    def slopes(self, view: Table, offers: list[Move]) -> list[tuple[Move, float, list[float]]]:
        """By move: its worth, and how much that grows with each of the numbers."""
        if len(offers) < 2:
            return []
        now = self.likes(view, offers, self.numbers)
        rows: list[list[float]] = []
        for i, x in enumerate(self.numbers):
            then = self.likes(view, offers, [*self.numbers[:i], x + NUDGE, *self.numbers[i + 1:]])
            rows.append([(b - a) / NUDGE for a, b in zip(now, then)])
        return [(move, worth, list(column)) for move, worth, column in zip(offers, now, zip(*rows))]

    def results(self, view: Table, offers: list[Move]) -> list[float]:
        """The chances to win that they come to at the end, everybody playing on as they do."""
        opinion = Evaluation(self.judgement)
        opinion.scale *= SHARP         # a chance that also tells a large lead from a larger one
        paired = Paired(self.game, self.judgement, opinion, view, self.mine,
                        [Trial(move, 0.0, plan=self.policies[self.mine]) for move in offers], self.rng.word())
        paired.stop = Quiet(self.judgement, self.mine, TO_THE_END)
        paired.others = [Seats(self.policies)]
        while paired.worlds < WORLDS:
            paired.step()
        return [trial.mean() for trial in paired.trials]


def weighs(judgement: Judgement) -> bool:
    """Whether the game's skilled play looks at offers one by one: else there is nothing to fit."""
    return type(judgement.tasted(judgement.taste())).likes is not Taster.likes


def beside(column: list[float]) -> list[float]:
    """Each beside the mean of all."""
    mean = sum(column) / len(column)
    return [x - mean for x in column]


def looked(tuning: Tuning, numbers: list[float], first: int, last: int) -> Kinds:
    """The games from `first` to `last`-1; what a worker does."""
    if tuning.data:
        box.use(Path(tuning.data), tuning.game)
    judgement = judgement_of(tuning.game)
    kinds: Kinds = {}
    for number in range(first, last):
        rng = stream(tuning.seed, number, LOOKS)
        edition, _, seats = table_of(tuning, number)
        mine = rng.below(seats)
        policies = [somebody(judgement, rng) for _ in range(seats)]
        policies[mine] = judgement.tasted(numbers)
        looker = Looker(load(tuning.game).of(edition), judgement, policies, mine, numbers, rng)
        played(tuning, number, [looker] * seats)
        joined(kinds, looker.kinds)
    return kinds


def somebody(judgement: Judgement, rng: Rng) -> Policy:
    """One of those who sit at such tables: greedy, skilled, or skilled with whims."""
    return [judgement, judgement, Skilled(judgement), Whims(judgement, ODD, FEW, ALL)][rng.below(4)]


def joined(kinds: Kinds, more: Kinds) -> None:
    for kind, sums in more.items():
        kinds.setdefault(kind, Sums()).add(sums)


def fitted(numbers: list[float], size: list[float], kinds: Kinds) -> list[float]:
    """The numbers that tell best what moves come to.

    Every kind of decision has a scale of its own: how much of a chance to win a point of its worth is. The scales are
    found with the numbers of now, then numbers and scales by turns.
    """
    change = [0.0] * len(numbers)
    for _ in range(TURNS):
        change = changed(size, change, [(scale(sums, change), sums) for sums in kinds.values()])
    return [x + d for x, d in zip(numbers, change)]


def scale(sums: Sums, change: list[float]) -> float:
    """How much of a chance a point of worth is in such decisions, were the numbers changed like this; never below 0."""
    line = [1.0, *change]
    told = sum(w * r for w, r in zip(line, sums.right))
    square = sums.count * sums.error(line) - sums.square + 2.0 * told
    return max(0.0, told / square) if square > 1e-9 else 0.0


def changed(size: list[float], change: list[float], kinds: list[tuple[float, Sums]]) -> list[float]:
    """How the numbers are changed best, if the scale of every kind is right; so far they are changed like this."""
    whole = Sums()
    whole.count = sum(sums.count for _, sums in kinds)
    left = sum(sums.count * sums.error([scale, *(scale * d for d in change)]) for scale, sums in kinds)
    whole.right = [sum(scale * (sums.right[i] - scale * sums.left[i][0]) for scale, sums in kinds)
                   for i in range(1, len(size) + 1)]
    whole.left = [[sum(scale * scale * sums.left[i][j] for scale, sums in kinds) for j in range(1, i + 1)]
                  for i in range(1, len(size) + 1)]
    for i, wide in enumerate(size):
        whole.left[i][i] += left / max(1, whole.count) / (EASILY * wide) ** 2
    return whole.line()


def fitting(tuning: Tuning, state: State, jobs: int, cluster: str) -> State:
    """The numbers after a round more."""
    kinds: Kinds = {}
    for more in mapped(looked, parts(tuning, state.numbers, state.round * tuning.games), jobs, cluster):
        joined(kinds, more)
    size = sizes(judgement_of(tuning.game).taste())
    return State(fitted(state.numbers, size, kinds), state.drift, state.round + 1)


def run(tuning: Tuning, jobs: int = 1, progress: Callable[[int], None] | None = None,
        cluster: str = "") -> dict[str, Any]:
    """Fit round after round, write the numbers, and report."""
    return rounds(tuning, fitting, jobs, progress, cluster)
