"""E6: conflicts (chapter 10)."""
from __future__ import annotations

from typing import cast

from kronika.core.move import Move
from kronika.core.rule import MOMENT, Rule
from kronika.core.step import Step
from kronika.games.civilization.areas import LIMIT
from kronika.games.civilization.cards import ATTACK, ATTACK_ENGINEERING, DEFENCE, ENGINEERING, METALWORKING
from kronika.games.civilization.moves import First
from kronika.games.civilization.rulebook import ATTACK_ORDER
from kronika.games.civilization.table import NOBODY, Civilization


def begin_conflicts(t: Civilization) -> None:
    """CV-10.10: first tokens against tokens on the whole map, then the attacks on cities."""
    under_attack: list[int] = []
    for area in t.map().areas:
        groups = present(t, area)
        owner = t.city[area]
        if owner == NOBODY:
            if len(groups) > 1 and t.crowd(area) > LIMIT[area]:
                fight(t, area, LIMIT[area])
        elif groups and groups != [owner]:
            fight(t, area, 0)
            under_attack.append(area)
    pending = [area for area in under_attack if besieged(t, area)]
    if pending:
        t.push(Attacks(pending))


def present(t: Civilization, area: int) -> list[int]:
    """The seats with tokens in the area."""
    at = area * t.seats
    return [seat for seat in range(t.seats) if t.tokens[at + seat]]


def fight(t: Civilization, area: int, limit: int) -> None:
    """CV-10.05 to CV-10.09: rounds in ascending order, equals at the same time, until peace (CV-10.06)."""
    groups = present(t, area)
    before = [t.on(area, seat) for seat in groups]
    while len(present(t, area)) > 1 and t.crowd(area) > limit:
        fight_round(t, area, limit)
    for seat, number in zip(groups, before):
        t.note("fought", seat, (area, number, t.on(area, seat)))


def fight_round(t: Civilization, area: int, limit: int) -> None:
    ranks = sorted({strength(t, area, seat) for seat in present(t, area)})
    groups = [[seat for seat in present(t, area) if strength(t, area, seat) == rank] for rank in ranks]
    for equals in groups:
        for seat in equals:
            t.put(area, seat, -1)
        if len(present(t, area)) < 2 or t.crowd(area) <= limit:
            return


def strength(t: Civilization, area: int, seat: int) -> int:
    """CV-10.09, CV-R13: who has Metalworking removes after all who have not."""
    return t.on(area, seat) + (1000 if t.seat[seat].has(METALWORKING) else 0)


def needed(t: Civilization, owner: int) -> int:
    """CV-10.12."""
    return ATTACK_ENGINEERING if t.seat[owner].has(ENGINEERING) else ATTACK


def besieged(t: Civilization, area: int) -> bool:
    """CV-R14, CV-R15 a: whether the group left is foreign and strong enough; a weak one is removed."""
    owner = t.city[area]
    for seat in present(t, area):
        if seat == owner:
            return False
        if t.on(area, seat) >= needed(t, owner):
            return True
        t.note("repelled", seat, (area, t.on(area, seat)))
        t.put(area, seat, -t.on(area, seat))
    return False


class Attacks(Step[Civilization]):
    """CV-10.13 to CV-10.15, CV-R15, CV-R75: successful attacks on cities, one at a time."""

    def __init__(self, pending: list[int]) -> None:
        self.pending = pending

    def clone(self) -> Attacks:
        return Attacks(self.pending[:])

    def attacker(self, t: Civilization, area: int) -> int:
        return present(t, area)[0]

    def rank(self, t: Civilization, area: int) -> tuple[int, int, int]:
        """CV-R15 b: by the earlier of the two, then the other, then the owner."""
        nations = [t.seat[self.attacker(t, area)].nation, t.seat[t.city[area]].nation]
        return min(nations), max(nations), t.seat[t.city[area]].nation

    def next(self, t: Civilization) -> int:
        """CV-R15 c: the first whose owner can defend; if nobody can, the first."""
        ranked = sorted([(self.rank(t, area), area) for area in self.pending])
        for _, area in ranked:
            if t.seat[t.city[area]].stock >= DEFENCE:
                return area
        return ranked[0][1]

    def choice(self, t: Civilization) -> list[int]:
        """CV-R75: the attacks among which an owner chooses; one, where the order cannot matter."""
        area = self.next(t)
        owner = t.city[area]
        own = [other for other in self.pending if t.city[other] == owner]
        return own if len(own) > 1 and t.seat[owner].stock < DEFENCE * len(own) else [area]

    def actors(self, t: Civilization) -> int:
        if not self.pending:
            return 0
        own = self.choice(t)
        return 1 << t.city[own[0]] if len(own) > 1 else 0

    def options(self, t: Civilization, seat: int) -> list[Move]:
        return [First(area) for area in self.choice(t)]

    def check(self, t: Civilization, seat: int, move: Move) -> Rule | None:
        if not isinstance(move, First):
            return MOMENT
        return None if move.area in self.choice(t) else ATTACK_ORDER

    def apply(self, t: Civilization, seat: int, move: Move) -> None:
        self.resolve(t, cast(First, move).area)

    def run(self, t: Civilization) -> None:
        if self.pending:
            self.resolve(t, self.choice(t)[0])
        else:
            t.pop()

    def resolve(self, t: Civilization, area: int) -> None:
        self.pending.remove(area)
        owner = t.city[area]
        attacker = self.attacker(t, area)
        if t.seat[owner].stock >= DEFENCE:
            t.note("stormed", attacker, (area, owner, DEFENCE))
            t.lose_city(area)
            t.put(area, owner, DEFENCE)
            fight(t, area, LIMIT[area])
        elif t.spare(attacker):
            t.hand_over(area, attacker)
            t.note("surrendered", owner, (area, attacker))
        else:
            t.lose_city(area)
            t.note("razed", owner, (area,))

