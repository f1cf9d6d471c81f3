"""The board as typed rows: regions, lands, seas, oceans and barren areas, and what joins them."""
from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from kronika.core import data
from kronika.games.history_of_the_world import validate

HOME: Final = Path(__file__).parent
_LANDS: Final = data.load(HOME, "lands.toml")
_AREAS: Final[list[dict[str, Any]]] = data.load(HOME, "areas.toml").get("area", [])
_REGIONS: Final[list[dict[str, Any]]] = data.load(HOME, "regions.toml").get("region", [])
_TOKENS: Final[list[dict[str, Any]]] = data.load(HOME, "tokens.toml").get("token", [])

validate.lands(_LANDS.get("land", []), _LANDS.get("stones", []))
LAND_IDS: Final[list[str]] = [row["id"] for row in _LANDS["land"]]
validate.regions(_REGIONS, LAND_IDS)
validate.areas(_AREAS, LAND_IDS)
REGION_IDS: Final[list[str]] = [row["id"] for row in _REGIONS]
AREA_IDS: Final[list[str]] = [row["id"] for row in _AREAS]
validate.tokens(_TOKENS, REGION_IDS)
SEA: Final = 0
OCEAN: Final = 1
BARREN: Final = 2


def near(row: dict[str, Any]) -> list[int]:
    """HW-9.03: the lands across a border or stepping stones, in the order of the land list."""
    names = set(row["borders"])
    for stones in _LANDS["stones"]:
        if row["id"] in stones["lands"]:
            names |= set(stones["lands"])
    names.discard(row["id"])
    return [i for i, name in enumerate(LAND_IDS) if name in names]


class Land:
    """One land: its region, terrain and resource icons, and its neighbours."""

    def __init__(self, index: int, row: dict[str, Any]) -> None:
        self.index = index
        self.id: str = row["id"]
        self.names: dict[str, str] = row["name"]
        self.region = 0
        self.terrain: str = row["terrain"]
        self.hard = 0 if row["terrain"] == "none" else 1
        self.resources: int = row["resources"]
        self.near = near(row)
        self.areas: list[int] = [i for i, area in enumerate(_AREAS) if row["id"] in area["lands"]]
        self.barren = any(_AREAS[area]["kind"] == "barren" for area in self.areas)
        self.reconstructed: bool = row.get("reconstructed", False)


class Area:
    """A sea, an ocean or a barren area."""

    def __init__(self, index: int, row: dict[str, Any]) -> None:
        self.index = index
        self.id: str = row["id"]
        self.names: dict[str, str] = row["name"]
        self.kind = validate.AREA_KINDS.index(row["kind"])
        self.fleet = row["kind"] != "barren"
        self.lands: list[int] = [LAND_IDS.index(name) for name in row["lands"]]
        self.areas: list[int] = [AREA_IDS.index(name) for name in row["areas"]]
        self.reconstructed: bool = row.get("reconstructed", False)


class Token:
    """A region token: what presence, dominance and control are worth."""

    def __init__(self, index: int, row: dict[str, Any]) -> None:
        self.index = index
        self.id: str = row["id"]
        self.region = REGION_IDS.index(row["region"])
        self.epoch: int = row["epoch"]
        self.duration: int = row["duration"]
        self.values: list[int] = row["values"]
        self.reconstructed: bool = row.get("reconstructed", False)


class Region:
    """A region and its lands."""

    def __init__(self, index: int, row: dict[str, Any]) -> None:
        self.index = index
        self.id: str = row["id"]
        self.names: dict[str, str] = row["name"]
        self.lands: list[int] = [LAND_IDS.index(name) for name in row["lands"]]
        self.reconstructed: bool = row.get("reconstructed", False)


LANDS: Final = [Land(i, row) for i, row in enumerate(_LANDS["land"])]
AREAS: Final = [Area(i, row) for i, row in enumerate(_AREAS)]
REGIONS: Final = [Region(i, row) for i, row in enumerate(_REGIONS)]
TOKENS: Final = [Token(i, row) for i, row in enumerate(_TOKENS)]
for _region in REGIONS:
    for _land in _region.lands:
        LANDS[_land].region = _region.index

REGION_OF: Final = [land.region for land in LANDS]
NEAR: Final = [land.near for land in LANDS]
RESOURCES: Final = [land.resources for land in LANDS]
HARD: Final = [land.hard for land in LANDS]
TOKENS_OF: Final = [[token for token in TOKENS if token.epoch == epoch] for epoch in range(6)]


class Reach:
    """What a set of discs joins: from each land, the lands by caravans alone and those over at least one fleet."""

    def __init__(self, discs: int) -> None:
        self.caravan: list[list[int]] = [[] for _ in LANDS]
        self.fleet: list[list[int]] = [[] for _ in LANDS]
        owned = with_implied(discs)
        for land in LANDS:
            dry: set[int] = set()
            wet: set[int] = set()
            for area in land.areas:
                if (owned >> area) & 1:
                    chain(area, 1 << area, AREAS[area].fleet, owned, dry, wet)
            self.caravan[land.index] = sorted(dry - {land.index})
            self.fleet[land.index] = sorted(wet - {land.index})


def with_implied(discs: int) -> int:
    """HW-15.05: a fleet in an ocean counts as fleets also in every sea adjacent to it."""
    owned = discs
    for area in AREAS:
        if (discs >> area.index) & 1 and area.kind == OCEAN:
            for other in area.areas:
                if AREAS[other].kind == SEA:
                    owned |= 1 << other
    return owned


def chain(area: int, used: int, wet: bool, owned: int, by_caravan: set[int], by_fleet: set[int]) -> None:
    """HW-15.04, HW-R.59: walk on over areas with own discs, none twice; out to any land of the last."""
    (by_fleet if wet else by_caravan).update(AREAS[area].lands)
    for other in AREAS[area].areas:
        if (owned >> other) & 1 and not (used >> other) & 1:
            chain(other, used | 1 << other, wet or AREAS[other].fleet, owned, by_caravan, by_fleet)


_REACH: Final[dict[int, Reach]] = {}


def reach(discs: int) -> Reach:
    """What these discs join; computed once for each set of discs."""
    found = _REACH.get(discs)
    if found is None:
        found = Reach(discs)
        _REACH[discs] = found
    return found
