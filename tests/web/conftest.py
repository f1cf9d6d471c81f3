"""One server for all tests of a module."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.conftest import postgres, postgres_url, url
from tests.table.postgres import Postgres, database
from tests.web.server import Server, database_in, serving

__all__ = ["postgres", "postgres_url", "url"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("server")
    with serving(database_in(folder), TEST_LOG=str(folder / "log")) as found:
        yield found


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def any_server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The same test on both databases."""
    if request.param == "sqlite":
        with serving(database_in(tmp_path_factory.mktemp("server"))) as found:
            yield found
    else:
        running: Postgres = request.getfixturevalue("postgres")
        with database(running) as address, serving(address) as found:
            yield found
