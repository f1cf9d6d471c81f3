"""The result of an arena as a page of its own: a bar with its interval for each bot, and the numbers."""
from __future__ import annotations

from html import escape
from typing import Any

from kronika.locale import Texts

WIDE, TALL, NAME = 560, 34, 170
STYLE = """body { font: 16px/1.5 Georgia, serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem;
  color: #2b2118; background: #f6efe2; }
table { border-collapse: collapse; } td, th { padding: .2rem .9rem .2rem 0; text-align: right; }
td:first-child, th:first-child { text-align: left; } svg { max-width: 100%; height: auto; }
.bar { fill: #b98a4a; } .whisker { stroke: #2b2118; stroke-width: 2; } .even { stroke: #8a2f20; stroke-dasharray: 4 4; }
text { font: 14px Georgia, serif; fill: #2b2118; }"""


def page(result: dict[str, Any], seed: int, texts: Texts) -> str:
    """A whole HTML document; it needs nothing else."""
    said = (texts.text(f"{result['game']}-title"), result["edition"], result["mode"])
    title = " · ".join(part for part in said if part)
    facts = texts.text("arena-facts", seats=result["seats"], games=result["games"], seed=seed)
    keys = ["first", "low", "high", "mean_score", "rating", "ms"]
    head = "".join(f"<th>{escape(texts.text('arena-' + key))}</th>" for key in ["bot", *keys])
    rows = "".join(f"<tr><td>{escape(row['bot'])}</td>" + "".join(f"<td>{shown(key, row[key])}</td>" for key in keys)
                   + "</tr>" for row in result["bots"])
    return (f'<!doctype html>\n<html lang="{texts.lang}">\n<head><meta charset="utf-8"><title>{escape(title)}</title>'
            f"<style>{STYLE}</style></head>\n<body>\n<h1>{escape(title)}</h1>\n<p>{escape(facts)}</p>\n{chart(result)}\n"
            f"<table><thead><tr>{head}</tr></thead>\n<tbody>{rows}</tbody></table>\n"
            f"<p>{escape(texts.text('arena-how'))}</p>\n</body>\n</html>\n")


def shown(key: str, value: float) -> str:
    return f"{100 * value:.1f} %" if key in ("first", "low", "high") else f"{value:g}"


def chart(result: dict[str, Any]) -> str:
    """A bar for each bot's share of first places, a whisker for its interval, a line where all would be equal."""
    bots = result["bots"]
    even = NAME + WIDE / result["seats"]
    height = TALL * len(bots) + 24
    out = [f'<svg viewBox="0 0 {NAME + WIDE + 60} {height}" role="img">']
    for n, row in enumerate(bots):
        y = n * TALL
        low, high, first = (NAME + WIDE * row[key] for key in ("low", "high", "first"))
        middle = y + TALL / 2
        out.append(f'<text x="0" y="{middle + 5}">{escape(row["bot"][:22])}</text>'
                   f'<rect class="bar" x="{NAME}" y="{y + 6}" width="{first - NAME:.1f}" height="{TALL - 12}"/>'
                   f'<line class="whisker" x1="{low:.1f}" y1="{middle}" x2="{high:.1f}" y2="{middle}"/>'
                   f'<text x="{high + 8:.1f}" y="{middle + 5}">{100 * row["first"]:.0f} %</text>')
    out.append(f'<line class="even" x1="{even:.1f}" y1="0" x2="{even:.1f}" y2="{height - 20}"/>'
               f'<text x="{even:.1f}" y="{height - 4}" text-anchor="middle">1/{result["seats"]}</text></svg>')
    return "".join(out)
