"""The rules that can refuse, in the order of the rulebook; as kin, the rules and rulings that say the same."""
from __future__ import annotations

from typing import Final

from kronika.core.rule import Rule

PLAYERS: Final = Rule("CV-1.01")
CARD_LIMIT: Final = Rule("CV-1.14")
PIECES: Final = Rule("CV-1.16", kin=("CV-1.02", "CV-8.06"))
REGION: Final = Rule("CV-2.02", kin=("CV-2.01", "CV-R63"))
BORDER: Final = Rule("CV-2.08", kin=("CV-2.10", "CV-9.02"))
OPEN_SEA: Final = Rule("CV-2.11", kin=("CV-9.06", "CV-20.07"))
TWO_COASTS: Final = Rule("CV-2.13", kin=("CV-9.06", "CV-R18", "CV-R83"))
TAKEN_NATION: Final = Rule("CV-3.04")
NO_NATION: Final = Rule("CV-3.11", kin=("CV-3.05", "CV-3.06", "CV-3.07", "CV-3.08", "CV-3.09"))
TAX_RATE: Final = Rule("CV-5.02", kin=("CV-20.10",))
TAKES: Final = Rule("CV-5.04", kin=("CV-5.06", "CV-R02", "CV-R59", "CV-R66"))
GROW_WHERE: Final = Rule("CV-6.01", kin=("CV-6.03",))
GROW_ALL: Final = Rule("CV-6.02", kin=("CV-6.03",))
GROW_STOCK: Final = Rule("CV-6.03", kin=("CV-6.02",))
SHIP_PAYMENT: Final = Rule("CV-8.02", kin=("CV-8.01", "CV-21.06", "CV-23.05", "CV-23.12", "CV-R07", "CV-R46"))
COASTAL: Final = Rule("CV-8.03", kin=("CV-R08",))
NO_SHIP: Final = Rule("CV-8.04")
MAINTAINED: Final = Rule("CV-8.05")
ONE_BORDER: Final = Rule("CV-9.02")
MOVED: Final = Rule("CV-9.03", kin=("CV-9.02", "CV-9.10", "CV-R11"))
VOYAGE: Final = Rule("CV-9.04", kin=("CV-20.02",))
CAPACITY: Final = Rule("CV-9.05")
WATERWAY: Final = Rule("CV-9.06", kin=("CV-2.12", "CV-2.13", "CV-R18"))
VOYAGE_END: Final = Rule("CV-9.07", kin=("CV-R10", "CV-R77"))
OWN_PIECES: Final = Rule("CV-9.09", kin=("CV-9.02",))
ATTACK_ORDER: Final = Rule("CV-10.15", kin=("CV-R15", "CV-R75"))
REDUCE: Final = Rule("CV-10.16", kin=("CV-10.17", "CV-15.11", "CV-16.16", "CV-16.17", "CV-R03", "CV-R17", "CV-R36"))
CITY_TOKENS: Final = Rule("CV-11.01")
ONE_CITY: Final = Rule("CV-11.02")
CITY_SUPPORT: Final = Rule("CV-11.03", kin=("CV-R16",))
CITY_PIECE: Final = Rule("CV-11.04", kin=("CV-1.02", "CV-1.16", "CV-21.02"))
BUY_GOLD: Final = Rule("CV-12.05", kin=("CV-21.06", "CV-R19"))
TWO_PLAYERS: Final = Rule("CV-13.01", kin=("CV-R21",))
THREE_CARDS: Final = Rule("CV-13.03", kin=("CV-R21",))
TRUTH: Final = Rule("CV-13.04", kin=("CV-R20", "CV-R21"))
TOTAL: Final = Rule("CV-13.06", kin=("CV-1.08", "CV-1.09", "CV-13.04", "CV-R20", "CV-R21"))
AGREE: Final = Rule("CV-13.07", kin=("CV-R21",))
TRADABLE: Final = Rule("CV-13.08", kin=("CV-R22",))
TRADE_END: Final = Rule("CV-13.09", kin=("CV-R21",))
PAYMENT: Final = Rule("CV-14.03", kin=("CV-21.06", "CV-R60"))
NO_CHANGE: Final = Rule("CV-14.04", kin=("CV-14.03", "CV-R60"))
NEEDS_LAW: Final = Rule("CV-14.11", kin=("CV-20.14", "CV-R25"))
ONE_PURCHASE: Final = Rule("CV-14.14")
NO_COPY: Final = Rule("CV-14.15", kin=("CV-1.12", "CV-1.13"))
LOSSES: Final = Rule("CV-15.10", kin=("CV-16.03", "CV-R31"))
ERUPTION: Final = Rule("CV-16.01", kin=("CV-R30",))
QUAKE: Final = Rule("CV-16.02", kin=("CV-R30", "CV-R65"))
FLOODED: Final = Rule("CV-16.03", kin=("CV-R31",))
FLOOD_SHARE: Final = Rule("CV-16.04", kin=("CV-R31", "CV-R61"))
FLOOD_CAP: Final = Rule("CV-16.05", kin=("CV-16.04", "CV-R31", "CV-R61", "CV-R70"))
FAMINE_SHARE: Final = Rule("CV-16.06", kin=("CV-R61",))
FACTION: Final = Rule("CV-16.09", kin=("CV-16.11", "CV-16.12", "CV-R34"))
EPIDEMIC_SHARE: Final = Rule("CV-16.14", kin=("CV-R35", "CV-R61", "CV-R82"))
EMPTY_AREA: Final = Rule("CV-16.15", kin=("CV-R35",))
ICONOCLASM_SHARE: Final = Rule("CV-16.17", kin=("CV-R36", "CV-R61", "CV-R82"))
RAIDS: Final = Rule("CV-16.18", kin=("CV-R37",))
HAND_LIMIT: Final = Rule("CV-17.01", kin=("CV-R69", "CV-R81"))
RETURNS: Final = Rule("CV-17.04", kin=("CV-17.02", "CV-R62", "CV-R69", "CV-R81"))
PEOPLES_71: Final = Rule("CV-23.01", kin=("CV-23.10", "CV-1.01"))
OCCUPIED_71: Final = Rule("CV-23.06")
UNIT_BESIDE: Final = Rule("CV-R08", kin=("CV-8.03", "CV-R72"))
OFFER_FORM: Final = Rule("CV-R21", kin=("CV-R78",))
NAME_COMMODITY: Final = Rule("CV-R23", kin=("CV-13.04", "CV-R20"))
EXACT: Final = Rule("CV-R29", kin=("CV-15.10", "CV-16.09", "CV-R33"))
ANNEX: Final = Rule("CV-R34", kin=("CV-21.04", "CV-21.07"))
NOTHING_PAID: Final = Rule("CV-R60", kin=("CV-14.04", "CV-14.05"))
ASSIGNED: Final = Rule("CV-R61", kin=("CV-16.04", "CV-16.06", "CV-16.14", "CV-16.17", "CV-R70", "CV-R82"))
LAST_MOVE: Final = Rule("CV-R77", kin=("CV-9.07", "CV-23.04", "CV-R10"))

RULES: Final = [
    PLAYERS, CARD_LIMIT, PIECES, REGION, BORDER, OPEN_SEA, TWO_COASTS, TAKEN_NATION, NO_NATION, TAX_RATE, TAKES,
    GROW_WHERE, GROW_ALL, GROW_STOCK, SHIP_PAYMENT, COASTAL, NO_SHIP, MAINTAINED, ONE_BORDER, MOVED, VOYAGE,
    CAPACITY, WATERWAY, VOYAGE_END, OWN_PIECES, ATTACK_ORDER, REDUCE, CITY_TOKENS, ONE_CITY, CITY_SUPPORT,
    CITY_PIECE, BUY_GOLD, TWO_PLAYERS, THREE_CARDS, TRUTH, TOTAL, AGREE, TRADABLE, TRADE_END, PAYMENT, NO_CHANGE,
    NEEDS_LAW, ONE_PURCHASE, NO_COPY, LOSSES, ERUPTION, QUAKE, FLOODED, FLOOD_SHARE, FLOOD_CAP, FAMINE_SHARE,
    FACTION, EPIDEMIC_SHARE, EMPTY_AREA, ICONOCLASM_SHARE, RAIDS, HAND_LIMIT, RETURNS, PEOPLES_71, OCCUPIED_71,
    UNIT_BESIDE, OFFER_FORM, NAME_COMMODITY, EXACT, ANNEX, NOTHING_PAID, ASSIGNED, LAST_MOVE]
