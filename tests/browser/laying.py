"""Tables that are put into the database of the tests' server as they are wanted; their luck is always the same."""

from pathlib import Path

import pytest

from kronika.table import opening, store
from kronika.table.database import open_engine
from kronika.table.rows import BOT

SEED = "3" * 64


@pytest.fixture
def database(server: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """That of the server."""
    return next(tmp_path_factory.getbasetemp().glob("server*/kronika.db"))


def put(database: Path, made: opening.Made) -> str:
    """The path of the table, which waits for its people. What they add to chance is their name (`hands.seats`)."""
    made.facts.seed = SEED
    for seat in made.seats:
        if seat.kind == BOT:
            seat.string = seat.name
    engine = open_engine(f"sqlite:///{database}")
    with engine.begin() as connection:
        store.create(connection, made.facts, made.seats, made.change)
    engine.dispose()
    return f"/t/{made.facts.id}"
