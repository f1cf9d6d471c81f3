"""Setup (chapter 3): the order of choice, and the nations."""
from __future__ import annotations

from typing import cast

from kronika.core.move import Move
from kronika.core.rng import Rng
from kronika.core.rule import MOMENT, Rule
from kronika.core.step import CHANCE_BIT, Step
from kronika.games.civilization.cards import NATIONS, STARTS
from kronika.games.civilization.moves import Choose, Order
from kronika.games.civilization.rulebook import NO_NATION, TAKEN_NATION
from kronika.games.civilization.table import NOBODY, Civilization


class DrawOrder(Step[Civilization]):
    """CV-3.04: the players choose their nations in an order drawn by lot."""

    def __init__(self) -> None:
        pass

    def clone(self) -> DrawOrder:
        return DrawOrder()

    def actors(self, t: Civilization) -> int:
        return CHANCE_BIT

    def sample(self, t: Civilization, rng: Rng) -> Move:
        seats = list(range(t.seats))
        rng.shuffle(seats)
        return Order(seats)

    def check(self, t: Civilization, seat: int, move: Move) -> Rule | None:
        return None if isinstance(move, Order) and sorted(move.seats) == list(range(t.seats)) else MOMENT

    def apply(self, t: Civilization, seat: int, move: Move) -> None:
        t.pop()
        t.push(ChooseNation(cast(Order, move).seats[:], 0))


class ChooseNation(Step[Civilization]):
    """CV-3.05 to CV-3.11: one after the other; each nation starts where the number of players says."""

    def __init__(self, queue: list[int], at: int) -> None:
        self.queue = queue
        self.at = at

    def clone(self) -> ChooseNation:
        return ChooseNation(self.queue[:], self.at)

    def actors(self, t: Civilization) -> int:
        return 1 << self.queue[self.at] if self.at < len(self.queue) else 0

    def options(self, t: Civilization, seat: int) -> list[Move]:
        return [Choose(nation) for nation in STARTS[t.chart].nations if t.seat_of(nation) == NOBODY]

    def check(self, t: Civilization, seat: int, move: Move) -> Rule | None:
        if not isinstance(move, Choose):
            return MOMENT
        if move.nation not in STARTS[t.chart].nations:
            return NO_NATION
        return None if t.seat_of(move.nation) == NOBODY else TAKEN_NATION

    def apply(self, t: Civilization, seat: int, move: Move) -> None:
        nation = cast(Choose, move).nation
        self.at += 1
        settle_nation(t, seat, nation)
        t.note("nation", seat, (nation, NATIONS[nation].starts[t.chart]))

    def run(self, t: Civilization) -> None:
        t.pop()
        line_up(t)


def settle_nation(t: Civilization, seat: int, nation: int) -> None:
    """CV-3.10: one token on the start area, the marker on the start arrow, everything else in stock."""
    t.seat[seat].nation = nation
    t.put(NATIONS[nation].starts[t.chart], seat, 1)


def line_up(t: Civilization) -> None:
    """CV-R64: the order of the nations in play decides, not that of the seats."""
    t.order = sorted(range(t.seats), key=[p.nation for p in t.seat].__getitem__)
