"""Accounts in the browser: sign in, notices, password, personal tokens, deletion. Nobody needs one to play."""
from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import Response
from pydantic import ValidationError

from kronika.locale import LANGUAGES
from kronika.table import people, secret
from kronika.table.problem import Problem
from kronika.table.rows import Account
from kronika.web import session, shapes
from kronika.web.api_people import (
    check_password,
    is_secure,
    must_fit,
    must_know,
    new_password,
    register_account,
    sign_in,
)
from kronika.web.errors import explained
from kronika.web.notify import clean_contact
from kronika.web.pages.kit import YEAR, PageRoute, Visit, form, number, visit
from kronika.web.pages.lobby import inside

router = APIRouter(prefix="/account", include_in_schema=False, route_class=PageRoute)


@router.get("")
async def account(request: Request, next: str = "/", done: str = "") -> Response:
    """Who you are to the house, or the way in."""
    return await show(await visit(request), "", next, done)


async def show(v: Visit, problem: str, next: str = "/", done: str = "", token: str = "") -> Response:
    known = v.asker.account
    status = 422 if problem else 200
    if known is None:
        return v.show("sign_in.html", status, problem=problem, next=inside(next), name=v.name)
    tokens = await v.service.storage.read(people.tokens, known.id)
    settings = v.service.settings
    return v.show("account.html", status, problem=problem, account=known, tokens=tokens, token=token,
                  done=done in DONE, mail=bool(settings.smtp_host), webhooks=settings.webhooks)


DONE = ("profile", "password", "token")


def credentials(data: dict[str, str]) -> shapes.Credentials:
    """Name and password as the API wants them. Raises Problem with a sentence for people."""
    try:
        return shapes.Credentials(name=data.get("name", ""), password=data.get("password", ""))
    except ValidationError:
        raise Problem("weak-password", status=422) from None


@router.post("/{way}")
async def enter(request: Request, way: str) -> Response:
    """One form of the account pages; what goes wrong is told above it."""
    data = await form(request)
    v = await visit(request, "account")
    try:
        return await WAYS[way](v, data) if way in WAYS else v.go("/account")
    except Problem as problem:
        return await show(v, explained(problem, v.lang)["text"], data.get("next", "/"))


async def login(v: Visit, data: dict[str, str]) -> Response:
    wish = credentials(data)
    return signed_in(v, await check_password(v.service, wish.name, wish.password), data)


async def register(v: Visit, data: dict[str, str]) -> Response:
    wish = credentials(data)
    return signed_in(v, await register_account(v.service, wish.name, wish.password, v.lang), data)


def signed_in(v: Visit, account: Account, data: dict[str, str]) -> Response:
    answer = v.go(inside(data.get("next", "/")))
    sign_in(v.request, answer, account)
    return answer


async def logout(v: Visit, data: dict[str, str]) -> Response:
    answer = v.go("/")
    if v.asker.session is not None:
        visitor = session.Session(v.asker.session.visitor)
        session.remember(answer, v.service.key, visitor, is_secure(v.request, v.service))
    return answer


async def profile(v: Visit, data: dict[str, str]) -> Response:
    """Language, and where you are told of your turn."""
    account = must_know(v.asker)
    lang = data["lang"] if data.get("lang") in LANGUAGES else account.lang
    email, webhook = clean_contact(v.service.settings, data.get("email", ""), data.get("webhook", ""))
    await v.service.storage.write(people.set_notices, account.id, lang, email, webhook)
    answer = v.go("/account?done=profile")
    answer.set_cookie("lang", lang, max_age=YEAR, samesite="lax")
    return answer


async def password(v: Visit, data: dict[str, str]) -> Response:
    """A new password; every other session ends."""
    account = must_know(v.asker)
    fresh = credentials({"name": account.name, "password": data.get("new", "")}).password
    await must_fit(account, data.get("old", ""))
    await new_password(v.service, account, fresh)
    found = await v.service.storage.read(people.by_id, account.id)
    answer = v.go("/account?done=password")
    if found:
        sign_in(v.request, answer, found)
    return answer


async def token(v: Visit, data: dict[str, str]) -> Response:
    """A personal token for a program, told once."""
    account = must_know(v.asker)
    made = secret.token(secret.PERSON)
    label = secret.line(data.get("label", ""), 40, "bad-name")
    await v.service.storage.write(people.add_token, account.id, made, label)
    return await show(v, "", token=made)


async def drop(v: Visit, data: dict[str, str]) -> Response:
    """Void a token."""
    await v.service.storage.write(people.remove_token, must_know(v.asker).id, number(data, "token", 0))
    return v.go("/account?done=token")


async def delete(v: Visit, data: dict[str, str]) -> Response:
    """Delete the account, by its password."""
    account = must_know(v.asker)
    await must_fit(account, data.get("password", ""))
    await v.service.storage.write(people.remove, account.id)
    v.service.lost()
    answer = v.go("/")
    session.forget(answer)
    return answer


WAYS = {way.__name__: way for way in (login, register, logout, profile, password, token, drop, delete)}
