"""Browsers that are signed in, and what each way of signing out ends: plain functions of a connection.

Those that end something give the topics that must be told: tables by their ids, accounts and visitors by their names.
"""
from __future__ import annotations

import secrets
from typing import Any

from sqlalchemy import ColumnElement, Connection, delete, insert, select, update

from kronika.table import store
from kronika.table.clock import now
from kronika.table.rows import Account, Login
from kronika.table.schema import ACCOUNTS, SESSIONS

ACCOUNT = "@"                          # begins the name of an account among those of visitors
DAY = 24 * 3600 * 1000
LONGEST = 365 * DAY                    # a session that is not seen for so long has ended
MOST = 40                              # sessions of one account: the ones seen last


def topic(account: int) -> str:
    """The name by which an account holds claims, and by which its streams are told that a right may have ended."""
    return f"{ACCOUNT}{account}"


def new_visitor() -> str:
    return secrets.token_hex(16)


def find(c: Connection, hashed: str) -> Login | None:
    """The session of a cookie, with its account."""
    query = (select(ACCOUNTS, SESSIONS.c.id.label("session"), SESSIONS.c.visitor, SESSIONS.c.seen)
             .join(SESSIONS, SESSIONS.c.account == ACCOUNTS.c.id)
             .where(SESSIONS.c.hash == hashed, SESSIONS.c.seen > now() - LONGEST))
    row = c.execute(query).first()
    if row is None:
        return None
    account = Account(**{column.name: row._mapping[column] for column in ACCOUNTS.c})
    return Login(row.session, account, row.visitor, row.seen)


def see(c: Connection, number: int) -> None:
    c.execute(update(SESSIONS).where(SESSIONS.c.id == number).values(seen=now()))


def begin(c: Connection, account: int, hashed: str, visitor: str, label: str, before: str) -> list[str]:
    """Sign a browser in. What it held as the visitor `before` it holds as `visitor`: older cookies hold nothing."""
    told = sign_out(c, before, visitor)
    c.execute(insert(SESSIONS), {"account": account, "hash": hashed, "visitor": visitor, "label": label,
                                 "created": now(), "seen": now()})
    old = c.execute(select(SESSIONS.c.id).where(SESSIONS.c.account == account)
                    .order_by(SESSIONS.c.seen.desc(), SESSIONS.c.id.desc()).offset(MOST)).scalars().all()
    return told + (end(c, SESSIONS.c.id.in_(old)) if old else [])


def begin_anew(c: Connection, account: int, hashed: str, visitor: str, label: str, before: str) -> list[str]:
    """Sign this browser in again and every other out."""
    told = begin(c, account, hashed, visitor, label, before)
    return told + end(c, (SESSIONS.c.account == account) & (SESSIONS.c.hash != hashed))


def end(c: Connection, which: ColumnElement[bool], heir: str = "") -> list[str]:
    """End sessions. What their browsers held without an account passes to the visitor `heir`, or ends."""
    rows = c.execute(select(SESSIONS.c.account, SESSIONS.c.visitor).where(which)).all()
    c.execute(delete(SESSIONS).where(which))
    told = tell(c, sorted({topic(account) for account, _ in rows}))
    for _, visitor in rows:
        told += pass_on(c, visitor, heir)
    return told


def pass_on(c: Connection, visitor: str, heir: str) -> list[str]:
    """The claims of a visitor pass to its heir, or end; its streams are told."""
    if not visitor:
        return []
    return store.pass_claims(c, visitor, heir) + tell(c, [visitor])


def tell(c: Connection, topics: list[str]) -> list[str]:
    for each in topics:
        store.tell(c, each, store.FORGET, 0)
    return topics


def sign_out(c: Connection, visitor: str, heir: str) -> list[str]:
    """This browser signs out: its session ends for whoever has a copy of its cookie."""
    return end(c, SESSIONS.c.visitor == visitor, heir) + pass_on(c, visitor, heir)


def end_one(c: Connection, account: int, number: int) -> list[str]:
    """Sign another device out; empty if there is no such session."""
    return end(c, (SESSIONS.c.account == account) & (SESSIONS.c.id == number))


def end_all(c: Connection, account: int, visitor: str = "", heir: str = "") -> list[str]:
    """Sign out everywhere; what the browser `visitor` held without an account passes to `heir`."""
    told = pass_on(c, visitor, heir)
    return told + end(c, SESSIONS.c.account == account) + tell(c, [topic(account)])


def listed(c: Connection, account: int) -> list[dict[str, Any]]:
    """The devices of an account, the last seen first."""
    rows = c.execute(select(SESSIONS.c.id, SESSIONS.c.label, SESSIONS.c.created, SESSIONS.c.seen, SESSIONS.c.visitor)
                     .where(SESSIONS.c.account == account, SESSIONS.c.seen > now() - LONGEST)
                     .order_by(SESSIONS.c.seen.desc(), SESSIONS.c.id.desc()))
    return [dict(row._mapping) for row in rows]
