"""The sequence of play: setup, three ages of six turns, conflicts. Read it beside the rulebook's contents page."""
from __future__ import annotations

from typing import ClassVar, Final, cast

from mypy_extensions import mypyc_attr

from kronika.core.move import Move
from kronika.core.rule import Cause, Rule
from kronika.core.step import Step
from kronika.games.seven_wonders.babylon import SeventhCard, discard_last
from kronika.games.seven_wonders.build import offers, refuse_build, refuse_stage, why_unpaid
from kronika.games.seven_wonders.cards import AGES, LAST_CARD, TURNS
from kronika.games.seven_wonders.city import pay, place, take_coins
from kronika.games.seven_wonders.conflicts import resolve_conflicts
from kronika.games.seven_wonders.halikarnassos import look_through_pile
from kronika.games.seven_wonders.moves import Build, BuildStage, Sell
from kronika.games.seven_wonders.rulebook import OWN_HAND
from kronika.games.seven_wonders.setup import BoardsAtRandom, BoardsInTurn, Dealing, Sides, all_take_day, out_of_place
from kronika.games.seven_wonders.table import SevenWonders

# The contents page. A stored table knows its place by these names.
GAME: Final[tuple[str, ...]] = ("boards", "sides", *[f"age_{age}" for age in range(1, AGES + 1)], "scoring")
BOARDS: Final[int] = GAME.index("boards")
SIDES: Final[int] = GAME.index("sides")
FIRST_AGE: Final[int] = GAME.index("age_1")
SCORING: Final[int] = GAME.index("scoring")

AGE: Final[tuple[str, ...]] = ("deal", *[f"turn_{turn}" for turn in range(1, TURNS + 1)], "conflicts")
DEAL: Final[int] = AGE.index("deal")
FIRST_TURN: Final[int] = AGE.index("turn_1")
CONFLICTS: Final[int] = AGE.index("conflicts")

TURN: Final[tuple[str, ...]] = ("choose", "last_cards", "salvage", "pass_hands")
CHOOSE: Final[int] = TURN.index("choose")
LAST_CARDS: Final[int] = TURN.index("last_cards")
SALVAGE: Final[int] = TURN.index("salvage")
PASS_HANDS: Final[int] = TURN.index("pass_hands")


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
        if pc == BOARDS:
            t.push(BoardsInTurn(-1, 0) if self.choose_boards else BoardsAtRandom())
        elif pc == SIDES:
            if t.all_day:
                all_take_day(t)
            else:
                t.push(Sides(0, [-1] * t.seats))
        elif pc < SCORING:
            t.push(Age(DEAL))
        else:
            t.pop()                              # SW-10.01


class Age(Step[SevenWonders]):
    """SW-3.03 to SW-3.11: deal, six turns, conflicts."""

    def __init__(self, pc: int) -> None:
        self.pc = pc

    def clone(self) -> Age:
        return Age(self.pc)

    def run(self, t: SevenWonders) -> None:
        pc = self.pc
        self.pc += 1
        if pc == DEAL:
            t.age += 1
            t.turn = 1
            t.note("age", -1, (t.age,))
            t.push(Dealing())
        elif pc < CONFLICTS:
            t.turn = 1 + pc - FIRST_TURN
            if t.notes is not None:
                t.note("turn", -1, (t.age, t.turn))
            t.push(Turn(CHOOSE))
        else:
            resolve_conflicts(t)
            t.pop()


@mypyc_attr(free_list_len=1)
class Turn(Step[SevenWonders]):
    """SW-3.05: choose and play a card, then the odd plays at the end of the turn, then pass the hands."""

    def __init__(self, pc: int) -> None:
        self.pc = pc

    def clone(self) -> Turn:
        return Turn(self.pc)

    def run(self, t: SevenWonders) -> None:
        pc = self.pc
        if pc == LAST_CARDS and t.turn < TURNS:
            pc = SALVAGE
        if pc == SALVAGE and t.salvager < 0:
            pc = PASS_HANDS
        self.pc = pc + 1
        if pc == CHOOSE:
            t.push(Choose(0, [None] * t.seats))
        elif pc == LAST_CARDS:
            leave_last_cards(t)                  # SW-3.25
        elif pc == SALVAGE:
            look_through_pile(t)                 # SW-3.26
        else:
            if t.turn < TURNS:
                pass_hands(t)                    # SW-3.27
            t.pop()


@mypyc_attr(free_list_len=1)
class Choose(Step[SevenWonders]):
    """SW-3.06, SW-3.07, SW-3.20: everybody commits a card, an action and a payment, sealed, until the last is in."""

    sealed: ClassVar[bool] = True
    once: ClassVar[bool] = True

    def __init__(self, ready: int, picks: list[Move | None]) -> None:
        self.ready = ready
        self.picks = picks

    def clone(self) -> Choose:
        return Choose(self.ready, self.picks[:])

    def actors(self, t: SevenWonders) -> int:
        return t.everybody() & ~self.ready

    def admits(self, t: SevenWonders) -> int:
        return t.everybody()                      # SW-R32

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

    def cause(self, t: SevenWonders, seat: int, move: Move, rule: Rule) -> Cause | None:
        return why_unpaid(t, seat, move, rule)

    def apply(self, t: SevenWonders, seat: int, move: Move) -> None:
        self.ready |= 1 << seat
        self.picks[seat] = move

    def reopen(self, t: SevenWonders, seat: int) -> None:
        self.ready &= 1 << seat

    def run(self, t: SevenWonders) -> None:
        """SW-3.21 to SW-3.24: reveal; all pay, all place, all take their coins."""
        t.show()
        t.pop()
        picks = cast("list[Move]", self.picks)
        for seat, move in enumerate(picks):
            pay(t, seat, move)
        for seat, move in enumerate(picks):
            place(t, seat, move, t.turn)
        for seat, move in enumerate(picks):
            take_coins(t, seat, move)


def leave_last_cards(t: SevenWonders) -> None:
    """SW-3.10: the last card goes to the pile for nothing; who has the stage for it may play it (SW-8.10)."""
    for seat, p in enumerate(t.seat):
        if p.ability & LAST_CARD:
            t.push(SeventhCard(seat))
        else:
            discard_last(t, seat)


def pass_hands(t: SevenWonders) -> None:
    """SW-3.08: to the left in ages I and III, to the right in age II."""
    t.show()
    hands = [p.hand for p in t.seat]
    for seat, p in enumerate(t.seat):
        p.hand = hands[t.left(seat) if t.age == 2 else t.right(seat)]
