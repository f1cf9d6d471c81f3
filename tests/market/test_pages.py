"""The market's pages, texts and terminal: nothing leaks, no text is missing, and it can be played by typing."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from kronika import locale
from kronika.cli.alias import kinds, own_words
from kronika.games import home
from kronika.locale import LANGUAGES, Texts, keys
from kronika.web import render, rooms
from kronika.web.rooms import ROOMS
from tests.cli.terminal import Terminal
from tests.market import notes
from tests.market.game import GAME
from tests.market.positions import KEY
from tests.web.secrecy import run


@pytest.fixture(autouse=True, scope="module")
def room() -> Iterator[None]:
    """The room is open for these tests only: others count what is ours."""
    rooms.add(KEY)
    yield
    del ROOMS[KEY]
    locale.FOLDERS.remove(home(KEY) / "locale")
    render.HOMES.remove(home(KEY))
    locale.bundle.cache_clear()
    render.environment.cache_clear()


def test_nothing_sent_depends_on_what_the_viewer_may_not_know(tmp_path: Path) -> None:
    tally = run(f"sqlite:///{tmp_path / 'k.sqlite'}", KEY, range(1), 3, 4)
    assert tally.positions >= 40
    assert tally.different > tally.positions * 0.5
    assert tally.pages >= 20


def family(prefix: str) -> set[str]:
    return {key.removeprefix(prefix) for key in keys.defined("en") if key.startswith(prefix)}


def test_no_text_is_missing_and_none_unused() -> None:
    folder = home(KEY)
    own = [path for path in sorted(folder.rglob("*")) if path.suffix in (".py", ".html")]
    wrong = [line for line in keys.problems(own, [KEY]) if re.search(rf"(?<![\w-]){KEY}", line)]
    said = re.compile(rf"^{KEY}-(note|move|say|kind|option|value|mode|title|help)")
    assert [line for line in wrong if not said.match(line)] == []
    assert family(f"{KEY}-note-") == set(notes.NOTES)
    assert family(f"{KEY}-move-") == set(notes.MOVES)
    assert family(f"{KEY}-say-") == set(own_words(GAME.grammar, notes.NAMES))
    assert family(f"{KEY}-kind-") == {kind.name for kind in kinds(GAME.grammar)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_room_speaks_both_languages(lang: str) -> None:
    assert Texts(lang).has(f"{KEY}-title")
    assert ROOMS[KEY].helpers(lang)["kinds"][0]["name"] in ("salt", "só")


def test_by_typing_at_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots say what they have to say before I am asked, and answer what I offer."""
    monkeypatch.setenv("KRONIKA_GAMES", "tests.market")
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[2]))
    terminal = Terminal("play", KEY, "--seats", "3", "--seed", "7", lang="hu")
    try:
        terminal.wait("Mit tervezel")
        terminal.say("letelepszem kikötő")
        terminal.say("")
        terminal.say("kész")
        terminal.say("", r"Mit ajánlasz\?\s+> $")
        offers = terminal.say("?")
        number = re.findall(r"^ +(\d+)  offer", offers, re.MULTILINE)[-1]
        terminal.say(number, r"Mit ajánlasz\?\s+> $")
        assert "kártyát ajánlottál" in terminal.text
        terminal.say("gong", r"MK-4\.14(?s:.*)> $")
        assert "ajánl" in terminal.say("ajánlat ?")
        terminal.say("kész")
        terminal.say("", r"Mit (tervezel|ajánlasz)\?\s+> $")
    finally:
        terminal.kill()
