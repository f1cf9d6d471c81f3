"""Rules versions: how a record of older rules is read today.

A version rises only when a legal log could change its meaning.
"""
from __future__ import annotations

from collections.abc import Callable

from kronika.referee.reason import Reason
from kronika.referee.record import Record

# (game, version) -> what turns a record of that version into one of the next
MIGRATIONS: dict[tuple[str, int], Callable[[Record], Record]] = {}


class Frozen(Reason):
    """A record whose rules are not those of today and cannot be brought to them; it keeps its log and result."""


def migrate(record: Record, version: int) -> Record:
    """The record under today's rules. Raises Frozen if that cannot be."""
    while record.rules != version:
        step = MIGRATIONS.get((record.game, record.rules))
        if step is None:
            raise Frozen("record-other-rules", theirs=record.rules, ours=version)
        record = step(record)
    return record
