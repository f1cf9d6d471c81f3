"""The cards of the box as typed rows, read from data/*.toml. Technologies come first: their index is also their bit."""
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

    def discount_by(self, tech: int) -> int:
        """What a construction technology takes off the cost of this urban building (TA15-6.34)."""
        return CARDS[tech].discount[self.age]

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


def rows(edition: str) -> list[Card]:
    """All cards of an edition, civil cards first."""
    listed: list[dict[str, Any]] = []
    for name in ("civil", "military"):
        listed += data.load(HOME, f"{edition}_{name}.toml")["card"]
    return [Card(i, row) for i, row in enumerate(listed)]


CARDS: Final = rows("2015")
BY_ID: Final = {card.id: card.index for card in CARDS}


def of(category: int) -> list[int]:
    return [card.index for card in CARDS if card.category == category]


KINDS: Final = len(CARDS)
TECHS: Final = sum(card.technology for card in CARDS)
WORKED: Final = sum(card.worked for card in CARDS)
FIRST_WONDER: Final = of(WONDER)[0]
FIRST_TACTIC: Final = of(TACTIC)[0]
FIRST_TERRITORY: Final = of(TERRITORY)[0]
FIRST_UNIT: Final = of(INFANTRY)[0]
FIRST_URBAN: Final = of(LAB)[0]
SPECIALS: Final = [card.index for card in CARDS if card.special]
WONDERS: Final = of(WONDER)
TYPES: Final = [of(category) for category in range(GOVERNMENT)]  # the cards of each worked type, by level
HOLDERS: Final = 12                    # farms, mines and labs: the cards that blue tokens may stand on

AGRICULTURE: Final = BY_ID["agriculture"]
BRONZE: Final = BY_ID["bronze"]
DESPOTISM: Final = BY_ID["despotism"]
ALEXANDER: Final = BY_ID["alexander_the_great"]
ARISTOTLE: Final = BY_ID["aristotle"]
HAMMURABI: Final = BY_ID["hammurabi"]
HOMER: Final = BY_ID["homer"]
CAESAR: Final = BY_ID["julius_caesar"]
MOSES: Final = BY_ID["moses"]
COLUMBUS: Final = BY_ID["christopher_columbus"]
BARBAROSSA: Final = BY_ID["frederick_barbarossa"]
GENGHIS: Final = BY_ID["genghis_khan"]
JOAN: Final = BY_ID["joan_of_arc"]
LEONARDO: Final = BY_ID["leonardo_da_vinci"]
MICHELANGELO: Final = BY_ID["michelangelo"]
NEWTON: Final = BY_ID["isaac_newton"]
COOK: Final = BY_ID["james_cook"]
BACH: Final = BY_ID["johann_sebastian_bach"]
ROBESPIERRE: Final = BY_ID["maximilien_robespierre"]
NAPOLEON: Final = BY_ID["napoleon_bonaparte"]
SHAKESPEARE: Final = BY_ID["william_shakespeare"]
EINSTEIN: Final = BY_ID["albert_einstein"]
GATES: Final = BY_ID["bill_gates"]
CHAPLIN: Final = BY_ID["charlie_chaplin"]
GANDHI: Final = BY_ID["mahatma_gandhi"]
MEIER: Final = BY_ID["sid_meier"]
CHURCHILL: Final = BY_ID["winston_churchill"]
GREAT_WALL: Final = BY_ID["great_wall"]
BASILICA: Final = BY_ID["st_peters_basilica"]
TAJ_MAHAL: Final = BY_ID["taj_mahal"]
OCEAN_LINER: Final = BY_ID["ocean_liner_service"]
RAILROAD: Final = BY_ID["transcontinental_railroad"]
FAST_FOOD: Final = BY_ID["fast_food_chains"]
SPACE_FLIGHT: Final = BY_ID["first_space_flight"]
HOLLYWOOD: Final = BY_ID["hollywood"]
INTERNET: Final = BY_ID["internet"]


def wonder_bit(card: int) -> int:
    return 1 << (card - FIRST_WONDER)


def colony_bit(card: int) -> int:
    return 1 << (card - FIRST_TERRITORY)


def tactic_bit(card: int) -> int:
    return 1 << (card - FIRST_TACTIC)
