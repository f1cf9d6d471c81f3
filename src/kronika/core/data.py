"""Component files: the facts of a box, apart from the rules."""
from __future__ import annotations

import hashlib
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
    """A hash that tells one set of component files from another."""
    whole = hashlib.sha256()
    for path in files(home):
        whole.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return whole.hexdigest()[:16]


def _place(home: Path, name: str) -> Path:
    if _chosen and (_chosen[0] / name).exists():
        return _chosen[0] / name
    return home / "data" / name
