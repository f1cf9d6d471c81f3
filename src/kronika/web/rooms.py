"""The games that have a page, by key."""
from __future__ import annotations

from typing import Final

from kronika.web.draw.history_of_the_world.room import ROOM as HISTORY_OF_THE_WORLD
from kronika.web.draw.room import Room
from kronika.web.draw.seven_wonders.room import ROOM as SEVEN_WONDERS
from kronika.web.draw.through_the_ages.room import ROOM as THROUGH_THE_AGES

ROOMS: Final[dict[str, Room]] = {room.game: room for room in (SEVEN_WONDERS, THROUGH_THE_AGES, HISTORY_OF_THE_WORLD)}
