"""The way through a record: the decisions of a seat that can be judged, as the seat saw them."""
from __future__ import annotations

import functools
import math
import time
from dataclasses import dataclass, field

from kronika.core.game import Game
from kronika.core.judgement import NEVER
from kronika.core.move import Move
from kronika.core.table import Table, actors, options
from kronika.core.words import Unclear
from kronika.players.judgement import judgement_of
from kronika.players.search import Search, among_others
from kronika.referee import record as records
from kronika.referee.replay import begin, game_of, say
from kronika.referee.versions import migrate

KEPT = 4                               # records whose decisions a process keeps


@dataclass
class Moment:
    """A decision worth a look: the view, and what was said. Where search leaves small moves to skilled play, all of a
    `stretch` are one decision."""

    line: int
    view: Table
    move: Move | None
    stretch: list[Move] = field(default_factory=list)      # with the move, which is the first; empty: search thinks
    plan: list[Move] = field(default_factory=list)         # the skilled player's, once it is known


class Walk:
    """The way through a record to all decisions of a seat; it can be gone in parts."""

    def __init__(self, text: str, seat: int) -> None:
        """Raises Unreadable, Broken or Frozen for what is no record of ours."""
        found = records.read(text)
        self.game: Game = game_of(found)
        self.record = migrate(found, self.game.version)
        self.referee = begin(self.game, self.record)
        self.search = Search(self.game, judgement_of(self.game.key))
        self.seat = seat
        self.line = 0
        self.moments: list[Moment] = []

    @property
    def done(self) -> bool:
        return self.line > len(self.record.log)

    def go(self, seconds: float = math.inf) -> bool:
        """Go on for so long; whether the end is reached."""
        until = time.perf_counter() + seconds
        while not self.done and time.perf_counter() < until:
            self.step()
        return self.done

    def step(self) -> None:
        if self.line < len(self.record.log):
            seat, words = self.record.log[self.line]
            if seat == self.seat:
                self.look(words)
            say(self.referee, self.line + 1, seat, words)
        elif not self.referee.table.over and (actors(self.referee.table) >> self.seat) & 1:
            self.look("")
        self.line += 1

    def look(self, words: str) -> None:
        """Keep a decision with a choice that search would think about; of the others, stretch by stretch."""
        view = self.game.view(self.referee.table, self.seat)
        offers = options(view, self.seat)
        if len(offers) < 2 or among_others(view, self.seat):
            return
        meant = self.game.grammar.parse(words) if words else []
        move = meant[0] if not isinstance(meant, Unclear) and meant else None
        judgement = self.search.judgement
        if any(prior > NEVER for prior in judgement.priors(view, self.seat, offers)):
            self.moments.append(Moment(self.line, view, move))
        elif move is not None:
            self.small(view, move)

    def small(self, view: Table, move: Move) -> None:
        """The move belongs to the stretch of the one before it, or begins another."""
        quiet = self.search.judgement.quiet
        last = self.moments[-1] if self.moments else None
        if last is not None and last.stretch and type(last.view.stack[-1]) is type(view.stack[-1]) \
                and quiet(last.view, self.seat) == quiet(view, self.seat):
            last.stretch.append(move)
        else:
            self.moments.append(Moment(self.line, view, move, [move]))


@functools.lru_cache(maxsize=KEPT)
def walk(text: str, seat: int) -> Walk:
    return Walk(text, seat)
