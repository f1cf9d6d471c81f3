"""Component files: the facts of a box, apart from the rules."""
from __future__ import annotations

import hashlib
import json
import tomllib
from pathlib import Path
from typing import Any

_chosen: list[Path] = []               # a folder with an owner's own files; empty: the files of the package


def use(folder: Path) -> None:
    """Take component files from this folder. To be said before a game is loaded."""
    _chosen.clear()
    _chosen.append(folder)


def files(home: Path) -> list[Path]:
    """The component files of a game whose package folder is `home`."""
    names = sorted(path.name for path in (home / "data").glob("*.toml"))
    return [_place(home, name) for name in names]


def load(home: Path, name: str) -> dict[str, Any]:
    """One component file, read."""
    with _place(home, name).open("rb") as file:
        return tomllib.load(file)


def digest(home: Path) -> str:
    """A hash that tells one set of components from another, whatever their names and texts."""
    whole = {path.name: facts(load(home, path.name)) for path in files(home)}
    return hashlib.sha256(json.dumps(whole, sort_keys=True).encode()).hexdigest()[:16]


def facts(value: Any) -> Any:
    """The value without its words: tables that hold nothing but the languages are left out."""
    if isinstance(value, list):
        return [facts(item) for item in value]
    if isinstance(value, dict):
        return {key: facts(item) for key, item in value.items() if not _words(item)}
    return value


def _words(value: Any) -> bool:
    return isinstance(value, dict) and set(value) == {"en", "hu"}


def _place(home: Path, name: str) -> Path:
    if _chosen and (_chosen[0] / name).exists():
        return _chosen[0] / name
    return home / "data" / name
