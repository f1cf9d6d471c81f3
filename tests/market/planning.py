"""Chapter 2: plans, made in private and carried out together."""
from __future__ import annotations

from kronika.core.move import Move
from kronika.core.rule import MOMENT, Rule
from kronika.core.sealed import Plans
from tests.market.cards import AREAS, BORDERS
from tests.market.moves import DONE, Settle, Walk
from tests.market.rulebook import ACTS_USED, FULL, NO_BORDER, NO_STOCK, NO_TOKEN
from tests.market.table import Market


class Planning(Plans[Market]):
    """MK-2.01 to MK-2.06: up to three small moves each."""

    def done(self) -> Move:
        return DONE

    def choices(self, t: Market, seat: int) -> list[Move]:
        own = [area for area in range(len(AREAS)) if t.on(area, seat)]
        moves: list[Move] = [Settle(area) for area in own]
        moves += [Walk(area, to) for area in own for to in BORDERS[area]]
        return [move for move in moves if self.forbids(t, seat, move) is None]

    def forbids(self, t: Market, seat: int, move: Move) -> Rule | None:
        if not isinstance(move, (Settle, Walk)):
            return MOMENT
        if t.seat[seat].acts == 0:
            return ACTS_USED
        if not t.on(move.area, seat):
            return NO_TOKEN
        if isinstance(move, Settle):
            return NO_STOCK if t.seat[seat].stock == 0 else FULL if t.full(move.area) else None
        if move.to not in BORDERS[move.area]:
            return NO_BORDER
        return FULL if t.full(move.to) else None

    def carry(self, t: Market, seat: int, move: Move) -> None:
        t.seat[seat].acts -= 1
        if isinstance(move, Settle):
            t.seat[seat].stock -= 1
            t.put(move.area, seat, 1)
            t.note("settled", seat, (move.area,))
        elif isinstance(move, Walk):
            t.put(move.area, seat, -1)
            t.put(move.to, seat, 1)
            t.note("walked", seat, (move.area, move.to))

    def lapse(self, t: Market, seat: int, move: Move) -> None:
        """MK-2.06: an earlier list has filled the area."""
        t.note("lapsed", seat, (move.key()[-1],))

    def order(self, t: Market) -> list[int]:
        """MK-2.06: from the first trader of the round on."""
        return [(t.round - 1 + i) % t.seats for i in range(t.seats)]

    def clone(self) -> Planning:
        return Planning(self.ready, self.copied())
