"""Our rulebook pages: chapters, paragraphs with their anchors, and the sentence that a refusal shows."""
from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from typing import Protocol

from kronika.core.rule import GENERAL
from kronika.games import home

RULE = re.compile(r"\[([A-Z][A-Z0-9]*-[A-Za-z0-9.]+)\] (.+)")
STOP = re.compile(r"[.!?][”’\")]*\s+(?=\S)")
ORDINAL = re.compile(r"(?:^|[\s(–-])(?:[IVX]+|\d{1,2})$")  # "the III." of Hungarian is no end of a sentence


@dataclass
class Block:
    """One piece of a page: a numbered rule, plain text, a table, or the heading of a section."""

    kind: str                          # rule, text, table, heading
    text: str = ""
    ref: str = ""                      # of a rule; also the anchor to link to
    rows: list[list[str]] = field(default_factory=list)  # of a table, its head first

    def sentence(self) -> str:
        """The first sentence: what a refusal shows."""
        for stop in STOP.finditer(self.text):
            before, after = self.text[:stop.start()], self.text[stop.end()]
            if not after.islower() and not ORDINAL.search(before):
                return self.text[:stop.end()].rstrip()
        return self.text


@dataclass
class Chapter:
    """A chapter and its blocks in order."""

    title: str
    blocks: list[Block] = field(default_factory=list)


@dataclass
class Page:
    """The rulebook of one game and edition in one language."""

    title: str
    chapters: list[Chapter] = field(default_factory=list)

    def rules(self) -> list[tuple[Chapter, Block]]:
        """Every numbered rule with its chapter, in the order of the page."""
        return [(chapter, block) for chapter in self.chapters for block in chapter.blocks if block.ref]

    def refs(self) -> list[str]:
        return [block.ref for _, block in self.rules()]

    def find(self, ref: str) -> tuple[Chapter, Block]:
        """The rule of that id, whatever its case, dots and dashes. Raises KeyError if there is none."""
        found = self.index.get(ref)
        return self.index[plain(ref)] if found is None else found

    @cached_property
    def index(self) -> dict[str, tuple[Chapter, Block]]:
        """Every rule by its id, as it is written and plain."""
        rules = self.rules()[::-1]               # of ids that are plainly the same the first counts
        return {plain(block.ref): (chapter, block) for chapter, block in rules} | \
            {block.ref: (chapter, block) for chapter, block in rules}


def plain(ref: str) -> str:
    """An id without what a reader may forget: SW-R.01 is SW-R01 is sw-r01."""
    return "".join(letter for letter in ref.lower() if letter.isalnum())


def path(game: str, edition: str, lang: str) -> Path:
    return home(game) / "rules" / (f"{edition}.{lang}.md" if edition else f"{lang}.md")


@cache
def load(game: str, edition: str, lang: str) -> Page:
    """The page as it stands in the package."""
    return parse(path(game, edition, lang).read_text(encoding="utf-8"))


class Speaker(Protocol):
    """The sentences of a language."""

    @property
    def lang(self) -> str: ...
    def has(self, key: str) -> bool: ...
    def text(self, key: str, **args: str | int) -> str: ...


def exists(game: str, edition: str, ref: str) -> bool:
    """Whether there is a rule of that id, the game's or a general one."""
    return ref in [rule.ref for rule in GENERAL] or plain(ref) in load(game, edition, "en").index


def sentence(said: Speaker, game: str, edition: str, ref: str) -> str:
    """What a rule says: the general ones are ours, of the others it is the first sentence in the game's page."""
    if not exists(game, edition, ref):
        return said.text("rule-missing")
    general = f"rule-{ref.replace('.', '-')}"
    return said.text(general) if said.has(general) else load(game, edition, said.lang).find(ref)[1].sentence()


def parse(text: str) -> Page:
    """A page from its Markdown: one title, chapters, and one line for each paragraph or row of a table."""
    page = Page("")
    for line in text.splitlines():
        if line.startswith("# "):
            page.title = line[2:].strip()
            page.chapters.append(Chapter(""))
        elif line.startswith("## "):
            page.chapters.append(Chapter(line[3:].strip()))
        elif line.strip():
            put(page.chapters[-1].blocks, line.strip())
    page.chapters = [chapter for chapter in page.chapters if chapter.title or chapter.blocks]
    return page


def put(blocks: list[Block], line: str) -> None:
    """Add one line to a chapter."""
    rule = RULE.fullmatch(line)
    if rule:
        blocks.append(Block("rule", rule[2], rule[1]))
    elif line.startswith("#"):
        blocks.append(Block("heading", line.lstrip("# ")))
    elif line.startswith("|"):
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if not blocks or blocks[-1].kind != "table":
            blocks.append(Block("table"))
        if set("".join(cells)) - set("-:"):
            blocks[-1].rows.append(cells)
    else:
        blocks.append(Block("text", line))
