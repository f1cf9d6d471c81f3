"""Style sheets as they are written: one declaration a line, at most 120 characters, a game's own under its scope.

    python scripts/styles.py [--check] FOLDER...

A style sheet (`NAME.css`) may be made of parts (`NAME/PART.css`): it imports them in their order. Each part of a game's
sheet is one rule, `:where(.GAME) { ... }`, so that it catches nothing on other pages and weighs no more than it would
without; only @keyframes stand outside.
"""

import re
import sys
from pathlib import Path

import cssbeautifier

from kronika.games import OWN

WIDTH = 120
COMMENT = re.compile(r"/\*.*?\*/", re.S)


def formatted(source: str) -> str:
    options = cssbeautifier.default_options()
    options.indent_size, options.end_with_newline = 2, True
    options.newline_between_rules, options.max_preserve_newlines = False, 2
    return str(cssbeautifier.beautify(source, options))


def outside(source: str) -> list[str]:
    """What begins at the left margin, without comments, imports and @keyframes."""
    rows = re.findall(r"^[^\s}@/].*", COMMENT.sub("", source), re.M)
    return [row for row in rows if row.strip()]


def faults(path: Path, source: str) -> list[str]:
    """What is wrong with a style sheet, in sentences."""
    long = [number for number, row in enumerate(source.split("\n"), 1) if len(row) > WIDTH]
    found = [f"line {long[0]} is longer than {WIDTH}"] if long else []
    sheet = path.stem if path.parent.name == "css" else path.parent.name
    game = next((key for key in OWN if sheet == key or sheet.startswith(f"{key}_")), "")
    wanted = [] if re.search("^@import", source, re.M) else [f":where(.{game}) {{"]
    scoped = outside(source) == wanted and not re.search(r"^@(?!keyframes|import)", source, re.M)
    if game and not scoped:
        found.append(f"not all of it stands under :where(.{game})")
    return found


def main(args: list[str]) -> int:
    check = "--check" in args
    wrong = 0
    for path in sorted(path for folder in args if folder != "--check" for path in Path(folder).rglob("*.css")):
        source = path.read_text("utf-8")
        wanted = formatted(source)
        told = faults(path, wanted) + (["not as scripts/styles.py writes it"] if check and wanted != source else [])
        for sentence in told:
            print(f"{path}: {sentence}")
            wrong += 1
        if not check and wanted != source:
            path.write_text(wanted, "utf-8")
    return min(wrong, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
