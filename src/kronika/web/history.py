"""Earlier moments of a table, from the snapshot before them; never the whole game again."""
from __future__ import annotations

from kronika.referee import resume
from kronika.referee.referee import Referee
from kronika.table import store
from kronika.table.live import Live
from kronika.table.problem import Missing
from kronika.table.service import Service


async def referee_at(service: Service, live: Live, viewer: int, number: int) -> Referee:
    """The table right after item `number` of the viewer's log; 0 items is the beginning."""
    items = live.items(viewer)
    if number > len(items):
        raise Missing("no-moment")
    if number == len(items):
        return live.referee
    seq = items[number - 1].upto if number else 0
    at, saved = await service.storage.read(store.snapshot, live.facts.id, seq)
    lines = [line.said for line in live.lines[at:seq]]
    if not resume.fits(live.game, saved) or not resume.reaches(lines):
        referee = live.beginning()
        lines = [line.said for line in live.lines[:seq]]
    else:
        referee = resume.resume(live.game, live.setup(), None, resume.read(saved))
    resume.follow(referee, lines)
    return referee
