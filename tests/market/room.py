"""The market as the pages know it."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, cast

from kronika.core.table import Table
from kronika.locale import Texts
from kronika.locale.log import offer
from kronika.web.draw import page, room
from kronika.web.draw.log import Group, Tellable, groups
from kronika.web.draw.page import Button, Say, Tab
from kronika.web.draw.sheet import Sheet, columns
from kronika.web.draw.sight import Line, Sight
from kronika.web.draw.since import Measure
from tests.market import notes
from tests.market.board import Board, board
from tests.market.cards import KINDS, TRADERS
from tests.market.game import GAME
from tests.market.moves import GRAMMAR
from tests.market.table import Market

TOLD: Final = Tellable(notes, notes.HEADINGS, [], {})


@dataclass
class Page(page.Page):
    """All that the table page shows."""

    board: Board
    sentences: list[Say]
    planned: list[str]
    offers: list[dict[str, Any]]

    quiet = True

    @property
    def question(self) -> str:
        return self.texts.text(f"market-ask-{self.board.phase}")

    @property
    def reason(self) -> str:
        left = f" {self.texts.text('market-because-left', left=self.board.left)}" if self.board.left >= 0 else ""
        return self.texts.text(f"market-because-{self.board.phase}") + left

    @property
    def idle(self) -> str:
        return self.texts.text("market-ask-over" if self.over else "market-ask-wait")

    @property
    def idle_reason(self) -> str:
        return self.reason

    @property
    def buttons(self) -> list[Button]:
        if self.board.phase == "plan":
            return [Button(word, self.texts.text(f"market-say-{word}").split(",")[0])
                    for word in ("settle", "walk", "done")]
        return [Button(say.words, say.label) for say in self.sentences if say.words in ("done", "withdraw")]

    @property
    def tabs(self) -> list[Tab]:
        icons = {"map": "house/table", "trade": "house/people", "log": "house/log"}
        return [Tab(name, icon, self.texts.text(f"market-tab-{name}")) for name, icon in icons.items()]

    @property
    def tab(self) -> str:
        return "map" if self.board.phase == "plan" else "trade"


def draw(sight: Sight, texts: Texts) -> Page:
    shown = board(cast(Market, sight.view), sight.viewer)
    offered = page.offered(sight, texts, notes)
    here = page.moments(sight, rounds(sight.lines), texts.text("market-round", round=max(1, shown.round)))
    return Page(sight, texts, groups(sight, texts, TOLD), here, shown, offered,
                [label(words, texts) for words in shown.planned],
                [standing(each, sight, texts, offered) for each in shown.offers])


def label(words: str, texts: Texts) -> str:
    moves = GRAMMAR.parse(words)
    assert isinstance(moves, list)
    return offer(texts, notes, moves[0])


def standing(each: Any, sight: Sight, texts: Texts, offered: list[Say]) -> dict[str, Any]:
    """An offer that stands: what is told of it, and what the viewer may say to it."""
    words = [say for say in offered if say.words == f"accept {each.number}" or
             say.words.split()[-2:] == ["for", str(each.number)]]
    return {"seat": each.seat, "number": each.number, "count": each.count, "worth": each.worth,
            "named": KINDS[each.named]["names"][texts.lang], "to": each.to - 1, "answers": each.answers,
            "claims": [KINDS[kind]["names"][texts.lang] for kind in each.claims],
            "mine": [KINDS[kind]["names"][texts.lang] for kind in each.cards if kind >= 0],
            "say": words[0] if words else None}


def rounds(lines: list[Line]) -> list[int]:
    """The moments at which a round begins."""
    return [line.number for line in lines if any(note.word == "round" for note in line.notes)]


class Room(room.Room):
    """Three traders and a map."""

    game = "market"
    style = "r-market"
    bots = 2

    def helpers(self, lang: str) -> dict[str, Any]:
        return {"kinds": [{"id": row["id"], "name": row["names"][lang], "value": row["value"]} for row in KINDS],
                "traders": [row["names"][lang] for row in TRADERS]}

    def page(self, sight: Sight, texts: Texts) -> Page:
        return draw(sight, texts)

    def sheet(self, sight: Sight, texts: Texts, history: list[Table]) -> Sheet:
        outcome = GAME.outcome(sight.view)
        return Sheet(sight, texts.text("web-score"), "", columns(sight, outcome.ranks, outcome.scores), [])

    def cards(self, texts: Texts, edition: str) -> dict[str, Any]:
        title = texts.text("market-title")
        return {"cards_title": title, "jumps": [], "groups": [("kinds", title, self.helpers(texts.lang)["kinds"])]}

    def card(self, key: str, texts: Texts, edition: str) -> dict[str, Any] | None:
        return next(({"row": row} for row in KINDS if row["id"] == key), None)

    def stops(self, lines: list[Line]) -> list[int]:
        return rounds(lines)

    def log(self, sight: Sight, texts: Texts) -> list[Group]:
        return groups(sight, texts, TOLD)

    def measures(self, view: Table, texts: Texts) -> list[Measure]:
        return [Measure("house/chart", texts.text("web-score"), list(GAME.outcome(view).scores))]

    def moment(self, table: Table) -> tuple[int, ...]:
        t = cast(Market, table)
        return (t.round, int(t.over))


ROOM: Final = Room()
