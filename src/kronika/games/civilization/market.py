"""How a skilled player barters: it answers every offer that gains, with what the other will probably take."""
from __future__ import annotations

from typing import Final

from kronika.core.move import Move
from kronika.games.civilization.barter import Barter
from kronika.games.civilization.bundles import listed
from kronika.games.civilization.cards import DEAL, GOODS, VALUE, counted, worth
from kronika.games.civilization.dealing import accept, believed, hoped, offer, pleasing, potential
from kronika.games.civilization.moves import DONE, Offer
from kronika.games.civilization.proposals import triples
from kronika.games.civilization.standing import Standing
from kronika.games.civilization.table import Civilization
from kronika.games.civilization.taste import GREEDY, Taste

PATIENCE: Final = 8                    # own offers in one barter
ANSWERS: Final = 20                    # offers and answers together
TRIES: Final = 2                       # answers to one offer


def trade(t: Civilization, step: Barter, seat: int, taste: Taste) -> Move | None:
    """Accept, answer, offer, or be done: the first that pays. None: nothing to say until something changes."""
    hand = t.seat[seat].tradable()
    if sum(hand) >= DEAL:
        move = (accept(step, seat, hand, taste) or answer(step, seat, hand, taste)
                or offer(step, seat, hand, PATIENCE, taste))
        if move is not None:
            return move
    return None if (step.done >> seat) & 1 else DONE


class Bundle:
    """Three cards that can be given: what they cost the hand, and what they come to."""

    def __init__(self, hand: list[int], cards: list[int], taste: Taste) -> None:
        self.cards = cards
        self.left = [n - m for n, m in zip(hand, cards)]
        self.cost = potential(hand, taste) - potential(self.left, taste)
        self.worth = worth(cards)


class Story:
    """What is told of a bundle, the commodity that is true first, and how good it looks to the one who is told."""

    def __init__(self, told: list[int], looks: float) -> None:
        self.told = told
        self.looks = looks


class Tales:
    """What may be told of bundles to whoever made an offer: the number, the total and one commodity are true."""

    def __init__(self, other: Standing, taste: Taste) -> None:
        self.other = other
        self.taste = taste
        self.known: dict[int, Story] = {}        # by commodity and total

    def looks(self, told: list[int]) -> float:
        cards = counted(told)
        return potential(cards, GREEDY) + self.taste.liked * pleasing(cards, self.other)

    def best(self, bundle: Bundle) -> Story:
        """The truth, or what looks better and comes to the same total."""
        goods = [kind for kind in range(GOODS) if bundle.cards[kind]]
        named = goods[-1]
        if sum(bundle.cards[GOODS:]):            # a calamity is not told, nor is anything beside the commodity named
            looks = self.taste.single * VALUE[named] + GREEDY.hope * (bundle.worth - VALUE[named])
            best = Story([named], looks + self.taste.liked * pleasing(bundle.cards, self.other))
        else:
            told = listed(bundle.cards)
            told.reverse()
            best = Story(told, self.looks(told))
        if self.taste.bluffs:
            for kind in goods:
                story = self.invented(kind, bundle.worth)
                if story.looks > best.looks:
                    best = story
        return best

    def invented(self, named: int, total: int) -> Story:
        """That one, with two others of which the other collects at least one."""
        key = named << 16 | total
        if key not in self.known:
            best = Story([], -99.0)
            for wanted in self.other.want:
                for kind in range(GOODS):
                    told = [named, wanted, kind]
                    if worth(counted(told)) == total:
                        looks = self.looks(told)
                        if looks > best.looks:
                            best = Story(told, looks)
            self.known[key] = best
        return self.known[key]


def answer(step: Barter, seat: int, hand: list[int], taste: Taste) -> Move | None:
    """The answer that gains most of those that will probably be taken."""
    if step.made[seat] >= ANSWERS:
        return None
    answered = [mine.answers for mine in step.of(seat)]
    others = [other for other in step.open_to(seat) if answered.count(other.number) < TRIES]
    bundles = [Bundle(hand, cards, taste) for cards in triples(hand)] if others else []
    best: Move | None = None
    most = taste.edge
    for other in others:
        tales = Tales(other, taste)
        asked = price(other, taste) * (taste.profit + taste.rise * answered.count(other.number)) + GREEDY.edge
        for bundle in bundles:
            gain = hoped(bundle.left, other, taste) - bundle.cost
            if gain > most:
                story = tales.best(bundle)
                if story.looks >= asked:
                    most = gain
                    best = Offer(DEAL, bundle.worth, story.told[0], story.told[1:], listed(bundle.cards), [], 0, 0, 0,
                                 other.number)
    return best


def price(other: Standing, taste: Taste) -> float:
    """What the cards of an offer are worth to its maker, at least."""
    told = counted(believed(other))
    return potential(told, GREEDY) + taste.single * max(0, other.worth - worth(told))
