"""A land that can be invaded, in detail: the ways, the chances, the siege, what it would bring and cost."""
from __future__ import annotations

from dataclasses import dataclass

from kronika.games.history_of_the_world.lands import AREAS, LANDS, REGIONS
from kronika.games.history_of_the_world.modifiers import siege_bonus
from kronika.games.history_of_the_world.parts import Board, Route, Spot, Target
from kronika.games.history_of_the_world.table import Realm, World
from kronika.locale import Texts
from kronika.web.draw.history_of_the_world.face import decimal, percent
from kronika.web.draw.history_of_the_world.ways import chain, drawn
from kronika.web.draw.history_of_the_world.world import STRUCTURES, holder
from kronika.web.draw.sight import Sight
from kronika.web.draw.words import signed


@dataclass
class Way:
    """One way into the land."""

    way: str
    word: str                          # for the picker
    over: str                          # the areas
    line: str                          # on the map


@dataclass
class Aim:
    """A land with its ways; `data` is what map.js writes into the panel beside the map."""

    id: str
    name: str
    ways: list[Way]
    gain: int
    data: str


def aims(board: Board, table: World, sight: Sight, texts: Texts) -> list[Aim]:
    """For the seat that conquers."""
    return [aim(board.lands[target.land], target, table, sight, texts) for target in board.targets]


def aim(spot: Spot, target: Target, table: World, sight: Sight, texts: Texts) -> Aim:
    row = LANDS[target.land]
    realm = table.realm()
    ways = [way(route, target.land, table, realm, texts) for route in target.routes]
    region = texts.text("hw-region-change", region=REGIONS[row.region].names[texts.lang], before=target.before,
                        after=target.after) if target.region_gain else ""
    fields = [
        str(spot.holder + 1), holder(spot, sight, texts), ground(spot, target, texts),
        "^".join("~".join([each.way, each.over, *chances(route, target, texts.lang)])
                 for each, route in zip(ways, target.routes)),
        *battle(spot, target, realm, texts), signed(target.gain), region, signed(target.region_gain),
        signed(target.built_gain)]
    return Aim(row.id, row.names[texts.lang], ways, target.gain, "|".join(plain(each) for each in fields))


def plain(text: str) -> str:
    """A name may hold anything; the fields are parted by one sign."""
    return text.replace("|", "/")


def way(route: Route, land: int, table: World, realm: Realm, texts: Texts) -> Way:
    found = chain(table, realm, land, route.way == "fleet") if route.way != "land" else None
    over = ", ".join(AREAS[area].names[texts.lang] for area in found.areas) if found else ""
    return Way(route.way, "by fleet" if route.said else "invade", over, drawn(found, land) if found else "")


def ground(spot: Spot, target: Target, texts: Texts) -> str:
    """capital · fort · 1 resource · mountain +1"""
    said = [texts.text(f"hw-{name}") for name in [*STRUCTURES, "fort"] if name in spot.built]
    if spot.resources:
        said.append(texts.text("hw-resources", number=spot.resources))
    said.append(texts.text(f"hw-terrain-{spot.terrain}") + (f" +{target.defence}" if target.defence else ""))
    return " · ".join(said)


def chances(route: Route, target: Target, lang: str) -> list[str]:
    """Win, tie, loss, whether the defender may reroll, and the two lengths of the bar."""
    if not target.defended:
        return []
    return [percent(route.win, lang), percent(route.tie, lang), percent(route.lose, lang),
            str(route.rerolls or ""), str(round(100 * route.win)), str(round(100 * (route.win + route.tie)))]


def battle(spot: Spot, target: Target, realm: Realm, texts: Texts) -> list[str]:
    """Dice, siege, the whole fight, and what a victory destroys."""
    if not target.defended:
        return [""] * 4
    route = target.routes[0]
    fate = [texts.text(f"hw-razed-{target.razed}")] if target.razed else []
    if "fort" in spot.built:
        fate.append(texts.text("hw-fort-falls"))
    return [texts.text("hw-dice", bonus=route.bonus, dice=target.dice, defence=target.defence),
            "^".join(f"+{siege_bonus(realm, level + 1)} {percent(win, texts.lang)}"
                     for level, win in enumerate(route.ladder)),
            f"{percent(route.holds, texts.lang)}~{decimal(route.armies, texts.lang)}", " ".join(fate)]
