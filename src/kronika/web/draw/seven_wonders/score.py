"""The score sheet by category, the chart of points over the turns, and what decided the game."""
from __future__ import annotations

from typing import Final, cast

from kronika.games.seven_wonders.board import board as picture
from kronika.games.seven_wonders.cards import AGES, CATEGORIES, TURNS, WONDERS
from kronika.games.seven_wonders.parts import City
from kronika.games.seven_wonders.score import total
from kronika.games.seven_wonders.table import SevenWonders
from kronika.locale import Texts
from kronika.web.draw.seven_wonders.city import ICON, category_sum
from kronika.web.draw.seven_wonders.face import CATEGORY_NAMES
from kronika.web.draw.sheet import Column, Fact, Row, Sheet, columns, gap, points_chart, row, title
from kronika.web.draw.sight import Sight
from kronika.web.draw.words import ROMAN, minus, soften

MANY: Final = 5                        # columns; more are set smaller
SHEET_ICON: Final = ICON | {"treasury": "house/coin"}


def draw(sight: Sight, texts: Texts, history: list[SevenWonders]) -> Sheet:
    """`history`: the table after each turn."""
    cities = sorted(picture(cast(SevenWonders, sight.view), sight.viewer).cities, key=lambda city: city.seat)
    names = [soften(WONDERS[city.board].names[texts.lang], texts.lang, 8) for city in cities]
    found = columns(sight, [city.rank for city in cities], [city.score.total for city in cities], names)
    ranked = [cities[column.person.seat] for column in found]
    values = [[total(table, seat) for table in history] for seat in range(len(cities))]
    more = texts.text("sw-won-more", board=WONDERS[ranked[0].board].names[texts.lang], gap=gap(found))
    return Sheet(sight, title(found, sight, texts, "sw-won", "sw-won-you", "sw-won-shared"), more, found,
                 [category(i, ranked, texts) for i in range(len(CATEGORIES))],
                 points_chart(sight, values, [(ROMAN[age], TURNS) for age in range(1, AGES + 1)]),
                 facts(found, ranked, texts), "many" if len(found) > MANY else "")


def category(number: int, cities: list[City], texts: Texts) -> Row:
    name = CATEGORIES[number]
    points = [city.score.by_category[number] for city in cities]
    sums = [f"{minus(each)} = {category_sum(city, number, texts)}" for each, city in zip(points, cities)]
    return row(CATEGORY_NAMES[name][texts.lang], points, sums, SHEET_ICON.get(name, f"cat-{name}"), f"kind-{name}")


def fact(texts: Texts, key: str, icon: str, **args: str | int) -> Fact:
    return Fact(icon, texts.text(f"sw-fact-title-{key}"), texts.text(f"sw-fact-{key}", **args))


def facts(found: list[Column], cities: list[City], texts: Texts) -> list[Fact]:
    """Up to four: where the winner won, who came near and how, who won every conflict, who built the whole wonder."""
    first = cities[0].score.by_category
    names = {city.seat: column.person.name for city, column in zip(cities, found)}
    out: list[Fact] = []
    margin, best = max((min(first[i] - city.score.by_category[i] for city in cities[1:]), i)
                       for i in range(len(CATEGORIES)))
    if margin > 0:
        out.append(fact(texts, "decided", "house/crown", name=names[cities[0].seat], points=first[best], margin=margin,
                        category=CATEGORY_NAMES[CATEGORIES[best]][texts.lang].lower()))
    learned = max(cities, key=lambda city: city.science.points)
    if learned.science.points >= 10:
        out.append(fact(texts, "science", "cat-green", name=names[learned.seat], points=learned.science.points,
                        sets=min(learned.science.best)))
    army = max(cities, key=lambda city: sum(token > 0 for token in city.tokens))
    wins = sum(token > 0 for token in army.tokens)
    if wins >= 4:
        out.append(fact(texts, "army", "house/shield", name=names[army.seat], wins=wins, points=sum(army.tokens)))
    whole = [names[city.seat] for city in cities if all(stage.state == "built" for stage in city.stages)]
    if whole:
        out.append(fact(texts, "wonder", "stage-built", names=texts.join(whole), number=len(whole)))
    rich = max(cities, key=lambda city: city.coins)
    if len(out) < 4 and rich.coins >= 6:
        out.append(fact(texts, "rich", "house/coin", name=names[rich.seat], coins=rich.coins))
    return out[:4]
