"""E12: surplus trade cards (chapter 17)."""
from __future__ import annotations

from typing import Final, cast

from kronika.core.move import Move
from kronika.core.rule import MOMENT, Cause, Rule
from kronika.core.sealed import Plans, blank
from kronika.games.civilization.cards import GOODS, HAND, STACK, STACKS, VALUE
from kronika.games.civilization.causes import no_return
from kronika.games.civilization.moves import DONE, Return
from kronika.games.civilization.rulebook import HAND_LIMIT, RETURNS
from kronika.games.civilization.table import Civilization

OPEN_STACKS: Final = (3, 4, 5)               # what goes back there is a commodity that everybody knows (CV-R41)


def begin_hands(t: Civilization) -> None:
    """Everybody with cards is asked: nobody may learn who still has a calamity."""
    ready = 0
    for seat, p in enumerate(t.seat):
        if not p.hand:
            ready |= 1 << seat
    if ready != t.everybody():
        t.push(HandLimit(ready, blank(t.seats)))


class HandLimit(Plans[Civilization]):
    """CV-17.01 to CV-17.04, CV-R62, CV-R69, CV-R81."""

    def done(self) -> Move:
        return DONE

    def choices(self, t: Civilization, seat: int) -> list[Move]:
        out: list[Move] = []
        counts = t.seat[seat].counts()
        for kind in range(len(counts)):
            for number in range(1, counts[kind] + 1):
                if self.forbids(t, seat, Return(kind, number)) is None:
                    out.append(Return(kind, number))
        return out

    def forbids(self, t: Civilization, seat: int, move: Move) -> Rule | None:
        """Commodities only down to six cards; calamities freely, unless a commodity was returned for nothing then."""
        if not isinstance(move, Return):
            return MOMENT
        p = t.seat[seat]
        if not 1 <= move.number <= p.counts()[move.kind]:
            return RETURNS
        goods = move.kind < GOODS
        for kind in p.returned:
            goods = goods or kind < GOODS
        return RETURNS if goods and len(p.hand) - move.number < HAND else None

    def cause(self, t: Civilization, seat: int, move: Move, rule: Rule) -> Cause | None:
        return None if rule is MOMENT else no_return(self.draft(t, seat), seat, move)

    def carry(self, t: Civilization, seat: int, move: Move) -> None:
        back = cast(Return, move)
        for _ in range(back.number):
            give_back(t, seat, back.kind)

    def unfinished(self, t: Civilization, seat: int) -> Rule | None:
        return HAND_LIMIT if len(t.seat[seat].hand) > HAND else None

    def order(self, t: Civilization) -> list[int]:
        return t.order

    def run(self, t: Civilization) -> None:
        super().run(t)
        for seat in t.order:
            while len(t.seat[seat].hand) > HAND:             # of a guessed list only
                give_back(t, seat, cheapest(t, seat))
            bury(t, seat)

    def clone(self) -> HandLimit:
        return HandLimit(self.ready, self.copied())


def give_back(t: Civilization, seat: int, kind: int) -> None:
    p = t.seat[seat]
    del p.hand[next(at for at, card in enumerate(p.hand) if card.kind == kind)]
    p.returned.append(kind)


def cheapest(t: Civilization, seat: int) -> int:
    counts = t.seat[seat].counts()
    return min([kind for kind in range(len(counts)) if counts[kind]], key=VALUE.__getitem__)


def bury(t: Civilization, seat: int) -> None:
    """CV-17.03, CV-22.04, CV-R26: face down under their stacks; only the player knows what they are."""
    p = t.seat[seat]
    if not p.returned:
        return
    for stack in range(1, STACKS + 1):
        back = [kind for kind in p.returned if STACK[kind] == stack]
        if back:
            t.put_under(stack, back, t.everybody() if stack in OPEN_STACKS else 1 << seat)
            t.note("returned", seat, (len(back), stack))
    p.returned = []
    p.hand = [card.known_to(1 << seat) for card in p.hand]
