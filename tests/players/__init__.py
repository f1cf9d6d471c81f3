"""Players for tests."""

from kronika.core.move import Move
from kronika.core.rng import Rng
from kronika.core.table import Table
from kronika.players import Player


class Without(Player):
    """Plays at random, but says one word only if there is nothing else to say: its games go further."""

    def __init__(self, word: str) -> None:
        self.word = word

    def decide(self, view: Table | None, seat: int, options: list[Move], budget: int, rng: Rng) -> Move:
        wanted = [move for move in options if move.word != self.word] or options
        return wanted[rng.below(len(wanted))]
