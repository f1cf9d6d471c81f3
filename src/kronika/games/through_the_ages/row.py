"""The card row (chapter 4a) and taking a card (TA15-6.03 to TA15-6.10)."""
from __future__ import annotations

from typing import cast

from kronika.core.move import Move
from kronika.core.rule import Rule
from kronika.games.through_the_ages import moves
from kronika.games.through_the_ages.cards import ACTION, LEADER, WONDER
from kronika.games.through_the_ages.edition import ROW
from kronika.games.through_the_ages.moves import Take
from kronika.games.through_the_ages.ratings import civil_limit
from kronika.games.through_the_ages.table import NONE, Seat, ThroughTheAges
from kronika.games.through_the_ages.verb import Order, Verb, civil_actions, spend_civil


def discard_leftmost(t: ThroughTheAges) -> None:
    """TA15-4.02: the cards on the leftmost spaces; an empty space is not made up for."""
    for space in range(t.box.row_discard[t.count() - 2]):
        if t.row[space] != NONE:
            t.gone.append(t.row[space])
            t.row[space] = NONE


def slide(t: ThroughTheAges) -> None:
    """TA15-4.03: the cards move left in their order."""
    row = [card for card in t.row if card != NONE]
    t.row = row + [NONE] * (ROW - len(row))


def take_cost(t: ThroughTheAges, p: Seat, card: int, space: int) -> int:
    """TA15-4.04, TA15-6.10: the civil actions that this card costs on this space."""
    cost = t.box.row_cost[space]
    row = t.box.cards[card]
    if row.category == WONDER:
        cost += p.wonders.bit_count() + t.box.marvels[card - t.box.first_wonder].taking(p)
    elif row.category != LEADER:
        return cost
    return max(0, cost + p.lead().taking(p, row))


def refuse_kind(p: Seat, card: int, full: bool) -> Rule | None:
    """TA15-6.04 to TA15-6.09: whether the seat may have this card at all."""
    row = p.box.cards[card]
    if row.category == WONDER:
        return p.box.book.one_wonder if p.unfinished != NONE else None
    if full:
        return p.box.book.hand_limit
    if row.category == LEADER:
        return p.box.book.leader_of_age if (p.led >> row.age) & 1 else None
    if row.technology and ((p.techs >> card) & 1 or card in p.cards):
        return p.box.book.same_technology
    return None


class TakeCard(Verb):
    """TA15-6.03: pay the civil actions of the space; the card goes to the hand, a wonder into play."""

    def offers(self, t: ThroughTheAges, seat: int, order: Order, out: list[Move]) -> None:
        offer_row(t, seat, civil_actions(t.seat[seat]), out)

    def check(self, t: ThroughTheAges, seat: int, move: Move, order: Order) -> Rule | None:
        return refuse_take(t, seat, cast(Take, move), civil_actions(t.seat[seat]), t.box.book.take)

    def apply(self, t: ThroughTheAges, seat: int, move: Move, order: Order) -> None:
        take = cast(Take, move)
        space = find(t, take)
        p = t.seat[seat]
        spend_civil(p, take_cost(t, p, take.card, space))
        take_card(t, seat, space)
        if t.box.cards[take.card].category == ACTION:
            p.fresh.append(take.card)            # TA15-6.41


def offer_row(t: ThroughTheAges, seat: int, actions: int, out: list[Move]) -> None:
    """The cheapest copy of each card that so many civil actions buy."""
    p = t.seat[seat]
    full = len(p.cards) >= civil_limit(p)
    seen: list[int] = []
    for space in range(ROW):
        card = t.row[space]
        if card == NONE or card in seen:
            continue
        seen.append(card)
        if take_cost(t, p, card, space) <= actions and refuse_kind(p, card, full) is None:
            out.append(moves.TAKE[card])


def find(t: ThroughTheAges, move: Take) -> int:
    """The space that is meant, or NONE if the card does not lie there."""
    if move.space == 0:
        return t.row.index(move.card) if move.card in t.row else NONE
    space = move.space - 1
    return space if 0 <= space < ROW and t.row[space] == move.card else NONE


def refuse_take(t: ThroughTheAges, seat: int, move: Take, actions: int, dear: Rule) -> Rule | None:
    """`dear` is the rule that refuses a card that costs too much."""
    space = find(t, move)
    p = t.seat[seat]
    if space == NONE:
        return t.box.book.take
    refusal = refuse_kind(p, move.card, len(p.cards) >= civil_limit(p))
    if refusal is None and take_cost(t, p, move.card, space) > actions:
        surcharge = t.box.cards[move.card].category == WONDER and p.wonders and dear is t.box.book.take
        return t.box.book.wonder_cost if surcharge else dear
    return refusal


def take_card(t: ThroughTheAges, seat: int, space: int) -> None:
    """The card comes to the player, whatever was paid for it."""
    p = t.seat[seat]
    card = t.row[space]
    row = t.box.cards[card]
    t.row[space] = NONE
    t.note("took", seat, (card, space + 1))
    if row.category == WONDER:
        p.unfinished = card
        p.stages = 0
        return
    p.cards.append(card)
    if row.category == LEADER:
        p.led |= 1 << row.age
    p.lead().took(p, row)                        # TA15-13.01
