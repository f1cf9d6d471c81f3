"""The games that have a page, by key."""
from __future__ import annotations

from typing import Final

from kronika.web.draw.room import Room
from kronika.web.draw.seven_wonders.room import ROOM as SEVEN_WONDERS

ROOMS: Final[dict[str, Room]] = {room.game: room for room in (SEVEN_WONDERS,)}
