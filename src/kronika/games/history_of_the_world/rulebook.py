"""The rules that can refuse, in the order of the rulebook. Their sentences stand in rules/*.md."""
from __future__ import annotations

from typing import Final

from kronika.core.rule import Rule

POOL_EMPTY: Final = Rule("HW-1.04")
ONE_FORT: Final = Rule("HW-1.07")
PLAYERS: Final = Rule("HW-2.04")
ONE_TURN: Final = Rule("HW-3.03")
TAKE_EVENT: Final = Rule("HW-5.02")
TAKE_EMPIRE: Final = Rule("HW-5.03")
TOGETHER: Final = Rule("HW-5.04")
MIDDLE: Final = Rule("HW-5.05")
CHOSEN: Final = Rule("HW-5.09")
WHILE_ARMIES: Final = Rule("HW-9.01")
ADJACENT: Final = Rule("HW-9.02")
BY_BORDER: Final = Rule("HW-9.03")
ARMY_INVADES: Final = Rule("HW-9.04")
REROLLS: Final = Rule("HW-10.10")
SIEGE_PAYS: Final = Rule("HW-11.01")
FORT_SITE: Final = Rule("HW-14.01")
FREE_FORT_SITE: Final = Rule("HW-14.02")
NO_FORT_NOW: Final = Rule("HW-14.03")
FORT_COSTS_ARMY: Final = Rule("HW-14.04")
FLEET: Final = Rule("HW-15.02")
CARAVAN: Final = Rule("HW-15.03")
NO_MONUMENT: Final = Rule("HW-16.01")
MONUMENT_SITE: Final = Rule("HW-16.02")
OWN_TURN: Final = Rule("HW-21.01")
NOT_IN_INVASION: Final = Rule("HW-21.03")
NOT_IN_KINGDOM: Final = Rule("HW-21.05")
ENOUGH_SUPPLY: Final = Rule("HW-21.07")
PESTILENCE: Final = Rule("HW-21.10")
IN_HAND: Final = Rule("HW-21.11")
KINGDOM_EPOCH: Final = Rule("HW-22.01")
KINGDOM_STEP: Final = Rule("HW-22.02")
ABILITY: Final = Rule("HW-23.01")
KEEP_OR_GIVE: Final = Rule("HW-25.02")
MUST_GIVE: Final = Rule("HW-25.04")
RECALL: Final = Rule("HW-R.07")
WINDOWS: Final = Rule("HW-R.18")
OWN_ACTIVE: Final = Rule("HW-R.24")
OPPOSING: Final = Rule("HW-R.25")
BARREN_LAND: Final = Rule("HW-R.26")
FORTS_AT_MONUMENTS: Final = Rule("HW-R.28")
EMPIRE_PLAYED: Final = Rule("HW-R.32")
KINGDOM_SUPPLY: Final = Rule("HW-R.41")
NO_EFFECT: Final = Rule("HW-R.45")
CONQUEST_OVER: Final = Rule("HW-R.46")
WHICH_DIE: Final = Rule("HW-R.48")
NEXT_TO_ACTIVE: Final = Rule("HW-R.52")
GAINS_TAKEN: Final = Rule("HW-R.62")
ONE_CAPITAL: Final = Rule("HW-R.67")

RULES: Final = [
    POOL_EMPTY, ONE_FORT, PLAYERS, ONE_TURN, TAKE_EVENT, TAKE_EMPIRE, TOGETHER, MIDDLE, CHOSEN, WHILE_ARMIES,
    ADJACENT, BY_BORDER, ARMY_INVADES, REROLLS, SIEGE_PAYS, FORT_SITE, FREE_FORT_SITE, NO_FORT_NOW, FORT_COSTS_ARMY,
    FLEET, CARAVAN, NO_MONUMENT, MONUMENT_SITE, OWN_TURN, NOT_IN_INVASION, NOT_IN_KINGDOM, ENOUGH_SUPPLY, PESTILENCE,
    IN_HAND, KINGDOM_EPOCH, KINGDOM_STEP, ABILITY, KEEP_OR_GIVE, MUST_GIVE, RECALL, WINDOWS, OWN_ACTIVE, OPPOSING,
    BARREN_LAND, FORTS_AT_MONUMENTS, EMPIRE_PLAYED, KINGDOM_SUPPLY, NO_EFFECT, CONQUEST_OVER, WHICH_DIE,
    NEXT_TO_ACTIVE, GAINS_TAKEN, ONE_CAPITAL]
