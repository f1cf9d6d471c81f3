"""Who may know what (TA15-1.24, TA15-1.25), and tables that agree with it."""
from __future__ import annotations

from typing import Final, cast

from kronika.core.field import HIDDEN, OWNER, PUBLIC, REMEMBERED, Fieldbook, Fields
from kronika.core.rng import Rng
from kronika.core.table import Table
from kronika.games.through_the_ages import (
    ages,
    aggression,
    bonus,
    choices,
    colonies,
    combat_2006,
    course_2006,
    events,
    flow,
    losses,
    military,
    offers,
    orders,
    pacts,
    politics,
    quote,
    sacrifice,
    setup,
    war,
    wonders,
)
from kronika.games.through_the_ages.audit import open_military
from kronika.games.through_the_ages.cards import EVENT, TERRITORY
from kronika.games.through_the_ages.colonies import Chosen
from kronika.games.through_the_ages.grammar import SPOKEN
from kronika.games.through_the_ages.guess import back_bids, fill_hand, hold_offered
from kronika.games.through_the_ages.table import NONE, Prepared, Seat, ThroughTheAges


def public(*names: str) -> list[tuple[str, str]]:
    return [(name, PUBLIC) for name in names]


SEAT: Final = [
    *public("culture", "science", "yellow", "unused", "bank", "workers", "blue", "techs", "government", "leader", "led",
            "homer", "wonders", "ruined", "unfinished", "stages", "colonies", "white", "civil", "red", "military",
            "lent", "spare", "arms", "churchill_arms", "churchill_science", "traded_food", "traded_resources", "done",
            "caesar", "silent", "tactic", "exclusive", "pact", "partner", "side", "wars", "cards", "fresh"),
    ("hand", OWNER), ("backs", PUBLIC), ("thrown", REMEMBERED), ("prepared", REMEMBERED),
    *public("yellows", "blues", "turns", "uprisings", "prey"), ("kept", OWNER)]
TABLE: Final = [
    *public("seats", "edition", "mode", "options", "age", "ended", "round", "active", "start", "last", "left", "row",
            "civil"),
    ("deck", HIDDEN), ("discard", PUBLIC), ("current", HIDDEN),
    *public("ages", "future", "past", "common", "gone", "out"), ("peeked", "peekers"), ("peekers", PUBLIC),
    ("finals", PUBLIC), ("hidden_finals", HIDDEN), ("players", PUBLIC), ("seat", PUBLIC)]
STEPS: Final = [
    Fields(flow.Game, public("pc"), names={"pc": flow.GAME}),
    Fields(flow.Rounds, public("turns")),
    Fields(flow.Turn, public("seat", "pc"), names={"pc": flow.TURN}),
    Fields(flow.Actions, public("seat")),
    Fields(setup.StartingPlayer, []),
    Fields(setup.FirstEvents, []),
    Fields(setup.FinalEvents, []),
    Fields(ages.Refill, public("setup")),
    Fields(military.Drawing, public("seat", "count")),
    Fields(military.DiscardCards, public("seat", "count")),
    Fields(losses.LoseWorkers, public("seat", "count")),
    Fields(losses.LoseTokens, public("seat", "count", "wonder")),
    Fields(politics.Politics, public("seat", "again")),
    Fields(events.Happening, public("pc"), names={"pc": events.HAPPENING}),
    Fields(events.Revealing, []),
    Fields(events.Peeking, public("seat")),
    Fields(events.Evaluate, public("card", "part", "place", "who")),
    Fields(colonies.Auction, public("card", "bidder", "bid", "high", "out")),
    Fields(colonies.SendForce, [*public("seat", "card", "bid"), ("chosen", OWNER)], owner="seat"),
    Fields(aggression.Defence, [*public("seat", "rival", "card", "strength"), ("chosen", OWNER)], owner="rival"),
    Fields(Chosen, public("cards", "units")),
    Fields(choices.Pick, public("seat", "what", "victim")),
    Fields(choices.Share, public("seat", "what", "amount", "victim")),
    Fields(choices.Raid, public("seat", "victim", "limits", "cost")),
    Fields(offers.FreeBuilding, public("seat", "slot")),
    Fields(offers.Civilization, public("seat", "cheaper")),
    Fields(offers.Agreement, public("seat", "worth")),
    Fields(orders.Ordered, public("seat", "card", "whole")),
    Fields(pacts.Answer, public("seat", "card", "partner", "side")),
    Fields(wonders.Completing, public("seat")),
    Fields(quote.Carrying, public("card")),
    Fields(war.Spoils, public("seat", "loser", "advantage")),
    Fields(sacrifice.Sacrifice, [*public("seat", "rival", "card", "sent", "side"), ("chosen", OWNER)], owner="side"),
    Fields(sacrifice.Stand, [*public("seat", "rival", "card", "strength"), ("chosen", OWNER), ("sent", PUBLIC)],
           owner="rival"),
    Fields(sacrifice.Burial, public("seat", "rival", "sent", "answer")),
    Fields(combat_2006.Pillage, public("seat", "victim", "left", "slot", "cost")),
    Fields(course_2006.Staying, public("seat")),
    Fields(course_2006.Sparing, public("seat")),
    Fields(bonus.Unveiling, []),
    Fields(bonus.Dealing, public("dealt")),
    Fields(bonus.Keeping, [("seat", PUBLIC), ("chosen", OWNER)], owner="seat"),
    Fields(bonus.Drafting, public("place")),
]
FIELDS: Final = Fieldbook([
    Fields(ThroughTheAges, TABLE, derived=("box",)), Fields(Seat, SEAT, derived=("box",)),
    Fields(Prepared, [("card", OWNER), ("seat", PUBLIC), ("age", PUBLIC)], owner="seat", shared=True),
    *STEPS, *[verb.fields for verb in SPOKEN]])


def view(t: ThroughTheAges, seat: int) -> ThroughTheAges:
    return cast(ThroughTheAges, FIELDS.view(t, seat))


def determinize(v: ThroughTheAges, seat: int, rng: Rng) -> ThroughTheAges:
    """A whole table that the seat could not tell from the real one."""
    t = v.clone()
    offered = hold_offered(t)
    pools = unknown_cards(t, seat, offered, rng)
    fill_finals(t, pools, rng)
    fill_events(t, seat, pools, rng)
    back_bids(t, seat, offered, pools)
    for other, p in enumerate(t.seat):
        fill_hand(p, pools)
        p.thrown = [pools[t.age].pop() if card == NONE else card for card in p.thrown]
        if NONE in p.prepared:
            guess_prepared(t, other)
    if NONE in t.deck:
        t.deck = sorted(pools[t.age])
    nothing_chosen(t)
    return t


def unknown_cards(t: ThroughTheAges, seat: int, offered: list[int], rng: Rng) -> list[list[int]]:
    """For each age the cards that the seat has not seen, shuffled: events and territories at the end."""
    known = open_military(t) + own_events(t, seat) + offered
    if 0 <= seat < t.seats:
        known += t.seat[seat].hand + t.seat[seat].thrown + t.seat[seat].kept
    if t.peeked != NONE and t.peeked not in known:
        known.append(t.peeked)
    pools: list[list[int]] = []
    for age in range(5):
        cards = t.box.military_deck(age, t.players[age], t.mode) if age <= t.rules().ages else []
        for card in known:
            if card in cards:
                cards.remove(card)
        rng.shuffle(cards)
        pools.append(cards)
    return pools


def own_events(t: ThroughTheAges, seat: int) -> list[int]:
    """The events that the seat prepared and that still lie in the future or the current events."""
    if not 0 <= seat < t.seats:
        return []
    seen = open_military(t)
    return [card for card in t.seat[seat].prepared if card not in seen]


def fill_finals(t: ThroughTheAges, pools: list[list[int]], rng: Rng) -> None:
    """The face-down events that score at the end; where they come out of a deck of this game, out of its pool."""
    if t.rules().ages == t.box.cards[t.box.impacts[0]].age:
        pool = pools[t.rules().ages]
        t.hidden_finals = sorted([next_impact(t, pool) if card == NONE else card for card in t.hidden_finals])
        for p in t.seat:
            p.kept = [next_impact(t, pool) if card == NONE else card for card in p.kept]
    elif NONE in t.hidden_finals:
        rest = [card for card in t.box.impacts if card not in t.finals]
        rng.shuffle(rest)
        t.hidden_finals = sorted(rest[:len(t.hidden_finals)])


def next_impact(t: ThroughTheAges, pool: list[int]) -> int:
    """An Age III event out of the pool."""
    card = next(card for card in pool if t.box.cards[card].impact)
    pool.remove(card)
    return card


def next_event(t: ThroughTheAges, pool: list[int]) -> int:
    """An event or territory out of the pool."""
    for i, card in enumerate(pool):
        if t.box.cards[card].category in (EVENT, TERRITORY):
            del pool[i]
            return card
    raise AssertionError("no event is left")


def fill_events(t: ThroughTheAges, seat: int, pools: list[list[int]], rng: Rng) -> None:
    """The future events of others, and the current events with those of one's own among them."""
    t.future = [event if event.card != NONE else Prepared(next_event(t, pools[event.age]), event.seat, event.age)
                for event in t.future]
    if NONE not in t.current:
        return
    waiting = [event.card for event in t.future]
    known = [card for card in own_events(t, seat) if card not in waiting]
    if t.peeked != NONE and t.peeked not in known:
        known.append(t.peeked)
    cards = known[:]
    for age in t.ages:
        if sum(t.box.cards[card].age == age for card in cards) < t.ages.count(age):
            cards.append(next_event(t, pools[age]))
    t.current = sorted(cards, key=lambda card: (t.box.cards[card].age, card))
    if t.peekers and t.peeked == NONE:
        t.peeked = t.current[rng.below(t.ages.count(t.ages[0]))]


def guess_prepared(t: ThroughTheAges, seat: int) -> None:
    """What another seat prepared: those still in the future events, then any that may have been his."""
    cards = [event.card for event in t.future if event.seat == seat]
    others = [card for card in t.current + t.past if t.box.cards[card].age > 0 and card not in cards]
    short = len(t.seat[seat].prepared) - len(cards)
    t.seat[seat].prepared = (others + [t.past[0] if t.past else 0] * short)[:short] + cards


def nothing_chosen(t: ThroughTheAges) -> None:
    """What a defender or colonist has already named is unknown: take it for nothing yet."""
    steps: list[object] = [*cast(Table, t).stack]
    for step in steps:
        if isinstance(step, (colonies.SendForce, aggression.Defence, sacrifice.Sacrifice)) and step.chosen is None:
            step.chosen = colonies.nothing_yet(t.box)
        elif isinstance(step, bonus.Keeping) and NONE in step.chosen:
            step.chosen = t.seat[step.seat].kept[:len(step.chosen)]        # any of them
