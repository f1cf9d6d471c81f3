"""Armies (TA15-7.09 to TA15-7.15)."""
from __future__ import annotations

from kronika.games.through_the_ages.cards import AIR_FORCE, CARDS, GENGHIS, TYPES, Card
from kronika.games.through_the_ages.table import Seat

INFANTRY_SLOTS = TYPES[7]
CAVALRY_SLOTS = TYPES[8]
ARTILLERY_SLOTS = TYPES[9]
AIR_SLOTS = TYPES[AIR_FORCE]


def count(workers: list[int], slots: list[int], least: int) -> int:
    """Units on these cards of at least that level."""
    total = 0
    for slot in slots:
        if CARDS[slot].age >= least:
            total += workers[slot]
    return total


def tactical_strength(p: Seat, workers: list[int]) -> int:
    """TA15-7.09 to TA15-7.15: the best arrangement of these units by the current tactic."""
    tactic = CARDS[p.tactic]
    least = tactic.age - 1                       # a unit two levels below outdates its army (TA15-7.11)
    infantry = count(workers, INFANTRY_SLOTS, 0)
    cavalry = count(workers, CAVALRY_SLOTS, 0)
    artillery = count(workers, ARTILLERY_SLOTS, 0)
    if p.leader != GENGHIS and (infantry < tactic.infantry or cavalry < tactic.cavalry
                                or artillery < tactic.artillery):
        return 0
    air = count(workers, AIR_SLOTS, 0)
    modern_infantry = count(workers, INFANTRY_SLOTS, least)
    modern_cavalry = count(workers, CAVALRY_SLOTS, least)
    modern_artillery = count(workers, ARTILLERY_SLOTS, least)
    genghis = p.leader == GENGHIS
    most = armies(tactic, modern_infantry, modern_cavalry, modern_artillery, genghis)
    top = 0
    full = most
    while full >= 0:
        lent = max(0, tactic.cavalry * full - modern_cavalry)    # infantry that stands for cavalry
        outdated = armies(tactic, infantry - tactic.infantry * full - lent, cavalry - tactic.cavalry * full + lent,
                          artillery - tactic.artillery * full, genghis)
        total = strength_of(tactic, full, outdated, air)
        if total > top:
            top = total
        if not genghis:
            break                                # as many full armies as possible are best
        full -= 1
    return top


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
