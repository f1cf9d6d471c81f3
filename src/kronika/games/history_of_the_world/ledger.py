"""What the log accounts for: the numbers of a player, and the notes that tell of them."""
from __future__ import annotations

from typing import Final

from kronika.core.ledger import Ledger, Tell
from kronika.core.table import Note

# In the order of World.numbers: armies and siege tokens on the card being played, event cards held
NUMBERS: Final = ["score", "armies", "tokens", "cards"]
TELLS: Final[dict[str, list[Tell]]] = {
    "marker": [Tell("score", 0)],
    "points": [Tell("score", 0)],
    "moved_on": [Tell("score", 1)],
    "mustered": [Tell("armies", 0), Tell("tokens", 1)],
    "occupied": [Tell("armies", -1, -1)],
    "attack": [Tell("armies", -1, -1)],
    "founded": [Tell("armies", 2, -1)],
    "left_over": [Tell("armies", 0, -1), Tell("tokens", 1, -1)],
    "returned": [Tell("armies")],
    "recalled": [Tell("armies")],
    "chose_event": [Tell("cards")],
    "played": [Tell("cards", -1, -1)],
    "put_away": [Tell("cards", -1, -1)],
}
ACTS: Final[dict[str, int]] = {"fort": 1}
ARMY: Final = 0                        # what a siege is paid with (moves.PAYS)


class Points(Ledger):
    """A siege is paid with an army or a token, as its note says."""

    def told(self, note: Note, seats: int) -> list[tuple[int, int, int]]:
        if note.word == "siege":
            return [(note.seat, self.numbers.index("armies" if note.args[2] == ARMY else "tokens"), -1)]
        return super().told(note, seats)


LEDGER: Final = Points(NUMBERS, TELLS, ACTS, [])
