"""A referee saved and resumed without playing the whole game again; undo still reaches as far as it did."""
from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from kronika.core.game import Game, Setup
from kronika.core.move import Move
from kronika.core.rng import Rng
from kronika.core.step import CHANCE
from kronika.core.words import Unclear
from kronika.referee.codec import decode, encode
from kronika.referee.journal import Back, Said
from kronika.referee.legend import build
from kronika.referee.referee import Referee


@dataclass
class Saved:
    """A referee at rest: the table as far back as undo may reach, the moves since, and what the numbers count from.

    It is a cache of the log: what another build saved is not read, the log is played again.
    """

    build: str                         # stands first: `fits` looks for it there
    table: dict[str, Any]
    since: list[tuple[int, str]]       # entries that can still be undone
    entries: int                       # how many entries came before them
    lines: int                         # how long the journal is
    decisions: list[int]
    practice: bool

    def dump(self) -> str:
        return json.dumps(vars(self), separators=(",", ":"), ensure_ascii=False)


def fits(game: Game, text: str) -> bool:
    """Whether `dump` wrote this with the steps and fields of today; no text never fits."""
    return text.startswith(f'{{"build":"{build(game)}"')


def read(text: str) -> Saved:
    """What `dump` wrote."""
    return Saved(**json.loads(text))


def save(referee: Referee) -> Saved:
    """The referee as it stands."""
    game = referee.game
    kept = len(referee.entries) - len(referee.before)
    table = referee.before[0] if referee.before else referee.table
    since = [(entry.seat, game.grammar.say(entry.move)) for entry in referee.entries[kept:]]
    return Saved(build(game), encode(game, table), since, referee.first_entry + kept, referee.lines(),
                 referee.decisions[:], referee.practice)


def resume(game: Game, setup: Setup, rng: Rng | None, saved: Saved) -> Referee:
    """The referee that was saved. `rng` has made its draws up to now."""
    referee = Referee(game, setup, None, decode(game, saved.table))
    referee.first_entry = saved.entries
    referee.first_line = saved.lines
    for seat, words in saved.since:
        referee._put(seat, _move(game, words))
    referee.decisions = saved.decisions[:]
    referee.practice = saved.practice
    referee.rng = rng
    return referee


def follow(referee: Referee, lines: Iterable[Said]) -> None:
    """Go on by lines of the journal, already judged once; chance does only what they say."""
    rng, referee.rng = referee.rng, None
    for line in lines:
        if isinstance(line, Back):
            take_back = referee.undo if line.alone else referee.takeback
            take_back(line.seat)
        elif line.seat == CHANCE:
            referee.act_chance(_move(referee.game, line.words))
        else:
            referee.act(line.seat, _move(referee.game, line.words))
    referee.rng = rng


def reaches(lines: Iterable[Said]) -> bool:
    """Whether these lines can be followed from a snapshot: a takeback may go behind it."""
    return all(not isinstance(line, Back) or line.alone for line in lines)


def draft(referee: Referee, rng: Rng | None) -> Referee:
    """A copy to judge on: the referee itself stays as it is until the copy takes its place. Draws come from `rng`.

    The table is shared: the first move is played on a clone of it.
    """
    copied = Referee.__new__(Referee)
    copied.__dict__.update(referee.__dict__)
    copied.shared = True
    copied.entries = referee.entries[:]
    copied.journal = referee.journal[:]
    copied.before = referee.before[:]
    copied.decisions = referee.decisions[:]
    copied.rng = rng
    return copied


def _move(game: Game, words: str) -> Move:
    moves = game.grammar.parse(words)
    if isinstance(moves, Unclear):
        raise ValueError(f"a saved move is unclear: {words!r}")
    return moves[0]
