"""What search asks of 7 Wonders: likes, points, and a city in numbers. Playouts go to the end of the game."""
from __future__ import annotations

from typing import ClassVar, Final, cast

from kronika.core import judgement
from kronika.core.move import Move
from kronika.core.rng import Rng
from kronika.core.table import Table
from kronika.games.seven_wonders.bots import Mind, decide, played, worth
from kronika.games.seven_wonders.cards import CATEGORIES, COLORS, TURNS
from kronika.games.seven_wonders.conflicts import conflict_points
from kronika.games.seven_wonders.science import science_points, symbols
from kronika.games.seven_wonders.score import sheet, total
from kronika.games.seven_wonders.table import SevenWonders

ASPECTS: Final[list[tuple[str, list[int]]]] = [(category, []) for category in CATEGORIES]


class Judgement(judgement.Judgement):
    """A lead of six points is a chance of about three in four."""

    version: ClassVar[int] = 1
    phases: ClassVar[int] = 3
    stops: ClassVar[bool] = False
    breadth: ClassVar[int] = 6
    scale: ClassVar[float] = 6.0
    aspects: ClassVar[list[tuple[str, list[int]]]] = ASPECTS

    def decide(self, t: Table, seat: int, offers: list[Move], rng: Rng) -> Move | None:
        return decide(cast(SevenWonders, t), seat, offers, rng)

    def priors(self, t: Table, seat: int, offers: list[Move]) -> list[float]:
        mind = Mind()
        return [worth(cast(SevenWonders, t), seat, move, mind) for move in offers]

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


def bits(word: int) -> float:
    return float(word.bit_count())


def features(t: SevenWonders, seat: int) -> list[float]:
    """The city, and its shields beside those of its neighbours; all of it public."""
    p = t.seat[seat]
    compass, gear, tablet, choice = symbols(p)
    left = 3 * TURNS - played(t)
    out = [1.0, float(left), float(total(t, seat)), float(p.coins), float(p.stages), float(p.shields),
           float(compass), float(gear), float(tablet), float(choice), float(science_points(p)),
           float(conflict_points(p)), float(p.wild), bits(p.discount), bits(p.chains), bits(p.raw), bits(p.goods)]
    for other in (t.left(seat), t.right(seat)):
        out.append(float(p.shields - t.seat[other].shields))
    for color in range(len(COLORS)):
        out.append(float(p.color(color)))
    return out


JUDGEMENT: Final = Judgement()
