"""The short run of the fault test; `make faults` is the long one. And what it would find, it finds."""

import asyncio
from collections.abc import Callable

import pytest
from sqlalchemy import text

from kronika.core.step import CHANCE
from kronika.referee.replay import prove
from kronika.table.database import open_engine
from tests.faults.faults import Client, Report, examine, run
from tests.table.conftest import any_url, opened, postgres, postgres_url, url
from tests.table.test_service import play_on, table
from tests.web.server import Server

__all__ = ["any_url", "postgres", "postgres_url", "url"]


def test_no_move_is_lost_or_doubled_and_no_table_stuck(any_url: str) -> None:
    report = run(any_url, kills=3)
    assert report.good(), report
    assert report.moves > 50


async def one_game(url: str) -> tuple[str, list[str], str]:
    """A game to its end: its table, the words of seat 0, and its record."""
    async with opened(url) as service:
        live = await play_on(service, await table(service))
        record = live.record(CHANCE)
        prove(record, live.facts.seed, [seat.string for seat in live.seats])
        return live.facts.id, [line.words for line in live.lines if line.seat == 0], record.dump()


def found(url: str, words: dict[str, list[str]], records: dict[str, str]) -> Report:
    report = Report()
    client = Client(Server(url), "Client")
    client.tables = words
    examine(url, [client], records, report)
    return report


LAST = "seq = (SELECT max(seq) FROM log WHERE seat = 0)"


@pytest.mark.parametrize(("change", "wrong"), [
    (f"DELETE FROM log WHERE {LAST}", lambda report: report.lost == 1 and len(report.broken) == 1),
    ("UPDATE log SET decision = 7 WHERE seat = 0", lambda report: report.doubled > 5),
    ("UPDATE tables SET seq = seq + 1", lambda report: "gaps" in report.broken[0]),
    ("UPDATE snapshots SET seq = seq + 10000", lambda report: "never happened" in report.broken[0]),
    ("SELECT 1", lambda report: report.good())])
def test_the_test_would_notice(url: str, change: str, wrong: Callable[[Report], bool]) -> None:
    played, words, record = asyncio.run(one_game(url))
    assert found(url, {played: words}, {played: record}).good()
    engine = open_engine(url)
    with engine.begin() as connection:
        connection.execute(text(change))
    engine.dispose()
    assert wrong(found(url, {played: words}, {played: record}))
    assert found(url, {played: [*words, "never said"]}, {played: record}).lost >= 1
    assert found(url, {played: words}, {played: record.replace("\n0 ", "\n1 ", 1)}).broken
