"""Judging what seats do: each function asks the referee and gives the change to be written."""
from __future__ import annotations

import json
import secrets
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from kronika.core.game import Game
from kronika.core.move import Move
from kronika.core.rng import Rng
from kronika.core.rule import Refused
from kronika.core.sealed import Plans
from kronika.core.step import CHANCE
from kronika.core.table import Table, actors
from kronika.core.words import Meant, Unclear, hear
from kronika.referee import resume
from kronika.referee.chance import Fair
from kronika.referee.record import result_of
from kronika.referee.referee import Referee
from kronika.table import clock
from kronika.table.live import Live, stamp
from kronika.table.problem import ByRule, Clash, Problem
from kronika.table.rows import BOT, HUMAN, LATE, Change, Line, Seat

Instead = Callable[[Table, int, Move], Move]
FEW = 12                               # lines that are played again sooner than another snapshot is written
LONG = 40                              # lines after which a snapshot is due in any case


@dataclass
class Asked:
    """A move as it was posted."""

    seat: int
    words: str
    decision: str
    undoable: bool = False             # to be played only if the seat goes on and can take it back


def move(live: Live, asked: Asked, key: bytes, pulse: int) -> Change | None:
    """Play the words. None: this very move was accepted before. Raises Problem where it cannot be."""
    seat = asked.seat
    if not live.playing and accepted_before(live, asked, key):
        return None                              # it was the last one of the game
    must_play(live)
    if asked.decision != live.decision(seat, key):
        if accepted_before(live, asked, key):
            return None
        raise stale(live, seat, key)
    referee = live.draft()
    meant = understood(referee.game, referee.table, seat, asked.words)
    if asked.undoable and meant.rule is None and final(live, seat, meant.move):
        raise Clash("final")
    try:
        referee.do(seat, meant)
    except Refused as refused:
        raise refusal(refused) from None
    return decided(live, referee, [seat], pulse)


def final(live: Live, seat: int, meant: Move) -> bool:
    """Whether the move ends the seat's turn or cannot be taken back. It is tried in a world that the seat may take
    for the real one: what really would come of it must not be told before it is played."""
    world = live.game.determinize(live.view(seat), seat, Rng(secrets.randbits(96)))
    trial = Referee(live.game, live.setup(), None, world)
    try:
        trial.act(seat, meant)
        trial.undoable(seat)
    except Refused:
        return True
    return not (actors(trial.table) >> seat) & 1


def must_play(live: Live) -> None:
    if not live.playing:
        raise Clash("over" if live.facts.status == "over" else "not-started")


def must_play_itself(live: Live, seat: int) -> None:
    """What a bot does for somebody is not theirs to take back."""
    if live.seats[seat].kind == BOT:
        raise Clash("bot-plays")


def understood(game: Game, table: Table, seat: int, words: str) -> Meant:
    """What the seat means. Raises Problem with what was expected."""
    meant = hear(game.grammar, table, seat, words)
    if isinstance(meant, Unclear):
        raise not_understood(meant)
    return meant


def not_understood(unclear: Unclear) -> Problem:
    more = {"at": unclear.at, "word": unclear.word, "expected": unclear.expected, "kind": unclear.kind}
    return Problem("unclear", status=422, more=more, word=unclear.word or "…")


def refusal(refused: Refused) -> Problem:
    return ByRule(refused.rule, refused.cause)


def accepted_before(live: Live, asked: Asked, key: bytes) -> bool:
    """Whether the same words for the same decision already stand in the log: the answer was lost, not the move."""
    line = answered(live, asked, key)
    return line is not None and (line.words == said(asked) or line.words == meant_then(live, line, asked))


def answered(live: Live, asked: Asked, key: bytes) -> Line | None:
    """The line by which the seat answered that decision."""
    return next((line for line in reversed(live.lines) if line.seat == asked.seat and line.back is None and
                 stamp(key, live.facts.id, line.seat, line.decision) == asked.decision), None)


def meant_then(live: Live, line: Line, asked: Asked) -> str:
    """What the words came to when they were said: parts left unsaid are filled in by the position."""
    if live.frozen:
        return ""
    referee = live.beginning()
    resume.follow(referee, [past.said for past in live.lines[:line.seq]])
    meant = hear(live.game.grammar, referee.table, asked.seat, asked.words)
    return "" if isinstance(meant, Unclear) else live.game.grammar.say(meant.move)


def said(asked: Asked) -> str:
    return " ".join(asked.words.lower().split())


def whose(live: Live, seats: list[int], decision: str, key: bytes) -> int | None:
    """Which of the seats is, or was, asked for this decision; None if none."""
    now = [seat for seat in seats if live.playing and live.decision(seat, key) == decision]
    past = [seat for seat in seats if answered(live, Asked(seat, "", decision), key) is not None]
    return next(iter(now + past), None)


def stale(live: Live, seat: int, key: bytes) -> Clash:
    now = bool((live.admits() >> seat) & 1)
    return Clash("stale", more={"decision": live.decision(seat, key) if now else None})


def played(live: Live, moves: list[tuple[int, Move]], pulse: int, instead: Instead) -> Change:
    """Moves of one or more bots, as one change; what an earlier one has made illegal is left out. `instead` gives a
    move for one that is refused."""
    referee = live.draft()
    lines = referee.lines()
    for seat, meant in moves:
        try:
            referee.act(seat, meant)
        except Refused:
            if referee.lines() == lines:
                referee.act(seat, instead(referee.table, seat, meant))
    return decided(live, referee, [seat for seat, _ in moves], pulse)


def decided(live: Live, referee: Referee, seats: list[int], pulse: int) -> Change:
    """The change from what the draft has played for these seats."""
    change = grown(live, referee, live.seats, pulse)
    for seat in seats:
        renew(live, change, seat, pulse)
    return change


def grown(live: Live, referee: Referee, seats: list[Seat], pulse: int, undone: int = -1) -> Change:
    """The change from what the draft's journal grew by."""
    lines = live.written(len(live.lines), referee, -1, clock.now())
    if live.lines:
        for line in lines:
            line.decision = -1 if line.seat == CHANCE else live.referee.decisions[line.seat]
    change = Change(lines=lines, referee=referee)
    over = referee.table.over
    change.table = {"seq": referee.lines(), "awaits": actors(referee.table), "practice": referee.practice}
    if lines and unseen(live, referee, lines):
        change.table |= {"touched": live.facts.touched, "archived": live.facts.archived}
    if isinstance(referee.rng, Fair):
        change.table["draws"] = referee.rng.counter
    if over:
        finish(referee, change)
    if lines and (over or snapshot_due(live, referee)):
        change.saved = resume.save(referee).dump()
    turn_clocks(live, change, seats, pulse, undone)
    return change


def unseen(live: Live, referee: Referee, lines: list[Line]) -> bool:
    """Whether nobody else may know that anything happened: a sealed pick took the place of another."""
    return all(line.sealed or line.back is not None for line in lines) and \
        lines[-1].sealed and lines[-1].shown == lines[-1].moment and actors(referee.table) == live.facts.awaits


def turn_clocks(live: Live, change: Change, seats: list[Seat], pulse: int, undone: int) -> None:
    """Clocks of seats that are awaited now and were not, and the other way round."""
    kind = clock.clock(live.facts.clock)
    if kind is None or change.referee is None:
        return
    bits = actors(change.referee.table)
    for seat in seats:
        awaited = bool((bits >> seat.number) & 1)
        values: dict[str, Any] = dict(clock.turned(kind, seat, awaited, seat.number == undone, pulse))
        if seat.vote == LATE and not awaited:
            values["vote"] = ""
        if values:
            change.seat(seat.number, **values)


def renew(live: Live, change: Change, seat: int, pulse: int) -> None:
    """The gain of a seat that decided and is awaited again; it is late no more."""
    kind = clock.clock(live.facts.clock)
    if goes_on(live, change):
        return
    if kind is None or not (change.table["awaits"] >> seat) & 1 or seat in change.seats:
        return
    change.seat(seat, **clock.renewed(kind, live.seats[seat], pulse))
    if live.seats[seat].vote == LATE:
        change.seat(seat, vote="")


def goes_on(live: Live, change: Change) -> bool:
    """Whether the move was one of many in a decision that is not made yet: an offer, an entry of a sealed list."""
    assert change.referee is not None
    before, after = live.referee.table.stack, change.referee.table.stack
    return bool(after) and (after[-1].open or isinstance(after[-1], Plans)) and len(before) == len(after) and \
        type(before[-1]) is type(after[-1])


def rung(live: Live, pulse: int) -> Change | None:
    """The gong: time ends an open step; who has no time left goes on with the gain, or a minute. None: it cannot."""
    referee = live.draft()
    if not referee.gong():
        return None
    change = grown(live, referee, live.seats, pulse)
    kind = clock.clock(live.facts.clock)
    for seat in live.humans():
        if kind is not None and seat.since is not None and (change.table["awaits"] >> seat.number) & 1:
            bank = max(clock.left(seat, pulse) + kind.gain, clock.MINUTE)
            change.seat(seat.number, bank=bank, since=pulse, deadline=pulse + bank, vote="")
    return change


def snapshot_due(live: Live, referee: Referee) -> bool:
    """Whenever the active seat changes: chance spoke, something was revealed, or another is awaited; but not soon after
    the last one."""
    since = referee.lines() - live.saved_at
    if live.saved_at and since < FEW:
        return False
    if not referee.before:
        return True
    sealed = referee.entries[-1].sealed if referee.entries else False
    changed = actors(referee.table) != live.facts.awaits
    return (changed and not sealed) or since >= LONG


def finish(referee: Referee, change: Change) -> None:
    """The game has ended by its rules."""
    result = result_of(referee.game.outcome(referee.table))
    change.table |= {"status": "over", "ended": clock.now(), "result": json.dumps(result)}
    change.messages.append((-2, "", "over", ""))


def undo(live: Live, seat: int, pulse: int) -> Change:
    """Take the seat's last move back."""
    must_play(live)
    must_play_itself(live, seat)
    referee = live.draft()
    try:
        referee.undo(seat)
    except Refused as refused:
        raise refusal(refused) from None
    return grown(live, referee, live.seats, pulse, undone=seat)


def takeback(live: Live, seat: int, pulse: int) -> Change:
    """Against bots alone: return to before the seat's last move. The game is practice from then on."""
    must_play(live)
    must_play_itself(live, seat)
    if any(other.number != seat and other.kind == HUMAN for other in live.seats) and live.facts.kind != "hotseat":
        raise Clash("takeback-humans")
    referee = live.whole()
    try:
        referee.takeback(seat)
    except Refused as refused:
        raise refusal(refused) from None
    change = grown(live, referee, live.seats, pulse)
    change.saved = resume.save(referee).dump()
    return change


def start(live: Live, pulse: int) -> Change:
    """Everybody sits: let chance begin."""
    facts = live.facts
    if facts.status != "open":
        raise Clash("started")
    if live.frozen:
        raise Clash("frozen", reason=live.frozen)
    if any(seat.kind not in (HUMAN, BOT) for seat in live.seats):
        raise Clash("seats-open")
    kind = clock.clock(facts.clock)
    seats = [replace(seat, bank=kind.base if kind else 0) for seat in live.seats]
    referee = live.beginning()
    referee.rng = live.rng()
    referee.chance()
    change = grown(live, referee, seats, pulse)
    for seat in seats:
        change.seat(seat.number, **{"bank": seat.bank, **change.seats.get(seat.number, {})})
    change.table["status"] = "playing"
    return change
