"""The market as the pages know it."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, cast

from kronika.core.table import Table, options
from kronika.locale import Texts
from kronika.locale.log import offer
from kronika.web.draw import room
from kronika.web.draw.log import Group, Tellable, groups
from kronika.web.draw.room import Moments
from kronika.web.draw.sight import Line, Sight
from tests.market import notes
from tests.market.board import Board, board
from tests.market.cards import KINDS, TRADERS
from tests.market.game import GAME
from tests.market.moves import GRAMMAR
from tests.market.table import Market


@dataclass
class Say:
    """A sentence that is offered, and its label."""

    words: str
    label: str


@dataclass
class Page:
    """All that the table page shows."""

    sight: Sight
    board: Board
    says: list[Say]
    planned: list[str]
    log: list[Group]
    moments: Moments
    offers: list[dict[str, Any]]

    @property
    def undecided(self) -> list[int]:
        return [trader.seat for trader in self.board.traders if trader.awaited]

    @property
    def awaited(self) -> bool:
        return self.sight.viewer in self.undecided

    @property
    def over(self) -> bool:
        return self.board.phase == "over"

    @property
    def can_act(self) -> bool:
        return bool(self.says)


def says(sight: Sight, texts: Texts) -> list[Say]:
    if not sight.live or not sight.seated:
        return []
    return [Say(GRAMMAR.say(move), offer(texts, notes, move)) for move in options(sight.view, sight.viewer)]


def draw(sight: Sight, texts: Texts) -> Page:
    shown = board(cast(Market, sight.view), sight.viewer)
    offered = says(sight, texts)
    told = Tellable(notes, notes.HEADINGS, [], {})
    stops = rounds(sight.lines)
    here = sight.at if sight.at >= 0 else len(sight.lines) + 1
    before = [stop for stop in stops if stop < here]
    moments = Moments(stops[0] if stops else 0, before[-1] if before else 0, here, len(sight.lines),
                      texts.text("market-round", round=max(1, shown.round)))
    return Page(sight, shown, offered, [label(words, texts) for words in shown.planned], groups(sight, texts, told),
                moments, [standing(each, sight, texts, offered) for each in shown.offers])


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

    def sheet(self, sight: Sight, texts: Texts, history: list[Table]) -> Any:
        outcome = GAME.outcome(sight.view)
        return {"rows": [(person.name, outcome.scores[person.seat], outcome.ranks[person.seat])
                         for person in sight.people]}

    def cards(self, texts: Texts) -> dict[str, Any]:
        return {}

    def card(self, key: str, texts: Texts) -> dict[str, Any] | None:
        return next(({"row": row} for row in KINDS if row["id"] == key), None)

    def stops(self, lines: list[Line]) -> list[int]:
        return rounds(lines)

    def moment(self, table: Table) -> tuple[int, ...]:
        t = cast(Market, table)
        return (t.round, int(t.over))


ROOM: Final = Room()
