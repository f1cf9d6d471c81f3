"""The log as turns: battles with their dice, what followed from them, points with their parts."""
from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from kronika.core.table import Note
from kronika.games.history_of_the_world import notes
from kronika.games.history_of_the_world.cards import EMPIRES, EVENTS
from kronika.games.history_of_the_world.lands import REGIONS
from kronika.games.history_of_the_world.scoring import LEVELS
from kronika.games.history_of_the_world.table import World
from kronika.locale import Texts
from kronika.locale.log import line, stretches
from kronika.web.draw.log import Group, Item, Last, pieces, recent, touches, without_name
from kronika.web.draw.sight import Line, Sight
from kronika.web.draw.since import Measure

FOLLOW: Final = ("won", "tied", "withdrew", "razed", "marauded", "spared", "returned", "fort_lost", "mustered", "city",
                 "moved_on", "helped", "tie_helped", "gained", "forfeited")
PARTS: Final = ("region_score", "structure_score")
DEEDS: Final = ("founded", "occupied", "attack", "siege", "won", "tied", "withdrew", "razed", "capital", "city", "fort",
                "monument", "recalled")


@dataclass
class Roll:
    """Dice of a battle: the invader's, the defender's, and what each came to."""

    seat: int
    rival: int
    mine: list[int]
    theirs: list[int]
    total: str = ""


@dataclass
class Told(Item):
    """A sentence of the log with its dice."""

    rolls: list[Roll] = field(default_factory=list)


@dataclass
class Turn:
    """A turn, or the choice of cards at the beginning of an epoch."""

    epoch: int
    seat: int
    empire: int
    at: int


def turns(lines: list[Line]) -> list[Turn]:
    """Every turn that has begun."""
    out: list[Turn] = []
    for row in lines:
        for note in row.notes:
            if note.word == "epoch":
                out.append(Turn(note.args[0], -1, -1, row.number + 1))
            elif note.word == "turn":
                out.append(Turn(EMPIRES[note.args[0]].epoch, note.seat, note.args[0], row.number + 1))
    return out


def last_land(lines: list[Line]) -> int:
    """The land of the last deed, or -1."""
    for row in reversed(lines):
        for note in reversed(row.notes):
            if note.word in DEEDS:
                return note.args[1] if note.word == "founded" else note.args[0]
            if note.word == "epoch":
                return -1
    return -1


def groups(sight: Sight, texts: Texts) -> list[Group]:
    """The newest first; what was before is fetched."""
    return whole(recent(sight, [turn.at for turn in turns(sight.lines)]), texts)


def whole(sight: Sight, texts: Texts) -> list[Group]:
    """The newest first; battles are told with their dice."""
    out = [Group("", 0)]
    parts: list[str] = []
    rival = -1
    last = Last(sight)
    for row in sight.lines:
        if row.pending:
            continue
        last.before(row, out)
        for note in row.notes:
            if note.word in notes.HEADINGS:
                out.append(Group(line(texts, notes, note, sight.names, sight.viewer), row.number + 1))
            elif note.word == "attack":
                rival = note.args[1]
                tell(out[-1], note, sight, texts).happened(row.number)
            elif note.word in PARTS:
                parts.append(part(note, texts))
            elif note.word == "points" and parts:
                item = tell(out[-1], note, sight, texts)
                item.subs = parts
                item.happened(row.number)
                parts = []
            else:
                put(out[-1], note, sight, texts, rival).happened(row.number)
    return last.newest_first(out)


def put(group: Group, note: Note, sight: Sight, texts: Texts, rival: int) -> Told:
    """A sentence of its own, a roll of dice, or what follows from the last sentence of the seat."""
    before = latest(group, note.seat)
    if note.word in ("rolled", "rerolled", "battle"):
        last = before or tell(group, note, sight, texts)
        if note.word == "battle":
            if last.rolls:
                last.rolls[-1].total = f"{note.args[2]} : {note.args[3]}"
            if any(note.args[4:]):               # siege or terrain had a part in it
                last.subs.append(without_name(stretches(texts, notes, note, sight.names, sight.viewer)))
        else:
            faces = [face for face in note.args[3:5] if face > 0]
            last.rolls.append(Roll(note.seat, rival, list(note.args[1:3]), faces))
        return last
    if note.word in FOLLOW and before is not None and (note.word != "mustered" or before.word == "played"):
        before.subs.append(without_name(stretches(texts, notes, note, sight.names, sight.viewer)))
        return before
    return tell(group, note, sight, texts)


def latest(group: Group, seat: int) -> Told | None:
    return next((item for item in reversed(group.items) if item.seat == seat and isinstance(item, Told)), None)


def tell(group: Group, note: Note, sight: Sight, texts: Texts) -> Told:
    item = Told(note.seat, pieces(stretches(texts, notes, note, sight.names, sight.viewer), card),
                touches=touches(sight, notes, note), word=note.word)
    group.items.append(item)
    return item


def measures(table: World, texts: Texts) -> list[Measure]:
    """The public numbers of every player."""
    return [Measure("house/chart", texts.text("hw-points"), [seat.score for seat in table.seat]),
            Measure("army", texts.text("hw-armies-held"), [table.holder.count(seat) for seat in range(table.seats)])]


def part(note: Note, texts: Texts) -> str:
    """A summand of a score."""
    if note.word == "structure_score":
        return f"{note.args[0]} {texts.text('hw-structures')}"
    region, level, points = note.args
    return f"{points} {texts.text('hw-share', region=REGIONS[region].names[texts.lang], level=LEVELS[level])}"


def card(kind: str, number: int) -> tuple[str, str] | None:
    """The id of an empire or an event; their links have no colour of their own."""
    if kind not in ("empire", "event", "card"):
        return None
    if kind == "event" or (kind == "card" and number >= len(EMPIRES)):
        return EVENTS[number - (len(EMPIRES) if kind == "card" else 0)].id, ""
    return EMPIRES[number].id, ""
