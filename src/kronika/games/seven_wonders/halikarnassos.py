"""Halikarnassos: build from the discard pile (SW-8.20 to SW-8.23)."""
from __future__ import annotations

from typing import cast

from kronika.core.move import Move
from kronika.core.rule import MOMENT, Rule
from kronika.core.step import Step
from kronika.games.seven_wonders.cards import CARDS
from kronika.games.seven_wonders.city import add_structure, earn
from kronika.games.seven_wonders.moves import NONE, SALVAGE, Build, BuildStage, Salvage, Sell
from kronika.games.seven_wonders.rulebook import FREE_IS_FREE, NO_DUPLICATE, SALVAGE_BUILDS, SALVAGE_PILE
from kronika.games.seven_wonders.rulebook import SALVAGE as SALVAGE_RULE
from kronika.games.seven_wonders.table import Salvaged, SevenWonders


def look_through_pile(t: SevenWonders) -> None:
    """SW-8.20: the owner looks through the whole pile; without a card to build nothing is asked (SW-R09)."""
    seat = t.salvager
    t.salvager = -1
    t.looker = seat
    t.looked = len(t.pile)
    t.show()
    if buildable(t, seat):
        t.push(FromPile(seat, False))
    else:
        t.note("salvaged", seat, (NONE,))


def buildable(t: SevenWonders, seat: int) -> list[int]:
    """The cards of the pile whose name is not yet in the city, each once, in the order of the card list (SW-R42)."""
    p = t.seat[seat]
    return sorted({card for card in t.discards() if card >= 0 and not p.has(CARDS[card])})


class FromPile(Step[SevenWonders]):
    """SW-8.20 to SW-8.23: build one card of the pile free of charge, or decline."""

    def __init__(self, seat: int, done: bool) -> None:
        self.seat = seat
        self.done = done

    def clone(self) -> FromPile:
        return FromPile(self.seat, self.done)

    def actors(self, t: SevenWonders) -> int:
        return 0 if self.done else 1 << self.seat

    def options(self, t: SevenWonders, seat: int) -> list[Move]:
        out: list[Move] = [SALVAGE[card] for card in buildable(t, seat)]
        out.append(SALVAGE[NONE])
        return out

    def stranger(self, t: SevenWonders, seat: int, move: Move) -> Rule | None:
        return SALVAGE_RULE

    def check(self, t: SevenWonders, seat: int, move: Move) -> Rule | None:
        if isinstance(move, (Sell, BuildStage)):
            return SALVAGE_BUILDS if move.card in t.discards() else SALVAGE_PILE
        if isinstance(move, Salvage):
            return self.refuse(t, seat, move.card, move.left, move.right)
        if isinstance(move, Build):
            return self.refuse(t, seat, move.card, move.left, move.right) or MOMENT
        return MOMENT

    def refuse(self, t: SevenWonders, seat: int, card: int, left: int, right: int) -> Rule | None:
        """Lines 17, 9 and 10 of chapter 14."""
        if card != NONE:
            if card < 0 or card not in t.discards():
                return SALVAGE_PILE
            if t.seat[seat].has(CARDS[card]):
                return NO_DUPLICATE
        return FREE_IS_FREE if left or right else None

    def apply(self, t: SevenWonders, seat: int, move: Move) -> None:
        self.done = True
        card = cast(Salvage, move).card
        t.note("salvaged", seat, (card,))
        if card != NONE:
            t.salvaged += (Salvaged(card, len(t.pile)),)
            add_structure(t.seat[seat], CARDS[card])
            earn(t, seat, CARDS[card].effect)

    def run(self, t: SevenWonders) -> None:
        t.pop()
