"""An owner's component files: whatever is wrong in them is said in a plain sentence before a game begins."""

import copy
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from kronika.core import data
from kronika.core.shape import kind, sort_of
from kronika.games import OWN, box, home
from kronika.locale import LANGUAGES, Texts

Path = tuple[str | int, ...]
PYTHON = ["Error", "None", "NoneType", "dict", "KeyError", "['", "Traceback", "int(", "str("]


@cache
def ours(key: str) -> dict[str, dict[str, Any]]:
    return {name: data.ours(home(key), name) for name in data.names(home(key))}


def refusal(key: str, name: str, path: Path, *values: Any) -> data.Unfit | None:
    """What is said of the file with another value in that place; without a value the place is struck out."""
    changed = {**ours(key), name: copy.copy(ours(key)[name])}
    at: Any = changed[name]
    for step in path[:-1]:
        if isinstance(at, list) and isinstance(step, str):
            step = next(number for number, row in enumerate(at) if row["id"] == step)
        at[step] = copy.copy(at[step])           # what lies beside the way stays ours
        at = at[step]
    if values:
        at[path[-1]] = values[0]
    else:
        del at[path[-1]]
    try:
        box.judge(key, changed)
    except data.Unfit as error:
        return error
    return None


def plain(error: data.Unfit) -> str:
    """Its sentence, in both languages without a word of Python's, and with the place."""
    said = [Texts(lang).text(error.key, **error.named) for lang in LANGUAGES]
    for sentence in said:
        assert sentence.startswith(error.named["where"])
        assert not [word for word in PYTHON if word in sentence], sentence
        assert "\n" not in sentence
    assert said[0] != said[1]
    return said[0]


def places(value: Any, path: Path, way: str) -> Iterator[tuple[str, Path, Any]]:
    """Every value of a file, with the name of its place among all rows alike."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from places(inner, (*path, key), f"{way}:{sort_of(value)}.{key}")
    elif isinstance(value, list) and value:
        for number, inner in enumerate(value):
            yield from places(inner, (*path, number), f"{way}[]")
    yield way, path, value


def one_of_each(key: str, name: str) -> list[tuple[Path, Any]]:
    """One value of every place."""
    found = {(way, kind(value)): (path, value) for way, path, value in places(ours(key)[name], (), "") if path}
    mixed = [way for way, _ in found]
    return [place for (way, _), place in found.items() if mixed.count(way) == 1]


def bad(path: Path, value: Any) -> list[Any]:
    """Values that can never stand there."""
    if isinstance(value, bool):
        return ["yes", 2]
    if isinstance(value, (int, float)):
        return ["three", -100_000, 10**7, [1]]
    if isinstance(value, str):
        return ["", 7] if path[-1] in ("en", "hu") else ["", ["x"]]
    return ["x", 7]


@pytest.mark.parametrize("key", OWN)
def test_every_place_of_every_file_is_looked_at(key: str) -> None:
    tried = 0
    for name in ours(key):
        for path, value in one_of_each(key, name):
            tried += 1
            wrong = bad(path, value)[tried % len(bad(path, value))]
            error = refusal(key, name, path, wrong)
            assert error is not None, (name, path, wrong)
            plain(error)
    assert tried > 100


@pytest.mark.parametrize("key", OWN)
def test_an_entry_that_nobody_reads_is_refused(key: str) -> None:
    """In every kind of row: a word that was mistyped does nothing in silence."""
    for name in ours(key):
        for path, value in one_of_each(key, name):
            if isinstance(value, dict) and name != "map.toml":
                error = refusal(key, name, (*path, "colour_of_the_box"), 3)
                assert error is not None, (name, path)
                assert error.key in ("data-unknown-entry", "data-held"), (name, path)


# game, file, place, value (`...`: struck out), the kind of sentence, what it names
TABLE: list[tuple[str, str, Path, Any, str, str]] = [
    ("seven_wonders", "cards.toml", ("card", "baths", "color"), "bleu", "data-word", "blue"),
    ("seven_wonders", "cards.toml", ("card", "baths", "age"), 4000, "data-range", "age"),
    ("seven_wonders", "cards.toml", ("card", "baths", "age"), "one", "data-kind", "age"),
    ("seven_wonders", "cards.toml", ("card", "baths", "copies"), [3, 3], "data-deck", "age 1"),
    ("seven_wonders", "cards.toml", ("card", "baths", "copies"), [], "data-count", "copies"),
    ("seven_wonders", "cards.toml", ("card", "baths", "cost"), {"stoen": 1}, "data-unknown-entry", "stone"),
    ("seven_wonders", "cards.toml", ("card", "baths", "chain"), "dropp", "data-word", "chain"),
    ("seven_wonders", "cards.toml", ("card", "baths", "name"), {"en": "Baths"}, "data-missing-entry", "hu"),
    ("seven_wonders", "cards.toml", ("card", "baths", "name", "hu"), " ", "data-empty", "hu"),
    ("seven_wonders", "cards.toml", ("card", "baths", "effects", 0, "amount"), -3, "data-range", "amount"),
    ("seven_wonders", "cards.toml", ("card", "baths", "effects", 0, "type"), "point", "data-word", "points"),
    ("seven_wonders", "cards.toml", ("card", "baths", "effects", 0, "when"), "ongoing", "data-held", "end_of_game"),
    ("seven_wonders", "cards.toml", ("card", "baths", "effects"), "3 points", "data-kind", "effects"),
    ("seven_wonders", "cards.toml", ("card", "baths", "text"), ..., "data-missing-entry", "text"),
    ("seven_wonders", "cards.toml", ("card", "baths", "id"), "bath", "data-word", "baths"),
    ("seven_wonders", "cards.toml", ("card", "baths", "id"), "altar", "data-twice", "altar"),
    ("seven_wonders", "cards.toml", ("card", 0), ..., "data-missing-entry", "card"),
    ("seven_wonders", "cards.toml", ("card", "loom_age1", "effects", 0, "tradable"), "yes", "data-kind", "tradable"),
    ("seven_wonders", "cards.toml", ("card", "loom_age1", "effects", 0, "symbols"), [["silk"]], "data-word", "silk"),
    ("seven_wonders", "cards.toml", ("card", "forum", "effects", 0, "tradable"), True, "data-sold", "glass"),
    ("seven_wonders", "cards.toml", ("card", "loom_age1", "effects", 0, "symbols"), [["textile", "wood"]],
     "data-mixed", "wood"),
    ("seven_wonders", "cards.toml", ("card", "east_trading_post", "effects", 0, "price"), 2, "data-held", "price"),
    ("seven_wonders", "cards.toml", ("card", "palace", "cost", "glass"), 2, "data-range", "glass"),
    ("seven_wonders", "cards.toml", ("cards",), [], "data-unknown-entry", "card"),
    ("seven_wonders", "wonders.toml", ("wonder", "giza", "start"), "gold", "data-word", "stone"),
    ("seven_wonders", "wonders.toml", ("wonder", "giza", "day"), [], "data-count", "day"),
    ("seven_wonders", "wonders.toml", ("wonder", "giza", "day", 0, "cost"), {"stone": 0}, "data-range", "stone"),
    ("seven_wonders", "wonders.toml", ("wonder", "babylon", "night", 0, "effects", 0, "actions"), [], "data-held",
     "actions"),
    ("seven_wonders", "components.toml", ("constants", "starting_coins"), "three", "data-kind", "starting_coins"),
    ("seven_wonders", "components.toml", ("constants", "hand_size"), 8, "data-held", "hand_size"),
    ("seven_wonders", "components.toml", ("constants", "coins_per_point"), 0, "data-range", "coins_per_point"),
    ("seven_wonders", "components.toml", ("constants", "victory"), [1, 3], "data-count", "victory"),
    ("seven_wonders", "components.toml", ("constants", "discount_trade_price"), 0, "data-held", "discount"),
    ("seven_wonders", "components.toml", ("constants", "starting_coin"), 4, "data-unknown-entry", "starting_coins"),

    ("history_of_the_world", "lands.toml", ("land", "nile", "terrain"), "swamp", "data-word", "mountain"),
    ("history_of_the_world", "lands.toml", ("land", "nile", "resources"), 40, "data-range", "resources"),
    ("history_of_the_world", "lands.toml", ("land", "nile", "borders"), ["levant"], "data-one-way", "nile"),
    ("history_of_the_world", "lands.toml", ("land", "nile", "borders"), ["atlantis"], "data-word", "atlantis"),
    ("history_of_the_world", "lands.toml", ("land", "nile", "borders"), ["levant", "levant"], "data-twice", "levant"),
    ("history_of_the_world", "lands.toml", ("land", "nile", "name"), "Nile", "data-kind", "name"),
    ("history_of_the_world", "lands.toml", ("land", 5), ..., "data-missing-entry", "land"),
    ("history_of_the_world", "regions.toml", ("region", 0, "lands"), [], "data-count", "lands"),
    ("history_of_the_world", "regions.toml", ("region", 0, "lands"), ["nile"], "data-placed", "regions"),
    ("history_of_the_world", "areas.toml", ("area", 0, "kind"), "lake", "data-word", "ocean"),
    ("history_of_the_world", "areas.toml", ("area", 0, "areas"), ["sahara"], "data-one-way", "sahara"),
    ("history_of_the_world", "tokens.toml", ("token", 0, "values"), [3, 2, 1], "data-rising", "3, 2, 1"),
    ("history_of_the_world", "tokens.toml", ("token", 0, "values"), [1, 2], "data-count", "values"),
    ("history_of_the_world", "tokens.toml", ("token", 0, "region"), "atlantis", "data-word", "region"),
    ("history_of_the_world", "tokens.toml", ("token", 0, "epoch"), 9, "data-range", "epoch"),
    ("history_of_the_world", "tokens.toml", ("token", 0, "duration"), 0, "data-range", "duration"),
    ("history_of_the_world", "empires.toml", ("empire", "egyptians", "strength"), 0, "data-range", "strength"),
    ("history_of_the_world", "empires.toml", ("empire", "egyptians", "order"), 1, "data-order", "1"),
    ("history_of_the_world", "empires.toml", ("empire", "egyptians", "start"), ["nil"], "data-word", "nile"),
    ("history_of_the_world", "empires.toml", ("empire", "egyptians", "start"), [], "data-count", "start"),
    ("history_of_the_world", "empires.toml", ("empire", "egyptians", "fleets"), ["sahara"], "data-no-row", "sahara"),
    ("history_of_the_world", "empires.toml", ("empire", "egyptians", "founding"), "town", "data-word", "capital"),
    ("history_of_the_world", "empires.toml", ("empire", "egyptians", "ability", "effect", "type"), "magic",
     "data-word", "magic"),
    ("history_of_the_world", "empires.toml", ("empire", "egyptians", "armies"), 3, "data-unknown-entry", "armies"),
    ("history_of_the_world", "events.toml", ("event", "weaponry", "kind"), "card", "data-word", "kingdom"),
    ("history_of_the_world", "events.toml", ("event", "weaponry", "duration"), "ever", "data-word", "instant"),
    ("history_of_the_world", "events.toml", ("event", "weaponry", "epoch"), 2, "data-count", "epoch 1"),
    ("history_of_the_world", "events.toml", ("event", "weaponry", "armies"), -1, "data-range", "armies"),
    ("history_of_the_world", "events.toml", ("event", "weaponry", "effect"), ..., "data-missing-entry", "effect"),
    ("history_of_the_world", "events.toml", ("event", "weaponry", "strength"), 3, "data-unknown-entry", "strength"),
    ("history_of_the_world", "components.toml", ("constants", "epochs"), 6, "data-held", "5"),
    ("history_of_the_world", "components.toml", ("constants", "invader_dice"), 3, "data-held", "2"),
    ("history_of_the_world", "components.toml", ("constants", "forts"), ..., "data-missing-entry", "forts"),
    ("history_of_the_world", "components.toml", ("constants", "siege"), [3, 2, 1], "data-rising", "siege"),
    ("history_of_the_world", "components.toml", ("constants", "city_points"), "one", "data-kind", "city_points"),
    ("history_of_the_world", "map.toml", ("land", 0), ..., "data-missing-entry", "land"),

    ("civilization", "areas.toml", ("area", "knossos", "limit"), 0, "data-range", "limit"),
    ("civilization", "areas.toml", ("area", "knossos", "limit"), "two", "data-kind", "limit"),
    ("civilization", "areas.toml", ("area", "germania", "borders"), ["knossos"], "data-one-way", "germania"),
    ("civilization", "areas.toml", ("area", "germania", "borders"), ["atlantis"], "data-word", "atlantis"),
    ("civilization", "areas.toml", ("area", "germania", "region"), "blue", "data-word", "pink"),
    ("civilization", "areas.toml", ("area", "germania", "site"), "red", "data-word", "black"),
    ("civilization", "areas.toml", ("area", "germania", "volcano"), "olympus", "data-word", "etna"),
    ("civilization", "areas.toml", ("area", "germania", "plain"), "rhine", "data-word", "danube"),
    ("civilization", "areas.toml", ("area", "germania", "sea"), "north", "data-unknown-entry", "sea"),
    ("civilization", "areas.toml", ("area", "germania", "id"), "germany", "data-word", "germania"),
    ("civilization", "areas.toml", ("area", 7), ..., "data-missing-entry", "area"),
    ("civilization", "areas.toml", ("open_sea", 0, "near"), ["atlantis"], "data-word", "atlantis"),
    ("civilization", "areas.toml", ("open_sea", 0, "near"), [], "data-count", "near"),
    ("civilization", "trade.toml", ("commodity", "salt", "value"), 0, "data-range", "value"),
    ("civilization", "trade.toml", ("commodity", "salt", "copies"), "nine", "data-kind", "copies"),
    ("civilization", "trade.toml", ("commodity", "salt", "stack"), 4, "data-held", "stack"),
    ("civilization", "trade.toml", ("calamity", "famine", "back"), "green", "data-held", "red"),
    ("civilization", "trade.toml", ("calamity", "famine", "value"), 3, "data-unknown-entry", "value"),
    ("civilization", "civilization.toml", ("card", "law", "cost"), -150, "data-range", "cost"),
    ("civilization", "civilization.toml", ("card", "law", "groups"), ["civic"], "data-word", "civics"),
    ("civilization", "civilization.toml", ("card", "law", "groups"), ["civics", "civics"], "data-twice", "civics"),
    ("civilization", "civilization.toml", ("card", "law", "credits"), {"philosphy": 5}, "data-unknown-entry",
     "philosophy"),
    ("civilization", "civilization.toml", ("card", "law", "copies"), ..., "data-missing-entry", "copies"),
    ("civilization", "nations.toml", ("nation", "crete", "epochs"), [3, 2, 1, 4, 9], "data-rising", "epochs"),
    ("civilization", "nations.toml", ("nation", "crete", "starts"), {"p2": "knossos"}, "data-missing-entry", "p"),
    ("civilization", "nations.toml", ("nation", "crete", "starts"), {"p9": "crete"}, "data-unknown-entry", "p9"),
    ("civilization", "nations.toml", ("triangles",), [5, 9, 12, 40], "data-rising", "16"),
    ("civilization", "nations.toml", ("finish",), "last", "data-kind", "finish"),
    ("civilization", "nations.toml", ("setup", 0, "players"), 3, "data-held", "players"),
    ("civilization", "nations.toml", ("setup", 0, "regions"), ["tan", "brown"], "data-word", "brown"),
    ("civilization", "nations.toml", ("setup", 0, "tokens"), 60, "data-range", "56"),
    ("civilization", "components.toml", ("limits", "hand"), "six", "data-kind", "hand"),
    ("civilization", "components.toml", ("limits", "gold"), ..., "data-missing-entry", "gold"),
    ("civilization", "components.toml", ("limits", "rates"), [1, 2], "data-count", "rates"),
    ("civilization", "components.toml", ("limits", "cargos"), 5, "data-unknown-entry", "cargo"),
    ("civilization", "components.toml", ("players",), [2, 9], "data-held", "players"),

    *[("through_the_ages", f"{edition}_{file}.toml", path, value, key, named) for edition in ("2006", "2015")
      for file, path, value, key, named in [
        ("civil", ("card", "iron", "category"), "mines", "data-word", "mine"),
        ("civil", ("card", "iron", "category"), "farm", "data-held", "mine"),
        ("civil", ("card", "iron", "age"), 2, "data-levels", "mine"),
        ("civil", ("card", "iron", "age"), "I", "data-kind", "age"),
        ("civil", ("card", "iron", "copies"), [2, 2], "data-count", "copies"),
        ("civil", ("card", "iron", "copies"), [2, 2, 4], "data-deck", "age I"),
        ("civil", ("card", "iron", "science"), -5, "data-range", "science"),
        ("civil", ("card", "iron", "science"), 500, "data-range", "science"),
        ("civil", ("card", "iron", "resources"), ..., "data-missing-entry", "resources"),
        ("civil", ("card", "iron", "per_worker"), {"food": 2}, "data-unknown-entry", "food"),
        ("civil", ("card", "iron", "per_worker"), 2, "data-kind", "per_worker"),
        ("civil", ("card", "iron", "revolution"), 3, "data-unknown-entry", "revolution"),
        ("civil", ("card", "iron", "color"), "grey", "data-word", "brown"),
        ("civil", ("card", "iron", "name", "en"), "", "data-empty", "en"),
        ("civil", ("card", "iron", "id"), "irn", "data-word", "iron"),
        ("civil", ("card", "moses", "abilities"), [], "data-held", "moses"),
        ("civil", ("card", "moses", "ratings"), {"happyness": 1}, "data-unknown-entry", "moses"),
        ("civil", ("card", "pyramids", "stages"), "3 2 1", "data-kind", "stages"),
        ("civil", ("card", "pyramids", "stages"), [], "data-count", "stages"),
        ("civil", ("card", "pyramids", "stages"), [3, 0, 1], "data-range", "stages 2"),
        ("civil", ("card", "monarchy", "actions"), [5], "data-count", "actions"),
        ("civil", ("card", "monarchy", "urban_limit"), True, "data-kind", "urban_limit"),
        ("military", ("card", "rats", "category"), "evnt", "data-word", "event"),
        ("military", ("card", "rats", "steps", 0, "who"), "everybody", "data-word", "who"),
        ("military", ("card", "rats", "steps"), ..., "data-missing-entry", "steps"),
        ("military", ("card", "legion", "army"), {"elephants": 2}, "data-unknown-entry", "elephants"),
        ("military", ("card", "legion", "tactical_strength"), "two", "data-kind", "tactical_strength"),
        ("military", ("card", "war_over_technology", "military_action_cost"), -1, "data-range", "military_action_cost"),
        ("board", ("yellow", "food"), [7, 5], "data-count", "food"),
        ("board", ("yellow", "consumption", 3), 9, "data-falling", "consumption"),
        ("board", ("yellow", "squares"), 20, "data-held", "squares"),
        ("board", ("row", "cost"), [1, 2, 3], "data-count", "cost"),
        ("board", ("start", "unused"), "one", "data-kind", "unused"),
        ("board", ("limits", "hungr"), 4, "data-unknown-entry", "hunger"),
        ("board", ("limits", "hunger"), ..., "data-missing-entry", "hunger"),
        ("board", ("mode", "full", "removed"), ["wars"], "data-word", "war"),
        ("board", ("mode", "full", "ages"), 30, "data-range", "ages"),
        ("board", ("mode", "full", "scoring"), "none", "data-word", "age_iii_events"),
        ("board", ("decks", "civil"), [20, 50, 50, 50], "data-held", "civil")]],
]


@pytest.mark.parametrize(("key", "name", "path", "value", "kind_of", "named"), TABLE)
def test_what_is_wrong_is_said_and_what_would_be_right(
        key: str, name: str, path: Path, value: Any, kind_of: str, named: str) -> None:
    error = refusal(key, name, path, *([] if value is ... else [value]))
    assert error is not None
    said = plain(error)
    assert (error.key, named in said) == (kind_of, True), said


def test_every_game_has_its_thirty() -> None:
    for key in OWN:
        assert sum(row[0] == key for row in TABLE) >= 30
    for edition in ("2006", "2015"):
        assert sum(row[1].startswith(edition) for row in TABLE) >= 30
