"""Armies (TA15-7.09 to TA15-7.15)."""
from __future__ import annotations

from kronika.games.through_the_ages.cards import AIR_FORCE, ARTILLERY, CAVALRY, INFANTRY, Card
from kronika.games.through_the_ages.table import Seat


def total(workers: list[int], slots: list[int]) -> int:
    """Units on these cards."""
    found = 0
    for slot in slots:
        found += workers[slot]
    return found


def count(cards: list[Card], workers: list[int], slots: list[int], least: int) -> int:
    """Units on these cards of at least that level."""
    total = 0
    for slot in slots:
        if cards[slot].age >= least:
            total += workers[slot]
    return total


def tactical_strength(p: Seat, workers: list[int]) -> int:
    """TA15-7.09 to TA15-7.15: the best arrangement of these units by the current tactic."""
    cards = p.box.cards
    types = p.box.types
    lead = p.lead()
    genghis = lead.infantry_rides
    tactic = cards[p.tactic]
    least = tactic.age - 1                       # a unit two levels below outdates its army (TA15-7.11)
    infantry = total(workers, types[INFANTRY])
    cavalry = total(workers, types[CAVALRY])
    artillery = total(workers, types[ARTILLERY])
    if lead.no_armies or (not genghis and (infantry < tactic.infantry or cavalry < tactic.cavalry
                                           or artillery < tactic.artillery)):
        return 0
    air = total(workers, types[AIR_FORCE])
    modern_infantry = count(cards, workers, types[INFANTRY], least)
    modern_cavalry = count(cards, workers, types[CAVALRY], least)
    modern_artillery = count(cards, workers, types[ARTILLERY], least)
    most = armies(tactic, modern_infantry, modern_cavalry, modern_artillery, genghis)
    top = 0
    full = most
    while full >= 0:
        lent = max(0, tactic.cavalry * full - modern_cavalry)    # infantry that stands for cavalry
        outdated = armies(tactic, infantry - tactic.infantry * full - lent, cavalry - tactic.cavalry * full + lent,
                          artillery - tactic.artillery * full, genghis)
        top = max(top, strength_of(tactic, full, outdated, air))
        if not genghis:
            break                                # as many full armies as possible are best
        full -= 1
    return top


def arrangement(p: Seat, workers: list[int]) -> tuple[int, int]:
    """How many armies the best arrangement has: full ones, and outdated ones."""
    cards = p.box.cards
    tactic = cards[p.tactic]
    genghis = p.lead().infantry_rides
    kinds = [p.box.types[kind] for kind in (INFANTRY, CAVALRY, ARTILLERY)]
    old = [total(workers, slots) for slots in kinds]
    new = [count(cards, workers, slots, tactic.age - 1) for slots in kinds]
    air = total(workers, p.box.types[AIR_FORCE])
    found = (0, 0)
    for full in range(0 if p.lead().no_armies else armies(tactic, new[0], new[1], new[2], genghis) + 1):
        lent = max(0, tactic.cavalry * full - new[1])
        outdated = armies(tactic, old[0] - tactic.infantry * full - lent, old[1] - tactic.cavalry * full + lent,
                          old[2] - tactic.artillery * full, genghis)
        if strength_of(tactic, full, outdated, air) >= strength_of(tactic, found[0], found[1], air):
            found = (full, outdated)
    return found


def is_outdated(p: Seat, unit: int) -> bool:
    """TA15-7.11, TA06-7.07: whether a unit of this card outdates its army by the current tactic."""
    return p.box.cards[p.tactic].age - 1 > p.box.cards[unit].age


def armies(tactic: Card, infantry: int, cavalry: int, artillery: int, genghis: bool) -> int:
    """How many full sets so many units make (TA15-7.15: infantry may stand for cavalry)."""
    most = 99
    if tactic.infantry:
        most = infantry // tactic.infantry
    if tactic.cavalry and genghis:
        most = min(most, (infantry + cavalry) // (tactic.infantry + tactic.cavalry))
    elif tactic.cavalry:
        most = min(most, cavalry // tactic.cavalry)
    if tactic.artillery:
        most = min(most, artillery // tactic.artillery)
    return most


def strength_of(tactic: Card, full: int, outdated: int, air: int) -> int:
    """TA15-7.10, TA15-7.13: air forces double full armies first."""
    doubled = min(air, full)
    doubled_outdated = min(air - doubled, outdated)
    return tactic.tactical * (full + doubled) + tactic.outdated * (outdated + doubled_outdated)


def best_army(p: Seat, workers: list[int]) -> int:
    """TA06-13.13: the highest bonus that any one army of these units gives."""
    cards = p.box.cards
    tactic = cards[p.tactic]
    kinds = [p.box.types[kind] for kind in (INFANTRY, CAVALRY, ARTILLERY)]
    old = [total(workers, slots) for slots in kinds]
    new = [count(cards, workers, slots, tactic.age - 1) for slots in kinds]
    doubled = 2 if total(workers, p.box.types[AIR_FORCE]) else 1
    if armies(tactic, new[0], new[1], new[2], False):
        return tactic.tactical * doubled
    return tactic.outdated * doubled if armies(tactic, old[0], old[1], old[2], False) else 0
