"""What happens at a table before it begins, apart from sitting down and standing up."""
from __future__ import annotations

import json

from kronika.table import clock, opening, seating
from kronika.table.live import Live
from kronika.table.problem import Clash
from kronika.table.rows import EMPTY, Change, reserved


def cancel(live: Live) -> Change:
    """The host calls it off: nobody is asked any more, and nothing was played."""
    must_gather(live)
    over = {"status": "over", "ended": clock.now(), "awaits": 0, "archived": True,
            "result": json.dumps({"reason": "cancelled"})}
    return Change(table=over, messages=[(-2, "", "cancelled", "")])


def cancelled(live: Live) -> bool:
    return live.facts.status == "over" and live.facts.seq == 0 and not live.facts.legacy


def put_bots(live: Live, seats: list[int], level: str, pulse: int) -> Change:
    """Bots take these free seats; if those were the last, the game begins."""
    must_gather(live)
    change = Change()
    for number in seats:
        change.seats |= seating.put_bot(live, number, level, pulse).seats
    opening.begin_with(live, change, pulse)
    return change


def free_seats(live: Live) -> list[int]:
    """The seats that anybody may take: not those that wait for the people of the game before."""
    return [seat.number for seat in live.seats if seat.kind == EMPTY and not reserved(seat)]


def must_gather(live: Live) -> None:
    if live.facts.status != "open":
        raise Clash("started" if live.facts.status == "playing" else "over")
