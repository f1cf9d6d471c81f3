"""After a battle (chapters 12 and 13, HW-R.42): razing, the fort, abilities, and what comes of holding the land."""
from __future__ import annotations

from typing import Final

from kronika.core.move import Move
from kronika.core.rule import MOMENT, Rule
from kronika.core.step import Step
from kronika.games.history_of_the_world import moves, rulebook
from kronika.games.history_of_the_world.cards import (
    ARMY_FOR_CITY,
    CAPITAL,
    CAPITAL_POINT,
    CITY,
    CITY_BY_FLEET,
    FORT,
    FORT_BY_FLEET,
    MONUMENT,
    MONUMENT_RATE,
    POINT_BY_FLEET,
    RAID_RETURN,
    RAZE_COUNT,
    RAZE_POINT,
    SKIP_RAZE,
    STRUCTURE,
    TOWN,
)
from kronika.games.history_of_the_world.empire import gain_armies
from kronika.games.history_of_the_world.forts import build_fort, fort_sites, remove_fort
from kronika.games.history_of_the_world.moves import (
    DONE,
    RETURN,
    SPARE,
    STAY,
    BuildCity,
    BuildFort,
    Done,
    Play,
    Raze,
    Return,
    Spare,
    Stay,
)
from kronika.games.history_of_the_world.table import Realm, World
from kronika.games.history_of_the_world.track import gain_points


def raze(t: World, land: int) -> int:
    """HW-12.01: one step: capital to city, else the city, else the monument. Returns what it was."""
    built = t.built[land]
    if built & CAPITAL:
        t.built[land] = (built & ~CAPITAL) | CITY
        return CAPITAL
    if built & CITY:
        t.built[land] = built & ~CITY
        t.pieces += 1
        return CITY
    if built & MONUMENT:
        t.built[land] = built & ~MONUMENT
        t.monuments += 1
        return MONUMENT
    return 0


def raze_after_battle(t: World, realm: Realm, land: int) -> int:
    """HW-13.02: marauders gain a point for each structure razed after a battle."""
    razed = raze(t, land)
    t.note("razed", realm.seat, (land, razed // 2))
    if realm.row().marauder:
        t.note("marauded", realm.seat, ())
        gain_points(t, realm.seat, RAZE_POINT)
    return razed


def invasion_over(realm: Realm) -> None:
    """HW-R.15: an ability declined before the dice is declined for that invasion."""
    if realm.declined and realm.row().effect.kind != MONUMENT_RATE:
        realm.declined = False


AFTERMATH: Final[tuple[str, ...]] = ("raze", "sack", "raze_again", "remove_fort", "reward", "occupied", "over")
RAZE: Final[int] = AFTERMATH.index("raze")
SACK: Final[int] = AFTERMATH.index("sack")
RAZE_AGAIN: Final[int] = AFTERMATH.index("raze_again")
REMOVE_FORT: Final[int] = AFTERMATH.index("remove_fort")
REWARD: Final[int] = AFTERMATH.index("reward")
OCCUPIED: Final[int] = AFTERMATH.index("occupied")


class Aftermath(Step[World]):
    """HW-R.42, points 4 to 7: razing, fort, abilities after a won battle, abilities of a land taken with a fleet."""

    def __init__(self, pc: int, land: int, fleet: bool, won: bool, town: bool, before: int, steps: int) -> None:
        self.pc = pc
        self.land = land
        self.fleet = fleet
        self.won = won
        self.town = town                         # whether a capital or city stood there before
        self.before = before                     # what stood there before the last razing step
        self.steps = steps                       # razing steps offered

    def clone(self) -> Aftermath:
        return Aftermath(self.pc, self.land, self.fleet, self.won, self.town, self.before, self.steps)

    def run(self, t: World) -> None:
        realm = t.realm()
        pc = self.pc
        self.pc += 1
        if pc == RAZE:
            self.raze_step(t, realm)
        elif pc == SACK:
            self.sack(t, realm)
        elif pc == RAZE_AGAIN:
            if self.steps < self.most(realm) and t.built[self.land] & STRUCTURE and self.razed(t):
                self.pc = RAZE                   # HW-R.63
        elif pc == REMOVE_FORT:
            remove_fort(t, self.land)            # HW-12.02
        elif pc == REWARD:
            self.reward(t, realm)
        elif pc == OCCUPIED:
            if t.stands(realm.seat, self.land):
                occupied(t, realm, self.land, self.fleet)
        else:
            invasion_over(realm)
            t.pop()

    def most(self, realm: Realm) -> int:
        """How many razing steps the battle allows."""
        ability = realm.ability()
        return ability.count if ability.kind == RAZE_COUNT and (self.won or ability.after_tie) else 1

    def razed(self, t: World) -> bool:
        return self.before != t.built[self.land]

    def raze_step(self, t: World, realm: Realm) -> None:
        """HW-12.05: the first step is compulsory, unless an ability says otherwise."""
        self.before = t.built[self.land]
        if not self.before & STRUCTURE:
            return
        self.steps += 1
        if self.steps > 1 or realm.has(SKIP_RAZE):
            t.push(RazeOrSpare(self.land))
        else:
            raze_after_battle(t, realm, self.land)

    def sack(self, t: World, realm: Realm) -> None:
        """HW-R.38, HW-R.53: the extra point for a capital is a move of its own."""
        if self.before & CAPITAL and not t.built[self.land] & CAPITAL and realm.has(CAPITAL_POINT):
            if realm.used < realm.ability().most:
                realm.used += 1
                gain_points(t, realm.seat, 1)

    def reward(self, t: World, realm: Realm) -> None:
        """Abilities after a won battle: an army for a town, the return of the Turks."""
        if not self.won:
            return
        if realm.has(ARMY_FOR_CITY) and self.town and realm.used < realm.ability().most:
            realm.used += 1
            gain_armies(t, realm, 1)
        elif realm.has(RAID_RETURN):
            t.push(ReturnOrStay(self.land))


def occupied(t: World, realm: Realm, land: int, fleet: bool) -> None:
    """Abilities of a land occupied with the help of a fleet: a city, a point, a fort."""
    ability = realm.ability()
    if not fleet or realm.used >= ability.most:
        return
    if ability.kind == POINT_BY_FLEET:
        realm.used += 1
        gain_points(t, realm.seat, 1)
    elif ability.kind == CITY_BY_FLEET and not t.built[land] & TOWN and t.pieces > 0:
        t.push(Outpost(land, CITY))
    elif ability.kind == FORT_BY_FLEET and fort_sites(t, realm, land):
        t.push(Outpost(land, FORT))


def busy(t: World, seat: int, move: Move) -> Rule:
    """HW-21.03, HW-14.03: an invasion is under way."""
    if isinstance(move, Play):
        return rulebook.NOT_IN_INVASION if seat == t.player else rulebook.OWN_TURN
    return rulebook.NO_FORT_NOW if isinstance(move, BuildFort) else MOMENT


class RazeOrSpare(Step[World]):
    """HW-R.15: `raze LAND`, or `spare` the structures."""

    def __init__(self, land: int) -> None:
        self.land = land

    def clone(self) -> RazeOrSpare:
        return RazeOrSpare(self.land)

    def actors(self, t: World) -> int:
        return 1 << t.realm().seat

    def options(self, t: World, seat: int) -> list[Move]:
        return [moves.RAZE[self.land], SPARE]

    def check(self, t: World, seat: int, move: Move) -> Rule | None:
        if isinstance(move, Spare) or (isinstance(move, Raze) and move.land == self.land):
            return None
        return busy(t, seat, move)

    def stranger(self, t: World, seat: int, move: Move) -> Rule | None:
        return busy(t, seat, move) if isinstance(move, Play) else None

    def apply(self, t: World, seat: int, move: Move) -> None:
        t.pop()
        if isinstance(move, Raze):
            raze_after_battle(t, t.realm(), self.land)
        else:
            t.note("spared", seat, (self.land,))


class ReturnOrStay(Step[World]):
    """HW-23.06, HW-R.29: the victorious army goes back to the card, and the land counts as held for one invasion."""

    def __init__(self, land: int) -> None:
        self.land = land

    def clone(self) -> ReturnOrStay:
        return ReturnOrStay(self.land)

    def actors(self, t: World) -> int:
        return 1 << t.realm().seat

    def options(self, t: World, seat: int) -> list[Move]:
        return [RETURN, STAY]

    def check(self, t: World, seat: int, move: Move) -> Rule | None:
        return None if isinstance(move, (Return, Stay)) else busy(t, seat, move)

    def stranger(self, t: World, seat: int, move: Move) -> Rule | None:
        return busy(t, seat, move) if isinstance(move, Play) else None

    def apply(self, t: World, seat: int, move: Move) -> None:
        t.pop()
        if isinstance(move, Return):
            realm = t.realm()
            t.holder[self.land] = -1
            t.active[self.land] = 0
            realm.armies += 1
            realm.mark = self.land
            t.note("returned", seat, (self.land,))


class Outpost(Step[World]):
    """Right after a land was occupied with a fleet: a city or a fort there, if the player likes."""

    def __init__(self, land: int, what: int) -> None:
        self.land = land
        self.what = what                         # CITY or FORT

    def clone(self) -> Outpost:
        return Outpost(self.land, self.what)

    def actors(self, t: World) -> int:
        return 1 << t.realm().seat

    def options(self, t: World, seat: int) -> list[Move]:
        return [moves.CITY[self.land] if self.what == CITY else moves.FORT[self.land], DONE]

    def check(self, t: World, seat: int, move: Move) -> Rule | None:
        if isinstance(move, Done) or (self.what == CITY and isinstance(move, BuildCity) and move.land == self.land):
            return None
        if self.what == FORT and isinstance(move, BuildFort):
            return None if move.land == self.land else rulebook.FREE_FORT_SITE
        return busy(t, seat, move)

    def stranger(self, t: World, seat: int, move: Move) -> Rule | None:
        return busy(t, seat, move) if isinstance(move, Play) else None

    def apply(self, t: World, seat: int, move: Move) -> None:
        t.pop()
        if isinstance(move, Done):
            return
        t.realm().used += 1
        if self.what == FORT:
            build_fort(t, seat, self.land)
        else:
            t.pieces -= 1
            t.built[self.land] |= CITY
            t.note("city", seat, (self.land,))
