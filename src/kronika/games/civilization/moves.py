"""What can be said in Civilization."""
from __future__ import annotations

from typing import ClassVar, Final

from kronika.core.move import Move
from kronika.games.civilization.areas import COUNT, NODES
from kronika.games.civilization.cards import SHIPS


class Choose(Move):
    """The nation that the player wants."""

    word: ClassVar[str] = "nation"

    def __init__(self, nation: int) -> None:
        super().__init__((nation,))
        self.nation = nation


class Rate(Move):
    """The tax rate of a holder of Coinage."""

    word: ClassVar[str] = "rate"

    def __init__(self, number: int) -> None:
        super().__init__((number,))
        self.number = number


class Take(Move):
    """Take over a city in a revolt."""

    word: ClassVar[str] = "take"

    def __init__(self, area: int) -> None:
        super().__init__((area,))
        self.area = area


class Destroy(Move):
    """A city that is lost altogether."""

    word: ClassVar[str] = "destroy"

    def __init__(self, area: int) -> None:
        super().__init__((area,))
        self.area = area


class Grow(Move):
    """Where tokens go when stock is short."""

    word: ClassVar[str] = "grow"

    def __init__(self, area: int, number: int) -> None:
        super().__init__((area, number))
        self.area = area
        self.number = number


class Maintain(Move):
    """Keep a ship; `local` of its cost is paid by tokens of the area, the rest by the treasury."""

    word: ClassVar[str] = "maintain"

    def __init__(self, node: int, local: int) -> None:
        super().__init__((node, local))
        self.node = node
        self.local = local


class Launch(Move):
    """Build a ship; `local` as for Maintain."""

    word: ClassVar[str] = "launch"

    def __init__(self, node: int, local: int) -> None:
        super().__init__((node, local))
        self.node = node
        self.local = local


class Walk(Move):
    """Tokens cross a land border. Offered for all that can still move, and for all but one; fewer may be said."""

    word: ClassVar[str] = "walk"

    def __init__(self, area: int, to: int, number: int) -> None:
        super().__init__((area, to, number))
        self.area = area
        self.to = to
        self.number = number

    def covers(self, other: Move) -> bool:
        return (isinstance(other, Walk) and other.area == self.area and other.to == self.to
                and 0 < other.number <= self.number)


class Embark(Move):
    """Tokens of the area go aboard. Offered for as many as can; fewer may be said."""

    word: ClassVar[str] = "embark"

    def __init__(self, ship: int, number: int) -> None:
        super().__init__((ship, number))
        self.ship = ship
        self.number = number

    def covers(self, other: Move) -> bool:
        return isinstance(other, Embark) and other.ship == self.ship and 0 < other.number <= self.number


class Sail(Move):
    """A ship moves, by the shortest way."""

    word: ClassVar[str] = "sail"

    def __init__(self, ship: int, node: int) -> None:
        super().__init__((ship, node))
        self.ship = ship
        self.node = node


class Land(Move):
    """Tokens go ashore. Offered for all aboard; fewer may be said."""

    word: ClassVar[str] = "land"

    def __init__(self, ship: int, number: int) -> None:
        super().__init__((ship, number))
        self.ship = ship
        self.number = number

    def covers(self, other: Move) -> bool:
        return isinstance(other, Land) and other.ship == self.ship and 0 < other.number <= self.number


class Done(Move):
    """End of a list, a movement, a barter, a purchase."""

    word: ClassVar[str] = "done"

    def covers(self, other: Move) -> bool:
        """A ship for the last unit of an area is dearer than none; it is not offered."""
        return isinstance(other, (Launch, Maintain)) and other.local > 0


class First(Move):
    """The attack that is resolved first."""

    word: ClassVar[str] = "first"

    def __init__(self, area: int) -> None:
        super().__init__((area,))
        self.area = area


class Reduce(Move):
    """Reduce a city."""

    word: ClassVar[str] = "reduce"

    def __init__(self, area: int) -> None:
        super().__init__((area,))
        self.area = area


class Build(Move):
    """Turn tokens into a city."""

    word: ClassVar[str] = "build"

    def __init__(self, area: int) -> None:
        super().__init__((area,))
        self.area = area


class Gold(Move):
    """Buy the top card of stack 9."""

    word: ClassVar[str] = "gold"


class Accept(Move):
    """Accept an answer to an own offer."""

    word: ClassVar[str] = "accept"

    def __init__(self, number: int) -> None:
        super().__init__((number,))
        self.number = number


class Withdraw(Move):
    """Withdraw an own offer."""

    word: ClassVar[str] = "withdraw"

    def __init__(self, number: int) -> None:
        super().__init__((number,))
        self.number = number


class Erupt(Move):
    """The volcano that erupts."""

    word: ClassVar[str] = "erupt"

    def __init__(self, volcano: int) -> None:
        super().__init__((volcano,))
        self.volcano = volcano


class Inundate(Move):
    """The flood plain that is hit."""

    word: ClassVar[str] = "flood"

    def __init__(self, plain: int) -> None:
        super().__init__((plain,))
        self.plain = plain


class Spare(Move):
    """No second city is hit by the earthquake."""

    word: ClassVar[str] = "spare"


class Assign(Move):
    """What a secondary victim has to lose."""

    word: ClassVar[str] = "assign"

    def __init__(self, nation: int, number: int) -> None:
        super().__init__((nation, number))
        self.nation = nation
        self.number = number


class Lose(Move):
    """Tokens that are lost."""

    word: ClassVar[str] = "lose"

    def __init__(self, area: int, number: int) -> None:
        super().__init__((area, number))
        self.area = area
        self.number = number


class Nominate(Move):
    """The player who takes part in a civil war."""

    word: ClassVar[str] = "nominate"

    def __init__(self, nation: int) -> None:
        super().__init__((nation,))
        self.nation = nation


class Join(Move):
    """Tokens that belong to the faction."""

    word: ClassVar[str] = "join"

    def __init__(self, area: int, number: int) -> None:
        super().__init__((area, number))
        self.area = area
        self.number = number


class Secede(Move):
    """A city that belongs to the faction."""

    word: ClassVar[str] = "secede"

    def __init__(self, area: int) -> None:
        super().__init__((area,))
        self.area = area


class Follow(Move):
    """The part with which the victim of a civil war goes on."""

    word: ClassVar[str] = "follow"

    def __init__(self, party: int) -> None:
        super().__init__((party,))
        self.party = party


class Annex(Move):
    """Tokens that the taker replaces by his own."""

    word: ClassVar[str] = "annex"

    def __init__(self, area: int, number: int) -> None:
        super().__init__((area, number))
        self.area = area
        self.number = number


class Seize(Move):
    """A city that the taker replaces by his own."""

    word: ClassVar[str] = "seize"

    def __init__(self, area: int) -> None:
        super().__init__((area,))
        self.area = area


class Raid(Move):
    """A city that pirates destroy."""

    word: ClassVar[str] = "raid"

    def __init__(self, area: int) -> None:
        super().__init__((area,))
        self.area = area


class Return(Move):
    """Trade cards that go back under their stack."""

    word: ClassVar[str] = "return"

    def __init__(self, kind: int, number: int) -> None:
        super().__init__((kind, number))
        self.kind = kind
        self.number = number


class Offer(Move):
    """So many cards, worth so much together, one of them named; what is claimed of the rest may be a bluff.

    `want`: what is hoped for in return; `least` and `price`: an answer of so many cards and so much value is accepted
    at once (0: none is).
    """

    word: ClassVar[str] = "offer"

    def __init__(self, count: int, worth: int, named: int, claims: list[int], cards: list[int], want: list[int],
                 least: int, price: int, to: int, answers: int) -> None:
        super().__init__((count, worth, named, len(claims), *claims, len(cards), *cards, len(want), *want, least,
                          price, to, answers))
        self.count = count
        self.worth = worth
        self.named = named
        self.claims = claims
        self.cards = cards
        self.want = want
        self.least = least
        self.price = price
        self.to = to                             # 0: everybody; else the nation plus one
        self.answers = answers                   # the number of an offer; 0: none


class Buy(Move):
    """Civilization cards, paid with commodity cards and tokens of the treasury."""

    word: ClassVar[str] = "buy"

    def __init__(self, cards: list[int], paid: list[int], tokens: int) -> None:
        super().__init__((len(cards), *cards, len(paid), *paid, tokens))
        self.cards = cards
        self.paid = paid
        self.tokens = tokens


class Order(Move):
    """Chance: the seats in the order in which they choose their nations."""

    word: ClassVar[str] = "order"

    def __init__(self, seats: list[int]) -> None:
        super().__init__((len(seats), *seats))
        self.seats = seats


class Draw(Move):
    """Chance: the trade cards that a seat draws, from stack 1 up."""

    word: ClassVar[str] = "draw"

    def __init__(self, seat: int, cards: list[int]) -> None:
        super().__init__((seat, len(cards), *cards))
        self.seat = seat
        self.cards = cards


class Gong(Move):
    """Chance: time is up in the barter."""

    word: ClassVar[str] = "gong"


# Moves never change: what is offered again and again is made once
SAIL: Final = [[Sail(ship, node) for node in range(len(NODES))] for ship in range(SHIPS)]
_WALKS: Final[list[list[Walk]]] = [[] for _ in range(COUNT * COUNT)]     # from and to, by the number of tokens


def walk(area: int, to: int, number: int) -> Walk:
    """So many tokens cross the border: made when it is first offered."""
    known = _WALKS[area * COUNT + to]
    while len(known) <= number:
        known.append(Walk(area, to, len(known)))
    return known[number]


DONE: Final = Done()
GOLD: Final = Gold()
SPARE: Final = Spare()
GONG: Final = Gong()
PARTIES: Final = ["faction", "rest"]
