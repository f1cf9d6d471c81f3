"""A server of one build with running tables; run as a program, with that build of the package on the path.

    python -m tests.builds.running begin|go_on URL GAME...
"""

import asyncio
import json
import random
import sys
from typing import Any

from sqlalchemy import select

from kronika.core.rule import Refused
from kronika.referee import start
from kronika.table import opening
from kronika.table.database import open_engine
from kronika.table.judge import Asked
from kronika.table.live import Live
from kronika.table.schema import TABLES
from kronika.table.service import Service
from kronika.table.settings import Settings
from kronika.table.storage import Storage

NAMES = ["Anna", "Béla", "Cili"]


def undoable(live: Live, seat: int) -> int:
    try:
        return live.referee.first_entry + live.referee.undoable(seat)
    except Refused:
        return -1


def state(live: Live) -> dict[str, Any]:
    """All that a table's people can notice, the position by names."""
    assert live.frozen is None, live.frozen
    referee = live.referee
    seats = range(live.facts.seats)
    return {"position": json.loads(start.save(live.game, referee.table)), "lines": len(live.lines),
            "decisions": referee.decisions, "offers": [referee.offers(seat) for seat in seats],
            "undo": [undoable(live, seat) for seat in seats], "data": live.facts.data}


def steady(live: Live) -> bool:
    """Well in the game, in the middle of a turn, with a snapshot, and with something to undo."""
    steps = [type(step).__name__ for step in live.referee.table.stack]
    return (live.saved_at > 20 and live.saved_at < len(live.lines) and "Turn" in steps
            and any(undoable(live, seat) >= 0 for seat in range(live.facts.seats)))


async def play(service: Service, live: Live) -> Live:
    seat = next(seat for seat in range(live.facts.seats) if (live.awaits() >> seat) & 1)
    words = random.Random(len(live.lines)).choice(live.referee.offers(seat))
    return await service.move(live.facts.id, Asked(seat, words, live.decision(seat, service.key)))


async def begin(service: Service, game: str) -> list[dict[str, Any]]:
    """A table in the middle of a turn, and a fork of it that has gone on."""
    made = opening.make(opening.Wish(game, "hotseat", names=NAMES, title=f"{game} table"), "", None)
    made.facts.seed = "5e" * 32
    for seat in made.seats:
        seat.string = "luck"
    live = await service.create(made)
    while not steady(live):
        live = await play(service, live)
    forked = opening.fork(live, 0, [], "", None)
    forked.facts.title = f"{game} fork"
    fork = await service.create(forked)
    for _ in range(4):
        fork = await play(service, fork)
    return [state(live), state(fork)]


async def go_on(service: Service, game: str) -> list[dict[str, Any]]:
    """Both tables as they are now; then what can be undone is, and they go on."""
    out = []
    for title in (f"{game} table", f"{game} fork"):
        with service.storage.engine.connect() as connection:
            table_id = connection.execute(select(TABLES.c.id).where(TABLES.c.title == title)).scalar_one()
        live = await service.live(table_id)
        out.append(state(live))
        for seat in range(live.facts.seats):
            if undoable(live, seat) >= 0:
                live = await service.undo(table_id, seat)
        for _ in range(20):
            live = await play(service, live)
        service.drop(table_id)
        assert state(await service.live(table_id)) == state(live)
    return out


async def main(what: str, url: str, *games: str) -> None:
    service = Service(Settings(database=url), Storage(open_engine(url)))
    await service.open()
    try:
        print(json.dumps({game: await (begin if what == "begin" else go_on)(service, game) for game in games}))
    finally:
        service.storage.close()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
