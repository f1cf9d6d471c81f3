"""The tables that anybody may see, read once a second for all readers of the lobby."""
from __future__ import annotations

import time
import weakref

from kronika.table import house
from kronika.table.rows import Facts, Seat
from kronika.table.service import Service

Found = tuple[list[Facts], dict[str, list[Seat]]]
MOST = 20                              # of each kind; a reader is shown fewer
FRESH = 1.0                            # seconds
KEPT: weakref.WeakKeyDictionary[Service, tuple[float, Found]] = weakref.WeakKeyDictionary()


async def public(service: Service) -> Found:
    kept = KEPT.get(service)
    if kept is not None and time.monotonic() - kept[0] < FRESH:
        return kept[1]
    found = await service.storage.read(house.public, MOST)
    KEPT[service] = time.monotonic(), found
    return found
