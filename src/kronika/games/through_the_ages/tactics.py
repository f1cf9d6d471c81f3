"""Playing and copying tactics (TA15-7.04 to TA15-7.08), and making them common (TA15-4.29)."""
from __future__ import annotations

from typing import cast

from kronika.core.move import Move
from kronika.core.rule import Rule
from kronika.games.through_the_ages import moves
from kronika.games.through_the_ages.cards import TACTIC
from kronika.games.through_the_ages.military import discard_open
from kronika.games.through_the_ages.moves import Adopt, Copy
from kronika.games.through_the_ages.ratings import bits
from kronika.games.through_the_ages.table import NONE, TACTIC_CHANGED, ThroughTheAges
from kronika.games.through_the_ages.verb import Order, Verb, military_actions, spend_military

COPY_COST = 2


def make_available(t: ThroughTheAges, seat: int) -> None:
    """TA15-4.29, TA15-4.30: the own tactic moves to the common tactics; a second copy leaves the game."""
    p = t.seat[seat]
    if not p.exclusive:
        return
    p.exclusive = False
    if t.common & t.box.tactic_bit(p.tactic):
        t.out.append(p.tactic)
    t.common |= t.box.tactic_bit(p.tactic)


class PlayTactic(Verb):
    """TA15-7.04: a military action; the tactic comes into the own play area and is the current one."""

    def offers(self, t: ThroughTheAges, seat: int, order: Order, out: list[Move]) -> None:
        p = t.seat[seat]
        if (t.box.one_tactic and p.did(TACTIC_CHANGED)) or military_actions(p) < 1:
            return
        for i, card in enumerate(p.hand):
            if t.box.cards[card].category == TACTIC and card not in p.hand[:i]:
                out.append(moves.ADOPT[card])

    def check(self, t: ThroughTheAges, seat: int, move: Move, order: Order) -> Rule | None:
        p = t.seat[seat]
        if t.box.one_tactic and p.did(TACTIC_CHANGED):
            return t.box.book.one_tactic
        return None if cast(Adopt, move).card in p.hand and military_actions(p) >= 1 else t.box.book.tactic

    def apply(self, t: ThroughTheAges, seat: int, move: Move, order: Order) -> None:
        p = t.seat[seat]
        card = cast(Adopt, move).card
        spend_military(p, 1)
        p.throw(card)
        p.done |= TACTIC_CHANGED
        t.show()
        t.note("adopted", seat, (card,))
        tell_old(t, seat)
        if p.exclusive:
            discard_open(t, p.tactic)            # where a tactic stays in the own play area
        p.tactic = card
        p.exclusive = True


class CopyTactic(Verb):
    """TA15-7.05: two military actions; the standard moves to a common tactic."""

    def offers(self, t: ThroughTheAges, seat: int, order: Order, out: list[Move]) -> None:
        p = t.seat[seat]
        if t.common == 0 or p.did(TACTIC_CHANGED) or military_actions(p) < COPY_COST:
            return
        for n in bits(t.common):
            if t.box.first_tactic + n != p.tactic:
                out.append(moves.COPY[t.box.first_tactic + n])

    def check(self, t: ThroughTheAges, seat: int, move: Move, order: Order) -> Rule | None:
        p = t.seat[seat]
        card = cast(Copy, move).card
        if p.did(TACTIC_CHANGED):
            return t.box.book.one_tactic
        if not t.common & t.box.tactic_bit(card):
            return t.box.book.exclusive
        return t.box.book.copy if p.tactic == card or military_actions(p) < COPY_COST else None

    def apply(self, t: ThroughTheAges, seat: int, move: Move, order: Order) -> None:
        p = t.seat[seat]
        card = cast(Copy, move).card
        spend_military(p, COPY_COST)
        p.done |= TACTIC_CHANGED
        t.note("copied", seat, (card,))
        tell_old(t, seat)
        p.tactic = card
        p.exclusive = False


def tell_old(t: ThroughTheAges, seat: int) -> None:
    """The tactic that gives way, if there is one."""
    if t.seat[seat].tactic != NONE:
        t.note("replaced", seat, (t.seat[seat].tactic,))


def standards(t: ThroughTheAges, card: int) -> list[int]:
    """The seats whose current tactic this is."""
    return [seat for seat in t.clockwise(0) if t.seat[seat].tactic == card and card != NONE]
