"""The API of what is there: games with their choices and vocabularies, health, and the description of the API."""
from __future__ import annotations

from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request
from fastapi.responses import HTMLResponse
from sqlalchemy import Connection, text

from kronika import __version__
from kronika.games import KEYS, box, load
from kronika.players import LEVELS
from kronika.table import clock
from kronika.table.opening import known_game
from kronika.web import shapes
from kronika.web.asker import Reader, service_of
from kronika.web.reference import page

router = APIRouter(prefix="/api", tags=["games"], responses=shapes.ERRORS)


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
async def health(request: Request) -> dict[str, Any]:
    """Whether this server can serve: for a proxy or a supervisor."""
    service = service_of(request)
    return {"ok": await service.storage.read(alive), "version": __version__, "tables": len(service.tables)}


@router.get("/docs", response_class=HTMLResponse, include_in_schema=False)
async def docs(request: Request) -> HTMLResponse:
    """The API to read, without a script."""
    return HTMLResponse(page(request.app.openapi()))
