"""The proof of chance: the browser computes it from the record; here is only what chance was asked."""
from __future__ import annotations

import asyncio
import json
from collections import OrderedDict
from dataclasses import asdict
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import Response

from kronika.core.step import CHANCE
from kronika.games import notes as notes_of
from kronika.locale.log import named
from kronika.referee.record import Record
from kronika.referee.replay import prove
from kronika.referee.urns import drawn
from kronika.table import naming
from kronika.table.gathering import cancelled
from kronika.table.live import Live
from kronika.table.problem import Clash
from kronika.web.pages.doors import called
from kronika.web.pages.kit import PageRoute, Visit, visit
from kronika.web.pages.when import day
from kronika.web.render import texts
from kronika.web.rooms import ROOMS
from kronika.web.shapes import Id

router = APIRouter(prefix="/t/{table_id}", include_in_schema=False, route_class=PageRoute)
CODE = """\
import hashlib, hmac
seal = hashlib.sha256(seed.encode()).hexdigest()
key = hashlib.sha256("\\n".join([seed, *strings]).encode()).digest()
def below(n, k):
    fair = 2**64 - 2**64 % n
    h = hmac.digest(key, k.to_bytes(8, "big"), "sha256")
    number = int.from_bytes(h[:8], "big")
    return (number % n, k + 1) if number < fair else below(n, k + 1)"""
KEPT = 32                              # tables whose draws are remembered
ASKED: OrderedDict[str, list[dict[str, Any]]] = OrderedDict()
ONE = asyncio.Semaphore(1)             # games that are gone through at once


async def finished(request: Request, table_id: str) -> tuple[Visit, Live]:
    """A game that is over: before that, its seed is nobody's."""
    v = await visit(request)
    live = await v.service.fresh(table_id)
    if live.facts.status != "over" or cancelled(live):
        raise Clash("not-over")
    if live.frozen:
        raise Clash("frozen", reason=live.frozen)
    return v, live


def record_of(live: Live) -> Record:
    out = live.record(CHANCE)
    prove(out, live.facts.seed, [seat.string for seat in live.seats])
    return out


@router.get("/proof")
async def proof(request: Request, table_id: Id) -> Response:
    """The page that computes it."""
    v, live = await finished(request, table_id)
    facts = live.facts
    return v.show("proof.html", table=facts, url=f"/t/{table_id}", book=facts.game, waiting=await v.waiting(),
                  record=f"/api/tables/{table_id}/record", seats=live.seats, code=CODE,
                  title=naming.named(facts, live.seats, texts(v.lang)),
                  style=ROOMS[facts.game].style if facts.game in ROOMS else "",
                  game_title=called(facts.game, facts.edition, v.lang), day=day(facts.ended, texts(v.lang)),
                  words={key: texts(v.lang).text(f"house-proof-{key}") for key in WORDS})


WORDS = ["pure", "impure", "no-crypto", "practice", "matches", "differs", "shuffled", "numbers", "left", "alone",
         "happened", "otherwise", "failed"]


@router.get("/draws")
async def draws(request: Request, table_id: Id) -> Response:
    """What chance was asked, line by line, and how the words of the record are called in the reader's language."""
    v, live = await finished(request, table_id)
    if table_id not in ASKED:
        async with ONE:
            ASKED[table_id] = await asyncio.to_thread(asked, record_of(live))
        while len(ASKED) > KEPT:
            ASKED.popitem(last=False)
    found = ASKED[table_id]
    body = json.dumps({"draws": found, "names": names(live, found, v.lang)}, ensure_ascii=False)
    return Response(body, media_type="application/json", headers={"Cache-Control": "no-store"})


def asked(record: Record) -> list[dict[str, Any]]:
    return [] if record.practice else [asdict(each) for each in drawn(record)]


def names(live: Live, found: list[dict[str, Any]], lang: str) -> dict[str, str]:
    """The words of the draws by their names."""
    game = live.facts.game
    said, notes, grammar = texts(lang), notes_of(game, live.facts.edition), live.game.grammar
    words = {word for each in found for ask in each["asks"] for word in words_of(ask)}
    return {word: named(said, notes, grammar, word) for word in sorted(words) if word and not word.isdigit()}


def words_of(ask: dict[str, Any]) -> list[str]:
    return ask["before"] if "before" in ask else [word for word, _ in ask["of"]]
