"""The rules that can refuse, in the order of the rulebook."""
from __future__ import annotations

from typing import Final

from kronika.core.rule import Rule

PLAYERS: Final = Rule("MK-1.01")
ACTS_USED: Final = Rule("MK-2.01")
NO_STOCK: Final = Rule("MK-2.02")
NO_TOKEN: Final = Rule("MK-2.03")
NO_BORDER: Final = Rule("MK-2.04")
FULL: Final = Rule("MK-2.05")
SIZE: Final = Rule("MK-4.02")
COUNT: Final = Rule("MK-4.03")
OWN_CARDS: Final = Rule("MK-4.04")
WORTH: Final = Rule("MK-4.05")
NAMED: Final = Rule("MK-4.06")
CLAIMS: Final = Rule("MK-4.07")
ADDRESS: Final = Rule("MK-4.08")
ANSWER: Final = Rule("MK-4.09")
AGREE: Final = Rule("MK-4.10")
WITHDRAW: Final = Rule("MK-4.11")
IS_DONE: Final = Rule("MK-4.13")
GONG: Final = Rule("MK-4.14")

RULES: Final = [PLAYERS, ACTS_USED, NO_STOCK, NO_TOKEN, NO_BORDER, FULL, SIZE, COUNT, OWN_CARDS, WORTH, NAMED, CLAIMS,
                ADDRESS, ANSWER, AGREE, WITHDRAW, IS_DONE, GONG]
