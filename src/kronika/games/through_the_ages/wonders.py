"""Wonders: stages, completion and the points of Age III wonders (TA15-6.25 to TA15-6.29, TA15-13.30 to TA15-13.39)."""
from __future__ import annotations

from typing import cast

from kronika.core.move import Move
from kronika.core.rule import Rule
from kronika.core.step import Step
from kronika.games.through_the_ages import moves
from kronika.games.through_the_ages.build import wealth
from kronika.games.through_the_ages.costs import at_once
from kronika.games.through_the_ages.goods import gain_blue, pay_resources
from kronika.games.through_the_ages.losses import LoseTokens, lose_blue
from kronika.games.through_the_ages.moves import Stage
from kronika.games.through_the_ages.population import can_grow, grow
from kronika.games.through_the_ages.ratings import update_actions
from kronika.games.through_the_ages.table import LINER_USED, NONE, Seat, ThroughTheAges
from kronika.games.through_the_ages.verb import Order, Verb, lacks_civil, pay_action


def stage_cost(p: Seat, count: int, cheaper: int) -> int:
    """TA15-6.26: the next stages in order, paid together."""
    costs = p.box.cards[p.unfinished].stages
    total = 0
    for n in range(p.stages, p.stages + count):
        total += costs[n]
    return max(0, total - cheaper)


def stages_left(p: Seat) -> int:
    return 0 if p.unfinished == NONE else len(p.box.cards[p.unfinished].stages) - p.stages


class BuildStages(Verb):
    """TA15-6.25: a civil action and the cost of the next stages."""

    def offers(self, t: ThroughTheAges, seat: int, order: Order, out: list[Move]) -> None:
        p = t.seat[seat]
        if p.unfinished == NONE or lacks_civil(p, order):
            return
        most = min(stages_left(p), 1 if order.free else at_once(p))
        rich = wealth(p)
        for count in range(1, most + 1):
            cost = stage_cost(p, count, order.cheaper)
            if cost <= rich and p.box.can_cover(p, count, cost):
                out.append(moves.STAGE[count])

    def check(self, t: ThroughTheAges, seat: int, move: Move, order: Order) -> Rule | None:
        p = t.seat[seat]
        count = cast(Stage, move).count
        if p.unfinished == NONE or lacks_civil(p, order) or not 1 <= count <= stages_left(p):
            return t.box.book.stage
        if order.free and count > 1:
            return t.box.book.genius               # TA15-6.46
        if count > at_once(p):
            return t.box.book.stages_at_once
        cost = stage_cost(p, count, order.cheaper)
        poor = cost > wealth(p) or not p.box.can_cover(p, count, cost)
        return t.box.book.stage if poor else None

    def apply(self, t: ThroughTheAges, seat: int, move: Move, order: Order) -> None:
        p = t.seat[seat]
        count = cast(Stage, move).count
        pay_action(p, order)
        pay_resources(p, stage_cost(p, count, order.cheaper))
        p.stages += count
        t.note("staged", seat, (p.unfinished, p.stages))
        if stages_left(p) == 0:
            t.push(Completing(seat))
        cover(t, seat, count)


def cover(t: ThroughTheAges, seat: int, count: int) -> None:
    """Blue tokens from the bank cover the stages; if it is empty, tokens from own cards (TA15-6.27)."""
    p = t.seat[seat]
    taken = min(p.bank, count) if t.box.stages_from_cards else count
    p.bank -= taken
    if taken < count:
        t.push(LoseTokens(seat, count - taken, True))


class Completing(Step[ThroughTheAges]):
    """TA15-6.28: when its last stage is covered the wonder is completed."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def clone(self) -> Completing:
        return Completing(self.seat)

    def run(self, t: ThroughTheAges) -> None:
        t.pop()
        complete(t, self.seat)


def complete(t: ThroughTheAges, seat: int) -> None:
    """TA15-6.28: all blue tokens go back; the effects begin; Age III wonders score at once."""
    p = t.seat[seat]
    wonder = p.unfinished
    p.bank += p.stages
    p.unfinished = NONE
    p.stages = 0
    p.wonders |= t.box.wonder_bit(wonder)
    t.note("completed", seat, (wonder,))
    gain_blue(p, t.box.cards[wonder].blue)
    update_actions(t, seat)
    p.culture += completion_points(p, wonder)


def completion_points(p: Seat, wonder: int) -> int:
    """Age III wonders score by what stands at that moment."""
    return p.box.marvels[wonder - p.box.first_wonder].completed(p)


def ruin(t: ThroughTheAges, seat: int, wonder: int) -> None:
    """TA15-13.39, TA15-R.39: the wonder loses all effects; its token returns to the box."""
    p = t.seat[seat]
    p.ruined |= t.box.wonder_bit(wonder)
    t.note("ruined", seat, (wonder,))
    update_actions(t, seat)
    lose_blue(t, seat, t.box.cards[wonder].blue)


class Welcome(Verb):
    """TA15-13.33: the Ocean Liner Service brings one worker free (or at a lower price), once per Action Phase."""

    def offers(self, t: ThroughTheAges, seat: int, order: Order, out: list[Move]) -> None:
        if self.check(t, seat, moves.IMMIGRATE, order) is None:
            out.append(moves.IMMIGRATE)

    def check(self, t: ThroughTheAges, seat: int, move: Move, order: Order) -> Rule | None:
        p = t.seat[seat]
        idle = not p.stands(t.box.liner) or p.did(LINER_USED) or not can_grow(t, p, t.box.liner_cheaper)
        return t.box.book.ocean_liner if idle else None

    def apply(self, t: ThroughTheAges, seat: int, move: Move, order: Order) -> None:
        p = t.seat[seat]
        p.done |= LINER_USED
        grow(t, p, t.box.liner_cheaper)
        t.note("immigrated", seat, ())


def all_workers(p: Seat) -> int:
    """Workers on cards and unused ones (TA15-10.06)."""
    return p.unused + sum(p.workers)
