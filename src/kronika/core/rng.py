"""A small fast generator for simulation. At a real table the referee brings a provable one."""
from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

MASK: Final = 0xFFFFFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """sfc32: additions, shifts and exclusive-ors on 32 bits; the same numbers on every machine."""

    def __init__(self, seed: int) -> None:
        self.a = seed & MASK
        self.b = (seed >> 32) & MASK
        self.c = (seed >> 64) & MASK
        self.d = 1
        for _ in range(12):
            self.word()

    def word(self) -> int:
        """The next 32 bits."""
        out = (self.a + self.b + self.d) & MASK
        self.d = (self.d + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK
        self.c = (((self.c << 21) & MASK | (self.c >> 11)) + out) & MASK
        return out

    def below(self, n: int) -> int:
        """A whole number from 0 to n-1. Simulation bears the bias of about n/2^32."""
        return self.word() % n

    def shuffle(self, items: list[int]) -> None:
        """Fisher and Yates, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            x = items[i]
            items[i] = items[j]
            items[j] = x


def stream(seed: int, number: int) -> Rng:
    """The generator of game `number` in a run that began with `seed`."""
    return Rng((seed & MASK) | ((number & MASK) << 32) | (0x5EED << 64))
