"""What the log accounts for: the numbers of a nation, and the notes that tell of them."""
from __future__ import annotations

from typing import Final

from kronika.core.ledger import Ledger, Tell

# In the order of Civilization.numbers: people are the tokens on the map, hand are the trade cards. What is neither on
# the map nor in the treasury is in stock: it follows from these.
NUMBERS: Final = ["treasury", "people", "cities", "ships", "hand", "space"]
LOSS: Final = -1
TELLS: Final[dict[str, list[Tell]]] = {
    "nation": [Tell("people")],
    "taxed": [Tell("treasury", 0)],
    "took": [Tell("cities"), Tell("cities", -1, LOSS, 1)],
    "razed": [Tell("cities", -1, LOSS)],
    "grew": [Tell("people", 0)],
    "grew_in": [Tell("people", 1)],
    "launched": [Tell("ships"), Tell("people", 1, LOSS), Tell("treasury", 2, LOSS)],
    "maintained": [Tell("people", 1, LOSS), Tell("treasury", 2, LOSS)],
    "scrapped": [Tell("ships", -1, LOSS)],
    "fought": [Tell("people", 1, LOSS), Tell("people", 2)],
    "repelled": [Tell("people", 1, LOSS)],
    "stormed": [Tell("cities", -1, LOSS, 1), Tell("people", 2, 1, 1)],
    "surrendered": [Tell("cities", -1, LOSS), Tell("cities", -1, 1, 1)],
    "reduced": [Tell("cities", -1, LOSS), Tell("people", 1)],
    "lost_city": [Tell("cities", -1, LOSS)],
    "built": [Tell("cities"), Tell("people", 1, LOSS)],
    "surplus": [Tell("people", 0, LOSS)],
    "bought_gold": [Tell("treasury", 0, LOSS)],
    "drew": [Tell("hand")],
    "dealt": [Tell("hand", 1, LOSS), Tell("hand", 2, LOSS, 0)],
    "got": [Tell("hand")],
    "paid_tokens": [Tell("treasury", 0, LOSS)],
    "paid": [Tell("hand", 0, LOSS)],
    "lost": [Tell("people", 1, LOSS)],
    "stricken": [Tell("cities", -1, LOSS), Tell("people")],
    "raided": [Tell("cities", -1, LOSS)],
    "annexed": [Tell("people", 1), Tell("people", 1, LOSS, 2)],
    "returned": [Tell("hand", 0, LOSS)],
    "marker": [Tell("space")],
    "marker_back": [Tell("space", -1, LOSS)],
}

LEDGER: Final = Ledger(NUMBERS, TELLS, {}, [])
