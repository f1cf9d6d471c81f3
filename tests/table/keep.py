"""Makes the kept database: tables begun under other rules and components, as an older server would have left them.

    python -m tests.table.keep
"""

import asyncio
import shutil
import tempfile
from pathlib import Path

from sqlalchemy import update

from kronika.table import opening
from kronika.table.backup import copy
from kronika.table.database import open_engine
from kronika.table.schema import TABLES
from tests.table.conftest import opened
from tests.table.test_service import HUMANS, play_on

KEPT = Path(__file__).parent / "kept" / "tables.sqlite"
TABLES_KEPT = {"goes on": {}, "older rules": {"rules": 0}, "other data": {"data": "0123456789abcdef"},
               "unknown game": {"game": "senet"}}


async def make(url: str) -> dict[str, str]:
    ids = {}
    async with opened(url) as service:
        for title in TABLES_KEPT:
            wish = opening.Wish("seven_wonders", "hotseat", names=HUMANS, title=title)
            live = await play_on(service, await service.create(opening.make(wish, "", None)), 11)
            ids[title] = live.facts.id
    return ids


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{folder}/k.sqlite"
        ids = asyncio.run(make(url))
        engine = open_engine(url)
        with engine.begin() as connection:
            for title, values in TABLES_KEPT.items():
                if values:
                    connection.execute(update(TABLES).where(TABLES.c.id == ids[title]).values(values))
        engine.dispose()
        copy(url, Path(folder) / "copy.sqlite")
        shutil.copy(Path(folder) / "copy.sqlite", KEPT)


if __name__ == "__main__":
    main()
