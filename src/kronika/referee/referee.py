"""The referee owns the live table: checks every move, plays chance, keeps the journal, and takes moves back."""
from __future__ import annotations

from kronika.core.game import Game, Setup
from kronika.core.move import Move
from kronika.core.rng import Rng
from kronika.core.rule import OVER, UNDO_CHANCE, UNDO_NOTHING, UNDO_OTHERS, UNDO_SHOWN, Refused, Rule
from kronika.core.step import CHANCE, CHANCE_BIT
from kronika.core.table import Note, Table, actors, cause, check, draw, gong, options, play
from kronika.core.words import Meant, Unclear, hear
from kronika.referee.journal import Said, takeback, undo


class Entry:
    """One move of the log: who, what, and what it led to."""

    def __init__(self, seat: int, move: Move, sealed: bool, moment: int) -> None:
        self.seat = seat
        self.move = move
        self.sealed = sealed                     # said in a sealed step
        self.moment = moment                     # how often something had been revealed before it
        self.notes: list[Note] = []


def must_be_legal(table: Table, seat: int, move: Move) -> None:
    """Raises Refused with the rule that forbids the move."""
    rule = check(table, seat, move)
    if rule is not None:
        raise Refused(rule, cause(table, seat, move, rule))


class NotUnderstood(Exception):
    """Words that are no sentence here, and what was expected."""

    def __init__(self, unclear: Unclear) -> None:
        super().__init__(repr(unclear))
        self.unclear = unclear


class Referee:
    """The checked door, for people. `rng` None: chance is typed in.

    `journal` only grows: moves, and lines that take moves out of the log again.
    """

    def __init__(self, game: Game, setup: Setup, rng: Rng | None, table: Table | None = None) -> None:
        self.game = game.of(setup.edition)
        self.setup = setup
        self.rng = rng
        self.table = game.new(setup) if table is None else table
        self.table.notes = []
        self.start = self.table.clone()
        self.entries: list[Entry] = []
        self.journal: list[Said] = []
        self.before: list[Table] = []            # the table before each of the last entries, as far as undo may reach
        self.decisions = [0] * setup.seats       # by seat: how long the journal was when its decision was put to it
        self.practice = False
        self.first_entry = 0                     # how many entries and lines came before those kept here (resume.py)
        self.first_line = 0
        self.shared = False                      # the table is another referee's too and must stay as it is (resume.py)
        self.chance()

    # moves

    def act(self, seat: int, move: Move) -> None:
        """Play a move, then whatever chance does. Raises Refused with the rule that forbids it."""
        must_be_legal(self.table, seat, move)
        self._act(seat, move)

    def _act(self, seat: int, move: Move) -> None:
        """Play a legal move, then whatever chance does."""
        if self.changes(seat):
            self._take_back_sealed(seat, move)
        self.journal.append(Said(seat, self.game.grammar.say(move)))
        self._put(seat, move)
        self.chance()

    def changes(self, seat: int) -> bool:
        """Whether the seat has made its sealed choice, so that what it says now takes the place of it."""
        if self.table.over or not self.table.stack[-1].sealed or (actors(self.table) >> seat) & 1:
            return False
        mine = self._last(seat)
        return mine >= 0 and self.pending(self.entries[mine])

    def _last(self, seat: int) -> int:
        """The seat's last entry; -1 if it has none."""
        return next((i for i in range(len(self.entries) - 1, -1, -1) if self.entries[i].seat == seat), -1)

    def _take_back_sealed(self, seat: int, move: Move) -> None:
        """Undo a sealed choice before another takes its place: nobody is ever told what was thought before."""
        at = self.undoable(seat)
        table = self.before[at - len(self.entries)].clone()
        for entry in self.entries[at + 1:]:
            play(table, entry.seat, entry.move)
        must_be_legal(table, seat, move)
        self.undo(seat)

    def hear(self, seat: int, text: str) -> Meant | Unclear:
        """What the seat means by the text, and whether it may."""
        return hear(self.game.grammar, self.table, seat, text)

    def say(self, seat: int, text: str) -> Move:
        """Hear and act; what is heard is checked already. Raises NotUnderstood, or Refused."""
        meant = self.hear(seat, text)
        if isinstance(meant, Unclear):
            raise NotUnderstood(meant)
        self.do(seat, meant)
        return meant.move

    def do(self, seat: int, meant: Meant) -> None:
        """Play what was heard, and checked, just now. Raises Refused."""
        if meant.rule is not None:
            raise Refused(meant.rule, cause(self.table, seat, meant.move, meant.rule))
        self._act(seat, meant.move)

    def offers(self, seat: int) -> list[str]:
        """Every sentence that the seat is offered now."""
        return [self.game.grammar.say(move) for move in options(self.table, seat)]

    def chance(self) -> None:
        """Let chance do what it has to, if it is not typed in."""
        while self.rng is not None and actors(self.table) & CHANCE_BIT:
            self.act_chance(draw(self.table, self.rng))

    def gong(self) -> bool:
        """Time is up: chance says so, if that ends anything here."""
        move = gong(self.table)
        if move is None:
            return False
        must_be_legal(self.table, CHANCE, move)
        self.act_chance(move)
        self.chance()
        return True

    def act_chance(self, move: Move) -> None:
        self.journal.append(Said(CHANCE, self.game.grammar.say(move)))
        self._put(CHANCE, move)

    def _put(self, seat: int, move: Move) -> None:
        if seat != CHANCE or self.shared:        # behind chance nobody goes back: no need to keep what was
            self.before.append(self.table)
            self.table = self.table.clone()
            self.table.notes = []
            self.shared = False
        t = self.table
        step = t.stack[-1]
        entry = Entry(seat, move, step.sealed, t.shown)
        self.entries.append(entry)
        play(t, seat, move)
        if entry.sealed and t.shown == entry.moment and not any(other is step for other in t.stack):
            t.show()                             # a sealed step that is done has been revealed
        quiet = step.open or (step.sealed and t.shown == entry.moment)
        if quiet and seat != CHANCE and t.stack and t.stack[-1] is step:
            self.decisions[seat] = self.lines()            # the others' decisions are what they were
        else:
            self.decisions = [self.lines()] * t.seats
        entry.notes = t.notes or []
        t.notes = []
        if seat == CHANCE or t.shown != entry.moment:
            self.before = []                     # nobody may undo past this

    # taking back

    def undoable(self, seat: int) -> int:
        """The entry that the seat may undo now. Raises Refused with the reason if there is none."""
        if self.table.over:
            raise Refused(OVER)
        mine = self._last(seat)
        if mine < 0:
            raise Refused((self.game.final or UNDO_SHOWN) if self.first_entry else UNDO_NOTHING)
        rule = self._why_final(mine)
        if rule is not None:
            raise Refused(rule)
        return mine

    def _why_final(self, at: int) -> Rule | None:
        entry = self.entries[at]
        if self.table.shown != entry.moment:
            return self.game.final or UNDO_SHOWN
        later = self.entries[at + 1:]
        if any(other.seat == CHANCE for other in later):
            return self.game.final or UNDO_CHANCE
        if later and not all(other.sealed for other in [entry, *later]):
            return UNDO_OTHERS
        return None

    def undo(self, seat: int) -> None:
        """Take the seat's last move back: as far as nothing was revealed, no chance rolled and nobody else acted."""
        at = self.undoable(seat)
        self.journal.append(undo(seat, self.first_entry + at))
        self._without(at, seat)

    def _without(self, at: int, seat: int) -> None:
        """Play on from before entry `at` without it; what came later was sealed and stays."""
        later = self.entries[at + 1:]
        depth = len(self.entries) - at
        self.table = self.before[-depth]
        self.shared = True
        del self.before[-depth:]
        del self.entries[at:]
        self.table.notes = []
        decisions = self.decisions[:]
        for entry in later:
            self._put(entry.seat, entry.move)
        self.decisions = decisions
        self.decisions[seat] = self.lines()
        if self.table.stack[-1].open:            # whoever was about to answer what is gone must not answer what follows
            self.decisions = [self.lines()] * self.table.seats

    def takeback(self, seat: int) -> None:
        """Against bots: return to before the seat's last move, whatever happened since. The game is practice then."""
        mine = self._last(seat)
        if mine < 0:
            raise Refused(UNDO_NOTHING)
        self.journal.append(takeback(seat, self.first_entry + mine))
        self._return_to(mine)

    def _return_to(self, at: int) -> None:
        self.practice = True
        kept = self.entries[:at]
        self.table = self.start.clone()
        self.table.notes = []
        self.entries = []
        self.before = []
        for entry in kept:
            self._put(entry.seat, entry.move)
        self.decisions = [self.lines()] * self.table.seats

    # reading

    def lines(self) -> int:
        """How long the whole journal is."""
        return self.first_line + len(self.journal)

    def pending(self, entry: Entry) -> bool:
        """Whether the entry is a sealed pick that is not yet revealed."""
        return entry.sealed and not self.table.over and entry.moment == self.table.shown

    def said(self, entry: Entry, viewer: int) -> str:
        """The entry's words as the viewer may know them."""
        if self.table.over or viewer == entry.seat:
            return self.game.grammar.say(entry.move)
        if self.pending(entry):
            return "?"
        known: Move = self.game.fields.masked(entry.move, viewer, entry.seat)
        return self.game.grammar.say(known)
