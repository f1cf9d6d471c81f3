"""Tables begun under other rules, components or builds: they go on, are migrated, or are frozen with their record."""
from __future__ import annotations

import logging
from typing import Any

from kronika.games import PACKAGES, box
from kronika.referee import resume
from kronika.referee.reason import Reason
from kronika.referee.record import Record
from kronika.referee.referee import Referee
from kronika.referee.replay import Broken, other_box, replay
from kronika.referee.versions import Frozen
from kronika.table.clock import now
from kronika.table.live import Live
from kronika.table.rows import Change

LOG = logging.getLogger("kronika.table")


def examine(live: Live) -> Change | None:
    """Mark a table that cannot go on as frozen; give the change that brings one of older rules to today's."""
    facts = live.facts
    if facts.game not in PACKAGES:
        live.frozen = Reason("record-unknown-game", game=facts.game)
    elif facts.rules == live.game.version:
        live.frozen = other_box(facts.game, facts.edition, facts.data, facts.box)
        if live.frozen is None and facts.status != "open" and not live.fits():
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
        return Change(table=today(live))
    old = live.record()
    found = replayed(live, old)
    if isinstance(found, Reason):
        live.frozen = found
        return None
    return rewritten(live, found, old.dump())


def rewritten(live: Live, referee: Referee, legacy: str) -> Change:
    lines = live.written(0, referee, -1, now())
    changed = Change(lines=lines, saved=resume.save(referee).dump(), messages=[(-2, "", "migrated", "")])
    changed.table = {**today(live), "legacy": legacy, "seq": len(lines)}
    return changed


def today(live: Live) -> dict[str, Any]:
    """The rules and the box that a table is brought to."""
    key, edition = live.facts.game, live.facts.edition
    return {"rules": live.game.version, "data": box.digest(key, edition), "box": box.name(key, edition)}
