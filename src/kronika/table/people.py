"""Accounts and personal tokens: plain functions of a connection."""
from __future__ import annotations

import unicodedata
from collections.abc import Callable
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Connection, delete, insert, or_, select, update

from kronika.table import secret, sessions, store
from kronika.table.clock import now
from kronika.table.rows import Account
from kronika.table.schema import ACCOUNTS, CLAIMS, SEATS, SESSIONS, TABLES, TOKENS

HASHER = PasswordHasher()
Work = Callable[[Connection], list[str]]         # ends or begins something, and gives the topics to be told


def folded(name: str) -> str:
    """Names that look the same are the same. Raises Problem for one that cannot be a name."""
    out = unicodedata.normalize("NFKC", secret.name(name)).casefold()
    return secret.name(out)


def hash_password(password: str) -> str:
    """Slow on purpose; never on the event loop."""
    return HASHER.hash(password)


@cache
def nobody() -> str:
    """Checked for names that do not exist, so that time tells nothing."""
    return HASHER.hash("nobody")


def fits(password: str, kept: str) -> bool:
    try:
        return HASHER.verify(kept or nobody(), password) and bool(kept)
    except (VerificationError, InvalidHashError):
        return False


def register(c: Connection, name: str, hashed: str, lang: str) -> Account:
    """A new account. A name that is taken breaks the unique constraint."""
    row = {"name": folded(name), "shown": name, "password": hashed, "lang": lang, "email": "", "webhook": "",
           "created": now(), "admin": False}
    key = c.execute(insert(ACCOUNTS), row).inserted_primary_key
    account = by_id(c, key[0]) if key else None
    assert account is not None
    return account


def by_id(c: Connection, number: int) -> Account | None:
    row = c.execute(select(ACCOUNTS).where(ACCOUNTS.c.id == number)).first()
    return Account(**row._mapping) if row else None


def by_name(c: Connection, name: str) -> Account | None:
    row = c.execute(select(ACCOUNTS).where(ACCOUNTS.c.name == folded(name))).first()
    return Account(**row._mapping) if row else None


def by_token(c: Connection, token: str) -> Account | None:
    row = c.execute(select(ACCOUNTS).join(TOKENS, TOKENS.c.account == ACCOUNTS.c.id)
                    .where(TOKENS.c.hash == secret.hashed(token))).first()
    return Account(**row._mapping) if row else None


def set_password(c: Connection, number: int, hashed: str, keep_tokens: bool) -> list[str]:
    """A new password; personal tokens end unless they are kept. What becomes of sessions is said by sessions.py."""
    c.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == number).values(password=hashed))
    if not keep_tokens:
        c.execute(delete(TOKENS).where(TOKENS.c.account == number))
    return sessions.tell(c, [sessions.topic(number)])


def reset_password(c: Connection, number: int, hashed: str) -> list[str]:
    """A new password from the administrator: whoever was in is out, by sessions and tokens."""
    return set_password(c, number, hashed, keep_tokens=False) + sessions.end_all(c, number)


def set_notices(c: Connection, number: int, lang: str, email: str, webhook: str) -> None:
    c.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == number).values(lang=lang, email=email, webhook=webhook))


def remove(c: Connection, number: int, visitor: str = "", heir: str = "") -> list[str]:
    """Delete an account with all that is personal in it. Games it played in go on and keep the name of the seat.

    What the browser `visitor` held without the account passes to `heir`. Gives the topics to be told."""
    told = sessions.end_all(c, number, visitor, heir) + sessions.pass_on(c, sessions.topic(number), "")
    sits = TABLES.c.id.in_(select(SEATS.c.table_id).where(SEATS.c.account == number))
    for table_id, in c.execute(select(TABLES.c.id).where(or_(TABLES.c.host_account == number, sits))).all():
        store.forget(c, table_id)
        told.append(table_id)
    c.execute(delete(TOKENS).where(TOKENS.c.account == number))
    c.execute(update(SEATS).where(SEATS.c.account == number).values(account=None, email="", webhook=""))
    c.execute(update(TABLES).where(TABLES.c.host_account == number).values(host_account=None))
    c.execute(delete(ACCOUNTS).where(ACCOUNTS.c.id == number))
    return told


def set_admin(c: Connection, name: str, admin: bool) -> str | None:
    """Make somebody the administrator, or no longer. Gives the name as it is written; None if there is no account."""
    account = by_name(c, name)
    if account is None:
        return None
    c.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == account.id).values(admin=admin))
    return account.shown


def admins(c: Connection) -> list[str]:
    return list(c.execute(select(ACCOUNTS.c.shown).where(ACCOUNTS.c.admin).order_by(ACCOUNTS.c.name)).scalars())


def change_key(c: Connection) -> None:
    """A new signing key: every cookie ends, and with it every session and all that browsers held without an account."""
    c.execute(delete(SESSIONS))
    c.execute(delete(CLAIMS).where(~CLAIMS.c.visitor.startswith(sessions.ACCOUNT)))
    store.change_setting(c, store.KEY, secret.new_key())
    sessions.tell(c, [store.KEY])


def add_token(c: Connection, number: int, token: str, label: str) -> int:
    key = c.execute(insert(TOKENS), {"account": number, "hash": secret.hashed(token), "label": label,
                                     "created": now()}).inserted_primary_key
    assert key is not None
    return int(key[0])


def tokens(c: Connection, number: int) -> list[dict[str, object]]:
    rows = c.execute(select(TOKENS.c.id, TOKENS.c.label, TOKENS.c.created).where(TOKENS.c.account == number)
                     .order_by(TOKENS.c.id))
    return [dict(row._mapping) for row in rows]


def remove_token(c: Connection, number: int, token_id: int) -> list[str]:
    """Void a token; empty if there is none such."""
    done = c.execute(delete(TOKENS).where(TOKENS.c.account == number, TOKENS.c.id == token_id))
    return sessions.tell(c, [sessions.topic(number)]) if done.rowcount == 1 else []
