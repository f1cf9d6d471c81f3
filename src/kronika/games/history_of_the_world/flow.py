"""The sequence of play: five epochs, a turn for each empire. Read it beside the rulebook's contents page."""
from __future__ import annotations

from typing import Final

from kronika.core.step import Step
from kronika.games.history_of_the_world import events
from kronika.games.history_of_the_world.cards import EMPIRES, EPOCHS, EVENTS, PER_EPOCH
from kronika.games.history_of_the_world.classic import EVENTS_NOW, ClassicDraft
from kronika.games.history_of_the_world.conquest import Conquest
from kronika.games.history_of_the_world.draft import draft_order
from kronika.games.history_of_the_world.empire import FIRST_ARMY, Found, inactivate
from kronika.games.history_of_the_world.lands import TOKENS_OF
from kronika.games.history_of_the_world.monuments import begin_monuments
from kronika.games.history_of_the_world.scoring import score
from kronika.games.history_of_the_world.setup import Dealing, DrawMarkers
from kronika.games.history_of_the_world.table import AWAY, EMPIRE_PILE, HELD, NOBODY, World, new_realm
from kronika.games.history_of_the_world.windows import Window

# The contents page. A stored table knows its place by these names.
GAME: Final[tuple[str, ...]] = ("markers", *[f"epoch_{epoch}" for epoch in range(1, EPOCHS + 1)], "end")
MARKERS: Final[int] = GAME.index("markers")
FIRST_EPOCH: Final[int] = GAME.index("epoch_1")
END: Final[int] = GAME.index("end")

EPOCH: Final[tuple[str, ...]] = (
    "tokens", "draft", *[f"empire_{empire}" for empire in range(1, PER_EPOCH + 1)], "end_epoch")
TOKENS: Final[int] = EPOCH.index("tokens")
DRAFT: Final[int] = EPOCH.index("draft")
FIRST_EMPIRE: Final[int] = EPOCH.index("empire_1")
END_EPOCH: Final[int] = EPOCH.index("end_epoch")

TURN: Final[tuple[str, ...]] = (
    "opening", "kingdom", "before_founding", "found", "conquer", "before_monuments", "build_monuments",
    "after_monuments", "score", "put_away")
OPENING: Final[int] = TURN.index("opening")
KINGDOM: Final[int] = TURN.index("kingdom")
BEFORE_FOUNDING: Final[int] = TURN.index("before_founding")
FOUND: Final[int] = TURN.index("found")
CONQUER: Final[int] = TURN.index("conquer")
BEFORE_MONUMENTS: Final[int] = TURN.index("before_monuments")
BUILD_MONUMENTS: Final[int] = TURN.index("build_monuments")
AFTER_MONUMENTS: Final[int] = TURN.index("after_monuments")
SCORE: Final[int] = TURN.index("score")

KINGDOM_TURN: Final[tuple[str, ...]] = ("kingdom_found", "kingdom_conquer", "kingdom_monuments", "kingdom_end")
KINGDOM_FOUND: Final[int] = KINGDOM_TURN.index("kingdom_found")
KINGDOM_CONQUER: Final[int] = KINGDOM_TURN.index("kingdom_conquer")
KINGDOM_MONUMENTS: Final[int] = KINGDOM_TURN.index("kingdom_monuments")


class Game(Step[World]):
    """HW-3.01: setup, then five epochs; after the last the game ends (HW-20.03)."""

    def __init__(self, pc: int) -> None:
        self.pc = pc

    def clone(self) -> Game:
        return Game(self.pc)

    def run(self, t: World) -> None:
        pc = self.pc
        self.pc += 1
        if pc == MARKERS:
            t.push(DrawMarkers())
        elif pc < END:
            t.push(Epoch(TOKENS))
        else:
            t.pop()


class Epoch(Step[World]):
    """HW-3.02: region tokens, choice of cards, a turn for each player, end of the epoch."""

    def __init__(self, pc: int) -> None:
        self.pc = pc

    def clone(self) -> Epoch:
        return Epoch(self.pc)

    def run(self, t: World) -> None:
        pc = self.pc
        self.pc += 1
        if pc == TOKENS:
            t.epoch += 1
            t.note("epoch", NOBODY, (t.epoch,))
            lay_tokens(t)
        elif pc == DRAFT:
            begin_draft(t)
        elif pc < END_EPOCH:
            call_empire(t)
        else:
            end_epoch(t)
            t.pop()


def lay_tokens(t: World) -> None:
    """HW-4.01 to HW-4.03: the tokens of the epoch go to their plates; one already there leaves the game."""
    for token in TOKENS_OF[t.epoch]:
        t.tokens[token.region] = token.index


def begin_draft(t: World) -> None:
    """HW-5.08: the order of the choice follows the scores at the start of the epoch."""
    t.called = 0
    t.order = draft_order(t)
    for rank, seat in enumerate(t.order):
        t.seat[seat].take_rank(t.epoch, rank)
    if t.classic:
        t.push(ClassicDraft(EVENTS_NOW, 0, -1, 0, 0, [-1] * t.seats))
    else:
        t.push(Dealing())


def call_empire(t: World) -> None:
    """HW-6.01, HW-6.02: the next empire is called; who has it shows it and takes the turn."""
    empire = (t.epoch - 1) * PER_EPOCH + t.called
    t.called += 1
    t.show()                                     # HW-26.04: that nobody has it is known too
    for seat, p in enumerate(t.seat):
        if p.empire == empire:
            p.sees = t.everybody()
            t.push(Turn(OPENING, seat))


def end_epoch(t: World) -> None:
    """HW-20.01: the empires of the epoch are in the box."""
    for seat, p in enumerate(t.seat):
        p.empire = -1
        p.sees = 1 << seat
        p.remember(EMPIRE_PILE, 0, -1)
        p.hand_on(EMPIRE_PILE, NOBODY)


class Turn(Step[World]):
    """HW-7.01: catapult, kingdom, empire, conquest, monuments, inactivation, scoring."""

    def __init__(self, pc: int, seat: int) -> None:
        self.pc = pc
        self.seat = seat

    def clone(self) -> Turn:
        return Turn(self.pc, self.seat)

    def run(self, t: World) -> None:
        pc = self.pc
        self.pc += 1
        if pc == OPENING:
            take_catapult(t, self.seat)
            t.push(Window(events.OPENING, False))
        elif pc == KINGDOM:
            if t.realm().kingdom:
                t.push(Kingdom(KINGDOM_FOUND))
            else:
                self.pc = FOUND
        elif pc == BEFORE_FOUNDING:
            t.push(Window(events.BEFORE_FOUNDING, False))
        elif pc == FOUND:
            t.push(Found(FIRST_ARMY))
        elif pc == CONQUER:
            t.push(Conquest(False))
        elif pc == BEFORE_MONUMENTS:
            t.push(Window(events.BEFORE_MONUMENTS, False))
        elif pc == BUILD_MONUMENTS:
            begin_monuments(t)
        elif pc == AFTER_MONUMENTS:
            t.push(Window(events.AFTER_MONUMENTS, False))
        elif pc == SCORE:
            inactivate(t)
            score(t, self.seat)
        else:
            put_kingdom_away(t, self.seat)
            t.player = NOBODY
            t.pop()


def take_catapult(t: World, seat: int) -> None:
    """HW-7.02: step 1 marks the active player."""
    t.player = seat
    empire = t.seat[seat].empire
    t.realms = [new_realm(seat, empire, False)]
    t.note("turn", seat, (empire, EMPIRES[empire].order))


class Kingdom(Step[World]):
    """HW-22.02: found, conquest, monuments, inactivation, with the kingdom's own values."""

    def __init__(self, pc: int) -> None:
        self.pc = pc

    def clone(self) -> Kingdom:
        return Kingdom(self.pc)

    def run(self, t: World) -> None:
        pc = self.pc
        self.pc += 1
        if pc == KINGDOM_FOUND:
            t.push(Found(FIRST_ARMY))
        elif pc == KINGDOM_CONQUER:
            t.push(Conquest(False))
        elif pc == KINGDOM_MONUMENTS:
            begin_monuments(t)
        else:
            inactivate(t)
            t.pop()


def put_kingdom_away(t: World, seat: int) -> None:
    """HW-22.01, HW-R.17: a kingdom not played is lost, face down."""
    p = t.seat[seat]
    event = p.event[t.epoch - 1]
    if p.fate[t.epoch - 1] == HELD and event >= 0 and EVENTS[event].kingdom:
        p.fate[t.epoch - 1] = AWAY
        t.show()
        t.note("put_away", seat, ())
