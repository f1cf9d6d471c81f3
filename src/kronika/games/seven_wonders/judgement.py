"""What search asks of 7 Wonders: likes, points, and a city in numbers (outlook.py).

Playouts go to the end of the game; of those who have learned what cities are worth, to the end of the next age.
"""
from __future__ import annotations

from typing import ClassVar, Final, cast

from kronika.core import judgement
from kronika.core.move import Move
from kronika.core.playout import Policy
from kronika.core.rng import Rng
from kronika.core.table import Table
from kronika.core.taste import numbers, refill
from kronika.games.seven_wonders.bots import Mind, decide, worth
from kronika.games.seven_wonders.cards import CATEGORIES, COLORS
from kronika.games.seven_wonders.outlook import features
from kronika.games.seven_wonders.score import sheet, total
from kronika.games.seven_wonders.table import SevenWonders
from kronika.games.seven_wonders.taste import NAMES, SKILLED, Taste

ASPECTS: Final[list[tuple[str, list[int]]]] = [(category, []) for category in CATEGORIES]


class Fond(judgement.Taster):
    """A taste with a preference for the structures of one colour; -1: of none."""

    def __init__(self, color: int, taste: Taste) -> None:
        self.color = color
        self.taste = taste

    def reply(self, t: Table, seat: int, rng: Rng) -> Move | None:
        return decide(cast(SevenWonders, t), seat, t.stack[-1].options(t, seat), rng, self.color, self.taste)

    def likes(self, t: Table, seat: int, offers: list[Move]) -> list[float]:
        mind = Mind(self.taste)
        return [worth(cast(SevenWonders, t), seat, move, mind) for move in offers]


PRACTISED: Final = Fond(-1, SKILLED)
PLANS: Final[list[Policy]] = [Fond(COLORS.index("red"), SKILLED), Fond(COLORS.index("green"), SKILLED)]


class Judgement(judgement.Judgement):
    """A lead of six points is a chance of about three in four."""

    version: ClassVar[int] = 2
    phases: ClassVar[int] = 3
    stops: ClassVar[bool] = False
    breadth: ClassVar[int] = 6
    wide: ClassVar[int] = 10
    whims: ClassVar[int] = 4
    liked: ClassVar[int] = 6
    scale: ClassVar[float] = 6.0
    aspects: ClassVar[list[tuple[str, list[int]]]] = ASPECTS

    def decide(self, t: Table, seat: int, offers: list[Move], rng: Rng) -> Move | None:
        return decide(cast(SevenWonders, t), seat, offers, rng)

    def skilled(self, t: Table, seat: int, offers: list[Move], rng: Rng) -> Move | None:
        return decide(cast(SevenWonders, t), seat, offers, rng, -1, SKILLED)

    def retort(self, t: Table, seat: int, rng: Rng) -> Move | None:
        return PRACTISED.reply(t, seat, rng)

    def priors(self, t: Table, seat: int, offers: list[Move]) -> list[float]:
        mind = Mind()
        return [worth(cast(SevenWonders, t), seat, move, mind) for move in offers]

    def likes(self, t: Table, seat: int, offers: list[Move]) -> list[float]:
        return PRACTISED.likes(t, seat, offers)

    def taste(self) -> list[float]:
        return numbers(SKILLED, NAMES)

    def tasted(self, numbers: list[float]) -> judgement.Taster:
        taste = Taste()
        refill(taste, NAMES, numbers)
        return Fond(-1, taste)

    def plans(self, t: Table, seat: int) -> list[Policy]:
        """One military structure or one of science means little: who wants more of them has to plan it."""
        return PLANS

    def points(self, t: Table, seat: int) -> float:
        return float(total(cast(SevenWonders, t), seat))

    def parts(self, t: Table, seat: int) -> list[float]:
        """The score pad."""
        return [float(points) for points in sheet(cast(SevenWonders, t), seat)]

    def amounts(self, t: Table, seat: int) -> list[float]:
        return self.parts(t, seat)

    def features(self, t: Table, seat: int) -> list[float]:
        return features(cast(SevenWonders, t), seat)

    def phase(self, t: Table, seat: int) -> int:
        return max(0, cast(SevenWonders, t).age - 1)

    def quiet(self, t: Table, seat: int) -> int:
        """Ages that are over."""
        return max(0, cast(SevenWonders, t).age - 1)

    def reach(self, t: Table, seat: int) -> int:
        return self.quiet(t, seat) + 2


JUDGEMENT: Final = Judgement()
