"""Component files: the facts of a box, apart from the rules."""
from __future__ import annotations

import hashlib
import json
import re
import tomllib
from pathlib import Path
from typing import Any, Final


class Unfit(ValueError):
    """What does not fit in a file that somebody wrote: the key of a sentence, and what the sentence names."""

    def __init__(self, key: str, named: dict[str, str]) -> None:
        super().__init__(f"{key}: {', '.join(named.values())}")
        self.key = key
        self.named = named


_LINE: Final = re.compile(r"line (\d+)")
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


def missing(home: Path) -> list[str]:
    """The component files that the owner's folder does not have: ours are used."""
    return [name for name in names(home) if home.name in _own and not (_own[home.name] / name).exists()]


def held(home: Path) -> list[str]:
    """What the rules of the game themselves hold: a file and a place in it on each line."""
    path = home / "data" / "held.txt"
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return [line.partition("#")[0].strip() for line in lines if line.partition("#")[0].strip()]


def _read(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise Unfit("data-not-text", {"where": path.name}) from None
    except tomllib.TOMLDecodeError as error:
        found = _LINE.search(str(error))
        raise Unfit("data-not-toml", {"where": path.name, "line": found.group(1) if found else _last(path)}) from None


def _last(path: Path) -> str:
    """The number of the last line: there a file ends too early."""
    return str(len(path.read_text(encoding="utf-8").splitlines()))


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
