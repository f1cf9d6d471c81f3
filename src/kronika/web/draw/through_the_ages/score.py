"""The score sheet: where the culture came from, the ratings at the end, and the chart of culture over the rounds."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Final, cast

from kronika.games.through_the_ages.board import board as picture
from kronika.games.through_the_ages.parts import Civilization
from kronika.games.through_the_ages.table import ThroughTheAges
from kronika.locale import Texts
from kronika.web.draw.chart import Chart, chart
from kronika.web.draw.sheet import Cell
from kronika.web.draw.sight import Person, Sight
from kronika.web.draw.through_the_ages.face import face_of
from kronika.web.draw.words import minus

RATINGS: Final = [("culture", "cul"), ("science", "sci"), ("strength", "str"), ("happiness", "hap")]


@dataclass
class Column:
    """A player on the sheet."""

    person: Person
    civ: Civilization
    government: str
    rank: int
    total: int

    @property
    def winner(self) -> bool:
        return self.rank == 1


@dataclass
class Row:
    """A source of culture, or a number that is only told."""

    name: str
    icon: str
    cells: list[Cell]
    told: bool = False                 # not part of the total


@dataclass
class Sheet:
    """The whole page."""

    sight: Sight
    columns: list[Column]
    rows: list[Row]
    winners: list[Column]
    second: int                        # points between the first and the second
    chart: Chart | None
    facts: list[tuple[str, str, dict[str, str | int]]]


def draw(sight: Sight, texts: Texts, history: list[ThroughTheAges]) -> Sheet:
    t = cast(ThroughTheAges, sight.view)
    board = picture(t, sight.viewer)
    civs = sorted(board.civilizations, key=lambda civ: (civ.rank, civ.seat))
    columns = [Column(sight.people[civ.seat], civ, t.box.cards[civ.government].names[texts.lang], civ.rank, civ.culture)
               for civ in civs]
    winners = [column for column in columns if column.winner]
    gap = winners[0].total - columns[len(winners)].total if len(winners) < len(columns) else 0
    return Sheet(sight, columns, [*sources(sight, t, columns, texts), *ratings(t, columns, texts)], winners, gap,
                 points_chart(sight, texts, history), facts(columns))


def sources(sight: Sight, t: ThroughTheAges, columns: list[Column], texts: Texts) -> list[Row]:
    """The culture of each seat by where it came from; what no note tells is the last row."""
    scored = told(sight, "scored", 1)
    bonus = told(sight, "bonus", 0)
    hunger = told(sight, "hunger", 1)
    impacts = impact_points(sight)
    out = [row(texts.text("tta-score-turns"), "cul", [scored.get(c.civ.seat, 0) for c in columns])]
    for card, points in impacts.items():
        out.append(row(t.box.cards[card].names[texts.lang], face_of(t.box, card, texts).icon,
                       [points.get(c.civ.seat, 0) for c in columns]))
    if bonus:
        out.append(row(texts.text("tta-score-bonus"), "event", [bonus.get(c.civ.seat, 0) for c in columns]))
    rest = [c.total - scored.get(c.civ.seat, 0) - bonus.get(c.civ.seat, 0) + hunger.get(c.civ.seat, 0)
            - sum(points.get(c.civ.seat, 0) for points in impacts.values()) for c in columns]
    out.append(row(texts.text("tta-score-rest"), "action", rest))
    if any(hunger.values()):
        out.append(row(texts.text("tta-score-hunger"), "food", [-hunger.get(c.civ.seat, 0) for c in columns]))
    return out


def told(sight: Sight, word: str, argument: int) -> dict[int, int]:
    """An argument of a note, added up for each seat."""
    out: dict[int, int] = {}
    for line in sight.lines:
        for note in line.notes:
            if note.word == word:
                out[note.seat] = out.get(note.seat, 0) + note.args[argument]
    return out


def impact_points(sight: Sight) -> dict[int, dict[int, int]]:
    out: dict[int, dict[int, int]] = {}
    for line in sight.lines:
        for note in line.notes:
            if note.word == "impact":
                seats = out.setdefault(note.args[0], {})
                seats[note.seat] = seats.get(note.seat, 0) + note.args[1]
    return out


def row(name: str, icon: str, points: list[int], sums: list[str] | None = None, is_told: bool = False) -> Row:
    best = max(points)
    said = sums or [name] * len(points)
    return Row(name, icon, [Cell(minus(number), number == best > 0, text) for number, text in zip(points, said)],
               is_told)


def ratings(t: ThroughTheAges, columns: list[Column], texts: Texts) -> list[Row]:
    """What the civilizations came to; it is not added up."""
    out: list[Row] = []
    for key, icon in RATINGS:
        sums = [c.civ.ratings[key] for c in columns]
        said = [", ".join(f"{t.box.cards[part.card].names[texts.lang]} {minus(part.amount)}" for part in total.parts
                          if part.card >= 0) or "0" for total in sums]
        out.append(row(texts.text(f"tta-score-{key}"), icon, [total.total for total in sums], said, True))
    return out


def points_chart(sight: Sight, texts: Texts, history: list[ThroughTheAges]) -> Chart | None:
    if len(history) < 2:
        return None
    values = [[table.seat[seat].culture for table in history] for seat in range(sight.view.seats)]
    return chart(values, sight.names, spans(history, texts))


def spans(history: list[ThroughTheAges], texts: Texts) -> list[tuple[str, int]]:
    """The ages, and how many rounds ended in each."""
    out: list[tuple[str, int]] = []
    for table in history:
        name = texts.text("tta-age", age=table.age)
        if out and out[-1][0] == name:
            out[-1] = (name, out[-1][1] + 1)
        else:
            out.append((name, 1))
    return out


def facts(columns: list[Column]) -> list[tuple[str, str, dict[str, str | int]]]:
    """Who was strongest, most learned, and who built the most wonders."""
    out: list[tuple[str, str, dict[str, str | int]]] = []
    for key, icon in (("strength", "str"), ("science", "sci")):
        best = max(columns, key=lambda column: column.civ.ratings[key].total)
        out.append((key, icon, {"name": best.person.name, "number": best.civ.ratings[key].total}))
    builder = max(columns, key=lambda column: len(column.civ.wonders))
    if builder.civ.wonders:
        out.append(("wonders", "wonder", {"name": builder.person.name, "number": len(builder.civ.wonders)}))
    settler = max(columns, key=lambda column: len(column.civ.colonies))
    if settler.civ.colonies:
        out.append(("colonies", "colony", {"name": settler.person.name, "number": len(settler.civ.colonies)}))
    return out
