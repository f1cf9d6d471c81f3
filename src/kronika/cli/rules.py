"""`kronika rules`: our rulebook page, one rule of it, or the account of all of them."""
from __future__ import annotations

import json
import shutil
import sys
import textwrap
from typing import Annotated

import typer

from kronika.cli.common import Lang, complain, fail, find_game, guarded, one_of, texts_for
from kronika.cli.scenario import told
from kronika.core.game import Game
from kronika.core.rule import GENERAL
from kronika.locale import Texts
from kronika.referee import rulebook
from kronika.referee.coverage import Coverage, coverage, root
from kronika.referee.rulebook import Block, Chapter, Page


@guarded
def rules(
    game: Annotated[str, typer.Argument(metavar="GAME")],
    ref: Annotated[str | None, typer.Argument(metavar="[REF]")] = None,
    edition: Annotated[str, typer.Option(metavar="E")] = "",
    lang: Lang = None,
    account: Annotated[bool, typer.Option("--coverage")] = False,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Show the rulebook, one rule of it, or how each rule is accounted for."""
    texts = texts_for(lang)
    found = find_game(game)
    edition = edition or found.editions[0]
    one_of("edition", edition, found.editions)
    if account:
        show_coverage(texts, found, edition, as_json)
    elif ref is not None:
        show_rule(texts, found, edition, ref, as_json)
    else:
        show_page(rulebook.load(found.key, edition, texts.lang), as_json)


def show_rule(texts: Texts, game: Game, edition: str, ref: str, as_json: bool) -> None:
    general = next((rule.ref for rule in GENERAL if rulebook.plain(rule.ref) == rulebook.plain(ref)), "")
    if general:
        chapter = Chapter(texts.text("rules-general"))
        block = Block("rule", rulebook.sentence(texts, game.key, edition, general), general)
    else:
        try:
            chapter, block = rulebook.load(game.key, edition, texts.lang).find(ref)
        except KeyError:
            fail("error-rule", rule=ref, game=game.key)
    if as_json:
        print(json.dumps(as_row(chapter, block), ensure_ascii=False))
    else:
        print(f"{block.ref} ({chapter.title})")
        print(wrapped(block.text))


def as_row(chapter: Chapter, block: Block) -> dict[str, str]:
    return {"ref": block.ref, "chapter": chapter.title, "sentence": block.sentence(), "text": block.text}


def show_page(page: Page, as_json: bool) -> None:
    if as_json:
        print(json.dumps([as_row(chapter, block) for chapter, block in page.rules()], ensure_ascii=False))
        return
    print(page.title.upper())
    for chapter in page.chapters:
        if chapter.title:
            print(f"\n\n{chapter.title.upper()}")
        for block in chapter.blocks:
            print("\n" + shown(block))


def shown(block: Block) -> str:
    """A block as plain text."""
    if block.kind == "table":
        return table(block.rows)
    return wrapped(f"[{block.ref}] {block.text}" if block.ref else block.text)


def table(rows: list[list[str]]) -> str:
    widths = [max(len(row[i]) if i < len(row) else 0 for row in rows) for i in range(len(rows[0]))]
    return "\n".join("  " + "  ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip() for row in rows)


def wrapped(text: str) -> str:
    """Folded to the width of a terminal; as it is, if it goes elsewhere."""
    if not sys.stdout.isatty():
        return text
    return textwrap.fill(text, min(shutil.get_terminal_size().columns, 100), break_on_hyphens=False)


def show_coverage(texts: Texts, game: Game, edition: str, as_json: bool) -> None:
    """Account for every id. The exit code is 1 if one is not accounted for."""
    tree = root(game.key)
    if tree is None:
        fail("error-tree", game=game.key)
    found = coverage(game, edition, tree)
    for report in found.failed:
        complain(texts.text("coverage-failed", file=str(report.path), reason=told(texts, report)))
    for ref in found.unknown:
        complain(texts.text("coverage-unknown", rule=ref))
    if as_json:
        remarks = [{"ref": ref, "reason": reason} for ref, reason in found.remarks.items()]
        print(json.dumps({"rules": len(found.rules), "covered": len(found.covered), "remarks": remarks,
                          "uncovered": found.uncovered, "evidence": found.evidence}, ensure_ascii=False))
    else:
        print_coverage(texts, found)
    if found.uncovered:
        raise typer.Exit(1)


def print_coverage(texts: Texts, found: Coverage) -> None:
    for ref, reason in found.remarks.items():
        print(texts.text("coverage-remark", rule=ref, reason=reason))
    for ref in found.uncovered:
        print(texts.text("coverage-never" if ref in found.never_refused else "coverage-open", rule=ref))
    print(texts.text("coverage-sum", rules=len(found.rules), covered=len(found.covered), remarks=len(found.remarks),
                     uncovered=len(found.uncovered)))
