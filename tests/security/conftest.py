"""One server for the whole suite, with a table in play, a table of others, and rights that have ended."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from kronika.table.settings import Settings
from kronika.web.app import create_app
from tests.security.house import House, furnished
from tests.security.routes import Address, addresses
from tests.table.conftest import postgres, postgres_url, url
from tests.web.conftest import any_server, server
from tests.web.server import database_in, serving

__all__ = ["any_server", "postgres", "postgres_url", "server", "url"]


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder: Path = tmp_path_factory.mktemp("house")
    with serving(database_in(folder), TEST_LOG=str(folder / "log")) as server:
        yield furnished(server, folder)


@pytest.fixture(scope="session")
def doors(tmp_path_factory: pytest.TempPathFactory) -> list[Address]:
    """Every address that the application has."""
    app = create_app(Settings(database=database_in(tmp_path_factory.mktemp("routes"))))
    found = list(addresses(app))
    app.state.service.storage.close()
    return found
