"""What a card can be, as a typed row read from data/*.toml. Which cards there are is the edition's (edition.py)."""
from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from kronika.core import data
from kronika.games.through_the_ages.effects import Act, EventPart, act_of, parts_of

HOME: Final = Path(__file__).parent

CATEGORIES: Final = [
    "farm", "mine", "lab", "temple", "library", "theater", "arena", "infantry", "cavalry", "artillery", "air_force",
    "government", "special_construction", "special_civil", "special_military", "special_colonization", "leader",
    "wonder", "action", "tactic", "bonus", "aggression", "war", "pact", "territory", "event"]
FARM: Final = 0
MINE: Final = 1
LAB: Final = 2
TEMPLE: Final = 3
LIBRARY: Final = 4
THEATER: Final = 5
ARENA: Final = 6
INFANTRY: Final = 7
CAVALRY: Final = 8
ARTILLERY: Final = 9
AIR_FORCE: Final = 10
GOVERNMENT: Final = 11
CONSTRUCTION: Final = 12
COLONIZATION: Final = 15
LEADER: Final = 16
WONDER: Final = 17
ACTION: Final = 18
TACTIC: Final = 19
BONUS: Final = 20
AGGRESSION: Final = 21
WAR: Final = 22
PACT: Final = 23
TERRITORY: Final = 24
EVENT: Final = 25

# Room that all editions share: moves and bit sets are made for so many
MOST_KINDS: Final = 320                # kinds of cards in a box
MOST_WORKED: Final = 40                # technologies that workers stand on
MOST_BITS: Final = 62                  # of a bit set: technologies, wonders, colonies and tactics each have their own
HOLDERS: Final = 12                    # farms, mines and labs, four of each: the cards that blue tokens may stand on

LEVELS: Final = ["A", "I", "II", "III", "IV"]
# What an attack between the parties does to a pact
ATTACKS: Final = ["allowed", "ends_pact", "forbidden"]
ENDS_PACT: Final = 1
FORBIDDEN: Final = 2


class Side:
    """What a party of a pact gets while it is in force."""

    def __init__(self, row: dict[str, Any]) -> None:
        ratings: dict[str, int] = row.get("ratings", {})
        produce: dict[str, int] = row.get("produce", {})
        self.culture: int = ratings.get("culture", 0)
        self.strength: int = ratings.get("strength", 0)
        self.military: int = row.get("actions", {}).get("military", 0)
        self.food: int = produce.get("food", 0)
        self.resources: int = produce.get("resources", 0)
        self.food_as_resource: int = row.get("use_food_as_resource", 0)
        self.resource_as_food: int = row.get("use_resource_as_food", 0)
        self.cheaper: int = -row.get("develop_science_modifier", 0)
        self.other_pays: int = row.get("other_party_pays_science", 0)
        self.tourism: int = row.get("culture_per_other_completed_wonder", 0)
        self.safe_from_war: bool = row.get("immune_to_war", False)


class Card:
    """One kind of card. Fields that a category does not have are 0."""

    def __init__(self, index: int, row: dict[str, Any]) -> None:
        self.index = index
        self.id: str = row["id"]
        self.category = CATEGORIES.index(row["category"])
        self.age: int = row["age"]               # also its level
        self.copies: list[int] = row["copies"]   # for 2, 3 and 4 players
        self.names: dict[str, str] = row["name"]
        self.texts: dict[str, str] = row["text"]
        self.starting: int = row.get("starting", -1)
        self.civil = self.category <= ACTION
        self.technology = self.category < LEADER
        self.urban = LAB <= self.category <= ARENA
        self.unit = INFANTRY <= self.category <= AIR_FORCE
        self.worked = self.category <= AIR_FORCE           # workers stand on it
        self.special = CONSTRUCTION <= self.category <= COLONIZATION
        self.bit = 1 << index if self.technology else 0
        self.science: int = row.get("science", 0)
        self.revolution: int = row.get("revolution", 0)
        self.resources: int = row.get("resources", 0)
        self.read_gifts(row)
        self.read_military(row)
        self.stages: list[int] = row.get("stages", [])
        self.act: Act | None = act_of(row["abilities"]) if self.category == ACTION else None
        self.parts: list[EventPart] = parts_of(row.get("steps", []))
        self.impact: bool = row.get("scoring_event", False)

    def read_gifts(self, row: dict[str, Any]) -> None:
        """What it gives while in play; for cards with workers, what each worker gives."""
        gifts: dict[str, int] = {}
        permanent: dict[str, Any] = row.get("permanent", {})
        for part in (row.get("per_worker", {}), row.get("ratings", {}), permanent.get("ratings", {})):
            gifts.update(part)
        tokens: dict[str, int] = row.get("tokens", permanent.get("tokens", {}))
        actions: list[int] = row.get("actions", [0, 0])
        self.culture: int = gifts.get("culture", 0)
        self.knowledge: int = gifts.get("science", 0)      # the science rating
        self.strength: int = gifts.get("strength", 0)
        self.happy: int = gifts.get("happy", 0)
        self.value: int = gifts.get("food", gifts.get("resources", 0))     # of one blue token here
        self.white: int = actions[0]
        self.red: int = actions[1]
        self.yellow: int = tokens.get("yellow", 0)
        self.blue: int = tokens.get("blue", 0)
        self.ships: int = row.get("colonization", 0)
        self.limit: int = row.get("urban_limit", 0)
        self.hand: int = row.get("hand_limit", {}).get("civil", 0)
        self.discount: list[int] = row.get("build_discount", [0, 0, 0, 0])
        self.at_once: int = row.get("wonder_stages_per_action", 1)

    def read_military(self, row: dict[str, Any]) -> None:
        army: dict[str, int] = row.get("army", {})
        self.infantry: int = army.get("infantry", 0)
        self.cavalry: int = army.get("cavalry", 0)
        self.artillery: int = army.get("artillery", 0)
        self.tactical: int = row.get("tactical_strength", 0)
        self.outdated: int = row.get("tactical_strength_outdated", self.tactical)
        self.defense: int = row.get("defense", 0)
        self.cost: int = row.get("military_action_cost", 0)
        self.effect: dict[str, Any] = row.get("effect", {})
        self.immediate: dict[str, int] = row.get("immediate", {})
        self.symmetric: bool = row.get("symmetric", True)
        self.sides = [Side(row.get("side_a", {})), Side(row.get("side_b", {}))]
        self.attacks = ATTACKS.index(row.get("attacks", "allowed"))
        self.attacker_bonus: int = row.get("attacker_strength_bonus", 0)


def read(edition: str) -> list[dict[str, Any]]:
    """The component rows of an edition's box, civil cards first."""
    listed: list[dict[str, Any]] = []
    for name in ("civil", "military"):
        listed += data.load(HOME, f"{edition}_{name}.toml")["card"]
    return listed
