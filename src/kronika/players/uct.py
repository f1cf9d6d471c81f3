"""A plain UCT player with random rollouts, as public frameworks have it: a yardstick, not an opponent."""
from __future__ import annotations

import math

from kronika.core.game import Game
from kronika.core.move import Move
from kronika.core.playout import playout
from kronika.core.rng import Rng
from kronika.core.step import CHANCE, CHANCE_BIT
from kronika.core.table import Table, actors, draw, lowest, options, play
from kronika.players.budget import Budget
from kronika.players.player import Player

ITERATIONS = 200
CURIOSITY = 1.0                        # how much what was seldom tried is worth another try
LONGEST = 20_000


class Node:
    """A place in the tree, reached by moves; its values are those of the seat that moved last."""

    def __init__(self) -> None:
        self.visits = 0
        self.available = 0
        self.value = 0.0
        self.next: dict[tuple[int, Move], Node] = {}


class Uct(Player):
    """One tree over the moves of all seats; each iteration walks it in a newly guessed world."""

    level = "uct"
    sees = True

    def __init__(self, game: Game, budget: Budget | None = None) -> None:
        self.game = game
        self.budget = budget or Budget(ITERATIONS)

    def decide(self, view: Table | None, seat: int, options: list[Move], budget: int, rng: Rng) -> Move | None:
        assert view is not None
        if len(options) == 1:
            return options[0]
        root = Node()
        meter = self.budget.meter(budget)
        while not meter.over():
            self.iterate(root, view, seat, rng)
            meter.tick()
        tried = [(root.next[seat, move].visits, -i) for i, move in enumerate(options) if (seat, move) in root.next]
        return options[-max(tried)[1]] if tried else options[rng.below(len(options))]

    def iterate(self, root: Node, view: Table, seat: int, rng: Rng) -> None:
        t = self.game.determinize(view, seat, rng)
        t.stack[-1].reopen(t, seat)
        path: list[tuple[int, Node]] = []
        node = root
        first = seat
        while not t.over:
            while actors(t) & CHANCE_BIT:
                play(t, CHANCE, draw(t, rng))
            if t.over:
                break
            mover = first if first >= 0 else lowest(actors(t))
            first = -1
            move = select(node, mover, options(t, mover), rng)
            known = (mover, move) in node.next
            node = node.next.setdefault((mover, move), Node())
            path.append((mover, node))
            play(t, mover, move)
            if not known:
                break
        playout(t, rng, LONGEST, False)
        worth = self.worth(t)
        root.visits += 1
        for mover, passed in path:
            passed.visits += 1
            passed.value += worth[mover]

    def worth(self, t: Table) -> list[float]:
        """1 for the first, 0 for the last, between them by rank."""
        if not t.over:
            return [0.5] * t.seats
        ranks = self.game.outcome(t).ranks
        return [1.0 - (rank - 1) / max(1, t.seats - 1) for rank in ranks]


def select(node: Node, seat: int, moves: list[Move], rng: Rng) -> Move:
    """What was never tried, in any order; then by UCB1 over those that are possible in this world."""
    fresh = [move for move in moves if (seat, move) not in node.next]
    for move in moves:
        if (seat, move) in node.next:
            node.next[seat, move].available += 1
    if fresh:
        return fresh[rng.below(len(fresh))]
    best = moves[0]
    most = -1.0
    for move in moves:
        child = node.next[seat, move]
        bound = child.value / child.visits + CURIOSITY * math.sqrt(math.log(child.available) / child.visits)
        if bound > most:
            most = bound
            best = move
    return best
