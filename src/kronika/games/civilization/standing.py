"""An offer that stands in the barter."""
from __future__ import annotations

from kronika.games.civilization.table import NOBODY


class Standing:
    """An offer that stands, with the cards that only its maker knows."""

    def __init__(self, seat: int, number: int, count: int, worth: int, named: int, claims: list[int], cards: list[int],
                 want: list[int], least: int, price: int, to: int, answers: int) -> None:
        self.seat = seat
        self.number = number
        self.count = count
        self.worth = worth
        self.named = named
        self.claims = claims
        self.cards = cards
        self.want = want
        self.least = least
        self.price = price
        self.to = to                             # the seat it is for; nobody: for all
        self.answers = answers

    def clone(self) -> Standing:
        return Standing(self.seat, self.number, self.count, self.worth, self.named, self.claims[:], self.cards[:],
                        self.want[:], self.least, self.price, self.to, self.answers)

    def open_to(self, seat: int) -> bool:
        """Whether the seat may answer it; an answer itself is for the one it answers."""
        return seat != self.seat and self.answers == 0 and self.to in (NOBODY, seat)

    def welcomes(self, answer: Standing) -> bool:
        """Whether the answer is accepted at once: enough cards, enough value, and one that is wanted named."""
        return (self.least > 0 and answer.count >= self.least and answer.worth >= self.price
                and (not self.want or answer.named in self.want))
