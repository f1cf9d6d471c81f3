"""The API of accounts: register, sign in and out, password, personal tokens, deletion."""
from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response

from kronika.table import people, secret
from kronika.table.problem import Clash, Conflict, Missing, Problem
from kronika.table.rows import Account
from kronika.table.service import Service
from kronika.web import session, shapes
from kronika.web.api_tables import is_admin
from kronika.web.asker import Asker, Person, Reader, service_of
from kronika.web.language import language
from kronika.web.notify import clean_contact

router = APIRouter(prefix="/api", tags=["people"], responses=shapes.ERRORS)


def shown(account: Account) -> dict[str, Any]:
    return {"name": account.shown, "lang": account.lang, "email": account.email, "webhook": account.webhook,
            "created": account.created}


def must_know(asker: Asker) -> Account:
    if asker.account is None:
        raise Problem("not-signed-in", status=401)
    return asker.account


def is_secure(request: Request, service: Service) -> bool:
    """Whether cookies may ask for an encrypted line."""
    return service.settings.base_url.startswith("https:") or request.url.scheme == "https"


def sign_in(request: Request, response: Response, account: Account) -> None:
    """The browser is this account's from now on; what it claimed as a visitor stays its own."""
    service = service_of(request)
    known = session.of(request, service.key) or session.new()
    fresh = session.Session(known.visitor, account.id, account.epoch)
    session.remember(response, service.key, fresh, is_secure(request, service))


async def register_account(service: Service, name: str, password: str, lang: str) -> Account:
    """A new account. Raises Clash if the name is taken."""
    hashed = await asyncio.to_thread(people.hash_password, password)
    try:
        return await service.storage.write(people.register, secret.name(name), hashed, lang)
    except Conflict:
        raise Clash("name-taken") from None


async def check_password(service: Service, name: str, password: str) -> Account:
    """The account of that name and password. Raises Problem, and takes as long for names that do not exist."""
    return await must_fit(await service.storage.read(people.by_name, name), password)


async def must_fit(account: Account | None, password: str) -> Account:
    fits = await asyncio.to_thread(people.fits, password, account.password if account else "")
    if account is None or not fits:
        raise Problem("bad-password", status=401)
    return account


@router.post("/accounts", status_code=201)
async def register(request: Request, response: Response, _: Person, body: shapes.Credentials) -> dict[str, Any]:
    """A new account; a browser is signed in at once."""
    account = await register_account(service_of(request), body.name, body.password, language(request))
    sign_in(request, response, account)
    return shown(account)


@router.post("/login")
async def login(request: Request, response: Response, _: Person, body: shapes.Credentials) -> dict[str, Any]:
    """Sign in with a cookie. Programs use a personal token instead."""
    account = await check_password(service_of(request), body.name, body.password)
    sign_in(request, response, account)
    return shown(account)


@router.post("/logout")
async def logout(request: Request, response: Response, asker: Reader) -> dict[str, bool]:
    """Sign out; the seats that this browser claimed by their links stay claimed."""
    if asker.session:
        service = service_of(request)
        visitor = session.Session(asker.session.visitor)
        session.remember(response, service.key, visitor, is_secure(request, service))
    return {"done": True}


@router.get("/me")
async def me(request: Request, asker: Reader) -> dict[str, Any]:
    """Your account, the token that a browser's posts must carry in X-CSRF, and by which ways this server sends
    notices."""
    service = service_of(request)
    csrf = session.csrf(service.key, asker.session) if asker.session else None
    return {"account": shown(asker.account) if asker.account else None, "csrf": csrf,
            "notices": {"email": bool(service.settings.smtp_host), "webhook": service.settings.webhooks}}


@router.put("/me")
async def change_me(request: Request, asker: Person, body: shapes.Profile) -> dict[str, bool]:
    """Your language, and where you are told of your turn at every table at which you sit by your account. Empty:
    nowhere."""
    account = must_know(asker)
    service = service_of(request)
    email, webhook = clean_contact(service.settings, body.email, body.webhook)
    await service.storage.write(people.set_notices, account.id, body.lang, email, webhook)
    return {"done": True}


@router.put("/me/password")
async def change_password(request: Request, response: Response, asker: Person,
                          body: shapes.NewPassword) -> dict[str, bool]:
    """A new password; every other session ends."""
    account = must_know(asker)
    service = service_of(request)
    await must_fit(account, body.old)
    await new_password(service, account, body.new)
    fresh = await service.storage.read(people.by_id, account.id)
    if asker.session and fresh:
        sign_in(request, response, fresh)
    return {"done": True}


async def new_password(service: Service, account: Account, password: str) -> None:
    hashed = await asyncio.to_thread(people.hash_password, password)
    await service.storage.write(people.set_password, account.id, hashed)


@router.put("/accounts/{name}/password")
async def reset_password(request: Request, asker: Person, name: Annotated[str, Path(max_length=40)],
                         body: shapes.NewPassword) -> dict[str, bool]:
    """A new password for somebody who lost theirs. The administrator's to give (KRONIKA_ADMIN)."""
    service = service_of(request)
    if not is_admin(service, asker.account):
        raise Problem("not-admin", status=403)
    account = await service.storage.read(people.by_name, name)
    if account is None:
        raise Missing("no-account")
    await new_password(service, account, body.new)
    return {"done": True}


@router.delete("/me")
async def delete_me(request: Request, response: Response, asker: Person) -> dict[str, bool]:
    """Delete your account and its tokens. Your running games go on: keep their seat links, or leave first."""
    account = must_know(asker)
    service = service_of(request)
    await service.storage.write(people.remove, account.id)
    service.lost()
    session.forget(response)
    return {"done": True}


@router.get("/tokens")
async def list_tokens(request: Request, asker: Reader) -> list[dict[str, Any]]:
    """Your personal tokens, without their secrets."""
    return await service_of(request).storage.read(people.tokens, must_know(asker).id)


@router.post("/tokens", status_code=201)
async def make_token(request: Request, asker: Person, body: shapes.Label) -> dict[str, Any]:
    """A personal token for a program of yours: `Authorization: Bearer p_...`. It is told once."""
    account = must_know(asker)
    token = secret.token(secret.PERSON)
    label = secret.line(body.label, 40, "bad-name")
    number = await service_of(request).storage.write(people.add_token, account.id, token, label)
    return {"id": number, "label": label, "token": token}


@router.delete("/tokens/{token_id}")
async def drop_token(request: Request, asker: Person,
                     token_id: Annotated[int, Path(ge=1, le=2**31 - 1)]) -> dict[str, bool]:
    """Void a personal token."""
    if not await service_of(request).storage.write(people.remove_token, must_know(asker).id, token_id):
        raise Missing("no-token")
    return {"done": True}
