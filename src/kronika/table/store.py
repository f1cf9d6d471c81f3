"""Reading and writing tables: plain functions of a connection, each called inside one transaction."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Update,
    and_,
    bindparam,
    delete,
    func,
    insert,
    or_,
    select,
    text,
    update,
)

from kronika.games import PACKAGES
from kronika.table import quick
from kronika.table.problem import Conflict
from kronika.table.rows import Change, Facts, Line, Message, Seat
from kronika.table.schema import CHAT, CLAIMS, LOG, PULSE, SEATS, SETTINGS, SNAPSHOTS, TABLES

CHANNEL = "kronika"
KEY = "key"                            # the setting that holds the signing key, and the topic of its change
FORGET = 1 << 30                       # told as a revision: whatever is in memory is old


@dataclass
class Loaded:
    """A table as it was read in one transaction."""

    facts: Facts
    seats: list[Seat]
    lines: list[Line]
    saved: str                         # the last snapshot, or empty
    saved_at: int                      # the lines it covers
    messages: int


def create(c: Connection, facts: Facts, seats: list[Seat], change: Change) -> None:
    """A new table with whatever already happened at it."""
    c.execute(insert(TABLES), vars(facts))
    c.execute(insert(SEATS), [vars(seat) for seat in seats])
    write(c, facts.id, change, facts.touched)


def follow_up(c: Connection, facts: Facts, seats: list[Seat], change: Change) -> None:
    """A rematch: of several asked for at once, the first one counts."""
    old = and_(TABLES.c.id == facts.source, TABLES.c.rematch == "")
    if c.execute(update(TABLES).where(old).values(rematch=facts.id, rev=TABLES.c.rev + 1)).rowcount != 1:
        raise Conflict
    create(c, facts, seats, change)
    copy_claims(c, facts.source, facts.id)
    add_message(c, facts.source, -2, "", "rematch", facts.id, facts.created)
    tell(c, facts.source, FORGET, 0)


def is_table(c: Connection, table_id: str) -> bool:
    return c.execute(select(TABLES.c.id).where(TABLES.c.id == table_id)).first() is not None


def load(c: Connection, table_id: str) -> Loaded | None:
    row = c.execute(select(TABLES).where(TABLES.c.id == table_id)).first()
    if row is None:
        return None
    facts = Facts(**row._mapping)
    seats = [Seat(**r._mapping) for r in
             c.execute(select(SEATS).where(SEATS.c.table_id == table_id).order_by(SEATS.c.number))]
    lines = [Line(*r) for r in c.execute(select(LOG).where(LOG.c.table_id == table_id).order_by(LOG.c.seq))]
    saved = snapshot(c, table_id, facts.seq)
    count = c.execute(select(func.count()).select_from(CHAT).where(CHAT.c.table_id == table_id)).scalar_one()
    return Loaded(facts, seats, lines, saved[1], saved[0], count)


def reached(c: Connection, table_id: str) -> tuple[int, int]:
    """How far the table has come: its revision and its messages."""
    messages = select(func.count()).select_from(CHAT).where(CHAT.c.table_id == table_id).scalar_subquery()
    row: Any = c.execute(select(TABLES.c.rev, messages).where(TABLES.c.id == table_id)).one()
    return row[0], row[1]


def snapshot(c: Connection, table_id: str, seq: int) -> tuple[int, str]:
    """The last snapshot that covers no more than `seq` lines; (0, "") if there is none."""
    row = c.execute(select(SNAPSHOTS.c.seq, SNAPSHOTS.c.saved)
                    .where(SNAPSHOTS.c.table_id == table_id, SNAPSHOTS.c.seq <= seq)
                    .order_by(SNAPSHOTS.c.seq.desc()).limit(1)).first()
    return (row[0], row[1]) if row else (0, "")


def save(c: Connection, table_id: str, rev: int, seq: int, saved: str) -> None:
    """A snapshot of the table as it is at `rev`, in place of what another build saved. Raises Conflict if it is not
    that any more."""
    here = update(TABLES).where(TABLES.c.id == table_id, TABLES.c.rev == rev)
    if c.execute(here.values(rev=rev)).rowcount != 1:
        raise Conflict
    c.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table_id, SNAPSHOTS.c.seq == seq))
    c.execute(insert(SNAPSHOTS), {"table_id": table_id, "seq": seq, "saved": saved})


def at_revision() -> Update:
    return update(TABLES).where(TABLES.c.id == bindparam("at_id"), TABLES.c.rev == bindparam("at_rev"))


def at_seat() -> Update:
    return update(SEATS).where(SEATS.c.table_id == bindparam("at_table"), SEATS.c.number == bindparam("at_number"))


def commit(c: Connection, table_id: str, rev: int, change: Change, now: int) -> int:
    """Write a change to the table as it was at `rev`. Gives the number of messages, if it had any. Raises Conflict if
    it is not that any more."""
    values = {"touched": now, "archived": False, **change.table, "rev": rev + 1, "at_id": table_id, "at_rev": rev}
    if quick.run(c, at_revision, [values]) != 1:
        raise Conflict
    for number, seat in change.seats.items():
        quick.run(c, at_seat, [{**seat, "at_table": table_id, "at_number": number}])
    messages = write(c, table_id, change, now)
    tell(c, table_id, rev + 1, 0)
    return messages


def write(c: Connection, table_id: str, change: Change, now: int) -> int:
    """What is only ever added: lines, a snapshot, messages, claims. Gives the number of messages, if it had any."""
    messages = 0
    if change.lines:
        quick.run(c, LOG.insert, [vars(line) for line in change.lines])
    if change.saved:
        saved = {"table_id": table_id, "seq": change.lines[-1].seq + 1, "saved": change.saved}
        quick.run(c, SNAPSHOTS.insert, [saved])
    for seat, name, code, words in change.messages:
        messages = add_message(c, table_id, seat, name, code, words, now) + 1
    for visitor, number, secret in change.claims:
        claim(c, visitor, table_id, number, secret)
    return messages


def tell(c: Connection, table_id: str, rev: int, messages: int) -> None:
    """Let the other server processes know, when this transaction is committed, how far the table has come."""
    if c.dialect.name == "postgresql":
        c.exec_driver_sql("SELECT pg_notify(%s, %s)", (CHANNEL, f"{table_id} {rev} {messages}"))


def rewrite(c: Connection, table_id: str, rev: int, change: Change, now: int) -> None:
    """A table brought to newer rules: its log begins anew; the old one is kept as a record in `legacy`."""
    c.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table_id))
    c.execute(delete(LOG).where(LOG.c.table_id == table_id))
    commit(c, table_id, rev, change, now)


# chat

def add_message(c: Connection, table_id: str, seat: int, name: str, code: str, words: str, now: int) -> int:
    last = c.execute(select(func.max(CHAT.c.n)).where(CHAT.c.table_id == table_id)).scalar()
    n = 0 if last is None else last + 1
    c.execute(insert(CHAT), {"table_id": table_id, "n": n, "seat": seat, "name": name, "code": code, "text": words,
                             "at": now})
    return n


def say(c: Connection, table_id: str, seat: int, name: str, words: str, now: int) -> int:
    n = add_message(c, table_id, seat, name, "", words, now)
    tell(c, table_id, 0, n + 1)
    return n


def messages(c: Connection, table_id: str, after: int, limit: int) -> list[Message]:
    """The messages from number `after` on, at most `limit`."""
    rows = c.execute(select(CHAT).where(CHAT.c.table_id == table_id, CHAT.c.n >= after).order_by(CHAT.c.n).limit(limit))
    return [Message(*row) for row in rows]


# lists

def listed(c: Connection, status: str, limit: int) -> list[Facts]:
    """Public tables of the games that are here, the last touched first."""
    query = select(TABLES).where(TABLES.c.kind != "private", TABLES.c.kind != "hotseat", TABLES.c.archived.is_(False),
                                 TABLES.c.game.in_(list(PACKAGES)))
    if status:
        query = query.where(TABLES.c.status == status)
    return [Facts(**r._mapping) for r in c.execute(query.order_by(TABLES.c.touched.desc(), TABLES.c.id).limit(limit))]


def mine(c: Connection, holders: list[str], account: int | None, limit: int) -> list[Facts]:
    """Tables at which one of the holders of claims, or the account, holds a seat or is host, the last touched first."""
    ways: list[ColumnElement[bool]] = []
    if holders:
        ways.append(TABLES.c.id.in_(select(CLAIMS.c.table_id).where(CLAIMS.c.visitor.in_(holders))))
    if account is not None:
        ways.append(TABLES.c.id.in_(select(SEATS.c.table_id).where(SEATS.c.account == account)))
        ways.append(TABLES.c.host_account == account)
    if not ways:
        return []
    query = select(TABLES).where(or_(*ways)).order_by(TABLES.c.touched.desc(), TABLES.c.id).limit(limit)
    return [Facts(**r._mapping) for r in c.execute(query)]


def seats_of(c: Connection, ids: list[str]) -> dict[str, list[Seat]]:
    out: dict[str, list[Seat]] = {table_id: [] for table_id in ids}
    rows = c.execute(select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.table_id, SEATS.c.number))
    for row in rows:
        out[row.table_id].append(Seat(**row._mapping))
    return out


def waiting_for_bots(c: Connection) -> list[str]:
    """Tables in play at which a bot is awaited and may play: those of people first, then the last touched first."""
    power = text("tables.awaits & (1 << seats.number) <> 0")
    alone = TABLES.c.kind == "bots"
    query = (select(TABLES.c.id, alone, TABLES.c.touched).distinct().join(SEATS, SEATS.c.table_id == TABLES.c.id)
             .where(TABLES.c.status == "playing", TABLES.c.pace != 0, SEATS.c.kind == "bot", power)
             .order_by(alone, TABLES.c.touched.desc()))
    return [row[0] for row in c.execute(query)]


def out_of_time(c: Connection, pulse: int) -> list[str]:
    query = select(SEATS.c.table_id).distinct().where(SEATS.c.deadline <= pulse)
    return [row[0] for row in c.execute(query)]


def archive(c: Connection, before: int) -> int:
    """Put away tables that nobody has touched; nothing of them is deleted."""
    old = and_(TABLES.c.touched < before, TABLES.c.archived.is_(False))
    done = c.execute(update(TABLES).where(old).values(archived=True))
    return int(done.rowcount)


# claims, settings, pulse

def claim(c: Connection, visitor: str, table_id: str, seat: int, secret: str) -> None:
    here = and_(CLAIMS.c.visitor == visitor, CLAIMS.c.table_id == table_id, CLAIMS.c.seat == seat)
    c.execute(delete(CLAIMS).where(here))
    c.execute(insert(CLAIMS), {"visitor": visitor, "table_id": table_id, "seat": seat, "secret": secret})


def enter(c: Connection, holder: str, table_id: str, seat: int, secret: str) -> None:
    """A browser or an account comes by the seat's link."""
    claim(c, holder, table_id, seat, secret)
    forget(c, table_id)


def forget(c: Connection, table_id: str) -> None:
    """What any process has in memory of the table is old, though no change was made to it."""
    c.execute(update(TABLES).where(TABLES.c.id == table_id).values(rev=TABLES.c.rev + 1))
    tell(c, table_id, FORGET, 0)


def pass_claims(c: Connection, visitor: str, to: str) -> list[str]:
    """What a visitor held is held by another name from now on; by nobody, if that is empty. Gives the tables."""
    theirs = CLAIMS.c.visitor == visitor
    tables = list(c.execute(select(CLAIMS.c.table_id).where(theirs).distinct()).scalars())
    c.execute(update(CLAIMS).where(theirs).values(visitor=to) if to else delete(CLAIMS).where(theirs))
    for table_id in tables:
        forget(c, table_id)
    return tables


def copy_claims(c: Connection, source: str, table_id: str) -> None:
    """Who held a seat by browser holds it at the rematch."""
    for row in c.execute(select(CLAIMS).where(CLAIMS.c.table_id == source, CLAIMS.c.seat >= 0)).all():
        claim(c, row.visitor, table_id, row.seat, row.secret)


def claims(c: Connection, table_id: str) -> dict[str, list[tuple[int, str]]]:
    """Who claimed which seats of a table, and with which secrets."""
    out: dict[str, list[tuple[int, str]]] = {}
    for holder, seat, secret in c.execute(select(CLAIMS.c.visitor, CLAIMS.c.seat, CLAIMS.c.secret)
                                          .where(CLAIMS.c.table_id == table_id)):
        out.setdefault(holder, []).append((seat, secret))
    return out


def claimed(c: Connection, holders: list[str], ids: list[str]) -> set[tuple[str, int, str]]:
    """Table, seat and secret of every claim of these holders at these tables."""
    rows = c.execute(select(CLAIMS.c.table_id, CLAIMS.c.seat, CLAIMS.c.secret)
                     .where(CLAIMS.c.visitor.in_(holders), CLAIMS.c.table_id.in_(ids)))
    return {(row[0], row[1], row[2]) for row in rows}


def setting(c: Connection, key: str, make: str) -> str:
    """The value of a setting; `make` becomes its value if it has none."""
    found = c.execute(select(SETTINGS.c.value).where(SETTINGS.c.key == key)).scalar()
    if found is None:
        c.execute(insert(SETTINGS), {"key": key, "value": make})
        return make
    return str(found)


def known_setting(c: Connection, key: str) -> str:
    return str(c.execute(select(SETTINGS.c.value).where(SETTINGS.c.key == key)).scalar_one())


def change_setting(c: Connection, key: str, value: str) -> None:
    if c.execute(update(SETTINGS).where(SETTINGS.c.key == key).values(value=value)).rowcount == 0:
        c.execute(insert(SETTINGS), {"key": key, "value": value})


def beat(c: Connection, now: int, most: int) -> tuple[int, int]:
    """Count the time since the last beat of any server, but never more than `most`: time without a server."""
    gap = func.greatest if c.dialect.name == "postgresql" else func.max
    least = func.least if c.dialect.name == "postgresql" else func.min
    passed = gap(least(now - PULSE.c.beat, most), 0)
    done = c.execute(update(PULSE).where(PULSE.c.id == 1).values(total=PULSE.c.total + passed, beat=now))
    if done.rowcount == 0:
        c.execute(insert(PULSE), {"id": 1, "total": 0, "beat": now})
    row: Any = c.execute(select(PULSE.c.total, PULSE.c.beat).where(PULSE.c.id == 1)).one()
    return row[0], row[1]


def notified(c: Connection, table_id: str, seat: int, decision: int) -> bool:
    """Whether this process is the first to tell the seat of this decision."""
    done = c.execute(update(SEATS).where(SEATS.c.table_id == table_id, SEATS.c.number == seat,
                                         SEATS.c.notified < decision).values(notified=decision))
    return done.rowcount == 1
