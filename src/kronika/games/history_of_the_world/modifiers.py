"""What counts in a battle besides the dice: terrain, forts, fleets, abilities, advancements and the siege."""
from __future__ import annotations

from kronika.games.history_of_the_world.cards import (
    BATTLE_BONUS,
    EMPIRES,
    EVENTS,
    FORT,
    FORTIFIED,
    HARD_OR_FORT,
    IF_BY_FLEET,
    IF_NOT_BY_FLEET,
    IGNORE,
    NAVAL,
    NAVAL_REROLLS,
    PLAIN,
    REROLL,
    SIEGE,
    SIEGE_START,
    TERRAIN,
    TERRAIN_BONUS,
    WIN_TIES,
    Effect,
)
from kronika.games.history_of_the_world.lands import HARD
from kronika.games.history_of_the_world.table import Realm, World


def effects(realm: Realm) -> list[Effect]:
    """The ability of the card, and the advancements that last for this turn."""
    out = [realm.ability()]
    for event in realm.played:
        out.append(EVENTS[event].effect)
    return out


def sources(realm: Realm) -> list[int]:
    """The cards of these effects, in the same order: empires by their index, then events."""
    return [realm.card + (len(EMPIRES) if realm.kingdom else 0), *[len(EMPIRES) + event for event in realm.played]]


def holds(condition: int, land: int, fort: bool, fleet: bool) -> bool:
    """Whether the condition of an effect is met in a battle for this land."""
    if condition == PLAIN:
        return HARD[land] == 0
    if condition == IF_BY_FLEET:
        return fleet
    if condition == IF_NOT_BY_FLEET:
        return not fleet
    if condition == HARD_OR_FORT:
        return fort or HARD[land] == 1
    return True


def ignored(realm: Realm) -> int:
    """The defences that do not apply against this player, as bits."""
    out = 0
    for effect in effects(realm):
        if effect.kind == IGNORE:
            out |= effect.ignores
    return out


def siege_bonus(realm: Realm, level: int) -> int:
    """HW-11.02, HW-11.04: +1, +2, then +3: the last value, not the sum."""
    if level == 0:
        return 0
    at = first_space(realm) + level - 1
    return SIEGE[at] if at < len(SIEGE) else SIEGE[-1]


def first_space(realm: Realm) -> int:
    ability = realm.ability()
    return SIEGE.index(ability.count) if ability.kind == SIEGE_START else 0


def catapult_spaces(realm: Realm) -> int:
    return len(SIEGE) - first_space(realm)


def bonus(t: World, realm: Realm, land: int, fleet: bool, level: int) -> int:
    """HW-R.47: siege, abilities and advancements add up without limit."""
    total = siege_bonus(realm, level)
    fort = t.built[land] & FORT != 0
    for effect in effects(realm):
        if effect.kind == BATTLE_BONUS and holds(effect.condition, land, fort, fleet):
            total += effect.count
    return total


def rerolls(realm: Realm, fleet: bool) -> int:
    """HW-R.47: each reroll effect gives one reroll of one own die in every battle."""
    total = 0
    for effect in effects(realm):
        if effect.kind == REROLL and holds(effect.condition, 0, False, fleet):
            total += effect.count
    return total


def wins_ties(realm: Realm, fleet: bool) -> bool:
    """HW-23.05: for some a tie is a win."""
    return any(effect.kind == WIN_TIES and holds(effect.condition, 0, False, fleet) for effect in effects(realm))


def defence(realm: Realm, land: int) -> int:
    """HW-10.05: mountain or forest give the defender 1 more."""
    return TERRAIN_BONUS if HARD[land] == 1 and not ignored(realm) & TERRAIN else 0


def defender_dice(t: World, realm: Realm, land: int) -> int:
    """HW-10.07: two with a fort."""
    return 2 if t.built[land] & FORT and not ignored(realm) & FORTIFIED else 1


def defender_rerolls(realm: Realm, fleet: bool) -> int:
    """HW-10.06: one if the invasion uses a fleet."""
    return NAVAL_REROLLS if fleet and not ignored(realm) & NAVAL else 0
