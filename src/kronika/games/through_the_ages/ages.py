"""Replenishing the card row, and the end of an age (TA15-4.01 to TA15-4.19)."""
from __future__ import annotations

from typing import cast

from kronika.core.move import Move
from kronika.core.rng import Rng
from kronika.core.rule import MOMENT, Rule
from kronika.core.step import CHANCE_BIT, Step
from kronika.games.through_the_ages.chance import Deal
from kronika.games.through_the_ages.goods import lose_yellow
from kronika.games.through_the_ages.leaders import leader_leaves
from kronika.games.through_the_ages.military import are_among, sample
from kronika.games.through_the_ages.pacts import remove_pact
from kronika.games.through_the_ages.table import NONE, ThroughTheAges


def to_deal(t: ThroughTheAges) -> int:
    """How many cards the deck can put on empty spaces now."""
    return min(t.row.count(NONE), len(t.civil))


class Refill(Step[ThroughTheAges]):
    """TA15-4.03: deal to the empty spaces from left to right; when the deck runs out, its age ends at once."""

    def __init__(self, setup: bool) -> None:
        self.setup = setup                       # TA15-2.03: the first thirteen cards

    def clone(self) -> Refill:
        return Refill(self.setup)

    def actors(self, t: ThroughTheAges) -> int:
        return CHANCE_BIT if t.civil and to_deal(t) else 0

    def sample(self, t: ThroughTheAges, rng: Rng) -> Move:
        return Deal(sample(t.civil, to_deal(t), rng))

    def check(self, t: ThroughTheAges, seat: int, move: Move) -> Rule | None:
        if not isinstance(move, Deal) or len(move.cards) != to_deal(t):
            return MOMENT
        return None if are_among(move.cards, t.civil) else MOMENT

    def apply(self, t: ThroughTheAges, seat: int, move: Move) -> None:
        for card in cast(Deal, move).cards:
            t.civil.remove(card)
            t.row[t.row.index(NONE)] = card

    def run(self, t: ThroughTheAges) -> None:
        if t.age == 0 and not self.setup:
            end_age_a(t)
        elif not t.civil and not t.ended:
            end_age(t)
        else:
            t.pop()


def end_age_a(t: ThroughTheAges) -> None:
    """TA15-4.05, TA15-4.06, TA15-R.03: the rest of deck A goes to the box, without other effects."""
    t.note("age", NONE, (t.age + 1,))
    t.gone += t.civil
    begin_age(t)


def end_age(t: ThroughTheAges) -> None:
    """TA15-4.07 to TA15-4.15: remove what is antiquated, lose yellow tokens, bring in the new decks."""
    t.note("age", NONE, (t.age + 1,))
    for seat in t.clockwise(t.active):
        if t.box.antiquates:
            remove_antiquated(t, seat)
        lose_yellow(t.seat[seat], t.box.yellow_lost)
    begin_age(t)


def remove_antiquated(t: ThroughTheAges, seat: int) -> None:
    """TA15-4.08 to TA15-4.12: hands, leaders, unfinished wonders and pacts of ages older than the one that ends."""
    p = t.seat[seat]
    old = [card for card in p.cards if t.box.cards[card].age < t.age]
    for card in old:
        t.note("antiquated", seat, (card,))
    t.gone += old
    p.cards = [card for card in p.cards if t.box.cards[card].age >= t.age]
    p.hand = [card for card, back in zip(p.hand, p.backs) if back >= t.age]
    p.backs = [back for back in p.backs if back >= t.age]
    if p.leader != NONE and t.box.cards[p.leader].age < t.age:
        leader_leaves(t, seat)
    if p.unfinished != NONE and t.box.cards[p.unfinished].age < t.age:
        abandon_wonder(t, seat)
    if p.pact != NONE and t.box.cards[p.pact].age < t.age:
        remove_pact(t, seat)


def abandon_wonder(t: ThroughTheAges, seat: int) -> None:
    """TA15-4.11, TA15-13.74: an unfinished wonder leaves the game; its blue tokens go to the bank."""
    p = t.seat[seat]
    t.note("abandoned", seat, (p.unfinished,))
    t.gone.append(p.unfinished)
    p.bank += p.stages
    p.unfinished = NONE
    p.stages = 0


def begin_age(t: ThroughTheAges) -> None:
    """TA15-4.15 to TA15-4.18: the decks of the new age, for the players left; or the ending age."""
    t.age += 1
    t.out += t.discard
    t.discard = []
    for p in t.seat:
        p.thrown = []
    t.box.course.age_begins(t)
    if t.age > t.rules().ages:
        t.ended = True
        t.civil = []
        t.deck = []
        t.last = t.round if t.active == t.opener() or not t.box.one_more_round else t.round + 1
        return
    players = t.count() if t.box.trimmed_decks else t.seats
    t.players[t.age] = players
    t.civil = t.box.civil_deck(t.age, players)
    t.deck = t.box.military_deck(t.age, players, t.mode)
    for card in set_aside(t):
        if card in t.deck:
            t.deck.remove(card)


def set_aside(t: ThroughTheAges) -> list[int]:
    """The Age III events that are kept for the end of the game."""
    cards = t.finals + t.hidden_finals
    for p in t.seat:
        cards = cards + p.kept
    return cards
