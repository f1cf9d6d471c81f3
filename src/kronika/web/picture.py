"""A table as one SVG that needs nothing else: its page, with the styles, symbols and letters that it uses."""
from __future__ import annotations

import base64
import re
from functools import cache
from html import escape
from html.parser import HTMLParser
from xml.etree import ElementTree

from kronika.core.game import Game, Setup
from kronika.core.table import Table
from kronika.web.draw.sight import Person, Sight
from kronika.web.render import static_path
from kronika.web.table_page import Reader, table_page
from kronika.web.versioned import served

SVG = "http://www.w3.org/2000/svg"
XHTML = "http://www.w3.org/1999/xhtml"
EMPTY = {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"}
UNSEEN = {"head", "script", "template", "dialog"}
ATTRIBUTE = re.compile(r"""\s([^\s=>"'/]+)(?:=(?:"([^"]*)"|'([^']*)'))?""")
STYLE = re.compile(r'<link rel="stylesheet" href="/static/([^"?]+)')
DRAWN = re.compile(r"/static/([\w/.]+\.svg)(?:\?[^#\"]*)?#([\w-]+)")
WITHIN = re.compile(r"""(\bid="|\bhref="#)([\w-]+)""")
MADE_OF = re.compile(r"""\bhref="#[\w-]+?--([\w-]+)""")
FONT = re.compile(r"url\(\.\./(fonts/[\w-]+\.woff2)\)")


class Strict(HTMLParser):
    """A page of ours as XML: every element closed, every attribute with a value, without what is never seen."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.out: list[str] = []
        self.open: list[str] = []
        self.unseen = 0                          # how many elements that are never seen are open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        text = self.get_starttag_text() or ""
        closed = tag in EMPTY or text.endswith("/>")
        if not closed:
            self.open.append(written(text))
            self.unseen += tag in UNSEEN
        if not self.unseen and tag not in UNSEEN:
            space = f' xmlns="{SVG}"' if tag == "svg" else ""
            self.out.append(f"<{written(text)}{space}{attributes(text)}{'/' * closed}>")

    def handle_endtag(self, tag: str) -> None:
        while tag not in EMPTY and self.open:
            name = self.open.pop()
            if not self.unseen:
                self.out.append(f"</{name}>")
            self.unseen -= name.lower() in UNSEEN
            if name.lower() == tag:
                break

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)

    def handle_data(self, data: str) -> None:
        if not self.unseen:
            self.out.append(escape(data, quote=False))


def written(text: str) -> str:
    """The name of a tag, in the letters in which it is written."""
    return re.split(r"[\s/>]", text[1:], maxsplit=1)[0]


def attributes(text: str) -> str:
    """The attributes of a tag, in the letters in which they are written; those without a value get an empty one."""
    found = {name: first or second for name, first, second in ATTRIBUTE.findall(text)}
    return "".join(f' {name}="{value.replace("<", "&lt;")}"' for name, value in found.items())


@cache
def styles(names: tuple[str, ...]) -> str:
    """The style sheets, with their letters in them."""
    def embedded(found: re.Match[str]) -> str:
        letters = base64.b64encode(static_path(found[1]).read_bytes()).decode()
        return f"url(data:font/woff2;base64,{letters})"

    texts = [served(static_path(name)).decode() for name in names]
    return FONT.sub(embedded, "\n".join(texts))


@cache
def symbols(sprite: str) -> dict[str, str]:
    """The drawings of a sprite by their ids, each under an id of its own in the picture."""
    ElementTree.register_namespace("", SVG)
    named = {element.get("id", ""): element for element in ElementTree.parse(static_path(sprite)).iter()}
    texts = {name: ElementTree.tostring(element, encoding="unicode") for name, element in named.items() if name}
    return {name: WITHIN.sub(lambda found: found[1] + own(sprite, found[2]), text.replace(f' xmlns="{SVG}"', ""))
            for name, text in texts.items()}


def drawings(used: list[tuple[str, str]]) -> str:
    """What is drawn by a page, and what these drawings are made of: once each."""
    out: dict[tuple[str, str], str] = {}
    while used:
        sprite, name = used.pop()
        if (sprite, name) not in out and name in symbols(sprite):
            out[sprite, name] = symbols(sprite)[name]
            used += [(sprite, other) for other in MADE_OF.findall(symbols(sprite)[name])]
    return "".join(out.values())


def own(sprite: str, name: str) -> str:
    return f"{sprite.removesuffix('.svg').replace('/', '-')}--{name}"


def strict(html: str) -> str:
    parser = Strict()
    parser.feed(html)
    parser.close()
    return "".join(parser.out)


def page_svg(game: Game, setup: Setup, view: Table, viewer: int, names: list[str], lang: str,
             size: tuple[int, int]) -> str:
    """The page of a table as that viewer has it, as a picture of that width and height."""
    people = [Person(seat, name) for seat, name in enumerate(names)]
    html = table_page(Sight("table", "", game, setup, viewer, people, view, []), Reader(lang, "light"), "")
    body = html[html.index("<body"):html.index("</body>") + len("</body>")]
    drawn = drawings(DRAWN.findall(body))
    body = DRAWN.sub(lambda found: "#" + own(found[1], found[2]), strict(body))
    sheet = styles(tuple(STYLE.findall(html)))
    wide, tall = size
    return (f'<svg xmlns="{SVG}" data-theme="light" lang="{lang}" width="{wide}" height="{tall}" '
            f'viewBox="0 0 {wide} {tall}"><style><![CDATA[{sheet}]]></style><defs>{drawn}</defs>'
            f'<foreignObject width="{wide}" height="{tall}">'
            f'<html xmlns="{XHTML}" lang="{lang}">{body}</html></foreignObject></svg>\n')
