"""What will come of the tokens as they stand: conflicts, cities to be built, surplus, cities without support."""
from __future__ import annotations

from dataclasses import dataclass, field

from kronika.games.civilization.areas import AREAS
from kronika.games.civilization.cards import SUPPORT
from kronika.games.civilization.cities import allowed, no_city
from kronika.games.civilization.conflicts import begin_conflicts, needed, present
from kronika.games.civilization.table import NOBODY, Civilization
from kronika.locale import Texts
from kronika.web.draw.sight import Sight


@dataclass
class Coming:
    """Something that will happen in an area, and who has how many tokens there."""

    kind: str                          # fight, storm, peace, city, crowd, support
    name: str
    text: str
    good: bool
    parties: list[tuple[int, int]] = field(default_factory=list)


@dataclass
class Forecast:
    """All of it, and what the map shows of it by area."""

    rows: list[Coming]
    surplus: dict[int, int]
    fights: set[int]


def forecast(table: Civilization, seat: int, sight: Sight, texts: Texts) -> Forecast:
    """For one seat, from what everybody can see: if nothing moved any more."""
    after = table.clone()
    begin_conflicts(after)
    out = Forecast([], {}, set())
    cities: list[int] = []
    for area in table.map().areas:
        groups = present(table, area)
        owner = table.city[area]
        if seat not in groups and owner != seat:
            continue
        if set(groups) - {seat} or owner not in (NOBODY, seat):
            out.rows.append(meeting(table, after, area, seat, sight, texts))
            if out.rows[-1].kind != "peace":
                out.fights.add(area)
        elif no_city(table, seat, area) is None:
            cities.append(area)
            out.rows.append(Coming("city", AREAS[area].names[texts.lang],
                                   texts.text("cv-coming-city", number=table.on(area, seat)), True))
    crowd(table, after, seat, cities, out, texts)
    return out


def meeting(table: Civilization, after: Civilization, area: int, seat: int, sight: Sight, texts: Texts) -> Coming:
    """Tokens of several players, or beside a city of another."""
    parties = [(each, table.on(area, each)) for each in present(table, area)]
    owner = table.city[area]
    name = AREAS[area].names[texts.lang]
    kept = after.on(area, seat)
    if owner != NOBODY:
        attacker = next((each for each in present(after, area) if each != owner), NOBODY)
        text = texts.text("cv-coming-storm" if attacker != NOBODY else "cv-coming-repelled",
                          owner=sight.names[owner], who="you" if owner == seat else "other", need=needed(table, owner))
        return Coming("storm", name, text, (attacker == seat) or (attacker == NOBODY and owner == seat), parties)
    if table.crowd(area) <= AREAS[area].limit:
        return Coming("peace", name, texts.text("cv-coming-peace"), True, parties)
    rival = next((each for each in present(after, area) if each != seat), NOBODY)
    if kept:
        return Coming("fight", name, texts.text("cv-coming-kept", number=kept), True, parties)
    text = texts.text("cv-coming-lost", name=sight.names[rival], number=after.on(area, rival)) if rival != NOBODY \
        else texts.text("cv-coming-both")
    return Coming("fight", name, text, False, parties)


def crowd(table: Civilization, after: Civilization, seat: int, cities: list[int], out: Forecast, texts: Texts) -> None:
    """CV-11.05: what goes back to stock; CV-10.16: cities for which too few tokens are left."""
    for area in table.areas_of(seat):
        stay = 0 if table.city[area] == seat else allowed(table, area, seat)
        more = table.on(area, seat) - stay
        if more > 0 and area not in out.fights and area not in cities:
            out.surplus[area] = more
    if out.surplus:
        out.rows.append(Coming("crowd", f"−{sum(out.surplus.values())}",
                               texts.text("cv-coming-crowd", areas=len(out.surplus)), False))
    missing = SUPPORT * after.supported(seat) - after.seat[seat].people
    if missing > 0:
        out.rows.append(Coming("support", f"−{missing}", texts.text("cv-coming-support", number=missing), False))
