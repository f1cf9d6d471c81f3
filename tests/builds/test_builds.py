"""Running tables outlive a new build: one step, field, card file or game more, and nobody at a table notices."""

import shutil
from pathlib import Path
from typing import Any

import pytest

from kronika.games import KEYS
from tests.builds.copies import CHANGES, HOME, Build
from tests.web.server import MAIN


def named(saved: dict[str, Any]) -> Any:
    """A saved position with the name of every field and place."""
    legend = saved["legend"]

    def told(value: Any) -> Any:
        if isinstance(value, list):
            return [told(item) for item in value]
        if not isinstance(value, dict) or "say" in value:
            return value
        (name, content), = value.items()
        return {name: {row if isinstance(row, str) else row[0]: told(part) if isinstance(row, str) else row[1][part]
                       for row, part in zip(legend[name], content, strict=True)}}

    return {key: told(value) for key, value in saved.items() if key in ("table", "stack")}


def noticed(state: dict[str, Any]) -> dict[str, Any]:
    """What can be noticed at a table, but for the weather."""
    position = named(state["position"])
    for table in position["table"].values():
        table.pop("weather", None)
    return {**state, "position": position}


@pytest.fixture(scope="module")
def begun(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Any]:
    """A database with a table of each game and a fork of it, and how they stood."""
    folder = tmp_path_factory.mktemp("builds")
    database = folder / "tables.sqlite"
    return database, Build(folder / "before").tables("begin", f"sqlite:///{database}", KEYS)


@pytest.mark.parametrize("change", CHANGES)
def test_running_tables_and_kept_records_survive(begun: tuple[Path, Any], change: str, tmp_path: Path) -> None:
    database, before = begun
    url = f"sqlite:///{shutil.copy(database, tmp_path / 'tables.sqlite')}"
    later = Build(tmp_path / "later")
    for game in KEYS if change != "game" else KEYS[:1]:
        CHANGES[change](later, game)
    after = later.tables("go_on", url, KEYS)
    for game in KEYS:
        assert [noticed(state) for state in after[game]] == [noticed(state) for state in before[game]], game
        assert any(undo >= 0 for undo in before[game][0]["undo"]), game
    if change in ("file", "game"):
        records_are_proven(later)


def records_are_proven(later: Build) -> None:
    """The kept records of every game, by a later build."""
    records = [str(sorted((HOME / "records" / game).glob("*.kronika"))[0]) for game in KEYS]
    said = later.run("-c", MAIN, "check", "--lang", "en", *records)
    assert said.count("every draw proven") == len(KEYS)
