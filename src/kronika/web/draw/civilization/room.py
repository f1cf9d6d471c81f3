"""Civilization as the pages know it."""
from __future__ import annotations

from typing import Any, Final, cast

from kronika.core.table import Table
from kronika.games.civilization.areas import REGION_IDS
from kronika.games.civilization.judgement import JUDGEMENT, SPAN
from kronika.games.civilization.table import Civilization
from kronika.locale import Texts
from kronika.web.draw import room
from kronika.web.draw.civilization import face, page, score
from kronika.web.draw.civilization.story import events, measures, turns, whole
from kronika.web.draw.log import Group
from kronika.web.draw.sheet import Sheet
from kronika.web.draw.sight import Line, Sight
from kronika.web.draw.since import Measure


class Room(room.Room):
    """Thirteen events a turn around one sea."""

    game = "civilization"
    style = "r-cv"
    icon = ("civilization", "ships")
    bots = 4
    parts = ("wares",)
    doors = (room.Door("civ", "r-cv", (2, 7), (240, 480)),)

    def helpers(self, lang: str) -> dict[str, Any]:
        return {"regions_of_map": REGION_IDS}

    def page(self, sight: Sight, texts: Texts) -> page.Page:
        return page.draw(sight, texts)

    def sheet(self, sight: Sight, texts: Texts, history: list[Table]) -> Sheet:
        return score.draw(sight, texts, cast(list[Civilization], history))

    def cards(self, texts: Texts, edition: str) -> dict[str, Any]:
        return face.cards(texts)

    def card(self, key: str, texts: Texts, edition: str) -> dict[str, Any] | None:
        found = face.find(key, texts.lang)
        return {"face": found} if found else None

    def stops(self, lines: list[Line]) -> list[int]:
        return turns(lines)

    def chapters(self, lines: list[Line]) -> list[int]:
        return events(lines)

    def log(self, sight: Sight, texts: Texts) -> list[Group]:
        return list(whole(sight, texts))

    def measures(self, view: Table, texts: Texts) -> list[Measure]:
        return measures(cast(Civilization, view), texts)

    def moment(self, table: Table) -> tuple[int, ...]:
        t = cast(Civilization, table)
        return (t.turn, int(t.over)) if t.turn else ()

    def era(self, phase: int, texts: Texts) -> str:
        if phase == JUDGEMENT.phases - 1:
            return texts.text("coach-turns-on", first=SPAN * phase + 1)
        return texts.text("coach-turns", first=SPAN * phase + 1, last=SPAN * (phase + 1))

    def stage(self, table: Table, texts: Texts) -> str:
        t = cast(Civilization, table)
        return texts.text("cv-turn", turn=t.turn) if t.turn else ""


ROOM: Final = Room()
