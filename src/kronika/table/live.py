"""A table in memory: its rows, its referee, and what each viewer may know of it."""
from __future__ import annotations

import hmac
import json
from functools import cached_property
from typing import Any

from kronika.core.game import Game, Setup
from kronika.core.step import CHANCE
from kronika.core.table import Table, actors, admits
from kronika.core.words import Unclear
from kronika.games import PACKAGES
from kronika.games import load as load_game
from kronika.players import THINKING, level_of, make
from kronika.referee import resume, start
from kronika.referee.chance import Fair
from kronika.referee.journal import Back
from kronika.referee.reason import Reason
from kronika.referee.record import Record, in_order, written
from kronika.referee.referee import Entry, Referee
from kronika.table.problem import Clash
from kronika.table.rows import BOT, HUMAN, Change, Line, Message, Seat, dump_notes
from kronika.table.store import Loaded
from kronika.table.stream import Item, Stream, live


class Live:
    """One table as it was last committed. Commands judge on a draft; what they did is told here by `advance`."""

    def __init__(self, loaded: Loaded) -> None:
        self.facts = loaded.facts
        self.seats = loaded.seats
        self.lines = loaded.lines
        self.messages = loaded.messages
        self.saved_at = loaded.saved_at
        self.streams: dict[int, Stream] = {}
        self.cache: dict[Any, Any] = {}          # answers that hold until the next change
        self.claims: dict[str, list[tuple[int, str]]] | None = None      # by holder, once they were read
        self.chat: tuple[int, list[Message]] = (0, [])     # the last messages, when there were so many
        self.silent: dict[int, int] = {}         # by bot: how long the journal was when it had nothing to say
        self.frozen: Reason | None = None        # why it cannot go on with the rules and components of today
        self._referee: Referee | None = None
        self._saved = loaded.saved

    # what the game is

    @cached_property
    def game(self) -> Game:
        return load_game(self.facts.game).of(self.facts.edition)

    def setup(self) -> Setup:
        facts = self.facts
        return Setup(facts.game, facts.seats, facts.edition, facts.mode, json.loads(facts.options))

    def rng(self) -> Fair:
        return Fair(self.facts.seed, [seat.string for seat in self.seats], self.facts.draws)

    @property
    def referee(self) -> Referee:
        """The referee of a table that has begun. Raises Clash for one that has not, or is frozen."""
        if self._referee is None:
            if self.frozen:
                raise Clash("frozen", reason=self.frozen)
            if self.facts.status == "open":
                raise Clash("not-started")
            self._referee = self.rebuilt()
        return self._referee

    def draft(self) -> Referee:
        """A copy of the referee to judge on. Nobody sees what it does before that is committed."""
        return resume.draft(self.referee, self.rng())

    def rebuilt(self) -> Referee:
        """From the last snapshot and the lines since; from the whole log where another build saved it."""
        lines = [line.said for line in self.lines[self.saved_at:]]
        if not self.fits() or not resume.reaches(lines):
            return self.whole()
        referee = resume.resume(self.game, self.setup(), self.rng(), resume.read(self._saved))
        resume.follow(referee, lines)
        return referee

    def fits(self) -> bool:
        """Whether the last snapshot was saved by this build."""
        return resume.fits(self.game, self._saved)

    def played_again(self) -> bool:
        """Whether it was built from its whole log, because another build saved it."""
        return self._referee is not None and not self.fits()

    def snapshot(self) -> str:
        """The referee as it stands, to be saved."""
        return resume.save(self.referee).dump()

    def keep(self, saved: str) -> None:
        """That is the last snapshot now."""
        self.saved_at, self._saved = len(self.lines), saved

    def beginning(self) -> Referee:
        """Before the first line; chance waits to be told."""
        setup = self.setup()
        begun = start.load(self.game, setup, self.facts.start) if self.facts.start else None
        return Referee(self.game, setup, None, begun)

    def whole(self) -> Referee:
        """A referee that has played every line: the log alone is the truth."""
        referee = self.beginning()
        resume.follow(referee, [line.said for line in self.lines])
        referee.rng = self.rng()
        return referee

    # after a command

    def written(self, before: int, referee: Referee, decision: int, at: int) -> list[Line]:
        """The lines that the referee's journal grew by since it had `before` of them."""
        said = referee.journal[before - referee.first_line:]
        moves = [i for i, line in enumerate(said) if not isinstance(line, Back)]
        entries = dict(zip(moves, referee.entries[len(referee.entries) - len(moves):])) if moves else {}
        out: list[Line] = []
        for i, line in enumerate(said):
            entry = entries.get(i)
            later = [entries[k] for k in moves if k > i]
            shown = later[0].moment if later else referee.table.shown
            moment = entry.moment if entry else shown
            out.append(Line(self.facts.id, before + i, line.seat, line.words, -1 if line.seat == CHANCE else decision,
                            bool(entry and entry.sealed), moment, shown, dump_notes(entry.notes if entry else []), at))
        return out

    def advance(self, change: Change, rev: int, now: int) -> None:
        """The change is committed: now it is so here too."""
        for name, value in {"touched": now, "archived": False, **change.table}.items():
            setattr(self.facts, name, value)
        self.facts.rev = rev
        for number, values in change.seats.items():
            for name, value in values.items():
                setattr(self.seats[number], name, value)
        self.lines += change.lines
        if change.referee is not None:
            self._referee = change.referee
        self.messages += len(change.messages)
        if change.saved:
            self.keep(change.saved)
        if change.claims:
            self.claims = None
        self.cache.clear()

    # who is awaited

    @property
    def playing(self) -> bool:
        return self.facts.status == "playing"

    def awaits(self) -> int:
        """The seats awaited now, as bits."""
        return actors(self.referee.table) if self.playing else 0

    def admits(self) -> int:
        return admits(self.referee.table) if self.playing else 0

    def bots_awaited(self) -> list[int]:
        """The bots to be asked now: where anybody may speak, also those that might, until they have kept silent."""
        bits = self.awaits()
        bots = [seat for seat in self.seats if seat.kind == BOT]
        if not self.opened():
            return [seat.number for seat in bots if (bits >> seat.number) & 1]
        all_may = self.admits()
        return [seat.number for seat in bots if not self.keeps_silent(seat.number)
                and ((bits | (all_may if make(seat.level, self.game).sees else 0)) >> seat.number) & 1]

    def quick(self) -> bool:
        """Whether every bot that is awaited answers in a moment."""
        return not any(level_of(self.seats[seat].level) in THINKING for seat in self.bots_awaited())

    def answering(self) -> bool:
        """Whether bots are about to answer a person: nobody has to look at what they answer first."""
        if self.frozen or not self.playing or self.opened() or not self.humans():
            return False
        return bool(self.bots_awaited()) and self.quick()

    def opened(self) -> bool:
        """Whether anybody may speak at any time now."""
        return self.playing and self.referee.table.stack[-1].open

    def keeps_silent(self, seat: int) -> bool:
        """Whether the bot had nothing to say, and nothing has changed since."""
        return self.silent.get(seat) == self.referee.lines()

    def stuck(self) -> bool:
        """Whether all who are awaited are bots that keep silent."""
        awaited = [seat for seat in self.seats if (self.awaits() >> seat.number) & 1]
        return bool(awaited) and all(seat.kind == BOT and self.keeps_silent(seat.number) for seat in awaited)

    def humans(self) -> list[Seat]:
        return [seat for seat in self.seats if seat.kind == HUMAN]

    # what a viewer may know

    def view(self, viewer: int) -> Table:
        """The table as the viewer may know it; kept until the next change. Do not change it."""
        key = ("view", viewer)
        if key not in self.cache:
            self.cache[key] = self.game.view(self.referee.table, viewer)
        view: Table = self.cache[key]
        return view

    def items(self, viewer: int) -> list[Item]:
        """The log as the viewer may follow it."""
        stream = self.streams.get(viewer)
        if stream is None or stream.fed > len(self.lines):
            stream = self.streams[viewer] = Stream(viewer)
        stream.feed(self.lines)
        return stream.items

    def said(self, line: Line, viewer: int) -> str:
        """The words of a line as the viewer may know them."""
        if (back := line.back) is not None:
            return back.word
        if self.facts.status == "over" or viewer == line.seat:
            return line.words
        if self.facts.game not in PACKAGES:
            return "?"
        moves = self.game.grammar.parse(line.words)
        if isinstance(moves, Unclear) or (self.frozen and line.sealed and line.shown == line.moment):
            return "?"
        if self.frozen:
            return self.game.grammar.say(self.game.fields.masked(moves[0], viewer, line.seat))
        return self.referee.said(Entry(line.seat, moves[0], line.sealed, line.moment), viewer)

    def decision(self, seat: int, key: bytes) -> str:
        """The id of the seat's open decision; it tells nothing of what the others do."""
        kept = ("decision", seat)
        if kept not in self.cache:
            self.cache[kept] = stamp(key, self.facts.id, seat, self.referee.decisions[seat])
        number: str = self.cache[kept]
        return number

    def record(self, viewer: int = CHANCE) -> Record:
        """The record as the viewer may have it. CHANCE sees all."""
        facts, open_ = self.facts, viewer == CHANCE or self.facts.status == "over"
        return written(self.setup(), self.told(viewer),
                       lambda line: line.words if viewer == CHANCE else self.said(line, viewer), rules=facts.rules,
                       data=facts.data, box=facts.box, names=[seat.name for seat in self.seats],
                       practice=facts.practice, coached=facts.coached, start=facts.start if open_ else "",
                       **json.loads(facts.result or "{}"))

    def told(self, viewer: int) -> list[Line]:
        """The moves that stand; for a viewer of a running game, those it knows of."""
        standing = in_order(live(self.lines))
        if viewer == CHANCE or self.facts.status == "over":
            return standing
        hidden = {line.seq for line in standing} - {item.line.seq for item in self.items(viewer)}
        return [line for line in standing if line.seq not in hidden]


def stamp(key: bytes, table_id: str, seat: int, number: int) -> str:
    """An opaque id of a decision."""
    return hmac.digest(key, f"{table_id}/{seat}/{number}".encode(), "sha256").hex()[:16]
