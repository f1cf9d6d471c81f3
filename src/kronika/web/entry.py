"""Signing in and out: what pages and API do alike."""
from __future__ import annotations

import asyncio
from typing import Any

from fastapi import Request, Response
from sqlalchemy import Connection

from kronika.table import people, secret, sessions
from kronika.table.problem import Clash, Conflict, Forbidden, Missing, Problem
from kronika.table.rows import Account
from kronika.table.service import Service
from kronika.web import session
from kronika.web.asker import Asker, service_of
from kronika.web.device import device


def must_know(asker: Asker) -> Account:
    if asker.account is None:
        raise Problem("not-signed-in", status=401)
    return asker.account


def must_be_in(asker: Asker) -> Account:
    """Who looks after an account is signed in: a personal token plays and reads, and changes nothing of the account."""
    if asker.personal:
        raise Forbidden("not-by-token")
    return must_know(asker)


def is_secure(request: Request, service: Service) -> bool:
    """Whether cookies may ask for an encrypted line."""
    return service.settings.base_url.startswith("https:") or request.url.scheme == "https"


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


async def sign_in(request: Request, response: Response, asker: Asker, account: Account) -> None:
    """The browser is this account's from now on, by a new cookie; what it held as a guest it still holds."""
    fresh = session.signed_in()
    await began(request, response, fresh, lambda c: sessions.begin(c, *naming(request, fresh, account, asker)))


async def began(request: Request, response: Response, fresh: session.Session, work: people.Work) -> None:
    """Write what begins a session and give the browser its cookie."""
    service = service_of(request)
    service.wake(await service.storage.write(work))
    session.remember(response, service.key, fresh, is_secure(request, service))


def naming(request: Request, fresh: session.Session, account: Account,
           asker: Asker) -> tuple[int, str, str, str, str]:
    label = device(request.headers.get("user-agent", ""))
    return account.id, secret.hashed(fresh.secret), fresh.visitor, label, asker.visitor


async def sign_out(request: Request, response: Response, asker: Asker, everywhere: bool = False) -> None:
    """End this browser's session, or all of the account. The browser is a new guest, who holds what it held besides."""
    if asker.session is None:
        return
    guest, before, account = session.new(), asker.visitor, asker.account_id

    def work(c: Connection) -> list[str]:
        if everywhere and account is not None:
            return sessions.end_all(c, account, before, guest.visitor)
        return sessions.sign_out(c, before, guest.visitor)

    await began(request, response, guest, work)


async def change_password(request: Request, response: Response, asker: Asker, old: str, new: str,
                          keep_tokens: bool) -> None:
    """A new password for the old one. Every session ends, and this browser gets a new one; tokens end unless kept."""
    account = await must_fit(must_be_in(asker), old)
    hashed = await asyncio.to_thread(people.hash_password, new)
    fresh = session.signed_in()
    named = naming(request, fresh, account, asker)
    await began(request, response, fresh, lambda c: [*people.set_password(c, account.id, hashed, keep_tokens),
                                                     *sessions.begin_anew(c, *named)])


async def reset_password(service: Service, asker: Asker, name: str, new: str) -> None:
    """The administrator gives somebody a new password."""
    if not asker.admin:
        raise Forbidden("not-admin")
    account = await service.storage.read(people.by_name, name)
    if account is None:
        raise Missing("no-account")
    hashed = await asyncio.to_thread(people.hash_password, new)
    service.wake(await service.storage.write(people.reset_password, account.id, hashed))


async def delete_account(request: Request, response: Response, asker: Asker, password: str) -> None:
    """Delete the account, by its password. The browser is a new guest."""
    account = await must_fit(must_be_in(asker), password)
    guest, before = session.new(), asker.visitor
    await began(request, response, guest, lambda c: people.remove(c, account.id, before, guest.visitor))


async def make_token(service: Service, asker: Asker, text: str) -> tuple[int, str, str]:
    """Number, label and secret of a new personal token; the secret is told once."""
    account = must_be_in(asker)
    token, label = secret.token(secret.PERSON), secret.line(text, 40, "bad-name")
    return await service.storage.write(people.add_token, account.id, token, label), label, token


async def drop_token(service: Service, asker: Asker, number: int) -> bool:
    """Void a personal token; False if there is none such."""
    told = await service.storage.write(people.remove_token, must_be_in(asker).id, number)
    service.wake(told)
    return bool(told)


async def end_session(service: Service, asker: Asker, number: int) -> bool:
    """Sign a device out; False if there is none such."""
    told = await service.storage.write(sessions.end_one, must_be_in(asker).id, number)
    service.wake(told)
    return bool(told)


async def devices(service: Service, asker: Asker) -> list[dict[str, Any]]:
    """The devices on which the account is signed in; `here` is this one."""
    rows = await service.storage.read(sessions.listed, must_know(asker).id)
    return [{**row, "here": row.pop("visitor") == asker.visitor} for row in rows]
