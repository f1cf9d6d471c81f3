"""The ledger: every public number that changes is told. What the notes of the rules leave out, the ledger tells."""
from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from kronika.core.table import Note, Table
from kronika.core.verb import Argument

GAINED: Final = "gained"
LOST: Final = "forfeited"


class Tell:
    """That a note tells of a number: by one argument, or by itself (`each`), of its seat or of one that it names."""

    def __init__(self, number: str, arg: int = -1, sign: int = 1, whose: int = -1) -> None:
        self.number = number
        self.arg = arg                           # the place of the amount among the arguments; -1: the amount is 1
        self.sign = sign
        self.whose = whose                       # the place of the seat among the arguments; -1: the note's own

    def amount(self, note: Note) -> int:
        return self.sign * (1 if self.arg < 0 else note.args[self.arg])

    def seat(self, note: Note) -> int:
        return note.seat if self.whose < 0 else note.args[self.whose]


@mypyc_attr(allow_interpreted_subclasses=True)
class Ledger:
    """The numbers of a seat that the log accounts for, and the notes that tell of them.

    `acts` are notes that end with their price, as pairs of number and amount: the ledger adds it. Numbers that come
    back by themselves (`returning`: spent actions) are told only where they are lost by something else than an act.
    """

    def __init__(self, numbers: list[str], tells: dict[str, list[Tell]], acts: dict[str, int],
                 returning: list[str]) -> None:
        self.numbers = numbers
        self.tells = tells
        self.acts = acts                         # how many arguments each has before its price
        self.returning = returning

    def told(self, note: Note, seats: int) -> list[tuple[int, int, int]]:
        """What the note says, as seat, number and amount."""
        if note.word in (GAINED, LOST):
            return [(note.seat, number, amount if note.word == GAINED else -amount)
                    for number, amount in pairs(note.args, 0)]
        out = [(tell.seat(note), self.numbers.index(tell.number), tell.amount(note))
               for tell in self.tells.get(note.word, [])]
        return out + [(note.seat, number, -amount) for number, amount in self.price(note)]

    def price(self, note: Note) -> list[tuple[int, int]]:
        """What an act cost, as number and amount."""
        return pairs(note.args, self.acts[note.word]) if note.word in self.acts else []

    def untold(self, before: list[int], after: list[int], notes: list[Note], seats: int) -> list[int]:
        """By seat and number, the change that no note tells."""
        count = len(self.numbers)
        out = [now - was for was, now in zip(before, after)]
        for note in notes:
            for seat, number, amount in self.told(note, seats):
                out[seat * count + number] -= amount
        for name in self.returning:
            for seat in range(seats):
                at = seat * count + self.numbers.index(name)
                out[at] = 0 if self.acted(notes, seat) else min(0, out[at])
        return out

    def acted(self, notes: list[Note], seat: int) -> bool:
        return any(note.seat == seat and note.word in self.acts for note in notes)

    def account(self, t: Table, before: list[int], since: int) -> None:
        """Tell what has changed since then: prices with the act that they were paid for, losses before gains."""
        assert t.notes is not None
        rest = self.untold(before, t.numbers(), t.notes[since:], t.seats)
        count = len(self.numbers)
        for sign in (-1, 1):
            for seat in range(t.seats):
                args: list[int] = []
                for number in range(count):
                    amount = sign * rest[seat * count + number]
                    if amount > 0:
                        args += [number, amount]
                if args and (sign > 0 or not self.pay(t.notes, since, seat, args)):
                    self.tell(t.notes, GAINED if sign > 0 else LOST, seat, args)

    def tell(self, notes: list[Note], word: str, seat: int, args: list[int]) -> None:
        """One sentence for what the seat gains or loses bit by bit."""
        total = [0] * len(self.numbers)
        if notes and notes[-1].word == word and notes[-1].seat == seat:
            args = [*notes.pop().args, *args]
        for number, amount in pairs(tuple(args), 0):
            total[number] += amount
        shown: list[int] = []
        for number, amount in enumerate(total):
            if amount:
                shown += [number, amount]
        notes.append(Note(word, seat, tuple(shown)))

    def pay(self, notes: list[Note], since: int, seat: int, price: list[int]) -> bool:
        """Add the price to the seat's act; False if it has done nothing that has a price."""
        for at in range(since, len(notes)):
            note = notes[at]
            if note.seat == seat and note.word in self.acts and len(note.args) == self.acts[note.word]:
                notes[at] = Note(note.word, seat, (*note.args, *price), note.secret, note.knows)
                return True
        return False

    def arguments(self, name: str, note: Note, first: int) -> list[Argument]:
        """The amounts that stand at the end of a note, for a sentence: its `amount` or its `price`."""
        found = [Argument(name, f"{name}-{self.numbers[number]}", amount) for number, amount in pairs(note.args, first)]
        return found or [Argument(name, "nothing", 0)]


def pairs(args: tuple[int, ...], first: int) -> list[tuple[int, int]]:
    return [(args[i], args[i + 1]) for i in range(first, len(args) - 1, 2)]
