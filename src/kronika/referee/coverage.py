"""Which rules are accounted for: by a scenario, by a test, by a check of the data, or by a remark."""
from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field
from pathlib import Path

from kronika.core.game import Game
from kronika.referee import rulebook, scenario

REFUSES = re.compile(r"refuses\(([^)]*)\)")
ID = re.compile(r"(?<![\w.-])[A-Z][A-Z0-9]*-[A-Z]?\.?\d+(?:\.\d+)?(?![\w-])")


@dataclass
class Coverage:
    """The ids of a rulebook page and what accounts for them."""

    rules: list[str]
    covered: list[str] = field(default_factory=list)
    remarks: dict[str, str] = field(default_factory=dict)    # id and reason, of those not covered
    uncovered: list[str] = field(default_factory=list)
    never_refused: list[str] = field(default_factory=list)   # uncovered only because no test made them refuse
    unknown: list[str] = field(default_factory=list)         # named by a scenario or remark, but not on the page
    failed: list[scenario.Report] = field(default_factory=list)


@dataclass
class Evidence:
    """The ids that scenarios and tests name, and those that refused."""

    named: set[str] = field(default_factory=set)
    refused: set[str] = field(default_factory=set)


def root(game: str) -> Path | None:
    """The source tree with the game's scenarios: around the working folder, or around this file."""
    here = [Path.cwd(), *Path.cwd().parents, *Path(__file__).resolve().parents]
    return next((folder for folder in here if (folder / "scenarios" / game).is_dir()), None)


def coverage(game: Game, edition: str, tree: Path) -> Coverage:
    """Run the scenarios and read the tests of the source tree."""
    found = Coverage(rulebook.load(game.key, edition, "en").refs())
    evidence = Evidence()
    for path in sorted((tree / "scenarios" / game.key).rglob("*.toml")):
        report = scenario.run(path)
        if report.failure:
            found.failed.append(report)
        else:
            evidence.named.update(rulebook.plain(ref) for ref in report.rules)
            evidence.refused.update(rulebook.plain(ref) for ref in report.refused)
            found.unknown += [ref for ref in report.rules if not known(found, ref)]
    for folder in (tree / "tests" / game.key, tree / "tests" / "data"):
        for path in sorted(folder.rglob("*.*")):
            read_test(path, evidence)
    remarks = remarks_of(game.key, tree)
    found.unknown += [ref for ref in remarks if not known(found, ref)]
    judge(found, game, edition, evidence, {rulebook.plain(ref): reason for ref, reason in remarks.items()})
    return found


def known(found: Coverage, ref: str) -> bool:
    return rulebook.plain(ref) in {rulebook.plain(rule) for rule in found.rules}


def read_test(path: Path, evidence: Evidence) -> None:
    """The ids in the text of a test; those in `refuses(...)` also count as refused."""
    if path.suffix not in (".py", ".toml", ".json"):
        return
    text = path.read_text(encoding="utf-8")
    evidence.named.update(rulebook.plain(ref) for ref in ID.findall(text))
    for inside in REFUSES.findall(text):
        evidence.refused.update(rulebook.plain(ref) for ref in ID.findall(inside))


def remarks_of(game: str, tree: Path) -> dict[str, str]:
    """The ids that state nothing testable, with the reason."""
    path = tree / "src" / "kronika" / "games" / game / "rules" / "remarks.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def judge(found: Coverage, game: Game, edition: str, evidence: Evidence, remarks: dict[str, str]) -> None:
    """A rule that can refuse counts only if it did."""
    refusing = {rulebook.plain(rule.ref) for rule in game.of(edition).rules}
    for ref in found.rules:
        name = rulebook.plain(ref)
        if name in evidence.refused or (name in evidence.named and name not in refusing):
            found.covered.append(ref)
        elif name in remarks and name not in refusing:
            found.remarks[ref] = remarks[name]
        else:
            found.uncovered.append(ref)
            if name in evidence.named:
                found.never_refused.append(ref)
