"""The API of accounts: register, sign in and out, devices, password, personal tokens, deletion."""
from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response

from kronika.table import people
from kronika.table.problem import Missing
from kronika.table.rows import Account
from kronika.web import entry, session, shapes
from kronika.web.asker import Person, Reader, service_of
from kronika.web.language import language
from kronika.web.notify import clean_contact

router = APIRouter(prefix="/api", tags=["people"], responses=shapes.ERRORS)


def shown(account: Account) -> dict[str, Any]:
    return {"name": account.shown, "lang": account.lang, "email": account.email, "webhook": account.webhook,
            "created": account.created}


@router.post("/accounts", status_code=201)
async def register(request: Request, response: Response, asker: Person, body: shapes.Credentials) -> dict[str, Any]:
    """A new account; a browser is signed in at once."""
    account = await entry.register_account(service_of(request), body.name, body.password, language(request))
    await entry.sign_in(request, response, asker, account)
    return shown(account)


@router.post("/login")
async def login(request: Request, response: Response, asker: Person, body: shapes.Credentials) -> dict[str, Any]:
    """Sign in with a cookie. Programs that play use a personal token instead."""
    account = await entry.check_password(service_of(request), body.name, body.password)
    await entry.sign_in(request, response, asker, account)
    return shown(account)


@router.post("/logout")
async def logout(request: Request, response: Response, asker: Reader) -> dict[str, bool]:
    """Sign out: the session ends, and every copy of its cookie with it. What this browser took without an account stays
    its own, by a new cookie."""
    await entry.sign_out(request, response, asker)
    return {"done": True}


@router.get("/sessions")
async def list_sessions(request: Request, asker: Reader) -> list[dict[str, Any]]:
    """The devices on which you are signed in, the last seen first; `here` marks the one that asks."""
    return await entry.devices(service_of(request), asker)


@router.delete("/sessions")
async def end_sessions(request: Request, response: Response, asker: Person) -> dict[str, bool]:
    """Sign out everywhere, here too."""
    entry.must_be_in(asker)
    await entry.sign_out(request, response, asker, everywhere=True)
    return {"done": True}


@router.delete("/sessions/{session_id}")
async def end_session(request: Request, asker: Person,
                      session_id: Annotated[int, Path(ge=1, le=2**31 - 1)]) -> dict[str, bool]:
    """Sign a device out. What its browser took without an account ends too."""
    if not await entry.end_session(service_of(request), asker, session_id):
        raise Missing("no-session")
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
    nowhere. Not by a personal token."""
    account = entry.must_be_in(asker)
    service = service_of(request)
    email, webhook = clean_contact(service.settings, body.email, body.webhook)
    await service.storage.write(people.set_notices, account.id, body.lang, email, webhook)
    return {"done": True}


@router.put("/me/password")
async def change_password(request: Request, response: Response, asker: Person,
                          body: shapes.NewPassword) -> dict[str, bool]:
    """A new password, for the old one. Every other session ends, and so do personal tokens unless you keep them. Not by
    a personal token."""
    await entry.change_password(request, response, asker, body.old, body.new, body.keep_tokens)
    return {"done": True}


@router.put("/accounts/{name}/password")
async def reset_password(request: Request, asker: Person, name: Annotated[str, Path(max_length=40)],
                         body: shapes.GivenPassword) -> dict[str, bool]:
    """A new password for somebody who lost theirs; their sessions and tokens end. The administrator's to give
    (`kronika admin grant NAME`), not by a personal token."""
    await entry.reset_password(service_of(request), asker, name, body.new)
    return {"done": True}


@router.delete("/me")
async def delete_me(request: Request, response: Response, asker: Person, body: shapes.Confirmed) -> dict[str, bool]:
    """Delete your account, its sessions and tokens, by its password. Your running games go on: keep their seat links,
    or leave first. Not by a personal token."""
    await entry.delete_account(request, response, asker, body.password)
    return {"done": True}


@router.get("/tokens")
async def list_tokens(request: Request, asker: Reader) -> list[dict[str, Any]]:
    """Your personal tokens, without their secrets."""
    return await service_of(request).storage.read(people.tokens, entry.must_know(asker).id)


@router.post("/tokens", status_code=201)
async def make_token(request: Request, asker: Person, body: shapes.Label) -> dict[str, Any]:
    """A personal token for a program of yours: `Authorization: Bearer p_...`. It is told once. It plays and reads; what
    concerns the account itself takes a session."""
    number, label, token = await entry.make_token(service_of(request), asker, body.label)
    return {"id": number, "label": label, "token": token}


@router.delete("/tokens/{token_id}")
async def drop_token(request: Request, asker: Person,
                     token_id: Annotated[int, Path(ge=1, le=2**31 - 1)]) -> dict[str, bool]:
    """Void a personal token."""
    if not await entry.drop_token(service_of(request), asker, token_id):
        raise Missing("no-token")
    return {"done": True}
