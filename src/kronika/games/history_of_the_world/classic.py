"""The classic choice of cards (chapter 25): draw one, keep it or give it away."""
from __future__ import annotations

from typing import Final, cast

from kronika.core.move import Move
from kronika.core.rng import Rng
from kronika.core.rule import MOMENT, Rule
from kronika.core.step import CHANCE_BIT, Step
from kronika.games.history_of_the_world import rulebook
from kronika.games.history_of_the_world.cards import EMPIRES, of_epoch
from kronika.games.history_of_the_world.chance import Draw
from kronika.games.history_of_the_world.draft import take_empire, take_event
from kronika.games.history_of_the_world.moves import GIVE, KEEP, Give, Keep
from kronika.games.history_of_the_world.table import EMPIRE_PILE, World

EVENTS_NOW: Final = 0
EMPIRES_NOW: Final = 1


class ClassicDraft(Step[World]):
    """HW-25.01 to HW-25.04, HW-R.65: the events are dealt to the end, from the most points down; then the empires,
    from the fewest up."""

    def __init__(self, pile: int, drawn: int, card: int, sees: int, has: int, received: list[int]) -> None:
        self.pile = pile
        self.drawn = drawn                       # how many have drawn and decided
        self.card = card                         # the card in the drawer's hand
        self.sees = sees
        self.has = has                           # the seats with a card of this pile, as bits
        self.received = received                 # by seat: a card not yet looked at (HW-R.03)

    def clone(self) -> ClassicDraft:
        return ClassicDraft(self.pile, self.drawn, self.card, self.sees, self.has, self.received[:])

    def drawer(self, t: World) -> int:
        return t.order[self.drawn if self.pile == EVENTS_NOW else t.seats - 1 - self.drawn]

    def place(self, t: World) -> int:
        """The number of the pile in what the seats remember."""
        return t.epoch - 1 if self.pile == EVENTS_NOW else EMPIRE_PILE

    def actors(self, t: World) -> int:
        if self.drawn == t.seats:
            return 0
        return 1 << self.drawer(t) if self.sees else CHANCE_BIT

    def left(self, t: World) -> list[int]:
        """The cards of the epoch that nobody has drawn."""
        out: list[int] = []
        for card in of_epoch(t.epoch):
            gone = card in self.received
            for p in t.seat:
                if card == (p.event[t.epoch - 1] if self.pile == EVENTS_NOW else p.empire):
                    gone = True
            if not gone:
                out.append(card)
        return out

    def sample(self, t: World, rng: Rng) -> Move:
        cards = self.left(t)
        card = cards[rng.below(len(cards))]
        return Draw(self.drawer(t), card + (len(EMPIRES) if self.pile == EVENTS_NOW else 0))

    def options(self, t: World, seat: int) -> list[Move]:
        out: list[Move] = [] if (self.has >> seat) & 1 else [KEEP]
        for other in range(t.seats):
            if other != seat and not (self.has >> other) & 1:
                out.append(GIVE[other])
        return out

    def check(self, t: World, seat: int, move: Move) -> Rule | None:
        if not self.sees:
            return None if isinstance(move, Draw) and self.may_draw(t, move) else MOMENT
        if isinstance(move, Keep):
            return rulebook.MUST_GIVE if (self.has >> seat) & 1 else None
        if isinstance(move, Give):
            return None if move in self.options(t, seat) else rulebook.KEEP_OR_GIVE
        return MOMENT

    def may_draw(self, t: World, move: Draw) -> bool:
        card = move.card - (len(EMPIRES) if self.pile == EVENTS_NOW else 0)
        return move.seat == self.drawer(t) and card in self.left(t)

    def apply(self, t: World, seat: int, move: Move) -> None:
        if isinstance(move, Draw):
            self.card = move.card - (len(EMPIRES) if self.pile == EVENTS_NOW else 0)
            self.sees = 1 << move.seat
            return
        to = seat if isinstance(move, Keep) else cast(Give, move).seat
        t.seat[seat].hand_on(self.place(t), to)
        if to == seat:
            self.take(t, seat, self.card)
            t.note("kept", seat, ())
        else:
            t.seat[seat].remember(self.place(t), 0, self.card)
            self.received[to] = self.card
            t.note("gave", seat, (to,))
        self.has |= 1 << to
        self.card = -1
        self.sees = 0
        self.drawn += 1

    def take(self, t: World, seat: int, card: int) -> None:
        if self.pile == EVENTS_NOW:
            take_event(t, seat, card)
        else:
            take_empire(t, seat, card)

    def run(self, t: World) -> None:
        """HW-R.03: the pile is dealt out; now everybody looks at the card received."""
        t.show()
        for seat, card in enumerate(self.received):
            if card >= 0:
                self.take(t, seat, card)
        t.pop()
        if self.pile == EVENTS_NOW:
            t.push(ClassicDraft(EMPIRES_NOW, 0, -1, 0, 0, [-1] * t.seats))
