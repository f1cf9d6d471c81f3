"""How a skilled player moves: like the greedy one, but its people grow before cities take them."""
from __future__ import annotations

from typing import Final

from kronika.games.civilization.march import March

RESERVE: Final = 4                     # tokens that grow on beside those that support cities
LATER: Final = 8                       # the same later: who is ahead loses as many in every second turn
EARLY: Final = 6                       # turns in which the land is still empty


class Campaign(March):
    """Sixteen tokens are thirty-two a turn later: who builds at once has two cities when others have five."""

    def reserve(self) -> int:
        few = self.t.seat[self.seat].cities + len(self.ready) < 2
        return RESERVE if few or self.t.turn <= EARLY else LATER
