"""7 Wonders as the platform sees it."""
from __future__ import annotations

from typing import Any, Final, cast

from kronika.core import game
from kronika.core.game import Outcome, Setup, ranked
from kronika.core.rng import Rng
from kronika.core.rule import Refused
from kronika.core.table import Table, settle
from kronika.games.seven_wonders import flow, view
from kronika.games.seven_wonders.audit import problems
from kronika.games.seven_wonders.cards import CATEGORIES
from kronika.games.seven_wonders.moves import GRAMMAR
from kronika.games.seven_wonders.rulebook import FINAL, PLAYERS, RULES
from kronika.games.seven_wonders.score import sheet, total
from kronika.games.seven_wonders.table import SevenWonders, empty_table

OPTIONS: Final = {"boards": ["random", "choice"], "sides": ["choice", "all_day"],
                  "presentation": ["together", "step_by_step"]}

FILES: Final = ["cards.toml", "components.toml", "wonders.toml"]


class Game(game.Game):
    """Seven boards, three ages, one city each."""

    def __init__(self) -> None:
        super().__init__("seven_wonders", 1, (3, 7), [""], {"": ["base"]}, {"": OPTIONS}, GRAMMAR, view.FIELDS, RULES,
                         FINAL, {"": FILES})

    def new(self, setup: Setup) -> Table:
        if not 3 <= setup.seats <= 7:
            raise Refused(PLAYERS)
        all_day = setup.options["sides"] == "all_day"
        t = empty_table(setup.seats, all_day)
        t.push(flow.Game(flow.BOARDS, setup.options["boards"] == "choice"))
        settle(t)
        return t

    def view(self, t: Table, seat: int) -> Table:
        return view.view(cast(SevenWonders, t), seat)

    def recalled(self, t: Table, seat: int) -> dict[str, Any]:
        return view.recalled(cast(SevenWonders, t), seat)

    def determinize(self, view_: Table, seat: int, rng: Rng) -> Table:
        return view.determinize(cast(SevenWonders, view_), seat, rng)

    def outcome(self, t: Table) -> Outcome:
        """SW-10.10, SW-R34: most points; then most coins; then a shared place."""
        table = cast(SevenWonders, t)
        scores = [total(table, seat) for seat in range(t.seats)]
        keys = [(scores[seat], table.seat[seat].coins) for seat in range(t.seats)]
        return Outcome(scores, ranked(keys), "three_ages")

    def audit(self, t: Table) -> list[str]:
        return problems(cast(SevenWonders, t))

    def stats(self, t: Table) -> dict[str, float]:
        """The mean points of each category."""
        table = cast(SevenWonders, t)
        points = [0] * len(CATEGORIES)
        for seat in range(t.seats):
            for category, gained in enumerate(sheet(table, seat)):
                points[category] += gained
        return {name: points[i] / t.seats for i, name in enumerate(CATEGORIES)}


GAME: Final = Game()
