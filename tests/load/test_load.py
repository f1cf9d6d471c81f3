"""The short run of the load test: it works, and a handful of tables is served at once. `make load` is the long one."""

import asyncio

import pytest

from tests.load.load import WAYS, drive
from tests.table.conftest import url
from tests.web.server import Server

__all__ = ["url"]


@pytest.mark.parametrize("way", ["api", "pages"])
def test_a_handful_of_tables_is_served_at_once(url: str, way: str) -> None:
    server = Server(url).start()
    try:
        run = asyncio.run(drive([server], WAYS[way][0], 10, 120, 0.1, enough=60))
    finally:
        server.stop()
    assert run.figures.errors == []
    assert len(run.figures.moves) >= 60
    assert run.sum("bot_moves_total") > 0
    assert run.sum("bot_moves_replaced_total") == 0
