"""The score sheet of any game: a column for each player, rows of numbers that explain themselves, a chart, facts."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from kronika.locale import Texts
from kronika.web.draw.chart import Chart, chart
from kronika.web.draw.sight import Person, Sight
from kronika.web.draw.words import minus, parted


@dataclass
class Cell:
    """A number of one player, with its sum; beside it perhaps the card that it was scored with."""

    points: str
    best: bool
    sum: str
    card: str = ""                     # its id
    card_name: str = ""


@dataclass
class Column:
    """A player on the sheet."""

    person: Person
    rank: int
    total: int
    note: str = ""                     # stands under the name

    @property
    def name(self) -> str:
        """As it stands at the head, where there is little room."""
        return parted(self.person.name)

    @property
    def winner(self) -> bool:
        return self.rank == 1


@dataclass
class Row:
    """Where points came from, or numbers that are only told."""

    name: str
    cells: list[Cell]
    icon: str = ""
    kind: str = ""                     # gives the row its colour
    hint: str = ""


@dataclass
class Fact:
    """Something worth a sentence."""

    icon: str
    title: str
    text: str


@dataclass
class Sheet:
    """The whole page."""

    sight: Sight
    title: str
    more: str
    columns: list[Column]
    rows: list[Row]
    chart: Chart | None = None
    facts: list[Fact] = field(default_factory=list)
    style: str = ""                    # classes of the table
    below: list[Row] = field(default_factory=list)         # the same points, told in another way
    told: list[Row] = field(default_factory=list)          # numbers in a table of their own
    told_title: str = ""
    chart_more: str = ""               # what the chart shows, where that is not the points of an end there and then


def columns(sight: Sight, ranks: Sequence[int], totals: Sequence[int], notes: Sequence[str] = ()) -> list[Column]:
    """All by seat; the first comes first."""
    order = sorted(range(len(ranks)), key=lambda seat: (ranks[seat], seat))
    return [Column(sight.people[seat], ranks[seat], totals[seat], notes[seat] if notes else "") for seat in order]


def title(found: list[Column], sight: Sight, texts: Texts, won: str, you: str, shared: str) -> str:
    """Who won: one of three sentences, by their keys."""
    winners = [column.person for column in found if column.winner]
    points = found[0].total
    if len(winners) > 1:
        return texts.text(shared, names=texts.join([person.name for person in winners]), points=points)
    if winners[0].seat == sight.viewer:
        return texts.text(you, points=points)
    return texts.text(won, name=winners[0].name, points=points)


def gap(found: list[Column]) -> int:
    """The points between the winners and the next."""
    winners = sum(column.winner for column in found)
    return found[0].total - found[winners].total if winners < len(found) else 0


def row(name: str, points: list[int], sums: Sequence[str], icon: str = "", kind: str = "", hint: str = "") -> Row:
    """The best of the numbers is marked, if it is any good."""
    best = max(points)
    cells = [Cell(minus(number), number == best > 0, text) for number, text in zip(points, sums)]
    return Row(name, cells, icon, kind, hint)


def points_chart(sight: Sight, values: list[list[int]], spans: list[tuple[str, int]],
                 through: bool = False) -> Chart | None:
    """`values`: for each seat its points after each turn; none for a game too short to have a curve."""
    return chart(values, sight.names, spans, through) if len(values[0]) > 1 else None
