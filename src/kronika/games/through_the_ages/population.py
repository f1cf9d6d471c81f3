"""Increasing the population (TA15-6.11 to TA15-6.13)."""
from __future__ import annotations

from kronika.core.move import Move
from kronika.core.rule import Rule
from kronika.games.through_the_ages import moves
from kronika.games.through_the_ages.costs import population_cost
from kronika.games.through_the_ages.goods import food, gain_population, pay_food
from kronika.games.through_the_ages.table import Seat, ThroughTheAges
from kronika.games.through_the_ages.verb import Order, Verb, lacks_civil, pay_action


def can_grow(t: ThroughTheAges, p: Seat, cheaper: int) -> bool:
    """TA15-6.12: a token in the yellow bank, and the food."""
    return p.yellow > 0 and food(p) + p.traded_food >= population_cost(t, p, cheaper)


def grow(t: ThroughTheAges, p: Seat, cheaper: int) -> None:
    pay_food(p, population_cost(t, p, cheaper))
    gain_population(p, 1)


class IncreasePopulation(Verb):
    """TA15-6.11: a civil action and the food of the section."""

    def offers(self, t: ThroughTheAges, seat: int, order: Order, out: list[Move]) -> None:
        p = t.seat[seat]
        if not lacks_civil(p, order) and can_grow(t, p, order.cheaper):
            out.append(moves.INCREASE)

    def check(self, t: ThroughTheAges, seat: int, move: Move, order: Order) -> Rule | None:
        p = t.seat[seat]
        if lacks_civil(p, order):
            return t.box.book.population_action
        if p.yellow == 0:
            return t.box.book.no_token
        return None if can_grow(t, p, order.cheaper) else t.box.book.population

    def apply(self, t: ThroughTheAges, seat: int, move: Move, order: Order) -> None:
        p = t.seat[seat]
        pay_action(p, order)
        grow(t, p, order.cheaper)
        t.note("increased", seat, (p.unused,))
