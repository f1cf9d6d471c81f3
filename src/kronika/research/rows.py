"""Decisions that wait to be written into a file, a list for each column. Compiled with the rules."""
from __future__ import annotations

from kronika.core.move import Move
from kronika.core.table import Table
from kronika.research.actions import Actions
from kronika.research.writer import Sight


class Decision:
    """A seat decides: the table at that moment, what was offered, and what was said."""

    def __init__(self, table: Table, seat: int, offers: list[Move], move: Move, words: str) -> None:
        self.table = table
        self.seat = seat
        self.offers = offers
        self.move = move
        self.words = words


class Rows:
    """Of the record that is read last they are taken back if it does not hold."""

    def __init__(self, sight: Sight, actions: Actions) -> None:
        self.sight = sight
        self.actions = actions
        self.seats: list[int] = []
        self.seen: list[bytes] = []
        self.odd: list[int] = []                 # what no byte holds,
        self.places: list[int] = []              # where in its row,
        self.odds: list[int] = []                # and how much of it each row has
        self.offers: list[int] = []
        self.offered: list[int] = []             # how many of them each row has
        self.choices: list[int] = []
        self.words: list[str] = []
        self.kept: list[int] = self.lengths()    # as they were after the last record that holds

    def lengths(self) -> list[int]:
        return [len(self.seats), len(self.odd), len(self.offers)]

    def add(self, at: Decision) -> None:
        """A decision of the record that is read."""
        writer = self.sight.written(at.table, at.seat)
        self.seen.append(writer.row())
        self.odd += writer.values
        self.places += writer.places
        self.odds.append(len(writer.places))
        before = len(self.offers)
        self.actions.add(at.offers, self.offers)
        self.offered.append(len(at.offers))
        self.choices.append(self.choice(at, before))
        self.seats.append(at.seat)
        self.words.append(at.words)

    def choice(self, at: Decision, first: int) -> int:
        """The number of what was said, among those of the offers from `first` on; -1: it is none of them."""
        number = self.actions.own(at.move)
        for n in range(len(at.offers)):
            if self.offers[first + n] == number or (number < 0 and at.offers[n] == at.move):
                return self.offers[first + n]
        return -1

    def keep(self) -> int:
        """The record holds: how many rows it has."""
        rows = len(self.seats) - self.kept[0]
        self.kept = self.lengths()
        return rows

    def drop(self) -> None:
        """The record does not hold."""
        rows, odd, offers = self.kept
        del self.seats[rows:], self.seen[rows:], self.odds[rows:], self.offered[rows:]
        del self.choices[rows:], self.words[rows:]
        del self.odd[odd:], self.places[odd:]
        del self.offers[offers:]
