"""Jinja for our pages: texts of the reader's language, versioned addresses of static files, and the games' helpers."""
from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, StrictUndefined
from markupsafe import Markup

from kronika.locale import Texts
from kronika.locale.named import Named
from kronika.web.draw.words import minus, signed, soften
from kronika.web.flat import Loader
from kronika.web.quick import Quick, Sheet
from kronika.web.versioned import version

HERE = Path(__file__).parent
STATIC = HERE / "static"
HOMES = [HERE]                         # where templates and static files are, in folders of these names
MOST = 20_000                          # sentences remembered in each language


class Spoken(Texts):
    """Texts that remember what they said: a page is mostly the page before it."""

    def __init__(self, lang: str) -> None:
        super().__init__(lang)
        self.said: dict[tuple[object, ...], str] = {}

    def text(self, key: str, **args: str | int | Named) -> str:
        asked = (key, *args.items()) if args else (key,)
        if asked not in self.said:
            if len(self.said) >= MOST:
                self.said.clear()
            self.said[asked] = super().text(key, **args)
        return self.said[asked]


@cache
def texts(lang: str) -> Texts:
    return Spoken(lang)


def use(home: Path) -> None:
    """Add the templates and static files of a game that came from elsewhere."""
    if home not in HOMES:
        HOMES.append(home)
        environment.cache_clear()


def static_path(name: str) -> Path:
    """Where the static file is; what nobody has is looked for among our own."""
    return next((path for home in HOMES if (path := home / "static" / name).is_file()), STATIC / name)


@cache
def static(name: str) -> str:
    """The address of a static file, with its version: it may be kept for ever."""
    return f"/static/{name}?v={version(static_path(name))}"


def clock(seconds: int) -> str:
    """Seconds as a clock shows them: 4:12, 23:59:00."""
    minutes, rest = divmod(max(seconds, 0), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


@lru_cache(4096)
def icon(name: str, label: str = "", sprite: str = "house", cls: str = "i") -> Markup:
    """A picture of a sprite; one with a label is told to those who cannot see it."""
    told = Markup(' role="img"><title>{}</title>').format(label) if label else \
        Markup(' aria-hidden="true">')
    return Markup('<svg class="{}"{}<use href="{}#{}"/></svg>').format(cls, told, static(f"{sprite}.svg"), name)


@cache
def environment() -> Environment:
    env = Quick(loader=Loader([home / "templates" for home in HOMES]), autoescape=True,
                undefined=StrictUndefined, auto_reload=False)
    env.globals |= {"static": static, "sprite_icon": icon}
    env.filters.update({"signed": signed, "minus": minus, "clock": clock,
                        "soft": lambda text, lang: soften(text, lang, 8)})
    return env


def render(template: str, lang: str, context: dict[str, Any]) -> str:
    """A page in a language. `t` says a text, `join` a list."""
    words = texts(lang)
    sheets: list[Sheet] = []
    try:
        return environment().get_template(template).render(
            {"lang": lang, "t": words.text, "join": words.join, "modules": {}, "contexts": sheets, **context})
    finally:
        for sheet in sheets:
            sheet.wipe()
