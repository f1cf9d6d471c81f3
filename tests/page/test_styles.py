"""Style sheets that are written in parts: each part is imported once, and what is served is one file."""

import re
from pathlib import Path

import pytest

from kronika.web.render import STATIC
from kronika.web.versioned import served

CSS = STATIC / "css"
SHEETS = sorted(CSS.glob("*.css"))


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda path: path.stem)
def test_a_sheet_in_parts_is_served_as_one(sheet: Path) -> None:
    named = re.findall(r'^@import "\./(.+)";$', sheet.read_text(encoding="utf-8"), re.M)
    folder = CSS / sheet.stem
    assert sorted(named) == sorted(path.relative_to(CSS).as_posix() for path in folder.glob("*"))
    body = served(sheet).decode()
    assert "@import" not in body
    places = [body.index((CSS / name).read_text(encoding="utf-8")) for name in named]
    assert places == sorted(places), "in the order of the cascade"
