"""Where a card could be aimed if it were played now: shown before it is."""
from __future__ import annotations

from kronika.games.history_of_the_world.cards import BUILD_FORTS, EVENTS
from kronika.games.history_of_the_world.forts import ANYWHERE, fort_sites
from kronika.games.history_of_the_world.table import World
from kronika.games.history_of_the_world.targets import STRIKES, targets


def aimable(t: World, seat: int, event: int) -> list[int]:
    """The lands that the event could strike or fortify, or where the kingdom begins; none if it needs no land."""
    row = EVENTS[event]
    if row.card is not None:
        return row.card.start[:]
    if row.effect.kind == BUILD_FORTS:
        return fort_sites(t, t.realm(), ANYWHERE)
    return targets(t, seat, row.effect, -1) if row.effect.kind in STRIKES else []
