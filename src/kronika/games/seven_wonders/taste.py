"""What a player thinks things are worth, in points: the numbers in greedy's judgement, and others that play better."""
from __future__ import annotations

from typing import Final

from kronika.games.seven_wonders.cards import AGES, CARDS, COLORS, STAGES, TURNS, WONDERS
from kronika.games.seven_wonders.goods import RESOURCES

RICH: Final = 8                        # coins of which more make no difference
SAME: Final = 4                        # symbols of a kind, and other kinds, that make a difference
OTHER: Final = 3
FAR: Final = 3                         # shields by which one is ahead or behind: more makes no difference

NAMES: Final = [
    "coin", "rival", "deny", "poor", "stage", "chain", "fondness", "later", "clash", "ages", "turns", "devoted",
    "shared", "growth", "complete", "supply", "late", "sold", "trade", "seventh", "color", "first", "salvage",
    "card", "hurry", "kinds", "need", "wonder", "sale", "purse", "denial"]


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
        # the share of a victory, by age and shields from -FAR to FAR
        self.clash = [0.0, 0.0, 0.2, 0.0, 0.9, 1.0, 1.0] * AGES
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
        self.card = [0.0] * len(CARDS)           # one design more than another
        self.hurry = [0.0] * (AGES * len(COLORS))          # a structure, for each turn after the middle of the age
        self.kinds = [0.0] * (AGES * SAME * OTHER)         # a symbol, by age, those like it and kinds of others
        self.need = [0.0] * (AGES * len(RESOURCES) * 2)    # a resource, by age and whether there is one
        self.wonder = [0.0] * (2 * len(WONDERS) * STAGES)  # a stage, by board, side and place
        self.sale = [0.0] * (AGES * TURNS)       # selling, by turn
        self.purse = [0.0] * (AGES * RICH)       # so many coins left, by age
        self.denial = [1.0] * len(COLORS)        # how much more there is in keeping a card of a colour


GREEDY: Final = Taste()


def practised() -> Taste:
    """The numbers of a player who thinks, found by play (docs/bots.md): each by itself means little."""
    taste = Taste()
    taste.coin = [0.72, 0.49, 0.52]
    taste.rival = 0.03
    taste.deny = 0.12
    taste.poor = 0.32
    taste.stage = [-0.6, 1.04, 0.71]
    taste.chain = 1.03
    taste.fondness = [
        -0.3, 1.06, -0.23, 0.46, 1.36, 2.62, 0.0,
        0.02, 0.16, 1.14, 0.72, 3.19, 1.24, 0.0,
        0.0, 0.0, 1.66, 0.85, 0.23, 0.32, 2.12]
    taste.later = 0.57
    taste.clash = [
        -0.56, -0.32, -0.49, -0.38, 0.95, 1.27, 0.8,
        -0.23, -0.25, -0.1, -0.33, 0.07, 0.48, 0.74,
        -0.22, -0.2, -0.16, -0.09, 0.2, 0.22, 0.7]
    taste.ages = 0.31
    taste.turns = 0.11
    taste.devoted = 0.29
    taste.shared = 0.06
    taste.growth = 0.04
    taste.complete = 0.07
    taste.supply = 0.79
    taste.late = 0.72
    taste.sold = 0.99
    taste.trade = 2.07
    taste.seventh = 1.88
    taste.color = 0.53
    taste.first = 0.75
    taste.salvage = 1.03
    taste.card = [
        -0.15, 0.0, -0.47, -0.25, 0.33, 0.2, 0.81, 0.87, 0.24, 0.16, -0.55, -0.37,
        -0.24, 0.62, -0.34, -0.19, -0.28, -0.22, 0.29, 0.31, -0.54, 0.64, 0.5, 0.21,
        0.53, 1.1, -0.91, 0.49, 0.43, 0.34, 0.05, -0.1, 0.2, 0.2, 0.17, -0.33,
        -0.37, -0.15, -0.91, -0.82, 0.91, 0.52, 1.02, 0.66, -0.2, -0.36, -1.05, -0.02,
        0.5, 0.74, 0.12, -0.7, -0.28, 0.35, -0.09, -0.8, 1.1, -0.75, 0.36, -0.51,
        1.08, 0.96, 0.95, 0.87, 0.84, -0.13, -0.1, -0.63, -0.12, -0.13, -1.02, -1.48,
        0.23, 0.52, 0.08, 1.52, 0.41, -0.32, -0.75, -0.12]
    taste.hurry = [
        -0.13, -0.51, -0.34, -0.55, 0.03, -0.41, 0.0,
        -0.36, -0.28, -0.18, -0.3, 0.53, -0.26, 0.0,
        0.0, 0.0, -0.07, -0.21, 0.31, -0.28, -0.34]
    taste.kinds = [
        -0.29, 2.16, -0.54, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        -0.62, 0.39, -2.34, -0.73, 0.18, 1.63, -0.04, -0.15, 0.11, 0.0, 0.0, 0.0,
        0.44, 0.63, -0.45, 0.2, 0.36, 0.88, 0.5, -0.06, 0.67, -0.12, -0.69, -0.57]
    taste.need = [
        -0.75, 0.59, -0.92, 0.53, -1.29, -0.08, -0.26, -0.57, 0.14, -0.69, 1.02, -1.57, 0.17, -1.01,
        -0.13, 0.26, -0.05, 0.6, -0.94, 0.33, -0.25, 0.23, 0.79, -0.08, 0.82, -0.8, 0.94, -1.01,
        -0.04, -0.02, -0.06, 0.0, 0.05, -0.11, -0.25, 0.19, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    taste.wonder = [
        0.0, 0.0, 0.0, 0.0, -1.72, 1.08, -0.33, 0.0,
        0.0, 0.0, 0.0, 0.0, 1.18, 0.24, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 1.74, 0.17, -1.05, 0.0,
        0.0, 0.0, 0.0, 0.0, 1.29, -0.04, 0.84, 0.14,
        0.0, 0.0, 0.0, 0.0, -0.47, 0.01, 0.28, 0.0,
        0.0, 0.0, 0.0, 0.0, 1.25, 0.29, 0.23, 0.0,
        0.0, 0.0, 0.0, 0.0, -0.37, -0.61, 0.0, 0.0]
    taste.sale = [
        0.39, -0.03, -0.39, -0.79, -1.04, -1.72,
        1.0, 0.59, 0.22, -0.13, -0.39, -0.83,
        -0.25, -0.44, -0.64, -0.84, -1.08, -1.59]
    taste.purse = [
        -0.45, -0.29, 0.27, 0.13, 0.36, 0.24, 0.56, 0.26,
        -0.29, -0.09, 0.22, 0.15, 0.43, 0.56, 0.76, 0.82,
        -0.26, -0.27, 0.01, -0.11, 0.06, 0.15, 0.21, 0.24]
    taste.denial = [1.06, 1.39, 0.92, 0.97, 0.77, 1.04, 0.81]
    return taste


SKILLED: Final = practised()
