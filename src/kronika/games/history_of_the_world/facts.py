"""The facts of a table that a scenario can ask for, by their paths."""
from __future__ import annotations

from typing import Any

from kronika.games.history_of_the_world import table
from kronika.games.history_of_the_world.battle import Battle
from kronika.games.history_of_the_world.cards import CAPITAL, CITY, FORT, MONUMENT, PER_EPOCH
from kronika.games.history_of_the_world.draft import Draft
from kronika.games.history_of_the_world.lands import AREA_IDS, LAND_IDS, REGION_IDS, REGIONS, TOKENS
from kronika.games.history_of_the_world.monuments import monument_sites, resources
from kronika.games.history_of_the_world.notation import EMPIRE_CARD, EVENT_CARD
from kronika.games.history_of_the_world.scoring import LEVELS, level, region_points, structure_points, worth
from kronika.games.history_of_the_world.table import FATES, HELD, NOBODY, Seat, World, ways


def fact(t: World, path: list[str]) -> Any:
    """A fact by its path, such as score.0, land.nile.has or reach.fleet."""
    head = path[0]
    rest = path[1:]
    if head in ("epoch", "called", "order"):
        return getattr(t, head)
    if head == "player":
        return seat_name(t.player)
    if head == "land" and len(rest) == 2:
        return land_fact(t, LAND_IDS.index(rest[0]), rest[1])
    if head == "lands":
        return [name for name, holder in zip(LAND_IDS, t.holder) if holder == int(rest[0])]
    if head == "pool":
        return getattr(t, rest[0])
    if head == "token":
        token = t.tokens[REGION_IDS.index(rest[0])]
        return TOKENS[token].values if token >= 0 else []
    if head == "tokens":
        return [name for name, token in zip(REGION_IDS, t.tokens) if token >= 0]
    if head == "card" and len(rest) == 1:
        return card_fact(t, rest[0])
    if head == "reach":
        return reach_fact(t, rest)
    if head == "pile":
        return pile_fact(t, rest)
    if head in ("dice", "catapult"):
        top: object = t.stack[-1] if t.stack else None
        found = top if isinstance(top, Battle) else None
        return None if found is None else found.dice if head == "dice" else found.armies
    return seat_fact(t, head, int(rest[0]), rest[1:])


def built_names(built: int) -> list[str]:
    """What stands in a land: capital, city, monument, fort."""
    return [name for name, bit in (("capital", CAPITAL), ("city", CITY), ("monument", MONUMENT), ("fort", FORT))
            if built & bit]


def seat_name(seat: int) -> int | str:
    return "none" if seat == NOBODY else seat


def land_fact(t: World, land: int, name: str) -> Any:
    if name == "seat":
        return seat_name(t.holder[land])
    if name == "active":
        return t.active[land] == 1
    if name == "has":
        return built_names(t.built[land])
    raise ValueError(f"there is no fact 'land.{LAND_IDS[land]}.{name}'")


def card_fact(t: World, name: str) -> Any:
    """The card being played: its name, armies, siege tokens, discs and the Turks' mark."""
    if not t.realms:
        return "none"
    realm = t.realm()
    if name == "name":
        return realm.row().id
    if name == "armies":
        return realm.armies
    if name == "siege":
        return realm.tokens
    if name == "discs":
        return [area for i, area in enumerate(AREA_IDS) if (realm.discs >> i) & 1]
    if name == "mark":
        return LAND_IDS[realm.mark] if realm.mark >= 0 else "none"
    if name == "waiting":
        return t.realms[0].armies
    raise ValueError(f"there is no fact 'card.{name}'")


def reach_fact(t: World, path: list[str]) -> Any:
    """The lands that may be invaded, all or on one way, sorted."""
    realm = t.realm()
    found = ways(t, realm)
    if path == ["count"]:
        return len(reach_fact(t, []))
    wanted = {"land": table.LAND_BIT, "caravan": table.CARAVAN_BIT, "fleet": table.FLEET_BIT}[path[0]] if path else 7
    return sorted(LAND_IDS[land] for land, way in enumerate(found)
                  if way & wanted and not t.stands(realm.seat, land))


def pile_fact(t: World, path: list[str]) -> Any:
    """A pile of the draft: its cards, or its size."""
    top: object = t.stack[-1] if t.stack else None
    if not isinstance(top, Draft):
        return []
    names = [EVENT_CARD.say(card) for card in top.events]
    if path[0] == "empires":
        names = [EMPIRE_CARD.say(card) for card in top.empires]
    return len(names) if path[1:] == ["size"] else names


def seat_fact(t: World, name: str, seat: int, path: list[str]) -> Any:
    p = t.seat[seat]
    if name in ("score", "supply"):
        return getattr(p, name)
    if name == "hand":
        return p.cards() if path == ["size"] else [EVENT_CARD.say(card) for card, fate in zip(p.event, p.fate)
                                                   if fate == HELD]
    if name == "fate":
        return FATES[p.fate[t.epoch - 1]]
    if name == "passed":
        return passed(t, p)
    if name == "empire":
        return EMPIRE_CARD.say(p.empire)
    if name == "worth":
        return worth(t, seat)
    if name == "structures":
        return structure_points(t, seat)
    if name == "resources":
        return resources(t, seat)
    if name == "sites":
        return [LAND_IDS[land] for land in monument_sites(t, seat)]
    if name in ("level", "points") and path and path[0] in REGION_IDS:
        region = REGIONS[REGION_IDS.index(path[0])].index
        return LEVELS[level(t, seat, region)] if name == "level" else region_points(t, seat, region)
    raise ValueError(f"there is no fact '{name}.{seat}'")


def passed(t: World, p: Seat) -> Any:
    """The events that a seat passed on in this epoch; `?` to those who do not know them."""
    if p.seen is None:
        return "?"
    bits = p.seen.passed[t.epoch - 1]
    first = (t.epoch - 1) * PER_EPOCH
    return [EVENT_CARD.say(first + i) for i in range(PER_EPOCH) if (bits >> i) & 1]
