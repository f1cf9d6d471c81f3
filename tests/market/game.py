"""The market as the platform sees it."""
from __future__ import annotations

from typing import Final, cast

from kronika.core import game
from kronika.core.game import Outcome, Setup, ranked
from kronika.core.rng import Rng
from kronika.core.rule import Refused
from kronika.core.table import Table, settle
from tests.market import view
from tests.market.audit import problems
from tests.market.cards import SEATS
from tests.market.flow import ROUND
from tests.market.flow import Game as Rounds
from tests.market.moves import GRAMMAR
from tests.market.rulebook import PLAYERS, RULES
from tests.market.scenario import bound
from tests.market.table import Market, empty_table, worth

OPTIONS: Final = {"offers_per_phase": ["36", "9", "none"]}


class Game(game.Game):
    """Three traders, three rounds."""

    def __init__(self) -> None:
        super().__init__("market", 1, (SEATS, SEATS), [""], {"": ["base"]}, {"": OPTIONS}, GRAMMAR, view.FIELDS, RULES,
                         None, {"": ["market.toml"]})

    def new(self, setup: Setup) -> Table:
        if setup.seats != SEATS:
            raise Refused(PLAYERS)
        t = empty_table(setup.seats, bound(setup))
        t.push(Rounds(ROUND))
        settle(t)
        return t

    def determinize(self, view_: Table, seat: int, rng: Rng) -> Table:
        return view.determinize(cast(Market, view_), seat, rng)

    def outcome(self, t: Table) -> Outcome:
        """MK-5.01: the sets of a hand, and a point for each area held."""
        table = cast(Market, t)
        scores = [worth(p.counts()) + table.held(seat) for seat, p in enumerate(table.seat)]
        return Outcome(scores, ranked(scores), "three_rounds")

    def audit(self, t: Table) -> list[str]:
        return problems(cast(Market, t))

    def stats(self, t: Table) -> dict[str, float]:
        table = cast(Market, t)
        return {"offers": float(table.offers), "deals": float(table.deals)}


GAME: Final = Game()
