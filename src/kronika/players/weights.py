"""What was learned of a game, read without any library: small files in the package, each with a header.

A file that is missing, or was made for other components, features or modes, is not used; `trouble` says so in a word.
"""
from __future__ import annotations

import base64
import functools
import hashlib
import json
import logging
import struct
from pathlib import Path
from typing import Any

from kronika.core.judgement import Evaluation, Judgement, Linear
from kronika.core.network import Brain, Network
from kronika.games import OWN, box, home
from kronika.players.judgement import judgement_of

LOG = logging.getLogger("kronika.players")
HERE = Path(__file__).parent / "learned"
LINEAR = "linear"                      # the forms of what was learned
NETWORK = "network"
FORMS = [LINEAR, NETWORK]
BESIDE = "line"                        # what a network is added to
ARENA = "arena"                        # what the header tells of contests
_said: set[str] = set()


def place(key: str, edition: str, mode: str, form: str = LINEAR) -> Path:
    """Where the weights of a mode are kept: with ours, or in the package of a game from elsewhere."""
    name = "-".join(part for part in (key, edition, mode) if part) + (".json" if form == LINEAR else f".{form}.json")
    return (HERE if key in OWN else home(key) / "learned") / name


@functools.cache
def read(key: str, edition: str, mode: str, form: str = LINEAR) -> tuple[dict[str, Any], str]:
    """The file, and in a word what is wrong with it: `missing`, `foreign` or nothing."""
    try:
        found: dict[str, Any] = json.loads(place(key, edition, mode, form).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}, "missing"
    mine = {"game": key, "edition": edition, "mode": mode, "form": form, "features": judgement_of(key).version,
            "data": box.digest(key, edition)}
    if form == NETWORK:
        mine |= {"details": judgement_of(key).detailed, "beside": BESIDE}
    return (found, "") if all(found.get(name) == value for name, value in mine.items()) else ({}, "foreign")


def digest(key: str, edition: str, mode: str) -> str:
    """A name for what was learned of a mode; nothing where nothing was."""
    found = [read(key, edition, mode, form)[0] for form in FORMS]
    facts = [{name: value for name, value in each.items() if name != ARENA} for each in found if each]
    return hashlib.sha256(json.dumps(facts).encode()).hexdigest() if facts else ""


def note(level: str, key: str, edition: str, mode: str, fact: dict[str, Any]) -> None:
    """Write a result of the arena into the header; it takes the place of the last one with the same players."""
    path = place(key, edition, mode, NETWORK if level == "master" else LINEAR)
    if path.is_file():
        found = json.loads(path.read_text(encoding="utf-8"))
        same = (fact["bots"], fact["seats"])
        others = [each for each in found.get(ARENA, []) if (each["bots"], each["seats"]) != same]
        seats = found.pop("seats")
        text = json.dumps({**found, ARENA: [*others, fact], "seats": seats}, separators=(",", ":"))
        path.write_text(text + "\n", encoding="utf-8")


def evaluation(key: str, edition: str, mode: str, seats: int) -> Evaluation:
    """The learned evaluation for so many seats; greedy's own where there is none, which is said once."""
    judgement = judgement_of(key)
    if not judgement.version:
        return Evaluation(judgement)
    found, trouble = read(key, edition, mode)
    tables: dict[str, Any] = found.get("seats", {})
    if not tables:
        say_once(place(key, edition, mode).name, trouble or "missing")
        return Evaluation(judgement)
    return linear(judgement, tables[nearest(tables, seats)])


def nearest(tables: dict[str, Any], seats: int) -> str:
    """The number of seats that comes closest, of those that were learned."""
    return min(tables, key=lambda count: abs(int(count) - seats))


@functools.cache
def trained(key: str, edition: str, mode: str, seats: int) -> Network | None:
    """The network for so many seats; None where there is none that fits, which is said once."""
    found, trouble = read(key, edition, mode, NETWORK)
    if trouble:
        say_once(place(key, edition, mode, NETWORK).name, trouble, "search")
        return None
    return network(judgement_of(key), found, seats)


def trouble(level: str, key: str, edition: str, mode: str) -> str:
    """In a word, what a level lacks: `network` for a master without one, `missing` or `foreign` weights, or nothing."""
    if level == "master":
        return "network" if read(key, edition, mode, NETWORK)[1] else ""
    if level != "search" or not judgement_of(key).version:
        return ""
    return read(key, edition, mode)[1]


def linear(judgement: Judgement, row: dict[str, Any]) -> Linear:
    return Linear(judgement, [[float(x) for x in phase] for phase in row["weights"]], float(row["scale"]))


def network(judgement: Judgement, found: dict[str, Any], seats: int) -> Network:
    row = found["seats"][nearest(found["seats"], seats)]
    units, ends = found["units"]
    width = units + judgement.phases
    brain = Brain([float(x) for x in found["by"]], rows(found["first"], "h", width),
                  rows(row["starts"], "i", width), found["shift"], rows(found["second"], "h", ends),
                  rows(found["start"], "i", ends)[0], found["fine"], found["last"])
    return Network(judgement, brain, row["lines"], row["usual"], row["spread"], float(row["scale"]),
                   float(row["doubt"]))


def rows(text: str, kind: str, width: int) -> list[list[int]]:
    """Whole numbers of 16 (h) or 32 bits (i), so many in a row."""
    raw = base64.b64decode(text)
    numbers = struct.unpack(f"<{len(raw) // struct.calcsize('<' + kind)}{kind}", raw)
    return [list(numbers[at:at + width]) for at in range(0, len(numbers), width)]


def said(numbers: list[list[int]], kind: str) -> str:
    """Rows of whole numbers as they are written in a file."""
    flat = [x for row in numbers for x in row]
    return base64.b64encode(struct.pack(f"<{len(flat)}{kind}", *flat)).decode()


def say_once(name: str, trouble: str, like: str = "greedy") -> None:
    """What a file lacks, and as whose the bot's evaluation is then."""
    if name not in _said:
        _said.add(name)
        LOG.warning("weights %s: %s; the bot plays on with the evaluation of %s", name, trouble, like)
