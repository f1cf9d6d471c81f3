"""Which rules are accounted for: by a scenario, by a test that says which rule it tests, or by a remark."""
from __future__ import annotations

import ast
import re
import tomllib
from dataclasses import dataclass, field
from pathlib import Path

from kronika.core.game import Game
from kronika.referee import rulebook, scenario

REFUSES = re.compile(r"refuses\(([^)]*)\)")
ID = re.compile(r"(?<![\w.-])[A-Z][A-Z0-9]*-[A-Z]?\.?\d+(?:\.\d+)?(?![\w-])")
RANGE = re.compile(rf"({ID.pattern}) to ({ID.pattern})")


@dataclass
class Coverage:
    """The ids of a rulebook page and what accounts for them."""

    rules: list[str]
    covered: list[str] = field(default_factory=list)
    evidence: dict[str, list[str]] = field(default_factory=dict)     # the scenarios and tests of each covered id
    remarks: dict[str, str] = field(default_factory=dict)    # id and reason, of those not covered
    uncovered: list[str] = field(default_factory=list)
    never_refused: list[str] = field(default_factory=list)   # uncovered only because no test made them refuse
    unknown: list[str] = field(default_factory=list)         # named by a scenario or remark, but on no edition's page
    failed: list[scenario.Report] = field(default_factory=list)


@dataclass
class Evidence:
    """The scenarios and tests of each id, and the ids that refused."""

    named: dict[str, list[str]] = field(default_factory=dict)
    refused: set[str] = field(default_factory=set)

    def add(self, refs: list[str], where: str) -> None:
        for ref in refs:
            self.named.setdefault(rulebook.plain(ref), []).append(where)

    def refuse(self, refs: list[str]) -> None:
        self.refused.update(rulebook.plain(ref) for ref in refs)


def root(game: str) -> Path | None:
    """The source tree with the game's scenarios: around the working folder, or around this file."""
    here = [Path.cwd(), *Path.cwd().parents, *Path(__file__).resolve().parents]
    return next((folder for folder in here if (folder / "scenarios" / game).is_dir()), None)


def coverage(game: Game, edition: str, tree: Path) -> Coverage:
    """Run the scenarios and read the tests of the source tree."""
    found = Coverage(rulebook.load(game.key, edition, "en").refs())
    evidence = Evidence()
    pages = {rulebook.plain(ref) for each in game.editions for ref in rulebook.load(game.key, each, "en").refs()}
    for path in sorted((tree / "scenarios" / game.key).rglob("*.toml")):
        report = scenario.run(path)
        if report.failure:
            found.failed.append(report)
        else:
            evidence.add([*report.rules, *report.refused], path.relative_to(tree).as_posix())
            evidence.refuse(list(report.refused))
            found.unknown += [ref for ref in report.rules if rulebook.plain(ref) not in pages]
    for path in sorted((tree / "tests" / game.key).rglob("test_*.py")):
        read_tests(path, path.relative_to(tree).as_posix(), found.rules, evidence)
    remarks = remarks_of(game.key, tree)
    found.unknown += [ref for ref in remarks if rulebook.plain(ref) not in pages]
    judge(found, game, edition, evidence, {rulebook.plain(ref): reason for ref, reason in remarks.items()})
    return found


def read_tests(path: Path, where: str, rules: list[str], evidence: Evidence) -> None:
    """The ids with which the docstring of a test begins, up to a colon; those in `refuses(...)` count as refused.

    What is mentioned anywhere else is no evidence.
    """
    for part in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(part, ast.FunctionDef) or not part.name.startswith("test_"):
            continue
        said = ast.get_docstring(part) or ""
        evidence.add(listed(said.partition(":")[0], rules), f"{where}::{part.name}")
        for inside in REFUSES.findall(said):
            evidence.refuse(ID.findall(inside))


def listed(text: str, rules: list[str]) -> list[str]:
    """The ids in the text; `SW-3.20 to SW-3.27` names those between too, in the order of the page."""
    out = ID.findall(text)
    for first, last in RANGE.findall(text):
        if first in rules and last in rules:
            out += rules[rules.index(first) + 1:rules.index(last)]
    return out


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
            found.evidence[ref] = evidence.named.get(name, [])
        elif name in remarks and name not in refusing:
            found.remarks[ref] = remarks[name]
        else:
            found.uncovered.append(ref)
            if name in evidence.named:
                found.never_refused.append(ref)
