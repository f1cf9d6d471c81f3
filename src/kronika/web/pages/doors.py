"""The rooms of the house: each has a drawing, colours, a game with its edition, and one name everywhere."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from kronika.games import OWN, PACKAGES, load
from kronika.table.problem import Missing
from kronika.web.draw.room import First
from kronika.web.render import texts
from kronika.web.rooms import ROOMS


@dataclass
class Door:
    """A room of the lobby: its drawing and words, its game, its colours, how many play and for how long."""

    key: str
    game: str
    edition: str
    style: str
    players: tuple[int, int]
    minutes: tuple[int, int]
    first: First | None = None         # how a first game with hints is played, where there is one

    @property
    def ready(self) -> bool:
        return self.game in ROOMS and (not self.edition or self.edition in load(self.game).editions)

    @property
    def query(self) -> str:
        return f"?edition={self.edition}" if self.edition else ""


def of_room(game: str) -> list[Door]:
    """The doors that a game has told of; one from elsewhere has no drawing in our lobby."""
    told = [Door(door.key, game, door.edition, door.style, door.players, door.minutes, door.first)
            for door in ROOMS[game].doors]
    return told or [Door("", game, "", ROOMS[game].style, load(game).seats, (0, 0))]


def doors() -> list[Door]:
    """All of the house, ours first."""
    ours = [door for game in OWN if game in ROOMS for door in of_room(game)]
    rest = [door for game in ROOMS if game not in OWN for door in of_room(game)]
    return ours + rest


def door_of(game: str, edition: str) -> Door | None:
    """The door that leads to that game; None for a game that is not here any more."""
    fitting = [door for door in doors() if door.game == game]
    return next((door for door in fitting if door.edition == edition), fitting[0] if fitting else None)


def named(key: str) -> Door:
    """The door of that name, if it leads to a game that is here. Raises Missing."""
    found = next((door for door in doors() if (door.key or door.game) == key), None)
    if found is None or not found.ready:
        raise Missing("no-page")
    return found


def title(game: str, lang: str) -> str:
    """What a game is called, here and at its tables; also one that is not here yet, or any more."""
    said = texts(lang)
    key = f"{game}-title" if game in PACKAGES else f"house-room-{game}"
    return said.text(key) if said.has(key) else game


def label(door: Door, lang: str) -> str:
    """Which edition it is."""
    key = f"web-edition-{door.key}"
    return texts(lang).text(key) if texts(lang).has(key) else ""


def called(game: str, edition: str, lang: str) -> str:
    """A game and, where there are several of its name, its edition."""
    door = door_of(game, edition)
    twins = [other for other in doors() if other.game == game]
    name = title(game, lang)
    return f"{name}, {label(door, lang)}" if door and len(twins) > 1 else name


def rooms(lang: str) -> list[dict[str, Any]]:
    """What the lobby shows of every room."""
    said = texts(lang)
    out: list[dict[str, Any]] = []
    for door in doors():
        ready = door.ready
        about = f"web-about-{door.key}"
        out.append({
            "key": door.key or door.game, "name": title(door.game, lang), "cls": door.style, "ready": ready,
            "art": door.key, "icon": ROOMS[door.game].icon if ready else None, "edition": label(door, lang),
            "about": said.text(about) if said.has(about) else "", "guided": ready and door.first is not None,
            "new": f"/new?game={door.game}{'&edition=' + door.edition if door.edition else ''}",
            "rules": f"/rules/{door.game}{door.query}", "cards": f"/cards/{door.game}{door.query}",
            "players": said.text("web-players", low=door.players[0], high=door.players[1]),
            "minutes": said.text("web-minutes", low=door.minutes[0], high=door.minutes[1]) if door.minutes[0] else ""})
    return out


def guided(said: str, table: str, door: Door | None, mode: str) -> bool:
    """Whether a person gets hints: as they said of this table, else where the mode is there to teach."""
    if said in (table, f"-{table}"):
        return said == table
    return door is not None and door.first is not None and bool(door.first.mode) and door.first.mode == mode


GUIDED = next(door.game for door in doors() if door.first)       # what a newcomer is shown first
