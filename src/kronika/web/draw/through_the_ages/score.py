"""The score sheet: where the culture came from, the ratings at the end, and the chart of culture over the rounds."""
from __future__ import annotations

from typing import Final, cast

from kronika.games.through_the_ages.board import board as picture
from kronika.games.through_the_ages.parts import Civilization
from kronika.games.through_the_ages.table import ThroughTheAges
from kronika.locale import Texts
from kronika.web.draw.sheet import Fact, Row, Sheet, columns, gap, points_chart, row, title
from kronika.web.draw.sight import Sight
from kronika.web.draw.through_the_ages.face import face_of
from kronika.web.draw.words import minus, soften

BONUS: Final = {"science": "sci", "strength": "str", "happiness": "hap", "goods": "food", "levels": "special",
                "technologies": "special", "government": "gov", "colonies": "colony", "wonders": "wonder"}
RATINGS: Final = [("culture", "cul"), ("science", "sci"), ("strength", "str"), ("happiness", "hap")]


def draw(sight: Sight, texts: Texts, history: list[ThroughTheAges]) -> Sheet:
    t = cast(ThroughTheAges, sight.view)
    civs = sorted(picture(t, sight.viewer).civilizations, key=lambda civ: civ.seat)
    governments = [t.box.cards[civ.government].names[texts.lang] for civ in civs]
    found = columns(sight, [civ.rank for civ in civs], [civ.culture for civ in civs],
                    [soften(name, texts.lang, 6) for name in governments])
    ranked = [civs[column.person.seat] for column in found]
    values = [[table.seat[seat].culture for table in history] for seat in range(t.seats)]
    return Sheet(sight, title(found, sight, texts, "tta-won", "tta-won-you", "tta-won-shared"),
                 texts.text("tta-won-more", government=governments[found[0].person.seat], gap=gap(found)), found,
                 sources(sight, t, ranked, texts), points_chart(sight, values, spans(history, texts)),
                 facts(sight, ranked, texts), "civilizations", [], ratings(t, ranked, texts),
                 texts.text("tta-score-ratings"))


def sources(sight: Sight, t: ThroughTheAges, civs: list[Civilization], texts: Texts) -> list[Row]:
    """The culture of each seat by where it came from; what no note tells is the last row."""
    scored = told(sight, "scored", 1)
    bonus = told(sight, "bonus", 0)
    hunger = told(sight, "hunger", 1)
    impacts = impact_points(sight)

    def source(name: str, icon: str, points: dict[int, int], hint: str = "") -> Row:
        return row(name, [points.get(civ.seat, 0) for civ in civs], [hint or name] * len(civs), icon, hint=hint)

    out = [source(texts.text("tta-score-turns"), "cul", scored)]
    out += [source(t.box.cards[card].names[texts.lang], face_of(t.box, card, texts).icon, points,
                   face_of(t.box, card, texts).text)
            for card, points in impacts.items()]
    if bonus:
        out += bonus_rows(t, civs, texts)
    known = [scored, bonus, *impacts.values()]
    out.append(source(texts.text("tta-score-rest"), "action", {
        civ.seat: civ.culture + hunger.get(civ.seat, 0) - sum(points.get(civ.seat, 0) for points in known)
        for civ in civs}))
    if any(hunger.values()):
        out.append(source(texts.text("tta-score-hunger"), "food", {seat: -lost for seat, lost in hunger.items()}))
    return out


def bonus_rows(t: ThroughTheAges, civs: list[Civilization], texts: Texts) -> list[Row]:
    """The final scoring of a mode without events, line by line: how many of what, at how many points."""
    lines = [t.box.scoring.bonus_lines(t, civ.seat) for civ in civs]
    out: list[Row] = []
    for n, (key, _, each) in enumerate(lines[0]):
        counts = [line[n][1] for line in lines]
        out.append(row(texts.text(f"tta-score-end-{key}", each=each), [count * each for count in counts],
                       [f"{count} × {each}" for count in counts], BONUS[key]))
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


def ratings(t: ThroughTheAges, civs: list[Civilization], texts: Texts) -> list[Row]:
    """What the civilizations came to; it is not added up."""
    out: list[Row] = []
    for key, icon in RATINGS:
        sums = [civ.ratings[key] for civ in civs]
        said = [", ".join(f"{t.box.cards[part.card].names[texts.lang]} {minus(part.amount)}" for part in total.parts
                          if part.card >= 0) or "0" for total in sums]
        out.append(row(texts.text(f"tta-score-{key}"), [total.total for total in sums], said, icon))
    return out


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


def facts(sight: Sight, civs: list[Civilization], texts: Texts) -> list[Fact]:
    """Who was strongest, most learned, and who built the most wonders."""
    counted = [("strength", "str", [civ.ratings["strength"].total for civ in civs]),
               ("science", "sci", [civ.ratings["science"].total for civ in civs]),
               ("wonders", "wonder", [len(civ.wonders) for civ in civs]),
               ("colonies", "colony", [len(civ.colonies) for civ in civs])]
    return [Fact(icon, texts.text(f"tta-fact-title-{key}"), texts.text(
        f"tta-fact-{key}", name=sight.names[civs[numbers.index(max(numbers))].seat], number=max(numbers)))
        for key, icon, numbers in counted if max(numbers) or key in ("strength", "science")]
