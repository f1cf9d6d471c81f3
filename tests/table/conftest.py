"""A service on a new database: SQLite for every test, PostgreSQL for those that ask for both."""

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from kronika.table.database import open_engine
from kronika.table.service import Service
from kronika.table.settings import Settings
from kronika.table.storage import Storage
from tests.table.postgres import Postgres, database

Opened = Callable[..., "asynccontextmanager[Service]"]


@asynccontextmanager
async def opened(url: str, **settings: object) -> AsyncIterator[Service]:
    """A service with its storage, closed at the end."""
    service = Service(Settings(database=url, **settings), Storage(open_engine(url)))  # type: ignore[arg-type]
    await service.open()
    try:
        yield service
    finally:
        service.storage.close()


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'kronika.sqlite'}"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with Postgres() as server:
        yield server


@pytest.fixture
def postgres_url(postgres: Postgres) -> Iterator[str]:
    with database(postgres) as found:
        yield found


@pytest.fixture(params=["sqlite", "postgresql"])
def any_url(request: pytest.FixtureRequest) -> str:
    """The same test on both databases."""
    name = "url" if request.param == "sqlite" else "postgres_url"
    found: str = request.getfixturevalue(name)
    return found
