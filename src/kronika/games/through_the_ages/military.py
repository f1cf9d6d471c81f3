"""Military cards: drawing, discarding, and the renewed deck (TA15-1.21, TA15-1.22, TA15-11.11)."""
from __future__ import annotations

from typing import cast

from kronika.core.move import Move
from kronika.core.rng import Rng
from kronika.core.rule import MOMENT, Cause, Rule
from kronika.core.step import CHANCE_BIT, Step
from kronika.games.through_the_ages import moves
from kronika.games.through_the_ages.chance import Draw
from kronika.games.through_the_ages.moves import Discard
from kronika.games.through_the_ages.quote import quote
from kronika.games.through_the_ages.table import ThroughTheAges


def sample(cards: list[int], count: int, rng: Rng) -> list[int]:
    """So many of the cards, by chance, in the order in which they come."""
    rest = cards[:]
    out: list[int] = []
    for _ in range(count):
        at = rng.below(len(rest))
        out.append(rest[at])
        del rest[at]
    return out


def are_among(cards: list[int], pile: list[int]) -> bool:
    """Whether all these cards lie in the pile."""
    rest = pile[:]
    for card in cards:
        if card not in rest:
            return False
        rest.remove(card)
    return True


def current_age(t: ThroughTheAges, card: int) -> bool:
    return t.box.cards[card].age == t.age and not t.ended


def discard_open(t: ThroughTheAges, card: int) -> None:
    """TA15-4.24, TA15-5.42: a card that all saw goes to the discard pile of its age, or out of the game."""
    if current_age(t, card):
        t.discard.append(card)
    else:
        t.out.append(card)


def throw_away(t: ThroughTheAges, seat: int, card: int) -> None:
    """TA15-1.21: a card of the hand goes face down to the discard pile of its age; nobody else knows it."""
    t.seat[seat].throw(card)
    if current_age(t, card):
        t.seat[seat].thrown.append(card)
    t.note("discarded", seat, (card,), 1)


def renew_deck(t: ThroughTheAges) -> None:
    """TA15-1.22, TA15-R.67: the discards of the current age are shuffled into a new deck."""
    cards = t.discard
    t.discard = []
    for p in t.seat:
        cards = cards + p.thrown
        p.thrown = []
    t.deck = sorted(cards)


def discards(t: ThroughTheAges) -> int:
    return len(t.discard) + sum(len(p.thrown) for p in t.seat)


class Drawing(Step[ThroughTheAges]):
    """TA15-11.11: so many military cards for a seat; only it sees them."""

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def clone(self) -> Drawing:
        return Drawing(self.seat, self.count)

    def actors(self, t: ThroughTheAges) -> int:
        return CHANCE_BIT if self.count and t.deck else 0

    def sample(self, t: ThroughTheAges, rng: Rng) -> Move:
        return Draw(self.seat, sample(t.deck, min(self.count, len(t.deck)), rng))

    def check(self, t: ThroughTheAges, seat: int, move: Move) -> Rule | None:
        if not isinstance(move, Draw) or move.seat != self.seat:
            return MOMENT
        whole = len(move.cards) == min(self.count, len(t.deck))
        return None if whole and are_among(move.cards, t.deck) else MOMENT

    def apply(self, t: ThroughTheAges, seat: int, move: Move) -> None:
        p = t.seat[self.seat]
        for card in cast(Draw, move).cards:
            t.deck.remove(card)
            p.hand.append(card)
            p.backs.append(t.box.cards[card].age)
            t.note("drew", self.seat, (card,), 1)
            self.count -= 1

    def run(self, t: ThroughTheAges) -> None:
        if self.count and discards(t):
            renew_deck(t)
        else:
            t.pop()


def draw_cards(t: ThroughTheAges, seat: int, count: int) -> None:
    """TA15-4.17: nothing is drawn in the ending age."""
    if count and not t.ended:
        t.push(Drawing(seat, count))


class DiscardCards(Step[ThroughTheAges]):
    """TA15-11.03, TA15-13.56: discard military cards of one's choice, face down."""

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def clone(self) -> DiscardCards:
        return DiscardCards(self.seat, self.count)

    def actors(self, t: ThroughTheAges) -> int:
        return 1 << self.seat if 0 < self.count < len(t.seat[self.seat].hand) else 0

    def options(self, t: ThroughTheAges, seat: int) -> list[Move]:
        hand = t.seat[seat].hand
        return [moves.DISCARD[card] for i, card in enumerate(hand) if card not in hand[:i]]

    def check(self, t: ThroughTheAges, seat: int, move: Move) -> Rule | None:
        if not isinstance(move, Discard):
            return MOMENT
        return None if move.card in t.seat[seat].hand else t.box.book.excess

    def cause(self, t: ThroughTheAges, seat: int, move: Move, rule: Rule) -> Cause | None:
        return quote(t)

    def apply(self, t: ThroughTheAges, seat: int, move: Move) -> None:
        throw_away(t, seat, cast(Discard, move).card)
        self.count -= 1

    def run(self, t: ThroughTheAges) -> None:
        t.pop()
        if self.count:
            for card in t.seat[self.seat].hand[:]:
                throw_away(t, self.seat, card)   # fewer cards than are due: all of them
