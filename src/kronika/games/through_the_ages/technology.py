"""Developing technologies (TA15-6.30 to TA15-6.40): techs, special technologies, and what a development triggers."""
from __future__ import annotations

from typing import cast

from kronika.core.move import Move
from kronika.core.rule import Rule
from kronika.games.through_the_ages import government, moves
from kronika.games.through_the_ages.cards import GOVERNMENT
from kronika.games.through_the_ages.costs import science_cost
from kronika.games.through_the_ages.goods import gain_blue
from kronika.games.through_the_ages.losses import lose_blue
from kronika.games.through_the_ages.moves import Develop, Revolt
from kronika.games.through_the_ages.ratings import update_actions
from kronika.games.through_the_ages.table import NONE, ThroughTheAges
from kronika.games.through_the_ages.verb import Order, Verb, lacks_civil, pay_action, release


def lacks_partner(t: ThroughTheAges, seat: int) -> bool:
    """TA15-13.79: whether a partner of Scientific Cooperation (or the seat itself) has no point to pay."""
    for owner, p in enumerate(t.seat):
        if p.pact != NONE and t.box.cards[p.pact].sides[0].other_pays and (owner == seat or p.partner == seat):
            if t.seat[p.partner if owner == seat else owner].science < 1:
                return True
            if t.box.both_need_science and t.seat[seat].science < 1:
                return True
    return False


def partners_pay(t: ThroughTheAges, seat: int) -> None:
    for owner, p in enumerate(t.seat):
        if p.pact != NONE and (owner == seat or p.partner == seat):
            t.seat[p.partner if owner == seat else owner].science -= t.box.cards[p.pact].sides[0].other_pays


def scholarship(t: ThroughTheAges, seat: int, card: int) -> int:
    """The science that can pay for this technology (TA15-13.23)."""
    p = t.seat[seat]
    return p.science + p.lead().scholarship(p, t.box.cards[card])


def pay_science(t: ThroughTheAges, seat: int, card: int, cost: int) -> None:
    p = t.seat[seat]
    p.science -= cost - p.lead().pay_science(p, t.box.cards[card], cost)
    partners_pay(t, seat)


def refuse_science(t: ThroughTheAges, seat: int, card: int, revolution: bool, cheaper: int) -> Rule | None:
    """TA15-6.30: the card in hand and the science, its action apart."""
    if card not in t.seat[seat].cards:
        return t.box.book.develop
    if lower_special(t, seat, card):
        return t.box.book.lower_special
    if lacks_partner(t, seat):
        return t.box.book.cooperation
    dear = science_cost(t, seat, card, revolution, cheaper) > scholarship(t, seat, card)
    return t.box.book.develop if dear else None


class DevelopOne(Verb):
    """TA15-6.30: a civil action and the science; the technology comes from the hand into play."""

    def offers(self, t: ThroughTheAges, seat: int, order: Order, out: list[Move]) -> None:
        p = t.seat[seat]
        if lacks_civil(p, order):
            return
        for card in p.cards:
            if t.box.cards[card].technology and refuse_science(t, seat, card, False, order.cheaper) is None:
                out.append(moves.DEVELOP[card])

    def check(self, t: ThroughTheAges, seat: int, move: Move, order: Order) -> Rule | None:
        if lacks_civil(t.seat[seat], order):
            return t.box.book.develop
        return refuse_science(t, seat, cast(Develop, move).card, False, order.cheaper)

    def apply(self, t: ThroughTheAges, seat: int, move: Move, order: Order) -> None:
        card = cast(Develop, move).card
        pay_action(t.seat[seat], order)
        pay_science(t, seat, card, science_cost(t, seat, card, False, order.cheaper))
        t.seat[seat].cards.remove(card)
        t.note("developed", seat, (card,))
        put_into_play(t, seat, card)
        t.seat[seat].lead().developed(t, seat)   # TA15-13.12, TA15-13.13


class RevoltFor(Verb):
    """TA15-6.36, TA15-6.39: a revolution for all civil (Robespierre: military) actions and the lower science cost."""

    def offers(self, t: ThroughTheAges, seat: int, order: Order, out: list[Move]) -> None:
        p = t.seat[seat]
        if government.refuse_revolution(p) is None:
            for card in p.cards:
                governs = t.box.cards[card].category == GOVERNMENT
                if governs and refuse_science(t, seat, card, True, order.cheaper) is None:
                    out.append(moves.REVOLT[card])

    def check(self, t: ThroughTheAges, seat: int, move: Move, order: Order) -> Rule | None:
        refusal = government.refuse_revolution(t.seat[seat])
        return refusal or refuse_science(t, seat, cast(Revolt, move).card, True, order.cheaper)

    def apply(self, t: ThroughTheAges, seat: int, move: Move, order: Order) -> None:
        card = cast(Revolt, move).card
        pay_science(t, seat, card, science_cost(t, seat, card, True, order.cheaper))
        t.seat[seat].cards.remove(card)
        t.note("revolted", seat, (card,))
        government.revolution(t, seat, card)
        t.seat[seat].lead().developed(t, seat)   # TA15-6.40


def put_into_play(t: ThroughTheAges, seat: int, card: int) -> None:
    """The technology comes into play with its token effects."""
    if t.box.cards[card].special:
        add_special(t, seat, card)
        update_actions(t, seat)
    elif t.box.cards[card].category == GOVERNMENT:
        government.replace(t, seat, card)
    else:
        t.seat[seat].techs |= t.box.cards[card].bit


def same_type(t: ThroughTheAges, seat: int, card: int) -> int:
    """The special technology of this type in play, or NONE."""
    for tech in t.box.specials:
        if t.seat[seat].has(tech) and t.box.cards[tech].category == t.box.cards[card].category:
            return tech
    return NONE


def lower_special(t: ThroughTheAges, seat: int, card: int) -> bool:
    """Whether the card is a special technology that may not come because a higher one of its type is in play."""
    if t.box.lower_special or not t.box.cards[card].special:
        return False
    other = same_type(t, seat, card)
    return other != NONE and t.box.cards[other].age >= t.box.cards[card].age


def add_special(t: ThroughTheAges, seat: int, card: int) -> None:
    """TA15-6.33, TA15-4.27: of one type only the higher level stays."""
    p = t.seat[seat]
    other = same_type(t, seat, card)
    if other != NONE and t.box.cards[other].age >= t.box.cards[card].age:
        release(t, card)
        return
    p.techs |= t.box.cards[card].bit
    gain_blue(p, t.box.cards[card].blue)
    if other != NONE:
        t.note("replaced", seat, (other,))
        remove_special(t, seat, other)
        release(t, other)


def remove_special(t: ThroughTheAges, seat: int, card: int) -> None:
    t.seat[seat].techs &= ~t.box.cards[card].bit
    lose_blue(t, seat, t.box.cards[card].blue)
