"""Leaders: playing, replacing and losing them, and the abilities that are actions of their own (TA15-6.21 ff., 13)."""
from __future__ import annotations

from typing import cast

from kronika.core.move import Move
from kronika.core.rule import Rule
from kronika.games.through_the_ages import moves
from kronika.games.through_the_ages.cards import LEADER, WONDER
from kronika.games.through_the_ages.moves import Churchill, Lead
from kronika.games.through_the_ages.ratings import bits, strength_rating, update_actions
from kronika.games.through_the_ages.table import (
    CHURCHILL_CHOSE,
    HAMMURABI_USED,
    LEADER_REPLACED,
    NONE,
    Seat,
    ThroughTheAges,
)
from kronika.games.through_the_ages.verb import (
    Order,
    Verb,
    civil_actions,
    release,
    spend_civil,
    spend_military,
    take_back_civil,
)

CHURCHILL_CULTURE = 3
CHURCHILL_POOL = 3


class PlayLeader(Verb):
    """TA15-6.21, TA15-6.22: a civil action; the leader comes into play, the old one goes and an action comes back."""

    def offers(self, t: ThroughTheAges, seat: int, order: Order, out: list[Move]) -> None:
        p = t.seat[seat]
        if civil_actions(p) < 1:
            return
        for card in p.cards:
            if t.box.cards[card].category == LEADER:
                out.append(moves.LEAD[card])
                if p.lead().tucks:
                    for n in bits(p.wonders & ~p.ruined):
                        out.append(Lead(card, t.box.first_wonder + n))

    def check(self, t: ThroughTheAges, seat: int, move: Move, order: Order) -> Rule | None:
        p = t.seat[seat]
        lead = cast(Lead, move)
        if lead.card not in p.cards:
            return t.box.book.leader
        if civil_actions(p) < 1:
            return t.box.book.leader if p.leader == NONE else t.box.book.replace
        if lead.under and not (p.lead().tucks and is_standing(p, lead.under)):
            return t.box.book.homer
        return None

    def apply(self, t: ThroughTheAges, seat: int, move: Move, order: Order) -> None:
        p = t.seat[seat]
        lead = cast(Lead, move)
        spend_civil(p, 1)
        p.cards.remove(lead.card)
        replaced = p.leader != NONE
        t.note("led", seat, (lead.card,))
        if lead.under:
            t.note("tucked", seat, (p.leader, lead.under))
            p.homer = lead.under                     # TA15-6.24: no action comes back
        elif replaced:
            retire(t, seat)
        p.leader = lead.card
        update_actions(t, seat)                      # TA15-R.89: once, so that a spent action stays spent
        if replaced:
            p.done |= LEADER_REPLACED
            if not lead.under and t.box.returned_actions:
                take_back_civil(p)


def is_standing(p: Seat, card: int) -> bool:
    """Whether the card is a wonder that the seat has completed and that is not ruined."""
    return p.box.cards[card].category == WONDER and p.stands(p.box.wonder_bit(card))


def leader_leaves(t: ThroughTheAges, seat: int) -> None:
    """The leader is out of the game, and with him what he gave."""
    if t.seat[seat].leader != NONE:
        retire(t, seat)
        update_actions(t, seat)


def retire(t: ThroughTheAges, seat: int) -> None:
    """What the leader lent goes with him (TA15-13.05), what he leaves scores (TA15-13.19)."""
    p = t.seat[seat]
    p.culture += p.lead().legacy(p)
    release(t, p.leader)
    t.note("leader_left", seat, (p.leader,))
    p.leader = NONE
    p.churchill_arms = 0
    p.churchill_science = 0


class LendAction(Verb):
    """TA15-13.04: Hammurabi lets one military action pay for a civil one, once per turn."""

    def offers(self, t: ThroughTheAges, seat: int, order: Order, out: list[Move]) -> None:
        if t.seat[seat].lead().lends_action and self.check(t, seat, moves.HAMMURABI, order) is None:
            out.append(moves.HAMMURABI)

    def check(self, t: ThroughTheAges, seat: int, move: Move, order: Order) -> Rule | None:
        p = t.seat[seat]
        idle = not p.lead().lends_action or p.did(HAMMURABI_USED) or p.military + p.spare < 1
        return t.box.book.hammurabi if idle else None

    def apply(self, t: ThroughTheAges, seat: int, move: Move, order: Order) -> None:
        p = t.seat[seat]
        p.done |= HAMMURABI_USED
        spend_military(p, 1)
        p.lent += 1
        t.note("lent", seat, ())


class ChurchillChoice(Verb):
    """TA15-13.23: once per turn three culture, or science and resources for the military."""

    def offers(self, t: ThroughTheAges, seat: int, order: Order, out: list[Move]) -> None:
        if t.seat[seat].lead().chooses and not t.seat[seat].did(CHURCHILL_CHOSE):
            out.append(moves.CHURCHILL[0])
            out.append(moves.CHURCHILL[1])

    def check(self, t: ThroughTheAges, seat: int, move: Move, order: Order) -> Rule | None:
        p = t.seat[seat]
        return t.box.book.churchill if not p.lead().chooses or p.did(CHURCHILL_CHOSE) else None

    def apply(self, t: ThroughTheAges, seat: int, move: Move, order: Order) -> None:
        churchill(t, seat, cast(Churchill, move).choice == 0)


def churchill(t: ThroughTheAges, seat: int, culture: bool) -> None:
    p = t.seat[seat]
    p.done |= CHURCHILL_CHOSE
    if culture:
        p.culture += CHURCHILL_CULTURE
    else:
        p.churchill_arms = CHURCHILL_POOL
        p.churchill_science = CHURCHILL_POOL
    t.note("churchill", seat, (0 if culture else 1, CHURCHILL_CULTURE if culture else 0))


def among_strongest(t: ThroughTheAges, seat: int) -> bool:
    """TA15-13.09: one of the two strongest; with two players the stronger one; the owner wins ties."""
    mine = strength_rating(t, seat)
    stronger = 0
    for other in t.clockwise(seat):
        if other != seat and strength_rating(t, other) > mine:
            stronger += 1
    return stronger < (1 if t.count() == 2 else 2)
