"""Territories and colonies (TA15-5.24 to TA15-5.34)."""
from __future__ import annotations

from typing import ClassVar

from kronika.core.move import Move
from kronika.core.rule import MOMENT, Rule
from kronika.core.step import Step
from kronika.games.through_the_ages import moves
from kronika.games.through_the_ages.armies import tactical_strength
from kronika.games.through_the_ages.cards import BONUS
from kronika.games.through_the_ages.edition import Edition
from kronika.games.through_the_ages.goods import (
    gain_blue,
    gain_food,
    gain_population,
    gain_resources,
    gain_science,
    gain_yellow,
    lose_yellow,
)
from kronika.games.through_the_ages.losses import lose_blue
from kronika.games.through_the_ages.military import discard_open, draw_cards, throw_away
from kronika.games.through_the_ages.moves import Bid, Done, Pass, Send, Use
from kronika.games.through_the_ages.ratings import bits, units, update_actions
from kronika.games.through_the_ages.table import NONE, Seat, ThroughTheAges


class Chosen:
    """Cards and units that a player has named and not yet played: nobody else knows how many."""

    def __init__(self, cards: list[int], units: list[int]) -> None:
        self.cards = cards
        self.units = units                       # by technology


def nothing_yet(box: Edition) -> Chosen:
    return Chosen([], [0] * box.worked)


def copied(chosen: Chosen | None) -> Chosen | None:
    """For `clone`; None in the view of others."""
    return None if chosen is None else Chosen(chosen.cards[:], chosen.units[:])


def named_units(box: Edition, chosen: Chosen | None) -> list[int]:
    """The units named so far, as far as they are known."""
    return [0] * box.worked if chosen is None else chosen.units


def ships(p: Seat) -> int:
    """Colonization modifiers of cards in play."""
    total = 0
    for tech in p.box.specials:
        if p.has(tech):
            total += p.box.cards[tech].ships
    for n in bits(p.wonders & ~p.ruined):
        total += p.box.cards[p.box.first_wonder + n].ships
    return total


def force(p: Seat, sent: list[int], cards: list[int]) -> int:
    """TA15-5.27, TA15-R.16: units, their armies, modifiers, bonus cards, and Cook's discards."""
    total = ships(p) + strength_of_units(p, sent)
    for card in cards:
        total += force_value(p, card)
    return total


def strength_of_units(p: Seat, sent: list[int]) -> int:
    """Units that are sent or sacrificed, with the armies that they make among themselves."""
    total = 0
    for slot in range(p.box.first_unit, p.box.worked):
        total += sent[slot] * p.box.cards[slot].strength
    if p.tactic != NONE:
        total += tactical_strength(p, sent)
    return total + p.lead().force(p, sent)


def force_value(p: Seat, card: int) -> int:
    """What a card adds to a colonizing force."""
    row = p.box.cards[card]
    return row.ships + p.lead().ships if row.category == BONUS else 1


def largest_force(p: Seat) -> int:
    """TA15-5.25: what the seat could send at most; 0 without units (TA15-5.28)."""
    if units(p) == 0:
        return 0
    cards = [card for card in p.hand if p.box.cards[card].category == BONUS]
    others = len(p.hand) - len(cards)
    return force(p, p.workers, cards) + min(p.lead().other_cards, others)


class Auction(Step[ThroughTheAges]):
    """TA15-5.24 to TA15-5.26: bids clockwise from the current player; who passes is out."""

    def __init__(self, card: int, bidder: int, bid: int, high: int, out: int) -> None:
        self.card = card
        self.bidder = bidder                     # the first to be asked next
        self.bid = bid                           # the last bid
        self.high = high                         # who made it, or NONE
        self.out = out                           # who has passed, as bits

    def clone(self) -> Auction:
        return Auction(self.card, self.bidder, self.bid, self.high, self.out)

    def actors(self, t: ThroughTheAges) -> int:
        """TA15-R.79: skipped is only who has passed or has no unit."""
        seat = self.waiting(t)
        return 0 if seat == NONE else 1 << seat

    def waiting(self, t: ThroughTheAges) -> int:
        if not t.box.combat.may_send(t):
            return NONE
        for seat in t.clockwise(self.bidder):
            if not (self.out >> seat) & 1 and seat != self.high and units(t.seat[seat]):
                return seat
        return NONE

    def options(self, t: ThroughTheAges, seat: int) -> list[Move]:
        out: list[Move] = [moves.PASS]
        for amount in range(self.bid + 1, largest_force(t.seat[seat]) + 1):
            out.append(moves.BID[amount])
        return out

    def check(self, t: ThroughTheAges, seat: int, move: Move) -> Rule | None:
        if isinstance(move, Pass):
            return None
        if not isinstance(move, Bid):
            return MOMENT
        if move.amount <= self.bid:
            return t.box.book.outbid
        return None if move.amount <= largest_force(t.seat[seat]) else t.box.book.bid

    def apply(self, t: ThroughTheAges, seat: int, move: Move) -> None:
        if isinstance(move, Bid):
            self.bid = move.amount
            self.high = seat
            t.note("bid", seat, (move.amount,))
        else:
            self.out |= 1 << seat
            t.note("passed", seat, ())
        self.bidder = t.clockwise(seat)[1]

    def run(self, t: ThroughTheAges) -> None:
        t.pop()
        if self.high == NONE:
            t.past.append(self.card)
            t.note("unsettled", NONE, (self.card,))
        else:
            t.push(SendForce(self.high, self.card, self.bid, nothing_yet(t.box)))


class SendForce(Step[ThroughTheAges]):
    """TA15-5.26 to TA15-5.30: the winner sends units and cards of at least his bid; all see them when he is done."""

    sealed: ClassVar[bool] = True

    def __init__(self, seat: int, card: int, bid: int, chosen: Chosen | None) -> None:
        self.seat = seat
        self.card = card
        self.bid = bid
        self.chosen = chosen                     # the owner's; None in the view of others

    def clone(self) -> SendForce:
        return SendForce(self.seat, self.card, self.bid, copied(self.chosen))

    def cards(self) -> list[int]:
        return [] if self.chosen is None else self.chosen.cards

    def sent(self, p: Seat) -> list[int]:
        return named_units(p.box, self.chosen)

    def actors(self, t: ThroughTheAges) -> int:
        return 1 << self.seat

    def options(self, t: ThroughTheAges, seat: int) -> list[Move]:
        p = t.seat[seat]
        units = range(t.box.first_unit, t.box.worked)
        out: list[Move] = [moves.SEND[slot] for slot in units if self.sent(p)[slot] < p.workers[slot]]
        for i, card in enumerate(p.hand):
            if card not in p.hand[:i] and self.refuse_card(p, card) is None:
                out.append(moves.USE[card])
        if self.refuse_done(p) is None:
            out.append(moves.DONE)
        return out

    def check(self, t: ThroughTheAges, seat: int, move: Move) -> Rule | None:
        p = t.seat[seat]
        if isinstance(move, Done):
            return self.refuse_done(p)
        if isinstance(move, Use):
            return self.refuse_card(p, move.card)
        if isinstance(move, Send):
            unit = 0 <= move.card < t.box.worked and t.box.cards[move.card].unit
            return None if unit and self.sent(p)[move.card] < p.workers[move.card] else t.box.book.force_parts
        return t.box.book.force if isinstance(move, Pass) else MOMENT

    def refuse_done(self, p: Seat) -> Rule | None:
        if sum(self.sent(p)) == 0:
            return p.box.book.one_unit
        return None if force(p, self.sent(p), self.cards()) >= self.bid else p.box.book.force

    def refuse_card(self, p: Seat, card: int) -> Rule | None:
        """Bonus cards, and with Cook up to two others (TA15-13.14)."""
        used = self.cards()
        if p.hand.count(card) <= used.count(card):
            return p.box.book.force_parts
        if p.box.cards[card].category == BONUS:
            return None
        others = sum(p.box.cards[c].category != BONUS for c in used)
        return None if others < p.lead().other_cards else p.box.book.cook

    def apply(self, t: ThroughTheAges, seat: int, move: Move) -> None:
        if isinstance(move, Send):
            self.sent(t.seat[seat])[move.card] += 1
        elif isinstance(move, Use):
            self.cards().append(move.card)
        else:
            t.pop()
            self.land(t)

    def land(self, t: ThroughTheAges) -> None:
        """TA15-5.30: the units return to the yellow bank, the cards to the discard pile (TA15-R.76)."""
        p = t.seat[self.seat]
        sent = self.sent(p)
        for slot in range(t.box.first_unit, t.box.worked):
            if sent[slot]:
                p.workers[slot] -= sent[slot]
                p.yellow += sent[slot]
                t.note("sent", self.seat, (slot, sent[slot]))
        t.show()
        for card in self.cards():
            if t.box.cards[card].category == BONUS:
                p.throw(card)
                discard_open(t, card)
                t.note("used", self.seat, (card, force_value(p, card)))
            else:
                throw_away(t, self.seat, card)
        gain_colony(t, self.seat, self.card)


def gain_colony(t: ThroughTheAges, seat: int, card: int) -> None:
    """TA15-5.32: first the permanent effects, then the immediate gain."""
    t.note("colonized", seat, (card,))
    own_colony(t, seat, card)
    p = t.seat[seat]
    gains = t.box.cards[card].immediate
    gain_science(p, gains.get("science", 0))
    p.culture += gains.get("culture", 0)
    gain_food(p, gains.get("food", 0))
    gain_resources(p, gains.get("resources", 0))
    gain_population(p, gains.get("population", 0))
    draw_cards(t, seat, gains.get("draw_military_cards", 0))


def own_colony(t: ThroughTheAges, seat: int, card: int) -> None:
    """The permanent effects begin (TA15-8.18)."""
    p = t.seat[seat]
    p.colonies |= t.box.colony_bit(card)
    gain_yellow(p, t.box.cards[card].yellow)
    if t.box.cards[card].blue > 0:
        gain_blue(p, t.box.cards[card].blue)
    elif t.box.cards[card].blue < 0:
        lose_blue(t, seat, -t.box.cards[card].blue)
    update_actions(t, seat)


def lose_colony(t: ThroughTheAges, seat: int, card: int) -> None:
    """TA15-5.33, TA15-R.62, TA15-R.63: the permanent effects end."""
    p = t.seat[seat]
    p.colonies &= ~t.box.colony_bit(card)
    lose_yellow(p, t.box.cards[card].yellow)
    if t.box.cards[card].blue > 0:
        lose_blue(t, seat, t.box.cards[card].blue)
    elif t.box.cards[card].blue < 0:
        gain_blue(p, -t.box.cards[card].blue)
    update_actions(t, seat)
    t.note("colony_lost", seat, (card,))
