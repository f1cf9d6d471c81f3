"""Accounts in the browser: sign in, notices, devices, password, personal tokens, deletion. Nobody needs one to play."""
from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import Response
from pydantic import ValidationError

from kronika.locale import LANGUAGES
from kronika.table import people
from kronika.table.problem import Problem
from kronika.table.rows import Account
from kronika.web import entry, shapes
from kronika.web.errors import explained
from kronika.web.notify import clean_contact
from kronika.web.pages import me
from kronika.web.pages.kit import YEAR, PageRoute, Visit, form, number, visit
from kronika.web.pages.lobby import inside

router = APIRouter(prefix="/account", include_in_schema=False, route_class=PageRoute)


@router.get("")
async def account(request: Request, next: str = "/", done: str = "") -> Response:
    """Who you are to the house, or the way in."""
    return await show(await visit(request), "", next, done)


async def show(v: Visit, problem: str, next: str = "/", done: str = "", token: str = "") -> Response:
    if v.asker.account is None:
        return v.show("sign_in.html", 422 if problem else 200, problem=problem, next=inside(next), name=v.name)
    return await me.show(v, problem=problem, done=done in DONE, token=token)


DONE = ("profile", "password", "token", "session")


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
    return await signed_in(v, await entry.check_password(v.service, wish.name, wish.password), data)


async def register(v: Visit, data: dict[str, str]) -> Response:
    wish = credentials(data)
    return await signed_in(v, await entry.register_account(v.service, wish.name, wish.password, v.lang), data)


async def signed_in(v: Visit, account: Account, data: dict[str, str]) -> Response:
    answer = v.go(inside(data.get("next", "/")))
    await entry.sign_in(v.request, answer, v.asker, account)
    return answer


async def logout(v: Visit, data: dict[str, str]) -> Response:
    """This browser is a guest again."""
    answer = v.go("/")
    await entry.sign_out(v.request, answer, v.asker)
    return answer


async def profile(v: Visit, data: dict[str, str]) -> Response:
    """Language, and where you are told of your turn."""
    account = entry.must_be_in(v.asker)
    lang = data["lang"] if data.get("lang") in LANGUAGES else account.lang
    email, webhook = clean_contact(v.service.settings, data.get("email", ""), data.get("webhook", ""))
    await v.service.storage.write(people.set_notices, account.id, lang, email, webhook)
    answer = v.go("/account?done=profile")
    answer.set_cookie("lang", lang, max_age=YEAR, samesite="lax")
    return answer


async def password(v: Visit, data: dict[str, str]) -> Response:
    """A new password; every other session ends, and tokens unless they are kept."""
    account = entry.must_be_in(v.asker)
    fresh = credentials({"name": account.name, "password": data.get("new", "")}).password
    answer = v.go("/account?done=password")
    await entry.change_password(v.request, answer, v.asker, data.get("old", ""), fresh, "void" not in data)
    return answer


async def token(v: Visit, data: dict[str, str]) -> Response:
    """A personal token for a program, told once."""
    _, _, made = await entry.make_token(v.service, v.asker, data.get("label", ""))
    return await show(v, "", token=made)


async def drop(v: Visit, data: dict[str, str]) -> Response:
    """Void a token."""
    await entry.drop_token(v.service, v.asker, number(data, "token", 0))
    return v.go("/account?done=token")


async def end(v: Visit, data: dict[str, str]) -> Response:
    """Sign a device out."""
    await entry.end_session(v.service, v.asker, number(data, "session", 0))
    return v.go("/account?done=session")


async def everywhere(v: Visit, data: dict[str, str]) -> Response:
    """Sign out on every device, this one too."""
    entry.must_be_in(v.asker)
    answer = v.go("/")
    await entry.sign_out(v.request, answer, v.asker, everywhere=True)
    return answer


async def delete(v: Visit, data: dict[str, str]) -> Response:
    """Delete the account, by its password."""
    answer = v.go("/")
    await entry.delete_account(v.request, answer, v.asker, data.get("password", ""))
    return answer


WAYS = {way.__name__: way for way in (login, register, logout, profile, password, token, drop, end, everywhere, delete)}
