"""Templates as we compile them say what they say by Jinja's own compiler."""

import gc
from typing import Any

import pytest
from jinja2 import Environment, StrictUndefined
from markupsafe import Markup

from kronika.core.rng import Rng
from kronika.games import KEYS, load
from kronika.players import make
from kronika.players.match import Match
from kronika.referee.referee import Referee
from kronika.web import render
from kronika.web.quick import Ours, Quick, Sheet, escape
from kronika.web.table_page import Reader, score_page, table_page
from tests.page.stub import WATCHER, seen

EDITIONS = [(key, edition) for key in KEYS for edition in load(key).editions]


def slow() -> Environment:
    """Our environment, but for the compiler."""
    ours = render.environment()
    env = Environment(loader=ours.loader, autoescape=True, undefined=StrictUndefined, auto_reload=False)
    env.globals, env.filters = ours.globals, ours.filters
    return env


@pytest.mark.parametrize(("key", "edition"), EDITIONS)
def test_every_table_is_drawn_alike(key: str, edition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = load(key).of(edition)
    referee = Referee(game, game.setup(3, edition), Rng(7))
    match = Match(game, referee, [make("greedy", game)] * 3, Rng(7))
    drawn: list[str] = []
    by_jinja = slow()

    def page(viewer: int, lang: str) -> str:
        return table_page(seen(referee, viewer), Reader(lang, csrf="x"), "/api/tables/demo")

    def sheet() -> str:
        return score_page(seen(referee, 0), [referee.table] * 2, Reader("hu", extra={"last_moment": 1}), "/api")

    for lang in ("hu", "en", "hu", "en"):
        match.run(13)
        for viewer in (0, 1, WATCHER):
            drawn.append(page(viewer, lang))
            with monkeypatch.context() as patched:
                patched.setattr(render, "environment", lambda: by_jinja)
                assert page(viewer, lang) == drawn[-1]
    assert len(set(drawn)) == 12
    match.run(100_000)
    last = sheet()
    monkeypatch.setattr(render, "environment", lambda: by_jinja)
    assert sheet() == last


@pytest.mark.parametrize(("key", "edition"), EDITIONS)
def test_a_page_leaves_nothing_to_the_collector(key: str, edition: str) -> None:
    """All that was made for a page goes when it is drawn: rounds of the collector are felt at every table."""
    game = load(key).of(edition)
    referee = Referee(game, game.setup(3, edition), Rng(7))
    sight = seen(referee, 0)
    table_page(sight, Reader("hu", csrf="x"), "/api/tables/demo")                 # what is kept for good is made
    gc.collect()
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        html = table_page(sight, Reader("hu", csrf="x"), "/api/tables/demo")
        gc.collect()
        left = [found for found in gc.garbage if isinstance(found, (Ours, Sheet))]
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
    assert len(html) > 10_000
    assert not left


SOURCE = """
{%- macro one(a, b="<b>", c=none) %}[{{ a }}|{{ b }}|{{ c is none }}]{% endmacro -%}
{%- macro many(a) %}{{ a }}{{ varargs|length }}{{ kwargs.x }}{{ caller() }}{% endmacro -%}
{{ one(1) }}{{ one("<i>", c=2) }}{{ one(a="'", b=safe) }}
{%- call many("&", 1, 2, x=thing.name) %}<u>{{ thing.name }}</u>{% endcall -%}
{{ thing.none is defined }}{{ thing.none|default("–") }}{{ thing.call(thing.name)(2) }}{{ 1.5 }}{{ none }}{{ true }}
{%- set text %}<p>{{ thing.name }}{% endset %}{{ text }}{{ text ~ "<" }}{% for x in items if x %}{{ loop.index }}{{ x }}
{%- endfor %}"""


class Thing:
    name = "Tom & <Jerry>"

    def call(self, name: str) -> Any:
        return lambda times: name * times


def test_macros_calls_and_attributes() -> None:
    told = {"thing": Thing(), "safe": Markup("<s>"), "items": ["a", "", "<"]}
    ours = Quick(autoescape=True, undefined=StrictUndefined).from_string(SOURCE).render(told)
    assert ours == Environment(autoescape=True, undefined=StrictUndefined).from_string(SOURCE).render(told)
    assert "[&lt;i&gt;|&lt;b&gt;|False]" in ours


@pytest.mark.parametrize("wrong", ["{{ one(1, 2, 3, 4) }}", "{{ one(d=1) }}"])
def test_what_a_macro_does_not_take_is_refused(wrong: str) -> None:
    env = Quick(autoescape=True, undefined=StrictUndefined)
    with pytest.raises(TypeError, match="one"):
        env.from_string("{% macro one(a=1, b=2, c=3) %}{{ a }}{% endmacro %}" + wrong).render()


def test_a_value_is_escaped_whatever_it_is() -> None:
    assert [escape(value) for value in ("<", Markup("<"), 3, True, None, 1.5, ["<"])] == \
        ["&lt;", "<", "3", "True", "None", "1.5", "[&#39;&lt;&#39;]"]
