"""Tables and views as JSON for one viewer: nothing in it depends on what the viewer may not know."""
from __future__ import annotations

import json
from typing import Any

from kronika.core.game import Game
from kronika.core.move import Move
from kronika.core.rule import Refused
from kronika.core.step import CHANCE
from kronika.core.table import Note, Table
from kronika.games import PACKAGES
from kronika.games import notes as notes_of
from kronika.locale import Texts, log
from kronika.referee.chance import commitment
from kronika.table import clock, naming
from kronika.table.live import Live
from kronika.table.rows import BOT, Facts, Message, Seat
from kronika.table.stream import Item


def named(game: Game, value: Any, left: set[tuple[str, str]]) -> Any:
    """A part of a view with its fields by name; what is unknown is -1, moves are words, what is left out is null."""
    if isinstance(value, (list, tuple)):
        return [named(game, item, left) for item in value]
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, Move):
        return game.grammar.say(value)
    fields = game.fields.of(value)
    if fields is None:
        raise TypeError(f"{type(value).__name__} has no field table")
    return {name: None if (fields.name, name) in left else named(game, getattr(value, name), left)
            for name, _ in fields.rows}


def state(game: Game, view: Table, memory: bool) -> dict[str, Any]:
    """A view: the table, and the steps it stands in, the innermost last. `memory`: with what can only be remembered."""
    left = set() if memory else game.fields.remembered
    steps = [{"step": type(step).__name__, **named(game, step, left)} for step in view.stack]
    return {"table": named(game, view, left), "steps": steps}


def table(facts: Facts, seats: list[Seat], pulse: int, said: Texts, frozen: str = "") -> dict[str, Any]:
    """What everybody may know of a table; for lists it needs no log. `title`: as somebody named it; `name`: what it is
    called in the reader's language."""
    over = facts.status == "over"
    out: dict[str, Any] = {
        "id": facts.id, "title": facts.title, "name": naming.called(facts, seats, said), "kind": facts.kind,
        "status": facts.status, "game": facts.game, "edition": facts.edition, "mode": facts.mode,
        "options": json.loads(facts.options), "clock": facts.clock,
        "timeout": facts.timeout, "lang": facts.lang, "memory": facts.memory, "practice": facts.practice,
        "coached": facts.coached, "archived": facts.archived, "created": facts.created, "touched": facts.touched,
        "ended": facts.ended, "source": facts.source, "rematch": facts.rematch, "rules": facts.rules,
        "data": facts.data, "box": facts.box, "frozen": frozen,
        "awaited": bits(facts.awaits, facts.seats) if facts.status == "playing" else [],
        "seats": [chair(facts, seat, pulse) for seat in seats],
        "commitment": commitment(facts.seed), "result": json.loads(facts.result) if facts.result else None,
        "proof": {"seed": facts.seed, "strings": [seat.string for seat in seats]} if over else None}
    return out


def chair(facts: Facts, seat: Seat, pulse: int) -> dict[str, Any]:
    timed = facts.clock != "none" and seat.kind != BOT
    return {"number": seat.number, "kind": seat.kind, "name": seat.name, "level": seat.level,
            "stand_in": seat.stand_in, "vote": seat.vote, "left": clock.left(seat, pulse) if timed else None,
            "ticking": seat.since is not None}


def bits(mask: int, seats: int) -> list[int]:
    return [seat for seat in range(seats) if (mask >> seat) & 1]


def decision(live: Live, seat: int, key: bytes) -> dict[str, Any]:
    """What the seat can do now."""
    sits = 0 <= seat < live.facts.seats
    may = sits and bool((live.admits() >> seat) & 1)
    return {"decision": live.decision(seat, key) if may else None, "must": sits and bool((live.awaits() >> seat) & 1),
            "undo": undo(live, seat) if sits and live.playing else None}


def undo(live: Live, seat: int) -> dict[str, Any]:
    """Whether the seat may undo, or the rule that says why not."""
    try:
        live.referee.undoable(seat)
    except Refused as refused:
        return {"allowed": False, "ref": refused.rule.ref}
    return {"allowed": True, "ref": None}


def view(live: Live, seat: int, key: bytes) -> dict[str, Any]:
    """The present position for one viewer; kept until the next change."""
    kept = ("json", seat)
    if kept not in live.cache:
        live.cache[kept] = {"id": mark(live, seat), "status": live.facts.status,
                            "awaited": bits(live.awaits(), live.facts.seats), **decision(live, seat, key),
                            **state(live.game, live.view(seat), live.facts.memory)}
    found: dict[str, Any] = live.cache[kept]
    return found


def mark(live: Live, viewer: int) -> str:
    """How far the viewer has heard: items of the log, messages of the chat."""
    return f"{len(live.items(viewer))}.{live.messages}"


def read_mark(text: str) -> tuple[int, int] | None:
    """The numbers of such a mark; None if it is none."""
    parts = text.split(".")
    if len(parts) != 2 or not all(part.isascii() and part.isdigit() and len(part) < 10 for part in parts):
        return None
    return int(parts[0]), int(parts[1])


def item(live: Live, number: int, entry: Item, viewer: int, texts: Texts | None) -> dict[str, Any]:
    """A line of the log as the viewer may know it, with its sentences if a language is given."""
    line = entry.line
    open_ = live.facts.status == "over"
    notes = [note if open_ else note.seen(viewer) for note in line.told()]
    out: dict[str, Any] = {
        "n": number, "seat": "chance" if line.seat == CHANCE else line.seat, "words": live.said(line, viewer),
        "at": line.at, "notes": [{"word": note.word, "seat": note.seat, "args": list(note.args)} for note in notes]}
    if entry.back >= 0:
        out["back"] = entry.back
    if texts is not None:
        out["text"] = sentences(live, entry, viewer, texts)
    return out


def sentences(live: Live, entry: Item, viewer: int, texts: Texts) -> list[str]:
    """What happened, in sentences for the viewer."""
    if live.facts.game not in PACKAGES:
        return []
    notes = notes_of(live.facts.game, live.facts.edition)
    names = [seat.name for seat in live.seats]
    told = entry.line.told()
    if live.facts.status == "over":
        told = [Note(note.word, note.seat, note.args) for note in told]
    return [log.line(texts, notes, note, names, viewer) for note in told]


def message(row: Message, texts: Texts | None) -> dict[str, Any]:
    """A line of the chat. What the server says is a sentence in the reader's language."""
    text = row.text
    if row.code and texts is not None:
        text = texts.text(f"chat-{row.code}", name=row.name, about=row.text)
    return {"n": row.n, "seat": row.seat if row.seat >= 0 else None, "name": row.name, "code": row.code, "text": text,
            "about": row.text if row.code else "", "at": row.at}
