"""The cards and boards of the box as typed rows, read from data/*.toml."""
from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from kronika.core import data
from kronika.games.seven_wonders.goods import GOODS, RAW, both, demand, mask, symbol

HOME: Final = Path(__file__).parent
BOX: Final = data.load(HOME, "components.toml")
CONSTANTS: Final[dict[str, Any]] = BOX["constants"]

COLORS: Final[list[str]] = [row["id"] for row in BOX["color"]]
BROWN: Final = 0
GREY: Final = 1
PURPLE: Final = 6
SYMBOLS: Final[list[str]] = [row["id"] for row in BOX["symbol"]]
CATEGORIES: Final[list[str]] = [row["id"] for row in BOX["category"]]
CHAINS: Final[list[str]] = [row["id"] for row in BOX["chain"]]

START_COINS: Final[int] = CONSTANTS["starting_coins"]
HAND: Final[int] = CONSTANTS["hand_size"]
AGES: Final[int] = CONSTANTS["ages"]
TURNS: Final[int] = CONSTANTS["turns_per_age"]
SALE: Final[int] = CONSTANTS["sell_value"]
PRICE: Final[int] = CONSTANTS["base_trade_price"]
COINS_PER_POINT: Final[int] = CONSTANTS["coins_per_point"]
EXTRA_GUILDS: Final[int] = CONSTANTS["guilds_extra"]
VICTORY: Final[list[int]] = CONSTANTS["victory"]
DEFEAT: Final[int] = CONSTANTS["defeat"]
SET_POINTS: Final[int] = CONSTANTS["set_points"]

# Discounts (SW-7.20, SW-7.21)
RAW_LEFT: Final = 1
RAW_RIGHT: Final = 2
GOODS_BOTH: Final = 4

# Abilities of wonder stages
LAST_CARD: Final = 1                   # Babylon: play the seventh card (SW-8.10)
FREE_COLOR: Final = 2                  # Olympia day: the first card of each colour is free (SW-8.30)
FREE_FIRST: Final = 4                  # Olympia night 1: the structure of turn 1 is free (SW-8.32)
FREE_LAST: Final = 8                   # Olympia night 2: the structure of turn 6 is free (SW-8.33)


class Tally:
    """So much for each counted thing: cards of some colours, or wonder stages, here and at the neighbours."""

    def __init__(self, amount: int, colors: list[int], left: bool, own: bool, right: bool) -> None:
        self.amount = amount
        self.colors = colors                     # empty: wonder stages
        self.left = left
        self.own = own
        self.right = right


class Effect:
    """What a structure or a stage does for its city."""

    def __init__(self, rows: list[dict[str, Any]]) -> None:
        self.raw = 0                             # own supply of raw materials (a word of goods.py)
        self.raw_sold = 0                        # what neighbours may buy of it
        self.goods = 0
        self.goods_sold = 0
        self.wild = 0                            # manufactured goods of choice
        self.discount = 0
        self.points = 0
        self.points_if_complete = 0
        self.points_per: Tally | None = None
        self.coins = 0
        self.coins_per: Tally | None = None
        self.shields = 0
        self.science = 0                         # four bits each: compass, gear, tablet, symbols of choice
        self.ability = 0
        self.salvage = False                     # build from the discard pile (SW-8.20)
        for row in rows:
            self.read(row)

    def read(self, row: dict[str, Any]) -> None:
        kind: str = row["type"]
        amount: int = row.get("amount", 0)
        if kind == "produce":
            self.produce(row["symbols"], row["tradable"])
        elif kind == "trade_discount":
            self.discount |= discount(row["resources"], row["from"])
        elif kind == "points":
            self.points += amount
        elif kind == "points_if_wonder_complete":
            self.points_if_complete += amount
        elif kind == "points_per":
            self.points_per = tally(row)
        elif kind == "coins":
            self.coins += amount
        elif kind == "coins_per":
            self.coins_per = tally(row)
        elif kind == "shields":
            self.shields += amount
        elif kind == "science":
            self.science += 1 << (4 * SYMBOLS.index(row["symbol"]))
        elif kind == "science_choice":
            self.science += 1 << 12
        elif kind == "build_from_discard":
            self.salvage = True
        else:
            self.ability |= ABILITIES[kind]

    def produce(self, symbols: list[list[str]], sold: bool) -> None:
        for names in symbols:
            if names[0] in RAW:
                self.raw = both(self.raw, symbol(names))
            elif len(names) > 1:
                assert not sold, "a manufactured good of choice is never for sale"
                self.wild += 1
            else:
                self.goods |= mask(names, GOODS)
        if sold:
            self.raw_sold = self.raw
            self.goods_sold = self.goods


ABILITIES: Final = {"play_last_card": LAST_CARD, "free_first_of_color": FREE_COLOR,
                    "free_first_card_of_age": FREE_FIRST, "free_last_card_of_age": FREE_LAST}


def discount(resources: list[str], sides: list[str]) -> int:
    if resources[0] in GOODS:
        return GOODS_BOTH
    return (RAW_LEFT if "left" in sides else 0) | (RAW_RIGHT if "right" in sides else 0)


def tally(row: dict[str, Any]) -> Tally:
    scope: list[str] = row["scope"]
    colors = [COLORS.index(name) for name in row.get("colors", [])]
    return Tally(row["amount"], colors, "left" in scope, "self" in scope, "right" in scope)


class Cost:
    """Coins to the bank and resources (SW-5.01 to SW-5.03)."""

    def __init__(self, coins: int, resources: dict[str, int]) -> None:
        self.coins = coins
        self.resources = resources
        self.raw: i64 = demand(resources)
        self.goods: i64 = mask(list(resources), GOODS)
        self.none = coins == 0 and not resources
        for name in GOODS:
            assert resources.get(name, 0) <= 1, "a cost with two equal manufactured goods"


class Card:
    """One design of the age cards."""

    def __init__(self, index: int, row: dict[str, Any]) -> None:
        self.index = index
        self.id: str = row["id"]
        self.structure: str = row.get("structure", self.id)
        self.age: int = row["age"]
        self.color = COLORS.index(row["color"])
        self.copies: list[int] = row["copies"]
        self.cost = Cost(row.get("coins", 0), row.get("cost", {}))
        self.chain: i64 = 1 << CHAINS.index(row["chain"]) if "chain" in row else 0
        self.gives: i64 = 0
        self.given = len(row.get("gives", []))   # how many they are
        for name in row.get("gives", []):
            self.gives |= 1 << CHAINS.index(name)
        self.effect = Effect(row["effects"])
        self.names: dict[str, str] = row["name"]
        self.texts: dict[str, str] = row["text"]
        self.guild = self.color == PURPLE
        self.late = self.age == 3
        self.bit: i64 = 0                        # its place in the city's mask of ages I and II, or of age III
        self.same: i64 = 0                       # the bits of all designs of this name (SW-4.02)


class Stage:
    """One stage of a wonder."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.cost = Cost(0, row["cost"])
        self.effect = Effect(row["effects"])
        self.texts: dict[str, str] = row["text"]


class Wonder:
    """A board with its starting resource and the stages of its two sides."""

    def __init__(self, index: int, row: dict[str, Any]) -> None:
        self.index = index
        self.id: str = row["id"]
        self.names: dict[str, str] = row["name"]
        self.wonders: dict[str, str] = row["wonder"]
        self.start_name: str = row["start"]
        self.start = Effect([{"type": "produce", "symbols": [[row["start"]]], "tradable": True}])
        self.sides: list[list[Stage]] = [[Stage(s) for s in row["day"]], [Stage(s) for s in row["night"]]]


CARDS: Final = [Card(i, row) for i, row in enumerate(data.load(HOME, "cards.toml")["card"])]
WONDERS: Final = [Wonder(i, row) for i, row in enumerate(data.load(HOME, "wonders.toml")["wonder"])]
SIDES: Final = ["day", "night"]
STAGES: Final = max(len(stages) for wonder in WONDERS for stages in wonder.sides)


def number_bits() -> None:
    """Give each design its bit, and let designs of one name know each other."""
    early = 0
    late = 0
    for card in CARDS:
        card.bit = 1 << (late if card.late else early)
        if card.late:
            late += 1
        else:
            early += 1
    for card in CARDS:
        for other in CARDS:
            if other.structure == card.structure:
                assert other.late == card.late
                card.same |= other.bit


number_bits()


def deck(age: int, seats: int) -> list[int]:
    """The cards of an age for so many players, without guilds (SW-2.01)."""
    return [card.index for card in CARDS if card.age == age and not card.guild
            for marker in card.copies if marker <= seats]


GUILDS: Final = [card.index for card in CARDS if card.guild]
DECKS: Final = [[deck(age, seats) for seats in range(8)] for age in range(4)]
