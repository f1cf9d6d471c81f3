"""Where things lie on the drawn map: the board's coordinates, stretched where the lands are small and many."""
from __future__ import annotations

from math import erf, sqrt
from typing import Any, Final

from kronika.core import data
from kronika.games.history_of_the_world.lands import AREA_IDS, HOME, LAND_IDS, REGION_IDS

WIDTH: Final = 1427
HEIGHT: Final = 686
WHOLE: Final = f"0 0 {WIDTH} {HEIGHT}"
OLD_WORLD: Final = "305 26 1058 522"
MARGIN: Final = 85                     # around lands that are to be seen
LEAST: Final = (520, 300)              # of the map, however few they are
STEP: Final = 40                       # a view changes by steps, or it would move with every land
Point = tuple[float, float]


def bell(z: float) -> float:
    """The share of a bell curve that lies below z."""
    return 0.5 * (1.0 + erf(z / sqrt(2.0)))


def warp(x: float, y: float) -> Point:
    """From the board to the drawing: the Mediterranean and the Middle East get more room than the oceans."""
    return (round(0.74 * x + 242.6 * bell((x - 715.0) / 131.0), 1),
            round(0.56 * y + 181.6 * bell((y - 312.0) / 88.0), 1))


# Where a land's name stands, from its middle: dx, dy, anchor. All others stand below their army.
BELOW: Final = (0, 23, "middle")
NAMES: Final[dict[str, tuple[int, int, str]]] = {
    "arabian_peninsula": (-17, 27, "middle"), "levant": (-15, 4, "end"), "anatolia": (12, -18, "middle"),
    "mesopotamia": (2, -17, "middle"), "zagros": (8, 32, "middle"), "persian_plateau": (-11, 31, "middle"),
    "nile": (-2, 26, "middle"), "nubia": (-10, 24, "middle"), "libya": (0, 24, "middle"),
    "tripolitania": (4, 27, "middle"), "atlas": (-20, 27, "middle"), "crete": (2, 22, "middle"),
    "pindus": (-16, 2, "end"), "balkans": (-20, -1, "end"), "apennines": (-27, 14, "end"), "iberia": (24, 21, "middle"),
    "lusitania": (-11, 23, "middle"), "rhineland": (-4, -16, "middle"), "alemannia": (20, -13, "middle"),
    "britannia": (-3, -17, "middle"), "scandinavia": (-14, 24, "middle"), "danube": (10, 23, "middle"),
    "volga": (-30, 27, "middle"), "ghats": (-15, 10, "end"), "malay_peninsula": (14, 14, "start"),
    "philippines": (14, 6, "start"), "eurasian_steppe": (8, 23, "middle"), "honshu": (15, 6, "start"),
    "kyushu": (13, 12, "start"), "hokkaido": (14, -13, "end"), "appalachia": (15, 8, "start"),
    "mississippi": (-12, 22, "middle"), "andes": (-14, 6, "end"), "great_plains": (-4, 23, "middle"),
    "irrawaddy": (8, 21, "middle"), "bengal": (-6, -14, "middle"), "hindu_kush": (4, 25, "middle"),
    "sierra_madre": (-2, 24, "middle"),
}
# Names of waters and barren areas: x, y, turned by, size.
WATERS: Final[dict[str, tuple[float, float, int, str]]] = {
    "mediterranean_sea": (556, 288, 0, ""), "north_sea": (432, 53, 0, ""), "arabian_sea": (958, 477, 0, ""),
    "bay_of_bengal": (1078, 489, 0, ""), "south_china_sea": (1232, 493, 0, ""), "sea_of_japan": (1285, 199, 0, ""),
    "caspian_sea": (873, 206, 72, "minor"), "caribbean_sea": (190, 452, 0, "minor"),
    "atlantic_ocean": (323, 377, -78, "ocean-name"), "indian_ocean": (987, 540, 0, "ocean-name"),
    "pacific_ocean_american": (62, 500, 66, "large"), "pacific_ocean_asian": (1352, 440, -80, "large"),
    "alps": (484, 150, 0, "minor"), "sahara": (415, 426, 0, ""), "empty_quarter": (822, 427, 0, "minor"),
    "himalaya": (1067, 335, 0, ""), "siberia": (1093, 57, 0, ""), "northern_lakes": (85, 59, 0, ""),
    "amazonia": (204, 552, 0, "minor"), "outback": (1263, 600, 0, "minor"),
}
# Discs that would cover a name or a plate lie elsewhere.
DISCS: Final[dict[str, Point]] = {"bay_of_bengal": (1128, 522), "south_china_sea": (1240, 508), "north_sea": (372, 50)}
# The plates of the regions, in the water or where there is room.
PLATES: Final[dict[str, Point]] = {
    "middle_east": (914, 511), "north_africa": (599, 409), "southern_europe": (357, 182), "northern_europe": (705, 82),
    "india": (1076, 518), "china": (1258, 432), "southeast_asia": (1222, 463), "eurasia": (1037, 123),
    "sub_saharan_africa": (520, 590), "japan": (1376, 250), "north_america": (60, 330), "south_america": (280, 649),
    "australasia": (1130, 640),
}


def places(kind: str, ids: list[str]) -> list[Point]:
    """The middle of each land or area of the board."""
    rows: list[dict[str, Any]] = data.load(HOME, "map.toml").get(kind, [])
    at = {row["id"]: warp(row["at"][0], row["at"][1]) for row in rows}
    return [at[name] for name in ids]


LANDS_AT: Final = places("land", LAND_IDS)
AREAS_AT: Final = places("area", AREA_IDS)
PLATES_AT: Final = [PLATES.get(name, (WIDTH / 2, HEIGHT - 30.0)) for name in REGION_IDS]


def label(land: int) -> tuple[float, float, str]:
    """Where the name of a land stands, and how it is anchored."""
    x, y = LANDS_AT[land]
    dx, dy, anchor = NAMES.get(LAND_IDS[land], BELOW)
    return round(x + dx, 1), round(y + dy, 1), anchor


def disc(area: int) -> Point:
    """Where a fleet or a caravan lies: beside the name of its area."""
    name = AREA_IDS[area]
    middle = AREAS_AT[area]
    x, y, turn, _ = WATERS.get(name, (*middle, 0, ""))
    if turn:
        return middle
    return DISCS.get(name, (x, y + 16 if middle[1] > y + 5 else y - 17))


def in_view(land: int, box: str = OLD_WORLD) -> bool:
    """Whether the land lies in that part of the map."""
    x, y, width, height = (float(n) for n in box.split(" "))
    at = LANDS_AT[land]
    return x <= at[0] <= x + width and y <= at[1] <= y + height


def around(lands: list[int]) -> str:
    """The part of the map in which these lands lie, with some room."""
    left, right = span([LANDS_AT[land][0] for land in lands], LEAST[0], WIDTH)
    top, bottom = span([LANDS_AT[land][1] for land in lands], LEAST[1], HEIGHT)
    return f"{left} {top} {right - left} {bottom - top}"


def span(places: list[float], least: int, end: int) -> tuple[int, int]:
    """From the first to the last place, in steps, at least so much of the whole."""
    first, last = min(places) - MARGIN, max(places) + MARGIN
    short = max(0.0, least - (last - first)) / 2
    low, high = int((first - short) // STEP) * STEP, int(-((last + short) // -STEP)) * STEP
    return max(0, min(low, end - least)), min(end, max(high, least))
