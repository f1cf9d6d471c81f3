"""Events (chapter 21): when an advancement can be played, and what it does."""
from __future__ import annotations

from typing import Final

from kronika.core.rule import MOMENT, Rule
from kronika.games.history_of_the_world import rulebook
from kronika.games.history_of_the_world.cards import (
    AUTO_WIN,
    BUILD_FORTS,
    CAPITAL,
    EVENTS,
    GAIN_ARMIES,
    GAIN_TOKENS,
    MONUMENT,
    PLACE_FLEET,
    POINTS_PER,
    REGION_ADJACENCY,
    Effect,
)
from kronika.games.history_of_the_world.empire import gain_armies
from kronika.games.history_of_the_world.forts import ANYWHERE, FreeForts, fort_sites
from kronika.games.history_of_the_world.lands import RESOURCES
from kronika.games.history_of_the_world.table import AWAY, HELD, PLAYED, Realm, World, new_realm
from kronika.games.history_of_the_world.targets import ChooseArea, ChooseRegionStep, Targeting, targets
from kronika.games.history_of_the_world.track import gain_points

# Windows in which advancements can be played (HW-R.18)
WINDOWS: Final[tuple[str, ...]] = ("opening", "before_founding", "conquest", "before_monuments", "after_monuments")
OPENING: Final[int] = WINDOWS.index("opening")                    # before step 2
BEFORE_FOUNDING: Final[int] = WINDOWS.index("before_founding")    # after a kingdom
CONQUEST: Final[int] = WINDOWS.index("conquest")
BEFORE_MONUMENTS: Final[int] = WINDOWS.index("before_monuments")
AFTER_MONUMENTS: Final[int] = WINDOWS.index("after_monuments")


def playable(t: World, seat: int, window: int) -> list[int]:
    """The held cards that may be played now."""
    p = t.seat[seat]
    out: list[int] = []
    for epoch, fate in enumerate(p.fate):
        if fate == HELD and p.event[epoch] >= 0 and refuse_held(t, seat, p.event[epoch], window) is None:
            out.append(p.event[epoch])
    return out


def refuse_play(t: World, seat: int, event: int, window: int) -> Rule | None:
    """The rule against playing this card now."""
    if event < 0:
        return MOMENT
    p = t.seat[seat]
    epoch = EVENTS[event].epoch - 1
    if t.realm().kingdom and not EVENTS[event].kingdom:
        return rulebook.NOT_IN_KINGDOM
    if p.event[epoch] != event or p.fate[epoch] != HELD:
        gone = p.event[epoch] == event and p.fate[epoch] == AWAY
        return rulebook.KINGDOM_EPOCH if gone else rulebook.IN_HAND
    return refuse_held(t, seat, event, window)


def refuse_held(t: World, seat: int, event: int, window: int) -> Rule | None:
    """The same for a card in hand."""
    row = EVENTS[event]
    supply = t.seat[seat].supply
    if row.card is not None:
        if window != OPENING:
            return rulebook.KINGDOM_STEP
        return rulebook.KINGDOM_SUPPLY if supply < len(row.card.start) else None
    if supply < row.armies:
        return rulebook.ENOUGH_SUPPLY
    if row.lasting:
        return None
    if row.effect.kind in (GAIN_ARMIES, GAIN_TOKENS):
        return rulebook.NO_EFFECT if window >= BEFORE_MONUMENTS else None
    return None if has_effect(t, seat, row.effect) else rulebook.NO_EFFECT


def has_effect(t: World, seat: int, effect: Effect) -> bool:
    """HW-R.45: an instant advancement needs a target, or something to give."""
    if effect.kind == POINTS_PER:
        return points(t, seat, effect) > 0
    if effect.kind == BUILD_FORTS:
        return len(fort_sites(t, t.realm(), ANYWHERE)) > 0
    return len(targets(t, seat, effect, -1)) > 0


def points(t: World, seat: int, effect: Effect) -> int:
    """Points for monuments under own armies, or for pairs of resource icons under active ones."""
    count = 0
    for land, holder in enumerate(t.holder):
        if holder == seat:
            if effect.of_monuments:
                count += 1 if t.built[land] & MONUMENT else 0
            elif t.active[land]:
                count += RESOURCES[land]
    if not effect.of_monuments:
        count //= 2
    return min(count, effect.most)


def play_event(t: World, seat: int, event: int) -> None:
    """HW-21.04: the card is shown; its effect comes at once or lasts until the end of the turn."""
    p = t.seat[seat]
    epoch = EVENTS[event].epoch - 1
    p.fate[epoch] = PLAYED
    p.show_event(epoch + 1, event)
    t.show()
    t.note("played", seat, (event,))
    effect = EVENTS[event].effect
    realm = t.realms[0]
    if EVENTS[event].kingdom:
        t.realms.append(new_realm(seat, event, True))
    elif EVENTS[event].lasting:
        lasting(t, realm, event, effect)
    elif effect.kind == GAIN_ARMIES:
        gain_armies(t, realm, effect.count if holds_capital(t, seat) else effect.otherwise)
    elif effect.kind == GAIN_TOKENS:
        realm.tokens += effect.count
    elif effect.kind == POINTS_PER:
        gain_points(t, seat, points(t, seat, effect))
    elif effect.kind == BUILD_FORTS:
        t.push(FreeForts(effect.count, 1, ANYWHERE))
    else:
        t.push(Targeting(event, effect.count, 0, -1))


def lasting(t: World, realm: Realm, event: int, effect: Effect) -> None:
    """Effects until the end of the turn help the empire alone, never the kingdom."""
    if effect.kind == AUTO_WIN:
        realm.ruse = True
    elif effect.kind == PLACE_FLEET:
        t.push(ChooseArea(event))
    elif effect.kind == REGION_ADJACENCY:
        t.push(ChooseRegionStep())
    else:
        realm.played.append(event)


def holds_capital(t: World, seat: int) -> bool:
    """Whether an active army stands in a land with a capital."""
    return any(t.built[land] & CAPITAL for land in t.active_lands(seat))
