"""What the log accounts for: the numbers of a civilization, and the notes that tell of them."""
from __future__ import annotations

from typing import Final

from kronika.core.ledger import Ledger, Tell

# In the order of ThroughTheAges.numbers. Population: all workers; yellow and blue: all tokens that are not in the box;
# civil and military: actions, by how many are spent; hand: military cards.
NUMBERS: Final = ["food", "resources", "science", "culture", "population", "yellow", "blue", "civil", "military",
                  "hand"]
TELLS: Final[dict[str, list[Tell]]] = {
    "scored": [Tell("science", 0), Tell("culture", 1)],
    "corruption": [Tell("resources", 0, -1), Tell("food", 1, -1)],
    "hunger": [Tell("culture", 1, -1)],
    "produced": [Tell("food", 0), Tell("food", 1, -1), Tell("resources", 2)],
    "genghis": [Tell("culture", 0)],
    "churchill": [Tell("culture", 1)],
    "impact": [Tell("culture", 1)],
    "bonus": [Tell("culture", 0)],
    "increased": [Tell("population")],
    "immigrated": [Tell("population")],
    "worker_lost": [Tell("population", -1, -1)],
    "sent": [Tell("population", 1, -1)],
    "fell": [Tell("population", 1, -1)],
    "drew": [Tell("hand")],
    "discarded": [Tell("hand", -1, -1)],
    "used": [Tell("hand", -1, -1)],
    "prepared": [Tell("hand", -1, -1), Tell("culture", 2)],
    "discovered": [Tell("hand", -1, -1)],
    "pact_answer": [Tell("hand", 2, -1, 1)],
    "adopted": [Tell("hand", -1, -1)],
    "attacked": [Tell("hand", -1, -1)],
    "declared": [Tell("hand", -1, -1)],
}
# Notes that end with their price, and how many arguments they have before it
ACTS: Final[dict[str, int]] = {
    "turn": 2, "took": 2, "fetched": 0, "increased": 1, "built": 1, "upgraded": 2, "destroyed": 1, "led": 1,
    "staged": 2, "developed": 1, "revolted": 1, "played": 1, "adopted": 1, "copied": 1, "attacked": 2, "declared": 2,
    "lent": 0, "immigrated": 0, "traded": 1}

LEDGER: Final = Ledger(NUMBERS, TELLS, ACTS, ["civil", "military"])
