"""A game at the terminal: the person at seat 0, bots at the others, the referee between them."""
from __future__ import annotations

import hashlib
from dataclasses import dataclass
from pathlib import Path

from kronika.core.game import Game, Setup
from kronika.core.rng import Rng
from kronika.core.rule import Refused
from kronika.core.step import CHANCE, CHANCE_BIT
from kronika.core.table import actors, anyone
from kronika.games import notes
from kronika.locale import Texts
from kronika.locale.log import line
from kronika.players import Player, make
from kronika.players.match import Match
from kronika.referee.chance import Fair
from kronika.referee.referee import Entry, Referee
from kronika.referee.replay import prove, to_record

ME = 0


@dataclass
class Seed:
    """Where chance comes from: a committed seed with the seats' strings, or what is typed in."""

    seed: str
    strings: list[str]
    typed: bool


class Session:
    """The game under way. It asks nobody and prints nothing."""

    def __init__(self, game: Game, setup: Setup, texts: Texts, levels: list[str], names: list[str], seed: Seed) -> None:
        self.game = game = game.of(setup.edition)
        self.texts = texts
        self.names = names
        self.seed = seed
        self.notes = notes(game.key, setup.edition)
        self.referee = Referee(game, setup, None if seed.typed else Fair(seed.seed, seed.strings))
        mixed = int.from_bytes(hashlib.sha256(f"bots {seed.seed}".encode()).digest()[:8], "big")
        players = [Player(), *(make(level, game) for level in levels)]           # nobody decides for me
        self.match = Match(game, self.referee, players, Rng(mixed))
        self.told = 0                            # how many entries the person has been told of
        self.heard = 0                           # how long the journal was when the bots had said what they had to say
        self.may_change = False                  # the person has moved, and the others wait for its last word

    # whose turn

    def over(self) -> bool:
        return self.referee.table.over

    def chance_awaited(self) -> bool:
        return bool(actors(self.referee.table) & CHANCE_BIT)

    def my_turn(self) -> bool:
        """I must decide, or may still change what I decided."""
        return self.awaited() or (self.may_change and self.can_undo())

    def awaited(self) -> bool:
        return bool((actors(self.referee.table) >> ME) & 1)

    def can_undo(self) -> bool:
        try:
            self.referee.undoable(ME)
        except Refused:
            return False
        return True

    def bot_acts(self) -> None:
        """The next awaited bot decides."""
        self.may_change = False
        self.match.turn(self.match.next())

    def opened(self) -> bool:
        """Whether anybody may speak at any time now."""
        return not self.over() and self.referee.table.stack[-1].open

    def bots_deal(self) -> None:
        """Where anybody may speak, the bots say what they have to say before I am asked; I am not kept waiting long."""
        if len(self.referee.journal) != self.heard:
            self.match.silent = 0                # somebody has spoken since they were silent
        for _ in range(2 * self.referee.setup.seats):
            might = self.match.speakers(self.referee.table) & ~self.match.silent & ~(1 << ME) if self.opened() else 0
            if not might:
                break
            self.match.turn(anyone(might, self.match.rng))
        self.heard = len(self.referee.journal)

    # telling

    def news(self) -> list[str]:
        """What has happened since it was last told."""
        self.told = min(self.told, len(self.referee.entries))
        new = self.referee.entries[self.told:]
        self.told = len(self.referee.entries)
        return self.lines(new)

    def log(self) -> list[str]:
        return self.lines(self.referee.entries)

    def lines(self, entries: list[Entry]) -> list[str]:
        """The notes of the entries; what stands below a heading is indented."""
        out: list[str] = []
        for entry in entries:
            for note in entry.notes:
                indent = "" if note.word in self.notes.HEADINGS else "  "
                out.append(indent + line(self.texts, self.notes, note, self.names, ME))
        return out

    # records

    def save(self, path: Path) -> None:
        """Write the record: while the game runs only what I may see, afterwards everything with its proof."""
        whole = self.over() or self.seed.typed
        record = to_record(self.referee, CHANCE if whole else ME)
        record.names = self.names
        record.typed = self.seed.typed
        if not self.seed.typed:
            prove(record, self.seed.seed, self.seed.strings, self.over())
        path.write_text(record.dump(), encoding="utf-8")
