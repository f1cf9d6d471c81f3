"""The table page and its neighbours: from a sight to HTML."""
from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from kronika.games.seven_wonders.cards import CARDS
from kronika.games.seven_wonders.goods import GOODS
from kronika.games.seven_wonders.table import SevenWonders
from kronika.locale import Texts
from kronika.referee import rulebook
from kronika.web.draw.seven_wonders import page as drawing
from kronika.web.draw.seven_wonders import score as scoring
from kronika.web.draw.seven_wonders.face import COLOR_NAMES, NAMES, face, later
from kronika.web.draw.sight import Sight
from kronika.web.render import render, texts

ROOMS = {"seven_wonders": "r-sw"}
LANGUAGE_NAMES = {"en": "English", "hu": "Magyar"}


@dataclass
class Reader:
    """Who looks at a page: language, theme, and what the page must send back."""

    lang: str
    theme: str = ""
    csrf: str = ""
    sound: bool = False
    path: str = "/"                    # of the page itself, to come back to after a change of language
    extra: dict[str, Any] = field(default_factory=dict)


def common(reader: Reader) -> dict[str, Any]:
    """What every template needs."""
    other = "en" if reader.lang == "hu" else "hu"
    return {"theme": reader.theme, "csrf": reader.csrf, "sound": reader.sound, "other_lang": other,
            "other_lang_name": LANGUAGE_NAMES[other], "other_lang_url": f"/lang/{other}?next={reader.path}",
            "why_url": "", "layout": "base.html", **reader.extra}


def helpers(lang: str) -> dict[str, Any]:
    """The names of 7 Wonders for its templates."""
    return {"goods": GOODS, "named": lambda name: NAMES[name][lang], "color_name": lambda name: COLOR_NAMES[name][lang],
            "sentence": lambda ref: sentence("seven_wonders", "", ref, texts(lang))}


def sentence(game: str, edition: str, ref: str, words: Texts) -> str:
    """The sentence of a rule, be it the game's or the core's."""
    general = "rule-" + ref.replace(".", "-")
    if words.has(general):
        return words.text(general)
    return rulebook.sentence(game, edition, ref, words.lang)


def urls(key: str, sight: Sight, api: str) -> dict[str, str]:
    """Where the page of a table leads. Who plays several seats from one browser says which."""
    page = f"/t/{key}"
    seat = f"?seat={sight.viewer}" if sight.hot_seats else ""
    at = f"?at={sight.at}" if sight.at >= 0 else seat
    out = {"page": page, "refresh": f"{page}{at}", "score": f"{page}/score", "chat": f"{api}/chat",
           "events": f"{api}/events{seat}" if sight.at < 0 else "", "record": f"{api}/record"}
    return out | {name: f"{api}/{name}{seat}" for name in ("move", "undo", "fork", "takeback", "vote", "leave")}


def table_page(sight: Sight, reader: Reader, api: str, fragment: bool = False, later_at: int = -1) -> str:
    words = texts(reader.lang)
    page = drawing.draw(sight, words)
    title = words.text(f"{sight.game.key}-title")
    star = f"* {words.text('web-your-turn')} – " if page.awaited and sight.live else ""
    waiting = [words.text("you").lower() if seat == sight.viewer else sight.names[seat] for seat in page.undecided]
    return render(drawing.TEMPLATE, reader.lang, {
        **common(reader), **helpers(reader.lang), "layout": "bare.html" if fragment else "base.html", "sight": sight,
        "page": page, "room": ROOMS[sight.game.key], "game_title": title, "page_title": f"{star}{title} – Krónika",
        "urls": urls(sight.key, sight, api), "waiting_names": waiting, "later": later_at,
        "me_hand": sum(choice.copies for choice in page.hand.choices), "can_fork": sight.seated,
        "why_url": f"/why/{sight.game.key}/"})


def score_page(sight: Sight, history: list[SevenWonders], reader: Reader, api: str) -> str:
    sheet = scoring.draw(sight, texts(reader.lang), history)
    return render(scoring.TEMPLATE, reader.lang, {
        **common(reader), **helpers(reader.lang), "sight": sight, "sheet": sheet, "urls": urls(sight.key, sight, api),
        "game_title": texts(reader.lang).text(f"{sight.game.key}-title")})


def card_fragment(card_id: str, lang: str) -> str | None:
    """A card, large, for the hover box; None if there is no such card."""
    for card in CARDS:
        if card.id == card_id:
            return render("seven_wonders/card.html", lang, {**helpers(lang), "face": face(card, lang),
                                                            "opens": later(card, lang)})
    return None


def why_fragment(game: str, ref: str, lang: str) -> str | None:
    """Our sentence for a rule and the way into the rulebook; None if there is no such rule."""
    try:
        text = sentence(game, "", ref, texts(lang))
    except KeyError:
        return None
    return render("why.html", lang, {"text": text, "ref": ref, "game": game})
