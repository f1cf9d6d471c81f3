"""The score sheet by category, the chart of points over the turns, and what decided the game."""
from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from kronika.games.seven_wonders.board import board as picture
from kronika.games.seven_wonders.cards import AGES, CATEGORIES, TURNS, WONDERS
from kronika.games.seven_wonders.parts import City
from kronika.games.seven_wonders.score import total
from kronika.games.seven_wonders.table import SevenWonders
from kronika.locale import Texts
from kronika.web.draw.chart import Chart, chart
from kronika.web.draw.seven_wonders.city import ICON, category_sum
from kronika.web.draw.seven_wonders.face import CATEGORY_NAMES
from kronika.web.draw.sheet import Cell, Fact
from kronika.web.draw.sight import Person, Sight
from kronika.web.draw.words import ROMAN, minus


@dataclass
class Column:
    """A player on the sheet."""

    person: Person
    city: City
    board: str
    rank: int
    total: int
    winner: bool


@dataclass
class Row:
    """A category."""

    id: str
    name: str
    icon: str
    cells: list[Cell]


@dataclass
class Sheet:
    """The whole page."""

    sight: Sight
    columns: list[Column]
    rows: list[Row]
    winners: list[Column]
    second: int                        # points between the first and the second
    chart: Chart | None
    facts: list[Fact]


def draw(sight: Sight, texts: Texts, history: list[SevenWonders]) -> Sheet:
    """`history`: the table after each turn."""
    table = cast(SevenWonders, sight.view)
    board = picture(table, sight.viewer)
    cities = sorted(board.cities, key=lambda city: (city.rank, city.seat))
    columns = [Column(sight.people[city.seat], city, WONDERS[city.board].names[texts.lang], city.rank, city.score.total,
                      city.rank == 1) for city in cities]
    winners = [column for column in columns if column.winner]
    gap = winners[0].total - columns[len(winners)].total if len(winners) < len(columns) else 0
    return Sheet(sight, columns, [row(i, columns, texts) for i in range(len(CATEGORIES))], winners, gap,
                 points_chart(sight, history), facts(columns, texts))


def row(category: int, columns: list[Column], texts: Texts) -> Row:
    name = CATEGORIES[category]
    points = [column.city.score.by_category[category] for column in columns]
    best = max(points)
    cells = [Cell(minus(number), number == best > 0, category_sum(column.city, category, texts))
             for number, column in zip(points, columns)]
    return Row(name, CATEGORY_NAMES[name][texts.lang], ICON.get(name, f"cat-{name}"), cells)


def points_chart(sight: Sight, history: list[SevenWonders]) -> Chart | None:
    if len(history) < 2:
        return None
    values = [[total(table, seat) for table in history] for seat in range(sight.view.seats)]
    return chart(values, sight.names, [(ROMAN[age], TURNS) for age in range(1, AGES + 1)])


def facts(columns: list[Column], texts: Texts) -> list[Fact]:
    """Up to four: where the winner won, who came near and how, who won every conflict, who built the whole wonder."""
    first = columns[0]
    out: list[Fact] = []
    lead = [(min(first.city.score.by_category[i] - column.city.score.by_category[i] for column in columns[1:]), i)
            for i in range(len(CATEGORIES))]
    margin, category = max(lead)
    if margin > 0:
        out.append(Fact("decided", "crown", {
            "name": first.person.name, "category": CATEGORY_NAMES[CATEGORIES[category]][texts.lang].lower(),
            "points": first.city.score.by_category[category], "margin": margin}))
    science = max(columns, key=lambda column: column.city.science.points)
    if science.city.science.points >= 10:
        out.append(Fact("science", "cat-green", {
            "name": science.person.name, "points": science.city.science.points,
            "sets": min(science.city.science.best)}))
    army = max(columns, key=lambda column: sum(token > 0 for token in column.city.tokens))
    wins = sum(token > 0 for token in army.city.tokens)
    if wins >= 4:
        out.append(Fact("army", "shield", {"name": army.person.name, "wins": wins,
                                                   "points": sum(army.city.tokens)}))
    whole = [column.person.name for column in columns if all(stage.state == "built" for stage in column.city.stages)]
    if whole:
        out.append(Fact("wonder", "stage-built", {"names": texts.join(whole), "number": len(whole)}))
    rich = max(columns, key=lambda column: column.city.coins)
    if len(out) < 4 and rich.city.coins >= 6:
        out.append(Fact("rich", "coin", {"name": rich.person.name, "coins": rich.city.coins}))
    return out[:4]
