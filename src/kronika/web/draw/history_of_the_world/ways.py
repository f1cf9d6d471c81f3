"""Which fleets and caravans lead into a land: the shortest chain of areas from an own land."""
from __future__ import annotations

from dataclasses import dataclass, field

from kronika.games.history_of_the_world.lands import AREAS, LANDS, with_implied
from kronika.games.history_of_the_world.table import Realm, World
from kronika.web.draw.history_of_the_world.atlas import AREAS_AT, LANDS_AT


@dataclass
class Chain:
    """From a held land over areas."""

    start: int
    areas: list[int] = field(default_factory=list)


def chain(t: World, realm: Realm, land: int, fleet: bool) -> Chain | None:
    """The shortest: over barren areas alone, or with at least one fleet."""
    owned = with_implied(realm.discs)
    held = t.active_lands(realm.seat)
    waiting = [Chain(start, [area]) for start in held for area in LANDS[start].areas
               if (owned >> area) & 1 and (fleet or not AREAS[area].fleet)]
    seen: set[tuple[int, bool]] = set()
    while waiting:
        now = waiting.pop(0)
        last = now.areas[-1]
        wet = any(AREAS[area].fleet for area in now.areas)
        if land in AREAS[last].lands and wet == fleet:
            return now
        if (last, wet) in seen:
            continue
        seen.add((last, wet))
        waiting += [Chain(now.start, [*now.areas, area]) for area in AREAS[last].areas
                    if (owned >> area) & 1 and area not in now.areas and (fleet or not AREAS[area].fleet)]
    return None


def drawn(found: Chain, land: int) -> str:
    """The chain as a line on the map."""
    points = [LANDS_AT[found.start], *(AREAS_AT[area] for area in found.areas), LANDS_AT[land]]
    return "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in points)
