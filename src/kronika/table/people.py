"""Accounts and personal tokens: plain functions of a connection."""
from __future__ import annotations

import unicodedata
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Connection, delete, insert, or_, select, update

from kronika.table import secret, store
from kronika.table.clock import now
from kronika.table.rows import Account
from kronika.table.schema import ACCOUNTS, SEATS, TABLES, TOKENS

HASHER = PasswordHasher()


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
    key = c.execute(insert(ACCOUNTS), {"name": folded(name), "shown": name, "password": hashed, "epoch": 0,
                                       "lang": lang, "email": "", "webhook": "",
                                       "created": now()}).inserted_primary_key
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


def set_password(c: Connection, number: int, hashed: str) -> None:
    """A new password ends every session."""
    c.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == number).values(password=hashed, epoch=ACCOUNTS.c.epoch + 1))


def set_notices(c: Connection, number: int, lang: str, email: str, webhook: str) -> None:
    c.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == number).values(lang=lang, email=email, webhook=webhook))


def remove(c: Connection, number: int) -> None:
    """Delete an account with all that is personal in it. Games it played in go on and keep the name of the seat."""
    sits = TABLES.c.id.in_(select(SEATS.c.table_id).where(SEATS.c.account == number))
    for table_id, in c.execute(select(TABLES.c.id).where(or_(TABLES.c.host_account == number, sits))).all():
        c.execute(update(TABLES).where(TABLES.c.id == table_id).values(rev=TABLES.c.rev + 1))
        store.tell(c, table_id, store.FORGET, 0)
    c.execute(delete(TOKENS).where(TOKENS.c.account == number))
    c.execute(update(SEATS).where(SEATS.c.account == number).values(account=None, email="", webhook=""))
    c.execute(update(TABLES).where(TABLES.c.host_account == number).values(host_account=None))
    c.execute(delete(ACCOUNTS).where(ACCOUNTS.c.id == number))


def add_token(c: Connection, number: int, token: str, label: str) -> int:
    key = c.execute(insert(TOKENS), {"account": number, "hash": secret.hashed(token), "label": label,
                                     "created": now()}).inserted_primary_key
    assert key is not None
    return int(key[0])


def tokens(c: Connection, number: int) -> list[dict[str, object]]:
    rows = c.execute(select(TOKENS.c.id, TOKENS.c.label, TOKENS.c.created).where(TOKENS.c.account == number)
                     .order_by(TOKENS.c.id))
    return [dict(row._mapping) for row in rows]


def remove_token(c: Connection, number: int, token_id: int) -> bool:
    done = c.execute(delete(TOKENS).where(TOKENS.c.account == number, TOKENS.c.id == token_id))
    return done.rowcount == 1
