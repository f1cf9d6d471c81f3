"""Wars: declaring (TA15-5.45 to TA15-5.51) and resolving them (TA15-4.20 to TA15-4.28, TA15-13.75, TA15-13.76)."""
from __future__ import annotations

from typing import cast

from kronika.core.move import Move
from kronika.core.rule import MOMENT, Cause, Rule
from kronika.core.step import Step
from kronika.games.through_the_ages import moves
from kronika.games.through_the_ages.aggression import attack_cost, is_rival
from kronika.games.through_the_ages.cards import WAR
from kronika.games.through_the_ages.goods import gain_science, gain_yellow, lose_culture, lose_science, lose_yellow
from kronika.games.through_the_ages.military import discard_open
from kronika.games.through_the_ages.moves import Choose, Declare, Done
from kronika.games.through_the_ages.pacts import (
    attack_bonus,
    ending,
    forbids_attack,
    remove_pact,
    safe_from_war,
)
from kronika.games.through_the_ages.quote import Carrying, quote
from kronika.games.through_the_ages.ratings import strength_rating, update_actions
from kronika.games.through_the_ages.table import ThroughTheAges
from kronika.games.through_the_ages.technology import add_special, lower_special, remove_special

SEATS = 8                              # a declared war is kept as card x 8 + rival


def offers(t: ThroughTheAges, seat: int, out: list[Move]) -> None:
    p = t.seat[seat]
    for i, card in enumerate(p.hand):
        if t.box.cards[card].category == WAR and card not in p.hand[:i]:
            for rival in t.clockwise(seat)[1:]:
                if refuse_war(t, seat, card, rival) is None:
                    out.append(Declare(card, rival))


def refuse_war(t: ThroughTheAges, seat: int, card: int, rival: int) -> Rule | None:
    p = t.seat[seat]
    if card not in p.hand or not is_rival(t, seat, rival):
        return t.box.book.war
    if p.lead().peaceful:
        return t.box.book.peaceful_war
    if attack_cost(t, card, rival) > p.military:
        return t.box.book.war
    if forbids_attack(t, seat, rival):
        return t.box.book.safe_from_war
    if safe_from_war(t, rival):
        return t.box.book.immune
    if t.last == t.round:
        return t.box.book.last_round
    return t.box.combat.refuse_war(t, seat, card, rival)


def declare(t: ThroughTheAges, seat: int, move: Declare) -> None:
    """TA15-5.45, TA15-5.47, TA15-5.48."""
    p = t.seat[seat]
    t.show()
    p.military -= attack_cost(t, move.card, move.rival)
    p.throw(move.card)
    t.note("declared", seat, (move.card, move.rival))
    for owner in ending(t, seat, move.rival):
        remove_pact(t, owner)
    t.seat[move.rival].lead().attacked(t, move.rival)
    p.wars.append(move.card * SEATS + move.rival)
    t.box.combat.declared(t, seat, move.rival)


def resolve_next(t: ThroughTheAges, seat: int) -> None:
    """TA15-4.20: the oldest of the wars that the seat has declared."""
    war = t.seat[seat].wars.pop(0)
    t.box.combat.battle(t, seat, war % SEATS, war // SEATS)


def compare(t: ThroughTheAges, seat: int, rival: int, card: int, added: int, defended: int) -> int:
    """TA15-4.21, TA15-4.24: the strengths with what was added; the war card is discarded in every case."""
    bonus = attack_bonus(t, seat, rival)
    mine = strength_rating(t, seat) + bonus + added
    theirs = strength_rating(t, rival) + defended
    discard_open(t, card)
    t.note("war", seat, (card, rival, mine, theirs, bonus))
    return mine - theirs


def conclude(t: ThroughTheAges, seat: int, rival: int, card: int, advantage: int) -> None:
    """TA15-4.22, TA15-4.23: the stronger side takes; with equal strength nothing happens."""
    t.push(Carrying(card))
    if advantage > 0:
        t.box.combat.spoils(t, card, seat, rival, advantage)
    elif advantage < 0:
        t.box.combat.spoils(t, card, rival, seat, -advantage)


def spoils(t: ThroughTheAges, card: int, victor: int, loser: int, advantage: int) -> None:
    """TA15-4.22, TA15-4.28: victor takes, defeated loses."""
    effect = t.box.cards[card].effect
    if "take_yellow_tokens" in effect:
        count = effect["take_yellow_tokens"]["base"] + advantage // effect["take_yellow_tokens"]["per_advantage"]
        gain_yellow(t.seat[victor], lose_yellow(t.seat[loser], count))
    elif "take_culture" in effect:
        taken = lose_culture(t.seat[loser], effect["take_culture"]["base"] + advantage)
        t.seat[victor].culture += taken
    else:
        t.push(Spoils(victor, loser, advantage))


class Spoils(Step[ThroughTheAges]):
    """TA15-13.75: special technologies for their cost, and the rest of the advantage in science."""

    def __init__(self, seat: int, loser: int, advantage: int) -> None:
        self.seat = seat
        self.loser = loser
        self.advantage = advantage

    def clone(self) -> Spoils:
        return Spoils(self.seat, self.loser, self.advantage)

    def stealable(self, t: ThroughTheAges) -> list[int]:
        """TA15-4.26: not what the victor has in hand or in play."""
        return [tech for tech in t.box.specials if t.seat[self.loser].has(tech) and self.refuse(t, tech) is None]

    def refuse(self, t: ThroughTheAges, tech: int) -> Rule | None:
        p = t.seat[self.seat]
        if not t.box.cards[tech].special or not t.seat[self.loser].has(tech):
            return t.box.book.war_over_technology
        if p.has(tech) or (t.box.held_is_safe and tech in p.cards) or lower_special(t, self.seat, tech):
            return t.box.book.stealable
        return t.box.book.war_over_technology if t.box.cards[tech].science > self.advantage else None

    def actors(self, t: ThroughTheAges) -> int:
        return 1 << self.seat if self.stealable(t) else 0

    def options(self, t: ThroughTheAges, seat: int) -> list[Move]:
        return [moves.DONE, *[moves.CHOOSE[tech] for tech in self.stealable(t)]]

    def check(self, t: ThroughTheAges, seat: int, move: Move) -> Rule | None:
        if isinstance(move, Done):
            return None
        return self.refuse(t, move.card) if isinstance(move, Choose) else MOMENT

    def cause(self, t: ThroughTheAges, seat: int, move: Move, rule: Rule) -> Cause | None:
        return quote(t)

    def apply(self, t: ThroughTheAges, seat: int, move: Move) -> None:
        if isinstance(move, Done):
            self.run(t)
        else:
            self.steal(t, cast(Choose, move).card)

    def steal(self, t: ThroughTheAges, tech: int) -> None:
        """TA15-4.25, TA15-4.27: it changes its owner at once, with its tokens."""
        self.advantage -= t.box.cards[tech].science
        t.note("stole", self.seat, (tech, self.loser))
        add_special(t, self.seat, tech)
        remove_special(t, self.loser, tech)
        update_actions(t, self.seat)
        update_actions(t, self.loser)

    def run(self, t: ThroughTheAges) -> None:
        t.pop()
        gain_science(t.seat[self.seat], lose_science(t.seat[self.loser], self.advantage))
