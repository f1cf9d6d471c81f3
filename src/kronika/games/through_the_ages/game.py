"""Through the Ages as the platform sees it."""
from __future__ import annotations

from typing import Final, cast

from kronika.core import game
from kronika.core.game import Outcome, Setup, ranked
from kronika.core.rng import Rng
from kronika.core.rule import Refused
from kronika.core.table import Table, settle
from kronika.games.through_the_ages import flow, view
from kronika.games.through_the_ages.audit import problems
from kronika.games.through_the_ages.edition import EDITIONS, MODES
from kronika.games.through_the_ages.grammar import GRAMMAR
from kronika.games.through_the_ages.rulebook import PLAYERS, RULES, UNDO
from kronika.games.through_the_ages.table import ThroughTheAges, empty_table

NAMES: Final = [edition.name for edition in EDITIONS]


class Game(game.Game):
    """A civilization from antiquity to the present day."""

    def __init__(self) -> None:
        super().__init__("through_the_ages", 1, (2, 4), NAMES, dict.fromkeys(NAMES, MODES),
                         {name: {} for name in NAMES}, GRAMMAR, view.FIELDS, RULES, UNDO)

    def new(self, setup: Setup) -> Table:
        if not 2 <= setup.seats <= 4:
            raise Refused(PLAYERS)
        t = empty_table(setup.seats, NAMES.index(setup.edition), MODES.index(setup.mode))
        t.push(flow.Game(flow.STARTING_PLAYER))
        settle(t)
        return t

    def view(self, t: Table, seat: int) -> Table:
        return view.view(cast(ThroughTheAges, t), seat)

    def determinize(self, view_: Table, seat: int, rng: Rng) -> Table:
        return view.determinize(cast(ThroughTheAges, view_), seat, rng)

    def outcome(self, t: Table) -> Outcome:
        """TA15-12.04, TA15-12.05: most culture; a resigned player is behind all others; equals share a place."""
        table = cast(ThroughTheAges, t)
        keys = [(table.plays(seat), p.culture if table.plays(seat) else 0) for seat, p in enumerate(table.seat)]
        reason = "resigned" if table.count() == 1 else "last_round"
        return Outcome([p.culture for p in table.seat], ranked(keys), reason)

    def audit(self, t: Table) -> list[str]:
        return problems(cast(ThroughTheAges, t))

    def stats(self, t: Table) -> dict[str, float]:
        """Mean culture, uprisings per turn, rounds, wonders and strength at the end."""
        seats = cast(ThroughTheAges, t).seat
        turns = sum(p.turns for p in seats)
        return {"culture": sum(p.culture for p in seats) / t.seats,
                "uprisings": sum(p.uprisings for p in seats) / max(1, turns),
                "rounds": float(cast(ThroughTheAges, t).round),
                "wonders": sum(p.wonders.bit_count() for p in seats) / t.seats,
                "colonies": sum(p.colonies.bit_count() for p in seats) / t.seats}


GAME: Final = Game()
