"""A linear learner for any of our games, in the arena as `linear_learner:Linear` (docs/research.md).

    python linear_learner.py seven_wonders 30      thirty rounds of a hundred tables: weights into seven_wonders.npy

What an offer is worth is a sum of weights, one for each fact of it: its verb, and its verb with each of its words. They
are found by least squares from the rewards of the seats that took it. Half of the choices are random, to see more.
"""
import itertools
import sys
from pathlib import Path

import numpy as np

from kronika.players import Player
from kronika.research.actions import actions
from kronika.research.batch import Batch
from kronika.research.world import features

WIDE = 4096                            # weights; facts are hashed into them
WORDS = 2                              # of an offer that are looked at
RIDGE = 30.0


def facts(rows):
    """Which weights belong to an offer: of its verb, and of its verb with each of its first words."""
    verb = rows[:, :1].astype(np.int64)
    place = np.arange(1, WORDS + 1)
    words = (verb * 1_000_003 + place * 7919 + rows[:, 1:1 + WORDS] * 104_729) % (WIDE - 64) + 64
    return np.hstack([verb, words])


class Sums:
    """Least squares, a weight at a time: each takes what the others do not explain (one sweep a round)."""

    def __init__(self):
        self.taken, self.rewards = [], []

    def fit(self):
        at, wanted = np.concatenate(self.taken), np.concatenate(self.rewards)
        weights = np.zeros(WIDE)
        for _ in range(8):
            for column in range(at.shape[1]):
                rest = wanted - weights[at].sum(axis=1) + weights[at[:, column]]
                total = np.bincount(at[:, column], rest, WIDE)
                count = np.bincount(at[:, column], minlength=WIDE)
                seen = count > 0
                weights[seen] = (total / (count + RIDGE))[seen]
        return weights


def learn(game, rounds, tables=100, seed=1):
    """Play rounds of games, and after each of them find the weights again from all games so far."""
    rng, sums, weights = np.random.default_rng(seed), Sums(), np.zeros(WIDE)
    for number in range(rounds):
        batch = Batch(game, tables, seed=seed * 1000 + number)
        said = [[[] for _ in range(batch.rules.seats)] for _ in range(tables)]
        over = np.zeros(tables, dtype=bool)
        while not over.all():
            at = facts(batch.features())
            starts = np.concatenate([[0], np.cumsum(batch.counts)])
            worth = weights[at].sum(axis=1)
            likes = np.array([worth[a:b].argmax() for a, b in itertools.pairwise(starts)])
            choice = np.where(rng.random(tables) < 0.5, (rng.random(tables) * batch.counts).astype(int), likes)
            for table, seat in enumerate(batch.seats):
                if not over[table]:
                    said[table][seat].append(at[starts[table] + choice[table]])
            batch.step(choice)
            for table, rewards in batch.finished:
                if not over[table]:
                    over[table] = True
                    for seat, reward in enumerate(rewards):
                        sums.taken.append(np.array(said[table][seat]))
                        sums.rewards.append(np.full(len(said[table][seat]), reward))
        weights = sums.fit()
    return weights


class Linear(Player):
    """Takes the offer that is worth most. It looks at its offers alone, and needs no view."""

    def __init__(self, game):
        self.order = actions(game.key, game.editions[0]).order
        self.weights = np.load(Path(f"{game.key}.npy"))

    def decide(self, view, seat, options, budget, rng):
        return options[int(self.weights[facts(features(options, self.order))].sum(axis=1).argmax())]


if __name__ == "__main__":
    np.save(sys.argv[1], learn(sys.argv[1], int(sys.argv[2])))
