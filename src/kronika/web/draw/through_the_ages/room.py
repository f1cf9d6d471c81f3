"""Through the Ages as the pages know it."""
from __future__ import annotations

from typing import Any, Final, cast

from kronika.core.step import WATCHER
from kronika.core.table import Table
from kronika.games.through_the_ages.board import board
from kronika.games.through_the_ages.edition import EDITIONS, Edition, number_of
from kronika.games.through_the_ages.judgement import ENDED
from kronika.games.through_the_ages.table import ThroughTheAges
from kronika.locale import Texts
from kronika.web.draw import room
from kronika.web.draw.log import Group, groups
from kronika.web.draw.sheet import Sheet
from kronika.web.draw.sight import Line, Sight
from kronika.web.draw.since import Measure
from kronika.web.draw.through_the_ages import page, score
from kronika.web.draw.through_the_ages.face import face_of, found, gallery
from kronika.web.draw.through_the_ages.said import view_of
from kronika.web.draw.words import ROMAN


def box_of(edition: str) -> Edition:
    return EDITIONS[number_of(edition)]


class Room(room.Room):
    """A civilization from antiquity to the present day."""

    game = "through_the_ages"
    style = "r-t15"
    icon = ("through_the_ages", "leader")
    bots = 2
    doors = (room.Door("tta-2015", "r-t15", (2, 4), (90, 180), "2015", room.First("first")),
             room.Door("tta-2006", "r-t06", (2, 4), (120, 240), "2006", room.First("simple")))

    def page(self, sight: Sight, texts: Texts) -> page.Page:
        return page.draw(sight, texts)

    def sheet(self, sight: Sight, texts: Texts, history: list[Table]) -> Sheet:
        return score.draw(sight, texts, cast(list[ThroughTheAges], history))

    def cards(self, texts: Texts, edition: str) -> dict[str, Any]:
        box = box_of(edition)
        groups = gallery(box, texts)
        return {"cards_title": texts.text("tta-cards-title", edition=box.name), "gallery": "card-gallery",
                "groups": groups,
                "jumps": [(key, title) for key, title, _ in groups]}

    def card(self, key: str, texts: Texts, edition: str) -> dict[str, Any] | None:
        box = box_of(edition)
        card = found(box, key)
        return {"face": face_of(box, card, texts)} if card >= 0 else None

    def stops(self, lines: list[Line]) -> list[int]:
        return [at for at, _, _ in page.stops(lines)]

    def log(self, sight: Sight, texts: Texts) -> list[Group]:
        return groups(sight, texts, page.tellable(view_of(sight).box))

    def measures(self, view: Table, texts: Texts) -> list[Measure]:
        civs = sorted(board(cast(ThroughTheAges, view), WATCHER).civilizations, key=lambda civ: civ.seat)
        found = {"cul": [civ.culture for civ in civs], "sci": [civ.science for civ in civs],
                 "str": [civ.ratings["strength"].total for civ in civs], "food": [civ.food for civ in civs],
                 "res": [civ.resources for civ in civs]}
        return [Measure(icon, texts.text(f"tta-n-{icon}"), values) for icon, values in found.items()]

    def moment(self, table: Table) -> tuple[int, ...]:
        t = cast(ThroughTheAges, table)
        return (t.round, int(t.over)) if t.round else ()

    def era(self, phase: int, texts: Texts) -> str:
        return texts.text("coach-last") if phase == ENDED else texts.text("coach-age", age=ROMAN[phase + 1])

    def stage(self, table: Table, texts: Texts) -> str:
        t = cast(ThroughTheAges, table)
        return texts.text("tta-when", age=t.age, round=t.round) if t.round else ""


ROOM: Final = Room()
