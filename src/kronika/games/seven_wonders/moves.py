"""The words that can be said in 7 Wonders. Moves are shared: the same move is the same object."""
from __future__ import annotations

from typing import ClassVar, Final

from kronika.core.field import EACH, OWNER
from kronika.core.move import Move
from kronika.core.verb import Verb, grammar
from kronika.core.words import Kind, Number, Part
from kronika.games.seven_wonders.cards import CARDS, HAND, SIDES, WONDERS

PAY_BASE: Final = 16                     # a payment is coins to the left x 16 + coins to the right


class Build(Move):
    """`build baths pay 2 1`: build the structure, with so many coins to the left and to the right neighbour."""

    word: ClassVar[str] = "build"

    def __init__(self, card: int, left: int, right: int) -> None:
        super().__init__((card, left, right))
        self.card = card
        self.left = left
        self.right = right

    def covers(self, other: Move) -> bool:
        return (isinstance(other, Build) and self.card == other.card
                and self.left <= other.left and self.right <= other.right)


class BuildStage(Move):
    """`stage with tavern pay 0 2`: build the next stage with this card. `stage 2 with ...` insists on its number."""

    word: ClassVar[str] = "stage"

    def __init__(self, stage: int, card: int, left: int, right: int) -> None:
        super().__init__((stage, card, left, right))
        self.stage = stage
        self.card = card
        self.left = left
        self.right = right

    def covers(self, other: Move) -> bool:
        return (isinstance(other, BuildStage) and self.card == other.card and self.stage in (0, other.stage)
                and self.left <= other.left and self.right <= other.right)


class Sell(Move):
    """`sell baths`: sell the card for 3 coins."""

    word: ClassVar[str] = "sell"

    def __init__(self, card: int) -> None:
        super().__init__((card,))
        self.card = card


class Discard(Move):
    """`discard`: let the seventh card go for nothing (SW-8.13)."""

    word: ClassVar[str] = "discard"


class Salvage(Move):
    """`salvage baths` builds from the discard pile, `salvage none` declines (SW-R47)."""

    word: ClassVar[str] = "salvage"

    def __init__(self, card: int, left: int, right: int) -> None:
        super().__init__((card, left, right))
        self.card = card                         # NONE: decline
        self.left = left
        self.right = right


class Pass(Move):
    """`pass`: said by many, allowed to nobody (SW-3.07)."""

    word: ClassVar[str] = "pass"


class ChooseBoard(Move):
    """`board giza`: take an unused board (SW-R29)."""

    word: ClassVar[str] = "board"

    def __init__(self, board: int) -> None:
        super().__init__((board,))
        self.board = board


class ChooseSide(Move):
    """`side night`: choose the side of the board (SW-2.05)."""

    word: ClassVar[str] = "side"

    def __init__(self, side: int) -> None:
        super().__init__((side,))
        self.side = side


class Boards(Move):
    """`boards giza olympia rhodos`: chance gives each seat its board."""

    word: ClassVar[str] = "boards"

    def __init__(self, boards: list[int]) -> None:
        super().__init__((len(boards), *boards))
        self.boards = boards


class First(Move):
    """`first 2`: chance names the seat that chooses its board first."""

    word: ClassVar[str] = "first"

    def __init__(self, seat: int) -> None:
        super().__init__((seat,))
        self.seat = seat


class Deal(Move):
    """`deal ...`: chance deals the age, hand by hand."""

    word: ClassVar[str] = "deal"

    def __init__(self, hands: list[list[int]]) -> None:
        super().__init__()
        self.hands = hands

    def key(self) -> tuple[int, ...]:
        cards = [card for hand in self.hands for card in hand]
        return (len(cards), *cards)


NONE: Final = len(CARDS)               # the word `none` behind `salvage`
DISCARD: Final = Discard()
SELL: Final = [Sell(card.index) for card in CARDS]
SIDE_OF: Final = [ChooseSide(side) for side in range(len(SIDES))]
SALVAGE: Final = [Salvage(i, 0, 0) for i in range(len(CARDS) + 1)]
_BUILD: Final[list[list[Build | None]]] = [[None] * (PAY_BASE * PAY_BASE) for _ in CARDS]
_STAGE: Final[list[list[BuildStage | None]]] = [[None] * (PAY_BASE * PAY_BASE) for _ in CARDS]


def build(card: int, payment: int) -> Build:
    move = _BUILD[card][payment]
    if move is None:
        move = Build(card, payment >> 4, payment & 15)
        _BUILD[card][payment] = move
    return move


def stage(card: int, payment: int) -> BuildStage:
    move = _STAGE[card][payment]
    if move is None:
        move = BuildStage(0, card, payment >> 4, payment & 15)
        _STAGE[card][payment] = move
    return move


FREE: Final = [build(card.index, 0) for card in CARDS]               # nothing is paid to anybody
FREE_STAGE: Final = [stage(card.index, 0) for card in CARDS]


def make_build(key: tuple[int, ...]) -> Move:
    if 0 <= key[1] < PAY_BASE and 0 <= key[2] < PAY_BASE and key[0] >= 0:
        return build(key[0], key[1] * PAY_BASE + key[2])
    return Build(key[0], key[1], key[2])


def make_deal(key: tuple[int, ...]) -> Move:
    cards = list(key[1:])
    return Deal([cards[i:i + HAND] for i in range(0, len(cards), HAND)])


def short_names() -> dict[str, list[int]]:
    """`loom` may be the card of age I or of age II."""
    names: dict[str, list[int]] = {}
    for card in CARDS:
        if card.structure != card.id:
            names.setdefault(card.structure, []).append(card.index)
    return names


CARD: Final = Kind("card", [card.id for card in CARDS], short_names())
FOUND: Final = Kind("card", [*[card.id for card in CARDS], "none"], short_names())
BOARD: Final = Kind("board", [wonder.id for wonder in WONDERS])
SIDE: Final = Kind("side", SIDES)
COINS: Final = Number("coins", 6)
STAGE: Final = Kind("stage", ["next", *[str(n) for n in range(1, 10)]], told="number")
SEAT: Final = Number("seat", 6)

PAY: Final = Part("pay", [COINS, COINS], optional=True)

# What a seat may be offered
VERBS: Final[list[Verb]] = [
    Verb(Build, [Part("", [CARD]), PAY], ["card", "left", "right"], make=make_build),
    Verb(BuildStage, [Part("", [STAGE], optional=True), Part("with", [CARD]), PAY], ["stage", "card", "left", "right"],
         {"card": OWNER}),
    Verb(Sell, [Part("", [CARD])], ["card"], {"card": OWNER}),
    Verb(Discard, [], []),
    Verb(Salvage, [Part("", [FOUND]), PAY], ["card", "left", "right"]),
    Verb(ChooseBoard, [Part("", [BOARD])], ["board"]),
    Verb(ChooseSide, [Part("", [SIDE])], ["side"]),
]
NEVER_OFFERED: Final[list[Verb]] = [Verb(Pass, [], [])]
CHANCE_VERBS: Final[list[Verb]] = [
    Verb(Boards, [Part("", [BOARD], many=True)], ["boards"]),
    Verb(First, [Part("", [SEAT])], ["seat"]),
    Verb(Deal, [Part("", [CARD], many=True)], ["hands"], {"hands": EACH}, make=make_deal),
]
SPOKEN: Final[list[Verb]] = [*VERBS, *NEVER_OFFERED, *CHANCE_VERBS]
GRAMMAR: Final = grammar(SPOKEN)
