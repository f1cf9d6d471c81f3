"""The sequence of play: setup, three ages of six turns, conflicts. Read it beside the rulebook's contents page."""
from __future__ import annotations

from typing import ClassVar, Final, cast

from kronika.core.move import Move
from kronika.core.rng import Rng
from kronika.core.rule import MOMENT, Rule
from kronika.core.step import CHANCE_BIT, Step
from kronika.games.seven_wonders.build import offers, refuse_build, refuse_stage
from kronika.games.seven_wonders.cards import CARDS, DECKS, EXTRA_GUILDS, GUILDS, HAND, LAST_CARD, SIDES, TURNS, WONDERS
from kronika.games.seven_wonders.city import add_structure, earn, pay, place, take_board, take_coins
from kronika.games.seven_wonders.conflicts import resolve_conflicts
from kronika.games.seven_wonders.moves import (
    DISCARD,
    NONE,
    SALVAGE,
    Boards,
    Build,
    BuildStage,
    ChooseBoard,
    ChooseSide,
    Deal,
    Discard,
    First,
    Salvage,
    Sell,
)
from kronika.games.seven_wonders.rulebook import (
    ALL_DAY,
    BOARD_TAKEN,
    FREE_IS_FREE,
    NO_DUPLICATE,
    ONE_ACTION,
    OWN_HAND,
    SALVAGE_BUILDS,
    SALVAGE_PILE,
    SEVENTH_CARD,
)
from kronika.games.seven_wonders.rulebook import SALVAGE as SALVAGE_RULE
from kronika.games.seven_wonders.table import Salvaged, SevenWonders

AGES: Final = 3


class Game(Step[SevenWonders]):
    """SW-3.01: setup, then three ages played in the same way."""

    def __init__(self, pc: int, choose_boards: bool) -> None:
        self.pc = pc
        self.choose_boards = choose_boards

    def clone(self) -> Game:
        return Game(self.pc, self.choose_boards)

    def run(self, t: SevenWonders) -> None:
        pc = self.pc
        self.pc += 1
        if pc == 0:
            t.push(BoardsInTurn(-1, 0) if self.choose_boards else BoardsAtRandom())
        elif pc == 1:
            if t.all_day:
                all_take_day(t)
            else:
                t.push(Sides(0, [-1] * t.seats))
        elif pc <= 1 + AGES:
            t.push(Age(0))
        else:
            t.pop()                              # SW-10.01


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

    def __init__(self, ready: int, picks: list[int]) -> None:
        self.ready = ready
        self.picks = picks

    def clone(self) -> Sides:
        return Sides(self.ready, self.picks[:])

    def actors(self, t: SevenWonders) -> int:
        return everybody(t) & ~self.ready

    def admits(self, t: SevenWonders) -> int:
        return everybody(t)

    def options(self, t: SevenWonders, seat: int) -> list[Move]:
        return [ChooseSide(side) for side in range(len(SIDES))]

    def check(self, t: SevenWonders, seat: int, move: Move) -> Rule | None:
        return None if isinstance(move, ChooseSide) and move.side >= 0 else MOMENT

    def apply(self, t: SevenWonders, seat: int, move: Move) -> None:
        self.ready |= 1 << seat
        self.picks[seat] = cast(ChooseSide, move).side

    def run(self, t: SevenWonders) -> None:
        t.show()
        for seat, p in enumerate(t.seat):
            p.side = self.picks[seat]
            t.note("side", seat, (p.side,))
        t.pop()


def everybody(t: SevenWonders) -> int:
    return (1 << t.seats) - 1


def all_take_day(t: SevenWonders) -> None:
    """SW-12.01: no side is asked."""
    for seat, p in enumerate(t.seat):
        p.side = 0
        t.note("side", seat, (0,))


class Age(Step[SevenWonders]):
    """SW-3.03 to SW-3.11: deal, six turns, conflicts."""

    def __init__(self, pc: int) -> None:
        self.pc = pc

    def clone(self) -> Age:
        return Age(self.pc)

    def run(self, t: SevenWonders) -> None:
        pc = self.pc
        self.pc += 1
        if pc == 0:
            t.age += 1
            t.turn = 1
            t.note("age", -1, (t.age,))
            t.push(Dealing())
        elif pc <= TURNS:
            t.turn = pc
            t.note("turn", -1, (t.age, t.turn))
            t.push(Turn(0))
        else:
            resolve_conflicts(t)
            t.pop()


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
            p.hand = sorted(hands[i])

    def run(self, t: SevenWonders) -> None:
        t.pop()


class Turn(Step[SevenWonders]):
    """SW-3.05: choose and play a card, then the odd plays at the end of the turn, then pass the hands."""

    def __init__(self, pc: int) -> None:
        self.pc = pc

    def clone(self) -> Turn:
        return Turn(self.pc)

    def run(self, t: SevenWonders) -> None:
        pc = self.pc
        self.pc += 1
        if pc == 0:
            t.push(Choose(0, [None] * t.seats))
        elif pc == 1:
            if t.turn == TURNS:
                leave_last_cards(t)              # SW-3.25
        elif pc == 2:
            if t.salvager >= 0:
                look_through_pile(t)             # SW-3.26
        else:
            if t.turn < TURNS:
                pass_hands(t)                    # SW-3.27
            t.pop()


class Choose(Step[SevenWonders]):
    """SW-3.06, SW-3.07, SW-3.20: everybody commits a card, an action and a payment, sealed, until the last is in."""

    sealed: ClassVar[bool] = True

    def __init__(self, ready: int, picks: list[Move | None]) -> None:
        self.ready = ready
        self.picks = picks

    def clone(self) -> Choose:
        return Choose(self.ready, self.picks[:])

    def actors(self, t: SevenWonders) -> int:
        return everybody(t) & ~self.ready

    def admits(self, t: SevenWonders) -> int:
        return everybody(t)                      # SW-R32

    def options(self, t: SevenWonders, seat: int) -> list[Move]:
        return offers(t, seat, t.seat[seat].hand)

    def check(self, t: SevenWonders, seat: int, move: Move) -> Rule | None:
        hand = t.seat[seat].hand
        if isinstance(move, Build):
            return refuse_build(t, seat, move) if move.card in hand else OWN_HAND
        if isinstance(move, BuildStage):
            return refuse_stage(t, seat, move) if move.card in hand else OWN_HAND
        if isinstance(move, Sell):
            return None if move.card in hand else OWN_HAND
        return out_of_place(t, move)

    def apply(self, t: SevenWonders, seat: int, move: Move) -> None:
        self.ready |= 1 << seat
        self.picks[seat] = move

    def run(self, t: SevenWonders) -> None:
        """SW-3.21 to SW-3.24: reveal; all pay, all place, all take their coins."""
        t.show()
        t.pop()
        for seat, move in enumerate(self.picks):
            pay(t, seat, cast(Move, move))
        for seat, move in enumerate(self.picks):
            place(t, seat, cast(Move, move), t.turn)
        for seat, move in enumerate(self.picks):
            take_coins(t, seat, cast(Move, move))


def out_of_place(t: SevenWonders, move: Move) -> Rule:
    """SW-3.07 for an act that is none of the three; a word of the setup belongs to another moment (SW-R45)."""
    if isinstance(move, (ChooseSide, ChooseBoard, Boards, First, Deal)):
        return night_refused(t, move) or MOMENT
    return ONE_ACTION if t.age else MOMENT


def night_refused(t: SevenWonders, move: Move) -> Rule | None:
    """SW-12.01: with `sides = all_day` nobody chooses the night."""
    return ALL_DAY if t.all_day and isinstance(move, ChooseSide) and move.side == 1 else None


def leave_last_cards(t: SevenWonders) -> None:
    """SW-3.10: the last card goes to the pile for nothing; who has the stage for it may play it (SW-8.10)."""
    for seat, p in enumerate(t.seat):
        if p.ability & LAST_CARD:
            t.push(SeventhCard(seat))
        else:
            discard_last(t, seat)


def discard_last(t: SevenWonders, seat: int) -> None:
    p = t.seat[seat]
    t.note("leftover", seat, (p.hand[0],), 1)
    t.pile.append(t.face_down(p.hand[0], seat, TURNS + 1))
    p.hand = []


class SeventhCard(Step[SevenWonders]):
    """SW-8.10 to SW-8.13, SW-R08: build the last card, use it for a stage, sell it, or let it go."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def clone(self) -> SeventhCard:
        return SeventhCard(self.seat)

    def actors(self, t: SevenWonders) -> int:
        return 1 << self.seat if t.seat[self.seat].hand else 0

    def options(self, t: SevenWonders, seat: int) -> list[Move]:
        out = offers(t, seat, t.seat[seat].hand)
        out.append(DISCARD)
        return out

    def stranger(self, t: SevenWonders, seat: int, move: Move) -> Rule | None:
        return SEVENTH_CARD

    def check(self, t: SevenWonders, seat: int, move: Move) -> Rule | None:
        hand = t.seat[seat].hand
        if isinstance(move, Build):
            return refuse_build(t, seat, move) if move.card in hand else SEVENTH_CARD
        if isinstance(move, BuildStage):
            return refuse_stage(t, seat, move) if move.card in hand else SEVENTH_CARD
        if isinstance(move, Sell):
            return None if move.card in hand else SEVENTH_CARD
        return None if isinstance(move, Discard) else SEVENTH_CARD

    def apply(self, t: SevenWonders, seat: int, move: Move) -> None:
        t.show()
        t.note("seventh", seat, ())
        if isinstance(move, Discard):
            discard_last(t, seat)
        else:
            pay(t, seat, move)
            place(t, seat, move, TURNS + 1)
            take_coins(t, seat, move)

    def run(self, t: SevenWonders) -> None:
        t.pop()


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
            return SALVAGE_BUILDS
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
            t.salvaged.append(Salvaged(card, len(t.pile)))
            add_structure(t.seat[seat], CARDS[card])
            earn(t, seat, CARDS[card].effect)

    def run(self, t: SevenWonders) -> None:
        t.pop()


def pass_hands(t: SevenWonders) -> None:
    """SW-3.08: to the left in ages I and III, to the right in age II."""
    hands = [p.hand for p in t.seat]
    for seat, p in enumerate(t.seat):
        p.hand = hands[t.left(seat) if t.age == 2 else t.right(seat)]
