"""E2: population expansion, and E3: the census (chapters 6 and 7)."""
from __future__ import annotations

from typing import cast

from kronika.core.move import Move
from kronika.core.rule import MOMENT, Cause, Rule
from kronika.core.sealed import Plans, blank
from kronika.games.civilization.areas import COUNT
from kronika.games.civilization.causes import no_growth
from kronika.games.civilization.moves import DONE, Grow
from kronika.games.civilization.rulebook import GROW_ALL, GROW_STOCK, GROW_WHERE
from kronika.games.civilization.table import Civilization


def begin_growth(t: Civilization) -> None:
    """CV-6.01 to CV-6.05: one more token where there is one, two more where there are several."""
    short = 0
    for seat, p in enumerate(t.seat):
        areas = t.areas_of(seat)
        due = [1 if t.on(area, seat) == 1 else 2 for area in areas]
        if sum(due) <= p.stock:
            for area, number in zip(areas, due):
                t.put(area, seat, number)
            t.note("grew", seat, (sum(due),))
        elif p.stock:
            short |= 1 << seat
            p.due = [0] * COUNT
            for area, number in zip(areas, due):
                p.due[area] = number
    if short:
        t.push(Growth(t.everybody() & ~short, blank(t.seats)))


def place(t: Civilization, seat: int, area: int, number: int) -> None:
    t.put(area, seat, number)
    t.note("grew_in", seat, (area, number))


class Growth(Plans[Civilization]):
    """CV-6.03, CV-R48: who has too small a stock chooses where it goes; all of it is placed."""

    def done(self) -> Move:
        return DONE

    def choices(self, t: Civilization, seat: int) -> list[Move]:
        p = t.seat[seat]
        out: list[Move] = []
        for area, due in enumerate(p.due):
            for number in range(1, min(due, p.stock) + 1):
                out.append(Grow(area, number))
        return out

    def forbids(self, t: Civilization, seat: int, move: Move) -> Rule | None:
        if not isinstance(move, Grow):
            return MOMENT
        p = t.seat[seat]
        if not p.due or move.number < 1 or p.due[move.area] < move.number:
            return GROW_WHERE
        return None if move.number <= p.stock else GROW_STOCK

    def cause(self, t: Civilization, seat: int, move: Move, rule: Rule) -> Cause | None:
        return no_growth(self.draft(t, seat), seat, move, rule)

    def carry(self, t: Civilization, seat: int, move: Move) -> None:
        grow = cast(Grow, move)
        t.seat[seat].due[grow.area] -= grow.number
        place(t, seat, grow.area, grow.number)

    def unfinished(self, t: Civilization, seat: int) -> Rule | None:
        return GROW_ALL if t.seat[seat].due and t.seat[seat].stock else None

    def order(self, t: Civilization) -> list[int]:
        return t.order

    def run(self, t: Civilization) -> None:
        """What a list leaves open is placed from the first area on; only a guessed list does."""
        super().run(t)
        for seat, p in enumerate(t.seat):
            if p.due:
                for area, due in enumerate(p.due):
                    if due and p.stock:
                        place(t, seat, area, min(due, p.stock))
            p.due = []

    def clone(self) -> Growth:
        return Growth(self.ready, self.copied())


def take_census(t: Civilization) -> None:
    """CV-7.01: tokens on the map, nothing else."""
    t.census = [p.people for p in t.seat]


def by_census(t: Civilization) -> list[int]:
    """CV-9.01: most tokens first; ties in AST order."""
    return sorted(t.order, key=[-count for count in t.census].__getitem__)
