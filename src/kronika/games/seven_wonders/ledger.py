"""What the log accounts for: the numbers of a city, and the notes that tell of them."""
from __future__ import annotations

from typing import Final

from kronika.core.ledger import Ledger, Tell
from kronika.core.table import Note
from kronika.games.seven_wonders.cards import CARDS

# In the order of SevenWonders.numbers: victory tokens by their points, defeat tokens by their number
NUMBERS: Final = ["coins", "stages", "victories", "defeats"]
COINS: Final = 0
TELLS: Final[dict[str, list[Tell]]] = {
    "sold": [Tell("coins", 1)],
    "earned": [Tell("coins", 0)],
    "staged": [Tell("stages")],
    "victory": [Tell("victories", 1), Tell("defeats", -1, 1, 0)],
}
PAID: Final = 0                        # of the ways to build (notes.py): the coins of the card went to the bank


class Coins(Ledger):
    """What was bought was paid to the neighbours: the notes of buildings and stages name both sums."""

    def told(self, note: Note, seats: int) -> list[tuple[int, int, int]]:
        out = super().told(note, seats)
        if note.word == "built":
            bank = CARDS[note.args[0]].cost.coins if note.args[3] == PAID else 0
            out += bought(note.seat, note.args[1], note.args[2], bank, seats)
        elif note.word == "staged":
            out += bought(note.seat, note.args[2], note.args[3], 0, seats)
        return out


def bought(seat: int, left: int, right: int, bank: int, seats: int) -> list[tuple[int, int, int]]:
    """SW-3.22: coin costs go to the bank, trade payments to the neighbours."""
    return [(seat, COINS, -left - right - bank), ((seat + 1) % seats, COINS, left), ((seat - 1) % seats, COINS, right)]


LEDGER: Final = Coins(NUMBERS, TELLS, {}, [])
