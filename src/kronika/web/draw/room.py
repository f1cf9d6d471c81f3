"""What the pages ask of a game: its table, its score sheet, its cards. Each game's `room.py` answers."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from kronika.core.table import Table
from kronika.locale import Texts
from kronika.web.draw.log import Group
from kronika.web.draw.page import Page
from kronika.web.draw.sight import Line, Sight
from kronika.web.draw.since import Measure


@dataclass(frozen=True)
class First:
    """How a first game with hints is played; a mode that is there to teach gives hints to everybody."""

    mode: str = ""
    options: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class Door:
    """How the lobby leads to a game, or to an edition of it: drawing and words, colours, how many play and how long."""

    key: str
    style: str
    players: tuple[int, int]
    minutes: tuple[int, int]
    edition: str = ""
    first: First | None = None


@dataclass(frozen=True)
class Small:
    """A card of a hand, drawn no larger than its pictogram; `word` is what it is called in a sentence."""

    word: str
    name: str
    icon: str
    kind: str                          # gives it its colour


class Room:
    """A game as the pages know it. Its templates are `<game>/table`, `score`, `cards` and `card.html`."""

    game = ""
    style = ""                         # the class of its colours
    icon = ("house", "table")          # sprite and drawing, for lists of tables
    bots = 3                           # whom a visitor meets who just wants to play
    doors: Sequence[Door] = ()
    parts: Sequence[str] = ()          # what its page fetches when it is opened: `<game>/NAME.html`
    followed = True                    # whether what others did is played by itself when the viewer's turn comes

    def helpers(self, lang: str) -> dict[str, Any]:
        """What every template of the game may call."""
        return {}

    def page(self, sight: Sight, texts: Texts) -> Page:
        """All that the table page shows."""
        raise NotImplementedError

    def sheet(self, sight: Sight, texts: Texts, history: list[Table]) -> Any:
        """All that the score sheet shows. `history`: the table after each turn."""
        raise NotImplementedError

    def cards(self, texts: Texts, edition: str) -> dict[str, Any]:
        """Every card and board, for the page that needs no table."""
        raise NotImplementedError

    def card(self, key: str, texts: Texts, edition: str) -> dict[str, Any] | None:
        """One card, large; None if there is no such card."""
        raise NotImplementedError

    def stops(self, lines: list[Line]) -> list[int]:
        """The moments at which a walk through history stops: numbers of lines."""
        raise NotImplementedError

    def chapters(self, lines: list[Line]) -> list[int]:
        """Where a part of the log may begin, which is shown first or fetched later: numbers of lines."""
        return self.stops(lines)

    def log(self, sight: Sight, texts: Texts) -> list[Group]:
        """The log of the lines of a sight, the newest first, nothing left out; empty: its steps are not shown."""
        return []

    def measures(self, view: Table, texts: Texts) -> list[Measure]:
        """The public numbers whose changes a step shows, the foremost first."""
        return []

    def moment(self, table: Table) -> tuple[int, ...]:
        """What changes when the chart of points gets its next point; empty before the first."""
        raise NotImplementedError

    def era(self, phase: int, texts: Texts) -> str:
        """The stretch of the game that a phase of the evaluation falls into, for the axis of the coach's chart."""
        return ""

    def hand(self, view: Table, seat: int, texts: Texts) -> list[Small]:
        """What the seat chose among, where that is a hand of cards: for the coach."""
        return []

    def stage(self, table: Table, texts: Texts) -> str:
        """The age, epoch or round of a table in play, as a list of tables tells it; empty before the first."""
        return ""
