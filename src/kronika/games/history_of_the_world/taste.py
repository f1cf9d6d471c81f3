"""What a player thinks things are worth, epoch by epoch: the numbers of greedy, and others that play better."""
from __future__ import annotations

from typing import Final

from kronika.games.history_of_the_world.cards import (
    AUTO_WIN,
    BARBARIANS,
    BUILD_FORTS,
    EMPIRES,
    EPOCHS,
    EXTRA_MONUMENT,
    GAIN_ARMIES,
    GAIN_TOKENS,
    PLACE_FLEET,
    POINTS_PER,
    RAZE,
    REGION_ADJACENCY,
    REMOVE_ARMIES,
    REPLACE,
    TYPES,
)
from kronika.games.history_of_the_world.lands import REGIONS

NAMES: Final = ["now", "later", "hope", "army", "kept", "deny", "hard", "ahead", "worthwhile", "fort", "home",
                "leader", "resource", "gifts", "empire", "founding", "march", "event", "minor", "moment", "stubborn"]
FOND: Final = 5.0                      # points in one of the numbers that tell how fond of an empire one is
EVENT: Final = {GAIN_TOKENS: 0.6, REMOVE_ARMIES: 1.6, REPLACE: 3.6, BARBARIANS: 3.4, RAZE: 1.0, BUILD_FORTS: 1.0,
                EXTRA_MONUMENT: 1.8, AUTO_WIN: 1.8, PLACE_FLEET: 1.4, REGION_ADJACENCY: 1.2, POINTS_PER: 2.6,
                GAIN_ARMIES: 2.0}
GENERAL: Final = 2.2                   # an effect in every battle of a turn

# What a realm's own gifts bring, as places in `gifts`
PLUNDER: Final = 0                     # a marauder's structure
CAPTURED: Final = 1                    # an army for a city
SETTLED: Final = 2                     # armies for empty lands
LANDED: Final = 3                      # a point by fleet
COLONY: Final = 4                      # a city by fleet

# When events are played, as places in `moment`
LONG: Final = 0                        # armies left for what lasts all turn; in the last epoch
LONG_LAST: Final = 1
TOKENS: Final = 2                      # and for tokens
TOKENS_LAST: Final = 3
WORTH_A_BLOW: Final = 4                # what a target has to be worth
WORTH_LAST: Final = 5
NARROW: Final = 6                      # ways are opened where no land is worth so much
EASY: Final = 7                        # and a battle is won for certain where none is worth so much


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
        self.home = [0.0] * ((EPOCHS - 1) * len(REGIONS))  # an army more, by epoch before the last and region
        self.leader = steady(1.0, 1.0)           # how much more a loss is worth if it is the leader's
        self.resource = steady(0.5, 0.5)         # a resource, of a lasting point; twice with monuments at once
        self.gifts = [1.0, 1.0, 0.7, 1.0, 1.3]   # what a realm's own gifts bring
        self.empire = [0.0] * len(EMPIRES)       # an empire at the choice, beside what it may take, in fives
        self.founding = 2.5                      # a capital that it founds
        self.march = 0.1                         # less than this for an army, and the march in thought ends
        self.event = [EVENT.get(kind, GENERAL) for kind in range(len(TYPES))]    # an event at the choice
        self.minor = [1.5, 1.6, 1.0]             # a minor empire there: by itself, each army, its city
        self.moment = [7.0, 4.0, 6.0, 3.0, 3.0, 0.3, 0.8, 1.2]    # when events are played
        self.stubborn = 0.9                      # a siege is given up for so much of the best other land


def steady(value: float, last: float) -> list[float]:
    """The same in every epoch but the last."""
    return [value] * EPOCHS + [last]


def practised() -> Taste:
    """What came out best in play (docs/bots-measured.md): each by itself means little. Points of epoch I are worth
    next to nothing, for whoever is last chooses an empire first; armies that will still stand in later epochs are."""
    taste = Taste()
    taste.now = [1.74, -3.48, 0.89, 2.02, 2.73, 2.84]
    taste.later = [-0.4, -0.21, -0.18, -0.35, -0.42, -1.57]
    taste.hope = [-0.09, -0.1, 0.01, 0.08, 0.02, -0.07]
    taste.army = [0.83, 0.56, 0.6, 0.88, 0.59, 0.03]
    taste.kept = [-0.08, -0.14, -0.03, -0.1, -0.14, -1.13]
    taste.deny = [0.57, 1.17, 0.79, 0.64, 0.75, 0.59]
    taste.hard = [0.77, 0.65, 0.73, 0.71, 0.22, -0.13]
    taste.ahead = [0.5, 0.26, 0.3, 0.16, 0.25, 0.23]
    taste.worthwhile = [-0.1, -0.1, 0.05, -0.05, -0.11, 0.03]
    taste.fort = [0.06, 0.05, 0.07, 0.02, -0.07, -0.05]
    taste.home = [-1.12, -0.3, -0.41, 1.96, 2.66, 0.81, 1.01, 0.26, 1.7, 1.14, 1.28, 2.09, -0.41,
                  0.88, 0.58, 2.03, -0.62, 1.97, 2.09, 1.97, -0.99, -0.77, 0.37, -0.14, -0.98, 0.53,
                  2.47, -1.26, -0.57, -0.74, 2.93, 2.16, 1.87, 0.14, 0.35, 0.31, 0.18, 0.15, -0.45,
                  -0.09, 1.89, -0.71, 0.31, 0.56, 2.34, 0.71, -0.75, -1.3, 1.08, -0.14, -1.71, -0.21]
    taste.leader = [1.96, 0.78, 0.49, 0.75, 1.04, 1.0]
    taste.resource = [0.14, 0.39, 0.58, 0.59, 0.66, 0.69]
    taste.gifts = [1.34, 0.83, -0.1, 1.84, 0.77]
    taste.empire = [-0.45, 0.14, 0.99, -0.11, -1.16, -0.06, 1.03, 1.07,
                    0.02, -1.23, -0.75, -1.69, 1.88, 2.32, -1.52, 2.31,
                    0.56, -0.38, -0.95, 1.45, -0.73, 0.72, 1.43, -0.56,
                    2.09, -0.86, 2.09, -1.27, -1.53, -0.46, 1.75, -2.2,
                    1.7, 2.9, 1.11, 0.23, -0.08, -3.73, -1.33, -2.97]
    taste.founding = 1.87
    taste.march = 0.15
    taste.event = [2.51, 5.74, 0.0, 2.28, 0.75, 0.78, 2.23, 2.66, 1.68, 2.96,
                   0.99, -0.31, 0.69, 2.38, 2.48, 1.0, 1.06, 0.54, 2.92, 3.71,
                   3.89, 1.04, 1.08, 2.06, 9.74, 4.19, 0.83, 1.77, 2.16, 1.3]
    taste.minor = [-0.13, 1.7, 0.91]
    taste.moment = [5.87, 2.81, 8.33, 3.07, -0.9, 0.73, 1.06, 2.51]
    taste.stubborn = 0.72
    return taste


GREEDY: Final = Taste()
SKILLED: Final = practised()
