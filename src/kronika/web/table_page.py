"""The table page and its neighbours: from a sight to HTML."""
from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from markupsafe import Markup

from kronika.core.table import Table, admits
from kronika.games import load
from kronika.referee import rulebook
from kronika.web.draw.chart import Chart, chart
from kronika.web.draw.heard import players
from kronika.web.draw.log import before, begin
from kronika.web.draw.page import Page
from kronika.web.draw.sight import Person, Sight
from kronika.web.draw.since import Story
from kronika.web.render import render, texts
from kronika.web.rooms import ROOMS

LANGUAGE_NAMES = {"en": "English", "hu": "Magyar"}


@dataclass
class Reader:
    """Who looks at a page: language, theme, and what the page must send back."""

    lang: str
    theme: str = ""
    csrf: str = ""
    sound: bool = False
    ask: bool = False                  # wants to be asked before every move
    pace: str = "2"                    # how fast what others did is shown: 1, 2, 4 or off
    path: str = "/"                    # of the page itself, to come back to after a change of language
    extra: dict[str, Any] = field(default_factory=dict)


@dataclass
class Unfinished:
    """How a game stood when it was ended by agreement."""

    points: list[tuple[Person, int]]
    chart: Chart | None


def common(reader: Reader) -> dict[str, Any]:
    """What every template needs."""
    other = "en" if reader.lang == "hu" else "hu"
    return {"theme": reader.theme, "csrf": reader.csrf, "sound": reader.sound, "other_lang": other,
            "other_lang_name": LANGUAGE_NAMES[other], "other_lang_url": f"/lang/{other}?next={reader.path}",
            "why_url": "", "stops": [], "story": None, "pace": reader.pace,
            "ask": reader.ask, "book": "seven_wonders", "edition": "", "of_edition": "",
            "layout": "base.html",
            **reader.extra}


def helpers(game: str, edition: str, lang: str) -> dict[str, Any]:
    """What the templates of a game may call; `sentence` gives our words for a rule."""
    book = edition_of(game, edition)
    return {"sentence": lambda ref: rulebook.sentence(texts(lang), game, book, ref), "edition": book,
            "of_edition": f"?edition={book}" if book else "", **ROOMS[game].helpers(lang)}


def edition_of(game: str, edition: str) -> str:
    """The edition that is meant; unsaid or unknown: the first."""
    editions = load(game).editions
    return edition if edition in editions else editions[0]


def urls(key: str, sight: Sight, api: str) -> dict[str, str]:
    """Where the page of a table leads. Who plays several seats from one browser says which."""
    page = f"/t/{key}"
    seat = f"?seat={sight.viewer}" if sight.hot_seats else ""
    at = f"?at={sight.at}" if sight.at >= 0 else seat
    steps = f"{page}{seat}{'&' if seat else '?'}step="
    if sight.step:
        at = f"{steps.removeprefix(page)}{sight.step}"
    free = sight.live and sight.seated and not sight.view.over and sight.view.stack[-1].open
    out = {"page": page, "now": f"{page}{seat}", "step": steps,
           "refresh": f"{page}{at}", "score": f"{page}/score", "chat": f"{api}/chat",
           "log": f"{page}/log{seat or '?'}&before=", "part": f"{page}{at or '?'}&part=",
           "expect": f"{api}/expect{seat}" if free else "",
           "events": f"{api}/events{seat}" if sight.at < 0 or sight.step else "", "record": f"{api}/record",
           "link": f"{page}/link{seat}", "coach": f"{page}/coach{seat}", "back": f"{api}/seats/{sight.viewer}/bot"}
    return out | {name: f"{api}/{name}{seat}" for name in ("move", "undo", "fork", "takeback", "vote", "leave",
                                                         "pace")}


def table_page(sight: Sight, reader: Reader, api: str, fragment: bool = False, part: str = "table") -> str:
    """The page; as a fragment without its frame; or a part of it that is fetched when it is opened."""
    words = texts(reader.lang)
    game = sight.game.key
    room = ROOMS[game]
    page = room.page(sight, words)
    title = words.text(f"{game}-title")
    turn = bool(sight.decision) if sight.step else page.awaited and sight.live
    star = f"* {words.text('web-your-turn')} – " if turn else ""
    waiting = [words.text("you").lower() if seat == sight.viewer else sight.names[seat] for seat in page.undecided]
    return render(f"{game}/{part}.html", reader.lang, {
        **common(reader), **helpers(game, sight.setup.edition, reader.lang),
        "layout": "bare.html" if fragment else "base.html", "sight": sight, "page": page, "room": room.style,
        "game_title": title, "page_title": f"{star}{title} – Krónika", "urls": urls(sight.key, sight, api),
        "your_turn": turn, "large_card": large_card(sight, reader),
        "follows": sight.since and room.followed and (turn or page.over) and not sight.step and not crowded(sight),
        "earlier": earlier(page, room.chapters(sight.lines)),
        "heard": players(sight, page.undecided, room.measures(sight.view, words), words),
        "waiting_names": waiting, "can_fork": sight.seated, "why_url": f"/why/{game}/"})


def earlier(page: Page, stops: list[int]) -> int:
    """The line before which the log goes on; 0 where all of it is shown."""
    first = begin(page.sight.lines, stops)
    return first if page.log and page.log[-1].at > first else 0


def log_fragment(sight: Sight, reader: Reader, first: int) -> str:
    """The log before that line, for the end of what the page shows of it."""
    words = texts(reader.lang)
    game = sight.game.key
    return render("log_groups.html", reader.lang, {
        **common(reader), **helpers(game, sight.setup.edition, reader.lang), "sight": sight,
        "groups": ROOMS[game].log(before(sight, first), words), "urls": {"page": f"/t/{sight.key}"}})


def crowded(sight: Sight) -> bool:
    """Whether others may speak too: who deals with them sees it on the table, and must not be interrupted."""
    view = sight.view
    return not view.over and view.stack[-1].open and bool(admits(view) & ((1 << view.seats) - 1) & ~(1 << sight.viewer))


def large_card(sight: Sight, reader: Reader) -> Markup:
    """The card of the step that is shown, as the hover box shows it."""
    story: Story | None = reader.extra.get("story")
    key = story.step.item.card if story else ""
    return Markup(card_fragment(sight.game.key, key, reader.lang, sight.setup.edition) or "") if key else Markup("")


def score_page(sight: Sight, history: list[Table], reader: Reader, api: str) -> str:
    game = sight.game.key
    sheet = ROOMS[game].sheet(sight, texts(reader.lang), history) if not sight.agreed else unfinished(sight, history)
    return render("agreed.html" if sight.agreed else f"{game}/score.html", reader.lang, {
        **common(reader), **helpers(game, sight.setup.edition, reader.lang), "sight": sight, "sheet": sheet,
        "urls": urls(sight.key, sight, api), "game_title": texts(reader.lang).text(f"{game}-title"),
        "why_url": f"/why/{game}/", "book": game})


def unfinished(sight: Sight, history: list[Table]) -> Unfinished:
    """How a game stood that was not played to its end: as if it had ended there. `history`: the last table is that."""
    scores = [sight.game.outcome(table).scores for table in history]
    curves = [[points[seat] for points in scores] for seat in range(sight.view.seats)]
    drawn = chart(curves, sight.names, [("", len(history) - 1)]) if len(history) > 1 else None
    return Unfinished(list(zip(sight.people, scores[-1])), drawn)


def card_fragment(game: str, key: str, lang: str, edition: str = "") -> str | None:
    """A card, large, for the hover box; None if there is no such card."""
    edition = edition_of(game, edition)
    found = ROOMS[game].card(key, texts(lang), edition)
    return render(f"{game}/card.html", lang, {**helpers(game, edition, lang), **found}) if found is not None else None


def why_fragment(game: str, ref: str, lang: str, edition: str = "") -> str | None:
    """Our sentence for a rule and the way into the rulebook; None if there is no such rule."""
    edition = edition_of(game, edition)
    if not rulebook.exists(game, edition, ref):
        return None
    text = rulebook.sentence(texts(lang), game, edition, ref)
    return render("why.html", lang, {"text": text, "ref": ref, "game": game, "edition": edition})
