"""Pacts (TA15-5.52 to TA15-5.58): offer, answer, cancel; and Trade Routes (TA15-13.78)."""
from __future__ import annotations

from kronika.core.move import Move
from kronika.core.rule import MOMENT, Rule
from kronika.core.step import Step
from kronika.games.through_the_ages import moves
from kronika.games.through_the_ages.cards import ENDS_PACT, FORBIDDEN, PACT
from kronika.games.through_the_ages.goods import food, pay, resources
from kronika.games.through_the_ages.military import discard_open
from kronika.games.through_the_ages.moves import Accept, Offer, Refuse
from kronika.games.through_the_ages.ratings import sides, update_actions
from kronika.games.through_the_ages.table import NONE, TRADED, ThroughTheAges
from kronika.games.through_the_ages.verb import Order, Verb


def between(t: ThroughTheAges, a: int, b: int) -> list[int]:
    """The owners of the pacts between two seats."""
    out: list[int] = []
    for owner, p in enumerate(t.seat):
        if p.pact != NONE and (owner, p.partner) in ((a, b), (b, a)):
            out.append(owner)
    return out


def forbids_attack(t: ThroughTheAges, a: int, b: int) -> bool:
    """TA15-5.36, TA15-5.46: whether a pact forbids the two to attack each other."""
    return any(t.box.cards[t.seat[owner].pact].attacks == FORBIDDEN for owner in between(t, a, b))


def safe_from_war(t: ThroughTheAges, seat: int) -> bool:
    """Side B of Loss of Sovereignty."""
    return any(side.safe_from_war for side in sides(t, seat))


def attack_bonus(t: ThroughTheAges, attacker: int, rival: int) -> int:
    """Open Borders: strength for the attacker (TA15-4.21, TA15-5.37)."""
    return sum(t.box.cards[t.seat[owner].pact].attacker_bonus for owner in between(t, attacker, rival))


def ending(t: ThroughTheAges, a: int, b: int) -> list[int]:
    """The owners of those pacts between the two that an attack ends."""
    return [owner for owner in between(t, a, b) if t.box.cards[t.seat[owner].pact].attacks == ENDS_PACT]


def remove_pact(t: ThroughTheAges, owner: int) -> None:
    """The pact leaves the game (or goes to the discard pile); its effects end for both."""
    p = t.seat[owner]
    if t.box.pacts_return:
        discard_open(t, p.pact)
    else:
        t.out.append(p.pact)
    t.note("pact_ended", owner, (p.pact, p.partner))
    partner = p.partner
    p.pact = NONE
    p.partner = NONE
    p.side = 0
    update_actions(t, owner)
    update_actions(t, partner)


def offers(t: ThroughTheAges, seat: int, out: list[Move]) -> None:
    p = t.seat[seat]
    for i, card in enumerate(p.hand):
        if t.box.cards[card].category == PACT and card not in p.hand[:i]:
            for partner in t.clockwise(seat)[1:]:
                for side in [0] if t.box.cards[card].symmetric else [1, 2]:
                    out.append(Offer(card, partner, side))


def refuse_offer(t: ThroughTheAges, seat: int, move: Offer) -> Rule | None:
    """TA15-5.52, TA15-5.67."""
    if move.card not in t.seat[seat].hand:
        return t.box.book.pact_sides
    if not 0 <= move.partner < t.seats or move.partner == seat or not t.plays(move.partner):
        return t.box.book.pact_partner
    fits = (move.side == 0) == t.box.cards[move.card].symmetric and 0 <= move.side <= 2
    return None if fits else t.box.book.pact_sides


class Answer(Step[ThroughTheAges]):
    """TA15-5.53, TA15-5.54: the partner accepts or refuses."""

    def __init__(self, seat: int, card: int, partner: int, side: int) -> None:
        self.seat = seat
        self.card = card
        self.partner = partner
        self.side = side                         # the offering player's side: 0 is A

    def clone(self) -> Answer:
        return Answer(self.seat, self.card, self.partner, self.side)

    def actors(self, t: ThroughTheAges) -> int:
        return 1 << self.partner

    def options(self, t: ThroughTheAges, seat: int) -> list[Move]:
        return [moves.ACCEPT, moves.REFUSE]

    def check(self, t: ThroughTheAges, seat: int, move: Move) -> Rule | None:
        return None if isinstance(move, (Accept, Refuse)) else MOMENT

    def apply(self, t: ThroughTheAges, seat: int, move: Move) -> None:
        t.pop()
        accepted = isinstance(move, Accept)
        t.note("pact_answer", seat, (self.card, self.seat, 1 if accepted else 0))
        if not accepted:
            return
        p = t.seat[self.seat]
        p.throw(self.card)
        if p.pact != NONE:
            remove_pact(t, self.seat)            # TA15-5.54: one pact in the own area
        p.pact = self.card
        p.partner = self.partner
        p.side = self.side
        update_actions(t, self.seat)
        update_actions(t, self.partner)


def offer_pact(t: ThroughTheAges, seat: int, move: Offer) -> None:
    t.show()                                     # TA15-R.70
    t.note("pact_offered", seat, (move.card, move.partner))
    t.push(Answer(seat, move.card, move.partner, 1 if move.side == 2 else 0))


def cancellable(t: ThroughTheAges, seat: int) -> list[int]:
    """TA15-5.57: the owners of the pacts that the seat is a party to."""
    return [owner for owner, p in enumerate(t.seat) if p.pact != NONE and seat in (owner, p.partner)]


def owner_of(t: ThroughTheAges, card: int) -> int:
    for owner, p in enumerate(t.seat):
        if p.pact == card:
            return owner
    return NONE


def trade_right(t: ThroughTheAges, seat: int) -> int:
    """1: may use a food as a resource; 2: a resource as food; 0: no Trade Routes."""
    for side in sides(t, seat):
        if side.food_as_resource:
            return 1
        if side.resource_as_food:
            return 2
    return 0


class TradeRoutes(Verb):
    """TA15-13.78: once per turn one food pays as a resource, or one resource as food."""

    def offers(self, t: ThroughTheAges, seat: int, order: Order, out: list[Move]) -> None:
        if self.check(t, seat, moves.TRADE, order) is None:
            out.append(moves.TRADE)

    def check(self, t: ThroughTheAges, seat: int, move: Move, order: Order) -> Rule | None:
        p = t.seat[seat]
        right = trade_right(t, seat)
        if right == 0 or p.did(TRADED):
            return t.box.book.trade_routes
        return None if (food(p) if right == 1 else resources(p)) else t.box.book.trade_routes

    def apply(self, t: ThroughTheAges, seat: int, move: Move, order: Order) -> None:
        trade(t, seat)


def trade(t: ThroughTheAges, seat: int) -> None:
    p = t.seat[seat]
    t.note("traded", seat, (trade_right(t, seat),))
    if seat == t.active or t.box.lasting & TRADED:
        p.done |= TRADED                         # Economic Progress in another's turn leaves the right of the own one
    if trade_right(t, seat) == 1:
        pay(p, t.box.farms, 1)
        p.traded_resources += 1
    else:
        pay(p, t.box.stores, 1)
        p.traded_food += 1
