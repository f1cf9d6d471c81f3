"""Units sacrificed in aggressions and wars (TA06-9.02 to TA06-9.06, TA06-10.03): first by the attacker."""
from __future__ import annotations

from typing import ClassVar

from kronika.core.move import Move
from kronika.core.rule import MOMENT, Rule
from kronika.core.step import Step
from kronika.games.through_the_ages import moves
from kronika.games.through_the_ages.aggression import Defence, defence_value
from kronika.games.through_the_ages.cards import BONUS, WAR
from kronika.games.through_the_ages.colonies import (
    Chosen,
    copied,
    named_units,
    nothing_yet,
    strength_of_units,
)
from kronika.games.through_the_ages.moves import Done, Send, Use
from kronika.games.through_the_ages.pacts import attack_bonus
from kronika.games.through_the_ages.quote import Carrying
from kronika.games.through_the_ages.ratings import strength_rating, units
from kronika.games.through_the_ages.table import Seat, ThroughTheAges
from kronika.games.through_the_ages.war import compare, conclude


def offer_units(p: Seat, sent: list[int], out: list[Move]) -> None:
    """The units that are not yet named."""
    for slot in range(p.box.first_unit, p.box.worked):
        if sent[slot] < p.workers[slot]:
            out.append(moves.SEND[slot])


def is_left(p: Seat, sent: list[int], slot: int) -> bool:
    """Whether a unit of this card can still be named."""
    return p.box.first_unit <= slot < p.box.worked and sent[slot] < p.workers[slot]


def may_sacrifice(t: ThroughTheAges) -> bool:
    """TA06-15.06: in the last round of the Full game no unit is sacrificed."""
    return not t.box.combat.spared(t)


class Sacrifice(Step[ThroughTheAges]):
    """TA06-9.02, TA06-10.03: a side names the units that it sacrifices; in a war the defender after the attacker. The
    other side sees them when it is done."""

    sealed: ClassVar[bool] = True

    def __init__(self, seat: int, rival: int, card: int, sent: list[int], side: int, chosen: Chosen | None) -> None:
        self.seat = seat
        self.rival = rival
        self.card = card
        self.sent = sent                         # the attacker's units, once they are announced
        self.side = side                         # who decides now
        self.chosen = chosen                     # what he has named; None in the view of others

    def clone(self) -> Sacrifice:
        return Sacrifice(self.seat, self.rival, self.card, self.sent[:], self.side, copied(self.chosen))

    def named(self, t: ThroughTheAges) -> list[int]:
        return named_units(t.box, self.chosen)

    def attackers(self, t: ThroughTheAges) -> list[int]:
        return self.named(t) if self.side == self.seat else self.sent

    def defenders(self, t: ThroughTheAges) -> list[int]:
        return self.named(t) if self.side == self.rival else [0] * t.box.worked

    def strength(self, t: ThroughTheAges) -> int:
        """TA06-9.02, TA06-9.04: the attacker's strength with the units named so far; it may pass the track."""
        mine = strength_rating(t, self.seat) + attack_bonus(t, self.seat, self.rival)
        return mine + strength_of_units(t.seat[self.seat], self.attackers(t))

    def defense(self, t: ThroughTheAges) -> int:
        return strength_rating(t, self.rival) + strength_of_units(t.seat[self.rival], self.defenders(t))

    def actors(self, t: ThroughTheAges) -> int:
        """TA06-R.109: skipped is only who has no units, or may not sacrifice them."""
        return 1 << self.side if units(t.seat[self.side]) and may_sacrifice(t) else 0

    def options(self, t: ThroughTheAges, seat: int) -> list[Move]:
        out: list[Move] = [moves.DONE]
        offer_units(t.seat[seat], self.named(t), out)
        return out

    def check(self, t: ThroughTheAges, seat: int, move: Move) -> Rule | None:
        if isinstance(move, Done):
            return None
        if isinstance(move, Send) and is_left(t.seat[seat], self.named(t), move.card):
            return None
        war = t.box.cards[self.card].category == WAR
        if isinstance(move, Send) or (war and isinstance(move, Use)):
            return t.box.book.war_sacrifice if war else t.box.book.sacrifice
        return MOMENT

    def apply(self, t: ThroughTheAges, seat: int, move: Move) -> None:
        if isinstance(move, Send):
            self.named(t)[move.card] += 1
        else:
            t.show()
            self.run(t)

    def run(self, t: ThroughTheAges) -> None:
        """The next side decides, or it comes to the comparison."""
        named = self.named(t)
        tell(t, self.side, named)
        if t.box.cards[self.card].category != WAR:
            t.pop()
            t.push(Stand(self.seat, self.rival, self.card, self.strength(t), nothing_yet(t.box), named))
        elif self.side == self.seat:
            self.sent = named
            self.side = self.rival
            self.chosen = nothing_yet(t.box)
        else:
            t.pop()
            added = strength_of_units(t.seat[self.seat], self.sent)
            defended = strength_of_units(t.seat[self.rival], named)
            advantage = compare(t, self.seat, self.rival, self.card, added, defended)
            bind(t, Burial(self.seat, self.rival, self.sent, named))
            conclude(t, self.seat, self.rival, self.card, advantage)


def tell(t: ThroughTheAges, seat: int, sent: list[int]) -> None:
    for slot in range(t.box.first_unit, t.box.worked):
        if sent[slot]:
            t.note("sacrificed", seat, (slot, sent[slot]))


class Stand(Defence):
    """TA06-9.03: the defender sacrifices units and plays bonus cards, in one decision."""

    def __init__(self, seat: int, rival: int, card: int, strength: int, chosen: Chosen | None, sent: list[int]) -> None:
        super().__init__(seat, rival, card, strength, chosen)
        self.sent = sent                         # the attacker's units

    def clone(self) -> Stand:
        return Stand(self.seat, self.rival, self.card, self.strength, copied(self.chosen), self.sent[:])

    def attackers(self, t: ThroughTheAges) -> list[int]:
        return self.sent

    def defenders(self, t: ThroughTheAges) -> list[int]:
        return named_units(t.box, self.chosen)

    def actors(self, t: ThroughTheAges) -> int:
        """TA06-R.109: without units and military cards there is no defence."""
        p = t.seat[self.rival]
        return 1 << self.rival if p.hand or (units(p) and may_sacrifice(t)) else 0

    def missing(self, t: ThroughTheAges) -> int:
        p = t.seat[self.rival]
        total = self.strength - strength_rating(t, self.rival) - strength_of_units(p, self.defenders(t))
        for card in self.cards():
            total -= defence_value(p, card)
        return total

    def options(self, t: ThroughTheAges, seat: int) -> list[Move]:
        p = t.seat[seat]
        out: list[Move] = [moves.DONE]
        if may_sacrifice(t):
            offer_units(p, self.defenders(t), out)
        for i, card in enumerate(p.hand):
            if card not in p.hand[:i] and self.refuse_card(t, card) is None:
                out.append(moves.USE[card])
        return out

    def check(self, t: ThroughTheAges, seat: int, move: Move) -> Rule | None:
        if isinstance(move, Done):
            return None
        if isinstance(move, Send):
            if not may_sacrifice(t):
                return t.box.book.no_sacrifice
            return None if is_left(t.seat[seat], self.defenders(t), move.card) else t.box.book.defense
        return self.refuse_card(t, move.card) if isinstance(move, Use) else MOMENT

    def refuse_card(self, t: ThroughTheAges, card: int) -> Rule | None:
        """Only bonus cards defend."""
        p = t.seat[self.rival]
        bonus = t.box.cards[card].category == BONUS and p.hand.count(card) > self.cards().count(card)
        return None if bonus else t.box.book.defense

    def apply(self, t: ThroughTheAges, seat: int, move: Move) -> None:
        if isinstance(move, Send):
            self.defenders(t)[move.card] += 1
        else:
            super().apply(t, seat, move)

    def run(self, t: ThroughTheAges) -> None:
        """TA06-9.05, TA06-9.06: the comparison; then the units leave, after the text of the card (TA06-R.92)."""
        units_lost = self.defenders(t)
        tell(t, self.rival, units_lost)
        held = self.missing(t) <= 0
        self.reveal(t, held)
        bind(t, Burial(self.seat, self.rival, self.sent, units_lost))
        if not held:
            t.push(Carrying(self.card))
            t.box.combat.succeed(t, self.seat, self.rival, self.card)


class Burial(Step[ThroughTheAges]):
    """TA06-9.06, TA06-R.92: sacrificed units are bound until the card is carried out, then go to the yellow banks."""

    def __init__(self, seat: int, rival: int, sent: list[int], answer: list[int]) -> None:
        self.seat = seat
        self.rival = rival
        self.sent = sent
        self.answer = answer

    def clone(self) -> Burial:
        return Burial(self.seat, self.rival, self.sent[:], self.answer[:])

    def run(self, t: ThroughTheAges) -> None:
        t.pop()
        t.seat[self.seat].yellow += sum(self.sent)
        t.seat[self.rival].yellow += sum(self.answer)

    def bound(self, seat: int) -> int:
        """How many yellow tokens of the seat wait here."""
        return sum(self.sent) if seat == self.seat else sum(self.answer) if seat == self.rival else 0


def bind(t: ThroughTheAges, burial: Burial) -> None:
    """The units leave their cards."""
    if not sum(burial.sent) + sum(burial.answer):
        return
    fall(t, burial.seat, burial.sent)
    fall(t, burial.rival, burial.answer)
    t.push(burial)


def fall(t: ThroughTheAges, seat: int, sent: list[int]) -> None:
    """The sacrificed units of one side."""
    for slot in range(t.box.first_unit, t.box.worked):
        if sent[slot]:
            t.seat[seat].workers[slot] -= sent[slot]
            t.note("fell", seat, (slot, sent[slot]))
