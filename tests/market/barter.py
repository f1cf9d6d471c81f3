"""Chapter 4: barter. Anybody may speak at any time, until all are done or the gong sounds."""
from __future__ import annotations

from typing import ClassVar

from kronika.core.move import Move
from kronika.core.rng import Rng
from kronika.core.rule import MOMENT, Rule
from kronika.core.step import CHANCE, CHANCE_BIT, Step
from kronika.core.words import Place
from tests.market import rulebook
from tests.market.bundles import cards, counted, some, tradable, value, within
from tests.market.cards import BLIGHT, FEWEST, GOODS, MOST
from tests.market.moves import DONE, GRAMMAR, Accept, Done, Gong, Offer, Withdraw
from tests.market.table import Card, Market


class Standing:
    """An offer that stands, with the cards that only its maker knows."""

    def __init__(self, seat: int, number: int, count: int, worth: int, named: int, claims: list[int], cards: list[int],
                 to: int, answers: int) -> None:
        self.seat = seat
        self.number = number
        self.count = count
        self.worth = worth
        self.named = named
        self.claims = claims
        self.cards = cards
        self.to = to
        self.answers = answers

    def clone(self) -> Standing:
        return Standing(self.seat, self.number, self.count, self.worth, self.named, self.claims[:], self.cards[:],
                        self.to, self.answers)

    def open_to(self, seat: int) -> bool:
        """Whether the seat may answer it; an answer itself is for the one it answers."""
        return seat != self.seat and self.answers == 0 and self.to in (0, seat + 1)


class Barter(Step[Market]):
    """MK-4.01 to MK-4.15. A seat has at most one standing offer; a new one takes the place of the old."""

    open: ClassVar[bool] = True

    def __init__(self, offers: list[Standing], done: int, last: int, made: list[int]) -> None:
        self.offers = offers
        self.done = done                         # the seats that are done, as bits
        self.last = last                         # the number of the last offer: numbers never come back
        self.made = made                         # by seat: offers made

    def clone(self) -> Barter:
        return Barter([offer.clone() for offer in self.offers], self.done, self.last, self.made[:])

    def actors(self, t: Market) -> int:
        waiting = ((1 << t.seats) - 1) & ~self.done
        return CHANCE_BIT if waiting and self.bound_reached(t) else waiting

    def admits(self, t: Market) -> int:
        """Who is done may speak again; and time may run out."""
        awaited = self.actors(t)
        return awaited if awaited in (0, CHANCE_BIT) else (1 << t.seats) - 1 | CHANCE_BIT

    def bound_reached(self, t: Market) -> bool:
        return t.bound > 0 and sum(self.made) >= t.bound

    def sample(self, t: Market, rng: Rng) -> Move:
        return Gong()

    def gong(self, t: Market) -> Move:
        return Gong()

    def stranger(self, t: Market, seat: int, move: Move) -> Rule | None:
        return rulebook.GONG if isinstance(move, Gong) else None

    def run(self, t: Market) -> None:
        t.pop()
        t.note("closed", -1, ())

    # what stands

    def of(self, seat: int) -> Standing | None:
        """The standing offer of the seat."""
        return next((offer for offer in self.offers if offer.seat == seat), None)

    def numbered(self, number: int) -> Standing | None:
        return next((offer for offer in self.offers if offer.number == number), None)

    def answers_to(self, seat: int) -> list[Standing]:
        """The answers that the seat may accept."""
        mine = self.of(seat)
        return [] if mine is None else [offer for offer in self.offers if offer.answers == mine.number]

    def open_to(self, seat: int) -> list[Standing]:
        """The offers that the seat may answer."""
        return [offer for offer in self.offers if offer.open_to(seat)]

    # the law

    def check(self, t: Market, seat: int, move: Move) -> Rule | None:
        if isinstance(move, Gong):
            return None if seat == CHANCE else rulebook.GONG
        if seat == CHANCE:
            return MOMENT
        if isinstance(move, Offer):
            return self.truth(t, seat, move) or self.address(seat, move)
        if isinstance(move, Accept):
            return None if move.number in [offer.number for offer in self.answers_to(seat)] else rulebook.AGREE
        if isinstance(move, Withdraw):
            return None if self.of(seat) is not None else rulebook.WITHDRAW
        if isinstance(move, Done):
            return rulebook.IS_DONE if (self.done >> seat) & 1 else None
        return MOMENT

    def truth(self, t: Market, seat: int, move: Offer) -> Rule | None:
        """Number, total and one commodity are told truly; the rest may be a bluff."""
        if not FEWEST <= move.count <= MOST:
            return rulebook.SIZE
        if move.count != len(move.cards):
            return rulebook.COUNT
        if -1 in move.cards or not within(counted(move.cards), t.seat[seat].counts()):
            return rulebook.OWN_CARDS
        if move.worth != value(counted(move.cards)):
            return rulebook.WORTH
        if move.named == BLIGHT or move.named not in move.cards:
            return rulebook.NAMED
        if len(move.claims) >= move.count or BLIGHT in move.claims:
            return rulebook.CLAIMS
        return None

    def address(self, seat: int, move: Offer) -> Rule | None:
        if move.to == seat + 1 or (move.to and move.answers):
            return rulebook.ADDRESS
        if move.answers and move.answers not in [offer.number for offer in self.open_to(seat)]:
            return rulebook.ANSWER
        return None

    # what happens

    def apply(self, t: Market, seat: int, move: Move) -> None:
        if isinstance(move, Gong):
            t.pop()
            t.note("gong", -1, ())
        elif isinstance(move, Done):
            self.done |= 1 << seat
            t.note("done", seat, ())
        else:
            self.done &= ~(1 << seat)
            self.speak(t, seat, move)

    def speak(self, t: Market, seat: int, move: Move) -> None:
        if isinstance(move, Offer):
            self.offer(t, seat, move)
        elif isinstance(move, Accept):
            answer = self.numbered(move.number)
            mine = self.of(seat)
            assert answer is not None
            assert mine is not None
            self.deal(t, mine, answer)
        else:
            self.drop(seat)
            t.note("withdrew", seat, ())

    def offer(self, t: Market, seat: int, move: Offer) -> None:
        """MK-4.12: what answered the old offer is void with it."""
        self.drop(seat)
        self.last += 1
        self.made[seat] += 1
        t.offers += 1
        self.offers.append(Standing(seat, self.last, move.count, move.worth, move.named, move.claims, move.cards,
                                    move.to, move.answers))
        rival = move.to - 1
        if move.answers:
            answered = self.numbered(move.answers)
            assert answered is not None
            rival = answered.seat
        word = "answered" if move.answers else "offered" if rival < 0 else "offered_to"
        where = () if rival < 0 else (rival,)
        t.note(word, seat, (self.last, move.count, move.worth, move.named, *where))
        for kind in move.claims:
            t.note("claimed", seat, (kind,))

    def drop(self, seat: int) -> None:
        """The offer of the seat stands no more, nor what answered it."""
        mine = self.of(seat)
        gone = 0 if mine is None else mine.number
        self.offers = [offer for offer in self.offers if offer.seat != seat and (offer.answers != gone or gone == 0)]

    def deal(self, t: Market, mine: Standing, answer: Standing) -> None:
        """MK-4.10: cards change hands face down. Nothing that stands after it depends on which cards they were."""
        pair = (1 << mine.seat) | (1 << answer.seat)
        t.deals += 1
        t.note("dealt", mine.seat, (answer.seat, mine.count, answer.count))
        moved = [(answer.seat, self.taken(t, mine)), (mine.seat, self.taken(t, answer))]
        for seat, kinds in moved:
            for card in t.seat[seat].hand:
                card.knows = 1 << seat
            for kind in kinds:
                t.seat[seat].hand.append(Card(kind, pair))
                t.note("got", seat, (kind,), 1, pair)
        self.drop(mine.seat)
        self.drop(answer.seat)
        self.done &= ~pair
        t.show()

    def taken(self, t: Market, offer: Standing) -> list[int]:
        """The cards of the offer, out of their maker's hand."""
        hand = t.seat[offer.seat].hand
        for kind in offer.cards:
            hand.remove(next(card for card in hand if card.kind == kind))
        return offer.cards

    # what to say

    def options(self, t: Market, seat: int) -> list[Move]:
        """A few sensible sentences; much more can be said."""
        moves: list[Move] = [Accept(offer.number) for offer in self.answers_to(seat)]
        hand = t.seat[seat].counts()
        small = [bundle for bundle in some(hand, FEWEST) if value(bundle)]
        for offer in self.open_to(seat):
            nearest = min(small, key=lambda bundle: abs(value(bundle) - offer.worth), default=None)
            if nearest is not None:
                moves.append(said(nearest, -1, 0, offer.number))
        for kind in GOODS:
            with_kind = [bundle for bundle in small if bundle[kind]]
            if with_kind:
                moves.append(said(with_kind[-1], kind, 0, 0))
        if self.of(seat) is not None:
            moves.append(Withdraw())
        if not (self.done >> seat) & 1:
            moves.append(DONE)
        return moves

    def expect(self, t: Market, seat: int, said: list[str]) -> list[str] | None:
        if not said:
            first = [move.word for move in self.options(t, seat)]
            return list(dict.fromkeys(first))
        if said[0] != Offer.word:
            return None
        return [word for place in GRAMMAR.places(said) for word in self.words_at(t, seat, place)]

    def words_at(self, t: Market, seat: int, place: Place) -> list[str]:
        """The words of an offer that can stand there so that it still comes to something."""
        said = [*place.said, *[[] for _ in range(7 - len(place.said))]]
        at = len(place.said) - (0 if place.lead else 1)
        bundles = fitting(t.seat[seat].counts(), said)
        whole = [bundle for bundle in bundles if sum(bundle) == len(said[4])]
        if not bundles or (at > 4 and not whole):
            return []
        if place.lead:
            return [place.lead] if self.may_lead(seat, place.lead, said) else []
        assert place.kind is not None
        return [place.kind.say(number) for number in self.numbers_at(seat, at, said, bundles)]

    def may_lead(self, seat: int, lead: str, said: list[list[int]]) -> bool:
        if lead == "for":
            return not said[5] and bool(self.open_to(seat))
        return True

    def numbers_at(self, seat: int, at: int, said: list[list[int]], bundles: list[list[int]]) -> list[int]:
        """Count, total, the named one, claims, cards, address, the offer it answers."""
        if at == 0:
            return sorted({sum(bundle) for bundle in bundles})
        if at == 1:
            return sorted({value(bundle) for bundle in bundles})
        if at == 2:
            return [kind for kind in GOODS if any(bundle[kind] for bundle in bundles)]
        if at == 3:
            return GOODS if len(said[3]) < said[0][0] - 1 else []
        if at == 4:
            begun = counted(said[4])
            return [kind for kind in range(len(begun)) if any(bundle[kind] > begun[kind] for bundle in bundles)]
        if at == 5:
            return [other + 1 for other in range(3) if other != seat]
        return [offer.number for offer in self.open_to(seat)]


def fitting(hand: list[int], said: list[list[int]]) -> list[list[int]]:
    """The bundles of the hand that agree with what has been said of them."""
    begun = counted(said[4])
    return [bundle for bundle in tradable(hand) if within(begun, bundle)
            and (not said[0] or sum(bundle) == said[0][0]) and (not said[1] or value(bundle) == said[1][0])
            and (not said[2] or (said[2][0] != BLIGHT and bundle[said[2][0]] > 0))]


def said(bundle: list[int], named: int, to: int, answers: int) -> Offer:
    """The bundle as an offer; nothing is claimed of the rest. Without a name to give, its dearest is named."""
    kind = named if named >= 0 else max(kind for kind in GOODS if bundle[kind])
    return Offer(sum(bundle), value(bundle), kind, [], cards(bundle), to, answers)
