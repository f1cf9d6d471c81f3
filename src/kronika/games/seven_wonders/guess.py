"""Filling in what a seat cannot know: cards for face-down places, so that everything it has seen stays true."""
from __future__ import annotations

from kronika.core.rng import Rng
from kronika.games.seven_wonders.table import Facedown, SevenWonders


class Group:
    """Places (face-down cards and the hands of seats) that together hold exactly these cards, nobody knows how."""

    def __init__(self, slots: list[Facedown], hands: list[int], cards: list[int]) -> None:
        self.slots = slots
        self.hands = hands
        self.cards = cards

    def size(self, t: SevenWonders) -> int:
        return len(self.slots) + sum(len(t.seat[seat].hand) for seat in self.hands)


def complete(t: SevenWonders, groups: list[Group], look: tuple[int, ...], rng: Rng) -> None:
    """Give every unknown place a card. The seat knows what lies in the first cards of the pile if it has looked;
    otherwise it knows that the salvaged cards lay there."""
    found: dict[int, int] = {}                   # place in the pile -> card
    if look:
        in_pile(t, groups, look, found, rng)
    else:
        place_salvaged(t, groups, 0, found, rng)
    for group in groups:
        spread(t, group, found, rng)


def spread(t: SevenWonders, group: Group, found: dict[int, int], rng: Rng) -> None:
    """The cards of a group that are not yet fixed go anywhere in it."""
    cards = group.cards[:]
    open_slots: list[Facedown] = []
    for slot in group.slots:
        at = place(t, slot)
        if at in found:
            cards.remove(found[at])
            settle_slot(t, slot, found[at])
        else:
            open_slots.append(slot)
    rng.shuffle(cards)
    for slot in open_slots:
        settle_slot(t, slot, cards.pop())
    for seat in group.hands:
        t.seat[seat].hand = tuple([cards.pop() for _ in t.seat[seat].hand])


def place(t: SevenWonders, slot: Facedown) -> int:
    """Where in the pile the slot lies; -1 if it lies under a board."""
    for i, other in enumerate(t.pile):
        if other is slot:
            return i
    return -1


def settle_slot(t: SevenWonders, slot: Facedown, card: int) -> None:
    new = Facedown(card, slot.age, slot.turn, slot.origin, slot.seat)
    at = place(t, slot)
    if at >= 0:
        t.pile[at] = new
    else:
        p = t.seat[slot.seat]
        p.under = tuple([new if other is slot else other for other in p.under])


def in_pile(t: SevenWonders, groups: list[Group], look: tuple[int, ...], found: dict[int, int], rng: Rng) -> None:
    """Choose which cards of each group lie in the part of the pile that was looked through: a flow from the groups'
    places to the kinds of cards seen there, found by augmenting paths in random order."""
    wanted = list(look)
    for slot in t.pile[:t.looked]:
        if slot.card >= 0:
            wanted.remove(slot.card)
    owners = [[place(t, slot) for slot in group.slots if 0 <= place(t, slot) < t.looked] for group in groups]
    takes: list[list[int]] = [[] for _ in groups]          # the cards that each group puts there
    order = wanted[:]
    rng.shuffle(order)
    for card in order:
        assert augment(groups, owners, takes, card, set(), rng), "no table agrees with the view"
    for g, cards in enumerate(takes):
        rng.shuffle(cards)
        for i, at in enumerate(owners[g]):
            found[at] = cards[i]


def augment(groups: list[Group], owners: list[list[int]], takes: list[list[int]], card: int, tried: set[int],
            rng: Rng) -> bool:
    """Find a group that can put the card into the pile, moving cards between groups where needed."""
    order = [g for g in range(len(groups)) if g not in tried and groups[g].cards.count(card) > takes[g].count(card)]
    rng.shuffle(order)
    for g in order:
        if len(takes[g]) < len(owners[g]):
            takes[g].append(card)
            return True
    for g in order:
        tried.add(g)
        for i, other in enumerate(takes[g]):
            if other != card and augment(groups, owners, takes, other, tried, rng):
                takes[g][i] = card
                return True
    return False


def place_salvaged(t: SevenWonders, groups: list[Group], number: int, found: dict[int, int], rng: Rng) -> bool:
    """Each salvaged card lay somewhere in the pile as it was then; try the possible places in random order."""
    if number == len(t.salvaged):
        return True
    salvaged = t.salvaged[number]
    own = sum(slot.card == salvaged.card for slot in t.pile[:salvaged.among])
    earlier = sum(s.card == salvaged.card for s in t.salvaged[:number])
    if own > earlier:
        return place_salvaged(t, groups, number + 1, found, rng)
    for at, group in candidates(t, groups, salvaged.card, salvaged.among, found, rng):
        found[at] = salvaged.card
        group.cards.remove(salvaged.card)
        fits = place_salvaged(t, groups, number + 1, found, rng)
        group.cards.append(salvaged.card)
        if fits:
            return True
        del found[at]
    return False


def candidates(t: SevenWonders, groups: list[Group], card: int, among: int, found: dict[int, int],
               rng: Rng) -> list[tuple[int, Group]]:
    """The places of the pile where the card may have lain, in random order."""
    out = [(place(t, slot), group) for group in groups if card in group.cards for slot in group.slots]
    out = [(at, group) for at, group in out if 0 <= at < among and at not in found]
    order = list(range(len(out)))
    rng.shuffle(order)
    return [out[i] for i in order]
