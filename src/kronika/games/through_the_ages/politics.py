"""The Politics Phase (TA15-5.01 to TA15-5.06, TA15-5.59 to TA15-5.66)."""
from __future__ import annotations

from kronika.core.move import Move
from kronika.core.rule import MOMENT, Cause, Rule
from kronika.core.step import Step
from kronika.games.through_the_ages import aggression, moves, pacts, war
from kronika.games.through_the_ages.cards import EVENT, TERRITORY
from kronika.games.through_the_ages.colonies import gain_colony
from kronika.games.through_the_ages.events import prepare
from kronika.games.through_the_ages.goods import gain_yellow
from kronika.games.through_the_ages.leaders import leader_leaves
from kronika.games.through_the_ages.military import throw_away
from kronika.games.through_the_ages.moves import (
    Attack,
    Cancel,
    Colonize,
    Declare,
    Dismiss,
    Offer,
    Pass,
    Prepare,
    Resign,
)
from kronika.games.through_the_ages.table import NONE, POLITICAL, ThroughTheAges
from kronika.games.through_the_ages.war import SEATS


class Politics(Step[ThroughTheAges]):
    """TA15-5.01: one political action, or none; `again` is Caesar's second one (TA15-5.03)."""

    def __init__(self, seat: int, again: bool) -> None:
        self.seat = seat
        self.again = again

    def clone(self) -> Politics:
        return Politics(self.seat, self.again)

    def actors(self, t: ThroughTheAges) -> int:
        return 1 << self.seat

    def options(self, t: ThroughTheAges, seat: int) -> list[Move]:
        p = t.seat[seat]
        out: list[Move] = [moves.PASS]
        for i, card in enumerate(p.hand):
            if t.box.cards[card].category in (EVENT, TERRITORY) and card not in p.hand[:i]:
                out.append(moves.PREPARE[card])
                if self.refuse_colonize(t, seat, card) is None:
                    out.append(Colonize(card))
        aggression.offers(t, seat, out)
        war.offers(t, seat, out)
        pacts.offers(t, seat, out)
        for owner in pacts.cancellable(t, seat):
            out.append(Cancel(t.seat[owner].pact))
        if p.lead().dismisses:
            out.append(moves.DISMISS)
        return out

    def check(self, t: ThroughTheAges, seat: int, move: Move) -> Rule | None:
        p = t.seat[seat]
        if isinstance(move, Pass):
            return None
        if isinstance(move, Prepare):
            return None if move.card in p.hand else t.box.book.prepare
        if isinstance(move, Attack):
            return aggression.refuse_attack(t, seat, move.card, move.rival)
        if isinstance(move, Declare):
            return war.refuse_war(t, seat, move.card, move.rival)
        if isinstance(move, Offer):
            return pacts.refuse_offer(t, seat, move)
        if isinstance(move, Cancel):
            owner = pacts.owner_of(t, move.card)
            return None if owner != NONE and seat in (owner, t.seat[owner].partner) else t.box.book.cancel
        if isinstance(move, Resign):
            return refuse_resigning(t)
        if isinstance(move, Dismiss):
            return None if p.lead().dismisses else t.box.book.leader_leaves
        if isinstance(move, Colonize):
            return self.refuse_colonize(t, seat, move.card)
        return MOMENT

    def cause(self, t: ThroughTheAges, seat: int, move: Move, rule: Rule) -> Cause | None:
        p = t.seat[seat]
        if isinstance(move, (Prepare, Attack, Declare, Offer, Colonize)) and move.card not in p.hand:
            return Cause("not_in_hand", (move.card,))
        if isinstance(move, (Attack, Declare)) and aggression.is_rival(t, seat, move.rival):
            return why_no_attack(t, seat, move.card, move.rival, rule)
        return None

    def refuse_colonize(self, t: ThroughTheAges, seat: int, card: int) -> Rule | None:
        """TA15-13.03."""
        p = t.seat[seat]
        lead = p.lead()
        able = lead.colonizes and not (lead.stays and p.caesar)
        able = able and card in p.hand and t.box.cards[card].category == TERRITORY
        return None if able else t.box.book.columbus

    def apply(self, t: ThroughTheAges, seat: int, move: Move) -> None:
        t.pop()
        if isinstance(move, Pass):
            return
        p = t.seat[seat]
        p.done |= POLITICAL
        if self.again:
            p.caesar = True
        if isinstance(move, Prepare):
            prepare(t, seat, move)
        elif isinstance(move, Attack):
            aggression.attack(t, seat, move)
        elif isinstance(move, Declare):
            war.declare(t, seat, move)
        elif isinstance(move, Offer):
            pacts.offer_pact(t, seat, move)
        elif isinstance(move, Cancel):
            pacts.remove_pact(t, pacts.owner_of(t, move.card))
        elif isinstance(move, Dismiss):
            leader_leaves(t, seat)               # TA15-13.02
            gain_yellow(p, 1)
        elif isinstance(move, Colonize):
            colonize(t, seat, move)
        else:
            resign(t, seat)


def why_no_attack(t: ThroughTheAges, seat: int, card: int, rival: int, rule: Rule) -> Cause | None:
    """The own leader, too few military actions, or a rival who is not weaker."""
    p = t.seat[seat]
    if p.lead().peaceful:
        return Cause("peaceful", (p.leader,))
    cost = aggression.attack_cost(t, card, rival)
    if cost > p.military:
        return Cause("military_actions", (cost, p.military))
    if rule is t.box.book.stronger:
        return Cause("strength", (aggression.attack_strength(t, seat, rival),
                                  aggression.strength_against(t, rival, seat)))
    return None


def has_politics(t: ThroughTheAges, seat: int) -> bool:
    """TA15-R.79, TA06-R.109: whether the seat has politics as far as all can see: with a military card, a pact
    to cancel, or a leader who can leave it is asked, whatever the cards are; else it is not."""
    p = t.seat[seat]
    return bool(p.hand) or p.lead().dismisses or bool(pacts.cancellable(t, seat))


def refuse_resigning(t: ThroughTheAges) -> Rule | None:
    """TA15-5.59."""
    return None if t.box.resigns_in_politics and not t.ended else t.box.book.resign


def colonize(t: ThroughTheAges, seat: int, move: Colonize) -> None:
    """TA15-13.03: Columbus leaves, or has done his deed; the territory comes from the hand, without bid and force."""
    t.show()
    if t.seat[seat].lead().stays:
        t.seat[seat].caesar = True
    else:
        leader_leaves(t, seat)
    t.note("discovered", seat, (move.card,))
    t.seat[seat].throw(move.card)
    gain_colony(t, seat, move.card)


def resign(t: ThroughTheAges, seat: int) -> None:
    """TA15-5.59 to TA15-5.66: everything of the player leaves the game; wars against him bring 7 culture."""
    p = t.seat[seat]
    t.note("resigned", seat, ())
    for owner in pacts.cancellable(t, seat):
        pacts.remove_pact(t, owner)
    end_wars(t, seat)
    for card in p.hand[:]:
        throw_away(t, seat, card)
    t.gone += p.cards
    p.cards = []
    if p.exclusive:
        t.out.append(p.tactic)
    p.tactic = NONE
    p.exclusive = False
    t.left &= ~(1 << seat)
    if t.count() == 1:
        t.stack.clear()                          # TA15-5.62


def end_wars(t: ThroughTheAges, seat: int) -> None:
    """TA15-5.61: wars against the resigning player score, his own do not."""
    for war_card in t.seat[seat].wars[:]:
        remove_war(t, seat, war_card)
    for other, p in enumerate(t.seat):
        for war_card in p.wars[:]:
            if war_card % SEATS == seat:
                remove_war(t, other, war_card)
                p.culture += t.box.resigned_war


def remove_war(t: ThroughTheAges, seat: int, war_card: int) -> None:
    """A declared war leaves the game without a battle."""
    t.seat[seat].wars.remove(war_card)
    t.out.append(war_card // SEATS)
    t.note("war_ended", seat, (war_card // SEATS, war_card % SEATS))


def may_act_again(t: ThroughTheAges, seat: int) -> bool:
    """TA15-5.03: once per game Julius Caesar allows one more political action."""
    p = t.seat[seat]
    return p.lead().acts_again and not p.caesar and p.did(POLITICAL)
