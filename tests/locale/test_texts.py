"""The sentences: both languages, choice of language, and what happens when something is missing."""

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Junk, Message

import kronika.games
from kronika.core.table import Note
from kronika.games import load, notes
from kronika.locale import LANGUAGES, Texts, bundle, choose, files
from kronika.locale.log import line


@pytest.mark.parametrize(("asked", "environment", "wanted"), [
    ("hu", {"KRONIKA_LANG": "en"}, "hu"),
    (None, {"KRONIKA_LANG": "hu", "LANG": "en_GB.UTF-8"}, "hu"),
    (None, {"LANG": "hu_HU.UTF-8"}, "hu"),
    (None, {"LC_ALL": "hu_HU", "LANG": "en_US"}, "hu"),
    ("", {"LANG": "C.UTF-8"}, "en"),
    (None, {"LANG": "de_DE.UTF-8"}, "en"),
    ("xx", {"LANG": "hu_HU"}, "hu"),
    (None, {}, "en"),
])
def test_choice_of_language(asked: str | None, environment: dict[str, str], wanted: str) -> None:
    assert choose(asked, environment) == wanted


def test_no_other_language() -> None:
    with pytest.raises(KeyError):
        Texts("de")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_missing_is_told(lang: str) -> None:
    texts = Texts(lang)
    with pytest.raises(KeyError):
        texts.text("no-such-key")
    with pytest.raises(ValueError, match="refused"):
        texts.text("refused", rule="SW-1.01")


def test_lists() -> None:
    hu, en = Texts("hu"), Texts("en")
    assert en.join([]) == ""
    assert en.join(["Anna"]) == "Anna"
    assert en.join(["Anna", "Béla", "Cili"]) == "Anna, Béla and Cili"
    assert hu.join(["Anna", "Béla", "Cili"]) == "Anna, Béla és Cili"
    assert hu.either(["nappal", "éjszaka"]) == "nappal vagy éjszaka"


def test_hungarian_functions_in_a_sentence() -> None:
    hu = Texts("hu")
    assert hu.text("seven_wonders-move-build", card="Oltár", left=0, right=0) == "Megépítem az Oltárt"
    assert hu.text("seven_wonders-move-build", card="Kút", left=1, right=2) == (
        "Megépítem a Kutat; balra 1, jobbra 2 érme")
    assert hu.text("seven_wonders-move-stage", stage=0, card="Műhely", left=0, right=3) == (
        "Szintet építek a Műhellyel; jobbra 3 érme")


def test_names_and_words_do_not_leave_marks() -> None:
    """No isolating characters around what is put in."""
    assert Texts("en").text("refused", rule="SW-1.01", sentence="No.") == "SW-1.01: No."


def test_no_article_is_guessed_before_a_number() -> None:
    """`a { $number }.` would say "a 1." and "a 5."; the article follows the number as it is spoken."""
    guessed = re.compile(r"(?<!\w)[aA] \{ \$(?:number|count|place|turn|stage|stages|round|epoch|order|level) \}")
    found = [f"{path.name}: {line.strip()}" for path in files("hu")
             for line in path.read_text(encoding="utf-8").splitlines() if guessed.search(line)]
    assert found == []


def test_one_word_for_a_card_in_each_game() -> None:
    """7 Wonders and History of the World say kártya, as their rulebooks do: in texts and on the pages of rules."""
    for name in ("seven_wonders", "history_of_the_world"):
        books = list((Path(kronika.games.__file__).parent / name / "rules").glob("hu.md"))
        assert books
        lines = [line for path in [*files("hu"), *books] if path.name.startswith(name) or path in books
                 for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
        assert [line for line in lines if re.search(r"\blap(?!k)", line.partition(" = ")[2] or line)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sentence_parsed_alone_is_the_one_of_the_whole_file(lang: str) -> None:
    """Nothing of a file is lost, and nothing of it is wrong, when its sentences are parsed one by one."""
    lazy = bundle(lang)
    whole: dict[str, Message] = {}
    for path in files(lang):
        for item in FluentResource(path.read_text(encoding="utf-8")).body:
            assert not isinstance(item, Junk), (path.name, item.content)
            if isinstance(item, Message):
                whole.setdefault(item.id.name, item)
    assert set(whole) == set(lazy.messages.text)
    assert not [name for name, item in whole.items() if not item.equals(lazy.messages[name], ["span", "comment"])]


def test_one_word_for_a_worker_who_has_no_work() -> None:
    """The rulebook and the cards call them what the page does; the definition alone has the longer word too."""
    home = Path(kronika.games.__file__).parent / "through_the_ages"
    for path in [*home.glob("rules/*.hu.md"), *home.glob("data/*.toml")]:
        found = re.findall(r"(?:fel nem használt|nem dolgozó)(?: \(szabad\))? munkás\w*", path.read_text("utf-8"))
        assert found in ([], ["fel nem használt (szabad) munkás"]), path.name


@pytest.mark.parametrize(("said", "wanted"), [
    (Note("embarked", 0, (0, 2)), "2 tokened hajóra szállt"),
    (Note("fought", 0, (0, 1, 0)), "1 tokenből egy sem maradt."),
    (Note("fought", 1, (0, 3, 2)), "3 tokenből 2 maradt."),
    (Note("pottery", 1, (1,)), "Béla 1 gabonát mutatott: a Fazekasság négy egységet mentett meg érte."),
    (Note("pottery", 0, (2,)), "2 gabonát mutattál: a Fazekasság mindegyikért négy egységet mentett meg.")])
def test_the_log_of_civilization_says_none_and_one_as_one_does(said: Note, wanted: str) -> None:
    told = notes("civilization", load("civilization").setup(4).edition)
    assert wanted in line(Texts("hu"), told, said, ["Anna", "Béla"], 0)
