"""E9: trade (chapter 13). Anybody may speak at any time, until all are done or the gong sounds."""
from __future__ import annotations

from typing import ClassVar

from kronika.core.move import Move
from kronika.core.rng import Rng
from kronika.core.rule import MOMENT, Cause, Rule
from kronika.core.step import CHANCE, CHANCE_BIT, Step
from kronika.games.civilization.bundles import within
from kronika.games.civilization.cards import DEAL, GOODS, counted, worth
from kronika.games.civilization.causes import no_offer
from kronika.games.civilization.guide import following
from kronika.games.civilization.moves import DONE, GONG, Accept, Done, Gong, Offer, Withdraw
from kronika.games.civilization.proposals import proposals
from kronika.games.civilization.rulebook import (
    AGREE,
    NAME_COMMODITY,
    OFFER_FORM,
    THREE_CARDS,
    TOTAL,
    TRADABLE,
    TRADE_END,
    TRUTH,
    TWO_PLAYERS,
)
from kronika.games.civilization.standing import Standing
from kronika.games.civilization.table import NOBODY, Card, Civilization


def begin_barter(t: Civilization) -> None:
    """CV-R21 d, CV-R78: whether there is a barter at all is judged by the numbers of cards."""
    out = 0
    for seat, p in enumerate(t.seat):
        if len(p.hand) < DEAL:
            out |= 1 << seat
    able = t.seats - out.bit_count()
    if able >= 2:
        t.markets += able
        t.push(Barter([], out, 0, [0] * t.seats))


class Barter(Step[Civilization]):
    """CV-13.01 to CV-13.09, CV-R21 to CV-R23, CV-R78."""

    open: ClassVar[bool] = True

    def __init__(self, offers: list[Standing], done: int, last: int, made: list[int]) -> None:
        self.offers = offers
        self.done = done                         # the seats that are done, as bits
        self.last = last                         # the number of the last offer: numbers never come back
        self.made = made                         # by seat: offers made

    def clone(self) -> Barter:
        return Barter([offer.clone() for offer in self.offers], self.done, self.last, self.made[:])

    def actors(self, t: Civilization) -> int:
        waiting = t.everybody() & ~self.done
        if waiting == 0 or self.too_few(t):
            return 0
        return CHANCE_BIT if t.bound and self.last >= t.bound else waiting

    def too_few(self, t: Civilization) -> bool:
        """CV-R21 d: fewer than two players have three cards."""
        able = 0
        for p in t.seat:
            if len(p.hand) >= DEAL:
                able += 1
        return able < 2

    def admits(self, t: Civilization) -> int:
        """Who is done may speak again; and time may run out."""
        awaited = self.actors(t)
        return awaited if awaited in (0, CHANCE_BIT) else t.everybody() | CHANCE_BIT

    def sample(self, t: Civilization, rng: Rng) -> Move:
        return GONG

    def gong(self, t: Civilization) -> Move:
        return GONG

    def stranger(self, t: Civilization, seat: int, move: Move) -> Rule | None:
        return TRADE_END if isinstance(move, Gong) else None

    def run(self, t: Civilization) -> None:
        t.pop()
        t.note("closed", -1, ())

    # what stands

    def of(self, seat: int) -> list[Standing]:
        return [offer for offer in self.offers if offer.seat == seat]

    def numbered(self, number: int) -> Standing | None:
        for offer in self.offers:
            if offer.number == number:
                return offer
        return None

    def answers_to(self, seat: int) -> list[Standing]:
        """The answers that the seat may accept."""
        mine = [offer.number for offer in self.offers if offer.seat == seat]
        return [offer for offer in self.offers if offer.answers in mine]

    def open_to(self, seat: int) -> list[Standing]:
        """The offers that the seat may answer."""
        return [offer for offer in self.offers if offer.open_to(seat)]

    # the law

    def check(self, t: Civilization, seat: int, move: Move) -> Rule | None:
        if isinstance(move, Gong):
            return None if seat == CHANCE else TRADE_END
        if seat == CHANCE:
            return MOMENT
        if isinstance(move, Offer):
            return self.truth(t, seat, move) or self.address(t, seat, move)
        if isinstance(move, Accept):
            return None if move.number in [offer.number for offer in self.answers_to(seat)] else AGREE
        if isinstance(move, Withdraw):
            return None if move.number in [offer.number for offer in self.of(seat)] else AGREE
        if isinstance(move, Done):
            return TRADE_END if (self.done >> seat) & 1 else None
        return MOMENT

    def truth(self, t: Civilization, seat: int, move: Offer) -> Rule | None:
        """CV-13.03 to CV-13.06: number, total and one commodity are told truly; the rest may be a bluff."""
        if move.count < DEAL:
            return THREE_CARDS
        if move.count != len(move.cards):
            return TRUTH
        bundle = counted(move.cards)
        if -1 in move.cards or not within(bundle, t.seat[seat].tradable()):
            return TRADABLE
        if move.worth != worth(bundle):
            return TOTAL
        if move.named >= GOODS:
            return NAME_COMMODITY
        if move.named not in move.cards:
            return TRUTH
        return OFFER_FORM if len(move.claims) > move.count or not wish(move) else None

    def address(self, t: Civilization, seat: int, move: Offer) -> Rule | None:
        if move.to:
            rival = t.seat_of(move.to - 1)
            if rival in (NOBODY, seat) or move.answers:
                return TWO_PLAYERS
        if move.answers and (move.least or move.answers not in [offer.number for offer in self.open_to(seat)]):
            return OFFER_FORM
        return None

    def cause(self, t: Civilization, seat: int, move: Move, rule: Rule) -> Cause | None:
        if isinstance(move, (Accept, Withdraw)):
            return Cause("no_answer" if isinstance(move, Accept) else "not_yours", (move.number,))
        return no_offer(t, seat, move, rule) if isinstance(move, Offer) else None

    # what happens

    def apply(self, t: Civilization, seat: int, move: Move) -> None:
        if isinstance(move, Gong):
            t.pop()
            t.note("gong", -1, ())
        elif isinstance(move, Done):
            self.done |= 1 << seat
            t.note("done", seat, ())
        else:
            self.done &= ~(1 << seat)
            self.speak(t, seat, move)

    def speak(self, t: Civilization, seat: int, move: Move) -> None:
        if isinstance(move, Offer):
            self.offer(t, seat, move)
        elif isinstance(move, Accept):
            answer = self.numbered(move.number)
            assert answer is not None
            self.settle(t, answer)
        elif isinstance(move, Withdraw):
            self.drop(move.number)
            t.note("withdrew", seat, (move.number,))

    def offer(self, t: Civilization, seat: int, move: Offer) -> None:
        self.last += 1
        self.made[seat] += 1
        t.offers += 1
        to = t.seat_of(move.to - 1) if move.to else NOBODY
        new = Standing(seat, self.last, move.count, move.worth, move.named, move.claims, move.cards, move.want,
                       move.least, move.price, to, move.answers)
        self.offers.append(new)
        answered = self.numbered(move.answers) if move.answers else None
        rival = to if answered is None else answered.seat
        word = "offered" if rival < 0 else "offered_to" if answered is None else "answered"
        t.note(word, seat, (self.last, move.count, move.worth, move.named, *([] if rival < 0 else [rival])))
        for kind in move.claims:
            t.note("claimed", seat, (kind,))
        for kind in move.want:
            t.note("wanted", seat, (kind,))
        if answered is not None and answered.welcomes(new):
            self.settle(t, new)

    def drop(self, number: int) -> None:
        """The offer stands no more, nor what answered it."""
        self.offers = [offer for offer in self.offers if number not in (offer.number, offer.answers)]

    def settle(self, t: Civilization, answer: Standing) -> None:
        """The deal between an offer and its answer."""
        mine = self.numbered(answer.answers)
        assert mine is not None
        exchange(t, mine, answer)
        for offer in [*self.of(mine.seat), *self.of(answer.seat)]:
            self.drop(offer.number)              # all of both, whatever the cards were: it must tell nothing
        self.done &= ~((1 << mine.seat) | (1 << answer.seat))

    # what to say

    def options(self, t: Civilization, seat: int) -> list[Move]:
        """A few sensible sentences; much more can be said."""
        out: list[Move] = [Accept(offer.number) for offer in self.answers_to(seat)]
        out += proposals(t.seat[seat].tradable(), self.open_to(seat)[-2:])
        out += [Withdraw(offer.number) for offer in self.of(seat)[:1]]
        if not (self.done >> seat) & 1:
            out.append(DONE)
        return out

    def expect(self, t: Civilization, seat: int, said: list[str]) -> list[str] | None:
        if seat == CHANCE:
            return [] if said else [Gong.word]
        if not said:
            return list(dict.fromkeys([move.word for move in self.options(t, seat)]))
        if said[0] == Withdraw.word:
            return [str(offer.number) for offer in self.of(seat)] if len(said) == 1 else []
        if said[0] != Offer.word:
            return None
        others = [p.nation + 1 for other, p in enumerate(t.seat) if other != seat]
        return following(t.seat[seat].tradable(), others, [offer.number for offer in self.open_to(seat)], said)


def wish(move: Offer) -> bool:
    """Whether the condition of an offer makes sense: none, or at least three cards."""
    return move.least >= DEAL if move.least or move.price else True


def exchange(t: Civilization, mine: Standing, answer: Standing) -> None:
    """CV-13.07, CV-22.03: cards change hands face down; only the two know which."""
    pair = (1 << mine.seat) | (1 << answer.seat)
    t.deals += 1
    t.note("dealt", mine.seat, (answer.seat, mine.count, answer.count))
    given = [(mine.seat, answer.seat, hand_out(t, mine)), (answer.seat, mine.seat, hand_out(t, answer))]
    for giver, taker, kinds in given:
        hand = t.seat[taker].hand
        hand[:] = [card.known_to(1 << taker) for card in hand]
        for kind in kinds:
            hand.append(Card(kind, pair, giver if kind >= GOODS else -1))
            t.note("got", taker, (kind,), 1, pair)
    t.show()


def hand_out(t: Civilization, offer: Standing) -> list[int]:
    """The cards of the offer, out of their maker's hand; CV-R22: a locked calamity stays."""
    hand = t.seat[offer.seat].hand
    for kind in offer.cards:
        for at in range(len(hand)):
            if hand[at].kind == kind and hand[at].giver < 0:
                del hand[at]
                break
    return offer.cards
