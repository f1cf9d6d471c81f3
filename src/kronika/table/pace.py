"""How fast bots play while no person plays with them: at a pace that one can watch, step by step, or not at all."""
from __future__ import annotations

from kronika.table.live import Live
from kronika.table.problem import Clash
from kronika.table.rows import Change

HOUSE, ONCE, PAUSED = -1, -2, 0        # the house's own pace; one turn, and then a pause; a pause
PACES = {"slow": 4000, "normal": 2000, "fast": 400, "pause": PAUSED, "step": ONCE}


def choose(live: Live, wish: str) -> Change | None:
    """The pace that whoever made the table, or sits at it, wants from now on. None: the game has ended meanwhile."""
    if live.facts.status == "over":
        return None
    if not live.playing:
        raise Clash("not-started")
    if live.humans():
        raise Clash("people-play")
    return Change(table={"pace": PACES[wish], "touched": live.facts.touched})


def called(pace: int, house: float) -> str:
    """The name of the pace at which the table is played; the house's own is called by the one that it is nearest to."""
    if pace == HOUSE:
        pace = min((PACES["slow"], PACES["normal"], PACES["fast"]), key=lambda each: abs(each - house * 1000))
    return next((name for name, value in PACES.items() if value == pace), "normal")


def seconds(pace: int, house: float) -> float:
    """How long the bots wait before a turn."""
    return house if pace == HOUSE else max(pace, 0) / 1000
