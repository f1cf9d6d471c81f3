"""Earlier moments of a table, from the snapshot before them; never the whole game again."""
from __future__ import annotations

from kronika.core.table import Table
from kronika.referee import resume
from kronika.referee.referee import Referee
from kronika.table import store
from kronika.table.live import Live
from kronika.table.problem import Missing
from kronika.table.service import Service
from kronika.table.stream import Item


def upto(items: list[Item], number: int) -> int:
    """How many lines had been written after so many items: what is revealed by a pick is told after it."""
    return max((item.upto for item in items[:number]), default=0)


async def referee_at(service: Service, live: Live, viewer: int, number: int) -> Referee:
    """The table right after item `number` of the viewer's log; 0 items is the beginning."""
    items = live.items(viewer)
    if number > len(items):
        raise Missing("no-moment")
    if number == len(items):
        return live.referee
    seq = upto(items, number)
    at, saved = await service.storage.read(store.snapshot, live.facts.id, seq)
    lines = [line.said for line in live.lines[at:seq]]
    if not resume.fits(live.game, saved) or not resume.reaches(lines):
        referee = live.beginning()
        lines = [line.said for line in live.lines[:seq]]
    else:
        referee = resume.resume(live.game, live.setup(), None, resume.read(saved))
    resume.follow(referee, lines)
    return referee


async def tables_at(service: Service, live: Live, viewer: int, numbers: list[int]) -> list[Table]:
    """The table after each of these items, in their order, from one walk."""
    items = live.items(viewer)
    referee = resume.draft(await referee_at(service, live, viewer, numbers[0]), None)
    done = upto(items, numbers[0])
    out: list[Table] = []
    for number in numbers:
        then = upto(items, number)
        lines = [line.said for line in live.lines[done:then]]
        if not resume.reaches(lines):
            referee, lines = live.beginning(), [line.said for line in live.lines[:then]]
        resume.follow(referee, lines)
        done = then
        out.append(referee.table.clone())
    return out
