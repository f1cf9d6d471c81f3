"""Static files as they are served: a module of ours names the modules that it imports by their versioned addresses, so
that every module has one address, wherever it is asked for, and is loaded once; a style sheet that is written in parts
is one file."""
from __future__ import annotations

import re
from functools import cache
from hashlib import sha256
from pathlib import Path

OURS = Path(__file__).parent / "static" / "js"
IMPORT = re.compile(rb'(from\s+"\./)([\w-]+\.js)(")')
PART = re.compile(rb'^@import "\./([\w/-]+\.css)";\n', re.M)


@cache
def served(path: Path) -> bytes:
    """The bytes of the file, for whoever asks."""
    body = path.read_bytes()
    if path.suffix == ".css":
        return PART.sub(lambda found: served(path.parent / found[1].decode()), body)
    if path.suffix != ".js" or path.parent.name != "js":
        return body
    return IMPORT.sub(lambda found: b"%b%b?v=%b%b" % (
        found[1], found[2], version(beside(path, found[2].decode())).encode(), found[3]), body)


def beside(path: Path, name: str) -> Path:
    """The module that a module imports: its neighbour, or ours, where a game from elsewhere asks for it."""
    return found if (found := path.parent / name).is_file() else OURS / name


@cache
def version(path: Path) -> str:
    """What changes when the file does, or anything that it imports."""
    return sha256(served(path)).hexdigest()[:8]
