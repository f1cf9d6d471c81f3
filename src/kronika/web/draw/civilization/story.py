"""The log by turns and, within a turn, by its thirteen events."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Final, cast

from kronika.core.table import Note
from kronika.games.civilization import notes
from kronika.games.civilization.cards import BOX, CARDS, GOODS, KINDS
from kronika.games.civilization.table import Civilization
from kronika.locale import Texts
from kronika.web.draw.civilization.runs import KINDS as TOGETHER
from kronika.web.draw.civilization.runs import Run, hidden
from kronika.web.draw.log import Group, Item, Last, pieces, recent, touches, without_name
from kronika.web.draw.log import whole as plain
from kronika.web.draw.sight import Line, Sight
from kronika.web.draw.since import Measure

FOLLOW: Final = ("claimed", "wanted", "got", "paid", "paid_tokens", "lost", "pottery", "grew_in")
OFFERS: Final = ("offered", "offered_to", "answered")
# In which events each note can be told
EVENTS: Final[dict[str, tuple[int, ...]]] = {
    "taxed": (1,), "revolt": (1,), "took": (1, 11), "razed": (1, 6, 11), "grew": (2,), "grew_in": (2,),
    "launched": (4,), "maintained": (4,), "scrapped": (4,),
    "walked": (5,), "embarked": (5,), "landed": (5,), "sailed": (5,),
    "fought": (6,), "repelled": (6,), "stormed": (6,), "surrendered": (6,), "reduced": (6, 11), "lost_city": (6, 11),
    "built": (7,), "surplus": (7,), "bought_gold": (8,), "red": (8,), "drew": (8,), "offered": (9,),
    "offered_to": (9,), "answered": (9,), "claimed": (9,), "wanted": (9,), "dealt": (9,), "got": (9,),
    "withdrew": (9,), "gong": (9,), "closed": (9,), "bought": (10,), "paid_tokens": (10,), "paid": (10,),
    "struck": (11,), "struck_by": (11,), "ignored": (11,), "erupted": (11,), "flooded": (11,), "assigned": (11,),
    "loses": (11,), "pottery": (11,), "lost": (11,), "stricken": (11,), "raided": (11,), "nominated": (11,),
    "followed": (11,), "annexed": (11,), "returned": (12,), "marker": (13,), "marker_back": (13,)}


@dataclass
class Stretch(Group):
    """An event of a turn."""

    turn: int = 0
    run: Run | None = None             # what goes on while notes of its kind follow


def told(sight: Sight, texts: Texts) -> list[Group]:
    """The newest first; what was before is fetched."""
    return list(whole(recent(sight, events(sight.lines)), texts))


def whole(sight: Sight, texts: Texts) -> list[Stretch]:
    """The newest first, nothing left out."""
    out = [Stretch("", 0)]
    last = Last(sight)
    turn, event = first_turn(sight), 0
    runs: list[Run] = []
    for row in sight.lines:
        if row.pending:
            continue
        last.before(row, out)
        for note in row.notes:
            if note.word == "turn":
                turn, event = note.args[0], 0
                continue
            now = event_of(note, event)
            if now != event:
                event = now
                out.append(Stretch(heading(turn, event, texts), row.number + 1, turn=turn))
            if note.word != "done" and not (note.word == "got" and hidden(note)):      # the deal tells how many
                put(out[-1], sight, note, runs).happened(row.number)
    for run in runs:
        tell(run, sight, texts)
    return [group for group in last.newest_first(out) if group.items]


def first_turn(sight: Sight) -> int:
    """The turn in which the lines begin: the one before the first that they tell of; without any, the present one."""
    told = [note.args[0] for row in sight.lines for note in row.notes if note.word == "turn"]
    return told[0] - 1 if told else cast(Civilization, sight.view).turn


def heading(turn: int, event: int, texts: Texts) -> str:
    return texts.text("cv-log-event", turn=turn, event=event, name=BOX["event"][event - 1]["name"][texts.lang])


def put(group: Stretch, sight: Sight, note: Note, runs: list[Run]) -> Item:
    """A sentence of its own, one that follows from what was done, or a part of the one before."""
    if group.run is None or group.run.item not in group.items[-1:] or not group.run.goes_on(note):
        item, sub = begin(group, note)
        group.run = Run(TOGETHER.get(note.word, note.word), note.seat, item, sub)
        runs.append(group.run)
    run = group.run
    run.notes.append(note)
    run.item.touches |= touches(sight, notes, note)
    if note.word not in TOGETHER:
        group.run = None
    return run.item


def tell(run: Run, sight: Sight, texts: Texts) -> None:
    """Say what the notes of a run have in common, where it belongs."""
    said = run.said(sight, texts)
    if run.sub < 0:
        run.item.pieces = pieces(said, card)
    else:
        run.item.subs[run.sub] = without_name(said) if run.item.seat == run.seat else plain(said)


def begin(group: Stretch, note: Note) -> tuple[Item, int]:
    """Where a sentence goes: what a deal brought follows from it, other consequences from what the same seat did."""
    last = group.items[-1] if group.items else None
    if last is not None and (note.word == "got" or (note.word in FOLLOW and last.seat == note.seat)):
        last.subs.append("")
        return last, len(last.subs) - 1
    group.items.append(Item(note.seat, []))
    return group.items[-1], -1


def card(kind: str, number: int) -> tuple[str, str] | None:
    """Calamities and civilization cards are links to their faces; commodities are known by their names."""
    if kind == "civilization":
        return CARDS[number].id, ""
    return (KINDS[number].id, "") if kind == "card" and number >= GOODS else None


def events(lines: list[Line]) -> list[int]:
    """The moments at which a turn or an event of it begins, or an offer is made."""
    out: dict[int, None] = {}
    event = 0
    for line in lines:
        for note in line.notes:
            now = event_of(note, event)
            if now != event or note.word in OFFERS:
                out[line.number + 1] = None
            event = now
    return list(out)


def event_of(note: Note, event: int) -> int:
    """The event of a turn to which the note belongs, after one of that event."""
    return 0 if note.word == "turn" else next((each for each in EVENTS.get(note.word, ()) if each >= event), event)


def turns(lines: list[Line]) -> list[int]:
    """The moments at which a turn begins."""
    return [line.number + 1 for line in lines if any(note.word == "turn" for note in line.notes)]


def measures(table: Civilization, texts: Texts) -> list[Measure]:
    """The public numbers of every player."""
    seats = table.seat
    out = [("cities", [p.cities for p in seats]), ("people", [p.people for p in seats]),
           ("stock", [p.stock for p in seats]), ("ships", [len(p.ships) for p in seats])]
    if table.trading():
        out += [("treasury", [p.treasury for p in seats]), ("hand", [len(p.hand) for p in seats]),
                ("cards", [p.cards.bit_count() for p in seats]), ("space", [p.space for p in seats])]
    return [Measure(key if key != "space" else "house/chart", texts.text(f"cv-{key}"), numbers) for key, numbers in out]
