"""Checks of the component files: whoever corrects them is told in one sentence what does not fit."""
from __future__ import annotations

from typing import Any, Final

from kronika.core.data import Unfit

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


def fits(files: dict[str, dict[str, Any]]) -> None:
    """Everything, in the order in which the files are read. Raises Unfit."""
    constants(files["components.toml"].get("constants", {}))
    lands(files["lands.toml"].get("land", []), files["lands.toml"].get("stones", []))
    names = [row["id"] for row in files["lands.toml"]["land"]]
    regions(files["regions.toml"].get("region", []), names)
    rows = files["areas.toml"].get("area", [])
    areas(rows, names)
    tokens(files["tokens.toml"].get("token", []), [row["id"] for row in files["regions.toml"]["region"]])
    empires(files["empires.toml"].get("empire", []), names, rows)
    events(files["events.toml"].get("event", []), names, rows)
    layout(files["map.toml"], names, [row["id"] for row in rows])


def wrong(key: str, where: str, **named: object) -> Unfit:
    return Unfit(key, {"where": where, **{name: str(value) for name, value in named.items()}})


def ids(rows: list[dict[str, Any]], what: str, count: int) -> list[str]:
    """The ids of the rows: as many as there must be, each once, each with names in both languages."""
    out: list[str] = []
    for row in rows:
        name = row.get("id")
        if not isinstance(name, str) or not name:
            raise wrong("data-missing-entry", f"{what} {len(out) + 1}", name="id")
        if name in out:
            raise wrong("data-twice", what, name=name)
        named(row, f"{what} {name}")
        out.append(name)
    if len(out) != count:
        raise wrong("data-count", what, wanted=count, found=len(out))
    return out


def named(row: dict[str, Any], who: str) -> None:
    name = row.get("name")
    if not isinstance(name, dict) or not name.get("en") or not name.get("hu"):
        raise wrong("data-missing-entry", who, name="name")


def one_of(value: object, known: list[str], who: str, what: str) -> None:
    if value not in known:
        raise wrong("data-word", f"{who}, {what}", said=value, known=", ".join(known))


def all_of(values: object, known: list[str], who: str, what: str) -> None:
    if not isinstance(values, list):
        raise wrong("data-kind", f"{who}, {what}", wanted="list", said=values)
    for value in values:
        if value not in known:
            raise wrong("data-no-row", f"{who}, {what}", name=value)
    if len(set(values)) != len(values):
        raise wrong("data-twice", f"{who}, {what}", name=next(one for one in values if values.count(one) > 1))


def number(row: dict[str, Any], key: str, least: int, most: int, who: str) -> None:
    value = row.get(key)
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise wrong("data-range", f"{who}, {key}", least=least, most=most, said=value)


def constants(row: dict[str, Any]) -> None:
    """Every number that the rules ask for; the epochs and the cards of an epoch are as the rules know them."""
    for key in CONSTANTS:
        number(row, key, 0, 200, "components.toml, constants")
    for key, fixed in (("epochs", 5), ("cards_per_epoch", 8), ("die_faces", 6)):
        if row[key] != fixed:
            raise wrong("data-held", f"components.toml, constants, {key}", ours=fixed, said=row[key])
    siege = row.get("siege")
    if not isinstance(siege, list) or not siege or siege != sorted(siege):
        raise wrong("data-rising", "components.toml, constants, siege", said=siege, most="none")


def regions(rows: list[dict[str, Any]], lands: list[str]) -> None:
    """HW-1.10: every land belongs to exactly one region."""
    ids(rows, "region", 13)
    placed: list[str] = []
    for row in rows:
        all_of(row.get("lands"), lands, f"regions.toml, region {row['id']}", "lands")
        placed += row["lands"]
    for land in lands:
        if placed.count(land) != 1:
            raise wrong("data-placed", "regions.toml", name=land, found=placed.count(land))


def lands(rows: list[dict[str, Any]], stones: list[dict[str, Any]]) -> None:
    """Terrain, resources, and borders that hold both ways."""
    names = ids(rows, "land", 67)
    borders = {row["id"]: row.get("borders") for row in rows}
    for row in rows:
        who = f"lands.toml, land {row['id']}"
        one_of(row.get("terrain"), TERRAINS, who, "terrain")
        number(row, "resources", 0, 3, who)
        all_of(row.get("borders"), names, who, "borders")
        for other in row["borders"]:
            if row["id"] not in (borders[other] or []):
                raise wrong("data-one-way", who, name=other, own=row["id"])
            if other == row["id"]:
                raise wrong("data-one-way", who, name=other, own=other)
    for row in stones:
        all_of(row.get("lands"), names, "lands.toml, stones", "lands")
        if len(row["lands"]) != 2:
            raise wrong("data-count", "lands.toml, stones, lands", wanted=2, found=len(row["lands"]))


def areas(rows: list[dict[str, Any]], lands: list[str]) -> None:
    """Seas, oceans and barren areas with the lands around them; links hold both ways."""
    names = ids(rows, "area", 20)
    links = {row["id"]: row.get("areas") for row in rows}
    for row in rows:
        who = f"areas.toml, area {row['id']}"
        one_of(row.get("kind"), AREA_KINDS, who, "kind")
        all_of(row.get("lands"), lands, who, "lands")
        all_of(row.get("areas"), names, who, "areas")
        for other in row["areas"]:
            if row["id"] not in (links[other] or []):
                raise wrong("data-one-way", f"{who}, areas", name=other, own=row["id"])


def realm(row: dict[str, Any], who: str, lands: list[str], areas: list[dict[str, Any]]) -> None:
    """What an empire card and a kingdom card have in common."""
    number(row, "strength", 1, 25, who)
    all_of(row.get("start"), lands, who, "start")
    if not row["start"] or len(row["start"]) > row["strength"]:
        raise wrong("data-start", f"{who}, start")
    water = [area["id"] for area in areas if area["kind"] != "barren"]
    all_of(row.get("fleets"), water, who, "fleets")
    all_of(row.get("caravans"), [area["id"] for area in areas if area["id"] not in water], who, "caravans")
    one_of(row.get("founding"), FOUNDINGS, who, "founding")


def empires(rows: list[dict[str, Any]], lands: list[str], areas: list[dict[str, Any]]) -> None:
    """HW-1.03, HW-6.01: eight an epoch, with an order from 1 to 8 each."""
    ids(rows, "empire", 40)
    places: list[tuple[int, int]] = []
    for row in rows:
        who = f"empires.toml, empire {row['id']}"
        number(row, "epoch", 1, 5, who)
        number(row, "order", 1, 8, who)
        realm(row, who, lands, areas)
        places.append((row["epoch"], row["order"]))
        if "ability" in row:
            named(row["ability"], f"{who}, ability")
            effect(row["ability"].get("effect"), ABILITY_TYPES, who)
    for place in places:
        if places.count(place) != 1:
            raise wrong("data-order", f"empires.toml, epoch {place[0]}", order=place[1])


def effect(row: object, types: list[str], who: str) -> None:
    if not isinstance(row, dict):
        raise wrong("data-missing-entry", who, name="effect")
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
        who = f"events.toml, event {row['id']}"
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
            raise wrong("data-count", f"events.toml, epoch {epoch}", wanted=8, found=epochs.count(epoch))


def tokens(rows: list[dict[str, Any]], regions: list[str]) -> None:
    """HW-1.03, HW-4.02: 32 tokens, at most one for each region and epoch, three values that rise."""
    places: list[tuple[str, int]] = []
    for row in rows:
        who = f"tokens.toml, token {row.get('id')}"
        one_of(row.get("region"), regions, who, "region")
        number(row, "epoch", 1, 5, who)
        number(row, "duration", 1, 5, who)
        values = row.get("values")
        if not isinstance(values, list) or len(values) != 3 or values != sorted(values):
            raise wrong("data-rising", f"{who}, values", said=values, most="none")
        if (row["region"], row["epoch"]) in places:
            raise wrong("data-twice", f"tokens.toml, epoch {row['epoch']}", name=row["region"])
        places.append((row["region"], row["epoch"]))
    if len(rows) != 32:
        raise wrong("data-count", "tokens.toml", wanted=32, found=len(rows))


def layout(drawing: dict[str, Any], lands: list[str], areas: list[str]) -> None:
    """The drawing shows every land and every area."""
    for kind, known in (("land", lands), ("area", areas)):
        drawn = [row.get("id") for row in drawing.get(kind, [])]
        all_of(drawn, known, "map.toml", kind)
        for name in known:
            if name not in drawn:
                raise wrong("data-missing-entry", f"map.toml, {kind}", name=name)
