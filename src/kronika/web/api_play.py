"""The API of play: view, options, why not, move, undo, log, record, chat, events."""
from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Header, Query, Request
from fastapi.responses import PlainTextResponse, StreamingResponse

from kronika.core.step import WATCHER
from kronika.core.table import cause, options
from kronika.core.words import expect
from kronika.games import notes as notes_of
from kronika.locale.log import named, offer
from kronika.referee.replay import prove
from kronika.table import judge, secret, showing, store
from kronika.table.problem import Forbidden
from kronika.web import shapes
from kronika.web.asker import held
from kronika.web.errors import rule_link, told
from kronika.web.events import stream
from kronika.web.here import Moving, Reading, Talking
from kronika.web.history import referee_at
from kronika.web.language import language, texts

router = APIRouter(prefix="/api/tables/{table_id}", tags=["play"], responses=shapes.ERRORS)
Said = Annotated[str, Query(max_length=2000)]
Count = Annotated[int, Query(ge=0, le=1_000_000)]


@router.get("/view")
async def view(here: Reading, seat: shapes.Wish = None,
               at: Annotated[int | None, Query(ge=0, le=1_000_000)] = None) -> dict[str, Any]:
    """The position as you may know it: unknown numbers are -1. `at` N: as it was after N items of your log."""
    viewer = here.viewer(seat)
    shown = None if viewer == WATCHER else viewer
    if at is None:
        return {"table": here.live.facts.id, "seat": shown, "view": showing.view(here.live, viewer, here.service.key)}
    past = await referee_at(here.service, here.live, viewer, at)
    seen = showing.state(here.live.game, here.live.game.view(past.table, viewer), here.live.facts.memory)
    return {"table": here.live.facts.id, "seat": shown, "view": {"at": at, **seen}}


@router.get("/options")
async def offers(here: Reading, seat: shapes.Wish = None) -> dict[str, Any]:
    """Every sentence that you are offered now, and the id of the decision it would answer."""
    number = here.place.must_sit(seat, here.live.awaits())
    said = [here.live.game.grammar.say(move) for move in options(here.live.view(number), number)]
    return {"seat": number, **showing.decision(here.live, number, here.service.key), "options": said}


@router.get("/expect")
async def expected(request: Request, here: Reading, said: Said = "", seat: shapes.Wish = None) -> dict[str, Any]:
    """The words that may follow those said, with their names in your language, and whether those said are a whole move
    already; then `text` says it in a sentence."""
    number = here.place.must_sit(seat, here.live.awaits())
    live, words, view = here.live, said.lower().split(), here.live.view(number)
    next_ = expect(live.game.grammar, view, number, words)
    told = texts(language(request))
    notes = notes_of(live.facts.game, live.facts.edition)
    names = [named(told, notes, live.game.grammar, word) for word in next_.words]
    text = offer(told, notes, judge.understood(live.game, view, number, said).move) if next_.done else ""
    return {"seat": number, "words": next_.words, "names": names, "done": next_.done, "text": text}


@router.post("/why")
async def why(request: Request, here: Moving, body: shapes.Question, seat: shapes.Wish = None) -> dict[str, Any]:
    """Whether a move would be legal now; if not, the rule that forbids it, its sentence and where to read it."""
    number = here.place.must_sit(seat, here.live.awaits())
    judge.must_play(here.live)
    view = here.live.view(number)
    meant = judge.understood(here.live.game, view, number, body.words)
    rule, said = meant.rule, here.live.game.grammar.say(meant.move)
    out: dict[str, Any] = {"legal": rule is None, "words": said, "ref": None, "text": ""}
    if rule is not None:
        facts = here.live.facts
        out |= told(texts(language(request)), facts.game, facts.edition, rule, cause(view, number, meant.move, rule))
        out["link"] = "" if rule.ref.startswith("core.") else rule_link(facts.game, facts.edition, rule.ref)
    return out


@router.post("/move")
async def move(here: Moving, body: shapes.MoveBody, seat: shapes.Wish = None) -> shapes.Done:
    """Play. `decision` is the id of your open decision; a stale one is answered by 409 with the present one. The same
    words for the same decision may be sent again after a lost answer: they count once."""
    if seat is None and len(here.place.seats) > 1:
        seat = judge.whose(here.live, here.place.seats, body.decision, here.service.key)
    number = here.place.must_sit(seat, here.live.awaits())
    asked = judge.Asked(number, body.words, body.decision, body.undoable)
    live = await here.service.move(here.live.facts.id, asked)
    return shapes.Done(**here.done(live, number))


@router.post("/undo")
async def undo(here: Moving, seat: shapes.Wish = None) -> shapes.Done:
    """Take your last move back: as far as nothing was revealed, no chance rolled and nobody else acted."""
    number = here.place.must_sit(seat)
    return shapes.Done(**here.done(await here.service.undo(here.live.facts.id, number), number))


@router.post("/takeback")
async def takeback(here: Moving, seat: shapes.Wish = None) -> shapes.Done:
    """Against bots: return to before your last move. The game is practice from then on."""
    number = here.place.must_sit(seat)
    return shapes.Done(**here.done(await here.service.takeback(here.live.facts.id, number), number))


@router.get("/log")
async def log(request: Request, here: Reading, after: Count = 0, limit: Annotated[int, Query(ge=1, le=1000)] = 200,
              seat: shapes.Wish = None) -> dict[str, Any]:
    """The log as you may know it, with sentences in your language."""
    viewer = here.viewer(seat)
    items = here.live.items(viewer)
    said = texts(language(request))
    rows = [showing.item(here.live, n, item, viewer, said) for n, item in enumerate(items)][after:after + limit]
    return {"id": showing.mark(here.live, viewer), "items": rows}


@router.get("/record", response_class=PlainTextResponse, responses=shapes.PLAIN_ERRORS)
async def record(here: Reading, seat: shapes.Wish = None) -> PlainTextResponse:
    """The record: while the game runs, what you may see of it; after the end all, with what proves its chance."""
    live = here.live
    made = live.record(here.viewer(seat))
    prove(made, live.facts.seed, [chair.string for chair in live.seats], live.facts.status == "over")
    name = f"attachment; filename={live.facts.game}-{live.facts.id}.txt"
    return PlainTextResponse(made.dump(), headers={"Content-Disposition": name})


@router.get("/chat")
async def read_chat(request: Request, here: Reading, after: Count = 0) -> list[dict[str, Any]]:
    """Messages from number `after` on, at most 200."""
    rows = await here.service.storage.read(store.messages, here.live.facts.id, after, 200)
    return [showing.message(row, texts(language(request))) for row in rows]


@router.post("/chat", status_code=201)
async def write_chat(here: Talking, body: shapes.Talk) -> dict[str, int]:
    """Say something to the table. At a private table only those who sit may."""
    words = secret.line(body.text, 1000, "bad-text")
    if here.place.seats:
        number = here.place.seats[0]
        name = here.live.seats[number].name
    elif here.live.facts.kind == "open" or here.place.host:
        number, name = -1, secret.name(body.name or (here.asker.account.shown if here.asker.account else ""))
    else:
        raise Forbidden("not-seated")
    return {"n": await here.service.say(here.live.facts.id, number, name, words)}


@router.get("/events", response_class=StreamingResponse,
            responses={**shapes.PLAIN_ERRORS,
                       200: {"content": {"text/event-stream": {}}, "description": "Server-sent events"}})
async def events(request: Request, here: Reading, seat: shapes.Wish = None,
                 since: Annotated[str, Query(max_length=30)] = "", text: bool = False,
                 last_event_id: Annotated[str, Header(max_length=30)] = "") -> StreamingResponse:
    """News as server-sent events. Each carries all that is new to you since the event whose id you name by
    Last-Event-ID or `since`; without one, the stream begins now. With `text`, the log comes in sentences too. When you
    may not look from this seat any more, the event `ended` is the last."""
    viewer = here.viewer(seat)
    news = stream(here.service, here.live.facts.id, here.asker, viewer, last_event_id or since,
                  language(request) if text else "")
    return held(request, here.asker, news)
