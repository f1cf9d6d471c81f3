"""Setup (chapter 2): boards, sides, and the deal of each age."""
from __future__ import annotations

from typing import ClassVar, cast

from kronika.core.move import Move
from kronika.core.rng import Rng
from kronika.core.rule import MOMENT, Rule
from kronika.core.step import CHANCE_BIT, Step
from kronika.games.seven_wonders.cards import AGES, CARDS, DECKS, EXTRA_GUILDS, GUILDS, HAND, WONDERS
from kronika.games.seven_wonders.city import take_board
from kronika.games.seven_wonders.moves import SIDE_OF, Boards, ChooseBoard, ChooseSide, Deal, First
from kronika.games.seven_wonders.rulebook import ALL_DAY, BOARD_TAKEN, ONE_ACTION
from kronika.games.seven_wonders.table import SevenWonders


class BoardsAtRandom(Step[SevenWonders]):
    """SW-2.05: each player draws a board."""

    def __init__(self) -> None:
        pass

    def clone(self) -> BoardsAtRandom:
        return BoardsAtRandom()

    def actors(self, t: SevenWonders) -> int:
        return CHANCE_BIT if t.seat[0].board < 0 else 0

    def sample(self, t: SevenWonders, rng: Rng) -> Move:
        boards = list(range(len(WONDERS)))
        rng.shuffle(boards)
        return Boards(boards[:t.seats])

    def check(self, t: SevenWonders, seat: int, move: Move) -> Rule | None:
        if not isinstance(move, Boards) or len(move.boards) != t.seats or -1 in move.boards:
            return MOMENT
        return None if len(set(move.boards)) == t.seats else BOARD_TAKEN

    def apply(self, t: SevenWonders, seat: int, move: Move) -> None:
        boards = cast(Boards, move).boards
        for i, p in enumerate(t.seat):
            take_board(p, boards[i])
            t.note("board", i, (boards[i],))

    def run(self, t: SevenWonders) -> None:
        t.pop()


class BoardsInTurn(Step[SevenWonders]):
    """SW-R29: with `boards = choice`, an unused board each, openly, clockwise from a random seat."""

    def __init__(self, first: int, chosen: int) -> None:
        self.first = first
        self.chosen = chosen                     # how many have chosen

    def clone(self) -> BoardsInTurn:
        return BoardsInTurn(self.first, self.chosen)

    def actors(self, t: SevenWonders) -> int:
        if self.first < 0:
            return CHANCE_BIT
        return 0 if self.chosen == t.seats else 1 << ((self.first + self.chosen) % t.seats)

    def sample(self, t: SevenWonders, rng: Rng) -> Move:
        return First(rng.below(t.seats))

    def options(self, t: SevenWonders, seat: int) -> list[Move]:
        return [ChooseBoard(wonder.index) for wonder in WONDERS if not taken(t, wonder.index)]

    def check(self, t: SevenWonders, seat: int, move: Move) -> Rule | None:
        if self.first < 0:
            return None if isinstance(move, First) and 0 <= move.seat < t.seats else MOMENT
        if isinstance(move, ChooseBoard) and move.board >= 0:
            return BOARD_TAKEN if taken(t, move.board) else None
        return out_of_place(t, move)

    def stranger(self, t: SevenWonders, seat: int, move: Move) -> Rule | None:
        return night_refused(t, move)

    def apply(self, t: SevenWonders, seat: int, move: Move) -> None:
        if isinstance(move, First):
            self.first = move.seat
        else:
            board = cast(ChooseBoard, move).board
            take_board(t.seat[seat], board)
            t.note("board", seat, (board,))
            self.chosen += 1

    def run(self, t: SevenWonders) -> None:
        t.pop()


def taken(t: SevenWonders, board: int) -> bool:
    return any(p.board == board for p in t.seat)


class Sides(Step[SevenWonders]):
    """SW-2.05, SW-R29: everybody chooses a side, sealed; all are revealed together."""

    sealed: ClassVar[bool] = True
    once: ClassVar[bool] = True

    def __init__(self, ready: int, picks: list[int]) -> None:
        self.ready = ready
        self.picks = picks

    def clone(self) -> Sides:
        return Sides(self.ready, self.picks[:])

    def actors(self, t: SevenWonders) -> int:
        return t.everybody() & ~self.ready

    def admits(self, t: SevenWonders) -> int:
        return t.everybody()

    def options(self, t: SevenWonders, seat: int) -> list[Move]:
        return [*SIDE_OF]

    def check(self, t: SevenWonders, seat: int, move: Move) -> Rule | None:
        return None if isinstance(move, ChooseSide) and move.side >= 0 else MOMENT

    def apply(self, t: SevenWonders, seat: int, move: Move) -> None:
        self.ready |= 1 << seat
        self.picks[seat] = cast(ChooseSide, move).side

    def reopen(self, t: SevenWonders, seat: int) -> None:
        self.ready &= 1 << seat

    def run(self, t: SevenWonders) -> None:
        t.show()
        for seat, p in enumerate(t.seat):
            p.side = self.picks[seat]
            t.note("side", seat, (p.side,))
        t.pop()


def all_take_day(t: SevenWonders) -> None:
    """SW-12.01: no side is asked."""
    for seat, p in enumerate(t.seat):
        p.side = 0
        t.note("side", seat, (0,))


class Dealing(Step[SevenWonders]):
    """SW-3.03: seven cards of the age to each player; in age III with players + 2 guilds among them (SW-2.02)."""

    def __init__(self) -> None:
        pass

    def clone(self) -> Dealing:
        return Dealing()

    def actors(self, t: SevenWonders) -> int:
        return 0 if t.seat[0].hand else CHANCE_BIT

    def sample(self, t: SevenWonders, rng: Rng) -> Move:
        cards = DECKS[t.age][t.seats][:]
        if t.age == AGES:
            guilds = GUILDS[:]
            rng.shuffle(guilds)
            cards += guilds[:t.seats + EXTRA_GUILDS]
        rng.shuffle(cards)
        return Deal([sorted(cards[HAND * i:HAND * (i + 1)]) for i in range(t.seats)])

    def check(self, t: SevenWonders, seat: int, move: Move) -> Rule | None:
        if not isinstance(move, Deal) or len(move.hands) != t.seats:
            return MOMENT
        dealt: list[int] = []
        for hand in move.hands:
            dealt += hand
        plain = sorted(card for card in dealt if card >= 0 and not CARDS[card].guild)
        guilds = {card for card in dealt if card >= 0 and CARDS[card].guild}
        whole = plain == sorted(DECKS[t.age][t.seats]) and len(plain) + len(guilds) == HAND * t.seats == len(dealt)
        return None if whole and (not guilds or t.age == AGES) else MOMENT

    def apply(self, t: SevenWonders, seat: int, move: Move) -> None:
        hands = cast(Deal, move).hands
        for i, p in enumerate(t.seat):
            p.hand = tuple(hands[i] if in_order(hands[i]) else sorted(hands[i]))

    def run(self, t: SevenWonders) -> None:
        t.pop()


def in_order(cards: list[int]) -> bool:
    """Whether a hand is sorted already, as chance deals it."""
    return all(cards[i - 1] <= cards[i] for i in range(1, len(cards)))


def out_of_place(t: SevenWonders, move: Move) -> Rule:
    """SW-3.07 for an act that is none of the three; a word of the setup belongs to another moment (SW-R45)."""
    if isinstance(move, (ChooseSide, ChooseBoard, Boards, First, Deal)):
        return night_refused(t, move) or MOMENT
    return ONE_ACTION if t.age else MOMENT


def night_refused(t: SevenWonders, move: Move) -> Rule | None:
    """SW-12.01: with `sides = all_day` nobody chooses the night."""
    return ALL_DAY if t.all_day and isinstance(move, ChooseSide) and move.side == 1 else None
