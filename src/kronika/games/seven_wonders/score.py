"""The count at the end of the game (chapter 10). Every number can name its parts."""
from __future__ import annotations

from typing import Final

from kronika.games.seven_wonders.cards import CARDS, CATEGORIES, COINS_PER_POINT, COLORS, Effect
from kronika.games.seven_wonders.city import count
from kronika.games.seven_wonders.conflicts import conflict_points
from kronika.games.seven_wonders.science import science_points
from kronika.games.seven_wonders.table import SevenWonders

WONDER: Final = 0
TREASURY: Final = 1
CONFLICTS: Final = 2
BLUE: Final = 3
YELLOW: Final = 4
GREEN: Final = 5
PURPLE: Final = 6
CATEGORY_OF_COLOR: Final = [CATEGORIES.index(c) if c in CATEGORIES else -1 for c in COLORS]


class Part:
    """One summand of a score: which card or stage (or neither) gave how many points."""

    def __init__(self, category: int, card: int, stage: int, points: int) -> None:
        self.category = category
        self.card = card                         # -1: not a card
        self.stage = stage                       # 0: not a stage
        self.points = points


def parts(t: SevenWonders, seat: int) -> list[Part]:
    """SW-10.02 to SW-10.09: every summand of a seat's points, were the game counted now."""
    p = t.seat[seat]
    out: list[Part] = []
    for number in range(p.stages):
        out.append(Part(WONDER, -1, number + 1, effect_points(t, seat, p.plan()[number].effect)))
    out.append(Part(TREASURY, -1, 0, p.coins // COINS_PER_POINT))
    out.append(Part(CONFLICTS, -1, 0, conflict_points(p)))
    out.append(Part(GREEN, -1, 0, science_points(p)))
    for index in p.city():
        card = CARDS[index]
        points = effect_points(t, seat, card.effect)
        if points:
            out.append(Part(CATEGORY_OF_COLOR[card.color], index, 0, points))
    return out


def effect_points(t: SevenWonders, seat: int, effect: Effect) -> int:
    """The points of one card or stage; its science symbols are counted together elsewhere."""
    points = effect.points
    if effect.points_per is not None:
        points += count(t, seat, effect.points_per)
    if effect.points_if_complete and t.seat[seat].next_stage() is None:
        points += effect.points_if_complete      # SW-7.64
    return points


def sheet(t: SevenWonders, seat: int) -> list[int]:
    """The score pad of a seat: points by category."""
    out = [0] * len(CATEGORIES)
    for part in parts(t, seat):
        out[part.category] += part.points
    return out


def total(t: SevenWonders, seat: int) -> int:
    """The sum of all parts, none of them named: a simulation counts every game."""
    p = t.seat[seat]
    points = p.coins // COINS_PER_POINT + conflict_points(p) + science_points(p)
    for number in range(p.stages):
        points += effect_points(t, seat, p.plan()[number].effect)
    for card in CARDS:
        if (p.late if card.late else p.early) & card.bit:
            points += effect_points(t, seat, card.effect)
    return points
