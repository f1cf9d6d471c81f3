"""The check of the .ftl files: the same keys and variables in every language, none missing, none unused."""
from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from kronika.locale import LANGUAGES, files

CALLS = ("text", "say", "fail", "Fault", "t")    # the first word in their brackets is a key
QUOTED = re.compile(r"""(["'])([A-Za-z][\w-]*)\1""")
CALLED = re.compile(rf"""\b(?:{'|'.join(CALLS)})\(\s*(["'])([A-Za-z][\w-]*)\1""")


@dataclass
class Uses:
    """What the sources say: words that are keys for sure, words that may be, and beginnings of keys."""

    called: dict[str, str] = field(default_factory=dict)     # key and where
    words: set[str] = field(default_factory=set)
    prefixes: set[str] = field(default_factory=set)


def problems(sources: Iterable[Path], prefixes: list[str]) -> list[str]:
    """Everything wrong, in plain words. A key may be said without its game's name (`prefixes`) in front."""
    uses = Uses()
    for path in sources:
        read(path, uses)
    found = {lang: defined(lang) for lang in LANGUAGES}
    first = found[LANGUAGES[0]]
    return [*junk(), *differences(found), *missing(uses, first, prefixes), *unused(uses, first, prefixes)]


# the .ftl files

def entries(lang: str) -> Iterator[tuple[Path, ftl.EntryType]]:
    for path in files(lang):
        for entry in parsed(path, path.stat().st_mtime_ns):
            yield path, entry


@cache
def parsed(path: Path, _written: int) -> list[ftl.EntryType]:
    """What a file says, read once for each time it was written."""
    return list(FluentParser().parse(path.read_text(encoding="utf-8")).body)


def defined(lang: str) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for _, entry in entries(lang) if isinstance(entry, ftl.Message)}


def junk() -> list[str]:
    """What Fluent cannot read, and keys that stand twice."""
    out: list[str] = []
    for lang in LANGUAGES:
        seen: set[str] = set()
        for path, entry in entries(lang):
            if isinstance(entry, ftl.Junk):
                out.append(f"{lang}/{path.name} cannot be read at: {(entry.content or '').strip()[:60]}")
            elif isinstance(entry, ftl.Message):
                if entry.id.name in seen:
                    out.append(f"{lang}: {entry.id.name} stands twice")
                seen.add(entry.id.name)
    return out


def names(node: object, kind: type[ftl.VariableReference] | type[ftl.MessageReference]) -> set[str]:
    """The variables, or the other messages, that a message refers to."""
    if isinstance(node, list):
        return set().union(*(names(item, kind) for item in node)) if node else set()
    if not isinstance(node, ftl.BaseNode):
        return set()
    own = {node.id.name} if isinstance(node, kind) else set()
    return own | set().union(*(names(child, kind) for key, child in vars(node).items() if key != "span"))


def variables(key: str, messages: dict[str, ftl.Message]) -> set[str]:
    """The variables of a message and of all it refers to."""
    out: set[str] = set()
    waiting, seen = [key], {key}
    while waiting:
        message = messages.get(waiting.pop())
        out |= names(message, ftl.VariableReference)
        fresh = names(message, ftl.MessageReference) - seen
        seen |= fresh
        waiting += fresh
    return out


def differences(found: dict[str, dict[str, ftl.Message]]) -> list[str]:
    """Keys and variables that one language has and another has not."""
    out: list[str] = []
    top = found[LANGUAGES[0]]
    inner = {lang: set().union(*(names(m, ftl.MessageReference) for m in messages.values()))
             for lang, messages in found.items()}
    for lang in LANGUAGES[1:]:
        messages = found[lang]
        out += [f"{lang}: {key} is missing" for key in top if key not in messages and key not in inner[LANGUAGES[0]]]
        out += [f"{LANGUAGES[0]}: {key} is missing" for key in messages if key not in top and key not in inner[lang]]
        for key in set(top) - inner[LANGUAGES[0]]:
            if key in messages and variables(key, top) != variables(key, messages):
                odd = variables(key, top) ^ variables(key, messages)
                out.append(f"{key} has other variables in {lang}: {', '.join(sorted(odd))}")
    for lang, messages in found.items():
        out += [f"{lang}: {key} is referred to, but missing" for key in inner[lang] if key not in messages]
    return out


# the sources

def read(path: Path, uses: Uses) -> None:
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        for node in ast.walk(ast.parse(text)):
            read_node(node, path, uses)
    else:
        for _, word in QUOTED.findall(text):
            read_word(word, uses)
        uses.called.update({word: path.name for _, word in CALLED.findall(text)})


def read_word(word: str, uses: Uses) -> None:
    """A word in quotes may be a key, or the beginning of one."""
    uses.words.add(word)
    if re.fullmatch(r"[a-z][\w-]*-", word):
        uses.prefixes.add(word)


def read_node(node: ast.AST, path: Path, uses: Uses) -> None:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        read_word(node.value.lstrip("-"), uses)
    elif isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
        name = getattr(node.func, "attr", getattr(node.func, "id", ""))
        if name in CALLS and isinstance(node.args[0].value, str):
            uses.called[node.args[0].value] = path.name


def missing(uses: Uses, messages: dict[str, ftl.Message], prefixes: list[str]) -> list[str]:
    return [f"{where} says {key}, which is missing" for key, where in uses.called.items()
            if re.fullmatch(r"[a-z]\w*(-\w+)+", key) and key not in messages
            and not any(f"{prefix}-{key}" in messages for prefix in prefixes)]


def unused(uses: Uses, messages: dict[str, ftl.Message], prefixes: list[str]) -> list[str]:
    """Keys that no source says, no beginning covers and no other message refers to."""
    inner = set().union(*(names(message, ftl.MessageReference) for message in messages.values()))
    return [f"{key} is unused" for key in messages if key not in inner and not used(key, uses, prefixes)]


def used(key: str, uses: Uses, prefixes: list[str]) -> bool:
    bare = [key, *(key.removeprefix(f"{prefix}-") for prefix in prefixes)]
    starts = tuple(uses.prefixes - {f"{prefix}-" for prefix in prefixes})
    return any(word in uses.words or word.startswith(starts) for word in bare)
