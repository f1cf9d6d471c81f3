"""The viewer's trade cards: sets with what they are worth, and with one card more."""
from __future__ import annotations

from dataclasses import dataclass

from kronika.games.civilization.cards import HAND
from kronika.games.civilization.parts import Board
from kronika.games.civilization.parts import Group as Held
from kronika.games.civilization.table import Civilization
from kronika.locale import Texts
from kronika.web.draw.civilization.face import Good, goods
from kronika.web.draw.page import Say
from kronika.web.draw.sight import Sight

# What the cards are picked for, by phase
USES = {"barter": "give", "buying": "pay", "hands": "return"}


@dataclass
class Set:
    """The cards of one kind."""

    good: Good
    count: int
    locked: int                        # calamities received in a trade: they stay
    worth: int
    more: int                          # what one card more would add
    offered: bool                      # some of it lies in a standing offer

    @property
    def free(self) -> int:
        return self.count - self.locked

    @property
    def sum(self) -> str:
        return f"{self.count}×{self.count}×{self.good.value}"


@dataclass
class Hand:
    """All of them."""

    sets: list[Set]
    count: int
    worth: int
    sum: str
    use: str                           # give, pay, return, or nothing now
    surplus: int                       # at the hand limit: cards too many
    returns: dict[str, list[int]]      # at the hand limit: by id, how many may go back


def draw(board: Board, table: Civilization, sight: Sight, texts: Texts, says: list[Say]) -> Hand | None:
    """None for whoever has no hand: watchers, games without trade cards, and before there are nations. `says`: what
    can be said now."""
    if not sight.seated or not table.trading() or board.phase == "nation":
        return None
    faces = goods(texts.lang)
    offered = {kind for bid in board.bids for kind in bid.cards}
    sets = [drawn(faces, held, held.kind in offered) for held in board.hand]
    count = sum(each.count for each in sets)
    use = USES.get(board.phase, "") if says else ""
    return Hand(sets, count, board.worth, summed(sets, board.worth), use, max(0, count - HAND), returns(says))


def drawn(faces: list[Good], held: Held, offered: bool) -> Set:
    face = faces[held.kind]
    return Set(face, held.count, held.locked, held.worth, face.value * (2 * held.count + 1), offered)


def summed(sets: list[Set], worth: int) -> str:
    parts = [f"{each.worth} {each.good.name} ({each.sum})" for each in sets if not each.good.calamity]
    return f"{worth} = " + "\n+ ".join(parts) if parts else "0"


def returns(says: list[Say]) -> dict[str, list[int]]:
    """From `return grain 2` and the like: by kind, the numbers that can be said."""
    out: dict[str, list[int]] = {}
    for say in says:
        if say.verb == "return":
            out.setdefault(say.list[1], []).append(int(say.list[2]))
    return out
