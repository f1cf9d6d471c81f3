"""A move: what a seat, or chance, does; a small value that can be said in words."""
from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Move:
    """An immutable word with whole-number arguments; moves are shared, never changed."""

    word: ClassVar[str] = ""

    def __init__(self, said: tuple[int, ...] = ()) -> None:
        self.said = said
        self.mark: i64 = 0                       # what numbers moves may keep its number here; it says nothing

    def key(self) -> tuple[int, ...]:
        """The arguments in the order in which they are said."""
        return self.said

    def covers(self, other: Move) -> bool:
        """Whether offering this move makes it needless to offer the other: the same act, no dearer."""
        return False

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Move) and self.word == other.word and self.key() == other.key())

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        return f"{self.word}{self.key()}"
