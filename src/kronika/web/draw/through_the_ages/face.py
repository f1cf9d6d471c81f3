"""Cards as they are drawn: name, colour, pictogram, costs, and effects as numbers with icons."""
from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Final

from kronika.games.through_the_ages.cards import (
    ACTION,
    AGGRESSION,
    BONUS,
    CATEGORIES,
    EVENT,
    FARM,
    GOVERNMENT,
    LEVELS,
    MINE,
    WAR,
    Card,
)
from kronika.games.through_the_ages.edition import Edition
from kronika.games.through_the_ages.effects import DEVELOP, FARM_MINE, POPULATION, STAGE, URBAN, WHO
from kronika.locale import Texts
from kronika.web.draw.words import SOFT, signed, soften

COLORS: Final = {"farm": "brown", "mine": "brown", "lab": "grey", "temple": "grey", "library": "grey",
                 "theater": "grey", "arena": "grey", "infantry": "red", "cavalry": "red", "artillery": "red",
                 "air_force": "red", "government": "orange", "special_construction": "blue", "special_civil": "blue",
                 "special_military": "blue", "special_colonization": "blue", "leader": "green", "wonder": "purple",
                 "action": "yellow", "tactic": "red", "bonus": "slate", "aggression": "brown", "war": "slate",
                 "pact": "blue", "territory": "green", "event": "green"}
ICONS: Final = {"government": "gov", "air_force": "air", "special_construction": "special", "special_civil": "special",
                "special_military": "special", "special_colonization": "special", "territory": "colony",
                "aggression": "aggr"}
UNITS: Final = ("infantry", "cavalry", "artillery")
LONG: Final = 8                        # a name with a longer word is set smaller
BREAKS: Final = 9                      # and one with such a word may break in it


@dataclass(frozen=True)
class Value:
    """A number with its icon."""

    icon: str
    number: str


@dataclass
class Face:
    """A card with everything printed on it."""

    id: str
    index: int
    name: str                          # with soft hyphens
    plain: str
    other: str                         # the name in the other language
    color: str
    icon: str
    kind: str
    age: str
    text: str
    short: str                         # what the numbers do not say, in a few words
    values: list[Value]
    science: str                       # what it costs to develop
    cost: int                          # resources to build; military actions to play
    stages: list[int]
    army: list[str] = field(default_factory=list)
    copies: list[int] = field(default_factory=list)

    @property
    def longest(self) -> int:
        """The letters of its longest stretch that cannot be broken."""
        return max(len(word) for word in self.name.replace("-", " ").replace(SOFT, " ").split())

    @property
    def long(self) -> bool:
        return max(len(word) for word in self.plain.replace("-", " ").split()) > LONG or len(self.plain) > 16


def name(box: Edition, card: int, lang: str) -> str:
    return box.cards[card].names[lang]


@cache
def face_of(box: Edition, card: int, texts: Texts) -> Face:
    """The face in the language of the texts; the same card is drawn once."""
    row = box.cards[card]
    lang = texts.lang
    kind = CATEGORIES[row.category]
    said = title(row, texts)
    other = next(text for code, text in row.names.items() if code != lang)
    science = str(row.science) if row.science else ""
    if row.revolution:
        science = f"{row.science}/{row.revolution}"
    cost = row.cost if row.category in (AGGRESSION, WAR) else row.resources
    return Face(row.id, card, soften(said, lang, BREAKS).replace(f"-{SOFT}", "-"), said, other, COLORS[kind],
                ICONS.get(kind, kind), kind,
                LEVELS[row.age], row.texts[lang], short(box, row, texts), values(row), science, cost, row.stages,
                army(row), row.copies)


def title(row: Card, texts: Texts) -> str:
    """The name without the words that its pictogram says; bonus cards have no other name than their age."""
    said = row.names[texts.lang]
    if row.category == BONUS:
        return texts.text("tta-bonus-name", age=LEVELS[row.age])
    return said.partition(": ")[2] if row.category == AGGRESSION and ": " in said else said


def army(row: Card) -> list[str]:
    return [unit for unit in UNITS for _ in range(getattr(row, unit))]


def values(row: Card) -> list[Value]:
    """What the card gives, as numbers."""
    if row.category == ACTION:
        return action_values(row)
    out: list[Value] = []
    if row.category in (FARM, MINE):
        out.append(Value("food" if row.category == FARM else "res", f"+{row.value}"))
    if row.category == GOVERNMENT:
        out += [Value("ca", str(row.white)), Value("ma", str(row.red))]
    gifts = [("cul", row.culture), ("sci", row.knowledge), ("str", row.strength), ("hap", row.happy)]
    if row.category != GOVERNMENT:
        gifts += [("ca", row.white), ("ma", row.red)]
    gifts += [("pawn", row.yellow), ("cube", row.blue), ("str", row.tactical), ("str", row.defense),
              ("ship", row.ships)]
    out += [Value(icon, signed(number)) for icon, number in gifts if number] + spoils(row)
    if any(row.discount):
        out.append(Value("res", f"−{max(row.discount)}"))
    return out


def spoils(row: Card) -> list[Value]:
    """What an attack brings, where that is a number."""
    taken = row.effect.get("take", {})
    out = [Value(icon, str(taken[kind])) for kind, icon in (("science", "sci"), ("culture", "cul")) if kind in taken]
    if "food_or_resources" in taken:
        return [Value("food", str(taken["food_or_resources"])), Value("res", "/")]
    base = row.effect.get("take_culture", {}).get("base", 0)
    if base:
        out.append(Value("cul", f"{base} +"))
    return out


def action_values(row: Card) -> list[Value]:
    act = row.act
    assert act is not None
    out = [Value(icon, signed(number)) for icon, number in (
        ("res", -act.cheaper), ("food", act.food), ("res", act.resources), ("sci", act.science), ("cul", act.culture),
        ("ma", act.red), ("res", act.arms)) if number]
    if act.either:
        out += [Value("food", f"+{act.either}"), Value("res", "/")]
    for icon, numbers in (("res", act.arms_per_stronger), ("cul", act.culture_per_richer)):
        if numbers:
            out.append(Value(icon, "/".join(str(number) for number in numbers)))
    return out


def short(box: Edition, row: Card, texts: Texts) -> str:
    """A few words for what the numbers do not say; empty if they say it all. A card may differ in its edition."""
    for key in (f"tta-short-{box.name}-{row.id}", f"tta-short-{row.id}"):
        if texts.has(key):
            return texts.text(key)
    if row.category == ACTION:
        return action_short(row, texts)
    if row.category == GOVERNMENT:
        return texts.text("tta-limit", limit=row.limit) if len(values(row)) < 3 else ""
    if row.at_once > 1:
        return texts.text("tta-at-once", stages=row.at_once)
    if row.category in (AGGRESSION, WAR):
        return texts.text(f"tta-gist-{aim(row)}")
    return texts.join(affected(row, texts)) if row.category == EVENT else ""


def aim(row: Card) -> str:
    """What an attack is after, by its effect."""
    effect = row.effect
    if "take" in effect:
        return next(kind for kind in ("science", "culture", "food_or_resources") if kind in effect["take"])
    return next(kind for kind in AIMS if kind in effect)


def affected(row: Card, texts: Texts) -> list[str]:
    """Whom an event touches, part by part."""
    return list(dict.fromkeys(texts.text(f"tta-who-{WHO[part.who]}") for part in row.parts))


def action_short(row: Card, texts: Texts) -> str:
    act = row.act
    assert act is not None
    for bit, word in ((POPULATION, "population"), (STAGE, "stage"), (DEVELOP, "develop")):
        if act.order & bit:
            return texts.text("tta-order", kind=word)
    if act.order & FARM_MINE and act.order & URBAN:
        return texts.text("tta-order", kind="upgrade")
    if act.order:
        return texts.text("tta-order", kind="urban" if act.order & URBAN else "land")
    if act.arms or act.arms_per_stronger:
        return texts.text("tta-order", kind="units" if act.arms else "stronger")
    return texts.text("tta-order", kind="richer") if act.culture_per_richer else ""


def found(box: Edition, key: str) -> int:
    """The card of that id, or -1."""
    return box.by_id.get(key, -1)


AIMS: Final = ("destroy_urban", "rival_loses", "take_colony", "remove_one_of", "remove", "take_yellow_tokens",
               "take_science", "take_culture", "take_food_or_resources", "defeated_population_loss")
GROUPS: Final[list[tuple[str, list[str]]]] = [
    ("production", ["farm", "mine"]), ("urban", ["lab", "temple", "library", "theater", "arena"]),
    ("units", ["infantry", "cavalry", "artillery", "air_force"]), ("government", ["government"]),
    ("special", ["special_construction", "special_civil", "special_military", "special_colonization"]),
    ("leader", ["leader"]), ("wonder", ["wonder"]), ("action", ["action"]), ("tactic", ["tactic"]),
    ("bonus", ["bonus"]), ("aggression", ["aggression", "war"]), ("pact", ["pact"]), ("territory", ["territory"]),
    ("event", ["event"])]


def gallery(box: Edition, texts: Texts) -> list[tuple[str, str, list[Face]]]:
    """Every card, by kind."""
    return [(key, texts.text(f"tta-cards-{key}"), [face_of(box, card.index, texts) for card in box.cards
                                                  if CATEGORIES[card.category] in kinds]) for key, kinds in GROUPS]
