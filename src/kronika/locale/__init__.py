"""The words of the program, in Fluent: one folder of .ftl files for each language."""
from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from kronika.locale import hungarian
from kronika.locale.entries import Bundle
from kronika.locale.named import Named, inflected

HOME = Path(__file__).parent
LANGUAGES = ["en", "hu"]
FOLDERS = [HOME]                       # each with a folder of .ftl files for each language
FUNCTIONS: dict[str, dict[str, Callable[..., Any]]] = {
    "en": {},
    "hu": {"ART": hungarian.article, "ACC": inflected(hungarian.accusative),
           "INS": inflected(hungarian.instrumental)},
}


class Texts:
    """The sentences of one language. Raises KeyError for a language that is not there."""

    def __init__(self, lang: str) -> None:
        if lang not in LANGUAGES:
            raise KeyError(lang)
        self.lang = lang

    @property
    def bundle(self) -> Bundle:
        return bundle(self.lang)

    def has(self, key: str) -> bool:
        return self.bundle.has_message(key)

    def text(self, key: str, **args: str | int | Named) -> str:
        """The sentence of that key. Raises KeyError if it is missing, ValueError if an argument is."""
        pattern = self.bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        said, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise ValueError(f"{self.lang}: {key}: {errors[0]}")
        return str(said)

    def join(self, items: list[str]) -> str:
        """The items as a list in a sentence: a, b and c."""
        if len(items) < 2:
            return "".join(items)
        return self.text("and", first=", ".join(items[:-1]), last=items[-1])

    def either(self, items: list[str]) -> str:
        """The items as a choice in a sentence: a, b or c."""
        if len(items) < 2:
            return "".join(items)
        return self.text("or", first=", ".join(items[:-1]), last=items[-1])


@cache
def bundle(lang: str) -> Bundle:
    """All sentences of a language, read once."""
    out = Bundle(lang, FUNCTIONS[lang])
    for path in files(lang):
        out.add(path.read_text(encoding="utf-8"))
    return out


def files(lang: str) -> list[Path]:
    """The .ftl files of a language."""
    return [path for folder in FOLDERS for path in sorted((folder / lang).glob("*.ftl"))]


def use(folder: Path) -> None:
    """Add the texts of a game that came from elsewhere."""
    if folder not in FOLDERS:
        FOLDERS.append(folder)
        bundle.cache_clear()


def choose(asked: str | None, environment: Mapping[str, str]) -> str:
    """The first language we have: the one asked for, KRONIKA_LANG, the system's, English."""
    for wish in [asked, *(environment.get(name) for name in ("KRONIKA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"))]:
        lang = (wish or "").replace("-", "_").split("_")[0].split(".")[0].lower()
        if lang in LANGUAGES:
            return lang
    return "en"
