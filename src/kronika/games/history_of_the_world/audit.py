"""What must always be true of a table: no piece and no card is lost or doubled."""
from __future__ import annotations

from kronika.games.history_of_the_world.battle import Battle
from kronika.games.history_of_the_world.cards import (
    ARMIES,
    CAPITAL,
    CITY,
    EVENTS,
    FORT,
    FORTS,
    MONUMENT,
    MONUMENTS,
    PIECES,
    TOWN,
    of_epoch,
)
from kronika.games.history_of_the_world.table import NOBODY, NOT_YET, PLAYED, World
from kronika.games.history_of_the_world.track import Conflict


def problems(t: World) -> list[str]:
    """Everything wrong with the table, in plain words; empty if all is well."""
    out = armies(t) + pools(t) + scores(t)
    for epoch in range(1, t.epoch + 1):
        out += events(t, epoch)
    return out + empires(t)


def armies(t: World) -> list[str]:
    """HW-1.01: 25 armies of each colour, wherever they are; an active army belongs to the player."""
    out: list[str] = []
    for seat, p in enumerate(t.seat):
        count = p.supply + t.holder.count(seat)
        count += sum(realm.armies for realm in t.realms if realm.seat == seat)
        if seat == t.player:
            for step in t.stack:
                if isinstance(step, Battle):
                    count += 1 + step.armies     # the invading army, and those on the catapult
        if count != ARMIES or p.supply < 0:
            out.append(f"seat {seat} has {count} armies, {p.supply} of them in the supply")
    for land, active in enumerate(t.active):
        if active and (t.holder[land] == NOBODY or t.holder[land] != t.player):
            out.append(f"land {land} has an active army out of turn")
    for realm in t.realms:
        if realm.armies < 0 or realm.tokens < 0 or realm.seat != t.player:
            out.append(f"the card of seat {realm.seat} has {realm.armies} armies and {realm.tokens} tokens")
    return out


def pools(t: World) -> list[str]:
    """HW-1.02, HW-1.03, HW-1.09: pieces on the board and in the pool make up the box."""
    out: list[str] = []
    towns = sum(1 for built in t.built if built & TOWN)
    monuments = sum(1 for built in t.built if built & MONUMENT)
    forts = sum(1 for built in t.built if built & FORT)
    for what, there, left, box in (("capital", towns, t.pieces, PIECES), ("fort", forts, t.forts, FORTS),
                                   ("monument", monuments, t.monuments, MONUMENTS)):
        if there + left != box or left < 0:
            out.append(f"{there} of the kind {what} on the board and {left} in the pool")
    out += [f"land {land} has a capital and a city" for land, built in enumerate(t.built)
            if built & CAPITAL and built & CITY]
    return out


def scores(t: World) -> list[str]:
    """HW-19.03: no two players on one score, but while one of them has to move on."""
    top: object = t.stack[-1] if t.stack else None
    if t.epoch == 0 or isinstance(top, Conflict):
        return []
    held = [p.score for p in t.seat]
    return [] if len(set(held)) == len(held) and min(held) >= 0 else [f"the scores are {held}"]


def events(t: World, epoch: int) -> list[str]:
    """HW-5.01: one event of the epoch each, all different; what was shown is what was chosen."""
    out: list[str] = []
    cards = [p.event[epoch - 1] for p in t.seat if p.fate[epoch - 1] != NOT_YET]
    if len(set(cards)) != len(cards) or any(card not in of_epoch(epoch) for card in cards):
        out.append(f"the events of epoch {epoch} are {cards}")
    for seat, p in enumerate(t.seat):
        shown = p.past.shown[epoch - 1]
        if (p.fate[epoch - 1] == PLAYED) != (shown >= 0) or (shown >= 0 and shown != p.event[epoch - 1]):
            out.append(f"seat {seat} has shown {shown} of epoch {epoch}")
        if shown >= 0 and EVENTS[shown].epoch != epoch:
            out.append(f"seat {seat} has shown an event of another epoch")
    return out


def empires(t: World) -> list[str]:
    """HW-5.01: one empire of the epoch each, all different."""
    cards = [p.empire for p in t.seat if p.empire >= 0]
    good = t.epoch > 0 and all(card in of_epoch(t.epoch) for card in cards) and len(set(cards)) == len(cards)
    return [] if good or not cards else [f"the empires of epoch {t.epoch} are {cards}"]
