"""What chance says in Through the Ages."""
from __future__ import annotations

from typing import ClassVar

from kronika.core.move import Move


class First(Move):
    """`first 2`: chance names the starting player (TA15-2.01)."""

    word: ClassVar[str] = "first"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def key(self) -> tuple[int, ...]:
        return (self.seat,)

class Events(Move):
    """`events ...`: chance lays out the first current events (TA15-2.04)."""

    word: ClassVar[str] = "events"

    def __init__(self, cards: list[int]) -> None:
        self.cards = cards

    def key(self) -> tuple[int, ...]:
        return (len(self.cards), *self.cards)

class Finals(Move):
    """`finals ...`: chance lays out the final events of the shorter game, open ones first (TA15-15.06)."""

    word: ClassVar[str] = "finals"

    def __init__(self, open: list[int], hidden: list[int]) -> None:
        self.open = open
        self.hidden = hidden

    def key(self) -> tuple[int, ...]:
        return (len(self.open), *self.open, len(self.hidden), *self.hidden)

class Deal(Move):
    """`deal iron coal`: chance deals to the row (TA15-4.03)."""

    word: ClassVar[str] = "deal"

    def __init__(self, cards: list[int]) -> None:
        self.cards = cards

    def key(self) -> tuple[int, ...]:
        return (len(self.cards), *self.cards)

class Draw(Move):
    """`draw 1 legion rats`: chance draws military cards for a seat (TA15-11.11)."""

    word: ClassVar[str] = "draw"

    def __init__(self, seat: int, cards: list[int]) -> None:
        self.seat = seat
        self.cards = cards

    def key(self) -> tuple[int, ...]:
        return (self.seat, len(self.cards), *self.cards)

class Reveal(Move):
    """`reveal rats`: chance turns over the top current event (TA15-5.09)."""

    word: ClassVar[str] = "reveal"

    def __init__(self, card: int) -> None:
        self.card = card

    def key(self) -> tuple[int, ...]:
        return (self.card,)

class Peek(Move):
    """`peek 1 rats`: chance tells what Joan of Arc sees (TA15-5.05)."""

    word: ClassVar[str] = "peek"

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def key(self) -> tuple[int, ...]:
        return (self.seat, self.card)
