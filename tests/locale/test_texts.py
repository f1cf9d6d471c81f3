"""The sentences: both languages, choice of language, and what happens when something is missing."""

import pytest

from kronika.locale import LANGUAGES, Texts, choose


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
