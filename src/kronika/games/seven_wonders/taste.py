"""What a player thinks things are worth, in points: the numbers in greedy's judgement, and others that play better."""
from __future__ import annotations

from typing import Final

from kronika.games.seven_wonders.cards import AGES, COLORS

FAR: Final = 3                         # shields by which one is ahead or behind: more makes no difference


class Taste:
    """Greedy's own numbers."""

    def __init__(self) -> None:
        self.coin = [0.36] * AGES                # a coin is a third of a point, and a little freedom, by age
        self.rival = 0.14                        # what a neighbour's coin costs me
        self.deny = 0.22                         # the share of the next player's gain that I gain by keeping a card
        self.poor = 0.0                          # what each coin is worth more that three are short of
        self.stage = [0.4] * AGES                # a stage beside its effect, by age
        self.chain = 0.7                         # a chain symbol
        self.fondness = [0.0] * (AGES * len(COLORS))       # a structure beside its effect, by age and colour
        self.later = 0.45                        # the share of a conflict of the next age, where others arm too
        self.clash = [0.0, 0.0, 0.2, 0.0, 0.9, 1.0, 1.0]   # the share of a victory, by shields from -FAR to FAR
        self.ages = 0.42                         # symbols hoped for, for each age to come
        self.turns = 0.05                        # and for each turn of this age
        self.devoted = 0.0                       # a symbol more, for each that is there and each age to come
        self.shared = 0.0                        # and for each structure of science at the neighbours
        self.growth = 0.125                      # what is counted will be more, for each turn to come
        self.complete = 1.5                      # points for a wonder that is not complete
        self.supply = 0.62                       # a unit that is spared, before age III
        self.late = 0.25                         # and in it
        self.sold = 0.25                         # what neighbours may buy
        self.trade = 1.6                         # a discount
        self.seventh = 2.2                       # abilities of stages, for each age to come
        self.color = 1.5
        self.first = 1.6
        self.salvage = 1.0                       # building from the pile


GREEDY: Final = Taste()


def practised() -> Taste:
    """The numbers of a player who thinks, found by play (docs/bots.md): each by itself means little."""
    taste = Taste()
    taste.coin = [0.64, 0.55, 0.32]
    taste.rival = 0.33
    taste.deny = 0.12
    taste.poor = 0.22
    taste.stage = [-0.89, 2.4, 0.8]
    taste.chain = 1.07
    taste.fondness = [-1.16, 2.0, -0.33, 0.99, 0.75, 1.89, 0.0,
                      0.01, 0.23, 1.37, 0.73, 2.33, 0.72, 0.0,
                      0.0, 0.0, 2.03, 1.1, -1.14, 0.26, 2.23]
    taste.later = 0.82
    taste.clash = [-0.57, -0.32, -0.38, 0.0, 0.41, 0.76, 1.16]
    taste.ages = 0.86
    taste.turns = 0.02
    taste.devoted = 0.89
    taste.shared = 0.17
    taste.growth = 0.15
    taste.complete = 0.13
    taste.supply = 1.14
    taste.late = 0.72
    taste.sold = 0.58
    taste.trade = 1.22
    taste.seventh = 2.31
    taste.color = 0.53
    taste.first = 0.75
    taste.salvage = 1.03
    return taste


SKILLED: Final = practised()
