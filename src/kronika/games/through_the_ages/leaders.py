"""Leaders: playing, replacing and losing them, and the abilities that are actions of their own (TA15-6.21 ff., 13)."""
from __future__ import annotations

from typing import cast

from kronika.core.move import Move
from kronika.core.rule import Rule
from kronika.games.through_the_ages import moves, rulebook
from kronika.games.through_the_ages.cards import (
    CARDS,
    CHURCHILL,
    FIRST_WONDER,
    GATES,
    GENGHIS,
    HAMMURABI,
    HOMER,
    LEADER,
    WONDER,
)
from kronika.games.through_the_ages.moves import Churchill, Lead
from kronika.games.through_the_ages.ratings import bits, lab_levels, strength_rating, update_actions
from kronika.games.through_the_ages.table import (
    CHURCHILL_CHOSE,
    HAMMURABI_USED,
    LEADER_REPLACED,
    NONE,
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
GENGHIS_CULTURE = 3


class PlayLeader(Verb):
    """TA15-6.21, TA15-6.22: a civil action; the leader comes into play, the old one goes and an action comes back."""

    def offers(self, t: ThroughTheAges, seat: int, order: Order, out: list[Move]) -> None:
        p = t.seat[seat]
        if civil_actions(p) < 1:
            return
        for card in p.cards:
            if CARDS[card].category == LEADER:
                out.append(moves.LEAD[card])
                if p.leader == HOMER:
                    for n in bits(p.wonders & ~p.ruined):
                        out.append(Lead(card, FIRST_WONDER + n))

    def check(self, t: ThroughTheAges, seat: int, move: Move, order: Order) -> Rule | None:
        p = t.seat[seat]
        lead = cast(Lead, move)
        if lead.card not in p.cards:
            return rulebook.LEADER
        if civil_actions(p) < 1:
            return rulebook.LEADER if p.leader == NONE else rulebook.REPLACE
        if lead.under and (p.leader != HOMER or CARDS[lead.under].category != WONDER or not p.stands(lead.under)):
            return rulebook.HOMER
        return None

    def apply(self, t: ThroughTheAges, seat: int, move: Move, order: Order) -> None:
        p = t.seat[seat]
        lead = cast(Lead, move)
        spend_civil(p, 1)
        p.cards.remove(lead.card)
        replaced = p.leader != NONE
        if lead.under:
            p.homer = lead.under                     # TA15-6.24: no action comes back
            p.leader = NONE
        elif replaced:
            leader_leaves(t, seat)
        p.leader = lead.card
        t.note("led", seat, (lead.card,))
        update_actions(t, seat)
        if replaced:
            p.done |= LEADER_REPLACED
            if not lead.under:
                take_back_civil(p)


def leader_leaves(t: ThroughTheAges, seat: int) -> None:
    """The leader is out of the game; what he lent is gone with him (TA15-13.05), Bill Gates scores (TA15-13.19)."""
    p = t.seat[seat]
    if p.leader == NONE:
        return
    if p.leader == GATES:
        p.culture += lab_levels(p)
    release(t, p.leader)
    t.note("leader_left", seat, (p.leader,))
    p.leader = NONE
    p.churchill_arms = 0
    p.churchill_science = 0
    update_actions(t, seat)


class LendAction(Verb):
    """TA15-13.04: Hammurabi lets one military action pay for a civil one, once per turn."""

    def offers(self, t: ThroughTheAges, seat: int, order: Order, out: list[Move]) -> None:
        if t.seat[seat].leader == HAMMURABI and self.check(t, seat, moves.HAMMURABI, order) is None:
            out.append(moves.HAMMURABI)

    def check(self, t: ThroughTheAges, seat: int, move: Move, order: Order) -> Rule | None:
        p = t.seat[seat]
        idle = p.leader != HAMMURABI or p.did(HAMMURABI_USED) or p.military + p.spare < 1
        return rulebook.HAMMURABI if idle else None

    def apply(self, t: ThroughTheAges, seat: int, move: Move, order: Order) -> None:
        p = t.seat[seat]
        p.done |= HAMMURABI_USED
        spend_military(p, 1)
        p.lent += 1


class ChurchillChoice(Verb):
    """TA15-13.23: once per turn three culture, or science and resources for the military."""

    def offers(self, t: ThroughTheAges, seat: int, order: Order, out: list[Move]) -> None:
        if t.seat[seat].leader == CHURCHILL and not t.seat[seat].did(CHURCHILL_CHOSE):
            out.append(moves.CHURCHILL[0])
            out.append(moves.CHURCHILL[1])

    def check(self, t: ThroughTheAges, seat: int, move: Move, order: Order) -> Rule | None:
        p = t.seat[seat]
        return rulebook.CHURCHILL if p.leader != CHURCHILL or p.did(CHURCHILL_CHOSE) else None

    def apply(self, t: ThroughTheAges, seat: int, move: Move, order: Order) -> None:
        churchill(t, seat, cast(Churchill, move).option == 0)


def churchill(t: ThroughTheAges, seat: int, culture: bool) -> None:
    p = t.seat[seat]
    p.done |= CHURCHILL_CHOSE
    if culture:
        p.culture += CHURCHILL_CULTURE
    else:
        p.churchill_arms = CHURCHILL_POOL
        p.churchill_science = CHURCHILL_POOL
    t.note("churchill", seat, (0 if culture else 1,))


def end_of_turn(t: ThroughTheAges, seat: int) -> None:
    """TA15-11.02: Genghis Khan, and Churchill's choice if none was made."""
    p = t.seat[seat]
    if p.leader == GENGHIS and among_strongest(t, seat):
        p.culture += GENGHIS_CULTURE
        t.note("genghis", seat, (GENGHIS_CULTURE,))
    elif p.leader == CHURCHILL and not p.did(CHURCHILL_CHOSE):
        churchill(t, seat, True)


def among_strongest(t: ThroughTheAges, seat: int) -> bool:
    """TA15-13.09: one of the two strongest; with two players the stronger one; the owner wins ties."""
    mine = strength_rating(t, seat)
    stronger = 0
    for other in t.clockwise(seat):
        if other != seat and strength_rating(t, other) > mine:
            stronger += 1
    return stronger < (1 if t.count() == 2 else 2)
