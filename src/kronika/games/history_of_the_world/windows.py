"""The moments between the steps of a turn in which cards may be played (HW-R.18)."""
from __future__ import annotations

from kronika.core.move import Move
from kronika.core.rule import MOMENT, Rule
from kronika.core.step import Step
from kronika.games.history_of_the_world import moves, rulebook
from kronika.games.history_of_the_world.cards import EVENTS, MONUMENT_RATE
from kronika.games.history_of_the_world.conquest import may_decline, refuse_decline
from kronika.games.history_of_the_world.events import BEFORE_MONUMENTS, OPENING, play_event, playable, refuse_play
from kronika.games.history_of_the_world.moves import DECLINE, DONE, BuildFort, Decline, Done, Invade, Play
from kronika.games.history_of_the_world.table import World


class Window(Step[World]):
    """HW-R.18: advancements may be played here; before step 2 also the kingdom (HW-22.02). `done` goes on.

    It opens for whoever holds cards, whatever they are: nobody learns from a pause what is in a hand.
    """

    def __init__(self, when: int, over: bool) -> None:
        self.when = when
        self.over = over

    def clone(self) -> Window:
        return Window(self.when, self.over)

    def rate(self, t: World) -> bool:
        """HW-R.49: whether the rate of monuments may be declined now."""
        return self.when == BEFORE_MONUMENTS and t.realm().row().effect.kind == MONUMENT_RATE

    def actors(self, t: World) -> int:
        asked = t.seat[t.player].cards() > 0 or (self.rate(t) and not t.realm().declined)
        return 1 << t.player if asked and not self.over else 0

    def options(self, t: World, seat: int) -> list[Move]:
        out: list[Move] = [moves.PLAY[event] for event in playable(t, seat, self.when)]
        if self.rate(t) and may_decline(t.realm()):
            out.append(DECLINE)
        out.append(DONE)
        return out

    def check(self, t: World, seat: int, move: Move) -> Rule | None:
        if isinstance(move, Done):
            return None
        if isinstance(move, Play):
            return refuse_play(t, seat, move.event, self.when)
        if isinstance(move, Decline):
            return refuse_decline(t.realm()) or (None if self.rate(t) else rulebook.ABILITY)
        if isinstance(move, (Invade, BuildFort)):
            return rulebook.CONQUEST_OVER if self.when >= BEFORE_MONUMENTS else rulebook.EMPIRE_PLAYED
        return MOMENT

    def stranger(self, t: World, seat: int, move: Move) -> Rule | None:
        return rulebook.OWN_TURN if isinstance(move, Play) else None

    def apply(self, t: World, seat: int, move: Move) -> None:
        if isinstance(move, Play):
            if self.when == OPENING and EVENTS[move.event].kingdom:
                self.over = True
            play_event(t, seat, move.event)
        elif isinstance(move, Decline):
            t.realm().declined = True
        else:
            self.over = True

    def run(self, t: World) -> None:
        t.pop()
