"""A stretch: small moves of one list, march or purchase, which mean something together alone."""
from __future__ import annotations

from collections import Counter

from kronika.core.game import Game
from kronika.core.judgement import Judgement
from kronika.core.move import Move
from kronika.core.playout import Policy
from kronika.core.rng import Rng
from kronika.core.table import Table, actors, options, play

LONGEST = 200                          # moves of a stretch
BETWEEN = "; "                         # the sentences of a stretch


class Replay(Policy):
    """Says the moves of a stretch one after the other; when one is impossible, or none is left, plays on well."""

    def __init__(self, judgement: Judgement, step: type, moves: list[Move]) -> None:
        self.judgement = judgement
        self.step = step
        self.moves = moves
        self.table: Table | None = None          # the one of this playout
        self.said = 0

    def reply(self, t: Table, seat: int, rng: Rng) -> Move | None:
        if t is not self.table:
            self.table = t
            self.said = 0
        if self.said < len(self.moves):
            offers = t.stack[-1].options(t, seat)
            if goes_on(t, seat, self.step) and len(offers) == 1:
                return offers[0]
            move = self.moves[self.said]
            if goes_on(t, seat, self.step) and t.stack[-1].check(t, seat, move) is None:
                self.said += 1
                return move
            self.said = len(self.moves)
        return self.judgement.retort(t, seat, rng)


def goes_on(t: Table, seat: int, step: type) -> bool:
    """Whether the seat is still asked by a step of that kind."""
    return not t.over and type(t.stack[-1]) is step and bool((actors(t) >> seat) & 1)


def planned(game: Game, judgement: Judgement, view: Table, seat: int, rng: Rng) -> list[Move]:
    """What the skilled player would say there, to the end of the stretch, in a world that the view allows."""
    t = game.determinize(view, seat, rng)
    t.stack[-1].reopen(t, seat)
    step = type(t.stack[-1])
    quiet = judgement.quiet(t, seat)
    out: list[Move] = []
    while goes_on(t, seat, step) and judgement.quiet(t, seat) == quiet and len(out) < LONGEST:
        offers = options(t, seat)
        move = offers[0] if len(offers) == 1 else judgement.retort(t, seat, rng)
        if move is None:
            break
        if len(offers) > 1:
            out.append(move)
        play(t, seat, move)
    return out


def alike(one: list[Move], other: list[Move]) -> bool:
    """Whether it is the same in another order."""
    return Counter(one) == Counter(other)


def parted(one: str, other: str) -> tuple[list[tuple[str, int]], list[tuple[str, int]]]:
    """Two stretches as they are said: the sentences that only the one has, with how often, and those of the other."""
    mine, theirs = Counter(one.split(BETWEEN)), Counter(other.split(BETWEEN))
    return list((mine - theirs).items()), list((theirs - mine).items())
