"""What can be said at the market."""
from __future__ import annotations

from typing import ClassVar, Final

from kronika.core.field import OWNER
from kronika.core.move import Move
from kronika.core.verb import Verb, grammar
from kronika.core.words import Kind, Number, Part
from tests.market.cards import AREA_IDS, KIND_IDS, TRADERS


class Settle(Move):
    word: ClassVar[str] = "settle"

    def __init__(self, area: int) -> None:
        super().__init__((area,))
        self.area = area


class Walk(Move):
    word: ClassVar[str] = "walk"

    def __init__(self, area: int, to: int) -> None:
        super().__init__((area, to))
        self.area = area
        self.to = to


class Offer(Move):
    """So many cards, worth so much together, one of them named; what is claimed of the rest may be a bluff."""

    word: ClassVar[str] = "offer"

    def __init__(self, count: int, worth: int, named: int, claims: list[int], cards: list[int], to: int,
                 answers: int) -> None:
        super().__init__((count, worth, named, len(claims), *claims, len(cards), *cards, to, answers))
        self.count = count
        self.worth = worth
        self.named = named
        self.claims = claims
        self.cards = cards
        self.to = to                             # 0: everybody; else the seat plus one
        self.answers = answers                   # the number of an offer; 0: none


class Accept(Move):
    word: ClassVar[str] = "accept"

    def __init__(self, number: int) -> None:
        super().__init__((number,))
        self.number = number


class Withdraw(Move):
    word: ClassVar[str] = "withdraw"


class Done(Move):
    word: ClassVar[str] = "done"


class Gong(Move):
    """Time is up; only chance says so."""

    word: ClassVar[str] = "gong"


class Draw(Move):
    word: ClassVar[str] = "draw"

    def __init__(self, seat: int, card: int) -> None:
        super().__init__((seat, card))
        self.seat = seat
        self.card = card


DONE: Final = Done()
AREA: Final = Kind("area", AREA_IDS)
CARD: Final = Kind("card", KIND_IDS)
TRADER: Final = Kind("trader", ["all", *[row["id"] for row in TRADERS]])
SEAT: Final = Number("seat", 2)
COUNT: Final = Number("count", 7)
WORTH: Final = Number("worth", 24)
OFFER: Final = Number("offer", 40)

VERBS: Final = [
    Verb(Settle, [Part("", [AREA])], ["area"]),
    Verb(Walk, [Part("", [AREA, AREA])], ["area", "to"]),
    Verb(Offer, [Part("", [COUNT]), Part("worth", [WORTH]), Part("", [CARD]), Part("claim", [CARD], True, True),
                 Part("cards", [CARD], many=True), Part("to", [TRADER], True), Part("for", [OFFER], True)],
         ["count", "worth", "named", "claims", "cards", "to", "answers"], {"cards": OWNER}),
    Verb(Accept, [Part("", [OFFER])], ["number"]),
    *[Verb(cls, [], []) for cls in (Withdraw, Done)],
]
CHANCE_VERBS: Final = [
    Verb(Draw, [Part("", [SEAT]), Part("", [CARD])], ["seat", "card"], {"card": OWNER}, owner="seat"),
    Verb(Gong, [], []),
]
SPOKEN: Final = [*VERBS, *CHANCE_VERBS]
GRAMMAR: Final = grammar(SPOKEN)
