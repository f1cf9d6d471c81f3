"""What an event is aimed at: lands, an area, a region. Nothing else can be done until that is said."""
from __future__ import annotations

from typing import Final, cast

from kronika.core.move import Move
from kronika.core.rule import MOMENT, Cause, Rule
from kronika.core.step import Step
from kronika.games.history_of_the_world import moves, rulebook
from kronika.games.history_of_the_world.aftermath import raze
from kronika.games.history_of_the_world.cards import (
    BARBARIANS,
    CAPITAL,
    EVENTS,
    FORT,
    RAZE,
    REMOVE_ARMIES,
    REPLACE,
    STRUCTURE,
    Effect,
)
from kronika.games.history_of_the_world.forts import remove_fort
from kronika.games.history_of_the_world.lands import AREAS, LANDS, NEAR, OCEAN, REGION_OF, SEA
from kronika.games.history_of_the_world.moves import (
    DONE,
    ChooseRegion,
    Done,
    PlaceFleet,
    Play,
    Ravage,
    Raze,
    Remove,
    Replace,
)
from kronika.games.history_of_the_world.table import NOBODY, World

STRIKES: Final = [REMOVE_ARMIES, REPLACE, RAZE, BARBARIANS]


def refuse_target(t: World, seat: int, effect: Effect, region: int, land: int) -> Rule | None:
    """The rule against aiming the event at this land."""
    holder = t.holder[land]
    built = t.built[land]
    if effect.kind == RAZE:
        return None if built & STRUCTURE else rulebook.NO_EFFECT
    if effect.kind == BARBARIANS:
        return None if LANDS[land].barren and holder != seat else rulebook.BARREN_LAND
    if effect.kind == REMOVE_ARMIES:
        if holder == NOBODY or (effect.no_fort and built & FORT):
            return rulebook.PESTILENCE
        return rulebook.NO_EFFECT if region not in (NOBODY, REGION_OF[land]) else None
    if holder in (NOBODY, seat):
        return rulebook.OPPOSING
    if effect.adjacent and not beside(t, seat, land):
        return rulebook.NEXT_TO_ACTIVE
    kept = (effect.no_fort and built & FORT) or (effect.no_capital and built & CAPITAL)
    return rulebook.NO_EFFECT if kept else None


def beside(t: World, seat: int, land: int) -> bool:
    """HW-R.52: across a border or stepping stones from a land with an own active army."""
    return any(t.stands(seat, other) for other in NEAR[land])


def targets(t: World, seat: int, effect: Effect, region: int) -> list[int]:
    """The lands that the event can be aimed at."""
    return [land for land in range(len(LANDS)) if refuse_target(t, seat, effect, region, land) is None]


def strike(t: World, seat: int, effect: Effect, land: int) -> None:
    """What the event does to the land. Razing without battle gives no points (HW-13.05)."""
    t.note("struck", seat, (STRIKES.index(effect.kind), land))
    if effect.kind == RAZE:
        raze(t, land)
        return
    t.send_home(land)
    if effect.kind == BARBARIANS:
        remove_fort(t, land)
        raze(t, land)
    if effect.kind != REMOVE_ARMIES:
        t.seat[seat].supply -= 1
        t.holder[land] = seat
        t.active[land] = 1 if effect.active else 0         # HW-R.27


def aimed(move: Move, kind: int) -> int:
    """The land that the move names, if it is the word for this kind of event; else -1."""
    if isinstance(move, Remove):
        return move.land if kind == REMOVE_ARMIES else -1
    if isinstance(move, Replace):
        return move.land if kind == REPLACE else -1
    if isinstance(move, Raze):
        return move.land if kind == RAZE else -1
    if isinstance(move, Ravage):
        return move.land if kind == BARBARIANS else -1
    return -1


def word_for(kind: int, land: int) -> Move:
    if kind == REMOVE_ARMIES:
        return moves.REMOVE[land]
    if kind == REPLACE:
        return moves.REPLACE[land]
    return moves.RAZE[land] if kind == RAZE else moves.RAVAGE[land]


class Targeting(Step[World]):
    """The lands of an event, one after the other; where the card says `up to`, at least one."""

    def __init__(self, event: int, left: int, hit: int, region: int) -> None:
        self.event = event
        self.left = left
        self.hit = hit                           # how many lands have been named
        self.region = region                     # of the first land, where all must lie in one region

    def clone(self) -> Targeting:
        return Targeting(self.event, self.left, self.hit, self.region)

    def actors(self, t: World) -> int:
        found = self.left > 0 and targets(t, t.player, EVENTS[self.event].effect, self.region)
        return 1 << t.player if found else 0

    def options(self, t: World, seat: int) -> list[Move]:
        effect = EVENTS[self.event].effect
        out: list[Move] = [word_for(effect.kind, land) for land in targets(t, seat, effect, self.region)]
        if effect.up_to and self.hit:
            out.append(DONE)
        return out

    def check(self, t: World, seat: int, move: Move) -> Rule | None:
        effect = EVENTS[self.event].effect
        if isinstance(move, Done):
            return None if effect.up_to and self.hit else rulebook.NO_EFFECT
        if isinstance(move, Play):
            return rulebook.WINDOWS
        land = aimed(move, effect.kind)
        return MOMENT if land < 0 else refuse_target(t, seat, effect, self.region, land)

    def cause(self, t: World, seat: int, move: Move, rule: Rule) -> Cause | None:
        """The card's own words say what it can be aimed at."""
        return None if isinstance(move, Play) else Cause("event", (self.event, self.event))

    def stranger(self, t: World, seat: int, move: Move) -> Rule | None:
        return rulebook.OWN_TURN if isinstance(move, Play) else None

    def apply(self, t: World, seat: int, move: Move) -> None:
        if isinstance(move, Done):
            self.left = 0
            return
        effect = EVENTS[self.event].effect
        land = aimed(move, effect.kind)
        strike(t, seat, effect, land)
        self.left -= 1
        self.hit += 1
        if effect.one_region:
            self.region = REGION_OF[land]

    def run(self, t: World) -> None:
        t.pop()


class ChooseArea(Step[World]):
    """One more fleet for the empire this turn, in a sea or, where the card says so, in an ocean."""

    def __init__(self, event: int) -> None:
        self.event = event

    def clone(self) -> ChooseArea:
        return ChooseArea(self.event)

    def fits(self, area: int) -> bool:
        effect = EVENTS[self.event].effect
        kind = AREAS[area].kind
        return (kind == SEA and effect.seas) or (kind == OCEAN and effect.oceans)

    def actors(self, t: World) -> int:
        return 1 << t.player

    def options(self, t: World, seat: int) -> list[Move]:
        return [moves.FLEET[area.index] for area in AREAS if self.fits(area.index)]

    def check(self, t: World, seat: int, move: Move) -> Rule | None:
        if isinstance(move, Play):
            return rulebook.WINDOWS
        if not isinstance(move, PlaceFleet) or move.area < 0:
            return MOMENT
        return None if self.fits(move.area) else rulebook.FLEET

    def cause(self, t: World, seat: int, move: Move, rule: Rule) -> Cause | None:
        return None if isinstance(move, Play) else Cause("event", (self.event, self.event))

    def stranger(self, t: World, seat: int, move: Move) -> Rule | None:
        return rulebook.OWN_TURN if isinstance(move, Play) else None

    def apply(self, t: World, seat: int, move: Move) -> None:
        t.pop()
        area = cast(PlaceFleet, move).area
        t.realms[0].discs |= 1 << area
        t.note("fleet", seat, (area,))


class ChooseRegionStep(Step[World]):
    """HW-R.39: Railways join all lands of one region for the empire's invasions this turn."""

    def __init__(self) -> None:
        pass

    def clone(self) -> ChooseRegionStep:
        return ChooseRegionStep()

    def actors(self, t: World) -> int:
        return 1 << t.player

    def options(self, t: World, seat: int) -> list[Move]:
        out: list[Move] = []
        out += moves.REGION
        return out

    def check(self, t: World, seat: int, move: Move) -> Rule | None:
        if isinstance(move, Play):
            return rulebook.WINDOWS
        return None if isinstance(move, ChooseRegion) and move.region >= 0 else MOMENT

    def stranger(self, t: World, seat: int, move: Move) -> Rule | None:
        return rulebook.OWN_TURN if isinstance(move, Play) else None

    def apply(self, t: World, seat: int, move: Move) -> None:
        t.pop()
        region = cast(ChooseRegion, move).region
        t.realms[0].rails |= 1 << region
        t.note("rails", seat, (region,))
