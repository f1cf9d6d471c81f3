"""The table page of Civilization: everything its template shows, from one sight."""
from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from kronika.games.civilization.board import board as picture
from kronika.games.civilization.cards import BOX
from kronika.games.civilization.flow import EVENT, takes_place
from kronika.games.civilization.parts import Board
from kronika.games.civilization.table import Civilization
from kronika.locale import Texts
from kronika.web.draw import page
from kronika.web.draw.civilization import barter, calamity, hand, market, succession, world
from kronika.web.draw.civilization.choices import Choices, choices
from kronika.web.draw.civilization.seats import SeatPanel, panels
from kronika.web.draw.civilization.story import told, turns
from kronika.web.draw.page import Button, Say, Tab
from kronika.web.draw.sight import Sight


@dataclass
class Event:
    """One of the thirteen events of a turn."""

    number: int
    name: str
    state: str                         # was, now or nothing


@dataclass
class Page(page.Page):
    """The whole page."""

    board: Board
    map: world.Map
    choices: Choices
    events: list[Event]
    seats: list[SeatPanel]
    barter: barter.Barter | None
    hand: hand.Hand | None
    market: market.Market | None
    succession: succession.Succession | None
    calamity: calamity.Calamity | None

    quiet = True

    @property
    def sentences(self) -> list[Say]:
        return self.choices.says

    @property
    def phase(self) -> str:
        return self.board.phase

    @property
    def free(self) -> bool:
        """Whether more can be said than is offered: in the barter, and when cards are bought."""
        return self.phase in ("barter", "buying")

    @property
    def layout(self) -> str:
        """What lies beside the map."""
        return "trade" if self.phase in ("barter", "buying", "hands") or self.calamity else "ground"

    @property
    def listed(self) -> bool:
        """Whether what can be said stands in a list of its own: not where a panel offers it."""
        in_panel = self.free or self.phase == "hands" or (self.calamity is not None and self.calamity.choices)
        return self.can_act and not in_panel

    @property
    def question(self) -> str:
        return self.texts.text(f"civilization-prompt-{self.phase}")

    @property
    def buttons(self) -> list[Button]:
        return [Button(say.words, say.label, say.icon) for say in self.sentences if say.words in ("done", "gold")]

    @property
    def tabs(self) -> list[Tab]:
        """In trade, and when calamities strike, the cards come first; my people stand among them."""
        icons = {"map": "globe", "me": "cities", "others": "house/people", "log": "house/log"}
        if self.layout == "trade":
            icons = {"trade": "swap", "map": "globe", "others": "house/people", "log": "house/log"}
        badge = len(self.barter.to_me) if self.barter else 0
        return [Tab(name, icon, self.texts.text(f"cv-tab-{name}"), badge if name == "trade" else "")
                for name, icon in icons.items()]

    @property
    def me(self) -> SeatPanel | None:
        return next((row for row in self.seats if row.player.seat == self.sight.viewer), None)

    @property
    def others(self) -> list[SeatPanel]:
        return [row for row in self.seats if row.player.seat != self.sight.viewer]


def draw(sight: Sight, texts: Texts) -> Page:
    table = cast(Civilization, sight.view)
    board = picture(table, sight.viewer)
    said = choices(board, table, sight, texts)
    here = page.moments(sight, turns(sight.lines), texts.text("cv-turn", turn=max(1, table.turn)))
    return Page(
        sight, texts, told(sight, texts), here, board, world.draw(board, table, sight, texts, said), said,
        events(board, table, texts), panels(board, table, sight, texts),
        barter.draw(board, table, sight, texts, said.says), hand.draw(board, table, sight, texts, said.says),
        market.draw(board, table, sight, texts, said.says), succession.draw(board, table, sight, texts, said.says),
        calamity.draw(board, table, sight, texts, said.says))


def events(board: Board, table: Civilization, texts: Texts) -> list[Event]:
    """Those that the game has, and where it stands."""
    taking = {EVENT[place] for place in range(len(EVENT)) if takes_place(table, place)}
    out: list[Event] = []
    for i, row in enumerate(BOX["event"], 1):
        if i in taking:
            state = "now" if i == board.event else "was" if i < board.event else ""
            out.append(Event(i, row["name"][texts.lang], "" if board.phase == "over" else state))
    return out
