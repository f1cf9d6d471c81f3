"""The odds of a battle and of a whole siege, exact for players who reroll as HW-R.36 and HW-R.64 say.

The defender rerolls his lowest die while he is losing or tied; the invader his lowest while he is not winning.
"""
from __future__ import annotations

from typing import Final

from kronika.games.history_of_the_world.cards import FACES
from kronika.games.history_of_the_world.modifiers import (
    bonus,
    defence,
    defender_dice,
    defender_rerolls,
    rerolls,
    siege_bonus,
    wins_ties,
)
from kronika.games.history_of_the_world.table import Realm, World

MOST: Final = 14                       # a greater lead than the faces of a die changes nothing


class Odds:
    """Chances that the invader wins, ties and loses one battle."""

    def __init__(self, win: float, tie: float, lose: float) -> None:
        self.win = win
        self.tie = tie
        self.lose = lose


_KNOWN: Final[dict[int, Odds]] = {}


def odds(lead: int, dice: int, mine: int, theirs: int, ties: bool) -> Odds:
    """One battle: the invader's modifiers less the defender's, the defender's dice, both sides' rerolls."""
    lead = max(-MOST, min(MOST, lead))
    key = (((lead + MOST) * 4 + dice) * 8 + min(mine, 7)) * 8 + min(theirs, 7) * 2 + int(ties)
    found = _KNOWN.get(key)
    if found is None:
        found = count(lead, dice, min(mine, 7), min(theirs, 7), ties)
        _KNOWN[key] = found
    return found


def count(lead: int, dice: int, mine: int, theirs: int, ties: bool) -> Odds:
    """Every roll of two dice against one or two."""
    out = [0.0, 0.0, 0.0]
    for high in range(1, FACES + 1):
        for top in range(1, FACES + 1):
            chance = highest(high, 2) * highest(top, dice)
            exchange(high, top, dice, lead, mine, theirs, ties, True, 0, chance, out)
    return Odds(out[0], out[1], out[2])


def highest(face: int, dice: int) -> float:
    """The chance that the highest of so many dice shows this face."""
    if dice == 1:
        return 1.0 / FACES
    return (2.0 * face - 1.0) / (FACES * FACES)


def exchange(high: int, top: int, dice: int, lead: int, mine: int, theirs: int, ties: bool, invader: bool, passes: int,
             chance: float, out: list[float]) -> None:
    """HW-R.09: reroll or pass in turn, beginning with the invader, until both pass in a row."""
    margin = high + lead - top
    ahead = margin > 0 or (margin == 0 and ties)
    if passes == 2 or mine + theirs == 0:
        out[0 if ahead else 1 if margin == 0 else 2] += chance
    elif invader and not ahead and mine > 0:
        for face in range(1, FACES + 1):
            exchange(max(high, face), top, dice, lead, mine - 1, theirs, ties, False, 0, chance / FACES, out)
    elif not invader and margin >= 0 and theirs > 0:
        for face in range(1, FACES + 1):
            best = face if dice == 1 else max(top, face)
            exchange(high, best, dice, lead, mine, theirs - 1, ties, True, 0, chance / FACES, out)
    else:
        exchange(high, top, dice, lead, mine, theirs, ties, not invader, passes + 1, chance, out)


def battle_odds(t: World, realm: Realm, land: int, fleet: bool, level: int) -> Odds:
    """The next battle for a defended land, with the modifiers of the moment."""
    lead = bonus(t, realm, land, fleet, level) - defence(realm, land)
    return odds(lead, defender_dice(t, realm, land), rerolls(realm, fleet), defender_rerolls(realm, fleet),
                wins_ties(realm, fleet))


class Siege:
    """What comes of an invasion that is fought to the end: the chance to hold the land, and the armies it takes."""

    def __init__(self, holds: float, armies: float) -> None:
        self.holds = holds
        self.armies = armies


SURE: Final = Siege(1.0, 1.0)


def fight(t: World, realm: Realm, land: int, fleet: bool, level: int, armies: int, tokens: int) -> Siege:
    """From the battle at this level on, with so much left on the card; a land emptied by a tie is taken again."""
    lead = bonus(t, realm, land, fleet, 0) - defence(realm, land)
    dice = defender_dice(t, realm, land)
    mine = rerolls(realm, fleet)
    theirs = defender_rerolls(realm, fleet)
    ties = wins_ties(realm, fleet)
    holds = 0.0
    spent = 0.0
    reached = 1.0
    while reached > 1e-6:
        now = odds(lead + siege_bonus(realm, level), dice, mine, theirs, ties)
        holds += reached * (now.win + (now.tie if armies > 0 else 0.0))
        spent += reached * now.tie if armies > 0 else 0.0
        reached *= now.lose
        if tokens > 0:
            tokens -= 1
        elif armies > 0:
            armies -= 1
            spent += reached
        else:
            break
        level += 1
    return Siege(holds, spent)


def invasion(t: World, realm: Realm, land: int, fleet: bool) -> Siege:
    """An invasion with all that is on the card, the invading army counted."""
    if t.holder[land] in (-1, realm.seat):
        return SURE
    if realm.ruse:
        return SURE
    found = fight(t, realm, land, fleet, 0, realm.armies - 1, realm.tokens)
    return Siege(found.holds, found.armies + 1.0)
