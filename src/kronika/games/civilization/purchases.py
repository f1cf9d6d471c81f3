"""E10: civilization cards (chapter 14). A purchase is one sentence: what is bought, and all that is paid for it."""
from __future__ import annotations

from typing import ClassVar

from kronika.core.move import Move
from kronika.core.rule import MOMENT, Cause, Rule
from kronika.core.step import Step
from kronika.games.civilization.bundles import listed, within
from kronika.games.civilization.cards import (
    CARDS,
    GOODS,
    KINDS,
    MOST_CARDS,
    STACK,
    STACKS,
    VALUE,
    counted,
    price,
    worth,
)
from kronika.games.civilization.causes import no_purchase
from kronika.games.civilization.moves import DONE, Buy, Done
from kronika.games.civilization.notation import GRAMMAR
from kronika.games.civilization.rulebook import (
    CARD_LIMIT,
    NEEDS_LAW,
    NO_CHANGE,
    NO_COPY,
    NOTHING_PAID,
    ONE_PURCHASE,
    PAYMENT,
)
from kronika.games.civilization.table import Civilization


class Buying(Step[Civilization]):
    """CV-14.01 to CV-14.15: in reverse AST order."""

    open: ClassVar[bool] = True

    def __init__(self, at: int) -> None:
        self.at = at                             # the place in AST order, from the last down

    def clone(self) -> Buying:
        return Buying(self.at)

    def actors(self, t: Civilization) -> int:
        return 1 << t.order[self.at] if self.at >= 0 and self.asked(t, t.order[self.at]) else 0

    def asked(self, t: Civilization, seat: int) -> bool:
        """Judged by what all may know: whether there is anything to pay with, and anything to buy."""
        p = t.seat[seat]
        open_cards = [card for card in range(len(CARDS)) if no_card(t, seat, card) is None]
        if p.hand or p.treasury:
            return bool(open_cards)
        return any(price(card, p.cards) == 0 for card in open_cards)

    def run(self, t: Civilization) -> None:
        if self.at < 0:
            t.pop()
        else:
            self.at -= 1

    def check(self, t: Civilization, seat: int, move: Move) -> Rule | None:
        if isinstance(move, Done):
            return None
        return forbidden(t, seat, move) if isinstance(move, Buy) else MOMENT

    def cause(self, t: Civilization, seat: int, move: Move, rule: Rule) -> Cause | None:
        if not isinstance(move, Buy):
            return None
        return no_purchase(t, seat, move, rule, total(t, seat, move.cards) - worth(counted(move.paid)))

    def apply(self, t: Civilization, seat: int, move: Move) -> None:
        self.at -= 1
        if isinstance(move, Buy):
            buy(t, seat, move)

    def options(self, t: Civilization, seat: int) -> list[Move]:
        """Each single card that can be paid for, in the way that wastes least."""
        p = t.seat[seat]
        counts = p.counts()
        out: list[Move] = []
        for card in range(len(CARDS)):
            if no_card(t, seat, card) is None:
                found = payment(counts, p.treasury, price(card, p.cards))
                if found is not None:
                    out.append(Buy([card], found.paid, found.tokens))
        out.append(DONE)
        return out

    def expect(self, t: Civilization, seat: int, said: list[str]) -> list[str] | None:
        if not said:
            return list(dict.fromkeys([move.word for move in self.options(t, seat)]))
        if said[0] != Buy.word:
            return None
        out: list[str] = []
        for place in GRAMMAR.places(said):
            cards, paid = (*place.said, [], [])[:2]
            if place.lead:
                out += [place.lead] if lead_fits(t, seat, place.lead, cards, paid) else []
            else:
                assert place.kind is not None
                out += [place.kind.say(n) for n in numbers(t, seat, len(place.said) - 1, cards, paid)]
        return out


def no_card(t: Civilization, seat: int, card: int) -> Rule | None:
    """CV-1.14, CV-14.11, CV-14.15: why the card itself can not be bought."""
    owned = t.seat[seat].cards
    if (owned >> card) & 1 or owned.bit_count() >= MOST_CARDS:
        return CARD_LIMIT
    if t.left[card] == 0:
        return NO_COPY
    return NEEDS_LAW if CARDS[card].needs & ~owned else None


def forbidden(t: Civilization, seat: int, move: Buy) -> Rule | None:
    """CV-14.14, CV-R60: the basket is judged as a whole."""
    p = t.seat[seat]
    if not move.cards:
        return ONE_PURCHASE
    if len(set(move.cards)) < len(move.cards) or p.cards.bit_count() + len(move.cards) > MOST_CARDS:
        return CARD_LIMIT
    for card in move.cards:
        rule = no_card(t, seat, card)
        if rule is not None:
            return rule
    if not within(counted(move.paid), p.counts()):
        return PAYMENT
    cost = total(t, seat, move.cards)
    if cost == 0 and (move.paid or move.tokens):
        return NOTHING_PAID
    missing = max(0, cost - worth(counted(move.paid)))
    if missing > p.treasury:
        return PAYMENT
    return NO_CHANGE if move.tokens != missing else None


def total(t: Civilization, seat: int, cards: list[int]) -> int:
    """CV-14.09, CV-14.10: each price by the cards owned before this turn."""
    return sum(price(card, t.seat[seat].cards) for card in cards)


def buy(t: Civilization, seat: int, move: Buy) -> None:
    """CV-14.12: what was paid goes under the stacks and to stock."""
    p = t.seat[seat]
    for card in move.cards:
        p.cards |= 1 << card
        t.left[card] -= 1
        t.note("bought", seat, (card, price(card, p.cards & ~bought(move.cards))))
    p.treasury -= move.tokens
    p.stock += move.tokens
    if move.tokens:
        t.note("paid_tokens", seat, (move.tokens,))
    for kind in sorted(set(move.paid)):
        t.note("paid", seat, (move.paid.count(kind), kind))
    pay_out(t, seat, move.paid)
    t.show()


def bought(cards: list[int]) -> int:
    out = 0
    for card in cards:
        out |= 1 << card
    return out


def pay_out(t: Civilization, seat: int, paid: list[int]) -> None:
    """CV-22.02: everybody sees which cards are paid. Which of the cards that others knew are gone, they do not."""
    hand = t.seat[seat].hand
    for kind in paid:
        at = next(i for i, card in enumerate(hand) if card.kind == kind)
        del hand[at]
    if paid:
        hand[:] = [card.known_to(1 << seat) for card in hand]
    for stack in range(1, STACKS + 1):
        back = [kind for kind in paid if STACK[kind] == stack]
        if back:
            t.put_under(stack, back, t.everybody())


class Payment:
    """Commodity cards and tokens that pay a sum."""

    def __init__(self, paid: list[int], tokens: int, waste: int) -> None:
        self.paid = paid
        self.tokens = tokens
        self.waste = waste


def payment(counts: list[int], treasury: int, cost: int) -> Payment | None:
    """Whole sets and tokens that come to the cost with the least waste; None if they do not reach it."""
    if cost == 0:
        return Payment([], 0, 0)
    held = [kind for kind in range(GOODS) if counts[kind]]
    values = [VALUE[kind] * counts[kind] * counts[kind] for kind in held]
    best = -1
    least = 0
    for chosen in range(1 << len(held)):
        value = 0
        for i, one in enumerate(values):
            if (chosen >> i) & 1:
                value += one
        if value + treasury >= cost:
            waste = max(0, value - cost)
            if best < 0 or waste < least:
                best = chosen
                least = waste
    if best < 0:
        return None
    bundle = [0] * len(KINDS)
    for i, kind in enumerate(held):
        if (best >> i) & 1:
            bundle[kind] = counts[kind]
    return Payment(listed(bundle), max(0, cost - worth(bundle)), least)


# word by word

def means(t: Civilization, seat: int) -> int:
    return worth(t.seat[seat].counts()) + t.seat[seat].treasury


def lead_fits(t: Civilization, seat: int, lead: str, cards: list[int], paid: list[int]) -> bool:
    missing = total(t, seat, cards) - worth(counted(paid))
    if lead == "pay":
        return total(t, seat, cards) > 0 and any(n for n in t.seat[seat].counts()[:GOODS])
    return 0 < missing <= t.seat[seat].treasury


def numbers(t: Civilization, seat: int, at: int, cards: list[int], paid: list[int]) -> list[int]:
    """Cards to buy, commodities to pay with, or the tokens that are missing."""
    p = t.seat[seat]
    if at == 0:
        room = MOST_CARDS - p.cards.bit_count() - len(cards)
        return [card for card in range(len(CARDS)) if room > 0 and card not in cards
                and no_card(t, seat, card) is None and total(t, seat, [*cards, card]) <= means(t, seat)]
    if at == 1:
        left = [n - m for n, m in zip(p.counts(), counted(paid))]
        return [kind for kind in range(GOODS) if left[kind] > 0]
    return [max(0, total(t, seat, cards) - worth(counted(paid)))]

