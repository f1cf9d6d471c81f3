"""The component files hold what the rulebook says is in the box, and wrong files are refused in one sentence."""

import copy
import tomllib
from collections import Counter
from typing import Any

import pytest

from kronika.core.data import Unfit
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
from kronika.locale import LANGUAGES, Texts

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
    validate.fits({f"{name}.toml": rows for name, rows in box.items()})


WHOLE = {name: read(name) for name in NAMES}


def test_the_files_are_valid() -> None:
    check_all(WHOLE)


BROKEN = [
    (lambda b: b["lands"]["land"][0]["borders"].append("atlantis"), ("data-no-row", "atlantis")),
    (lambda b: b["lands"]["land"][0]["borders"].remove("nile"), ("data-one-way", "arabian_peninsula")),
    (lambda b: b["lands"]["land"][0].pop("name"), ("data-missing-entry", "name")),
    (lambda b: b["lands"]["land"].pop(), ("data-count", "66")),
    (lambda b: b["lands"]["land"][3].update(terrain="swamp"), ("data-word", "swamp")),
    (lambda b: b["lands"]["stones"][0]["lands"].append("nile"), ("data-count", "3")),
    (lambda b: b["regions"]["region"][0]["lands"].append("nile"), ("data-placed", "nile")),
    (lambda b: b["areas"]["area"][0]["areas"].append("north_sea"), ("data-one-way", "north_sea")),
    (lambda b: b["areas"]["area"][0].update(kind="lake"), ("data-word", "lake")),
    (lambda b: b["empires"]["empire"][0].update(start=["babylon"]), ("data-no-row", "babylon")),
    (lambda b: b["empires"]["empire"][0].update(strength=0), ("data-range", "strength")),
    (lambda b: b["empires"]["empire"][0].update(order=2), ("data-order", "2")),
    (lambda b: b["empires"]["empire"][0].update(fleets=["sahara"]), ("data-no-row", "sahara")),
    (lambda b: b["empires"]["empire"][1]["ability"]["effect"].update(type="magic"), ("data-word", "magic")),
    (lambda b: b["events"]["event"][0].update(epoch=2), ("data-count", "epoch 1")),
    (lambda b: b["events"]["event"][0].update(id="masonry"), ("data-twice", "masonry")),
    (lambda b: b["tokens"]["token"][0].update(values=[3, 2, 1]), ("data-rising", "values")),
    (lambda b: b["tokens"]["token"].pop(), ("data-count", "31")),
    (lambda b: b["components"]["constants"].pop("forts"), ("data-range", "forts")),
    (lambda b: b["components"]["constants"].update(epochs=6), ("data-held", "epochs")),
    (lambda b: b["components"]["constants"].update(siege=[3, 1]), ("data-rising", "siege")),
    (lambda b: b["map"]["land"].pop(), ("data-missing-entry", "land")),
]


@pytest.mark.parametrize(("breaking", "wanted"), BROKEN)
def test_a_broken_file_is_refused_in_one_sentence(breaking: Any, wanted: tuple[str, str]) -> None:
    box = copy.deepcopy(WHOLE)
    breaking(box)
    with pytest.raises(Unfit) as error:
        check_all(box)
    key, named = wanted
    assert error.value.key == key
    assert named in ", ".join(error.value.named.values())
    for lang in LANGUAGES:
        said = Texts(lang).text(error.value.key, **error.value.named)
        assert "\n" not in said
        assert said.startswith(error.value.named["where"])
