"""Civilization (1980) as the platform sees it."""
from __future__ import annotations

from typing import Final, cast

from kronika.core import game
from kronika.core.game import Outcome, Setup, ranked
from kronika.core.rng import Rng
from kronika.core.rule import Refused
from kronika.core.table import Table, settle
from kronika.games.civilization import flow, view
from kronika.games.civilization.audit import problems
from kronika.games.civilization.cards import FARMERS, FINISH, FULL, MODES, NOMADS, SEATS, TRIANGLES
from kronika.games.civilization.notation import GRAMMAR
from kronika.games.civilization.progress import score, standing
from kronika.games.civilization.rulebook import PEOPLES_71, PLAYERS, RULES
from kronika.games.civilization.table import ENDS, Civilization, empty_table

OPTIONS: Final = {"shorten_by": ["0", "1", "2"], "end_space": ["5", "9", "12", "14", "16"],
                  "offers_per_phase": ["60", "none"]}
FILES: Final = ["areas.toml", "civilization.toml", "components.toml", "map.toml", "nations.toml", "trade.toml"]
MOST_71: Final = 4                     # players of the games 71 and 72


class Game(game.Game):
    """Thirteen events a turn, from the first tokens to the end of the progress table."""

    def __init__(self) -> None:
        super().__init__("civilization", 1, SEATS, [""], {"": MODES}, {"": OPTIONS}, GRAMMAR, view.FIELDS, RULES, None,
                         {"": FILES})

    def new(self, setup: Setup) -> Table:
        t = opened(setup)
        t.push(flow.Game(flow.SETUP))
        settle(t)
        return t

    def determinize(self, view_: Table, seat: int, rng: Rng) -> Table:
        return view.determinize(cast(Civilization, view_), seat, rng)

    def outcome(self, t: Table) -> Outcome:
        """CV-19.01, CV-19.03: the first at the goal, and of several the highest total."""
        table = cast(Civilization, t)
        keys = [standing(table, seat) for seat in range(t.seats)]
        return Outcome([score(table, seat) for seat in range(t.seats)], ranked(keys), ENDS[table.ended])

    def audit(self, t: Table) -> list[str]:
        return problems(cast(Civilization, t))

    def stats(self, t: Table) -> dict[str, float]:
        """Turns; trades for each player who could trade, by trade phase; the furthest space; cards and cities."""
        table = cast(Civilization, t)
        return {"turns": float(table.turn),
                "trades_per_player_and_phase": 2 * table.deals / table.markets if table.markets else 0.0,
                "space": max(p.space for p in table.seat) * 1.0,
                "cards": sum(p.cards.bit_count() for p in table.seat) / t.seats,
                "cities": sum(p.cities for p in table.seat) / t.seats}


def opened(setup: Setup) -> Civilization:
    """CV-1.01, CV-23.01, CV-23.10: the table for this setup; Refused where the number of players does not fit."""
    mode = MODES.index(setup.mode)
    if not SEATS[0] <= setup.seats <= SEATS[1]:
        raise Refused(PLAYERS)
    if mode >= NOMADS and setup.seats > MOST_71:
        raise Refused(PEOPLES_71)
    chosen = setup.options["offers_per_phase"]
    bound = 0 if chosen == "none" or mode >= NOMADS else int(chosen)
    return empty_table(setup.seats, mode, bound, goal(setup, mode))


def goal(setup: Setup, mode: int) -> int:
    """CV-19.01, CV-23.07, CV-23.14 to CV-23.16: the space at which the game ends."""
    if mode == NOMADS:
        return int(setup.options["end_space"])
    if mode == FARMERS:
        return TRIANGLES[1] - int(setup.options["shorten_by"])
    return FINISH if mode == FULL else TRIANGLES[mode]


GAME: Final = Game()
