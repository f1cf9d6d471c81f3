"""Filling in what a seat cannot know: the cards of the draft, so that everything it has seen stays true (HW-26.03).

Who held a pile after it knows exactly which cards the later players have, though not who has which. Who held it
before has something else. What was given away in the classic choice is known to the giver.
"""
from __future__ import annotations

from kronika.core.rng import Rng
from kronika.games.history_of_the_world.cards import EVENTS, PER_EPOCH, of_epoch
from kronika.games.history_of_the_world.classic import EVENTS_NOW, ClassicDraft
from kronika.games.history_of_the_world.draft import EMPIRE_CHOSEN, EVENT_CHOSEN, Draft
from kronika.games.history_of_the_world.table import AWAY, EMPIRE_PILE, HELD, NOT_YET, World


class Slot:
    """A place for one card of a pile: a seat's choice, or a card still in the pile (seat -1)."""

    def __init__(self, seat: int, card: int, later: bool, kind: int) -> None:
        self.seat = seat
        self.card = card                         # -1: to be filled in
        self.later = later                       # it was passed on by the viewer
        self.kind = kind                         # 0 any, 1 an advancement, 2 a kingdom


def complete(t: World, seat: int, rng: Rng) -> None:
    for epoch in range(1, t.epoch + 1):
        fill_events(t, seat, epoch, rng)
    fill_empires(t, seat, rng)


def drafting(t: World) -> Draft | None:
    top: object = t.stack[-1] if t.stack else None
    return top if isinstance(top, Draft) else None


def dealing_classic(t: World) -> ClassicDraft | None:
    top: object = t.stack[-1] if t.stack else None
    return top if isinstance(top, ClassicDraft) else None


def assign(slots: list[Slot], passed: int, epoch: int, gone: list[int], rng: Rng) -> None:
    """Give each unknown slot a card of the epoch: later slots from the cards passed on, the others from the rest."""
    taken = gone + [slot.card for slot in slots if slot.card >= 0]
    inside = [card for card in of_epoch(epoch) if (passed >> (card % PER_EPOCH)) & 1 and card not in taken]
    outside = [card for card in of_epoch(epoch) if not (passed >> (card % PER_EPOCH)) & 1 and card not in taken]
    for slot in sorted(slots, key=lambda s: -s.kind):
        if slot.card < 0:
            pool = inside if slot.later else outside
            fitting = [card for card in pool if slot.kind == 0 or EVENTS[card].kingdom == (slot.kind == 2)]
            slot.card = fitting[rng.below(len(fitting))]
            pool.remove(slot.card)


def kind_of(t: World, seat: int, epoch: int) -> int:
    """What everybody knows of a face-down event: a kingdom was put away, an advancement was kept past its turn."""
    p = t.seat[seat]
    if p.fate[epoch - 1] == AWAY:
        return 2
    done = epoch < t.epoch or (p.sees == t.everybody() and t.player != seat)
    return 1 if p.fate[epoch - 1] == HELD and done else 0


def is_later(t: World, viewer: int, epoch: int, rank: int, events: bool) -> bool:
    """Whether the pile came to that rank after the viewer had chosen from it."""
    if not 0 <= viewer < t.seats:
        return False
    mine = t.seat[viewer].past.rank[epoch - 1]
    return rank > mine if events else rank < mine


def known_gift(t: World, viewer: int, pile: int, seat: int) -> int:
    """The card that the viewer gave to the seat in the classic choice, if he did."""
    if 0 <= viewer < t.seats and t.seat[viewer].past.to[pile] == seat:
        return t.seat[viewer].memory().given[pile]
    return -1


def fill_events(t: World, viewer: int, epoch: int, rng: Rng) -> None:
    """The events chosen in an epoch, and the pile if it is still travelling."""
    step = drafting(t) if epoch == t.epoch else None
    deal = dealing_classic(t) if epoch == t.epoch else None
    if deal is not None and deal.pile != EVENTS_NOW:
        deal = None
    slots: list[Slot] = []
    for seat, p in enumerate(t.seat):
        if p.fate[epoch - 1] != NOT_YET:
            card = max(p.event[epoch - 1], p.past.shown[epoch - 1], known_gift(t, viewer, epoch - 1, seat))
            later = not t.classic and is_later(t, viewer, epoch, p.past.rank[epoch - 1], True)
            slots.append(Slot(seat, card, later, kind_of(t, seat, epoch)))
        elif deal is not None and (deal.has >> seat) & 1:
            slots.append(Slot(seat, known_gift(t, viewer, epoch - 1, seat), False, 0))
    chosen = 0 <= viewer < t.seats and t.seat[viewer].fate[epoch - 1] != NOT_YET
    pile = step.events if step is not None else []
    slots += [Slot(-1, card, chosen, 0) for card in pile]
    drawn = [deal.card] if deal is not None and deal.card >= 0 else []
    assign(slots, passed_by(t, viewer, epoch - 1), epoch, drawn, rng)
    if deal is not None:
        draw_unseen(t, deal, epoch, [slot.card for slot in slots], rng)
    for slot in slots:
        if slot.seat >= 0 and t.seat[slot.seat].fate[epoch - 1] != NOT_YET:
            t.seat[slot.seat].event[epoch - 1] = slot.card
        elif slot.seat >= 0 and deal is not None:
            deal.received[slot.seat] = slot.card
    if step is not None:
        step.events = sorted(slot.card for slot in slots if slot.seat < 0)
        if step.ready & EVENT_CHOSEN and step.event < 0:
            step.event = step.events[rng.below(len(step.events))]
    remember(t, viewer, epoch - 1, slots, epoch, True)


def fill_empires(t: World, viewer: int, rng: Rng) -> None:
    """The empires of this epoch that have not been called, and the pile if it is still travelling."""
    step = drafting(t)
    deal = dealing_classic(t)
    if deal is not None and deal.pile == EVENTS_NOW:
        return
    slots: list[Slot] = []
    for seat, p in enumerate(t.seat):
        if deal is not None and p.past.to[EMPIRE_PILE] != seat and not (deal.has >> seat) & 1:
            continue
        if deal is None and not has_empire(t, step, seat):
            continue
        later = not t.classic and is_later(t, viewer, t.epoch, p.past.rank[t.epoch - 1], False)
        slots.append(Slot(seat, max(p.empire, known_gift(t, viewer, EMPIRE_PILE, seat)), later, 0))
    chosen = 0 <= viewer < t.seats and step is not None and has_empire(t, step, viewer)
    pile = step.empires if step is not None else []
    slots += [Slot(-1, card, chosen, 0) for card in pile]
    gone = called_in_vain(t, slots)
    if deal is not None and deal.card >= 0:
        gone.append(deal.card)
    assign(slots, passed_by(t, viewer, EMPIRE_PILE), t.epoch, gone, rng)
    if deal is not None:
        draw_unseen(t, deal, t.epoch, [slot.card for slot in slots], rng)
    for slot in slots:
        if slot.seat >= 0 and deal is not None and t.seat[slot.seat].past.to[EMPIRE_PILE] != slot.seat:
            deal.received[slot.seat] = slot.card
        elif slot.seat >= 0:
            t.seat[slot.seat].empire = slot.card
    if step is not None:
        step.empires = sorted(slot.card for slot in slots if slot.seat < 0)
        if step.ready & EMPIRE_CHOSEN and step.empire < 0:
            step.empire = step.empires[rng.below(len(step.empires))]
    if slots:
        remember(t, viewer, EMPIRE_PILE, slots, t.epoch, False)


def has_empire(t: World, step: Draft | None, seat: int) -> bool:
    """Whether the seat has an empire of this epoch: after the draft everybody, in it those who have chosen."""
    if step is not None:
        return t.seats - 1 - t.seat[seat].past.rank[t.epoch - 1] < step.round
    return t.epoch > 0 and t.seat[seat].fate[t.epoch - 1] != NOT_YET


def called_in_vain(t: World, slots: list[Slot]) -> list[int]:
    """HW-26.04: an empire that was called and that nobody showed is out."""
    shown = [slot.card for slot in slots if slot.card >= 0]
    if t.epoch == 0:
        return []
    return [card for card in of_epoch(t.epoch)[:t.called] if card not in shown]


def passed_by(t: World, viewer: int, pile: int) -> int:
    """The cards that the viewer has passed on, as bits; he alone knows them."""
    return t.seat[viewer].memory().passed[pile] if 0 <= viewer < t.seats else 0


def draw_unseen(t: World, deal: ClassicDraft, epoch: int, known: list[int], rng: Rng) -> None:
    """The card in another drawer's hand."""
    if deal.sees and deal.card < 0:
        left = [card for card in of_epoch(epoch) if card not in known]
        deal.card = left[rng.below(len(left))]


def remember(t: World, viewer: int, pile: int, slots: list[Slot], epoch: int, events: bool) -> None:
    """What the others have seen follows from who has what."""
    for seat, p in enumerate(t.seat):
        if seat == viewer:
            continue
        if t.classic:
            to = p.past.to[pile]
            given = [slot.card for slot in slots if slot.seat == to != seat and to >= 0]
            p.remember(pile, 0, given[0] if given else -1)
            continue
        passed = 0
        if any(slot.seat == seat for slot in slots):
            for slot in slots:
                if slot.seat < 0 or is_later(t, seat, epoch, t.seat[slot.seat].past.rank[epoch - 1], events):
                    passed |= 1 << (slot.card % PER_EPOCH)
        p.remember(pile, passed, -1)
