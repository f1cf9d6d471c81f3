"""No key is missing, none unused, and both languages say the same things with the same variables."""

from pathlib import Path
from typing import Any

import pytest
import typer

import kronika
from kronika.cli import app
from kronika.cli.alias import kinds, own_words
from kronika.cli.talk import COMMANDS
from kronika.core.rule import GENERAL
from kronika.games import KEYS, load, part
from kronika.games import notes as notes_of
from kronika.locale import HOME, LANGUAGES, keys
from kronika.locale.keys import defined, problems

PACKAGE = Path(kronika.__file__).parent


def sources() -> list[Path]:
    """All code and templates; those of the web as soon as it brings its sentences."""
    web = any((HOME / "en").glob("web*.ftl"))
    return [path for path in sorted(PACKAGE.rglob("*")) if path.suffix in (".py", ".html")
            and "migrations" not in path.parts and (web or "web" not in path.relative_to(PACKAGE).parts)]


def test_the_files_are_complete(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of our own files; a game from elsewhere looks after its own."""
    monkeypatch.setattr(keys, "files", lambda lang: sorted((HOME / lang).glob("*.ftl")))
    games = [path.name for path in (PACKAGE / "games").iterdir() if path.is_dir()]     # also those not yet in KEYS
    assert problems(sources(), games) == []


def family(prefix: str) -> set[str]:
    return {key.removeprefix(prefix) for key in defined("en") if key.startswith(prefix)}


@pytest.mark.parametrize("key", KEYS)
def test_what_a_game_says_is_there(key: str) -> None:
    """Notes, moves, words and setup choices have exactly the sentences they need."""
    game = load(key)
    notes = notes_of(key, game.editions[0])
    assert family(f"{key}-note-") == set(notes.NOTES)
    assert family(f"{key}-move-") == set(notes.MOVES)
    assert family(f"{key}-why-") == set(part(key, "notes").CAUSES)
    assert family(f"{key}-say-") == set(own_words(game.grammar, notes.NAMES))
    assert family(f"{key}-kind-") == {kind.name for kind in kinds(game.grammar)}
    assert family(f"{key}-mode-") == {mode for modes in game.modes.values() for mode in modes}
    options = {name: values for choices in game.options.values() for name, values in choices.items()}
    assert family(f"{key}-option-") == set(options)
    assert family(f"{key}-value-") == {f"{name}-{value}" for name, values in options.items() for value in values}


def test_what_seven_wonders_shows_is_there() -> None:
    assert family("seven_wonders-prompt-") == {"boards", "sides", "choose", "seventh", "salvage"}
    assert family("seven_wonders-discount-") == {"raw_left", "raw_right", "goods"}
    assert family("seven_wonders-place-") == {"left", "right"}
    assert family("seven_wonders-free-") == {"chain", "olympia"}


def test_general_rules_commands_and_help_are_there() -> None:
    assert family("rule-") == {*[rule.ref.replace(".", "-") for rule in GENERAL], "missing"}
    assert family("cli-say-") == set(COMMANDS)
    assert family("cli-help-") == {*COMMANDS, "more"}
    commands: dict[str, Any] = typer.main.get_command(app).commands  # type: ignore[attr-defined]
    asked = {parameter.name for command in commands.values() for parameter in command.params}
    assert asked <= family("help-option-")
    assert {*commands, "kronika"} <= family("help-")


@pytest.fixture
def two_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Path]:
    """Two languages of our own, to see the check find what is wrong."""
    paths = {lang: tmp_path / f"{lang}.ftl" for lang in LANGUAGES}
    for lang, path in paths.items():
        path.write_text("a-one = one { $x }\na-two = two\n", encoding="utf-8")
        assert lang in LANGUAGES
    monkeypatch.setattr(keys, "files", lambda lang: [paths[lang]])
    return paths


def found(tmp_path: Path, code: str) -> list[str]:
    source = tmp_path / "code.py"
    source.write_text(code, encoding="utf-8")
    return problems([source], ["game"])


CODE = 'texts.text("a-one", x=1)\ntexts.text("a-two")\n'


def test_all_is_well(two_files: dict[str, Path], tmp_path: Path) -> None:
    assert found(tmp_path, CODE) == []


def test_a_missing_key_is_found(two_files: dict[str, Path], tmp_path: Path) -> None:
    assert found(tmp_path, CODE + 'fail("a-three")\n') == ["code.py says a-three, which is missing"]
    template = tmp_path / "page.html"
    template.write_text('<p>{{ t("a-four") }}</p>', encoding="utf-8")
    assert "page.html says a-four, which is missing" in problems([template], [])


def test_an_unused_key_is_found(two_files: dict[str, Path], tmp_path: Path) -> None:
    assert found(tmp_path, 'texts.text("a-one", x=1)\n') == ["a-two is unused"]
    assert found(tmp_path, 'texts.text(f"a-{word}")\n') == []


def test_a_key_of_one_language_is_found(two_files: dict[str, Path], tmp_path: Path) -> None:
    two_files["hu"].write_text("a-one = egy { $x }\n", encoding="utf-8")
    assert found(tmp_path, CODE) == ["hu: a-two is missing"]


def test_other_variables_are_found(two_files: dict[str, Path], tmp_path: Path) -> None:
    two_files["hu"].write_text("a-one = egy { a-inner }\na-inner = { $y }\na-two = kettő\n", encoding="utf-8")
    assert found(tmp_path, CODE) == ["a-one has other variables in hu: x, y"]


def test_what_fluent_cannot_read_is_found(two_files: dict[str, Path], tmp_path: Path) -> None:
    two_files["en"].write_text("a-one = one { $x }\na-two = { broken\na-one = again { $x }\n", encoding="utf-8")
    assert any("cannot be read" in line for line in found(tmp_path, CODE))
    assert "en: a-one stands twice" in found(tmp_path, CODE)
