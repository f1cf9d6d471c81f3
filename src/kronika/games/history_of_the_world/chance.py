"""What chance says: markers, piles, cards and dice. The words of the players stand in moves.py."""
from __future__ import annotations

from typing import ClassVar, Final

from kronika.core.move import Move


class Markers(Move):
    """`markers 2 0 1`: chance draws the score markers; the first goes to 1 (HW-2.02)."""

    word: ClassVar[str] = "markers"

    def __init__(self, seats: list[int]) -> None:
        super().__init__((len(seats), *seats))
        self.seats = seats


class Deal(Move):
    """`deal events ... empires ...`: chance fixes the two piles of the epoch (HW-2.04)."""

    word: ClassVar[str] = "deal"

    def __init__(self, events: list[int], empires: list[int]) -> None:
        super().__init__((len(events), *events, len(empires), *empires))
        self.events = events
        self.empires = empires


class Draw(Move):
    """`draw 2 weaponry`: chance gives a seat the top card of the pile, for its eyes only (HW-25.02)."""

    word: ClassVar[str] = "draw"

    def __init__(self, seat: int, card: int) -> None:
        super().__init__((seat, card))
        self.seat = seat
        self.card = card                         # empires first, then events


class Roll(Move):
    """`roll 5 2 3`: the dice of the invader, then those of the defender; or the one die rolled again."""

    word: ClassVar[str] = "roll"

    def __init__(self, dice: list[int]) -> None:
        super().__init__((len(dice), *dice))
        self.dice = dice


ROLLS: Final[dict[int, Roll]] = {}


def roll(dice: list[int]) -> Roll:
    """The roll with these dice, made once."""
    number = 0
    for die in dice:
        number = number * 8 + die
    move = ROLLS.get(number)
    if move is None:
        move = Roll(dice)
        ROLLS[number] = move
    return move
