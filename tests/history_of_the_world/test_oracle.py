"""Reach, scores and monuments again, written naively from the component files, against the rules in random games."""

import tomllib
from collections.abc import Iterator
from typing import Any, cast

from kronika.core.rng import stream
from kronika.core.table import options
from kronika.games.history_of_the_world.cards import EMPIRES, EVENTS
from kronika.games.history_of_the_world.conquest import Conquest
from kronika.games.history_of_the_world.game import GAME
from kronika.games.history_of_the_world.lands import AREA_IDS, HOME, LAND_IDS, REGION_IDS
from kronika.games.history_of_the_world.monuments import monument_sites, resources
from kronika.games.history_of_the_world.moves import Invade
from kronika.games.history_of_the_world.scoring import worth
from kronika.games.history_of_the_world.table import World
from kronika.players.match import Match, Quick
from kronika.referee.chance import luck
from tests.players import Without


def read(name: str) -> Any:
    return tomllib.loads((HOME / "data" / f"{name}.toml").read_text(encoding="utf-8"))


LANDS = {row["id"]: row for row in read("lands")["land"]}
STONES = [set(row["lands"]) for row in read("lands")["stones"]]
AREAS = {row["id"]: row for row in read("areas")["area"]}
REGIONS = {row["id"]: row["lands"] for row in read("regions")["region"]}
TOKENS = read("tokens")["token"]


def walk(seats: int, seed: int) -> Iterator[World]:
    """Every position of a random game before a seat decides."""
    door = Quick(GAME, GAME.setup(seats), luck(seed, 3))
    for _ in Match(GAME, door, [Without("end")] * seats, stream(seed, 3)).seats():
        yield cast(World, door.table)
    yield cast(World, door.table)


def discs(t: World) -> set[str]:
    """Areas with a disc: those of the card and of the turn, and every sea beside an ocean with a fleet (HW-15.05)."""
    realm = t.realm()
    own = {area for i, area in enumerate(AREA_IDS) if realm.discs >> i & 1}
    for area in list(own):
        if AREAS[area]["kind"] == "ocean":
            own |= {other for other in AREAS[area]["areas"] if AREAS[other]["kind"] == "sea"}
    return own


def chains(own: set[str], path: list[str]) -> Iterator[list[str]]:
    """HW-15.04, HW-R.59: every chain that begins with this path and uses no area twice."""
    yield path
    for area in AREAS[path[-1]]["areas"]:
        if area in own and area not in path:
            yield from chains(own, [*path, area])


def reachable(t: World) -> dict[str, set[str]]:
    """The ways to each land, by name (HW-9.02, HW-9.03, HW-15.08, HW-R.13)."""
    realm = t.realm()
    held = [name for i, name in enumerate(LAND_IDS) if t.holder[i] == realm.seat and t.active[i]]
    own = discs(t)
    out: dict[str, set[str]] = {}
    for land in held:
        near = set(LANDS[land]["borders"]) | {o for pair in STONES if land in pair for o in pair}
        for region, lands in REGIONS.items():
            if realm.rails >> REGION_IDS.index(region) & 1 and land in lands:
                near |= set(lands)
        for other in near - {land}:
            out.setdefault(other, set()).add("land")
        for area in own:
            if land in AREAS[area]["lands"]:
                for path in chains(own, [area]):
                    wet = any(AREAS[step]["kind"] != "barren" for step in path)
                    for other in AREAS[path[-1]]["lands"]:
                        if other != land:
                            out.setdefault(other, set()).add("fleet" if wet else "caravan")
    if realm.mark >= 0:
        mark = LAND_IDS[realm.mark]
        for other in set(LANDS[mark]["borders"]) | {o for pair in STONES if mark in pair for o in pair} - {mark}:
            out.setdefault(other, set()).add("land")
    return {land: ways for land, ways in out.items() if land not in held}


def test_reach() -> None:
    """HW-9.02, HW-15.02, HW-15.03: what is offered for invasion is what a walk over the map finds."""
    tried = 0
    for seats, seed in ((3, 1), (6, 2), (4, 3)):
        for t in walk(seats, seed):
            if t.over or not isinstance(t.stack[-1], Conquest) or t.realm().armies == 0:
                continue
            offered: dict[str, set[int]] = {}
            for move in options(t, t.realm().seat):
                if isinstance(move, Invade):
                    offered.setdefault(LAND_IDS[move.land], set()).add(move.way)
            wanted = {land: ({0, 3} if "fleet" in ways and len(ways) > 1 else {0})
                      for land, ways in reachable(t).items()}
            assert offered == wanted
            tried += 1
    assert tried > 200


def naive_worth(t: World, seat: int) -> int:
    """HW-18.02 to HW-18.08 by name."""
    total = 0
    for region, lands in REGIONS.items():
        laid = [token for token in TOKENS if token["region"] == region and token["epoch"] <= t.epoch]
        if not laid:
            continue
        values = max(laid, key=lambda token: int(token["epoch"]))["values"]
        armies = [sum(t.holder[LAND_IDS.index(land)] == s for land in lands) for s in range(t.seats)]
        mine = armies.pop(seat)
        if mine >= 3 and sum(armies) == 0:
            total += values[2]
        elif mine >= 2 and mine > max(armies):
            total += values[1]
        elif mine >= 1:
            total += values[0]
    for land, built in enumerate(t.built):
        if t.holder[land] == seat:
            total += 2 * (built >> 1 & 1) + (built & 1) + (built >> 2 & 1)
    return total


def test_scores() -> None:
    """HW-18.01: what everybody would score, in every position."""
    for seats, seed in ((3, 4), (6, 5)):
        for t in walk(seats, seed):
            assert [worth(t, seat) for seat in range(seats)] == [naive_worth(t, seat) for seat in range(seats)]


def test_monument_sites() -> None:
    """HW-16.01, HW-16.02: icons under active armies, and the sites of the highest priority."""
    for t in walk(4, 6):
        for seat in range(4):
            held = [i for i in range(67) if t.holder[i] == seat and t.active[i]]
            assert resources(t, seat) == sum(LANDS[LAND_IDS[i]]["resources"] for i in held)
            bare = [i for i in held if not t.built[i] & 4]
            tiers = [[i for i in bare if t.built[i] & 2], [i for i in bare if t.built[i] & 1],
                     [i for i in bare if LANDS[LAND_IDS[i]]["resources"]]]
            wanted: list[int] = next((tier for tier in tiers if tier), [])
            assert monument_sites(t, seat) == (wanted if t.monuments else [])


def test_every_empire_and_every_event_is_played() -> None:
    """HW-23.07, HW-21.01: over some games every card of the box comes into play, and nothing is wrong."""
    empires: set[int] = set()
    events: set[int] = set()
    for seed in range(20, 38):
        for t in walk(6, seed):
            empires |= {realm.card for realm in t.realms if not realm.kingdom}
            if t.over:
                events |= {event for p in t.seat for event in p.past.shown if event >= 0}
        assert not GAME.audit(t)
    assert len(empires) == len(EMPIRES)
    assert len(events) >= len(EVENTS) - 3
