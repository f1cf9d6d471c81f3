"""The lobby is told by the rooms what it says of them."""

import pytest

from kronika.games import load
from kronika.locale import LANGUAGES
from kronika.web.pages.doors import rooms
from kronika.web.rooms import ROOMS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_door_is_in_the_lobby_and_says_how_many_play(lang: str) -> None:
    told = {room["art"]: room for room in rooms(lang)}
    for room in ROOMS.values():
        for door in room.doors:
            assert door.players == load(room.game).seats
            assert told[door.key]["ready"] == (door.edition in load(room.game).editions)
    assert told["civ"]["ready"]
