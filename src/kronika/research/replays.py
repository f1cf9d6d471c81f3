"""Records played again for their decisions, at plain tables, faster than a referee would. Compiled with the rules."""
from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from kronika.core.game import Game
from kronika.core.move import Move
from kronika.core.step import CHANCE
from kronika.core.table import Table, actors, check, options, play
from kronika.core.words import Unclear
from kronika.players import LEVELS, level_of
from kronika.referee.reason import Reason, short
from kronika.referee.record import Record, read
from kronika.referee.replay import Broken, begin, check_result, game_of
from kronika.referee.versions import migrate
from kronika.research.rows import Decision

MANY: Final = 100_000                  # sentences whose meaning is kept


class Replays:
    """Plays records again. What a sentence of an edition means is looked up once."""

    def __init__(self) -> None:
        self.meanings: dict[tuple[str, str], dict[str, Move]] = {}         # by game and edition

    def decisions(self, record: Record) -> Iterator[Decision]:
        """Every decision of a seat, each before its move is played, to the result that the record tells.

        Raises Broken at the first move that the rules forbid, or at the end if the result is another.
        """
        game = game_of(record)
        referee = begin(game, record)
        t = referee.table
        t.notes = None
        known = self.meanings.setdefault((game.key, record.edition), {})
        log: list[tuple[int, str]] = record.log
        for at in range(len(log)):
            seat, words = log[at]
            number = at + 1
            move = known.get(words)
            if move is None:
                move = meaning(game, number, words, known)
            offers = options(t, seat)
            choice = place(offers, move)
            if choice < 0:                        # what is offered is legal
                self.judge(t, number, seat, move, words)
            elif offers[choice] is not move:      # what is offered again is found sooner
                known[words] = offers[choice]
            if seat != CHANCE:
                if not t.stack[-1].open and not (actors(t) >> seat) & 1:
                    raise Broken("record-doubled", number=number, words=short(words))
                yield Decision(t, seat, offers, choice, words)
            play(t, seat, move)
        check_result(record, referee)

    def judge(self, t: Table, number: int, seat: int, move: Move, words: str) -> None:
        rule = check(t, seat, move)
        if rule is not None:
            raise Broken("record-refused", number=number, words=short(words), rule=rule.ref)


def place(offers: list[Move], move: Move) -> int:
    """Where the move stands among the offers; -1: nowhere."""
    for at in range(len(offers)):
        if offers[at] is move:
            return at
    word, key = move.word, move.key()
    for at in range(len(offers)):
        offer = offers[at]
        if offer.word == word and offer.key() == key:
            return at
    return -1


def meaning(game: Game, number: int, words: str, known: dict[str, Move]) -> Move:
    """What a sentence means, which is kept."""
    found = game.grammar.parse(words)
    if isinstance(found, Unclear):
        raise Broken("record-unclear", number=number, words=short(words))
    if len(known) >= MANY:
        known.clear()
    known[words] = found[0]
    return found[0]


def records(paths: Iterable[Path]) -> Iterator[tuple[Path, Record | Reason]]:
    """The records of files and folders under today's rules, one after the other, or why one cannot be read."""
    for file in files(paths):
        try:
            record = read(file.read_text(encoding="utf-8"))
            yield file, migrate(record, game_of(record).version)
        except Reason as reason:
            yield file, reason
        except UnicodeDecodeError:
            yield file, Reason("record-no-rule", rule="---")


def files(paths: Iterable[Path]) -> Iterator[Path]:
    """The files, and all records in the folders."""
    for path in paths:
        yield from sorted(path.rglob("*.kronika")) if path.is_dir() else [path]


def level(record: Record, seat: int) -> str:
    """What kind of player sat there; simulations name their bots by it."""
    name = record.names[seat] if seat < len(record.names) else ""
    word = level_of(name.partition(" ")[0])
    return word if word in LEVELS else "person"


def log_hash(record: Record) -> str:
    """What was said by whom, as one short word: equal games have equal ones."""
    return hashlib.sha256("\n".join(f"{seat} {words}" for seat, words in record.log).encode()).hexdigest()[:16]
