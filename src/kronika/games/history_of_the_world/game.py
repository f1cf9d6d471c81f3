"""History of the World as the platform sees it."""
from __future__ import annotations

from typing import Final, cast

from kronika.core import game
from kronika.core.game import Outcome, Setup, ranked
from kronika.core.rng import Rng
from kronika.core.rule import Refused
from kronika.core.table import Table, settle
from kronika.games.history_of_the_world import flow, view
from kronika.games.history_of_the_world.audit import problems
from kronika.games.history_of_the_world.cards import CONSTANTS
from kronika.games.history_of_the_world.notation import GRAMMAR
from kronika.games.history_of_the_world.rulebook import PLAYERS, RULES
from kronika.games.history_of_the_world.scoring import worth
from kronika.games.history_of_the_world.table import World, empty_table

OPTIONS: Final = {"draft": ["normal", "classic"]}
SEATS: Final[tuple[int, int]] = (CONSTANTS["min_seats"], CONSTANTS["max_seats"])

FILES: Final = ["areas.toml", "components.toml", "empires.toml", "events.toml", "lands.toml", "map.toml",
                "regions.toml", "tokens.toml"]


class Game(game.Game):
    """Five epochs, forty empires, one world."""

    def __init__(self) -> None:
        super().__init__("history_of_the_world", 1, SEATS, [""], {"": ["base"]}, {"": OPTIONS}, GRAMMAR, view.FIELDS,
                         RULES, None, {"": FILES})

    def new(self, setup: Setup) -> Table:
        if not SEATS[0] <= setup.seats <= SEATS[1]:
            raise Refused(PLAYERS)
        t = empty_table(setup.seats, setup.options["draft"] == "classic")
        t.push(flow.Game(flow.MARKERS))
        settle(t)
        return t

    def determinize(self, view_: Table, seat: int, rng: Rng) -> Table:
        return view.determinize(cast(World, view_), seat, rng)

    def outcome(self, t: Table) -> Outcome:
        """HW-20.03: most points win; there is no tie."""
        scores = [p.score for p in cast(World, t).seat]
        return Outcome(scores, ranked(scores), "five_epochs")

    def audit(self, t: Table) -> list[str]:
        return problems(cast(World, t))

    def stats(self, t: Table) -> dict[str, float]:
        """The mean score, and what the board is worth at the end."""
        table = cast(World, t)
        return {"score": sum(p.score for p in table.seat) / t.seats,
                "board": sum(worth(table, seat) for seat in range(t.seats)) / t.seats}


GAME: Final = Game()
