"""The games that have a page, by key."""
from __future__ import annotations

from typing import Final

from kronika import locale
from kronika.games import home, others, part
from kronika.web import render
from kronika.web.draw.civilization.room import ROOM as CIVILIZATION
from kronika.web.draw.history_of_the_world.room import ROOM as HISTORY_OF_THE_WORLD
from kronika.web.draw.room import Room
from kronika.web.draw.seven_wonders.room import ROOM as SEVEN_WONDERS
from kronika.web.draw.through_the_ages.room import ROOM as THROUGH_THE_AGES

ROOMS: Final[dict[str, Room]] = {room.game: room for room in (SEVEN_WONDERS, THROUGH_THE_AGES, HISTORY_OF_THE_WORLD,
                                                              CIVILIZATION)}


def add(key: str) -> None:
    """Open the room of a game that came from elsewhere: its page, texts, templates and static files."""
    locale.use(home(key) / "locale")
    render.use(home(key))
    ROOMS[key] = part(key, "room").ROOM


for _key in others():
    add(_key)
