"""Decisions that wait to be written into a file, a list for each column. Compiled with the rules."""
from __future__ import annotations

from kronika.core.move import Move
from kronika.core.table import Table
from kronika.research.actions import Actions
from kronika.research.writer import Sight


class Decision:
    """A seat decides: the table at that moment, what was offered, and what was said.

    `choice` is the place of that among the offers; -1: it is none of them.
    """

    def __init__(self, table: Table, seat: int, offers: list[Move], choice: int, words: str) -> None:
        self.table = table
        self.seat = seat
        self.offers = offers
        self.choice = choice
        self.words = words


class Rows:
    """Of the record that is read last they are taken back if it does not hold."""

    def __init__(self, sight: Sight, actions: Actions, most: int) -> None:
        self.sight = sight
        self.actions = actions
        self.most = most                         # observations that there is room for in one piece,
        self.rooms: list[bytearray] = []         # which are kept when all are written
        self.clear()

    def clear(self) -> None:
        """All are written."""
        self.seats: list[int] = []
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
        self.put(writer.row(), len(self.seats))
        self.odd += writer.values
        self.places += writer.places
        self.odds.append(len(writer.places))
        own = len(self.offers)
        self.actions.add(at.offers, self.offers)
        self.offered.append(len(at.offers))
        self.choices.append(self.offers[own + at.choice] if at.choice >= 0 else -1)
        self.seats.append(at.seat)
        self.words.append(at.words)

    def put(self, row: bytes, at: int) -> None:
        """An observation into its room."""
        room, place = divmod(at, self.most)
        if room == len(self.rooms):
            self.rooms.append(bytearray(self.most * len(row)))
        # Into a view of the room: the room itself would make a copy of the row first.
        memoryview(self.rooms[room])[place * len(row):(place + 1) * len(row)] = row

    def keep(self) -> int:
        """The record holds: how many rows it has."""
        rows = len(self.seats) - self.kept[0]
        self.kept = self.lengths()
        return rows

    def drop(self) -> None:
        """The record does not hold."""
        rows, odd, offers = self.kept
        del self.seats[rows:], self.odds[rows:], self.offered[rows:]
        del self.choices[rows:], self.words[rows:]
        del self.odd[odd:], self.places[odd:]
        del self.offers[offers:]
