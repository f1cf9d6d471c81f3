"""The rules that can refuse, in the order of the rulebook. Their sentences stand in rules/*.md."""
from __future__ import annotations

from typing import Final

from kronika.core.rule import Rule

PLAYERS: Final = Rule("SW-1.01")
OWN_HAND: Final = Rule("SW-3.06", absent=True)
ONE_ACTION: Final = Rule("SW-3.07")
NO_DUPLICATE: Final = Rule("SW-4.02")
STAGE_ORDER: Final = Rule("SW-4.12")
WONDER_COMPLETE: Final = Rule("SW-4.13")
COIN_COST: Final = Rule("SW-5.02")
RESOURCE_COST: Final = Rule("SW-5.03")
COINS_AT_START: Final = Rule("SW-5.19")
SEVENTH_CARD: Final = Rule("SW-8.10", absent=True)
SALVAGE: Final = Rule("SW-8.20")
SALVAGE_PILE: Final = Rule("SW-8.21", absent=True)
SALVAGE_BUILDS: Final = Rule("SW-8.22")
ALL_DAY: Final = Rule("SW-12.01")
NO_SUPERFLUOUS: Final = Rule("SW-R02")
FREE_IS_FREE: Final = Rule("SW-R03")
BOARD_TAKEN: Final = Rule("SW-R29")
FINAL: Final = Rule("SW-R32")

RULES: Final = [
    PLAYERS, OWN_HAND, ONE_ACTION, NO_DUPLICATE, STAGE_ORDER, WONDER_COMPLETE, COIN_COST, RESOURCE_COST, COINS_AT_START,
    SEVENTH_CARD, SALVAGE, SALVAGE_PILE, SALVAGE_BUILDS, ALL_DAY, NO_SUPERFLUOUS, FREE_IS_FREE, BOARD_TAKEN, FINAL]
