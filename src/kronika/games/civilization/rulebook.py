"""The rules that can refuse, in the order of the rulebook."""
from __future__ import annotations

from typing import Final

from kronika.core.rule import Rule

PLAYERS: Final = Rule("CV-1.01")
CARD_LIMIT: Final = Rule("CV-1.14")
PIECES: Final = Rule("CV-1.16")
REGION: Final = Rule("CV-2.02")
BORDER: Final = Rule("CV-2.08")
OPEN_SEA: Final = Rule("CV-2.11")
TWO_COASTS: Final = Rule("CV-2.13")
TAKEN_NATION: Final = Rule("CV-3.04")
NO_NATION: Final = Rule("CV-3.11")
TAX_RATE: Final = Rule("CV-5.02")
TAKES: Final = Rule("CV-5.04")
GROW_WHERE: Final = Rule("CV-6.01")
GROW_ALL: Final = Rule("CV-6.02")
GROW_STOCK: Final = Rule("CV-6.03")
SHIP_PAYMENT: Final = Rule("CV-8.02")
COASTAL: Final = Rule("CV-8.03")
NO_SHIP: Final = Rule("CV-8.04")
MAINTAINED: Final = Rule("CV-8.05")
ONE_BORDER: Final = Rule("CV-9.02")
MOVED: Final = Rule("CV-9.03")
VOYAGE: Final = Rule("CV-9.04")
CAPACITY: Final = Rule("CV-9.05")
WATERWAY: Final = Rule("CV-9.06")
VOYAGE_END: Final = Rule("CV-9.07")
OWN_PIECES: Final = Rule("CV-9.09")
ATTACK_ORDER: Final = Rule("CV-10.15")
REDUCE: Final = Rule("CV-10.16")
CITY_TOKENS: Final = Rule("CV-11.01")
ONE_CITY: Final = Rule("CV-11.02")
CITY_SUPPORT: Final = Rule("CV-11.03")
CITY_PIECE: Final = Rule("CV-11.04")
BUY_GOLD: Final = Rule("CV-12.05")
TWO_PLAYERS: Final = Rule("CV-13.01")
THREE_CARDS: Final = Rule("CV-13.03")
TRUTH: Final = Rule("CV-13.04")
TOTAL: Final = Rule("CV-13.06")
AGREE: Final = Rule("CV-13.07")
TRADABLE: Final = Rule("CV-13.08")
TRADE_END: Final = Rule("CV-13.09")
PAYMENT: Final = Rule("CV-14.03")
NO_CHANGE: Final = Rule("CV-14.04")
NEEDS_LAW: Final = Rule("CV-14.11")
ONE_PURCHASE: Final = Rule("CV-14.14")
NO_COPY: Final = Rule("CV-14.15")
LOSSES: Final = Rule("CV-15.10")
ERUPTION: Final = Rule("CV-16.01")
QUAKE: Final = Rule("CV-16.02")
FLOODED: Final = Rule("CV-16.03")
FLOOD_SHARE: Final = Rule("CV-16.04")
FLOOD_CAP: Final = Rule("CV-16.05")
FAMINE_SHARE: Final = Rule("CV-16.06")
FACTION: Final = Rule("CV-16.09")
EPIDEMIC_SHARE: Final = Rule("CV-16.14")
EMPTY_AREA: Final = Rule("CV-16.15")
ICONOCLASM_SHARE: Final = Rule("CV-16.17")
RAIDS: Final = Rule("CV-16.18")
HAND_LIMIT: Final = Rule("CV-17.01")
RETURNS: Final = Rule("CV-17.04")
PEOPLES_71: Final = Rule("CV-23.01")
OCCUPIED_71: Final = Rule("CV-23.06")
UNIT_BESIDE: Final = Rule("CV-R08")
OFFER_FORM: Final = Rule("CV-R21")
NAME_COMMODITY: Final = Rule("CV-R23")
EXACT: Final = Rule("CV-R29")
ANNEX: Final = Rule("CV-R34")
NOTHING_PAID: Final = Rule("CV-R60")
ASSIGNED: Final = Rule("CV-R61")
LAST_MOVE: Final = Rule("CV-R77")

RULES: Final = [
    PLAYERS, CARD_LIMIT, PIECES, REGION, BORDER, OPEN_SEA, TWO_COASTS, TAKEN_NATION, NO_NATION, TAX_RATE, TAKES,
    GROW_WHERE, GROW_ALL, GROW_STOCK, SHIP_PAYMENT, COASTAL, NO_SHIP, MAINTAINED, ONE_BORDER, MOVED, VOYAGE,
    CAPACITY, WATERWAY, VOYAGE_END, OWN_PIECES, ATTACK_ORDER, REDUCE, CITY_TOKENS, ONE_CITY, CITY_SUPPORT,
    CITY_PIECE, BUY_GOLD, TWO_PLAYERS, THREE_CARDS, TRUTH, TOTAL, AGREE, TRADABLE, TRADE_END, PAYMENT, NO_CHANGE,
    NEEDS_LAW, ONE_PURCHASE, NO_COPY, LOSSES, ERUPTION, QUAKE, FLOODED, FLOOD_SHARE, FLOOD_CAP, FAMINE_SHARE,
    FACTION, EPIDEMIC_SHARE, EMPTY_AREA, ICONOCLASM_SHARE, RAIDS, HAND_LIMIT, RETURNS, PEOPLES_71, OCCUPIED_71,
    UNIT_BESIDE, OFFER_FORM, NAME_COMMODITY, EXACT, ANNEX, NOTHING_PAID, ASSIGNED, LAST_MOVE]
