"""From a live table and who asks to a sight: what the page may show."""
from __future__ import annotations

from kronika.core.rule import Refused
from kronika.core.step import CHANCE
from kronika.core.table import Note, Table
from kronika.referee import resume
from kronika.referee.chance import commitment
from kronika.table import clock, naming, pace, showing, store
from kronika.table.live import Live
from kronika.table.rows import BOT, HUMAN, reserved
from kronika.table.service import Service
from kronika.table.stream import Item
from kronika.web.asker import Place
from kronika.web.draw.sight import Again, Line, Message, Person, Sight
from kronika.web.events import present
from kronika.web.history import referee_at
from kronika.web.render import texts
from kronika.web.rooms import ROOMS

CHAT = 60                              # messages on the page


async def sight(service: Service, live: Live, viewer: int, lang: str, at: int = -1,
                place: Place | None = None) -> Sight:
    """What the viewer sees now, or after `at` items of its log. `place`: what else whoever looks is at the table."""
    facts = live.facts
    referee = live.referee if at < 0 else await referee_at(service, live, viewer, at)
    view = live.view(viewer) if at < 0 else live.game.view(referee.table, viewer)
    title = naming.called(facts, live.seats, texts(lang))
    out = Sight(facts.id, title, live.game, live.setup(), viewer,
                people(service, live), view, lines(live, viewer, at), at=at,
                ended=facts.status == "over", memory=facts.memory)
    out.commitment, out.data, out.box = commitment(facts.seed), facts.data, facts.box
    out.now = present(service, live, viewer) if at < 0 else ""
    out.chat = await chat(service, live, lang)
    out.source = facts.source if facts.start else ""
    if place is not None:
        out.host = place.host
        out.pace = pace.called(facts.pace, service.settings.bots_only_pause) if paced(live, place) and at < 0 else ""
        out.again = await again(service, live, place) if facts.rematch else None
    if facts.status == "over":
        out.seed, out.strings = facts.seed, [seat.string for seat in live.seats]
    if out.seated and at < 0 and live.playing:
        out.decision = live.decision(viewer, service.key)
        out.undo = why_no_undo(live, viewer)
    return out


def paced(live: Live, place: Place) -> bool:
    """Whether bots play alone, and whoever looks may say how fast."""
    return live.playing and not live.humans() and (place.host or bool(place.seats))


async def again(service: Service, live: Live, place: Place) -> Again:
    """The rematch, as those who sat at the table are told of it."""
    new = await service.live(live.facts.rematch)
    asked = [seat.name for seat in new.seats if seat.kind == HUMAN]
    waits = new.facts.status == "open" and any(reserved(new.seats[number]) for number in place.seats)
    return Again(f"/t/{new.facts.id}", asked, waits, f"/api/tables/{new.facts.id}")


def people(service: Service, live: Live) -> list[Person]:
    pulse = service.pulse.now()
    timed = live.facts.clock != "none"
    left = [clock.left(seat, pulse) // clock.SECOND if timed and seat.kind != BOT else -1 for seat in live.seats]
    return [Person(seat.number, seat.name, seat.kind, seat.level, left[seat.number], seat.since is not None,
                   seat.stand_in, seat.vote) for seat in live.seats]


def why_no_undo(live: Live, viewer: int) -> str:
    try:
        live.referee.undoable(viewer)
    except Refused as refused:
        return refused.rule.ref
    return ""


def lines(live: Live, viewer: int, at: int) -> list[Line]:
    """The items of the viewer's log that stand, with the numbers they have there; kept until the next change."""
    key = ("lines", viewer, at)
    if key not in live.cache:
        live.cache[key] = standing_lines(live, viewer, at)
    found: list[Line] = live.cache[key]
    return found


def standing_lines(live: Live, viewer: int, at: int) -> list[Line]:
    items = live.items(viewer)
    standing: list[int] = []
    for n, item in enumerate(items if at < 0 else items[:at]):
        back = item.line.back
        if back is None:
            standing.append(n)
        elif back.alone:
            standing = [m for m in standing if m != item.back]
        else:
            standing = [m for m in standing if m < item.back]
    open_ = live.facts.status == "over"
    return [line(n, items[n], viewer, open_) for n in standing]


def line(number: int, item: Item, viewer: int, open_: bool) -> Line:
    row = item.line
    notes = [Note(note.word, note.seat, note.args) if open_ else note.seen(viewer) for note in row.told()]
    return Line(number, row.seat, notes, row.sealed and row.shown == row.moment and not notes and row.seat != CHANCE)


async def chat(service: Service, live: Live, lang: str) -> list[Message]:
    if live.chat[0] != live.messages:
        count = live.messages
        live.chat = count, await service.storage.read(store.messages, live.facts.id, max(0, count - CHAT), CHAT)
    rows = live.chat[1]
    said = [showing.message(row, texts(lang)) for row in rows]
    return [Message(row["n"], -1 if row["seat"] is None else row["seat"], "" if row["code"] else row["name"],
                    row["text"], row["code"]) for row in said]


def after_each_turn(live: Live) -> list[Table]:
    """The table after every turn, for the chart of points; kept until the next change."""
    if "turns" not in live.cache:
        moment = ROOMS[live.facts.game].moment
        referee = live.beginning()
        out: list[Table] = []
        for row in live.told(CHANCE):
            before = moment(referee.table)
            resume.follow(referee, [row.said])
            if before and moment(referee.table) != before:
                out.append(referee.table.clone())
        live.cache["turns"] = out
    found: list[Table] = live.cache["turns"]
    return found
