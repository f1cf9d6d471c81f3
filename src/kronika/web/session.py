"""Browsers: a signed cookie that names a guest or a session of an account, and tokens against cross-site posts."""
from __future__ import annotations

import base64
import hmac
from dataclasses import dataclass

from starlette.requests import HTTPConnection
from starlette.responses import Response

from kronika.table import secret
from kronika.table.problem import Forbidden
from kronika.table.sessions import new_visitor

COOKIE = "kronika"
YEAR = 365 * 24 * 3600


@dataclass(frozen=True)
class Session:
    """What a browser is to us: a guest, whose cookie names the visitor; or signed in, whose cookie holds only the
    secret by which the database knows the session, and with it account and visitor."""

    visitor: str
    secret: str = ""


def new() -> Session:
    return Session(new_visitor())


def signed_in() -> Session:
    return Session(new_visitor(), secret.token(secret.SESSION))


def sign(key: bytes, purpose: str, text: str) -> str:
    mac = hmac.digest(key, f"{purpose}:{text}".encode(), "sha256")
    return base64.urlsafe_b64encode(mac[:18]).decode()


def dump(key: bytes, session: Session) -> str:
    text = session.secret or session.visitor
    return f"{text}.{sign(key, 'session', text)}"


def read(key: bytes, cookie: str) -> Session | None:
    """The session of a cookie that we signed; None for any other. Cookies of the time before sessions were kept name
    a visitor first: those browsers are guests now."""
    text, _, mac = cookie.rpartition(".")
    if not hmac.compare_digest(sign(key, "session", text).encode(), mac.encode()):
        return None
    return Session("", text) if text.startswith(secret.SESSION) else Session(text.split(".")[0])


def of(request: HTTPConnection, key: bytes) -> Session | None:
    cookie = request.cookies.get(COOKIE, "")
    return read(key, cookie) if cookie else None


def remember(response: Response, key: bytes, session: Session, secure: bool) -> None:
    """Give the browser its cookie; scripts cannot read it and other sites cannot post with it."""
    response.set_cookie(COOKIE, dump(key, session), max_age=YEAR, httponly=True, samesite="lax", secure=secure)


def csrf(key: bytes, session: Session) -> str:
    """The token that a page of ours shows and that every post of it must bring."""
    return sign(key, "csrf", session.secret or session.visitor)


def check_csrf(key: bytes, session: Session, given: str) -> None:
    if not hmac.compare_digest(csrf(key, session).encode(), given.encode()):
        raise Forbidden("csrf")
