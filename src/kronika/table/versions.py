"""Tables begun under other rules or components: they go on, are migrated, or are frozen with their record."""
from __future__ import annotations

import logging

from kronika.games import PACKAGES
from kronika.referee import resume
from kronika.referee.reason import Reason
from kronika.referee.referee import Referee
from kronika.referee.replay import Broken, replay
from kronika.referee.versions import Frozen, migrate
from kronika.table.clock import now
from kronika.table.live import Live, digest
from kronika.table.rows import Change

LOG = logging.getLogger("kronika.table")


def examine(live: Live) -> Change | None:
    """Mark a table that cannot go on as frozen; give the change that brings one of older rules to today's."""
    facts = live.facts
    if facts.game not in PACKAGES:
        live.frozen = Reason("record-unknown-game", game=facts.game)
    elif facts.rules == live.game.version:
        if facts.data != digest(facts.game):
            live.frozen = Reason("record-other-data", theirs=facts.data, ours=digest(facts.game))
    else:
        return migrated(live)
    return None


def migrated(live: Live) -> Change | None:
    """The whole log under today's rules, each move judged again; frozen if it does not go through."""
    if live.facts.status == "open":
        return Change(table={"rules": live.game.version, "data": digest(live.facts.game)})
    old = live.record()
    try:
        referee = replay(migrate(old, live.game.version))
    except (Broken, Frozen) as reason:
        live.frozen = reason
        return None
    except Exception as error:
        LOG.exception("table %s cannot be brought to rules version %d", live.facts.id, live.game.version)
        live.frozen = Reason("record-no-way", error=type(error).__name__)
        return None
    return rewritten(live, referee, old.dump())


def rewritten(live: Live, referee: Referee, legacy: str) -> Change:
    lines = live.written(0, referee, -1, now())
    changed = Change(lines=lines, saved=resume.save(referee).dump(), messages=[(-2, "", "migrated", "")])
    changed.table = {"rules": live.game.version, "data": digest(live.facts.game), "legacy": legacy, "seq": len(lines)}
    return changed
