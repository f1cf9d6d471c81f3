"""The language of an answer: the one asked for, the cookie's, the browser's, else English."""
from __future__ import annotations

from functools import cache

from starlette.requests import HTTPConnection

from kronika.locale import LANGUAGES, Texts

COOKIE = "lang"


@cache
def texts(lang: str) -> Texts:
    return Texts(lang)


def language(request: HTTPConnection) -> str:
    for wish in (request.query_params.get("lang"), request.cookies.get(COOKIE)):
        if wish in LANGUAGES:
            return str(wish)
    return preferred(request.headers.get("accept-language", ""))


def preferred(header: str) -> str:
    """The first of our languages in Accept-Language, by weight."""
    wishes: list[tuple[float, int, str]] = []
    for place, part in enumerate(header.split(",")[:20]):
        tag, _, weight = part.strip().partition(";q=")
        lang = tag.split("-")[0].lower()
        if lang in LANGUAGES:
            wishes.append((-number(weight), place, lang))
    return min(wishes)[2] if wishes else "en"


def number(weight: str) -> float:
    try:
        return float(weight or 1)
    except ValueError:
        return 0.0
