"""Where a card could be aimed if it were played now: shown before it is."""
from __future__ import annotations

from kronika.games.history_of_the_world.cards import BUILD_FORTS, EVENTS, PLACE_FLEET
from kronika.games.history_of_the_world.forts import ANYWHERE, fort_sites
from kronika.games.history_of_the_world.lands import AREAS
from kronika.games.history_of_the_world.table import World
from kronika.games.history_of_the_world.targets import STRIKES, ChooseArea, targets


def aimable(t: World, seat: int, event: int) -> list[int]:
    """The lands that the event could strike or fortify, or where the kingdom begins; none if it needs no land."""
    row = EVENTS[event]
    if row.card is not None:
        return row.card.start[:]
    if row.effect.kind == BUILD_FORTS:
        return fort_sites(t, t.realm(), ANYWHERE)
    return targets(t, seat, row.effect, -1) if row.effect.kind in STRIKES else []


def waters(event: int) -> list[int]:
    """The seas and oceans that the card's fleet could go to; none if it brings no fleet."""
    choice = ChooseArea(event)
    brings = EVENTS[event].card is None and EVENTS[event].effect.kind == PLACE_FLEET
    return [area.index for area in AREAS if brings and choice.fits(area.index)]
