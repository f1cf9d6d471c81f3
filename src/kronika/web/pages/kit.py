"""What every page route needs: who reads, in which language, and problems told as pages."""
from __future__ import annotations

from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote, unquote

from fastapi import Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response
from fastapi.routing import APIRoute

from kronika.table import house
from kronika.table.problem import Forbidden, Problem
from kronika.table.service import Service
from kronika.web import session
from kronika.web.asker import Asker, address, by_session, service_of, spend
from kronika.web.entry import is_secure
from kronika.web.errors import explained
from kronika.web.language import language
from kronika.web.render import render, texts
from kronika.web.table_page import Reader, common

YEAR = 365 * 24 * 3600
PLAIN = "application/x-www-form-urlencoded"
THEMES = ("light", "dark")
PACES = ("1", "2", "4", "off")


@dataclass
class Visit:
    """A request of a browser: its session, and how its reader wants pages."""

    request: Request
    service: Service
    asker: Asker
    known: bool                        # whether the browser has its cookie already
    reader: Reader

    @property
    def lang(self) -> str:
        return self.reader.lang

    @property
    def name(self) -> str:
        """The name that the reader used last, or that of the account."""
        account = self.asker.account
        return unquote(self.request.cookies.get("name", ""))[:40] or (account.shown if account else "")

    @property
    def part(self) -> bool:
        """Whether a script of a page asks for a part of it, not a reader for a whole page."""
        return self.request.headers.get("hx-request") == "true"

    def page(self, html: str, status: int = 200) -> HTMLResponse:
        answer = HTMLResponse(html, status, headers={"Cache-Control": "no-store"})
        self.greet(answer)
        return answer

    def show(self, template: str, status: int = 200, **context: Any) -> HTMLResponse:
        return self.page(render(template, self.lang, {**common(self.reader), "me": self.name, **context}), status)

    async def waiting(self) -> int:
        """At how many tables somebody waits for the reader, for the bell."""
        if not self.known:
            return 0
        return await self.service.storage.read(house.waiting, self.asker.holders, self.asker.account_id)

    def go(self, url: str) -> RedirectResponse:
        answer = RedirectResponse(url, 303)
        self.greet(answer)
        return answer

    def greet(self, answer: Response) -> None:
        """A browser that comes for the first time gets its cookie."""
        if not self.known and self.asker.session is not None:
            session.remember(answer, self.service.key, self.asker.session, is_secure(self.request, self.service))

    def recall(self, answer: Response, name: str) -> None:
        answer.set_cookie("name", quote(name[:40]), max_age=YEAR, samesite="lax")


async def visit(request: Request, kind: str = "read") -> Visit:
    """Who asks for a page. Counted against the limits of the API."""
    service = service_of(request)
    found = session.of(request, service.key)
    known = await by_session(service, found) if found else None
    fresh = session.new()
    asker = known or Asker(fresh.visitor, session=fresh)
    if known is None:
        asker.counted = address(request, service)
    spend(request, kind, asker)
    assert asker.session is not None
    return Visit(request, service, asker, known is not None, reader(request, session.csrf(service.key, asker.session)))


def reader(request: Request, csrf: str) -> Reader:
    theme = request.cookies.get("theme", "")
    path = request.url.path.partition("/s/")[0]  # a secret link is told in no page, not even in one that refuses it
    path += f"?{request.url.query}" if request.url.query else ""
    return Reader(language(request), theme if theme in THEMES else "", csrf, request.cookies.get("sound") == "on",
                  request.cookies.get("ask") == "on", pace(request), quote(path))


def pace(request: Request) -> str:
    """How fast the reader wants to be shown what others did."""
    chosen = request.cookies.get("since", "")
    return chosen if chosen in PACES else PACES[1]


async def form(request: Request) -> dict[str, str]:
    """The fields of a form of ours. Raises Forbidden for a form that is not, or that is written in another way."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() not in ("", PLAIN):
        raise Forbidden("csrf")                  # other ways may claim any alphabet, even one that cannot be read
    data = {key: value for key, value in (await request.form()).items() if isinstance(value, str)}
    found = session.of(request, service_of(request).key)
    session.check_csrf(service_of(request).key, found or session.new(), data.pop("csrf", ""))
    return data


def addressed(name: str, lang: str) -> str:
    """The name, or what somebody without one is called."""
    return name or texts(lang).text("web-guest")


def number(data: dict[str, str], field: str, otherwise: int) -> int:
    """A small number of a form; what is none counts as `otherwise`."""
    text = data.get(field, "")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else otherwise


def problem_page(request: Request, problem: Problem) -> HTMLResponse:
    lang = language(request)
    title = texts(lang).text("web-not-found" if problem.status == 404 else "web-problem")
    return HTMLResponse(render("problem.html", lang, {
        **common(reader(request, "")), "title": title, "text": explained(problem, lang)["text"]}), problem.status,
        headers={"Cache-Control": "no-store"})


class PageRoute(APIRoute):
    """A route whose refusals are pages, not JSON."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        inner = super().get_route_handler()

        async def handler(request: Request) -> Response:
            try:
                return await inner(request)
            except Problem as problem:
                return problem_page(request, problem)

        return handler
