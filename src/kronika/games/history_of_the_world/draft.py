"""The choice of cards (chapter 5): two piles travel at the same time, from both ends of the score track."""
from __future__ import annotations

from typing import ClassVar

from kronika.core.move import Move
from kronika.core.rule import MOMENT, Rule
from kronika.core.step import Step
from kronika.games.history_of_the_world import rulebook
from kronika.games.history_of_the_world.cards import PER_EPOCH
from kronika.games.history_of_the_world.moves import EMPIRE, EVENT, TakeEmpire, TakeEvent
from kronika.games.history_of_the_world.table import EMPIRE_PILE, HELD, World

EVENT_CHOSEN = 1
EMPIRE_CHOSEN = 2


def draft_order(t: World) -> list[int]:
    """HW-5.08: seats from the most points to the fewest; scores never tie (HW-5.07)."""
    return sorted(range(t.seats), key=lambda seat: -t.seat[seat].score)


def take_event(t: World, seat: int, event: int) -> None:
    p = t.seat[seat]
    p.event[t.epoch - 1] = event
    p.fate[t.epoch - 1] = HELD


def take_empire(t: World, seat: int, empire: int) -> None:
    t.seat[seat].empire = empire


def bits(cards: list[int]) -> int:
    """Cards of one epoch as bits within it."""
    out = 0
    for card in cards:
        out |= 1 << (card % PER_EPOCH)
    return out


class Draft(Step[World]):
    """HW-5.02 to HW-5.06: events from the most points down, empires from the fewest up, passed on together."""

    sealed: ClassVar[bool] = True

    def __init__(self, round: int, events: list[int], empires: list[int], sees_events: int, sees_empires: int,
                 event: int, empire: int, ready: int) -> None:
        self.round = round
        self.events = events
        self.empires = empires
        self.sees_events = sees_events           # who may look at the pile now, as bits
        self.sees_empires = sees_empires
        self.event = event                       # the choice of this round
        self.empire = empire
        self.ready = ready                       # which piles have been chosen from, as bits

    def clone(self) -> Draft:
        return Draft(self.round, self.events[:], self.empires[:], self.sees_events, self.sees_empires, self.event,
                     self.empire, self.ready)

    def has_events(self, t: World) -> int:
        """The seat that holds the pile of events."""
        return t.order[self.round]

    def has_empires(self, t: World) -> int:
        return t.order[t.seats - 1 - self.round]

    def actors(self, t: World) -> int:
        if self.round == t.seats - 1:
            return 0                             # HW-5.06: the last card is not chosen
        waiting = 0
        if not self.ready & EVENT_CHOSEN:
            waiting |= 1 << self.has_events(t)
        if not self.ready & EMPIRE_CHOSEN:
            waiting |= 1 << self.has_empires(t)
        return waiting

    def now_events(self, t: World, seat: int) -> bool:
        """Whether the seat chooses an event now; the middle player begins with it (HW-R.02)."""
        return seat == self.has_events(t) and not self.ready & EVENT_CHOSEN

    def options(self, t: World, seat: int) -> list[Move]:
        if self.now_events(t, seat):
            return [EVENT[card] for card in self.events]
        return [EMPIRE[card] for card in self.empires]

    def check(self, t: World, seat: int, move: Move) -> Rule | None:
        events = self.now_events(t, seat)
        middle = self.has_events(t) == self.has_empires(t)
        if isinstance(move, TakeEvent):
            if not events:
                return rulebook.CHOSEN if middle else rulebook.TAKE_EVENT
            return None if move.event in self.events else rulebook.TAKE_EVENT
        if isinstance(move, TakeEmpire):
            if events:
                return rulebook.MIDDLE if middle else rulebook.TAKE_EMPIRE
            return None if move.empire in self.empires else rulebook.TAKE_EMPIRE
        return MOMENT

    def stranger(self, t: World, seat: int, move: Move) -> Rule | None:
        """Who has chosen from the pile keeps his card (HW-5.09); others wait for it (HW-5.04)."""
        if not 0 <= seat < t.seats or not isinstance(move, (TakeEvent, TakeEmpire)):
            return None
        rank = t.order.index(seat)
        place = rank if isinstance(move, TakeEvent) else t.seats - 1 - rank
        return rulebook.CHOSEN if place <= self.round else rulebook.TOGETHER

    def apply(self, t: World, seat: int, move: Move) -> None:
        if isinstance(move, TakeEvent):
            self.event = move.event
            self.ready |= EVENT_CHOSEN
            if seat == self.has_empires(t):
                self.sees_empires = 1 << seat    # HW-R.02: the second pile is shown only now
                t.show()
        elif isinstance(move, TakeEmpire):
            self.empire = move.empire
            self.ready |= EMPIRE_CHOSEN

    def run(self, t: World) -> None:
        """HW-5.04: both have chosen; the piles are passed on."""
        t.show()
        if self.round == t.seats - 1:
            self.event = self.events[0]
            self.empire = self.empires[0]
        events = self.has_events(t)
        empires = self.has_empires(t)
        take_event(t, events, self.event)
        take_empire(t, empires, self.empire)
        self.events.remove(self.event)
        self.empires.remove(self.empire)
        t.seat[events].remember(t.epoch - 1, bits(self.events), -1)
        t.seat[empires].remember(EMPIRE_PILE, bits(self.empires), -1)
        t.note("chose_event", events, (self.event,), 1)
        t.note("chose_empire", empires, (self.empire,), 1)
        self.event = -1
        self.empire = -1
        self.ready = 0
        self.round += 1
        if self.round == t.seats:
            t.pop()
        else:
            self.hand_over(t)

    def hand_over(self, t: World) -> None:
        """HW-5.05: the middle player looks at the piles one after the other."""
        self.sees_events = 1 << self.has_events(t)
        self.sees_empires = 0 if self.has_events(t) == self.has_empires(t) else 1 << self.has_empires(t)
