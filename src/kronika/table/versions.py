"""Tables begun under other rules, components or builds: they go on, are migrated, or are frozen with their record."""
from __future__ import annotations

import logging

from kronika.games import KEYS
from kronika.referee import resume
from kronika.referee.reason import Reason
from kronika.referee.record import Record
from kronika.referee.referee import Referee
from kronika.referee.replay import Broken, replay
from kronika.referee.versions import Frozen
from kronika.table.clock import now
from kronika.table.live import Live, digest
from kronika.table.rows import Change

LOG = logging.getLogger("kronika.table")


def examine(live: Live) -> Change | None:
    """Mark a table that cannot go on as frozen; give the change that brings one of older rules to today's."""
    facts = live.facts
    if facts.game not in KEYS:
        live.frozen = Reason("record-unknown-game", game=facts.game)
    elif facts.rules == live.game.version:
        if facts.data != digest(facts.game):
            live.frozen = Reason("record-other-data", theirs=facts.data, ours=digest(facts.game))
        elif facts.status != "open" and not live.fits():
            live.frozen = unplayable(live)
    else:
        return migrated(live)
    return None


def unplayable(live: Live) -> Reason | None:
    """Play the log again where another build saved the table; why that cannot be, if it cannot."""
    try:
        live.referee.lines()
    except Exception as error:
        LOG.exception("table %s cannot be built from its log", live.facts.id)
        found = replayed(live, live.record())
        return found if isinstance(found, Reason) else Reason("record-no-way", error=type(error).__name__)
    return None


def replayed(live: Live, record: Record) -> Referee | Reason:
    """The record played under the rules of today, each move judged again, or why it cannot be."""
    try:
        return replay(record)
    except (Broken, Frozen) as reason:
        return reason
    except Exception as error:
        LOG.exception("table %s cannot be played under rules version %d", live.facts.id, live.game.version)
        return Reason("record-no-way", error=type(error).__name__)


def migrated(live: Live) -> Change | None:
    """The whole log under today's rules, each move judged again; frozen if it does not go through."""
    if live.facts.status == "open":
        return Change(table={"rules": live.game.version, "data": digest(live.facts.game)})
    old = live.record()
    found = replayed(live, old)
    if isinstance(found, Reason):
        live.frozen = found
        return None
    return rewritten(live, found, old.dump())


def rewritten(live: Live, referee: Referee, legacy: str) -> Change:
    lines = live.written(0, referee, -1, now())
    changed = Change(lines=lines, saved=resume.save(referee).dump(), messages=[(-2, "", "migrated", "")])
    changed.table = {"rules": live.game.version, "data": digest(live.facts.game), "legacy": legacy, "seq": len(lines)}
    return changed
