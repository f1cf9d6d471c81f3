"""The score track (chapter 19): no two players on one score."""
from __future__ import annotations

from kronika.core.move import Move
from kronika.core.rule import MOMENT, Rule
from kronika.core.step import Step
from kronika.games.history_of_the_world import rulebook
from kronika.games.history_of_the_world.moves import GAIN, LOSE, GainPoint, LosePoint, Play
from kronika.games.history_of_the_world.table import World


def taken(t: World, seat: int, score: int) -> bool:
    """Whether another player stands on this score."""
    return any(other != seat and t.seat[other].score == score for other in range(t.seats))


def gain_points(t: World, seat: int, points: int) -> None:
    """HW-19.02, HW-R.33: move the marker at once; on the score of another, the player must move on."""
    if points == 0:
        return
    p = t.seat[seat]
    p.score += points
    t.note("points", seat, (points, p.score))
    if taken(t, seat, p.score):
        t.push(Conflict(seat))


def free_score(t: World, seat: int, way: int) -> int:
    """The first score in that direction that nobody has. Never below 0: the place just left is free (HW-R.19)."""
    score = t.seat[seat].score + way
    while taken(t, seat, score):
        score += way
    return score


class Conflict(Step[World]):
    """HW-19.03: gain or lose a point, and go on in that way until nobody has the score."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def clone(self) -> Conflict:
        return Conflict(self.seat)

    def actors(self, t: World) -> int:
        return 1 << self.seat

    def options(self, t: World, seat: int) -> list[Move]:
        return [GAIN, LOSE]

    def check(self, t: World, seat: int, move: Move) -> Rule | None:
        if isinstance(move, (GainPoint, LosePoint)):
            return None
        return rulebook.WINDOWS if isinstance(move, Play) else MOMENT

    def stranger(self, t: World, seat: int, move: Move) -> Rule | None:
        return rulebook.OWN_TURN if isinstance(move, Play) else None

    def apply(self, t: World, seat: int, move: Move) -> None:
        t.pop()
        p = t.seat[seat]
        had = p.score
        p.score = free_score(t, seat, 1 if isinstance(move, GainPoint) else -1)
        t.note("moved_on", seat, (p.score, p.score - had))
