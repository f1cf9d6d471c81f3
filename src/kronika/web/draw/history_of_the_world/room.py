"""History of the World as the pages know it."""
from __future__ import annotations

from typing import Any, Final, cast

from kronika.core.table import Table
from kronika.games.history_of_the_world.cards import EMPIRES, EPOCHS, EVENTS
from kronika.games.history_of_the_world.judgement import PARTS
from kronika.games.history_of_the_world.lands import AREAS, LANDS, REGIONS, TOKENS
from kronika.games.history_of_the_world.table import World
from kronika.locale import Texts
from kronika.web.draw import room
from kronika.web.draw.history_of_the_world import page, score
from kronika.web.draw.history_of_the_world.atlas import WATERS, WHOLE, label
from kronika.web.draw.history_of_the_world.face import empire_face, event_face, find, token_face
from kronika.web.draw.history_of_the_world.turns import measures, turns, whole
from kronika.web.draw.log import Group
from kronika.web.draw.sheet import Sheet
from kronika.web.draw.sight import Line, Sight
from kronika.web.draw.since import Measure
from kronika.web.draw.words import ROMAN


class Room(room.Room):
    """Five epochs, forty empires, one world."""

    game = "history_of_the_world"
    style = "r-hw"
    icon = ("history_of_the_world", "globe")
    bots = 3
    doors = (room.Door("hotw", "r-hw", (3, 6), (90, 150)),)

    def helpers(self, lang: str) -> dict[str, Any]:
        return {"regions_of_map": [region.id for region in REGIONS],
                "seas": [area.id for area in AREAS if area.fleet],
                "barrens": [area.id for area in AREAS if not area.fleet]}

    def page(self, sight: Sight, texts: Texts) -> page.Page:
        return page.draw(sight, texts)

    def sheet(self, sight: Sight, texts: Texts, history: list[Table]) -> Sheet:
        return score.draw(sight, texts, cast(list[World], history))

    def cards(self, texts: Texts, edition: str) -> dict[str, Any]:
        lang = texts.lang
        groups = [(f"epoch{epoch}", texts.text("hw-epoch", epoch=ROMAN[epoch]),
                   ([empire_face(card.index, lang) for card in EMPIRES if card.epoch == epoch],
                    [event_face(card.index, lang) for card in EVENTS if card.epoch == epoch],
                    [token_face(token.index, lang) for token in TOKENS if token.epoch == epoch]))
                  for epoch in range(1, EPOCHS + 1)]
        names = [(land.names[lang], *label(land.index), land.reconstructed) for land in LANDS]
        waters = [(area.names[lang], *WATERS.get(area.id, (0, 0, 0, "")), area.fleet) for area in AREAS]
        jumps = [("map", texts.text("hw-map")), *((key, title) for key, title, _ in groups),
                 ("lands", texts.text("hw-lands"))]
        return {"cards_title": texts.text("hw-cards-title"), "style": "world-cards", "jumps": jumps,
                "groups": groups, "names": names, "waters": waters, "whole": WHOLE,
                "lands": [(region.id, region.names[lang], [LANDS[land] for land in region.lands])
                          for region in REGIONS]}

    def card(self, key: str, texts: Texts, edition: str) -> dict[str, Any] | None:
        face = find(key, texts.lang)
        return {"face": face} if face else None

    def stops(self, lines: list[Line]) -> list[int]:
        return [turn.at for turn in turns(lines)]

    def log(self, sight: Sight, texts: Texts) -> list[Group]:
        return whole(sight, texts)

    def measures(self, view: Table, texts: Texts) -> list[Measure]:
        return measures(cast(World, view), texts)

    def moment(self, table: Table) -> tuple[int, ...]:
        t = cast(World, table)
        return (t.epoch, t.called, int(t.over)) if t.called else ()

    def era(self, phase: int, texts: Texts) -> str:
        return texts.text("hw-epoch", epoch=ROMAN[phase // PARTS + 1])

    def stage(self, table: Table, texts: Texts) -> str:
        t = cast(World, table)
        return texts.text("hw-epoch", epoch=ROMAN[t.epoch]) if t.epoch else ""


ROOM: Final = Room()
