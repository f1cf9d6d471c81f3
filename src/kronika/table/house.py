"""What the house asks of all tables at once: mine, those that wait for me, finished ones. Functions of a connection."""
from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, and_, exists, func, or_, select, text

from kronika.games import PACKAGES
from kronika.table.rows import Facts, Seat
from kronika.table.schema import CLAIMS, SEATS, TABLES
from kronika.table.store import seats_of

AWAITED = text("tables.awaits & (1 << seats.number) <> 0")


def held_by(holders: list[str], account: int | None) -> ColumnElement[bool]:
    """A seat is held by an account, or by whoever claimed it with the secret that it still has."""
    claim = and_(CLAIMS.c.visitor.in_(holders), CLAIMS.c.table_id == SEATS.c.table_id,
                 CLAIMS.c.seat == SEATS.c.number, CLAIMS.c.secret == SEATS.c.secret)
    ways: list[ColumnElement[bool]] = [exists().where(claim)]
    if account is not None:
        ways.append(SEATS.c.account == account)
    return or_(*ways)


def hosted_by(holders: list[str], account: int | None) -> ColumnElement[bool]:
    claim = and_(CLAIMS.c.visitor.in_(holders), CLAIMS.c.table_id == TABLES.c.id, CLAIMS.c.seat == -1,
                 CLAIMS.c.secret == TABLES.c.host)
    ways: list[ColumnElement[bool]] = [exists().where(claim)]
    if account is not None:
        ways.append(TABLES.c.host_account == account)
    return or_(*ways)


def near(holders: list[str], account: int | None) -> ColumnElement[bool]:
    """Tables that these holders of claims, or the account, may have to do with: found by index, looked at later."""
    ways: list[ColumnElement[bool]] = [TABLES.c.id.in_(select(CLAIMS.c.table_id).where(CLAIMS.c.visitor.in_(holders)))]
    if account is not None:
        ways.append(TABLES.c.id.in_(select(SEATS.c.table_id).where(SEATS.c.account == account)))
        ways.append(TABLES.c.host_account == account)
    return or_(*ways)


def sits(holders: list[str], account: int | None) -> ColumnElement[bool]:
    return exists().where(and_(SEATS.c.table_id == TABLES.c.id, held_by(holders, account)))


def running(c: Connection, holders: list[str], account: int | None, limit: int) -> list[Facts]:
    """My tables that gather or are in play, the last touched first."""
    query = select(TABLES).where(near(holders, account), TABLES.c.status != "over", TABLES.c.archived.is_(False),
                                 or_(sits(holders, account), hosted_by(holders, account)))
    return [Facts(**row._mapping) for row in c.execute(query.order_by(TABLES.c.touched.desc(), TABLES.c.id)
                                                       .limit(limit))]


def ended(holders: list[str], account: int | None) -> list[ColumnElement[bool]]:
    """Games at which I sat, that were played and are over."""
    return [near(holders, account), TABLES.c.status == "over", TABLES.c.seq > 0, sits(holders, account)]


def finished(c: Connection, holders: list[str], account: int | None, limit: int) -> list[Facts]:
    query = select(TABLES).where(*ended(holders, account)).order_by(TABLES.c.ended.desc(), TABLES.c.id)
    return [Facts(**row._mapping) for row in c.execute(query.limit(limit))]


def count_finished(c: Connection, holders: list[str], account: int | None) -> int:
    query = select(func.count()).select_from(TABLES).where(*ended(holders, account))
    return int(c.execute(query).scalar_one())


def waiting(c: Connection, holders: list[str], account: int | None) -> int:
    """At how many tables somebody waits for me."""
    query = (select(func.count(TABLES.c.id.distinct())).select_from(TABLES)
             .join(SEATS, SEATS.c.table_id == TABLES.c.id)
             .where(near(holders, account), TABLES.c.status == "playing", TABLES.c.archived.is_(False),
                    SEATS.c.kind == "human", AWAITED, held_by(holders, account)))
    return int(c.execute(query).scalar_one())


def mine_among(c: Connection, holders: list[str], account: int | None, ids: list[str]) -> dict[str, list[int]]:
    """The seats that I hold at these tables."""
    out: dict[str, list[int]] = {}
    query = select(SEATS.c.table_id, SEATS.c.number).where(SEATS.c.table_id.in_(ids), held_by(holders, account))
    for table_id, number in c.execute(query.order_by(SEATS.c.table_id, SEATS.c.number)):
        out.setdefault(table_id, []).append(number)
    return out


def public(c: Connection, limit: int) -> tuple[list[Facts], dict[str, list[Seat]]]:
    """Tables that anybody may see and join, then those that anybody may watch, the last touched first; and their
    seats."""
    found: list[Facts] = []
    for status in ("open", "playing"):
        query = select(TABLES).where(TABLES.c.status == status, TABLES.c.archived.is_(False),
                                     TABLES.c.kind.in_(["open", "bots"]), TABLES.c.game.in_(list(PACKAGES)))
        rows = c.execute(query.order_by(TABLES.c.touched.desc(), TABLES.c.id).limit(limit))
        found += [Facts(**row._mapping) for row in rows]
    return found, seats_of(c, [facts.id for facts in found])


def mine(c: Connection, holders: list[str], account: int | None, limit: int,
         past: int) -> tuple[list[Facts], dict[str, list[Seat]], dict[str, list[int]], int]:
    """My tables with their seats and mine among them, and how many of mine are finished: one transaction."""
    found = running(c, holders, account, limit) + finished(c, holders, account, past)
    ids = [facts.id for facts in found]
    return found, seats_of(c, ids), mine_among(c, holders, account, ids), count_finished(c, holders, account)


def past(c: Connection, holders: list[str], account: int | None,
         limit: int) -> tuple[list[Facts], dict[str, list[Seat]], dict[str, list[int]], int]:
    """My finished games, the last first, with their seats and mine among them, and how many there are in all."""
    found = finished(c, holders, account, limit)
    ids = [facts.id for facts in found]
    return found, seats_of(c, ids), mine_among(c, holders, account, ids), count_finished(c, holders, account)
