"""What was learned of a game, read without any library: small files in the package, each with a header.

A file that is missing, or was made for other components, features or modes, is not used; `trouble` says so in a word.
"""
from __future__ import annotations

import functools
import hashlib
import json
import logging
from pathlib import Path
from typing import Any

from kronika.core.judgement import Evaluation, Judgement, Linear
from kronika.games import OWN, box, home
from kronika.players.judgement import judgement_of

LOG = logging.getLogger("kronika.players")
HERE = Path(__file__).parent / "learned"
LINEAR = "linear"
_said: set[str] = set()


def place(key: str, edition: str, mode: str) -> Path:
    """Where the weights of a mode are kept: with ours, or in the package of a game from elsewhere."""
    name = "-".join(part for part in (key, edition, mode) if part) + ".json"
    return (HERE if key in OWN else home(key) / "learned") / name


@functools.cache
def read(key: str, edition: str, mode: str) -> tuple[dict[str, Any], str]:
    """The file, and in a word what is wrong with it: `missing`, `foreign` or nothing."""
    try:
        found: dict[str, Any] = json.loads(place(key, edition, mode).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}, "missing"
    mine = {"game": key, "edition": edition, "mode": mode, "form": LINEAR, "features": judgement_of(key).version,
            "data": box.digest(key, edition)}
    return (found, "") if all(found.get(name) == value for name, value in mine.items()) else ({}, "foreign")


def digest(key: str, edition: str, mode: str) -> str:
    """A name for what was learned of a mode; nothing where nothing was."""
    path = place(key, edition, mode)
    return hashlib.sha256(path.read_bytes()).hexdigest() if path.is_file() else ""


def evaluation(key: str, edition: str, mode: str, seats: int) -> Evaluation:
    """The learned evaluation for so many seats; greedy's own where there is none, which is said once."""
    judgement = judgement_of(key)
    if not judgement.version or not judgement.stops:
        return Evaluation(judgement)
    found, trouble = read(key, edition, mode)
    tables: dict[str, Any] = found.get("seats", {})
    if not tables:
        say_once(place(key, edition, mode).name, trouble or "missing")
        return Evaluation(judgement)
    return linear(judgement, tables[min(tables, key=lambda count: abs(int(count) - seats))])


def trouble(level: str, key: str, edition: str, mode: str) -> str:
    """In a word, what a level lacks: `network` for a master without one, `missing` or `foreign` weights, or nothing."""
    if level == "master":
        return "network"
    if level != "search" or not judgement_of(key).version or not judgement_of(key).stops:
        return ""
    return read(key, edition, mode)[1]


def linear(judgement: Judgement, row: dict[str, Any]) -> Linear:
    return Linear(judgement, [[float(x) for x in phase] for phase in row["weights"]], float(row["scale"]))


def say_once(name: str, trouble: str) -> None:
    if name not in _said:
        _said.add(name)
        LOG.warning("weights %s: %s; the bot plays on with the evaluation of greedy", name, trouble)
