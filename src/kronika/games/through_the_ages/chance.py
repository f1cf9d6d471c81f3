"""What chance says in Through the Ages."""
from __future__ import annotations

from typing import ClassVar

from kronika.core.move import Move


class First(Move):
    """`first 2`: chance names the starting player (TA15-2.01)."""

    word: ClassVar[str] = "first"

    def __init__(self, seat: int) -> None:
        super().__init__((seat,))
        self.seat = seat


class Events(Move):
    """`events ...`: chance lays out the first current events (TA15-2.04)."""

    word: ClassVar[str] = "events"

    def __init__(self, cards: list[int]) -> None:
        super().__init__((len(cards), *cards))
        self.cards = cards


class Finals(Move):
    """`finals ...`: chance lays out the final events of the shorter game, open ones first (TA15-15.06)."""

    word: ClassVar[str] = "finals"

    def __init__(self, open: list[int], hidden: list[int]) -> None:
        super().__init__((len(open), *open, len(hidden), *hidden))
        self.open = open
        self.hidden = hidden


class Deal(Move):
    """`deal iron coal`: chance deals to the row (TA15-4.03)."""

    word: ClassVar[str] = "deal"

    def __init__(self, cards: list[int]) -> None:
        super().__init__((len(cards), *cards))
        self.cards = cards


class Draw(Move):
    """`draw 1 legion rats`: chance draws military cards for a seat (TA15-11.11)."""

    word: ClassVar[str] = "draw"

    def __init__(self, seat: int, cards: list[int]) -> None:
        super().__init__((seat, len(cards), *cards))
        self.seat = seat
        self.cards = cards


class Reveal(Move):
    """`reveal rats`: chance turns over the top current event (TA15-5.09)."""

    word: ClassVar[str] = "reveal"

    def __init__(self, card: int) -> None:
        super().__init__((card,))
        self.card = card


class Peek(Move):
    """`peek 1 rats`: chance tells what Joan of Arc sees (TA15-5.05)."""

    word: ClassVar[str] = "peek"

    def __init__(self, seat: int, card: int) -> None:
        super().__init__((seat, card))
        self.seat = seat
        self.card = card
