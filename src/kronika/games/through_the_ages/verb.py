"""What every verb of the Action Phase can do, and the ways to pay for it."""
from __future__ import annotations

from mypy_extensions import mypyc_attr

from kronika.core.move import Move
from kronika.core.rule import Rule
from kronika.games.through_the_ages.goods import pay_resources
from kronika.games.through_the_ages.table import CIVIL_ACTED, SPARE_USED, Seat, ThroughTheAges


class Order:
    """Under which conditions an action is done: `free` of its civil action, and cheaper by so much."""

    def __init__(self, free: bool, cheaper: int) -> None:
        self.free = free
        self.cheaper = cheaper


PLAIN = Order(False, 0)                # an action of one's own turn
GIVEN = [Order(True, n) for n in range(8)]       # ordered by a card, cheaper by n


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb:
    """One thing to say in the Action Phase. `offers` lists exactly what `check` accepts."""

    def offers(self, t: ThroughTheAges, seat: int, order: Order, out: list[Move]) -> None:
        raise NotImplementedError

    def check(self, t: ThroughTheAges, seat: int, move: Move, order: Order) -> Rule | None:
        raise NotImplementedError

    def apply(self, t: ThroughTheAges, seat: int, move: Move, order: Order) -> None:
        raise NotImplementedError


def civil_actions(p: Seat) -> int:
    """What can be spent as civil actions now (TA15-13.04)."""
    return p.civil + p.lent


def lacks_civil(p: Seat, order: Order) -> bool:
    return not order.free and p.civil + p.lent < 1


def spend_civil(p: Seat, count: int) -> None:
    """The action that Hammurabi lent goes first: it is no white token."""
    p.done |= CIVIL_ACTED
    lent = min(p.lent, count)
    p.lent -= lent
    p.civil -= count - lent


def pay_action(p: Seat, order: Order) -> None:
    if not order.free:
        spend_civil(p, 1)


def military_actions(p: Seat) -> int:
    return p.military + p.spare


def spend_military(p: Seat, count: int) -> None:
    """TA15-6.50: the extra action of Patriotism must be used first."""
    spare = min(p.spare, count)
    if spare:
        p.done |= SPARE_USED
    p.spare -= spare
    p.military -= count - spare


def take_back_civil(p: Seat) -> None:
    """One spent civil action becomes available again; nothing happens if none is spent (TA15-13.13)."""
    if p.civil < p.white:
        p.civil += 1


def arms(p: Seat) -> int:
    """TA15-6.49, TA15-13.05: resources of this turn that only units can be paid with."""
    return p.arms + p.lead().arms(p)


def pay_for_unit(p: Seat, cost: int) -> None:
    """TA15-6.49, TA15-R.56: the pools first, then own resources."""
    pool = min(p.arms, cost)
    p.arms -= pool
    cost -= pool
    pay_resources(p, cost - p.lead().pay_arms(p, cost))


def release(t: ThroughTheAges, card: int) -> None:
    """A civil card leaves the game (TA15-1.20)."""
    t.gone.append(card)
