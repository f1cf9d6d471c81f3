"""What holds for every answer and request: headers, the size and pace of bodies, the limit of an address, and no posts
from other sites."""
from __future__ import annotations

import asyncio
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kronika.table.problem import Forbidden, Problem
from kronika.table.settings import Settings
from kronika.web.address import address
from kronika.web.errors import answer
from kronika.web.limits import Limits

POLICY = ("default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
          "connect-src 'self'; manifest-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'")
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
PAGE_HEADERS = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
API_HEADERS = [*PAGE_HEADERS, (b"cache-control", b"no-store")]
SAFE = ("GET", "HEAD", "OPTIONS")


class Security:
    """Plain ASGI, so that streams pass through untouched."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits) -> None:
        self.app = app
        self.settings = settings
        self.limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def sealed(message: Message) -> None:
            if message["type"] == "http.response.start":
                said = {name for name, _ in message["headers"]}
                ours = API_HEADERS if scope["path"].startswith("/api") else PAGE_HEADERS
                message["headers"] = [*message["headers"], *[row for row in ours if row[0] not in said]]
            await send(message)

        try:
            self.limits.spend("all", address(Request(scope), self.settings))
            self.check(scope)
            body = await self.body(scope, receive)
        except Problem as problem:
            refusal = answer(Request(scope, receive), problem)
            if scope["method"] not in SAFE:
                refusal.headers["Connection"] = "close"      # the rest of the body is not waited for
            await refusal(scope, receive, sealed)
            return
        await self.app(scope, body, sealed)

    def check(self, scope: Scope) -> None:
        """Refuse a post that another site's page makes in this browser's name."""
        headers = Headers(scope=scope)
        if scope["method"] in SAFE or headers.get("authorization"):
            return
        if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            raise Forbidden("cross-site")
        origin = headers.get("origin")
        if origin is not None:
            allowed = {headers.get("host", ""), urlsplit(self.settings.base_url).netloc}
            if place(origin) not in allowed - {""}:
                raise Forbidden("cross-site")

    async def body(self, scope: Scope, receive: Receive) -> Receive:
        """Read the body here, as far as it is allowed to go; what follows gets it whole."""
        if scope["method"] in SAFE:
            return receive
        length = Headers(scope=scope).get("content-length", "0")
        if not length.isascii() or not length.isdigit() or len(length) > 18 or int(length) > self.settings.body_bytes:
            raise Problem("too-big", status=413)
        try:
            async with asyncio.timeout(self.settings.slow_seconds):
                whole = await self.whole(receive)
        except TimeoutError:
            raise Problem("too-slow", status=408, seconds=round(self.settings.slow_seconds)) from None
        given = False

        async def replay() -> Message:
            nonlocal given
            if given:
                return await receive()
            given = True
            return {"type": "http.request", "body": whole, "more_body": False}

        return replay

    async def whole(self, receive: Receive) -> bytes:
        whole = bytearray()
        while True:
            message = await receive()
            if message["type"] != "http.request":
                raise Problem("bad-request", status=400)     # gone in the middle: half a form is no form
            whole += message.get("body", b"")
            if len(whole) > self.settings.body_bytes:
                raise Problem("too-big", status=413)
            if not message.get("more_body", False):
                return bytes(whole)


def place(origin: str) -> str:
    """Host and port of a web address; empty for what is none."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""
