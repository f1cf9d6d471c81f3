"""Templates are indented for their readers; none of it goes over the wire.

Between elements a line break with its indent is nothing: a blank that is wanted there is written `{{ " " }}`. Inside a
tag it is one blank. Line breaks move into comments of Jinja, so that an error names the line it is in.
"""
from __future__ import annotations

import re
from collections.abc import Callable

from jinja2 import Environment, FileSystemLoader

JINJA = r"\{\{.*?\}\}|\{%.*?%\}|\{#.*?#\}"
QUOTED = rf"\"(?:{JINJA}|[^\"])*\"|'(?:{JINJA}|[^'])*'"
TAG = re.compile(rf"(<!doctype[^>]*>|</[^>]*>|<(?=[\w{{])(?:{JINJA}|{QUOTED}|[^<>\"'])+>)", re.S | re.I)
STATEMENT = re.compile(rf"({JINJA})", re.S)
PIECE = re.compile(rf"({JINJA}|{TAG.pattern[1:-1]})", re.S | re.I)
BREAK = re.compile(r"[ \t]*\n\s*")


def flat(source: str) -> str:
    """The template without its line breaks and indents."""
    return "".join(flat_tag(piece) if piece.startswith("<") else piece if piece.startswith(("{{", "{%", "{#")) else
                   BREAK.sub(told(""), piece) for piece in PIECE.split(source))


def flat_tag(tag: str) -> str:
    """A tag in one line; what Jinja says in it stays as it is."""
    tag = re.sub(r"[ \t]*\n\s*(/?>)$", lambda found: told("")(found) + found[1], tag)
    return "".join(piece if piece.startswith(("{{", "{%", "{#")) else BREAK.sub(told(" "), piece)
                   for piece in STATEMENT.split(tag))


def told(blank: str) -> Callable[[re.Match[str]], str]:
    """What stands for a line break: a blank or nothing, and the break itself where nobody sees it."""
    return lambda found: "{#" + "\n" * found[0].count("\n") + "#}" + blank


class Loader(FileSystemLoader):
    """Templates from files, flat."""

    def get_source(self, environment: Environment, template: str) -> tuple[str, str, Callable[[], bool]]:
        source, path, fresh = super().get_source(environment, template)
        return flat(source), path, fresh
