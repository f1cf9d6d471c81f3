"""The sequence of play: turns of thirteen events. Read it beside the rulebook's contents page (chapter 4)."""
from __future__ import annotations

from typing import Final

from kronika.core.step import Step
from kronika.games.civilization.barter import begin_barter
from kronika.games.civilization.calamities import begin_calamities
from kronika.games.civilization.cards import NOMADS
from kronika.games.civilization.cities import Support, begin_building, remove_surplus
from kronika.games.civilization.conflicts import begin_conflicts
from kronika.games.civilization.growth import begin_growth, take_census
from kronika.games.civilization.hands import begin_hands
from kronika.games.civilization.movement import begin_movement
from kronika.games.civilization.progress import advance, turn_marker
from kronika.games.civilization.purchases import Buying
from kronika.games.civilization.setup import DrawOrder
from kronika.games.civilization.ships import begin_ships
from kronika.games.civilization.table import RUNNING, Civilization
from kronika.games.civilization.taxes import begin_taxes
from kronika.games.civilization.trade_cards import begin_drawing

# The contents page. A stored table knows its place by these names.
GAME: Final[tuple[str, ...]] = ("setup", "turns")
SETUP: Final[int] = GAME.index("setup")
TURNS: Final[int] = GAME.index("turns")

TURN: Final[tuple[str, ...]] = (
    "taxes", "expansion", "census", "ships", "movement", "conflicts", "support", "cities", "surplus", "trade_cards",
    "trade", "civilization", "calamities", "support_again", "hands", "progress", "end")
TAXES: Final[int] = TURN.index("taxes")
EXPANSION: Final[int] = TURN.index("expansion")
CENSUS: Final[int] = TURN.index("census")
SHIPS: Final[int] = TURN.index("ships")
MOVEMENT: Final[int] = TURN.index("movement")
CONFLICTS: Final[int] = TURN.index("conflicts")
SUPPORT: Final[int] = TURN.index("support")
CITIES: Final[int] = TURN.index("cities")
SURPLUS: Final[int] = TURN.index("surplus")
TRADE_CARDS: Final[int] = TURN.index("trade_cards")
TRADE: Final[int] = TURN.index("trade")
CIVILIZATION: Final[int] = TURN.index("civilization")
CALAMITIES: Final[int] = TURN.index("calamities")
SUPPORT_AGAIN: Final[int] = TURN.index("support_again")
HANDS: Final[int] = TURN.index("hands")
PROGRESS: Final[int] = TURN.index("progress")
END: Final[int] = TURN.index("end")

# The event of the rulebook that each place belongs to
EVENT: Final = [1, 2, 3, 4, 5, 6, 6, 7, 7, 8, 9, 10, 11, 11, 12, 13, 13]
OF_NOMADS: Final = [EXPANSION, SHIPS, MOVEMENT]                            # CV-23.02
OF_FARMERS: Final = [EXPANSION, CENSUS, SHIPS, MOVEMENT, CONFLICTS, SUPPORT, CITIES, SURPLUS, PROGRESS]    # CV-23.11


class Game(Step[Civilization]):
    """Setup, then turns until the game is over."""

    def __init__(self, pc: int) -> None:
        self.pc = pc

    def clone(self) -> Game:
        return Game(self.pc)

    def run(self, t: Civilization) -> None:
        if self.pc == SETUP:
            self.pc = TURNS
            t.push(DrawOrder())
        elif t.ended != RUNNING:
            t.pop()
        else:
            t.turn += 1
            t.note("turn", -1, (t.turn,))
            t.push(Turn(TAXES, END))


class Turn(Step[Civilization]):
    """CV-4.01: E1 to E13; each event is finished by all before the next begins."""

    def __init__(self, pc: int, last: int) -> None:
        self.pc = pc
        self.last = last                         # the last place that is played; of a scenario only a part

    def clone(self) -> Turn:
        return Turn(self.pc, self.last)

    def run(self, t: Civilization) -> None:
        pc = self.pc
        self.pc += 1
        if pc > self.last:
            t.pop()
        elif pc == END:
            if t.mode == NOMADS:
                turn_marker(t)
        elif takes_place(t, pc):
            self.event(t, pc)

    def event(self, t: Civilization, pc: int) -> None:
        if pc == TAXES:
            begin_taxes(t)
        elif pc == EXPANSION:
            begin_growth(t)
        elif pc == CENSUS:
            take_census(t)
        elif pc == SHIPS:
            begin_ships(t)
        elif pc == MOVEMENT:
            begin_movement(t)
        elif pc == CONFLICTS:
            begin_conflicts(t)
        elif pc in (SUPPORT, SUPPORT_AGAIN):
            t.push(Support(0))
        elif pc == CITIES:
            begin_building(t)
        elif pc == SURPLUS:
            remove_surplus(t)
        else:
            self.cards(t, pc)

    def cards(self, t: Civilization, pc: int) -> None:
        if pc == TRADE_CARDS:
            begin_drawing(t)
        elif pc == TRADE:
            begin_barter(t)
        elif pc == CIVILIZATION:
            t.push(Buying(t.seats - 1))
        elif pc == CALAMITIES:
            begin_calamities(t)
        elif pc == HANDS:
            begin_hands(t)
        else:
            advance(t)


def takes_place(t: Civilization, pc: int) -> bool:
    """CV-23.02, CV-23.11: the games 71 and 72 leave events out."""
    if t.trading():
        return True
    return pc in (OF_NOMADS if t.mode == NOMADS else OF_FARMERS)
