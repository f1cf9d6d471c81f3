"""How a skilled player barters: it answers every offer that gains, with what the other will probably take."""
from __future__ import annotations

from typing import Final

from kronika.core.move import Move
from kronika.games.civilization.barter import Barter
from kronika.games.civilization.cards import DEAL, GOODS, VALUE, counted, worth
from kronika.games.civilization.dealing import EDGE, HOPE, accept, believed, hoped, offer, pleasing, potential, said
from kronika.games.civilization.moves import DONE
from kronika.games.civilization.proposals import triples
from kronika.games.civilization.standing import Standing
from kronika.games.civilization.table import Civilization

PATIENCE: Final = 8                    # own offers in one barter
ANSWERS: Final = 20                    # offers and answers together
TRIES: Final = 2                       # answers to one offer
SINGLE: Final = 1.4                    # what a card is worth to whoever has none of its kind, for each of its points
LIKED: Final = 1.0                     # and what it is worth more, at least, if it is one that he collects
PROFIT: Final = 1.1                    # nobody gives cards for less than so many times their worth to himself
RAISE: Final = 0.3                     # and so much more is offered when an answer was not taken


def trade(t: Civilization, step: Barter, seat: int) -> Move | None:
    """Accept, answer, offer, or be done: the first that pays. None: nothing to say until something changes."""
    hand = t.seat[seat].tradable()
    if sum(hand) >= DEAL:
        move = accept(step, seat, hand) or answer(step, seat, hand) or offer(step, seat, hand, PATIENCE)
        if move is not None:
            return move
    return None if (step.done >> seat) & 1 else DONE


class Bundle:
    """Three cards that can be given: what they cost the hand, and what they seem to be worth."""

    def __init__(self, hand: list[int], cards: list[int]) -> None:
        self.cards = cards
        self.left = [n - m for n, m in zip(hand, cards)]
        self.cost = potential(hand) - potential(self.left)
        self.looks = potential(cards)
        if sum(cards[GOODS:]):                   # a calamity is not told, nor is anything beside the commodity named
            named = max([kind for kind in range(GOODS) if cards[kind]])
            self.looks = SINGLE * VALUE[named] + HOPE * (worth(cards) - VALUE[named])


def answer(step: Barter, seat: int, hand: list[int]) -> Move | None:
    """The answer that gains most of those that will probably be taken."""
    if step.made[seat] >= ANSWERS:
        return None
    answered = [mine.answers for mine in step.of(seat)]
    others = [other for other in step.open_to(seat) if answered.count(other.number) < TRIES]
    bundles = [Bundle(hand, cards) for cards in triples(hand)] if others else []
    best: list[int] = []
    most = EDGE
    to = 0
    for other in others:
        asked = price(other) * (PROFIT + RAISE * answered.count(other.number)) + EDGE
        for bundle in bundles:
            if bundle.looks + LIKED * pleasing(bundle.cards, other) >= asked:
                gain = hoped(bundle.left, other) - bundle.cost
                if gain > most:
                    most = gain
                    best = bundle.cards
                    to = other.number
    return said(best, [], to) if best else None


def price(other: Standing) -> float:
    """What the cards of an offer are worth to its maker, at least."""
    told = counted(believed(other))
    return potential(told) + SINGLE * max(0, other.worth - worth(told))
