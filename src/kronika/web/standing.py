"""No answer without the database: what is in memory is not told as true once its file is gone."""
from __future__ import annotations

from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from kronika.table.problem import Problem
from kronika.table.storage import Storage
from kronika.web.errors import answer
from kronika.web.pages.kit import problem_page


class Standing:
    """Plain ASGI: looks at the file before every request, whatever would answer it. A failed start answers none."""

    def __init__(self, app: ASGIApp, storage: Storage) -> None:
        self.app = app
        self.storage = storage

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not (self.storage.gone() or scope["app"].state.problem):
            await self.app(scope, receive, send)
            return
        told = answer if scope["path"].startswith("/api") else problem_page
        problem = Problem("gone" if self.storage.gone() else "database", status=503)
        await told(Request(scope, receive), problem)(scope, receive, send)
