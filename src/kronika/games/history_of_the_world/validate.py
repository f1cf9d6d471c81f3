"""Checks of the component files: whoever corrects them is told in one sentence what does not fit."""
from __future__ import annotations

from typing import Any, Final

TERRAINS: Final = ["none", "mountain", "forest"]
AREA_KINDS: Final = ["sea", "ocean", "barren"]
FOUNDINGS: Final = ["capital", "city", "marauder"]
EVENT_KINDS: Final = ["advancement", "kingdom"]
DURATIONS: Final = ["instant", "turn"]
ABILITY_TYPES: Final = [
    "monument_rate", "fort_per_resource", "win_ties", "raid_return", "reroll_per_battle", "free_forts",
    "city_on_fleet_conquest", "gain_army_on_city_win", "battle_bonus", "ignore_defense", "extra_monument",
    "gain_siege_tokens", "bonus_point_on_capital_raze", "raze_count", "may_skip_raze", "point_on_fleet_conquest",
    "fort_on_fleet_conquest", "gain_army_on_empty", "siege_start"]
TURN_TYPES: Final = [
    "battle_bonus", "extra_monument", "reroll_per_battle", "win_ties", "ignore_defense", "place_fleet",
    "auto_win_next_battle", "region_adjacency"]
INSTANT_TYPES: Final = [
    "remove_armies", "build_forts", "raze", "gain_armies", "gain_siege_tokens", "replace_army", "barbarians",
    "gain_points_per"]
CONDITIONS: Final = ["none", "target_terrain_none", "via_fleet", "not_via_fleet", "target_fort_or_terrain"]


CONSTANTS: Final = [
    "epochs", "min_seats", "max_seats", "armies", "pieces", "monuments", "forts", "cards_per_epoch", "die_faces",
    "terrain_bonus", "naval_rerolls", "resources_per_monument", "capital_points", "city_points", "monument_points",
    "raze_point", "dominance", "control"]


def wrong(sentence: str) -> ValueError:
    return ValueError(sentence)


def ids(rows: list[dict[str, Any]], what: str, count: int) -> list[str]:
    """The ids of the rows: as many as there must be, each once, each with names in both languages."""
    out: list[str] = []
    for row in rows:
        name = row.get("id")
        if not isinstance(name, str) or not name:
            raise wrong(f"a {what} has no id")
        if name in out:
            raise wrong(f"the {what} {name!r} stands twice")
        named(row, f"the {what} {name!r}")
        out.append(name)
    if len(out) != count:
        raise wrong(f"there are {len(out)} entries of the kind {what!r}, not {count}")
    return out


def named(row: dict[str, Any], who: str) -> None:
    name = row.get("name")
    if not isinstance(name, dict) or not name.get("en") or not name.get("hu"):
        raise wrong(f"{who} needs a name in `en` and in `hu`")


def one_of(value: object, known: list[str], who: str, what: str) -> None:
    if value not in known:
        raise wrong(f"{who} has the {what} {value!r}, which is not one of: {', '.join(known)}")


def all_of(values: object, known: list[str], who: str, what: str) -> None:
    if not isinstance(values, list):
        raise wrong(f"{who} needs a list of {what}")
    for value in values:
        if value not in known:
            raise wrong(f"{who} names the unknown {what} {value!r}")
    if len(set(values)) != len(values):
        raise wrong(f"{who} names a {what} twice")


def number(row: dict[str, Any], key: str, least: int, most: int, who: str) -> None:
    value = row.get(key)
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise wrong(f"{who} needs a {key} from {least} to {most}, not {value!r}")


def constants(row: dict[str, Any]) -> None:
    """Every number that the rules ask for; the epochs and the cards of an epoch are as the rules know them."""
    for key in CONSTANTS:
        number(row, key, 0, 200, "the table of constants")
    for key, fixed in (("epochs", 5), ("cards_per_epoch", 8), ("die_faces", 6)):
        if row[key] != fixed:
            raise wrong(f"the constant {key!r} is {row[key]}, but the rules know only {fixed}")
    siege = row.get("siege")
    if not isinstance(siege, list) or not siege or siege != sorted(siege):
        raise wrong("the constant 'siege' needs the values of the catapult, in rising order")


def regions(rows: list[dict[str, Any]], lands: list[str]) -> None:
    """HW-1.10: every land belongs to exactly one region."""
    ids(rows, "region", 13)
    placed: list[str] = []
    for row in rows:
        all_of(row.get("lands"), lands, f"the region {row['id']!r}", "land")
        placed += row["lands"]
    for land in lands:
        if placed.count(land) != 1:
            raise wrong(f"the land {land!r} belongs to {placed.count(land)} regions, not to one")


def lands(rows: list[dict[str, Any]], stones: list[dict[str, Any]]) -> None:
    """Terrain, resources, and borders that hold both ways."""
    names = ids(rows, "land", 67)
    borders = {row["id"]: row.get("borders") for row in rows}
    for row in rows:
        who = f"the land {row['id']!r}"
        one_of(row.get("terrain"), TERRAINS, who, "terrain")
        number(row, "resources", 0, 3, who)
        all_of(row.get("borders"), names, who, "land")
        for other in row["borders"]:
            if row["id"] not in (borders[other] or []):
                raise wrong(f"the land {row['id']!r} borders {other!r}, but {other!r} does not border {row['id']!r}")
            if other == row["id"]:
                raise wrong(f"the land {other!r} borders itself")
    for row in stones:
        all_of(row.get("lands"), names, "a row of stepping stones", "land")
        if len(row["lands"]) != 2:
            raise wrong(f"stepping stones join two lands, not {len(row['lands'])}")


def areas(rows: list[dict[str, Any]], lands: list[str]) -> None:
    """Seas, oceans and barren areas with the lands around them; links hold both ways."""
    names = ids(rows, "area", 20)
    links = {row["id"]: row.get("areas") for row in rows}
    for row in rows:
        who = f"the area {row['id']!r}"
        one_of(row.get("kind"), AREA_KINDS, who, "kind")
        all_of(row.get("lands"), lands, who, "land")
        all_of(row.get("areas"), names, who, "area")
        for other in row["areas"]:
            if row["id"] not in (links[other] or []):
                raise wrong(f"{who} is joined to {other!r}, but {other!r} is not joined to it")


def realm(row: dict[str, Any], who: str, lands: list[str], areas: list[dict[str, Any]]) -> None:
    """What an empire card and a kingdom card have in common."""
    number(row, "strength", 1, 25, who)
    all_of(row.get("start"), lands, who, "land")
    if not row["start"] or len(row["start"]) > row["strength"]:
        raise wrong(f"{who} needs a start land, and an army for each")
    water = [area["id"] for area in areas if area["kind"] != "barren"]
    all_of(row.get("fleets"), water, who, "sea or ocean")
    all_of(row.get("caravans"), [area["id"] for area in areas if area["id"] not in water], who, "barren area")
    one_of(row.get("founding"), FOUNDINGS, who, "founding")


def empires(rows: list[dict[str, Any]], lands: list[str], areas: list[dict[str, Any]]) -> None:
    """HW-1.03, HW-6.01: eight an epoch, with an order from 1 to 8 each."""
    ids(rows, "empire", 40)
    places: list[tuple[int, int]] = []
    for row in rows:
        who = f"the empire {row['id']!r}"
        number(row, "epoch", 1, 5, who)
        number(row, "order", 1, 8, who)
        realm(row, who, lands, areas)
        places.append((row["epoch"], row["order"]))
        if "ability" in row:
            named(row["ability"], f"the ability of {row['id']!r}")
            effect(row["ability"].get("effect"), ABILITY_TYPES, who)
    for place in places:
        if places.count(place) != 1:
            raise wrong(f"two empires of epoch {place[0]} have the order {place[1]}")


def effect(row: object, types: list[str], who: str) -> None:
    if not isinstance(row, dict):
        raise wrong(f"{who} needs an effect")
    one_of(row.get("type"), types, who, "effect")
    if row["type"] in ("battle_bonus", "win_ties", "reroll_per_battle"):
        one_of(row.get("condition", "none"), CONDITIONS, who, "condition")
    if row["type"] == "battle_bonus":
        number(row, "amount", -6, 6, who)
    if row["type"] == "siege_start":
        number(row, "modifier", 1, 3, who)
    if row["type"] in ("free_forts", "extra_monument", "gain_siege_tokens", "raze_count", "gain_armies", "build_forts",
                       "replace_army", "remove_armies"):
        number(row, "count", 1, 25, who)


def events(rows: list[dict[str, Any]], lands: list[str], areas: list[dict[str, Any]]) -> None:
    """HW-1.03, HW-21.01: eight an epoch, advancements and kingdoms."""
    ids(rows, "event", 40)
    epochs: list[int] = []
    for row in rows:
        who = f"the event {row['id']!r}"
        number(row, "epoch", 1, 5, who)
        epochs.append(row["epoch"])
        one_of(row.get("kind"), EVENT_KINDS, who, "kind")
        if row["kind"] == "kingdom":
            realm(row, who, lands, areas)
        else:
            one_of(row.get("duration"), DURATIONS, who, "duration")
            number(row, "armies", 0, 25, who)
            effect(row.get("effect"), TURN_TYPES if row["duration"] == "turn" else INSTANT_TYPES, who)
    for epoch in range(1, 6):
        if epochs.count(epoch) != 8:
            raise wrong(f"epoch {epoch} has {epochs.count(epoch)} events, not 8")


def tokens(rows: list[dict[str, Any]], regions: list[str]) -> None:
    """HW-1.03, HW-4.02: 32 tokens, at most one for each region and epoch, three values that rise."""
    places: list[tuple[str, int]] = []
    for row in rows:
        who = f"the token {row.get('id')!r}"
        one_of(row.get("region"), regions, who, "region")
        number(row, "epoch", 1, 5, who)
        number(row, "duration", 1, 5, who)
        values = row.get("values")
        if not isinstance(values, list) or len(values) != 3 or values != sorted(values):
            raise wrong(f"{who} needs three values: presence, dominance, control")
        if (row["region"], row["epoch"]) in places:
            raise wrong(f"the region {row['region']!r} has two tokens of epoch {row['epoch']}")
        places.append((row["region"], row["epoch"]))
    if len(rows) != 32:
        raise wrong(f"there are {len(rows)} region tokens, not 32")


def layout(drawing: dict[str, Any], lands: list[str], areas: list[str]) -> None:
    """The drawing shows every land and every area."""
    for kind, known in (("land", lands), ("area", areas)):
        drawn = [row.get("id") for row in drawing.get(kind, [])]
        all_of(drawn, known, "the map", kind)
        for name in known:
            if name not in drawn:
                raise wrong(f"the map does not show the {kind} {name!r}")
