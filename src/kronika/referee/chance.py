"""Chance that can be proven: a committed seed, a string from each seat, and draws anybody can recompute."""
from __future__ import annotations

import hashlib
import hmac
import re
import secrets

from kronika.core.rng import Rng, stream

WORD = 1 << 64
SIMULATED = re.compile(r"simulated (\d{1,9})/(\d{1,9})")
LUCK = 1                               # the part of a simulated game's numbers that chance draws from


class Fair(Rng):
    """Draws from HMAC-SHA256(key, counter) with unbiased rejection.

    The key is the SHA-256 of the seed and the seats' strings, joined by line feeds, in seat order. Draw number k reads
    the first eight bytes of HMAC(key, k as eight bytes, most significant first); a number that would favour some
    results is thrown away and the next draw is taken.
    """

    def __init__(self, seed: str, strings: list[str], counter: int = 0) -> None:
        super().__init__(0)
        self.key = hashlib.sha256("\n".join([seed, *strings]).encode()).digest()
        self.counter = counter

    def below(self, n: int) -> int:
        fair = WORD - WORD % n
        while True:
            drawn = hmac.digest(self.key, self.counter.to_bytes(8, "big"), "sha256")
            self.counter += 1
            number = int.from_bytes(drawn[:8], "big")
            if number < fair:
                return number % n


def simulated(seed: int, number: int) -> str:
    """The seed, as records tell it, of game `number` in a simulation; simulation has a faster generator."""
    return f"simulated {seed}/{number}"


def luck(seed: int, number: int) -> Rng:
    """What chance draws from in that game."""
    return stream(seed, number, LUCK)


def generator(seed: str, strings: list[str]) -> Rng:
    """What chance drew from, by the seed and the strings that a record tells."""
    game = SIMULATED.fullmatch(seed)
    return luck(int(game[1]), int(game[2])) if game else Fair(seed, strings)


def new_seed() -> str:
    """256 random bits, in hexadecimal."""
    return secrets.token_hex(32)


def commitment(seed: str) -> str:
    """What is published before the game: it fixes the seed without telling it."""
    return hashlib.sha256(seed.encode()).hexdigest()
