"""The API of what is there: games with their choices and vocabularies, health, and the description of the API."""
from __future__ import annotations

from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, HTTPException, Path, Query, Request
from fastapi.responses import HTMLResponse, JSONResponse, PlainTextResponse
from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError

from kronika import __version__
from kronika.games import KEYS, box, load
from kronika.players import LEVELS
from kronika.table import clock
from kronika.table.opening import known_game
from kronika.web import metrics, shapes
from kronika.web.asker import Reader, service_of
from kronika.web.reference import page

router = APIRouter(prefix="/api", tags=["games"], responses=shapes.ERRORS)
plain = APIRouter()                              # for machines that watch over the server


@cache
def described(key: str) -> dict[str, Any]:
    game = load(key)
    return {"game": key, "seats": list(game.seats), "editions": game.editions, "modes": game.modes,
            "options": game.options, "rules": game.version, "data": box.digest(key), "boxes": boxes(key),
            "bots": LEVELS, "clocks": ["none", "live-600-20", *clock.ASYNC]}


def boxes(key: str) -> dict[str, dict[str, str]]:
    """By edition the components in use: their hash, and the name of the owner's box, if they are not ours."""
    return {edition: {"data": box.digest(key, edition), "box": box.name(key, edition)}
            for edition in load(key).editions}


@cache
def vocabulary(key: str, edition: str) -> dict[str, Any]:
    """Sentences of the notation: leading word, then parts; and the words of every kind, in the order of their
    numbers in views."""
    forms: dict[str, Any] = {}
    kinds: dict[str, list[str]] = {}
    for word, form in load(key).of(edition).grammar.forms.items():
        forms[word] = [{"lead": part.lead, "kinds": [kind.name for kind in part.kinds], "optional": part.optional,
                        "many": part.many} for part in form.parts]
        for part in form.parts:
            kinds |= {kind.name: kind.words for kind in part.kinds}
    return {"forms": forms, "kinds": kinds}


@router.get("/games")
async def games(_: Reader) -> list[dict[str, Any]]:
    """The games with their editions, modes, options, seats, bots and clocks."""
    return [described(key) for key in KEYS]


@router.get("/games/{key}")
async def game(_: Reader, key: Annotated[str, Path(max_length=40)],
               edition: Annotated[str, Query(max_length=40)] = "") -> dict[str, Any]:
    """One game, with the notation of an edition; unsaid or unknown: of the first."""
    editions = known_game(key).editions
    return {**described(key), "notation": vocabulary(key, edition if edition in editions else editions[0])}


def alive(c: Connection) -> bool:
    return bool(c.execute(text("SELECT 1")).scalar())


@router.get("/health")
@plain.get("/health", include_in_schema=False)
async def health(request: Request) -> JSONResponse:
    """Whether this server can serve: for a proxy or a supervisor. 503 if its database does not answer."""
    service = service_of(request)
    try:
        good = await service.storage.read(alive)
    except SQLAlchemyError:
        good = False
    body = {"ok": good, "database": "sqlite" if service.storage.sqlite else "postgresql", "version": __version__,
            "tables": len(service.tables)}
    return JSONResponse(body, 200 if good else 503)


@plain.get("/metrics", include_in_schema=False)
async def numbers(request: Request) -> PlainTextResponse:
    """What the server counts of itself, as Prometheus reads it. To whoever may not ask there is no such page."""
    service = service_of(request)
    if not metrics.may_read(request, service.settings):
        raise HTTPException(404)
    return PlainTextResponse(metrics.text(service), media_type=metrics.KIND)


@router.get("/docs", response_class=HTMLResponse, include_in_schema=False)
async def docs(request: Request) -> HTMLResponse:
    """The API to read, without a script."""
    return HTMLResponse(page(request.app.openapi()))
