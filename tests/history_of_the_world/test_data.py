"""The component files hold what the rulebook says is in the box, and wrong files are refused in one sentence."""

import copy
import tomllib
from collections import Counter
from typing import Any

import pytest

from kronika.games.history_of_the_world import validate
from kronika.games.history_of_the_world.cards import (
    ARMIES,
    BOX,
    CAPITAL,
    CONSTANTS,
    EMPIRES,
    EVENTS,
    FORTS,
    MONUMENTS,
    PIECES,
    REPLACE,
    TYPES,
)
from kronika.games.history_of_the_world.lands import (
    AREA_IDS,
    AREAS,
    HOME,
    LAND_IDS,
    LANDS,
    NEAR,
    OCEAN,
    REGIONS,
    SEA,
    TOKENS,
    TOKENS_OF,
)

BY_ID = {empire.id: empire for empire in EMPIRES}
NAMES = ["lands", "areas", "regions", "tokens", "empires", "events", "map", "components"]


def read(name: str) -> dict[str, Any]:
    return tomllib.loads((HOME / "data" / f"{name}.toml").read_text(encoding="utf-8"))


def test_counts_of_the_box() -> None:
    """HW-1.01, HW-1.02, HW-1.03: armies, pieces, monuments, forts, dice, tokens and cards."""
    assert (ARMIES, PIECES, MONUMENTS, FORTS) == (25, 24, 20, 14)
    assert ARMIES * len(BOX["color"]) == 150
    assert (CONSTANTS["dice"], CONSTANTS["catapults"], CONSTANTS["discs"], CONSTANTS["siege_tokens"]) == (4, 1, 6, 15)
    assert (len(TOKENS), len(EMPIRES), len(EVENTS), CONSTANTS["score_markers"]) == (32, 40, 40, 6)
    assert Counter(empire.epoch for empire in EMPIRES) == Counter(event.epoch for event in EVENTS)
    assert set(Counter(empire.epoch for empire in EMPIRES).values()) == {8}
    assert [sum(event.kingdom for event in EVENTS if event.epoch == epoch) for epoch in range(1, 6)] == [3] * 5


def test_the_board() -> None:
    """HW-1.10, HW-1.11, HW-15.01: 13 regions, 67 lands, 8 seas, 4 oceans, 8 barren areas."""
    assert (len(REGIONS), len(LANDS)) == (13, 67)
    assert Counter(area.kind for area in AREAS) == {SEA: 8, OCEAN: 4, 2: 8}
    assert sorted(land for region in REGIONS for land in region.lands) == list(range(67))
    middle_east = next(region for region in REGIONS if region.id == "middle_east")
    assert {LAND_IDS[land] for land in middle_east.lands} == {
        "arabian_peninsula", "levant", "anatolia", "mesopotamia", "tigris", "zagros", "persian_plateau"}


def test_borders_hold_both_ways() -> None:
    """HW-9.03, HW-R.44: the lists decide, and they agree with each other."""
    for land, others in enumerate(NEAR):
        assert all(land in NEAR[other] for other in others)
    assert [LAND_IDS[i] for i, others in enumerate(NEAR) if not others] == ["new_zealand"]


def test_oceans_and_the_arctic() -> None:
    """HW-15.06, HW-15.10, HW-R.22: dashed lines join oceans; nothing joins Northern Lakes and Siberia."""
    oceans = {area.id: {AREA_IDS[other] for other in area.areas if AREAS[other].kind == OCEAN}
              for area in AREAS if area.kind == OCEAN}
    assert oceans == {
        "atlantic_ocean": {"indian_ocean", "pacific_ocean_american"},
        "indian_ocean": {"atlantic_ocean", "pacific_ocean_asian"},
        "pacific_ocean_american": {"atlantic_ocean"}, "pacific_ocean_asian": {"indian_ocean"}}
    lakes = AREAS[AREA_IDS.index("northern_lakes")]
    siberia = AREAS[AREA_IDS.index("siberia")]
    assert not set(lakes.areas) & set(siberia.areas)
    assert siberia.index not in lakes.areas
    assert "arctic" not in AREA_IDS


def test_barren_areas_have_no_facts_but_their_borders() -> None:
    """HW-1.13: pictures have no effect; the file knows none."""
    for row in read("areas")["area"]:
        assert set(row) <= {"id", "name", "kind", "lands", "areas", "reconstructed"}


def test_tokens_cover_the_epochs() -> None:
    """HW-4.03, HW-4.04, HW-R.35: five tokens in epoch I; no token outlives its duration without a successor."""
    assert {REGIONS[token.region].id for token in TOKENS_OF[1]} == {
        "north_africa", "southern_europe", "middle_east", "india", "china"}
    for token in TOKENS:
        following = [other.epoch for other in TOKENS if other.region == token.region and other.epoch > token.epoch]
        assert token.epoch + token.duration == min([*following, 6])


def test_order_of_the_empires() -> None:
    """HW-6.01, HW-R.05, HW-R.06: Zhou is the Sang-dinasztia of the Hungarian list; epoch III goes by date."""
    assert [e.id for e in EMPIRES if e.epoch == 1] == [
        "sumerians", "egyptians", "minoans", "hittites", "assyrians", "zhou_dynasty", "vedics", "greeks"]
    assert BY_ID["zhou_dynasty"].names["hu"] == "Sang-dinasztia"
    assert [e.id for e in EMPIRES if e.epoch == 3][:2] == ["sassanids", "guptas"]
    assert all(e.order == 1 + e.index % 8 for e in EMPIRES)


def test_empires_with_and_without_abilities() -> None:
    """HW-23.02, HW-13.01: discs and ability, one of them, or neither; marauders found no capital."""
    kinds = {(e.discs > 0, e.effect.kind > 0) for e in EMPIRES}
    assert kinds == {(True, True), (True, False), (False, True), (False, False)}
    assert {e.id for e in EMPIRES if e.marauder} == {
        "scythians", "celts", "goths", "huns", "vikings", "turks", "mongols"}
    assert all((e.founds == CAPITAL) != e.marauder for e in EMPIRES)


def test_marks_of_reconstruction_are_kept() -> None:
    """What is not certain is marked, entry by entry."""
    assert not BY_ID["egyptians"].ability_reconstructed
    assert BY_ID["turks"].ability_reconstructed
    assert sum(event.reconstructed for event in EVENTS) >= 30
    assert not next(event for event in EVENTS if event.id == "weaponry").reconstructed


def test_names_and_texts() -> None:
    for rows in (EMPIRES, EVENTS, LANDS, AREAS, REGIONS):
        for row in rows:
            assert row.names["en"]
            assert row.names["hu"]
    for event in EVENTS:
        assert event.kingdom or (event.texts["en"] and event.texts["hu"])
    assert TYPES[REPLACE] == "replace_army"


def check_all(box: dict[str, dict[str, Any]]) -> None:
    """The checks in the order in which the files are read."""
    validate.constants(box["components"]["constants"])
    validate.lands(box["lands"]["land"], box["lands"]["stones"])
    lands = [row["id"] for row in box["lands"]["land"]]
    validate.regions(box["regions"]["region"], lands)
    validate.areas(box["areas"]["area"], lands)
    validate.tokens(box["tokens"]["token"], [row["id"] for row in box["regions"]["region"]])
    validate.empires(box["empires"]["empire"], lands, box["areas"]["area"])
    validate.events(box["events"]["event"], lands, box["areas"]["area"])
    validate.layout(box["map"], lands, [row["id"] for row in box["areas"]["area"]])


WHOLE = {name: read(name) for name in NAMES}


def test_the_files_are_valid() -> None:
    check_all(WHOLE)


BROKEN = [
    (lambda b: b["lands"]["land"][0]["borders"].append("atlantis"), "the unknown land 'atlantis'"),
    (lambda b: b["lands"]["land"][0]["borders"].remove("nile"), "'nile' borders 'arabian_peninsula'"),
    (lambda b: b["lands"]["land"][0].pop("name"), "needs a name in `en` and in `hu`"),
    (lambda b: b["lands"]["land"].pop(), "there are 66 entries"),
    (lambda b: b["lands"]["land"][3].update(terrain="swamp"), "'swamp'"),
    (lambda b: b["lands"]["stones"][0]["lands"].append("nile"), "stepping stones join two lands"),
    (lambda b: b["regions"]["region"][0]["lands"].append("nile"), "belongs to 2 regions"),
    (lambda b: b["areas"]["area"][0]["areas"].append("north_sea"), "'north_sea' is not joined to it"),
    (lambda b: b["areas"]["area"][0].update(kind="lake"), "'lake'"),
    (lambda b: b["empires"]["empire"][0].update(start=["babylon"]), "the unknown land 'babylon'"),
    (lambda b: b["empires"]["empire"][0].update(strength=0), "strength from 1 to 25"),
    (lambda b: b["empires"]["empire"][0].update(order=2), "two empires of epoch 1 have the order 2"),
    (lambda b: b["empires"]["empire"][0].update(fleets=["sahara"]), "the unknown sea or ocean 'sahara'"),
    (lambda b: b["empires"]["empire"][1]["ability"]["effect"].update(type="magic"), "'magic'"),
    (lambda b: b["events"]["event"][0].update(epoch=2), "epoch 1 has 7 events"),
    (lambda b: b["events"]["event"][0].update(id="masonry"), "stands twice"),
    (lambda b: b["tokens"]["token"][0].update(values=[3, 2, 1]), "three values"),
    (lambda b: b["tokens"]["token"].pop(), "31 region tokens"),
    (lambda b: b["components"]["constants"].pop("forts"), "needs a forts from 0 to 200"),
    (lambda b: b["components"]["constants"].update(epochs=6), "the rules know only 5"),
    (lambda b: b["components"]["constants"].update(siege=[3, 1]), "in rising order"),
    (lambda b: b["map"]["land"].pop(), "does not show the land"),
]


@pytest.mark.parametrize(("breaking", "sentence"), BROKEN)
def test_a_broken_file_is_refused_in_one_sentence(breaking: Any, sentence: str) -> None:
    box = copy.deepcopy(WHOLE)
    breaking(box)
    with pytest.raises(ValueError, match=r"\w") as error:
        check_all(box)
    assert sentence in str(error.value)
    assert "\n" not in str(error.value)
