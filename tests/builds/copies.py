"""Copies of the package with a small change each, as a later build would have it. They run interpreted."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

HOME = Path(__file__).parents[2]
NAMES = {"seven_wonders": "SevenWonders", "history_of_the_world": "World", "through_the_ages": "ThroughTheAges",
         "civilization": "Civilization"}


class Build:
    """The package in a folder of its own, file by file a link to ours until it is changed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.package = folder / "kronika"
        for source in sorted((HOME / "src" / "kronika").rglob("*")):
            target = self.package / source.relative_to(HOME / "src" / "kronika")
            if source.is_file() and source.suffix not in (".pyc", ".so"):
                target.parent.mkdir(parents=True, exist_ok=True)
                target.symlink_to(source)

    def write(self, name: str, text: str) -> None:
        path = self.package / name
        path.unlink(missing_ok=True)
        path.write_text(text, encoding="utf-8")

    def change(self, name: str, *changes: tuple[str, str]) -> None:
        """Replace texts of a file; each must stand there once."""
        text = (self.package / name).read_text(encoding="utf-8")
        for old, new in changes:
            assert text.count(old) == 1, (name, old)
            text = text.replace(old, new)
        self.write(name, text)

    def run(self, *words: str) -> str:
        """What a program of this build prints."""
        path = os.pathsep.join([str(self.folder), str(HOME)])
        done = subprocess.run([sys.executable, *words], capture_output=True, text=True, cwd=self.folder,
                              env={**os.environ, "PYTHONPATH": path})
        assert done.returncode == 0, done.stderr[-3000:]
        return done.stdout

    def tables(self, what: str, url: str, games: list[str]) -> Any:
        """`begin` running tables of these games on a database, or `go_on` with them: by game, how they stand."""
        return json.loads(self.run("-m", "tests.builds.running", what, url, *games).splitlines()[-1])


def one_step_more(build: Build, game: str) -> None:
    """A harmless step at the beginning of a turn."""
    names, call, begins, branch = {
        "seven_wonders": ('("choose", ', "t.push(Turn(CHOOSE))", "t.push(Turn(0))", "if pc == CHOOSE:"),
        "history_of_the_world": ('    "opening", ', "Turn(OPENING, seat)", "Turn(0, seat)", "if pc == OPENING:"),
        "through_the_ages": ('    "replenish", ', "[REPLENISH,", "[0, REPLENISH,", "if pc == REPLENISH:"),
        "civilization": ('    "taxes", ', "Turn(TAXES, END)", "Turn(0, END)", "if pc == TAXES:")}[game]
    build.change(f"games/{game}/flow.py", (names, names.replace('"', '"breathe", "', 1)), (call, begins),
                 (branch, "if pc == 0:\n            pass\n        el" + branch))


def one_field_more(build: Build, game: str) -> None:
    """The table tells the weather."""
    name = NAMES[game]
    build.change(f"games/{game}/table.py", ("self, seats: int, ", "self, seats: int, weather: int, "),
                 ("super().__init__(seats)", "super().__init__(seats)\n        self.weather = weather"),
                 (f" {name}(self.seats,", f" {name}(self.seats, self.weather,"),
                 (f" {name}(seats,", f" {name}(seats, 7,"))
    at = '("seats", PUBLIC), ' if game == "seven_wonders" else '"seats", '
    build.change(f"games/{game}/view.py", (at, at + at.replace("seats", "weather")))


def one_file_more(build: Build, game: str) -> None:
    """Cards of another edition."""
    build.write(f"games/{game}/data/1776_cards.toml", '[[card]]\nid = "steam_engine"\n')


def one_game_more(build: Build, game: str) -> None:
    """A whole new game."""
    source = build.package / "games" / "seven_wonders"
    for path in [*source.glob("*.py"), *source.glob("data/*.toml")]:
        target = build.package / "games" / "senet" / path.relative_to(source)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(path.read_text(encoding="utf-8").replace("seven_wonders", "senet"), encoding="utf-8")
    build.change("games/__init__.py", ('OWN: Final = [', 'OWN: Final = ["senet", '))


CHANGES: dict[str, Callable[[Build, str], None]] = {
    "step": one_step_more, "field": one_field_more, "file": one_file_more, "game": one_game_more}
