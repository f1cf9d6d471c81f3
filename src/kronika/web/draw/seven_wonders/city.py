"""Cities as panels: structures, wonder, numbers with their sums, what a neighbour sells and at what price."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kronika.games.seven_wonders.cards import BROWN, CARDS, CATEGORIES, COINS_PER_POINT, COLORS, GREY
from kronika.games.seven_wonders.parts import Board, City, Supply
from kronika.locale import Texts
from kronika.web.draw.seven_wonders.face import CATEGORY_NAMES, COLOR_NAMES, Face, Plan, chains, face, plan
from kronika.web.draw.sight import Person, Seated
from kronika.web.draw.words import minus, signed, total

FULL: Final = 8                        # more structures than this, and raw materials are only counted
ICON: Final = {"wonder": "stage-built", "treasury": "coin", "conflicts": "cat-red"}


@dataclass
class Count:
    """How many structures of a colour, and which."""

    color: str
    number: int
    names: str


@dataclass
class Share:
    """The points of one category."""

    category: str
    name: str
    icon: str
    points: int
    said: str


@dataclass
class Level:
    """A stage as it stands on the table."""

    number: int
    state: str
    under: str                         # the card under it, where the viewer knows it


@dataclass
class Token:
    """Equal conflict tokens."""

    said: str
    minus: bool
    number: int


@dataclass
class Panel(Seated):
    """A city, drawn."""

    city: City
    person: Person
    place: str
    plan: Plan | None
    levels: list[Level]
    structures: list[Face]
    counts: list[Count]
    own: list[Supply]                  # everything produced
    sold: list[Supply]                 # what the neighbours may buy
    chains: list[str]
    shares: list[Share]
    coins_sum: str
    shields_sum: str
    points_sum: str
    tokens: list[Token]
    state: str                         # wait, done or nothing
    fresh: list[int]                   # the cards of the last reveal
    built: int = 0

    @property
    def dense(self) -> str:
        return "dense" if len(self.structures) > FULL else ""

    @property
    def dense_counts(self) -> bool:
        """Whether raw materials and goods are only counted."""
        return self.built > FULL


def panel(board: Board, city: City, person: Person, texts: Texts, coins: str, fresh: list[int]) -> Panel:
    lang = texts.lang
    known = city.board >= 0
    side = max(city.side, 0)
    built = [card for cards in city.structures for card in cards]
    hidden = (BROWN, GREY) if len(built) > FULL else ()
    shown = [card for color, cards in enumerate(city.structures) if color not in hidden for card in cards]
    return Panel(
        city, person, city.place, plan(city.board, side, lang) if known else None,
        [Level(row.number, row.state, CARDS[row.under].names[lang] if row.under >= 0 else "") for row in city.stages],
        [face(CARDS[card], lang) for card in shown],
        [Count(COLORS[color], len(cards), COLOR_NAMES[COLORS[color]][lang] + ": "
               + texts.join([CARDS[card].names[lang] for card in cards]))
         for color, cards in enumerate(city.structures) if cards],
        city.supplies, [supply for supply in city.supplies if supply.sold], chains(city.chains), shares(city, lang),
        coins, shield_sum(city, texts), point_sum(city, texts),
        [Token(signed(token), token < 0, city.tokens.count(token)) for token in dict.fromkeys(city.tokens)],
        "wait" if city.awaited else "done" if city.ready else "", fresh, len(built))


def shares(city: City, lang: str) -> list[Share]:
    """Points by category, as far as there are any."""
    return [Share(name, CATEGORY_NAMES[name][lang], ICON.get(name, f"cat-{name}"), points, minus(points))
            for name, points in zip(CATEGORIES, city.score.by_category) if points]


def shield_sum(city: City, texts: Texts) -> str:
    """Strength, card by card and stage by stage."""
    said = [f"{part.number} {CARDS[part.card].names[texts.lang]}" if part.card >= 0
            else f"{part.number} {texts.text('sw-stage', stage=part.stage)}" for part in city.shield_parts]
    return f"{city.shields} = {' + '.join(said)}" if said else texts.text("sw-no-shields")


def point_sum(city: City, texts: Texts) -> str:
    """Points, category by category, as if the game ended now."""
    said = total(list(zip(categories(texts), city.score.by_category)))
    return f"{minus(city.score.total)} = {said}" if said else texts.text("sw-no-points")


def categories(texts: Texts) -> list[str]:
    """Where points come from, in a sum."""
    return [texts.text("sw-category", category=name) for name in CATEGORIES]


def category_sum(city: City, category: int, texts: Texts) -> str:
    """The summands of one category, for the score sheet."""
    lang = texts.lang
    name = CATEGORIES[category]
    if name == "treasury":
        return texts.text("sw-sum-treasury", coins=city.coins, each=COINS_PER_POINT)
    if name == "conflicts":
        return " ".join(signed(token) for token in city.tokens) or texts.text("sw-sum-no-tokens")
    if name == "green":
        s = city.science
        return texts.text("sw-sum-science", compass=s.best[0], gear=s.best[1], tablet=s.best[2], sets=min(s.best),
                          choice=s.choice)
    said = [(CARDS[part.card].names[lang] if part.card >= 0 else texts.text("sw-stage", stage=part.stage), part.points)
            for part in city.score.parts if part.category == category]
    return total(said) or "0"

