"""Actions as numbers: every short sentence of the notation has one, the same in every game of an edition.

The sentences of a verb stand in the order of its words, verb after verb in the order of the grammar. A sentence with a
list of words in it, with the running number of an offer, or with a number beyond what is counted here has no number of
its own: it takes a spare one, the nth of those that are offered at the moment. Compiled with the rules.
"""
from __future__ import annotations

import functools
import hashlib
import itertools
from collections.abc import Iterator
from math import prod
from typing import Final

from mypy_extensions import i64

from kronika.core.game import Game
from kronika.core.move import Move
from kronika.core.words import Form, Kind, Number
from kronika.games import load

SPARE: Final = 256                     # sentences offered at once that have no number of their own
OPEN: Final = {"offer"}                # numbers that go on and on
COUNTED: Final = {"coins": 8, "amount": 32}      # how many whole numbers of a kind are counted, from 0
UNSAID: Final = {"stage"}              # words that may be insisted on, but are never offered: only 0 is counted
OTHERS: Final = 16
FAMILY: Final = 40                     # a move is marked with its number + 2, and above these bits whose number it is
NUMBER: Final = (1 << FAMILY) - 1


class Verb:
    """The numbers of one verb: from `first` on, the last word counting fastest."""

    def __init__(self, form: Form, first: int) -> None:
        self.form = form
        self.first = first
        self.sizes = [size(kind) for part in form.parts for kind in part.kinds]
        self.closed = not any(part.many for part in form.parts) and all(self.sizes)
        self.count = prod(self.sizes) if self.closed else 0

    def number(self, key: tuple[int, ...]) -> int:
        """The number of the sentence, or -1 if it has none."""
        if not self.closed:
            return -1
        out: i64 = 0
        for at in range(len(key)):
            value: i64 = key[at]
            n: i64 = self.sizes[at]
            if not 0 <= value < n:
                return -1
            out = out * n + value
        return self.first + out

    def move(self, number: int) -> Move:
        rest, key = number - self.first, [0] * len(self.sizes)
        for at in reversed(range(len(self.sizes))):
            rest, key[at] = divmod(rest, self.sizes[at])
        return self.form.make(tuple(key))


def size(kind: Kind) -> int:
    """How many words of the kind have a number; 0: they go on and on."""
    if kind.name in OPEN:
        return 0
    if kind.name in UNSAID:
        return 1
    return COUNTED.get(kind.name, OTHERS) if isinstance(kind, Number) else len(kind.words)


class Actions:
    """All actions of an edition. `size` of them, the last `SPARE` of them spare."""

    def __init__(self, game: Game, edition: str) -> None:
        self.grammar = game.of(edition).grammar
        self.verbs: dict[str, Verb] = {}
        first = 0
        for word, form in self.grammar.forms.items():
            verb = self.verbs[word] = Verb(form, first)
            first += verb.count
        self.order = {word: n for n, word in enumerate(self.verbs)}
        self.spare = first
        self.size = first + SPARE
        self.family: i64 = next(_families)

    def version(self) -> str:
        """It changes when a number changes its meaning."""
        told = [f"{word} {verb.first} {row}" for word, verb in self.verbs.items() for row in rows(verb)]
        return hashlib.sha256("\n".join([*told, str(SPARE)]).encode()).hexdigest()[:12]

    def own(self, move: Move) -> int:
        """The number of a move, whatever is offered; -1 if it has none of its own."""
        if move.mark >> FAMILY == self.family:
            return (move.mark & NUMBER) - 2
        number = self.verbs[move.word].number(move.key())
        move.mark = (self.family << FAMILY) + number + 2
        return number

    def numbers(self, offers: list[Move]) -> list[int]:
        """The numbers of what is offered, in its order. Raises ValueError where the spare ones are not enough."""
        out: list[int] = []
        self.add(offers, out)
        return out

    def add(self, offers: list[Move], out: list[int]) -> None:
        """The same at the end of a list."""
        spare = self.spare
        for move in offers:
            number = self.own(move)
            if number < 0:
                number = spare
                spare += 1
            out.append(number)
        if spare > self.size:
            raise ValueError(f"{spare - self.spare} sentences that have no number are offered at once")

    def words(self, number: int, offers: list[Move] | None = None) -> str:
        """The sentence of an action; a spare one is known only by what is offered. Raises ValueError."""
        if not 0 <= number < self.size:
            raise ValueError(f"action {number} is not one of 0 to {self.size - 1}")
        if number < self.spare:
            verb = next(verb for verb in reversed(self.verbs.values()) if verb.count and verb.first <= number)
            return self.grammar.say(verb.move(number))
        spares = [move for move in offers or [] if self.own(move) < 0]
        if number - self.spare >= len(spares):
            raise ValueError(f"action {number} is a spare one, and nothing that is offered has it")
        return self.grammar.say(spares[number - self.spare])

    def number(self, words: str, offers: list[Move]) -> int:
        """The action of a sentence that is offered. Raises ValueError."""
        for move, number in zip(offers, self.numbers(offers)):
            if self.grammar.say(move) == words:
                return number
        raise ValueError(f"{words!r} is not offered")


_families: Final = itertools.count(1)


@functools.cache
def actions(key: str, edition: str) -> Actions:
    """The actions of an edition."""
    return Actions(load(key), edition)


def rows(verb: Verb) -> Iterator[str]:
    """What gives the numbers of a verb their meaning."""
    for part in verb.form.parts:
        for kind in part.kinds:
            yield f"{part.lead}|{kind.name}|{size(kind)}|{','.join(kind.words)}"
