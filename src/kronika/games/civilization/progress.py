"""E13: the progress table (chapter 18), victory (chapter 19), and the ends of the shorter games (chapter 23)."""
from __future__ import annotations

from typing import Final

from kronika.games.civilization.cards import (
    CARDS,
    EPOCHS,
    FARMERS,
    FINISH,
    GROUP_IDS,
    NATIONS,
    NOMADS,
    members,
    points,
)
from kronika.games.civilization.table import (
    LIMIT_OF_TURNS,
    STALLED,
    VICTORY,
    Civilization,
    Seat,
)

TURNS: Final = 50                      # no game goes on for longer (remark to CV-4.06)
PATIENCE: Final = 15                   # turns in which no marker comes to a new space


def advance(t: Civilization) -> None:
    """CV-18.01 to CV-18.12: every marker moves one space on, stays, or moves one back."""
    totals = [p.total() for p in t.seat]
    t.show()
    moved = False
    for seat in t.order:
        p = t.seat[seat]
        before = p.space
        if must_step_back(p, totals[seat]):
            p.space = max(0, p.space - 1)
        elif may_enter(t, p, totals[seat]):
            p.space += 1
        if p.space > p.furthest:
            p.furthest = p.space
            moved = True
        if p.space != before:
            t.note("marker" if p.space > before else "marker_back", seat, (p.space,))
    t.stalled = 0 if moved else t.stalled + 1
    finish(t)


def must_step_back(p: Seat, total: int) -> bool:
    """CV-18.07, CV-18.09, CV-18.12, CV-R38."""
    nation = NATIONS[p.nation]
    if p.space == 0:
        return False
    return (nation.epoch[p.space] > 1 and p.cities == 0) or nation.value[p.space] > total


def may_enter(t: Civilization, p: Seat, total: int) -> bool:
    """CV-18.02 to CV-18.06, CV-18.08, CV-19.02: the requirement of the next space."""
    nation = NATIONS[p.nation]
    to = p.space + 1
    if to > FINISH:
        return False
    if to == FINISH:
        return total >= nation.value[p.space]
    if nation.epoch[to] > nation.epoch[p.space] and not ready_for(t, p, nation.epoch[to]):
        return False
    return t.mode == FARMERS or total >= nation.value[to]


def ready_for(t: Civilization, p: Seat, epoch: int) -> bool:
    """What the epoch asks of those who enter it; CV-23.13: in game 72 only the two cities."""
    need = EPOCHS[epoch - 1]
    if p.cities < need.get("cities", 0):
        return False
    if t.mode == FARMERS:
        return True
    enough: bool = (groups(p.cards) >= need.get("civ_card_groups", 0)
                    and p.cards.bit_count() >= need.get("civ_cards", 0)
                    and points(p.cards) >= need.get("civ_card_points", 0))
    return enough


def groups(cards: int) -> int:
    """CV-18.03: the groups of a set of cards; a card of two groups counts for both."""
    held = 0
    for card in members(cards):
        held |= CARDS[card].groups
    return sum(1 for group in range(len(GROUP_IDS)) if (held >> group) & 1)


def finish(t: Civilization) -> None:
    """CV-19.01, CV-23.14, CV-23.16: the first at the goal ends the game."""
    if any(p.space >= t.goal for p in t.seat):
        t.ended = VICTORY
    elif t.turn >= TURNS:
        t.ended = LIMIT_OF_TURNS
    elif t.stalled >= PATIENCE:
        t.ended = STALLED


def turn_marker(t: Civilization) -> None:
    """CV-23.07: among nomads a marker counts the turns."""
    for p in t.seat:
        p.space = t.turn
    if t.turn >= t.goal:
        t.ended = VICTORY


def standing(t: Civilization, seat: int) -> tuple[int, int, int, int]:
    """What decides, first number first: CV-19.03, CV-R40; CV-23.09, CV-23.14, CV-R45."""
    p = t.seat[seat]
    if t.mode == NOMADS:
        return len(t.areas_of(seat)), p.people, 0, 0
    if t.mode == FARMERS:
        return p.space, p.cities, p.people, -p.nation
    return p.space, p.total(), points(p.cards), p.cities


def score(t: Civilization, seat: int) -> int:
    """One number for people: areas, cities, or the total of cards and treasury."""
    p = t.seat[seat]
    if t.mode == NOMADS:
        return len(t.areas_of(seat))
    return p.cities if t.mode == FARMERS else p.total()
