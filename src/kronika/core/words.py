"""The notation: how moves are said and understood, both ways, for log, terminal, API, scenario and page."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from mypy_extensions import mypyc_attr

from kronika.core.move import Move
from kronika.core.rule import Rule
from kronika.core.step import CHANCE
from kronika.core.table import Table, admits, check, options

LONGEST: Final = 400                   # words in one sentence; more is never understood
UNKNOWN: Final = "?"                   # stands for a number that the reader may not know


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """A vocabulary: which word stands for which number. `also` adds short forms that may mean several; `told` is the
    kind under which the log names its numbers, if that is another."""

    def __init__(self, name: str, words: list[str], also: dict[str, list[int]] | None = None, told: str = "") -> None:
        self.name = name
        self.told = told or name
        self.words = words
        self.reads: dict[str, list[int]] = {} if also is None else dict(also)
        for i, word in enumerate(words):
            self.reads[word] = [i]

    def say(self, number: int) -> str:
        return UNKNOWN if number < 0 else self.words[number]

    def read(self, word: str) -> list[int]:
        """The numbers that the word may stand for, likeliest first; none if it is no word of this kind."""
        return [-1] if word == UNKNOWN else self.reads.get(word, [])

    def every(self) -> list[int]:
        """All numbers of the kind; for the laws."""
        return list(range(len(self.words)))


class Number(Kind):
    """Whole numbers, said in digits. The laws try those from 0 to `top`."""

    def __init__(self, name: str, top: int) -> None:
        super().__init__(name, [], None, "number")
        self.top = top

    def say(self, number: int) -> str:
        return UNKNOWN if number == -1 else str(number)

    def read(self, word: str) -> list[int]:
        if word == UNKNOWN:
            return [-1]
        digits = word.removeprefix("-")
        if digits.isascii() and digits.isdigit() and len(digits) <= 4:
            return [int(word)]
        return []

    def every(self) -> list[int]:
        return list(range(self.top + 1))


class Part:
    """A stretch of a sentence: a leading word (or none), then a number of each kind.

    An `optional` part is left unsaid when all its numbers are 0. A `many` part has one kind and any count; its
    numbers stand in the move's key behind their count, and if optional it is left unsaid when the count is 0.
    """

    def __init__(self, lead: str, kinds: list[Kind], optional: bool = False, many: bool = False) -> None:
        self.lead = lead
        self.kinds = kinds
        self.optional = optional
        self.many = many


class Form:
    """The sentence of one word: its parts, and how to make the move from their numbers."""

    def __init__(self, word: str, parts: list[Part], make: Callable[[tuple[int, ...]], Move]) -> None:
        self.word = word
        self.parts = parts
        self.make = make

    def say(self, key: tuple[int, ...]) -> list[str]:
        out = [self.word]
        at = 0
        for part in self.parts:
            if part.many:
                count = key[at]
                numbers = list(key[at + 1:at + 1 + count])
                at += 1 + count
            else:
                numbers = list(key[at:at + len(part.kinds)])
                at += len(part.kinds)
            if part.optional and not (numbers if part.many else any(numbers)):
                continue
            if part.lead:
                out.append(part.lead)
            for i, number in enumerate(numbers):
                out.append(part.kinds[0 if part.many else i].say(number))
        return out


    def filled(self, said: tuple[int, ...], offered: tuple[int, ...]) -> tuple[int, ...] | None:
        """What was said, with the optional parts that it leaves unsaid as the offer has them.

        What the offer leaves unsaid may be insisted on. None if the two part elsewhere."""
        out: list[int] = []
        for part in self.parts:
            if part.many:
                return None
            mine, theirs = said[len(out):len(out) + len(part.kinds)], offered[len(out):len(out) + len(part.kinds)]
            if mine != theirs and not (part.optional and (not any(mine) or not any(theirs))):
                return None
            out += mine if any(mine) else theirs
        return tuple(out)


class Unclear:
    """What was not understood: the place of the word, and what was expected there."""

    def __init__(self, at: int, word: str, expected: list[str], kind: str) -> None:
        self.at = at
        self.word = word
        self.expected = expected
        self.kind = kind

    def __repr__(self) -> str:
        expected = " | ".join(self.expected) or self.kind or "nothing"
        return f"word {self.at + 1} ({self.word or 'end'}): expected {expected}"


class Reader:
    """Reads the words of one sentence, part by part, with every meaning they may have."""

    def __init__(self, said: list[str]) -> None:
        self.said = said
        self.at = 1
        self.kind = ""
        self.keys: list[list[int]] = [[]]

    def peek(self) -> str:
        return self.said[self.at] if self.at < len(self.said) else ""

    def fits(self, part: Part) -> bool:
        """Whether an optional part begins here."""
        word = self.peek()
        return word == part.lead if part.lead else bool(word) and bool(part.kinds[0].read(word))

    def number(self, kind: Kind) -> bool:
        meanings = kind.read(self.peek())
        if not meanings:
            self.kind = kind.name
            return False
        self.keys = [[*key, n] for key in self.keys for n in meanings]
        self.at += 1
        return True

    def several(self, part: Part) -> bool:
        before = self.keys
        count = 0
        self.keys = [[]]
        while self.at < len(self.said) and part.kinds[0].read(self.peek()):
            self.number(part.kinds[0])
            self.keys = self.keys[:8]
            count += 1
        self.keys = [[*key, count, *more] for key in before for more in self.keys]
        return True

    def part(self, part: Part) -> bool:
        if part.optional and not self.fits(part):
            zeros = [0] if part.many else [0] * len(part.kinds)
            self.keys = [key + zeros for key in self.keys]
            return True
        if part.lead:
            if self.peek() != part.lead:
                self.kind = part.lead
                return False
            self.at += 1
        if part.many:
            return self.several(part)
        return all(self.number(kind) for kind in part.kinds)

    def form(self, form: Form) -> bool:
        """Whether the whole sentence is one of this form."""
        for part in form.parts:
            if not self.part(part):
                return False
        self.kind = ""
        return self.at == len(self.said)


class Place:
    """A place in an unfinished sentence: the numbers said so far, part by part, and what may come next there.

    That is the word that leads in the next part, or, where `lead` is empty, a word of the kind. A part left unsaid has
    no numbers; the part that is being said is the last.
    """

    def __init__(self, word: str, said: list[list[int]], lead: str, kind: Kind | None) -> None:
        self.word = word
        self.said = said
        self.lead = lead
        self.kind = kind


class Grammar:
    """All sentences of a game."""

    def __init__(self, forms: list[Form]) -> None:
        self.forms: dict[str, Form] = {form.word: form for form in forms}

    def words(self, move: Move) -> list[str]:
        return self.forms[move.word].say(move.key())

    def say(self, move: Move) -> str:
        return " ".join(self.words(move))

    def parse(self, text: str) -> list[Move] | Unclear:
        """Every move that the sentence may mean, whatever the table; usually one."""
        said = text.lower().split()
        if not said:
            return Unclear(0, "", list(self.forms), "word")
        if len(said) > LONGEST:
            return Unclear(LONGEST, said[LONGEST], [], "end")
        form = self.forms.get(said[0])
        if form is None:
            return Unclear(0, said[0], list(self.forms), "word")
        reader = Reader(said)
        if not reader.form(form):
            return Unclear(reader.at, reader.peek(), [], reader.kind or "end")
        return [form.make(tuple(key)) for key in reader.keys]

    def places(self, said: list[str]) -> list[Place]:
        """What may come next by the grammar alone, after a first word and these others."""
        form = self.forms.get(said[0])
        out: list[Place] = []
        if form is not None:
            self._walk(form, said, 1, [], out)
        return out

    def _walk(self, form: Form, words: list[str], at: int, said: list[list[int]], out: list[Place]) -> None:
        """Read on from the part after those said; the places where the words end are added to `out`."""
        if len(said) == len(form.parts):
            return
        part = form.parts[len(said)]
        if part.optional:
            self._walk(form, words, at, [*said, []], out)
        if part.lead and at == len(words):
            out.append(Place(form.word, said, part.lead, None))
        elif not part.lead or words[at] == part.lead:
            self._numbers(form, part, words, at + (1 if part.lead else 0), said, out)

    def _numbers(self, form: Form, part: Part, words: list[str], at: int, said: list[list[int]],
                 out: list[Place]) -> None:
        given: list[int] = []
        while part.many or len(given) < len(part.kinds):
            if part.many and given:
                self._walk(form, words, at, [*said, given[:]], out)
            kind = part.kinds[0 if part.many else len(given)]
            if at == len(words):
                out.append(Place(form.word, [*said, given], "", kind))
                return
            meanings = kind.read(words[at])
            if not meanings:
                return
            given.append(meanings[0])
            at += 1
        self._walk(form, words, at, [*said, given], out)

    def every(self) -> Iterator[Move]:
        """Every move of the grammar: each word with each number of its kinds; for the laws."""
        for form in self.forms.values():
            if not any(part.many for part in form.parts):
                for key in _product([kind.every() for part in form.parts for kind in part.kinds]):
                    yield form.make(key)


def _product(ranges: list[list[int]]) -> Iterator[tuple[int, ...]]:
    if not ranges:
        yield ()
        return
    for head in ranges[0]:
        for tail in _product(ranges[1:]):
            yield (head, *tail)


class Expect:
    """What may be said next: `words` that go on, and whether what was said is already a whole legal move."""

    def __init__(self, words: list[str], done: bool) -> None:
        self.words = words
        self.done = done


def expect(grammar: Grammar, t: Table, seat: int, said: list[str]) -> Expect:
    """What may be said next after these words: behind completion, errors, the picker and the API."""
    if (admits(t) >> seat) & 1:
        free = t.stack[-1].expect(t, seat, said)
        if free is not None:
            return Expect(free, _legal(grammar, t, seat, said))
    n = len(said)
    following: dict[str, bool] = {}
    done = False
    for move in options(t, seat):
        words = grammar.words(move)
        if words[:n] == said:
            if len(words) == n:
                done = True
            else:
                following[words[n]] = True
    return Expect(list(following), done)


def _legal(grammar: Grammar, t: Table, seat: int, said: list[str]) -> bool:
    moves = grammar.parse(" ".join(said))
    return not isinstance(moves, Unclear) and any(check(t, seat, move) is None for move in moves)


class Meant:
    """What a sentence means here and now: a move, and the rule that forbids it, if one does."""

    def __init__(self, move: Move, rule: Rule | None) -> None:
        self.move = move
        self.rule = rule


def hear(grammar: Grammar, t: Table, seat: int, text: str) -> Meant | Unclear:
    """The move that the seat means by the text, here and now, already checked.

    A sentence that may mean several things means the one that is legal, or else the one whose words are among the
    offers. A part left unsaid is filled in if only one offer goes on from what was said; not in an open step, whose
    offers are but a sample.
    """
    moves = grammar.parse(text)
    if not isinstance(moves, Unclear) and UNKNOWN in text.split():
        moves = Unclear(text.split().index(UNKNOWN), UNKNOWN, [], "word")       # nobody can play what is not said
    if isinstance(moves, Unclear):
        return _guided(grammar, t, seat, text, moves)
    found = [Meant(move, check(t, seat, move)) for move in moves]
    legal = [meant for meant in found if meant.rule is None]
    if legal:
        return legal[0] if len(legal) == 1 else _ambiguous(grammar, text, [meant.move for meant in legal])
    if seat == CHANCE or t.over or t.stack[-1].open:
        return found[0]
    offers = options(t, seat)
    for move in moves:
        whole = _completed(grammar, t, seat, move, offers)
        if whole and len(grammar.words(move)) == len(text.split()):
            return Meant(whole[0], None) if len(whole) == 1 else _asked(grammar, whole)
    known = {word for move in offers for word in grammar.words(move)}
    return max(found, key=lambda meant: (not (meant.rule and meant.rule.absent),
                                         sum(word in known for word in grammar.words(meant.move))))


def _completed(grammar: Grammar, t: Table, seat: int, move: Move, offers: list[Move]) -> list[Move]:
    """The legal moves that go on from what was said."""
    form = grammar.forms[move.word]
    keys = [form.filled(move.key(), offer.key()) for offer in offers if offer.word == move.word]
    longer = [form.make(key) for key in dict.fromkeys(keys) if key is not None and key != move.key()]
    return [other for other in longer if check(t, seat, other) is None]


def _asked(grammar: Grammar, whole: list[Move]) -> Unclear:
    """Several moves go on from what was said: which words could be next."""
    rows = [grammar.words(move) for move in whole]
    at = 0
    while len({row[at] if at < len(row) else "" for row in rows}) == 1:
        at += 1
    return Unclear(at, "", sorted({row[at] for row in rows if at < len(row)}), "choice")


def _ambiguous(grammar: Grammar, text: str, legal: list[Move]) -> Unclear:
    """Several legal moves are meant: the word in which they differ has to be said in full."""
    meant = [grammar.words(move) for move in legal]
    at = next(i for i in range(len(meant[0])) if len({words[i] for words in meant}) > 1)
    return Unclear(at, text.split()[at], [words[at] for words in meant], "choice")


def _guided(grammar: Grammar, t: Table, seat: int, text: str, unclear: Unclear) -> Unclear:
    """Say what could have stood there now, if anything could."""
    now = expect(grammar, t, seat, text.lower().split()[:unclear.at]).words
    if now or unclear.at > 0:
        return Unclear(unclear.at, unclear.word, now, unclear.kind)
    return unclear
