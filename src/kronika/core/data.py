"""Component files: the facts of a box, apart from the rules."""
from __future__ import annotations

import hashlib
import json
import tomllib
from pathlib import Path
from typing import Any

_own: dict[str, Path] = {}             # by game: a folder with an owner's own files; the others are the package's


def use(key: str, folder: Path) -> None:
    """Take the component files of a game from this folder. To be said before the game is loaded."""
    _own[key] = folder


def names(home: Path) -> list[str]:
    """The component files of a game whose package folder is `home`, of all its editions."""
    return sorted(path.name for path in (home / "data").glob("*.toml"))


def load(home: Path, name: str) -> dict[str, Any]:
    """One component file, read: the owner's, or ours."""
    own = _own[home.name] / name if home.name in _own else None
    return _read(own if own is not None and own.exists() else home / "data" / name)


def ours(home: Path, name: str) -> dict[str, Any]:
    """The component file of the package, whatever an owner has."""
    return _read(home / "data" / name)


def _read(path: Path) -> dict[str, Any]:
    with path.open("rb") as file:
        return tomllib.load(file)


def digest(files: dict[str, dict[str, Any]]) -> str:
    """A hash that tells one set of components from another, whatever their names and texts."""
    whole = {name: facts(read) for name, read in files.items()}
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
