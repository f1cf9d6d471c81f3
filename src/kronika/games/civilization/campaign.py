"""How a skilled player moves: like the greedy one, but its people grow before cities take them."""
from __future__ import annotations

from typing import Final

from kronika.games.civilization.march import March

EARLY: Final = 6                       # turns in which the land is still empty


class Campaign(March):
    """Sixteen tokens are thirty-two a turn later: who builds at once has two cities when others have five."""

    def reserve(self) -> float:
        few = self.t.seat[self.seat].cities + len(self.ready) < 2
        return self.taste.reserve if few or self.t.turn <= EARLY else self.taste.later
