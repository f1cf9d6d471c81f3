"""Sights of made-up tables, straight from a referee: to draw pages without a server."""
from __future__ import annotations

from kronika.core.rng import Rng
from kronika.core.step import WATCHER
from kronika.games import load
from kronika.players import make
from kronika.players.match import Match
from kronika.referee.referee import Referee
from kronika.web.draw.sight import BOT, Line, Person, Sight

NAMES = ["Dóra", "Judit", "Bence", "Hüpatia", "Ádám", "Kleopátra", "Nagysándor"]


def seen(referee: Referee, viewer: int, **more: object) -> Sight:
    """What the viewer sees of the referee's table."""
    seats = referee.setup.seats
    people = [Person(i, NAMES[i], BOT if i % 3 == 2 else "human") for i in range(seats)]
    lines = [Line(i, entry.seat, [note.seen(viewer) for note in entry.notes], referee.pending(entry))
             for i, entry in enumerate(referee.entries)]
    sight = Sight("demo", "Csütörtöki asztal", referee.game, referee.setup, viewer, people,
                  referee.game.view(referee.table, viewer), lines)
    if 0 <= viewer < seats:
        sight.decision = str(referee.decisions[viewer])
    for name, value in more.items():
        setattr(sight, name, value)
    return sight


def played(seats: int, decisions: int, seed: int = 3, **options_: str) -> Referee:
    """A game that bots have played for so many decisions."""
    game = load("seven_wonders")
    referee = Referee(game, game.setup(seats, options=options_), Rng(seed))
    Match(game, referee, [make("greedy", game)] * seats, Rng(seed)).run(decisions)
    return referee


__all__ = ["NAMES", "WATCHER", "played", "seen"]
