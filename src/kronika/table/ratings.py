"""Ratings among people by openskill: one chain for each game, in the order in which games ended. Bots do not count.

A row belongs to a seat, not to a name: whoever holds the seat, by an account or by a browser, has its rating. So
nothing personal is kept here, and a browser that signs in takes its games along.
"""
from __future__ import annotations

import json
from dataclasses import dataclass

from openskill.models import PlackettLuce
from sqlalchemy import Connection, and_, exists, func, insert, select

from kronika.table.house import held_by
from kronika.table.rows import BOT, EMPTY, Facts, Seat
from kronika.table.schema import CLAIMS, RATINGS, SEATS, TABLES
from kronika.table.store import seats_of

MODEL = PlackettLuce()
DAY = 24 * 3600 * 1000                 # a game may be committed later than one that ended after it
AT_ONCE = 200                          # games rated in one transaction


@dataclass
class Rating:
    """How strong somebody is, and how sure that is."""

    mu: float
    sigma: float
    ended: int = 0


def unrated(c: Connection) -> list[Facts]:
    """Finished games that may count and have no rating yet, the first to end before the others."""
    last = c.execute(select(func.max(RATINGS.c.ended))).scalar() or 0
    done = exists().where(RATINGS.c.table_id == TABLES.c.id)
    query = (select(TABLES).where(TABLES.c.status == "over", TABLES.c.archived.in_([False, True]),
                                  TABLES.c.touched > last - DAY, TABLES.c.kind.in_(["open", "private"]),
                                  TABLES.c.practice.is_(False), TABLES.c.coached.is_(False), TABLES.c.start == "",
                                  ~done)
             .order_by(TABLES.c.ended, TABLES.c.id).limit(AT_ONCE))
    return [Facts(**row._mapping) for row in c.execute(query) if counts(row.result)]


def counts(result: str) -> bool:
    return bool(result) and bool(json.loads(result).get("ranks"))


def players(c: Connection, seats: list[Seat]) -> dict[int, tuple[list[str], int | None]]:
    """The holders of the seats of people; one for whom a bot plays is still a player. Nobody plays themselves."""
    out: dict[int, tuple[list[str], int | None]] = {}
    for seat in seats:
        if seat.kind == EMPTY or (seat.kind == BOT and not seat.stand_in):
            continue
        claims = and_(CLAIMS.c.table_id == seat.table_id, CLAIMS.c.seat == seat.number, CLAIMS.c.secret == seat.secret)
        holders = list(c.execute(select(CLAIMS.c.visitor).where(claims).order_by(CLAIMS.c.visitor)).scalars())
        who = ([], seat.account) if seat.account is not None else (holders[:1], None)
        if (who[0] or who[1] is not None) and who not in out.values():
            out[seat.number] = who
    return out


def latest(c: Connection, game: str, holders: list[str], account: int | None) -> Rating | None:
    found = history(c, game, holders, account)
    return found[-1] if found else None


def history(c: Connection, game: str, holders: list[str], account: int | None) -> list[Rating]:
    """After each game, in the order in which they ended."""
    query = (select(RATINGS.c.mu, RATINGS.c.sigma, RATINGS.c.ended)
             .join(SEATS, and_(SEATS.c.table_id == RATINGS.c.table_id, SEATS.c.number == RATINGS.c.seat))
             .where(RATINGS.c.game == game, held_by(holders, account))
             .order_by(RATINGS.c.ended, RATINGS.c.table_id))
    return [Rating(*row) for row in c.execute(query)]


def rate(c: Connection, facts: Facts, seats: list[Seat]) -> None:
    """Rate a game by the places of its people among each other."""
    people = players(c, seats)
    if len(people) < 2:
        return
    game = f"{facts.game} {facts.edition}".strip()
    before = [latest(c, game, *who) for who in people.values()]
    teams = [[MODEL.rating(mu=old.mu, sigma=old.sigma) if old else MODEL.rating()] for old in before]
    ranks = json.loads(facts.result)["ranks"]
    after = MODEL.rate(teams, ranks=[float(ranks[seat]) for seat in people])
    c.execute(insert(RATINGS), [{"table_id": facts.id, "seat": seat, "game": game, "mu": team[0].mu,
                                 "sigma": team[0].sigma, "ended": facts.ended} for seat, team in zip(people, after)])


def catch_up(c: Connection) -> None:
    """Rate what has ended since the last time."""
    found = unrated(c)
    seats = seats_of(c, [facts.id for facts in found])
    for facts in found:
        rate(c, facts, seats[facts.id])


def behind(c: Connection) -> bool:
    """Whether a game has ended whose people have no rating yet."""
    found = unrated(c)
    seats = seats_of(c, [facts.id for facts in found])
    return any(len(players(c, seats[facts.id])) > 1 for facts in found)
