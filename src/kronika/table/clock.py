"""Clocks: time for a whole game and a gain for each decision, counted in the pulse of running servers."""
from __future__ import annotations

import re
import time
from dataclasses import dataclass

from kronika.table.rows import HUMAN, Seat

SECOND = 1000
MINUTE = 60 * SECOND
HOUR = 3600 * SECOND
GAP = 3 * SECOND                       # a longer silence between two beats is time without a server


@dataclass(frozen=True)
class Clock:
    """Milliseconds: at the start, for each decision made, and the most that can be saved up."""

    base: int
    gain: int
    most: int


ASYNC = {
    "day": Clock(24 * HOUR, 4 * HOUR, 72 * HOUR),
    "days": Clock(72 * HOUR, 12 * HOUR, 120 * HOUR),
    "week": Clock(72 * HOUR, 36 * HOUR, 240 * HOUR),
}
LIVE = re.compile(r"live-([1-9]\d{0,4})-(\d{1,4})")    # live-600-20: ten minutes, and twenty seconds a decision


def clock(name: str) -> Clock | None:
    """The clock of that name; None for `none`. Raises ValueError for a name that means nothing."""
    if name == "none":
        return None
    if name in ASYNC:
        return ASYNC[name]
    live = LIVE.fullmatch(name)
    if live is None:
        raise ValueError(name)
    base, gain = int(live[1]) * SECOND, int(live[2]) * SECOND
    return Clock(base, gain, 2 * base)


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Pulse:
    """Time in which a server was up. It stands still while none is."""

    def __init__(self) -> None:
        self.total = 0
        self.beat = now()

    def set(self, total: int, beat: int) -> None:
        self.total, self.beat = total, beat

    def now(self) -> int:
        return self.total + max(0, min(now() - self.beat, GAP))


def left(seat: Seat, pulse: int) -> int:
    """The milliseconds that the seat has left."""
    return seat.bank if seat.since is None else max(0, seat.bank - (pulse - seat.since))


def turned(kind: Clock, seat: Seat, awaited: bool, undone: bool, pulse: int) -> dict[str, int | None]:
    """What changes on a seat's clock now that it is, or is not, awaited. A gain undone is given back."""
    if seat.since is not None and not awaited:
        return {"bank": min(kind.most, left(seat, pulse) + kind.gain), "since": None, "deadline": None}
    if seat.since is None and awaited and seat.kind == HUMAN:
        bank = max(0, seat.bank - kind.gain) if undone else seat.bank
        return {"bank": bank, "since": pulse, "deadline": pulse + bank}
    return {}


def renewed(kind: Clock, seat: Seat, pulse: int) -> dict[str, int | None]:
    """A seat that made its decision and is awaited again at once: it gains, and its clock goes on."""
    if seat.since is None:
        return {}
    bank = min(kind.most, left(seat, pulse) + kind.gain)
    return {"bank": bank, "since": pulse, "deadline": pulse + bank}
