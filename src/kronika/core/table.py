"""The table, and the loop that settles it."""
from __future__ import annotations

from mypy_extensions import mypyc_attr

from kronika.core.move import Move
from kronika.core.rng import Rng
from kronika.core.rule import CHANCE_ONLY, OVER, TURN, Cause, Rule
from kronika.core.step import CHANCE, CHANCE_BIT, Step


class Note:
    """Something that happened: a word, the seat it happened to, numbers, and what only some may know.

    Bit i of `secret` hides argument i from all but that seat and those in `knows`, the seats that share the secret.
    """

    def __init__(self, word: str, seat: int, args: tuple[int, ...], secret: int = 0, knows: int = 0) -> None:
        self.word = word
        self.seat = seat
        self.args = args
        self.secret = secret
        self.knows = knows

    def seen(self, seat: int) -> Note:
        """The note as that seat may know it; unknown arguments are -1."""
        if self.secret == 0 or seat == self.seat or (self.knows >> seat) & 1:
            return self
        known = [-1 if (self.secret >> i) & 1 else a for i, a in enumerate(self.args)]
        return Note(self.word, self.seat, tuple(known))

    def __repr__(self) -> str:
        return f"{self.word}@{self.seat}{self.args}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """The whole game as plain data. A game adds its own fields and its own `clone`."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.stack: list[Step[Table]] = []
        self.over = False
        self.shown = 0                           # how often something hidden was revealed: undo stops there
        self.notes: list[Note] | None = None     # None in simulation

    def pop(self) -> None:
        """The step on top is done."""
        self.stack.pop()

    def show(self) -> None:
        """Something hidden becomes known now."""
        self.shown += 1

    def note(self, word: str, seat: int, args: tuple[int, ...], secret: int = 0, knows: int = 0) -> None:
        """Tell what happened, if anybody listens."""
        if self.notes is not None:
            self.notes.append(Note(word, seat, args, secret, knows))

    def numbers(self) -> list[int]:
        """The public numbers that the log accounts for, by seat, in the order of the game's ledger."""
        return []

    def account(self, before: list[int], since: int) -> None:
        """Tell what has changed and no note since then tells (ledger.py)."""

    def clone(self) -> Table:
        raise NotImplementedError


def run(t: Table) -> None:
    """The step on top goes on, and whoever listens is told what that changed."""
    assert t.notes is not None
    before = t.numbers()
    since = len(t.notes)
    t.stack[-1].run(t)
    t.account(before, since)


def apply(t: Table, seat: int, move: Move) -> None:
    """The step on top carries the move out, and whoever listens is told what that changed."""
    if t.notes is None:
        t.stack[-1].apply(t, seat, move)
        return
    before = t.numbers()
    since = len(t.notes)
    t.stack[-1].apply(t, seat, move)
    t.account(before, since)


def settle(t: Table) -> int:
    """Run the rules until a seat, or chance, must decide: those awaited then, as bits."""
    while t.stack:
        top = t.stack[-1]
        awaited = top.actors(t)
        if awaited:
            return awaited
        if t.notes is None:
            top.run(t)
        else:
            run(t)
    t.over = True
    return 0


def actors(t: Table) -> int:
    """The seats awaited now, as bits."""
    return 0 if t.over else t.stack[-1].actors(t)


def admits(t: Table) -> int:
    """The seats that may act now, as bits."""
    return 0 if t.over else t.stack[-1].admits(t)


def check(t: Table, seat: int, move: Move) -> Rule | None:
    """The law: the rule that forbids the move, or None."""
    if t.over:
        return OVER
    top = t.stack[-1]
    if not (top.admits(t) >> seat) & 1:
        return top.stranger(t, seat, move) or (CHANCE_ONLY if top.actors(t) == CHANCE_BIT else TURN)
    return top.check(t, seat, move)


def cause(t: Table, seat: int, move: Move, rule: Rule) -> Cause | None:
    """Why that rule forbids the move here, in the step's own words; None where the rule says it all."""
    if t.over or not (t.stack[-1].admits(t) >> seat) & 1:
        return None
    return t.stack[-1].cause(t, seat, move, rule)


def options(t: Table, seat: int) -> list[Move]:
    """What the seat is offered; empty if it may not act. Chance samples instead."""
    if t.over or seat == CHANCE:
        return []
    top = t.stack[-1]
    if not (top.admits(t) >> seat) & 1:
        return []
    return top.options(t, seat)


def play(t: Table, seat: int, move: Move) -> None:
    """The unchecked door, for search: apply a legal move and settle."""
    apply(t, seat, move)
    settle(t)


def lowest(bits: int) -> int:
    """The lowest seat of a bit set that is not empty."""
    n = 0
    while not (bits >> n) & 1:
        n += 1
    return n


def anyone(bits: int, rng: Rng) -> int:
    """A seat of a bit set that is not empty, by chance."""
    for _ in range(rng.below(bits.bit_count())):
        bits &= bits - 1
    return lowest(bits)


def draw(t: Table, rng: Rng) -> Move:
    """What chance does next."""
    return t.stack[-1].sample(t, rng)


def gong(t: Table) -> Move | None:
    """What chance says when time is up; None where time ends nothing."""
    return None if t.over else t.stack[-1].gong(t)
