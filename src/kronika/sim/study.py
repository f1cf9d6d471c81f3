"""A game looked at by the coach: every decision of a seat, spread over processes."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kronika.players.budget import read
from kronika.players.coach import Finding, judge
from kronika.players.report import Report, report
from kronika.players.walk import Walk, walk
from kronika.sim.workers import mapped

SECONDS = 50.0                         # for a whole game, where no budget is named
LEAST, LONGEST = 30.0, 1000.0          # milliseconds for a decision


def one(text: str, seat: int, number: int, budget: str) -> Finding | None:
    """One decision; what a worker does."""
    way = walk(text, seat)
    way.go()
    found = read(budget)
    assert found is not None
    return judge(way, number, found)


def share(way: Walk, jobs: int) -> str:
    """The milliseconds of each decision if the whole game is to be ready within a minute."""
    each = 1000 * SECONDS * jobs / max(1, len(way.moments))
    return f"{round(min(LONGEST, max(LEAST, each)))}ms"


def run(text: str, seat: int, budget: str = "", jobs: int = 1,
        progress: Callable[[int, int], None] | None = None, cluster: str = "") -> Report:
    """All decisions of the seat. Raises Unreadable, Broken or Frozen for what is no record of ours."""
    way = walk(text, seat)
    way.go()
    budget = budget or share(way, jobs)
    found: list[Finding] = []
    chunks = [(text, seat, number, budget) for number in range(len(way.moments))]
    for each in mapped(one, chunks, jobs, cluster, ordered=False):
        if each is not None:
            found.append(each)
        if progress is not None:
            progress(1, len(way.moments))
    return report(found)


def told(text: str, seat: int, found: Report) -> dict[str, Any]:
    """The keys that `kronika analyse --json` promises."""
    record = walk(text, seat).record
    return {"game": record.game, "edition": record.edition, "mode": record.mode, "seats": record.seats,
            "names": record.names, "seat": seat, "decisions": found.judged, "same": found.same,
            "cost": round(found.cost, 2), "error": round(found.doubt, 2), "worlds": found.worlds,
            "chances": [{"line": each.line, "chances": each.save()["chances"]} for each in found.findings],
            "moments": [each.save() for each in found.worst], "well": [each.save() for each in found.finest]}
