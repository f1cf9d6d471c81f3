"""From a referee to a record and back, and the proof of a record."""
from __future__ import annotations

from dataclasses import dataclass

from kronika.core.game import Game, NoSuchChoice
from kronika.core.rule import Refused
from kronika.core.step import CHANCE, CHANCE_BIT
from kronika.core.table import actors, check, draw
from kronika.core.words import Unclear
from kronika.games import PACKAGES, box, load
from kronika.referee import start
from kronika.referee.chance import SIMULATED, commitment, generator
from kronika.referee.reason import Reason, short
from kronika.referee.record import Record, result_of, written
from kronika.referee.referee import Entry, Referee
from kronika.referee.versions import Frozen, migrate


class Broken(Reason):
    """A record that does not replay."""


def to_record(referee: Referee, viewer: int = CHANCE) -> Record:
    """The record as it stands; for a viewer of a running game only what it may see. CHANCE sees all.

    Sealed moves of others are left out until they are revealed: even their number would tell something.
    """
    game, edition = referee.game, referee.setup.edition
    told = [entry for entry in referee.entries if viewer in (CHANCE, entry.seat) or not referee.pending(entry)]
    result = result_of(game.outcome(referee.table)) if referee.table.over else {}
    return written(referee.setup, told, lambda entry: said(referee, entry, viewer), rules=game.version,
                   data=box.digest(game.key, edition), box=box.name(game.key, edition), practice=referee.practice,
                   **result)


def said(referee: Referee, entry: Entry, viewer: int) -> str:
    return referee.game.grammar.say(entry.move) if viewer == CHANCE else referee.said(entry, viewer)


def prove(record: Record, seed: str, strings: list[str], over: bool = True) -> None:
    """Add what will prove the record's chance, and, after the end, what does."""
    record.commitment = commitment(seed)
    if over:
        record.seed, record.strings = seed, strings


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
        begun = start.load(game, record.setup(), record.start) if record.start else None
        return Referee(game, record.setup(), None, begun)
    except Refused as refused:
        raise Broken("record-setup-refused", rule=refused.rule.ref) from None
    except (ValueError, TypeError, KeyError, AttributeError):
        raise Broken("record-bad-start") from None


def game_of(record: Record) -> Game:
    if record.game not in PACKAGES:
        raise Broken("record-unknown-game", game=short(record.game))
    game = load(record.game)
    try:
        game.setup(record.seats, record.edition, record.mode, record.options)
    except NoSuchChoice as wrong:
        raise Broken("record-bad-choice", what=wrong.what, said=short(wrong.said),
                     known=", ".join(wrong.known) or "-") from None
    other = other_box(record.game, record.edition, record.data, record.box)
    if other is not None:
        raise Broken(other.key, **other.arguments)
    return game.of(record.edition)


def other_box(game: str, edition: str, theirs: str, name: str) -> Reason | None:
    """Why components of that hash, from the box of that name, are not those in use here; None if they are."""
    ours = box.digest(game, edition)
    if not theirs or theirs == ours:
        return None
    if name:
        return Reason("record-other-box", theirs=short(theirs), ours=ours, box=short(name))
    if theirs == box.our_digest(game, edition):
        return Reason("record-our-box", theirs=theirs, ours=ours, box=box.name(game, edition))
    return Reason("record-other-data", theirs=short(theirs), ours=ours)


def say(referee: Referee, number: int, seat: int, words: str) -> None:
    """One line of a log."""
    moves = referee.game.grammar.parse(words)
    if isinstance(moves, Unclear):
        raise Broken("record-unclear", number=number, words=short(words))
    rule = check(referee.table, seat, moves[0])
    if rule is not None:
        raise Broken("record-refused", number=number, words=short(words), rule=rule.ref)
    if seat == CHANCE:
        referee.act_chance(moves[0])
    elif referee.changes(seat):
        raise Broken("record-doubled", number=number, words=short(words))
    else:
        referee.act(seat, moves[0])


@dataclass
class Verdict:
    """What `kronika check` found: does it replay to its result, and is its chance proven? `reason`: why not.

    Of a simulation it is proven that its generator gave every draw; that nobody could choose its seed is not.
    """

    replayed: bool
    proven: bool
    over: bool = False
    simulated: bool = False
    reason: Reason | None = None

    @property
    def text(self) -> str:
        """For logs."""
        return str(self.reason) if self.reason else ""


def verify(record: Record) -> Verdict:
    """Replay a record to its result, and recompute every draw if the seed is told."""
    try:
        referee = replay(record)
        check_result(record, referee)
        over = referee.table.over
        if not record.seed or record.typed or record.practice:
            return Verdict(True, False, over)
        check_chance(record)
        simulated = SIMULATED.fullmatch(record.seed) is not None
        return Verdict(True, not simulated, over, simulated)
    except (Broken, Frozen) as reason:
        return Verdict(False, False, reason=reason)


def check_result(record: Record, referee: Referee) -> None:
    """Raises Broken if the record tells another result than the one reached."""
    if not record.scores:
        return
    if not referee.table.over:
        raise Broken("record-not-over")
    outcome = referee.game.outcome(referee.table)
    if (outcome.scores, outcome.ranks) != (record.scores, record.ranks):
        raise Broken("record-other-scores", found=listed(outcome.scores), told=listed(record.scores))


def listed(numbers: list[int]) -> str:
    return ", ".join(map(str, numbers))


def check_chance(record: Record) -> None:
    """Raises Broken at the first draw that the seed does not give."""
    if commitment(record.seed) != record.commitment:
        raise Broken("record-uncommitted")
    rng = generator(record.seed, record.strings)
    referee = begin(game_of(record), record)
    for number, (seat, words) in enumerate(record.log, 1):
        if seat == CHANCE and actors(referee.table) & CHANCE_BIT:
            drawn = referee.game.grammar.say(draw(referee.table, rng))
            if drawn != words:
                raise Broken("record-other-draw", number=number, drawn=short(drawn), words=short(words))
        say(referee, number, seat, words)
