"""What bots are called, wherever they sit: names that need no translation."""
from __future__ import annotations

NAMES = ["Aba", "Bendegúz", "Csaba", "Delta", "Enikő", "Farkas", "Gyöngyvér"]


def bot_name(seat: int) -> str:
    """The name of the bot at that seat."""
    return NAMES[seat % len(NAMES)]
