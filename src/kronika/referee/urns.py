"""What chance was asked, draw by draw, so that anybody can compute the answers: from an urn, or by a shuffle."""
from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, TypeVar

from kronika.core.rng import Rng
from kronika.core.step import CHANCE, CHANCE_BIT
from kronika.core.table import Table, actors, draw
from kronika.core.words import Grammar, Kind
from kronika.referee.chance import Fair
from kronika.referee.record import Record
from kronika.referee.replay import begin, game_of, say

T = TypeVar("T")
MOST = 200                             # results of one draw that are told apart


@dataclass
class Urn:
    """One number below `size`: what the line would have said for each, as words and how many numbers mean them."""

    size: int
    at: int = -1                       # the word of the line that it gave; -1: none, where all in the urn is alike
    of: list[tuple[str, int]] = field(default_factory=list)


@dataclass
class Shuffle:
    """A pile before it was shuffled. From its top came the words from `at` on, `hand` at a time; or so many cards went
    `into` the pile that was shuffled next."""

    before: list[str]
    at: int = -1
    count: int = 0
    hand: int = 0
    into: int = 0


@dataclass
class Drawn:
    """A line of the record that chance said, with all that it asked for."""

    line: int
    words: str
    asks: list[Urn | Shuffle]


class Watched(Fair):
    """Fair chance that notes what it is asked. A shuffle is noted as one."""

    def __init__(self, seed: str, strings: list[str]) -> None:
        super().__init__(seed, strings)
        self.noted: list[tuple[int, int] | tuple[list[Any], list[Any]]] = []
        self.busy = False

    def below(self, n: int) -> int:
        found = super().below(n)
        if not self.busy:
            self.noted.append((n, found))
        return found

    def shuffle(self, items: list[T]) -> None:
        before, self.busy = items[:], True
        super().shuffle(items)
        self.busy = False
        self.noted.append((before, items[:]))


class Told(Rng):
    """Says the numbers it was told, and leaves shuffled piles as they were noted."""

    def __init__(self, noted: list[Any], changed: int, number: int) -> None:
        super().__init__(0)
        self.noted, self.changed, self.number, self.at = noted, changed, number, -1

    def below(self, n: int) -> int:
        self.at += 1
        found = self.number if self.at == self.changed else self.noted[self.at][1]
        return int(found) % n

    def shuffle(self, items: list[T]) -> None:
        self.at += 1
        items[:] = self.noted[self.at][1]


def drawn(record: Record) -> list[Drawn]:
    """Every line that chance said in a finished game, with what it was asked. Raises Broken if it does not replay."""
    referee = begin(game_of(record), record)
    rng = Watched(record.seed, record.strings)
    out: list[Drawn] = []
    for number, (seat, words) in enumerate(record.log, 1):
        if seat == CHANCE and actors(referee.table) & CHANCE_BIT:
            rng.noted = []
            draw(referee.table, rng)
            if rng.noted:
                out.append(Drawn(number, words, asks(referee.game.grammar, referee.table, words, rng.noted)))
        say(referee, number, seat, words)
    return out


def asks(grammar: Grammar, table: Table, words: str, noted: list[Any]) -> list[Urn | Shuffle]:
    said = words.split()
    out: list[Urn | Shuffle] = []
    at = 1
    for n, each in enumerate(noted):
        if isinstance(each[0], int):
            out.append(urn(grammar, table, said, noted, n))
        else:
            found = pile(grammar, said, at, each[0], each[1])
            at = max(at, found.at + found.count)
            out.append(found)
    for n, (first, second) in enumerate(pairwise(out)):
        if isinstance(first, Shuffle) and isinstance(second, Shuffle) and first.at < 0:
            first.into = fed(noted[n][1], noted[n + 1][0])
            first.before = named(first.before, second, noted[n][0], noted[n + 1][0])
    return out


def urn(grammar: Grammar, table: Table, said: list[str], noted: list[Any], n: int) -> Urn:
    """What other numbers would have led to: the draw is made again with each of them."""
    size = int(noted[n][0])
    if size > MOST:
        return Urn(size)
    others = [grammar.say(draw(table, Told(noted, n, number))).split() for number in range(size)]
    places = [at for at in range(len(said)) if any(other[at:at + 1] != said[at:at + 1] for other in others)]
    if not places:
        return Urn(size, of=[("", size)])
    at = places[0]
    out = Urn(size, at)
    for other in others:
        word = other[at] if at < len(other) else ""
        if out.of and out.of[-1][0] == word:
            out.of[-1] = word, out.of[-1][1] + 1
        else:
            out.of.append((word, 1))
    return out


def pile(grammar: Grammar, said: list[str], at: int, before: list[int], after: list[int]) -> Shuffle:
    """The shuffle that gave the words from `at` on, in the vocabulary that fits them."""
    while at < len(said) and said[at] in leads(grammar):
        at += 1
    for kind in kinds(grammar):
        if max(before) >= len(kind.words):
            continue
        names, count = {kind.words[item] for item in before}, 0
        while at + count < len(said) and said[at + count] in names and count < len(before):
            count += 1
        top = [kind.words[item] for item in after]
        hand = next((size for size in range(1, count + 1) if count % size == 0 and
                     hands(top, count, size) == hands(said[at:], count, size)), 0)
        if hand:
            return Shuffle([kind.words[item] for item in before], at, count, hand)
    return Shuffle([str(item) for item in before])


def hands(cards: list[str], count: int, size: int) -> list[list[str]]:
    return [sorted(cards[at:at + size]) for at in range(0, count, size)]


def fed(after: list[int], before: list[int]) -> int:
    """How many cards from the top of a pile lie at the end of the next."""
    return next((count for count in range(len(after), 0, -1) if before[-count:] == after[:count]), 0)


def named(names: list[str], other: Shuffle, own: list[int], theirs: list[int]) -> list[str]:
    """Cards that went into another pile, by the names they have there; those that stayed out keep their numbers."""
    known = dict(zip(theirs, other.before))
    return [known.get(item, name) for item, name in zip(own, names)]


def kinds(grammar: Grammar) -> list[Kind]:
    found = {id(kind): kind for form in grammar.forms.values() for part in form.parts for kind in part.kinds}
    return list(found.values())


def leads(grammar: Grammar) -> set[str]:
    return {part.lead for form in grammar.forms.values() for part in form.parts if part.lead}
