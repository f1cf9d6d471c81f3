"""A small fast generator for simulation. At a real table the referee brings a provable one."""
from __future__ import annotations

from typing import Final, TypeVar

from mypy_extensions import i64, mypyc_attr

MASK: Final = 0xFFFFFFFF

T = TypeVar("T")


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """sfc32: additions, shifts and exclusive-ors on 32 bits; the same numbers on every machine."""

    def __init__(self, seed: int) -> None:
        self.a: i64 = 0
        self.b: i64 = 0
        self.c: i64 = 0
        self.d: i64 = 0
        self.begin(seed)

    def begin(self, seed: int) -> None:
        """Begin anew, with another seed."""
        self.a = seed & MASK
        self.b = (seed >> 32) & MASK
        self.c = (seed >> 64) & MASK
        self.d = 1
        for _ in range(12):
            self.word()

    def word(self) -> int:
        """The next 32 bits."""
        b = self.b
        c = self.c
        out = (self.a + b + self.d) & MASK
        self.d = (self.d + 1) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK
        self.c = ((c << 21 | c >> 11) + out) & MASK
        return out

    def below(self, n: int) -> int:
        """A whole number from 0 to n-1. Simulation bears the bias of about n/2^32."""
        word: i64 = self.word()
        parts: i64 = n
        return word % parts

    def shuffle(self, items: list[T]) -> None:
        """Fisher and Yates, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            x = items[i]
            items[i] = items[j]
            items[j] = x


def stream(seed: int, number: int, part: int = 0) -> Rng:
    """The generator of game `number` in a run that began with `seed`; a game may need several, one for each `part`."""
    return Rng((seed & MASK) | ((number & MASK) << 32) | ((0x5EED + (part << 16)) << 64))
