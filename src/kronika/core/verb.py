"""A verb: declared once, it gives the sentence, the field table and what the log may tell of a move."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kronika.core.field import PUBLIC, Fields
from kronika.core.move import Move
from kronika.core.words import Form, Grammar, Kind, Part


class Argument:
    """One argument of a sentence for people: its name, its kind, and the number that stands for it."""

    def __init__(self, name: str, kind: str, number: int) -> None:
        self.name = name
        self.kind = kind                         # number, seat, or a kind that the game's notes name
        self.number = number


def described(rows: list[tuple[str, str]], numbers: tuple[int, ...]) -> list[Argument]:
    """Names and kinds, with the numbers that were said in their order; 0 for what an older note does not tell yet."""
    known = [*numbers, *[0] * (len(rows) - len(numbers))]
    return [Argument(row[0], row[1], number) for row, number in zip(rows, known)]


def several(name: str, kind: str, numbers: tuple[int, ...]) -> list[Argument]:
    """A list in a sentence: the same name for each of them."""
    return [Argument(name, kind, number) for number in numbers]


class Verb:
    """A class of moves and how it is said: the parts of its sentence, and the name of each number in them.

    `sights` says who may know a number that is not public. `make`: where the numbers are not just the arguments of the
    constructor in their order.
    """

    def __init__(self, cls: type[Move], parts: list[Part], names: list[str], sights: dict[str, str] | None = None,
                 owner: str = "", make: Callable[[tuple[int, ...]], Move] | None = None) -> None:
        self.cls: Callable[..., Move] = cls
        self.word = cls.word
        self.parts = parts
        self.form = Form(self.word, parts, self.made if make is None else make)
        known = sights or {}
        rows = [(name, known.get(name, PUBLIC)) for name in names]
        self.fields = Fields(cls, rows, owner, shared=True)
        kinds = [kind for part in parts for kind in part.kinds]
        self.told = [(name, kind.told) for name, kind in zip(names, kinds)]

    def spoken(self, words: dict[str, Kind]) -> Form:
        """Its sentence, where an edition has words of its own for the kinds of these names."""
        parts = [Part(part.lead, [words.get(kind.name, kind) for kind in part.kinds], part.optional, part.many)
                 for part in self.parts]
        return Form(self.word, parts, self.form.make)

    def made(self, key: tuple[int, ...]) -> Move:
        """The move from its numbers; those of a part of many are one list."""
        given: list[Any] = []
        at = 0
        for part in self.parts:
            if part.many:
                given.append(list(key[at + 1:at + 1 + key[at]]))
                at += 1 + key[at]
            else:
                given += key[at:at + len(part.kinds)]
                at += len(part.kinds)
        return self.cls(*given)


def grammar(verbs: list[Verb]) -> Grammar:
    """All that can be said in a game."""
    return Grammar([verb.form for verb in verbs])
