"""Rulebook, cards and boards: pages that need no table."""
from __future__ import annotations

import re
from dataclasses import dataclass, field

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response
from markupsafe import Markup, escape

from kronika.games import PACKAGES
from kronika.referee import rulebook
from kronika.table.problem import Missing
from kronika.web.language import language
from kronika.web.pages.kit import PageRoute, visit
from kronika.web.render import texts
from kronika.web.rooms import ROOMS
from kronika.web.table_page import card_fragment, edition_of, helpers, why_fragment

router = APIRouter(include_in_schema=False, route_class=PageRoute)
MARKED = re.compile(r"\b([A-Z]{2}(?:\d\d)?-(?:R\.?)?\d+(?:\.\d+)?)\b|`([^`]+)`")      # a rule, or a word to be typed
DAY = "public, max-age=3600"


@dataclass
class Shown:
    """A block of the rulebook with its references as links."""

    kind: str
    text: str
    ref: str
    rows: list[list[str]]
    html: Markup


@dataclass
class Chapter:
    number: int
    title: str
    blocks: list[Shown] = field(default_factory=list)


def linked(text: str, refs: set[str]) -> Markup:
    """The text, with every rule it names as a link, and what can be typed as such."""
    out = Markup("")
    at = 0
    for found in MARKED.finditer(text):
        if found[2] or found[1] in refs:
            mark = Markup("<code>{0}</code>" if found[2] else '<a href="#{0}">{0}</a>')
            out += escape(text[at:found.start()]) + mark.format(found[2] or found[1])
            at = found.end()
    return out + escape(text[at:])


def known(game: str) -> str:
    if game not in PACKAGES:
        raise Missing("no-page")
    return game


def drawn(game: str) -> str:
    """A game that has pages."""
    if game not in ROOMS:
        raise Missing("no-page")
    return game


@router.get("/rules/{game}")
async def rules(request: Request, game: str, q: str = "", edition: str = "") -> Response:
    """Our rulebook page: an anchor for every rule, a search, links between rules."""
    v = await visit(request)
    edition = edition_of(known(game), edition)
    book = rulebook.load(game, edition, v.lang)
    refs = set(book.refs())
    number = 0
    chapters: list[Chapter] = []
    for chapter in book.chapters:
        number += bool(chapter.title)
        blocks = [Shown(b.kind, b.text, b.ref, b.rows, linked(b.text, refs)) for b in chapter.blocks]
        chapters.append(Chapter(number, chapter.title, blocks))
    return v.show("rules.html", game=game, book=game, edition=edition, rules=book, chapters=chapters, q=q[:80],
                  found=True)


@router.get("/cards/{game}")
async def cards(request: Request, game: str, edition: str = "") -> Response:
    """Every card and board, without a table."""
    v = await visit(request)
    edition = edition_of(drawn(game), edition)
    return v.show(f"{game}/cards.html", book=game, why_url=f"/why/{game}/", **helpers(game, edition, v.lang),
                  **ROOMS[game].cards(texts(v.lang), edition))


@router.get("/card/{game}/{card}")
async def card(request: Request, game: str, card: str, edition: str = "") -> Response:
    """One card, large, for the hover box."""
    await visit(request)
    found = card_fragment(drawn(game), card, language(request), edition)
    if found is None:
        raise Missing("no-page")
    return HTMLResponse(found, headers={"Cache-Control": DAY})


@router.get("/why/{game}/{ref}")
async def why(request: Request, game: str, ref: str, edition: str = "") -> Response:
    """Our sentence for a rule."""
    await visit(request)
    found = why_fragment(known(game), ref, language(request), edition)
    if found is None:
        raise Missing("no-page")
    return HTMLResponse(found)
