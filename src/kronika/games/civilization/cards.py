"""The box as typed rows: trade cards, civilization cards, nations with their row of the progress table, numbers."""
from __future__ import annotations

from typing import Any, Final

from kronika.core import data
from kronika.games.civilization.areas import _AT, HOME, REGION_IDS, Chart

BOX: Final = data.load(HOME, "components.toml")
_LIMITS: Final[dict[str, Any]] = BOX["limits"]
SEATS: Final[tuple[int, int]] = (BOX["players"][0], BOX["players"][1])
CITIES: Final[int] = BOX["pieces"]["cities"]
SHIPS: Final[int] = BOX["pieces"]["ships"]
HAND: Final[int] = _LIMITS["hand"]
MOST_CARDS: Final[int] = _LIMITS["civilization_cards"]
MOST_CALAMITIES: Final[int] = _LIMITS["calamities"]
DEAL: Final[int] = _LIMITS["deal"]
SUPPORT: Final[int] = _LIMITS["support"]
CARGO: Final[int] = _LIMITS["cargo"]
VOYAGE: Final[int] = _LIMITS["voyage"]
LONG_VOYAGE: Final[int] = _LIMITS["long_voyage"]
ON_SITE: Final[int] = _LIMITS["city_on_site"]
OFF_SITE: Final[int] = _LIMITS["city_off_site"]
ATTACK: Final[int] = _LIMITS["attack"]
ATTACK_ENGINEERING: Final[int] = _LIMITS["attack_engineering"]
DEFENCE: Final[int] = _LIMITS["defence"]
SHIP_COST: Final[int] = _LIMITS["ship"]
UPKEEP: Final[int] = _LIMITS["upkeep"]
TAX: Final[int] = _LIMITS["tax"]
RATES: Final[list[int]] = _LIMITS["rates"]
GOLD_PRICE: Final[int] = _LIMITS["gold"]
CITY_UNITS: Final[int] = _LIMITS["city_units"]

# trade cards: the commodities, then the calamities
_TRADE: Final = data.load(HOME, "trade.toml")


class TradeCard:
    """A kind of trade card: a commodity with its value, or a calamity (value 0)."""

    def __init__(self, index: int, row: dict[str, Any]) -> None:
        self.index = index
        self.id: str = row["id"]
        self.names: dict[str, str] = row["name"]
        self.stack: int = row["stack"]
        self.value: int = row.get("value", 0)
        self.copies: int = row.get("copies", 1)
        self.calamity = "back" in row
        self.red = row.get("back") == "red"
        self.texts: dict[str, str] = row.get("text", {})


KINDS: Final = [TradeCard(i, row) for i, row in enumerate([*_TRADE["commodity"], *_TRADE["calamity"]])]
KIND_IDS: Final = [kind.id for kind in KINDS]
GOODS: Final = len(_TRADE["commodity"])          # kinds below this number are commodities
VALUE: Final = [kind.value for kind in KINDS]
STACK: Final = [kind.stack for kind in KINDS]
COPIES: Final = [kind.copies for kind in KINDS]
STACKS: Final = max(STACK)
RED: Final = [kind.red for kind in KINDS]
GRAIN: Final = KIND_IDS.index("grain")
VOLCANO: Final = KIND_IDS.index("volcano_earthquake")
FLOOD: Final = KIND_IDS.index("flood")
FAMINE: Final = KIND_IDS.index("famine")
CIVIL_WAR: Final = KIND_IDS.index("civil_war")
EPIDEMIC: Final = KIND_IDS.index("epidemic")
DISORDER: Final = KIND_IDS.index("civil_disorder")
ICONOCLASM: Final = KIND_IDS.index("iconoclasm_heresy")
PIRACY: Final = KIND_IDS.index("piracy")

# civilization cards
_CIVILIZATION: Final = data.load(HOME, "civilization.toml")
GROUP_IDS: Final[list[str]] = [row["id"] for row in _CIVILIZATION["group"]]
GROUP_NAMES: Final[list[dict[str, str]]] = [row["name"] for row in _CIVILIZATION["group"]]
CARD_IDS: Final[list[str]] = [row["id"] for row in _CIVILIZATION["card"]]


class CivilizationCard:
    """A kind of civilization card: cost, groups (as bits), what it needs, and its credits by target."""

    def __init__(self, index: int, row: dict[str, Any]) -> None:
        self.index = index
        self.id: str = row["id"]
        self.names: dict[str, str] = row["name"]
        self.texts: dict[str, str] = row["text"]
        self.cost: int = row["cost"]
        self.copies: int = row["copies"]
        self.groups = 0
        for name in row["groups"]:
            self.groups |= 1 << GROUP_IDS.index(name)
        self.needs = 0
        for name in row.get("needs", []):
            self.needs |= 1 << CARD_IDS.index(name)
        self.credits: list[int] = [row["credits"].get(name, 0) for name in CARD_IDS]


CARDS: Final = [CivilizationCard(i, row) for i, row in enumerate(_CIVILIZATION["card"])]
COST: Final = [card.cost for card in CARDS]
MYSTICISM: Final = CARD_IDS.index("mysticism")
CLOTH_MAKING: Final = 1 << CARD_IDS.index("cloth_making")
POTTERY: Final = 1 << CARD_IDS.index("pottery")
ASTRONOMY: Final = 1 << CARD_IDS.index("astronomy")
METALWORKING: Final = 1 << CARD_IDS.index("metalworking")
AGRICULTURE: Final = 1 << CARD_IDS.index("agriculture")
COINAGE: Final = 1 << CARD_IDS.index("coinage")
ENGINEERING: Final = 1 << CARD_IDS.index("engineering")
MEDICINE: Final = 1 << CARD_IDS.index("medicine")
LAW: Final = 1 << CARD_IDS.index("law")
DEMOCRACY: Final = 1 << CARD_IDS.index("democracy")
PHILOSOPHY: Final = 1 << CARD_IDS.index("philosophy")

# nations and the progress table
_NATIONS: Final = data.load(HOME, "nations.toml")
EPOCHS: Final[list[dict[str, Any]]] = _NATIONS["epoch"]
FINISH: Final[int] = _NATIONS["finish"]
TRIANGLES: Final[list[int]] = _NATIONS["triangles"]


class Nation:
    """A nation: where it starts by number of players, and its row of the progress table."""

    def __init__(self, index: int, row: dict[str, Any]) -> None:
        self.index = index
        self.id: str = row["id"]
        self.names: dict[str, str] = row["name"]
        self.colour: str = row["colour"]
        self.symbol: str = row["symbol"]
        self.starts: dict[int, int] = {int(key[1:]): _AT[name] for key, name in row["starts"].items()}
        first: list[int] = row["epochs"]
        self.epoch = [max([i + 1 for i, at in enumerate(first) if space >= at], default=1)
                      for space in range(FINISH + 1)]                 # by space; the start arrow is of the first
        self.value: list[int] = [row["values"].get(f"s{space}", 0) for space in range(FINISH + 1)]
        self.reconstructed: bool = row.get("reconstructed", False)


NATIONS: Final = [Nation(i, row) for i, row in enumerate(_NATIONS["nation"])]      # in the order of the table
NATION_IDS: Final = [nation.id for nation in NATIONS]


class Start:
    """What the number of players decides (CV-3.05 to CV-3.09): the chart, the tokens, copies of Mysticism, nations."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.players: int = row["players"]
        self.regions = [REGION_IDS.index(name) for name in row["regions"]]
        self.tokens: int = row["tokens"]
        self.mysticism: int = row["mysticism"]
        self.nations = [nation.index for nation in NATIONS if self.players in nation.starts]


STARTS: Final = {row["players"]: Start(row) for row in _NATIONS["setup"]}
WHOLE: Final = STARTS[6]                         # the games on the whole map (71, 72) begin as with six players
CHARTS: Final = {players: Chart(start.regions) for players, start in STARTS.items()}

# modes
FULL: Final = 0
NOMADS: Final = 4
FARMERS: Final = 5
MODES: Final = ["full", "short2", "short3", "short4", "nomads", "farmers"]


def worth(counts: list[int]) -> int:
    """CV-1.08: n cards of one commodity are worth n times n times its value; calamities nothing."""
    total = 0
    for kind in range(GOODS):
        n = counts[kind]
        if n:
            total += n * n * VALUE[kind]
    return total


def counted(kinds: list[int]) -> list[int]:
    """How many of each kind; what is unknown is not counted."""
    out = [0] * len(KINDS)
    for kind in kinds:
        if kind >= 0:
            out[kind] += 1
    return out


def members(bits: int) -> list[int]:
    """The civilization cards of a set."""
    return [card for card in range(len(CARDS)) if (bits >> card) & 1]


def points(bits: int) -> int:
    """The face value of a set of civilization cards."""
    return sum(COST[card] for card in members(bits))


def price(card: int, owned: int) -> int:
    """CV-14.05, CV-14.09: the cost less what the cards owned before take off, never below 0."""
    left = COST[card]
    for other in members(owned):
        left -= CARDS[other].credits[card]
    return max(0, left)
