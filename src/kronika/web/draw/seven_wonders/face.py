"""Cards, stages and boards as they are drawn: names, costs, and effects as glyphs."""
from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from kronika.core import data
from kronika.games.seven_wonders.cards import BOX, CARDS, CHAINS, COLORS, HOME, SIDES, WONDERS, Card
from kronika.games.seven_wonders.goods import GOODS
from kronika.web.draw.words import ROMAN, soften

EFFECTS: Final[list[list[dict[str, Any]]]] = [row["effects"] for row in data.load(HOME, "cards.toml")["card"]]
STAGE_EFFECTS: Final[list[list[list[list[dict[str, Any]]]]]] = [
    [[stage["effects"] for stage in row[side]] for side in SIDES] for row in data.load(HOME, "wonders.toml")["wonder"]]
NAMES: Final[dict[str, dict[str, str]]] = {
    row["id"]: row["name"] for kind in ("resource", "symbol", "chain") for row in BOX[kind]}
COLOR_NAMES: Final[dict[str, dict[str, str]]] = {row["id"]: row["name"] for row in BOX["color"]}
CATEGORY_NAMES: Final[dict[str, dict[str, str]]] = {row["id"]: row["name"] for row in BOX["category"]}
ABILITY: Final = {"build_from_discard": "salvage", "play_last_card": "last-card", "free_first_of_color": "free-card",
                  "free_first_card_of_age": "free-card", "free_last_card_of_age": "free-card"}


@dataclass
class Glyph:
    """One drawn piece of an effect."""

    kind: str                          # res, either, vp, vp_per, coin, coin_per, shield, science, discount, ability
    names: list[str] = field(default_factory=list)         # resources, colours (none: stages) or a symbol
    number: int = 1
    scope: list[str] = field(default_factory=list)         # left, self, right


@dataclass
class Amounts:
    """A cost, piece by piece."""

    coins: int
    resources: list[str]

    @property
    def none(self) -> bool:
        return not self.coins and not self.resources


@dataclass
class Face:
    """A card with everything printed on it."""

    id: str
    index: int
    name: str
    plain: str                         # the name without soft hyphens
    other: str                         # the name in the other language
    color: str
    age: str
    text: str
    cost: Amounts
    glyphs: list[Glyph]
    chain: str                         # the symbol that builds it for nothing
    gives: list[str]
    copies: list[int]


@dataclass
class Step:
    """A stage of a wonder as it is printed."""

    number: int
    text: str
    cost: Amounts
    glyphs: list[Glyph]


@dataclass
class Plan:
    """A board with one side up."""

    id: str
    name: str
    wonder: str
    side: str
    start: str
    stages: list[Step]


def glyphs(rows: list[dict[str, Any]]) -> list[Glyph]:
    return [glyph for row in rows for glyph in drawn(row)]


def drawn(row: dict[str, Any]) -> list[Glyph]:
    """The glyphs of one effect."""
    kind: str = row["type"]
    amount: int = row.get("amount", 1)
    if kind == "produce":
        return [Glyph("res" if len(names) == 1 else "either", names) for names in row["symbols"]]
    if kind == "trade_discount":
        return [Glyph("discount", row["resources"], 1, row["from"])]
    if kind in ("points_per", "coins_per"):
        return [Glyph("vp_per" if kind == "points_per" else "coin_per", row.get("colors", []), amount, row["scope"])]
    if kind == "shields":
        return [Glyph("shield")] * amount
    if kind == "science":
        return [Glyph("science", [row["symbol"]])]
    if kind == "science_choice":
        return [Glyph("science", ["compass", "gear", "tablet"])]
    if kind in ABILITY:
        return [Glyph("ability", [ABILITY[kind]])]
    return [Glyph("vp" if kind.startswith("points") else "coin", [], amount)]


def amounts(coins: int, resources: dict[str, int]) -> Amounts:
    return Amounts(coins, [name for name, number in resources.items() for _ in range(number)])


def chains(bits: int) -> list[str]:
    return [name for i, name in enumerate(CHAINS) if (bits >> i) & 1]


@cache
def face(card: Card, lang: str) -> Face:
    other = next(text for code, text in card.names.items() if code != lang)
    chain = chains(card.chain)
    return Face(card.id, card.index, soften(card.names[lang], lang), card.names[lang], other, COLORS[card.color],
                ROMAN[card.age], card.texts[lang], amounts(card.cost.coins, card.cost.resources),
                glyphs(EFFECTS[card.index]), chain[0] if chain else "", chains(card.gives), card.copies)


@cache
def plan(board: int, side: int, lang: str) -> Plan:
    wonder = WONDERS[board]
    steps = [Step(i + 1, stage.texts[lang], amounts(0, stage.cost.resources), glyphs(STAGE_EFFECTS[board][side][i]))
             for i, stage in enumerate(wonder.sides[side])]
    return Plan(wonder.id, wonder.names[lang], wonder.wonders[lang], SIDES[side], wonder.start_name, steps)


def named(name: str, lang: str) -> str:
    """The name of a resource, a symbol or a chain."""
    return NAMES[name][lang]


def is_good(name: str) -> bool:
    return name in GOODS


def later(card: Card, lang: str) -> list[str]:
    """What the card will let its owner build for nothing."""
    return [other.names[lang] for other in CARDS if other.chain & card.gives]
