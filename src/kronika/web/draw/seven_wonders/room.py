"""7 Wonders as the pages know it."""
from __future__ import annotations

from typing import Any, Final, cast

from kronika.core.table import Table
from kronika.games.seven_wonders.cards import AGES, CARDS, COLORS, WONDERS
from kronika.games.seven_wonders.goods import GOODS, RESOURCES
from kronika.games.seven_wonders.table import SevenWonders
from kronika.locale import Texts
from kronika.web.draw import room
from kronika.web.draw.log import Group, groups
from kronika.web.draw.seven_wonders import page, score
from kronika.web.draw.seven_wonders.face import COLOR_NAMES, NAMES, face, later, plan
from kronika.web.draw.seven_wonders.turns import turns
from kronika.web.draw.sheet import Sheet
from kronika.web.draw.sight import Line, Sight
from kronika.web.draw.since import Measure
from kronika.web.draw.words import ROMAN


class Room(room.Room):
    """Three ages, a city and its wonder."""

    game = "seven_wonders"
    style = "r-sw"
    icon = ("seven_wonders", "stage")
    doors = (room.Door("seven_wonders", "r-sw", (3, 7), (20, 30), "", room.First("", (("sides", "all_day"),))),)
    followed = False                   # a turn is one moment, and the board tells it

    def helpers(self, lang: str) -> dict[str, Any]:
        return {"resources": RESOURCES, "goods": GOODS, "named": lambda name: NAMES[name][lang],
                "color_name": lambda name: COLOR_NAMES[name][lang]}

    def page(self, sight: Sight, texts: Texts) -> page.Page:
        return page.draw(sight, texts)

    def sheet(self, sight: Sight, texts: Texts, history: list[Table]) -> Sheet:
        return score.draw(sight, texts, cast(list[SevenWonders], history))

    def cards(self, texts: Texts, edition: str) -> dict[str, Any]:
        lang = texts.lang
        groups = [(f"age{age}", texts.text("sw-cards-age", age=age),
                   [(face(card, lang), later(card, lang)) for card in CARDS if card.age == age and not card.guild])
                  for age in range(1, AGES + 1)]
        groups.append(("guilds", texts.text("sw-cards-guilds"),
                       [(face(card, lang), later(card, lang)) for card in CARDS if card.guild]))
        boards = [(plan(wonder.index, 0, lang), plan(wonder.index, 1, lang)) for wonder in WONDERS]
        jumps = [*((key, title) for key, title, _ in groups), ("boards", texts.text("sw-cards-boards"))]
        return {"cards_title": texts.text("sw-cards-title"), "jumps": jumps, "groups": groups, "boards": boards}

    def card(self, key: str, texts: Texts, edition: str) -> dict[str, Any] | None:
        for card in CARDS:
            if card.id == key:
                return {"face": face(card, texts.lang), "opens": later(card, texts.lang)}
        return None

    def stops(self, lines: list[Line]) -> list[int]:
        return [turn.at for turn in turns(lines)]

    def log(self, sight: Sight, texts: Texts) -> list[Group]:
        return groups(sight, texts, page.TELLABLE)

    def measures(self, view: Table, texts: Texts) -> list[Measure]:
        return page.measures(cast(SevenWonders, view), texts)

    def moment(self, table: Table) -> tuple[int, ...]:
        t = cast(SevenWonders, table)
        return (t.age, t.turn, int(t.over)) if t.age else ()

    def era(self, phase: int, texts: Texts) -> str:
        return texts.text("coach-age", age=ROMAN[phase + 1])

    def hand(self, view: Table, seat: int, texts: Texts) -> list[room.Small]:
        cards = [CARDS[card] for card in cast(SevenWonders, view).seat[seat].hand if card >= 0]
        return [room.Small(card.id, card.names[texts.lang], f"cat-{COLORS[card.color]}", COLORS[card.color])
                for card in cards]

    def stage(self, table: Table, texts: Texts) -> str:
        t = cast(SevenWonders, table)
        return texts.text("sw-moment", age=t.age, turn=t.turn) if t.age else ""


ROOM: Final = Room()
