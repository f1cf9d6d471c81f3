"""Browsers: a signed cookie that names a visitor and perhaps an account, and tokens against cross-site posts."""
from __future__ import annotations

import base64
import hmac
import secrets
from dataclasses import dataclass

from starlette.requests import HTTPConnection
from starlette.responses import Response

from kronika.table.problem import Forbidden

COOKIE = "kronika"
YEAR = 365 * 24 * 3600


@dataclass(frozen=True)
class Session:
    """What a browser is to us. `account` 0: none. A session of an older epoch than the account's has ended."""

    visitor: str
    account: int = 0
    epoch: int = 0


def new() -> Session:
    return Session(secrets.token_hex(16))


def sign(key: bytes, purpose: str, text: str) -> str:
    mac = hmac.digest(key, f"{purpose}:{text}".encode(), "sha256")
    return base64.urlsafe_b64encode(mac[:18]).decode()


def dump(key: bytes, session: Session) -> str:
    text = f"{session.visitor}.{session.account}.{session.epoch}"
    return f"{text}.{sign(key, 'session', text)}"


def read(key: bytes, cookie: str) -> Session | None:
    """The session of a cookie that we signed; None for any other."""
    text, _, mac = cookie.rpartition(".")
    if not hmac.compare_digest(sign(key, "session", text).encode(), mac.encode()):
        return None
    visitor, account, epoch = text.split(".")
    return Session(visitor, int(account), int(epoch))


def of(request: HTTPConnection, key: bytes) -> Session | None:
    cookie = request.cookies.get(COOKIE, "")
    return read(key, cookie) if cookie else None


def remember(response: Response, key: bytes, session: Session, secure: bool) -> None:
    """Give the browser its cookie; scripts cannot read it and other sites cannot post with it."""
    response.set_cookie(COOKIE, dump(key, session), max_age=YEAR, httponly=True, samesite="lax", secure=secure)


def forget(response: Response) -> None:
    response.delete_cookie(COOKIE, path="/")


def csrf(key: bytes, session: Session) -> str:
    """The token that a page of ours shows and that every post of it must bring."""
    return sign(key, "csrf", f"{session.visitor}.{session.account}")


def check_csrf(key: bytes, session: Session, given: str) -> None:
    if not hmac.compare_digest(csrf(key, session).encode(), given.encode()):
        raise Forbidden("csrf")
