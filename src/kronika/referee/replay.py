"""From a referee to a record and back, and the proof of a record."""
from __future__ import annotations

from dataclasses import dataclass

from kronika.core import data
from kronika.core.game import Game
from kronika.core.rule import Refused
from kronika.core.step import CHANCE, CHANCE_BIT
from kronika.core.table import actors, check, draw
from kronika.core.words import Unclear
from kronika.games import KEYS, home, load
from kronika.referee.chance import Fair, commitment
from kronika.referee.codec import load as load_table
from kronika.referee.record import Record
from kronika.referee.referee import Referee
from kronika.referee.versions import Frozen, migrate


class Broken(Exception):
    """A record that does not replay, with one clear sentence."""


def to_record(referee: Referee, viewer: int = CHANCE) -> Record:
    """The record as it stands; for a viewer of a running game only what it may see. CHANCE sees all.

    Sealed moves of others are left out until they are revealed: even their number would tell something.
    """
    game, setup = referee.game, referee.setup
    log = [(entry.seat, game.grammar.say(entry.move) if viewer == CHANCE else referee.said(entry, viewer))
           for entry in referee.entries if viewer in (CHANCE, entry.seat) or not referee.pending(entry)]
    record = Record(game.key, setup.seats, setup.edition, setup.mode, setup.options, rules=game.version,
                    data=data.digest(home(game.key)), practice=referee.practice, log=log)
    if referee.table.over:
        outcome = game.outcome(referee.table)
        record.scores, record.ranks, record.reason = outcome.scores, outcome.ranks, outcome.reason
    return record


def prove(record: Record, seed: str, strings: list[str]) -> None:
    """Add to a finished record what proves its chance."""
    record.seed, record.strings, record.commitment = seed, strings, commitment(seed)


def replay(record: Record) -> Referee:
    """Play a record again, move by move, each one checked. Raises Broken at the first that does not fit."""
    game = game_of(record)
    record = migrate(record, game.version)
    referee = begin(game, record)
    for number, (seat, words) in enumerate(record.log, 1):
        say(referee, number, seat, words)
    return referee


def begin(game: Game, record: Record) -> Referee:
    """The table before the first line: as after setup, or the position that a fork began from."""
    try:
        start = load_table(game, record.start) if record.start else None
        return Referee(game, record.setup(), None, start)
    except Refused as refused:
        raise Broken(f"the setup is refused by {refused.rule.ref}") from None
    except (ValueError, TypeError, KeyError, AttributeError):
        raise Broken("the position that the record begins from is not understood") from None


def game_of(record: Record) -> Game:
    if record.game not in KEYS:
        raise Broken(f"there is no game {record.game!r}")
    own = data.digest(home(record.game))
    if record.data and record.data != own:
        raise Broken(f"the record was made with component data {record.data}, here is {own}")
    game = load(record.game)
    try:
        game.setup(record.seats, record.edition, record.mode, record.options)
    except ValueError as error:
        raise Broken(str(error)) from None
    return game


def say(referee: Referee, number: int, seat: int, words: str) -> None:
    """One line of a log."""
    moves = referee.game.grammar.parse(words)
    if isinstance(moves, Unclear):
        raise Broken(f"move {number} is not understood: {words[:60]!r} ({moves!r})")
    rule = check(referee.table, seat, moves[0])
    if rule is not None:
        raise Broken(f"move {number}, {words[:60]!r}, is refused by {rule.ref}")
    if seat == CHANCE:
        referee.act_chance(moves[0])
    else:
        referee.act(seat, moves[0])


@dataclass
class Verdict:
    """What `kronika check` found: does it replay to its result, and is its chance proven?"""

    replayed: bool
    proven: bool
    text: str


def verify(record: Record) -> Verdict:
    """Replay a record to its result, and recompute every draw if the seed is told."""
    try:
        referee = replay(record)
    except (Broken, Frozen) as broken:
        return Verdict(False, False, str(broken))
    if referee.table.over:
        outcome = referee.game.outcome(referee.table)
        if record.scores and (outcome.scores, outcome.ranks) != (record.scores, record.ranks):
            return Verdict(False, False, f"the scores are {outcome.scores}, the record says {record.scores}")
    elif record.scores:
        return Verdict(False, False, "the record names a result, but the game is not over")
    ending = "replayed to the end" if referee.table.over else "replayed, not finished"
    if not record.seed or record.typed or record.practice:
        return Verdict(True, False, f"{ending}, not proven")
    return _prove_chance(record, ending)


def _prove_chance(record: Record, ending: str) -> Verdict:
    if commitment(record.seed) != record.commitment:
        return Verdict(False, False, "the seed is not the one that was committed to")
    rng = Fair(record.seed, record.strings)
    referee = begin(game_of(record), record)
    for number, (seat, words) in enumerate(record.log, 1):
        if seat == CHANCE and actors(referee.table) & CHANCE_BIT:
            drawn = referee.game.grammar.say(draw(referee.table, rng))
            if drawn != words:
                return Verdict(False, False, f"move {number}: the seed gives {drawn[:60]!r}, not {words[:60]!r}")
        say(referee, number, seat, words)
    return Verdict(True, True, f"{ending}, every draw proven")
