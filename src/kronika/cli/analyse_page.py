"""What the coach found, as a page of its own: the chances as a chart and as numbers, and the dearest decisions."""
from __future__ import annotations

from html import escape

from rich.console import Console
from rich.table import Table

from kronika.games import load
from kronika.locale import Texts
from kronika.players.coach import Finding
from kronika.players.report import Report
from kronika.referee.record import Record
from kronika.web.draw.chances import WIDE, Course, Picture, picture
from kronika.web.draw.coach import basis, both, gained, reasons
from kronika.web.rooms import ROOMS

COLORS = ["#2b5c9b", "#a86a05", "#0d7f6f", "#8c3b86", "#8a2f20", "#55606e", "#5b7a1f"]
STYLE = """body { font: 16px/1.5 Georgia, serif; margin: 2rem auto; max-width: 66rem; padding: 0 1rem;
  color: #2b2118; background: #f6efe2; }
table { border-collapse: collapse; } td, th { padding: .3rem .9rem .3rem 0; text-align: left; vertical-align: top; }
.numbers td, .numbers th { text-align: right; padding-bottom: 0; } svg { max-width: 100%; height: auto; }
.grid { stroke: #d9d0bf; } .border { stroke: #b9ad97; stroke-dasharray: 3 4; } .line { fill: none; stroke-width: 2; }
.mine { stroke-width: 4; } .mark { fill: #fdfaf3; stroke: #9c3d24; stroke-width: 2; } b.gain { color: #9c3d24; }
text { font: 13px Georgia, serif; fill: #2b2118; }"""


def who(record: Record, seat: int) -> str:
    return record.names[seat] if seat < len(record.names) else str(seat)


def page(record: Record, seat: int, found: Report, texts: Texts) -> str:
    """A whole HTML document; it needs nothing else."""
    title = f"{texts.text(f'{record.game}-title')} · {who(record, seat)}"
    same = f"{texts.text('coach-same', same=found.same, judged=found.judged)} {texts.text('coach-same-more')}"
    worst = texts.text("coach-worst", count=len(found.worst), who="other") if found.worst else \
        texts.text("coach-worst-none")
    return (f'<!doctype html>\n<html lang="{texts.lang}">\n<head><meta charset="utf-8"><title>{escape(title)}</title>'
            f"<style>{STYLE}</style></head>\n<body>\n<h1>{escape(texts.text('coach-title'))}</h1>\n"
            f"<p>{escape(title)}. {escape(same)}</p>\n<h2>{escape(texts.text('coach-chart'))}</h2>\n"
            f"{chart(drawn(record, seat, found, texts), texts)}\n{numbers(record, found, texts)}\n"
            f"<h2>{escape(worst)}</h2>\n{moments(record, found, texts)}\n"
            f"<p>{escape(basis(found, texts))}</p>\n</body>\n</html>\n")


def drawn(record: Record, seat: int, found: Report, texts: Texts) -> Picture:
    room = ROOMS.get(record.game)
    eras = [""] * (1 + max((each.number for each in found.findings), default=0))
    for each in found.findings:
        eras[each.number] = room.era(each.phase, texts) if room is not None else ""
    names = [who(record, number) for number in range(record.seats)]
    return picture(Course(found.findings, len(eras), seat, names, eras, found.worst, found.finest, False), WIDE)


def chart(drawing: Picture, texts: Texts) -> str:
    size = drawing.size
    out = [f'<svg viewBox="0 0 {size.width} {size.height}" role="img" '
           f'aria-label="{escape(texts.text("coach-chart-label"))}">']
    for y, value in drawing.grid:
        out.append(f'<path class="grid" d="M{size.left} {y}H{size.right}"/>'
                   f'<text x="{size.left - 8}" y="{y + 4}" text-anchor="end">{value}%</text>')
    out += [f'<path class="border" d="M{x} {size.top}V{size.bottom}"/>' for x in drawing.borders]
    out += [f'<text x="{x}" y="{size.bottom + 20}" text-anchor="middle">{escape(name)}</text>'
            for x, name in drawing.eras]
    for line in drawing.lines:
        color = COLORS[line.seat % len(COLORS)]
        out.append(f'<path class="line{" mine" if line.mine else ""}" stroke="{color}" d="{line.path}"/>'
                   f'<text x="{size.right + 9}" y="{line.label_y + 4}">{escape(line.name)} {line.value}%</text>')
    for mark in drawing.marks:
        if mark.number:
            out.append(f'<circle class="mark" cx="{mark.x}" cy="{mark.y}" r="{size.radius}"/>'
                       f'<text x="{mark.x}" y="{mark.y + 4.5}" text-anchor="middle">{mark.number}</text>')
    return "".join([*out, "</svg>"])


def numbers(record: Record, found: Report, texts: Texts) -> str:
    """The chart once more, in numbers."""
    head = "".join(f"<th>{escape(who(record, number))}</th>" for number in range(record.seats))
    rows = "".join(f"<tr><th>{each.number + 1}</th>"
                   + "".join(f"<td>{round(100 * chance)}%</td>" for chance in each.chances) + "</tr>"
                   for each in found.findings)
    return (f"<details><summary>{escape(texts.text('coach-numbers'))}</summary><table class=\"numbers\"><thead>"
            f"<tr><th>{escape(texts.text('coach-decision'))}</th>{head}</tr></thead><tbody>{rows}</tbody></table></details>")


def moments(record: Record, found: Report, texts: Texts) -> str:
    rows = "".join(moment(record, number, each, texts) for number, each in enumerate(found.worst, 1))
    head = "".join(f"<th>{escape(text)}</th>" for text in ("", texts.text("coach-you-played"),
                                                           texts.text("coach-bot-plays"), ""))
    return f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>" if rows else ""


def moment(record: Record, number: int, found: Finding, texts: Texts) -> str:
    game = load(record.game).of(record.edition)
    why = "; ".join(reasons(record.game, found, texts))
    said, best = both(game, record.edition, found, texts)
    chance = texts.text("coach-chance", before=round(100 * found.could), after=round(100 * found.chance))
    return (f"<tr><th>{number}</th><td>{escape(said)}</td><td>{escape(best)}</td>"
            f'<td><b class="gain">{escape(gained(found, texts)[0])}</b><br>{escape(why)}<br>{escape(chance)}</td></tr>')


def show(record: Record, seat: int, found: Report, texts: Texts) -> None:
    """The same on the terminal."""
    console = Console()
    game = load(record.game).of(record.edition)
    console.print(texts.text(f"{record.game}-title"), "·", who(record, seat))
    console.print(texts.text("coach-same", same=found.same, judged=found.judged), texts.text("coach-same-more"))
    if not found.worst:
        console.print(texts.text("coach-worst-none"))
        return
    console.print(texts.text("coach-worst", count=len(found.worst), who="other"))
    table = Table("", texts.text("coach-decision"), texts.text("coach-you-played"), texts.text("coach-bot-plays"), "")
    for number, each in enumerate(found.worst, 1):
        why = [gained(each, texts)[0], *reasons(record.game, each, texts),
               texts.text("coach-chance", before=round(100 * each.could), after=round(100 * each.chance))]
        table.add_row(str(number), str(each.line + 1), *both(game, record.edition, each, texts), "\n".join(why))
    console.print(table)
