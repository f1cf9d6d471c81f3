"""E11: the calamities in ascending number (chapters 15 and 16)."""
from __future__ import annotations

from typing import Final, cast

from kronika.core.move import Move
from kronika.core.rule import MOMENT, Rule
from kronika.core.step import Step
from kronika.games.civilization.areas import AREAS, NODES, PLAINS, VOLCANOES
from kronika.games.civilization.cards import (
    CIVIL_WAR,
    DEMOCRACY,
    DISORDER,
    ENGINEERING,
    EPIDEMIC,
    FAMINE,
    FLOOD,
    GOODS,
    ICONOCLASM,
    KINDS,
    LAW,
    MEDICINE,
    MOST_CALAMITIES,
    PHILOSOPHY,
    RED,
    STACK,
    VOLCANO,
)
from kronika.games.civilization.civil_war import begin_civil_war
from kronika.games.civilization.losses import Reductions, Shares
from kronika.games.civilization.moves import SPARE, Erupt, Inundate, Raid, Reduce, Spare
from kronika.games.civilization.rulebook import ERUPTION, FLOODED, QUAKE, RAIDS
from kronika.games.civilization.table import NOBODY, Civilization
from kronika.games.civilization.units import cities_hit

NOT_HELD: Final = -2


class Calamities(Step[Civilization]):
    """CV-15.01 to CV-15.06, CV-R28: each hits its holder, who carries out two at most."""

    def __init__(self, kind: int, carried: list[int]) -> None:
        self.kind = kind                         # the next calamity
        self.carried = carried                   # by seat

    def clone(self) -> Calamities:
        return Calamities(self.kind, self.carried[:])

    def run(self, t: Civilization) -> None:
        if self.kind == len(KINDS):
            t.pop()
            return
        kind = self.kind
        self.kind += 1
        for seat in range(t.seats):
            giver = surrender_card(t, kind, seat)
            if giver != NOT_HELD:
                self.strike(t, kind, seat, giver)
                return

    def strike(self, t: Civilization, kind: int, seat: int, giver: int) -> None:
        """CV-15.12, CV-22.05: the card is shown and goes under its stack, carried out or ignored."""
        t.show()
        t.put_under(STACK[kind], [kind], t.everybody())
        if self.carried[seat] == MOST_CALAMITIES:
            t.note("ignored", seat, (kind,))
            return
        self.carried[seat] += 1
        if giver < 0:
            t.note("struck", seat, (kind,))
        else:
            t.note("struck_by", seat, (kind, giver))
        begin(t, kind, seat, giver)


def surrender_card(t: Civilization, kind: int, seat: int) -> int:
    """CV-15.02 to CV-15.04: take the calamity from the seat it hits: its giver, -1 without one, or not held."""
    p = t.seat[seat]
    if RED[kind]:
        if kind not in p.red:
            return NOT_HELD
        p.red.remove(kind)
        return -1
    for at, card in enumerate(p.hand):
        if card.kind == kind and card.giver >= 0:
            del p.hand[at]
            return card.giver
    return NOT_HELD


def begin(t: Civilization, kind: int, seat: int, giver: int) -> None:
    if kind == VOLCANO:
        begin_volcano(t, seat)
    elif kind == FLOOD:
        begin_flood(t, seat)
    elif kind == FAMINE:
        t.push(Shares(kind, seat, giver, 20, [0] * t.seats, 9, -1))
    elif kind == CIVIL_WAR:
        begin_civil_war(t, seat)
    elif kind == EPIDEMIC:
        own = 11 if t.seat[seat].has(MEDICINE) else 16
        t.push(Shares(kind, seat, giver, 25, [0] * t.seats, own, -1))
    elif kind == DISORDER:
        begin_disorder(t, seat)
    elif kind == ICONOCLASM:
        p = t.seat[seat]
        own = 2 if p.has(PHILOSOPHY) else 3 if p.has(LAW) else 4
        t.push(Shares(kind, seat, giver, 2, [0] * t.seats, own, -1))
    else:
        t.push(Piracy(seat, giver, fleets(t, giver)))


# volcanic eruption and earthquake

def begin_volcano(t: Civilization, seat: int) -> None:
    """CV-16.01, CV-16.02, CV-R63: a volcano where there are units of the victim, or else an earthquake."""
    near = [i for i, areas in enumerate(VOLCANOES) if any(t.on(a, seat) or t.city[a] == seat for a in areas)]
    if near:
        t.push(Eruption(seat, near))
    elif t.seat[seat].cities:
        t.push(Earthquake(seat, NOBODY))


class Eruption(Step[Civilization]):
    """CV-16.01: everything of everybody in the areas that the volcano touches is lost."""

    def __init__(self, seat: int, volcanoes: list[int]) -> None:
        self.seat = seat
        self.volcanoes = volcanoes

    def clone(self) -> Eruption:
        return Eruption(self.seat, self.volcanoes[:])

    def actors(self, t: Civilization) -> int:
        return 1 << self.seat if len(self.volcanoes) > 1 else 0

    def options(self, t: Civilization, seat: int) -> list[Move]:
        return [Erupt(volcano) for volcano in self.volcanoes]

    def check(self, t: Civilization, seat: int, move: Move) -> Rule | None:
        if not isinstance(move, Erupt):
            return MOMENT
        return None if move.volcano in self.volcanoes else ERUPTION

    def apply(self, t: Civilization, seat: int, move: Move) -> None:
        self.volcanoes = [cast(Erupt, move).volcano]

    def run(self, t: Civilization) -> None:
        t.pop()
        t.note("erupted", self.seat, (self.volcanoes[0],))
        for area in VOLCANOES[self.volcanoes[0]]:
            if t.city[area] != NOBODY:
                t.note("lost_city", t.city[area], (area,))
                t.lose_city(area)
            for seat in range(t.seats):
                if t.on(area, seat):
                    t.note("lost", seat, (area, t.on(area, seat)))
                    t.put(area, seat, -t.on(area, seat))


class Earthquake(Step[Civilization]):
    """CV-16.02, CV-R30: a city of the victim is reduced, and perhaps one of another player beside it."""

    def __init__(self, seat: int, first: int) -> None:
        self.seat = seat
        self.first = first                       # the victim's own city, once it is chosen

    def clone(self) -> Earthquake:
        return Earthquake(self.seat, self.first)

    def targets(self, t: Civilization) -> list[int]:
        if self.first == NOBODY:
            return t.cities_of(self.seat)
        return [area for area in t.map().beside[self.first] if t.city[area] not in (NOBODY, self.seat)]

    def actors(self, t: Civilization) -> int:
        least = 2 if self.first == NOBODY else 1
        return 1 << self.seat if len(self.targets(t)) >= least else 0

    def options(self, t: Civilization, seat: int) -> list[Move]:
        out: list[Move] = [Reduce(area) for area in self.targets(t)]
        if self.first != NOBODY:
            out.append(SPARE)
        return out

    def check(self, t: Civilization, seat: int, move: Move) -> Rule | None:
        if isinstance(move, Spare) and self.first != NOBODY:
            return None
        if not isinstance(move, Reduce):
            return MOMENT
        return None if move.area in self.targets(t) else QUAKE

    def apply(self, t: Civilization, seat: int, move: Move) -> None:
        if isinstance(move, Reduce):
            self.shake(t, move.area)
        else:
            t.pop()

    def shake(self, t: Civilization, area: int) -> None:
        if self.first == NOBODY:
            self.first = area
        else:
            t.pop()
        t.reduce(area)

    def run(self, t: Civilization) -> None:
        if self.first == NOBODY:
            self.shake(t, self.targets(t)[0])
        else:
            t.pop()


# flood

def exposed(t: Civilization, seat: int, plain: int) -> int:
    """CV-R31: the units of the seat that a flood of this plain can reach."""
    areas = PLAINS[plain]
    return sum(t.on(area, seat) for area in areas) + 5 * len(cities_hit(t, FLOOD, seat, areas))


def begin_flood(t: Civilization, seat: int) -> None:
    """CV-16.03, CV-R31: on the plain where the victim has most to lose; without any there, no effect."""
    units = [exposed(t, seat, plain) for plain in range(len(PLAINS))]
    if max(units):
        t.push(Flood(seat, [plain for plain, number in enumerate(units) if number == max(units)]))


class Flood(Step[Civilization]):
    """CV-R31: in a tie the victim chooses the plain."""

    def __init__(self, seat: int, plains: list[int]) -> None:
        self.seat = seat
        self.plains = plains

    def clone(self) -> Flood:
        return Flood(self.seat, self.plains[:])

    def actors(self, t: Civilization) -> int:
        return 1 << self.seat if len(self.plains) > 1 else 0

    def options(self, t: Civilization, seat: int) -> list[Move]:
        return [Inundate(plain) for plain in self.plains]

    def check(self, t: Civilization, seat: int, move: Move) -> Rule | None:
        if not isinstance(move, Inundate):
            return MOMENT
        return None if move.plain in self.plains else FLOODED

    def apply(self, t: Civilization, seat: int, move: Move) -> None:
        self.plains = [cast(Inundate, move).plain]

    def run(self, t: Civilization) -> None:
        t.pop()
        t.note("flooded", self.seat, (self.plains[0],))
        own = 7 if t.seat[self.seat].has(ENGINEERING) else 17
        t.push(Shares(FLOOD, self.seat, -1, 10, [0] * t.seats, own, self.plains[0]))


# civil disorder

def begin_disorder(t: Civilization, seat: int) -> None:
    """CV-16.16."""
    p = t.seat[seat]
    keep = 6 if p.has(DEMOCRACY) else 5 if p.has(LAW) else 4
    if p.cities > keep:
        t.push(Reductions(seat, p.cities - keep))


# piracy

def fleets(t: Civilization, giver: int) -> list[int]:
    """CV-R37: the water of each ship of the giver."""
    water = t.map().water
    return [water[node] for node in t.seat[giver].ships]


def waters(t: Civilization, area: int) -> list[int]:
    """The waters at which an area has a sea coast."""
    return [t.map().water[node] for node in AREAS[area].coasts if not NODES[node].lake]


class Piracy(Step[Civilization]):
    """CV-16.18, CV-R37: the giver chooses a coastal city of the victim for each of his ships that can reach one."""

    def __init__(self, seat: int, giver: int, ships: list[int]) -> None:
        self.seat = seat
        self.giver = giver
        self.ships = ships                       # the waters of the ships that have not raided yet

    def clone(self) -> Piracy:
        return Piracy(self.seat, self.giver, self.ships[:])

    def targets(self, t: Civilization) -> list[int]:
        return [area for area in t.cities_of(self.seat) if any(water in self.ships for water in waters(t, area))]

    def actors(self, t: Civilization) -> int:
        """There is a choice where a water has more cities than ships."""
        targets = self.targets(t)
        for water in self.ships:
            if sum(1 for area in targets if water in waters(t, area)) > self.ships.count(water):
                return 1 << self.giver
        return 0

    def options(self, t: Civilization, seat: int) -> list[Move]:
        return [Raid(area) for area in self.targets(t)]

    def check(self, t: Civilization, seat: int, move: Move) -> Rule | None:
        if not isinstance(move, Raid):
            return MOMENT
        return None if move.area in self.targets(t) else RAIDS

    def apply(self, t: Civilization, seat: int, move: Move) -> None:
        self.raid(t, cast(Raid, move).area)

    def raid(self, t: Civilization, area: int) -> None:
        self.ships.remove(next(water for water in waters(t, area) if water in self.ships))
        t.lose_city(area)
        t.note("raided", self.seat, (area, self.giver))

    def run(self, t: Civilization) -> None:
        targets = self.targets(t)
        if targets:
            self.raid(t, targets[0])
        else:
            t.pop()


def begin_calamities(t: Civilization) -> None:
    t.push(Calamities(GOODS, [0] * t.seats))

