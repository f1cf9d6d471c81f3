"""Times in words: how long ago, how much is left, which day."""
from __future__ import annotations

from datetime import UTC, datetime

from kronika.locale import Texts
from kronika.table.clock import now

MINUTE, HOUR, DAY = 60, 3600, 86400


def ago(at: int, said: Texts) -> str:
    """How long ago it was, in the largest unit that fits."""
    seconds = max(0, now() - at) // 1000
    for unit, length in (("day", DAY), ("hour", HOUR), ("minute", MINUTE)):
        if seconds >= length:
            return said.text(f"house-ago-{unit}", count=seconds // length)
    return said.text("house-ago-now")


def left(seconds: int, said: Texts) -> str:
    """What is left of a long time: days and hours, or hours alone."""
    days, hours = seconds // DAY, seconds % DAY // HOUR
    if days:
        return said.text("house-left-days", days=days, hours=hours)
    return said.text("house-left-hours", hours=hours)


def day(at: int, said: Texts) -> str:
    """Month and day, with the year if it is another."""
    then, today = datetime.fromtimestamp(at / 1000, UTC), datetime.now(UTC)
    words = said.text("house-day", month=then.month, day=then.day)
    return words if then.year == today.year else said.text("house-day-year", year=str(then.year), day=words)
