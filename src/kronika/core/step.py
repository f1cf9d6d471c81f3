"""A step: one moment of the game, as plain data on the table's stack."""
from __future__ import annotations

from typing import ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from kronika.core.move import Move
from kronika.core.rng import Rng
from kronika.core.rule import Cause, Rule

CHANCE: Final = 15                     # the seat that rolls dice and draws cards
CHANCE_BIT: Final = 1 << CHANCE
WATCHER: Final = 14                    # the seat number of those who only look on

T = TypeVar("T")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[T]):
    """Its few facts, who may act in it, and what then happens.

    A *sequence* overrides `run`; a *decision* overrides `actors`, `options`, `check`, `apply` and, when nobody is
    awaited any more, `run`. A step keeps no reference to the table and is cloned with it.
    """

    sealed: ClassVar[bool] = False     # picks stay hidden from the other seats until the step is done
    once: ClassVar[bool] = False       # sealed, and who is awaited says one thing, which is only noted until all have
    open: ClassVar[bool] = False       # `options` is a sensible sample; `check` alone is the law

    def actors(self, t: T) -> int:
        """The seats awaited now, as bits. None: the loop calls `run`."""
        return 0

    def admits(self, t: T) -> int:
        """The seats that may act now, awaited or not (change a sealed pick, barter)."""
        return self.actors(t)

    def run(self, t: T) -> None:
        """Go on without a decision: push a step, or pop this one."""
        raise NotImplementedError

    def options(self, t: T, seat: int) -> list[Move]:
        """The legal moves to offer; a legal move left out is covered by one of them."""
        raise NotImplementedError

    def check(self, t: T, seat: int, move: Move) -> Rule | None:
        """The rule that forbids the move, or None."""
        raise NotImplementedError

    def stranger(self, t: T, seat: int, move: Move) -> Rule | None:
        """A rule of its own for a seat that may not act now; None leaves the general answer."""
        return None

    def cause(self, t: T, seat: int, move: Move, rule: Rule) -> Cause | None:
        """Why the rule forbids the move here, where it has several causes; asked of the view as of the table."""
        return None

    def apply(self, t: T, seat: int, move: Move) -> None:
        """Carry out a move already checked."""
        raise NotImplementedError

    def sample(self, t: T, rng: Rng) -> Move:
        """What chance does; for steps that await chance."""
        raise NotImplementedError

    def gong(self, t: T) -> Move | None:
        """For open steps: what chance says when time is up, so that time too stands in the log. `admits` has chance."""
        return None

    def expect(self, t: T, seat: int, said: list[str]) -> list[str] | None:
        """For open steps: the words that may follow those said. None: the words of the options."""
        return None

    def reopen(self, t: T, seat: int) -> None:
        """For sealed steps in a guessed world: what the others have chosen is not known, so let them choose again."""

    def clone(self) -> Step[T]:
        raise NotImplementedError
