"""The table page of Civilization: everything its template shows, from one sight."""
from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from kronika.core.sealed import Plans
from kronika.games.civilization import notes
from kronika.games.civilization.board import board as picture
from kronika.games.civilization.cards import BOX
from kronika.games.civilization.flow import EVENT, takes_place
from kronika.games.civilization.notation import GRAMMAR
from kronika.games.civilization.parts import Board
from kronika.games.civilization.table import Civilization
from kronika.locale import Texts
from kronika.locale.log import offer
from kronika.web.draw import page
from kronika.web.draw.civilization import barter, calamity, hand, market, succession, world
from kronika.web.draw.civilization.choices import Choices, choices
from kronika.web.draw.civilization.fleet import Ship, fleet
from kronika.web.draw.civilization.folds import folded
from kronika.web.draw.civilization.forecast import Forecast, forecast
from kronika.web.draw.civilization.rows import Row, rows
from kronika.web.draw.civilization.seats import SeatPanel, panels
from kronika.web.draw.civilization.story import told, turns
from kronika.web.draw.page import Button, Say, Tab, When
from kronika.web.draw.sight import Person, Sight


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
    rows: list[Row]
    planned: list[str]                 # the viewer's sealed list
    fleet: list[Ship]
    forecast: Forecast | None
    barter: barter.Barter | None
    hand: hand.Hand | None
    market: market.Market | None
    succession: succession.Succession | None
    calamity: calamity.Calamity | None

    quiet = True
    glyphs = True

    @property
    def sentences(self) -> list[Say]:
        return self.choices.says

    @property
    def spoken(self) -> list[Say]:
        return folded(self.choices, self.texts)

    @property
    def phase(self) -> str:
        return self.board.phase

    @property
    def free(self) -> bool:
        """Whether more can be said than is offered: in the barter, and when cards are bought."""
        return self.phase in ("barter", "buying")

    @property
    def moving(self) -> bool:
        """Whether the viewer moves now."""
        return self.phase == "movement" and self.can_act

    @property
    def layout(self) -> str:
        """What lies beside the map."""
        if self.phase in ("barter", "buying", "hands") or self.calamity:
            return "trade"
        return "march" if self.moving else "ground"

    @property
    def listed(self) -> bool:
        """Whether what can be said stands in a list of its own: not where a panel offers it."""
        in_panel = self.free or self.phase == "hands" or (self.calamity is not None and self.calamity.choices)
        return self.can_act and not in_panel

    @property
    def question(self) -> str:
        return "" if self.moving else self.texts.text(f"civilization-prompt-{self.phase}")

    @property
    def questions(self) -> list[When]:
        if not self.moving:
            return []
        return [When("", self.texts.text("cv-ask-movement")), When("walk", self.texts.text("cv-ask-walk")),
                When("sail", self.texts.text("cv-ask-sail"))]

    @property
    def reason(self) -> str:
        me = self.me
        if me is None or self.moving:
            return ""
        people = me.player
        return self.texts.text(f"cv-because-{'nobody' if self.nobody else self.phase}", stock=people.stock,
                               treasury=people.treasury, cities=people.cities, people=people.people,
                               due=self.board.blow.due if self.board.blow else 0)

    @property
    def reasons(self) -> list[When]:
        if not self.moving:
            return []
        stacks = sum(1 for mark in self.map.marks if mark.stack)
        return [When("", self.texts.text("cv-because-movement", stacks=stacks)),
                When("walk", self.texts.text("cv-because-walk")), When("sail", self.texts.text("cv-because-sail"))]

    @property
    def idle(self) -> str:
        mover = self.board.mover
        if self.phase == "movement" and mover >= 0 and self.sight.live:
            return self.texts.text("cv-ask-other", name=self.sight.names[mover])
        return super().idle

    @property
    def buttons(self) -> list[Button]:
        labels = {"done": self.texts.text("cv-do-done", phase="nobody" if self.nobody else self.phase)}
        return [Button(say.words, labels.get(say.words, say.label), say.icon, plain=self.nobody)
                for say in self.sentences if say.words in ("done", "gold", "spare")]

    @property
    def nobody(self) -> bool:
        """A calamity that reaches nobody else: there is nothing to share out."""
        return self.phase == "shares" and len(self.sentences) == 1

    @property
    def tabs(self) -> list[Tab]:
        """In trade, and when calamities strike, the cards come first; my people stand among them."""
        icons = {"map": "globe", "me": "cities", "others": "house/people", "log": "house/log"}
        if self.layout == "trade":
            fore = {"barter": "swap", "buying": "cards", "hands": "hand"}.get(self.phase, "volcano_earthquake")
            icons = {"trade": fore, "map": "globe", "others": "house/people", "log": "house/log"}
        badge: str | int = len(self.barter.to_me) if self.barter else "!" if self.can_act else ""
        return [Tab(name, icon, self.texts.text(f"cv-tab-{name}", phase=self.phase), (badge or "") if i == 0 else "")
                for i, (name, icon) in enumerate(icons.items())]

    @property
    def me(self) -> SeatPanel | None:
        return next((row for row in self.seats if row.player.seat == self.sight.viewer), None)

    @property
    def others(self) -> list[SeatPanel]:
        return [row for row in self.seats if row.player.seat != self.sight.viewer]

    @property
    def standings(self) -> list[tuple[Person, str, int]]:
        """The end, the first first: who is further on the succession table, then who has more points."""
        spaces = {row.seat: row.space for row in self.succession.rows} if self.succession else {}
        return [(row.person, self.texts.text("cv-standing", nation=row.nation, space=spaces[row.player.seat])
                 if row.player.seat in spaces else row.nation, row.player.score) for row in self.seats]

    @property
    def most(self) -> int:
        """The largest stack that can move."""
        return max([int(mark.stack.split()[0]) for mark in self.map.marks if mark.stack], default=0)


def draw(sight: Sight, texts: Texts) -> Page:
    table = cast(Civilization, sight.view)
    drawn = drafted(table, sight)
    board = picture(drawn, sight.viewer)
    said = choices(board, table, sight, texts)
    here = page.moments(sight, turns(sight.lines), texts.text("cv-turn", turn=max(1, table.turn)))
    coming = forecast(drawn, sight.viewer, sight, texts) if sight.seated and board.phase == "movement" else None
    return Page(
        sight, texts, told(sight, texts), here, board, world.draw(board, drawn, sight, texts, said, coming), said,
        events(board, table, texts), panels(board, drawn, sight, texts), rows(board, drawn, sight, texts, said),
        [planned(words, texts) for words in board.planned], fleet(board, table, sight, texts, said), coming,
        barter.draw(board, table, sight, texts, said.says), hand.draw(board, table, sight, texts, said.says),
        market.draw(board, table, sight, texts, said.says), succession.draw(board, table, sight, texts, said.says),
        calamity.draw(board, table, sight, texts, said.says))


def drafted(table: Civilization, sight: Sight) -> Civilization:
    """Who writes a sealed list sees the table as it would be after it."""
    top: object = table.stack[-1] if table.stack else None
    return cast(Civilization, top.draft(table, sight.viewer)) if isinstance(top, Plans) and sight.seated else table


def planned(words: str, texts: Texts) -> str:
    """A move of the viewer's sealed list."""
    moves = GRAMMAR.parse(words)
    return offer(texts, notes, moves[0]) if isinstance(moves, list) else words


def events(board: Board, table: Civilization, texts: Texts) -> list[Event]:
    """Those that the game has, and where it stands."""
    taking = {EVENT[place] for place in range(len(EVENT)) if takes_place(table, place)}
    out: list[Event] = []
    for i, row in enumerate(BOX["event"], 1):
        if i in taking:
            state = "now" if i == board.event else "was" if i < board.event else ""
            out.append(Event(i, row["name"][texts.lang], "" if board.phase == "over" else state))
    return out
