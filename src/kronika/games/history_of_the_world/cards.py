"""The cards of the box as typed rows: empires, advancements and kingdoms, read from data/*.toml."""
from __future__ import annotations

from typing import Any, Final

from kronika.core import data
from kronika.games.history_of_the_world import validate
from kronika.games.history_of_the_world.lands import _AREAS, AREA_IDS, HOME, LAND_IDS

BOX: Final = data.load(HOME, "components.toml")
CONSTANTS: Final[dict[str, Any]] = BOX.get("constants", {})
validate.constants(CONSTANTS)
_EMPIRES: Final[list[dict[str, Any]]] = data.load(HOME, "empires.toml").get("empire", [])
_EVENTS: Final[list[dict[str, Any]]] = data.load(HOME, "events.toml").get("event", [])
validate.empires(_EMPIRES, LAND_IDS, _AREAS)
validate.events(_EVENTS, LAND_IDS, _AREAS)
validate.layout(data.load(HOME, "map.toml"), LAND_IDS, AREA_IDS)

EPOCHS: Final[int] = CONSTANTS["epochs"]
ARMIES: Final[int] = CONSTANTS["armies"]
PIECES: Final[int] = CONSTANTS["pieces"]
MONUMENTS: Final[int] = CONSTANTS["monuments"]
FORTS: Final[int] = CONSTANTS["forts"]
PER_EPOCH: Final[int] = CONSTANTS["cards_per_epoch"]
FACES: Final[int] = CONSTANTS["die_faces"]
TERRAIN_BONUS: Final[int] = CONSTANTS["terrain_bonus"]
NAVAL_REROLLS: Final[int] = CONSTANTS["naval_rerolls"]
SIEGE: Final[list[int]] = CONSTANTS["siege"]
RATE: Final[int] = CONSTANTS["resources_per_monument"]
CAPITAL_POINTS: Final[int] = CONSTANTS["capital_points"]
CITY_POINTS: Final[int] = CONSTANTS["city_points"]
MONUMENT_POINTS: Final[int] = CONSTANTS["monument_points"]
RAZE_POINT: Final[int] = CONSTANTS["raze_point"]
DOMINANCE: Final[int] = CONSTANTS["dominance"]
CONTROL: Final[int] = CONSTANTS["control"]

# What a land may hold beside its army, as bits
CITY: Final = 1
CAPITAL: Final = 2
MONUMENT: Final = 4
FORT: Final = 8
TOWN: Final = CITY | CAPITAL
STRUCTURE: Final = CITY | CAPITAL | MONUMENT
BUILT: Final = ["city", "capital", "monument", "fort"]

# Types of effects
NONE: Final = 0
MONUMENT_RATE: Final = 1
FORT_PER_RESOURCE: Final = 2
WIN_TIES: Final = 3
RAID_RETURN: Final = 4
REROLL: Final = 5
FREE_FORTS: Final = 6
CITY_BY_FLEET: Final = 7
ARMY_FOR_CITY: Final = 8
BATTLE_BONUS: Final = 9
IGNORE: Final = 10
EXTRA_MONUMENT: Final = 11
GAIN_TOKENS: Final = 12
CAPITAL_POINT: Final = 13
RAZE_COUNT: Final = 14
SKIP_RAZE: Final = 15
POINT_BY_FLEET: Final = 16
FORT_BY_FLEET: Final = 17
ARMIES_FOR_EMPTY: Final = 18
SIEGE_START: Final = 19
REMOVE_ARMIES: Final = 20
BUILD_FORTS: Final = 21
RAZE: Final = 22
GAIN_ARMIES: Final = 23
REPLACE: Final = 24
BARBARIANS: Final = 25
PLACE_FLEET: Final = 26
POINTS_PER: Final = 27
AUTO_WIN: Final = 28
REGION_ADJACENCY: Final = 29
TYPES: Final = ["", *validate.ABILITY_TYPES, "remove_armies", "build_forts", "raze", "gain_armies", "replace_army",
                "barbarians", "place_fleet", "gain_points_per", "auto_win_next_battle", "region_adjacency"]
MODIFIERS: Final = [WIN_TIES, BATTLE_BONUS, IGNORE, SIEGE_START]     # applied unless declined (HW-R.15)
GAINS: Final = [ARMY_FOR_CITY, GAIN_TOKENS, CAPITAL_POINT, POINT_BY_FLEET, ARMIES_FOR_EMPTY]     # taken (HW-R.62)

# Conditions of a battle
ALWAYS: Final = 0
PLAIN: Final = 1
IF_BY_FLEET: Final = 2
IF_NOT_BY_FLEET: Final = 3
HARD_OR_FORT: Final = 4

# Defences that an effect may ignore, as bits
TERRAIN: Final = 1
NAVAL: Final = 2
FORTIFIED: Final = 4
DEFENCES: Final = {"terrain": TERRAIN, "naval": NAVAL, "fort": FORTIFIED}


class Effect:
    """What an ability or an advancement does: a type and its parameters."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.kind = TYPES.index(row.get("type", ""))
        self.condition = validate.CONDITIONS.index(row.get("condition", "none")) if self.in_battle() else ALWAYS
        self.count: int = row.get("count", row.get("amount", row.get("modifier", row.get("dice", 1))))
        self.most: int = row.get("max", row.get("max_times", 99))
        self.every: int = row.get("every", row.get("resources_per_monument", row.get("requires_earned", 0)))
        self.otherwise: int = row.get("otherwise", self.count)
        self.up_to: bool = row.get("up_to", False)
        self.ignores = 0
        for name in row.get("effects", []):
            self.ignores |= DEFENCES[name]
        self.at_founding = row.get("timing", "") == "found_empire"
        self.no_fort = row.get("condition") == "no_fort" or not row.get("fort_allowed", True)
        self.no_capital = not row.get("capital_allowed", True)
        self.one_region = row.get("scope") == "one_region"
        self.adjacent = row.get("scope") == "adjacent_to_active"
        self.active = row.get("placed") == "active"
        self.oceans = "ocean" in row.get("kinds", [])
        self.seas = "sea" in row.get("kinds", [])
        self.of_monuments = row.get("what") == "monument"
        self.after_tie = "tie" in row.get("on", [])

    def in_battle(self) -> bool:
        return self.kind in (BATTLE_BONUS, WIN_TIES, REROLL)


class Card:
    """An empire or a kingdom: strength, start lands, discs, and how it is founded."""

    def __init__(self, index: int, row: dict[str, Any]) -> None:
        self.index = index
        self.id: str = row["id"]
        self.epoch: int = row["epoch"]
        self.order: int = row.get("order", 0)
        self.names: dict[str, str] = row["name"]
        self.strength: int = row["strength"]
        self.start: list[int] = [LAND_IDS.index(name) for name in row["start"]]
        self.discs = 0
        for name in [*row["fleets"], *row["caravans"]]:
            self.discs |= 1 << AREA_IDS.index(name)
        self.founds = {"capital": CAPITAL, "city": CITY, "marauder": 0}[row["founding"]]
        self.marauder = row["founding"] == "marauder"
        ability: dict[str, Any] = row.get("ability", {})
        self.effect = Effect(ability.get("effect", {}))
        self.ability_names: dict[str, str] = ability.get("name", {})
        self.texts: dict[str, str] = ability.get("text", {})
        self.reconstructed: bool = row.get("reconstructed", False)
        self.ability_reconstructed: bool = ability.get("reconstructed", False)


class Event:
    """An event card: an advancement with its effect, or a kingdom with its card."""

    def __init__(self, index: int, row: dict[str, Any]) -> None:
        self.index = index
        self.id: str = row["id"]
        self.epoch: int = row["epoch"]
        self.names: dict[str, str] = row["name"]
        self.texts: dict[str, str] = row.get("text", {})
        self.card: Card | None = Card(index, row) if row["kind"] == "kingdom" else None
        self.kingdom = row["kind"] == "kingdom"
        self.armies: int = row.get("armies", 1)
        self.lasting = row.get("duration") == "turn"
        self.effect = Effect(row.get("effect", {}))
        self.reconstructed: bool = row.get("reconstructed", False)


def by_epoch(row: dict[str, Any]) -> tuple[int, int]:
    return row["epoch"], row.get("order", 0)


EMPIRES: Final = [Card(i, row) for i, row in enumerate(sorted(_EMPIRES, key=by_epoch))]
EVENTS: Final = [Event(i, row) for i, row in enumerate(sorted(_EVENTS, key=by_epoch))]


def of_epoch(epoch: int) -> list[int]:
    """The numbers of the eight empires, or of the eight events, of an epoch."""
    return list(range((epoch - 1) * PER_EPOCH, epoch * PER_EPOCH))
