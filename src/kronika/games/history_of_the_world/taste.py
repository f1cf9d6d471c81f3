"""What a player thinks things are worth, epoch by epoch: the numbers of greedy, and others that play better."""
from __future__ import annotations

from typing import Final

from kronika.games.history_of_the_world.cards import EPOCHS


class Taste:
    """Greedy's own numbers. The first of each list stands for no epoch."""

    def __init__(self) -> None:
        self.now = steady(1.0, 1.0)              # a point of this epoch
        self.later = steady(0.35, 0.0)           # of what the regions bring now, so much is hoped for in the next epoch
        self.hope = steady(0.3, 0.3)             # a step towards the next level is worth so much of it
        self.army = steady(0.05, 0.05)           # an army in a region, whatever its level
        self.kept = steady(0.5, 0.0)             # how much of a lasting point is hoped for again
        self.deny = steady(0.6, 0.6)             # what a loss is worth that all opponents share
        self.hard = steady(0.0, 0.0)             # an army in difficult terrain
        self.ahead = steady(0.35, 0.35)          # of the best land that opens behind a land
        self.worthwhile = steady(0.12, 0.12)     # less than this for an army, and the army stays at home
        self.fort = steady(0.05, 0.025)          # of what a fort protects, for each threat


def steady(value: float, last: float) -> list[float]:
    """The same in every epoch but the last."""
    return [value] * EPOCHS + [last]


def practised() -> Taste:
    """What came out best in play: points of epoch I are worth nothing, for whoever is last chooses an empire first;
    armies that will still stand in later epochs are worth much."""
    taste = Taste()
    taste.now = [0.0, 0.0, 1.59, 1.82, 1.75, 1.0]
    taste.later = steady(-0.31, 0.0)
    taste.hope = steady(-0.05, -0.05)
    taste.army = [0.58, 0.58, 0.32, 0.56, 0.49, 0.1]
    taste.kept = steady(-0.09, 0.0)
    taste.deny = [0.6, 0.6, 0.6, 0.6, 0.8, 0.8]
    taste.hard = steady(0.58, 0.0)
    taste.ahead = steady(0.27, 0.27)
    taste.worthwhile = steady(-0.02, -0.01)
    taste.fort = steady(0.01, 0.025)
    return taste


GREEDY: Final = Taste()
SKILLED: Final = practised()
