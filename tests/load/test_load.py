"""The short run of the load test: it works, and a handful of tables is served at once. `make load` is the long one."""

import asyncio

from tests.load.load import drive, percentile
from tests.table.conftest import url
from tests.web.server import Server

__all__ = ["url"]


def test_a_handful_of_tables_is_served_at_once(url: str) -> None:
    server = Server(url).start()
    try:
        figures = asyncio.run(drive(server, 8, 8, 0.1))
    finally:
        server.stop()
    assert len(figures.moves) > 50
    assert percentile([trip for _, trip in figures.moves], 0.5) < 1
