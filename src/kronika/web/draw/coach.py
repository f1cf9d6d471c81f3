"""The coach's page: from findings to what is written and drawn."""
from __future__ import annotations

from dataclasses import dataclass, field

from kronika.core.game import Game
from kronika.core.table import Table
from kronika.core.words import Unclear
from kronika.games import notes as notes_of
from kronika.locale import Texts
from kronika.locale.log import offer
from kronika.players.coach import Finding, Reason
from kronika.players.report import MOMENTS, Report
from kronika.players.stretch import BETWEEN, parted
from kronika.web.draw.chances import SMALL, WIDE, Course, Picture, picture
from kronika.web.draw.room import Room, Small
from kronika.web.draw.sight import Sight
from kronika.web.draw.since import Measure

MANY = 4                               # sentences of a stretch that are told
TELLING = 0.5                          # points of an opponent, or so much of the gain
ROWS = 24                              # of the table of numbers


@dataclass
class Dealt:
    """A card of the hand: whether it was played, whether the coach would have played it."""

    card: Small
    mine: bool
    bots: bool


@dataclass
class Scene:
    """One decision, told."""

    number: int
    at: int                            # the moment of history
    stage: str
    said: str
    best: str
    gain: str
    points: bool                       # whether the gain is one of points, or of the chance alone
    why: list[str]
    before: int                        # percent
    after: int
    hand: list[Dealt] = field(default_factory=list)
    measures: list[tuple[Measure, int]] = field(default_factory=list)


@dataclass
class Row:
    """The chances at a decision, for those who want numbers."""

    name: str
    chances: list[int]


@dataclass
class Page:
    """All that the page shows."""

    sight: Sight
    seat: int
    title: str
    result: str
    cost: str
    judged: int
    total: int
    left: int
    working: bool
    failed: bool
    running: bool                      # the game goes on
    pictures: list[Picture]
    scenes: list[Scene]
    empty: int                         # places that are still being computed
    praise: list[tuple[str, str]]
    basis: str
    rows: list[Row]
    now: Scene | None = None

    @property
    def who(self) -> str:
        return who_of(self.sight, self.seat)[0]


def decimal(number: float, lang: str, sign: bool = True) -> str:
    """+6.2, in Hungarian +6,2."""
    text = f"{abs(number):.1f}".replace(".", "," if lang == "hu" else ".")
    if abs(number) < 0.05:
        return text
    return f"−{text}" if number < 0 else f"+{text}" if sign else text


def spoken(game: Game, edition: str, words: str, texts: Texts) -> str:
    """A sentence of the notation as the label of an offer."""
    meant = game.grammar.parse(words)
    return words if isinstance(meant, Unclear) else offer(texts, notes_of(game.key, edition), meant[0])


def sentences(game: Game, edition: str, told: list[tuple[str, int]], texts: Texts) -> str:
    """Some sentences of a stretch, and how many more there are; that it is over is told only where that is all."""
    told = [each for each in told if " " in each[0]] or told
    out = [spoken(game, edition, words, texts) for words, _ in told[:MANY]]
    out = [f"{often} × {label}" if often > 1 else label for label, (_, often) in zip(out, told)]
    if len(told) > MANY:
        out.append(texts.text("coach-more", count=sum(often for _, often in told[MANY:])))
    return BETWEEN.join(out)


def beside(found: Finding) -> str:
    """What was played is told beside the best, or, where that is the same, beside the next best."""
    return found.best if found.best != found.said else found.second


def both(game: Game, edition: str, found: Finding, texts: Texts) -> tuple[str, str]:
    """What was played, and what it is compared with; of whole stretches what makes the difference."""
    if not found.said:
        return "", spoken(game, edition, found.best, texts)
    other = beside(found)
    if BETWEEN not in found.said + other:
        return spoken(game, edition, found.said, texts), spoken(game, edition, other, texts) if other else ""
    one, two = (sentences(game, edition, each, texts) for each in parted(found.said, other))
    return one or texts.text("coach-alike"), two or texts.text("coach-alike")


def well(game: Game, edition: str, found: Finding, texts: Texts) -> str:
    """What was good about a choice; of a stretch that is shorter than the next best, what it left out."""
    other = beside(found)
    if BETWEEN in found.said + other and not parted(found.said, other)[0]:
        return texts.text("coach-left-out", what=both(game, edition, found, texts)[1])
    return both(game, edition, found, texts)[0]


def because(game: str, reason: Reason, texts: Texts) -> str:
    """`culture a turn +1.4: +9.4 points`; of what is points itself, the points alone."""
    name = texts.text(f"coach-{game}-{reason.aspect}")
    points = decimal(reason.points, texts.lang)
    if abs(reason.amount - reason.points) < 0.05:
        return texts.text("coach-reason-points", name=name, points=points)
    return texts.text("coach-reason", name=name, amount=decimal(reason.amount, texts.lang), points=points)


def reasons(game: str, found: Finding, texts: Texts) -> list[str]:
    """Why, in numbers that add up to the gain; and what the strongest opponent gets more, or less."""
    told = [because(game, reason, texts) for reason in found.reasons]
    if told and abs(found.rest) >= 0.05:
        told.append(texts.text("coach-reason-rest", points=decimal(found.rest, texts.lang)))
    if abs(found.rival) >= max(TELLING, TELLING * abs(found.gain)):
        told.append(texts.text("coach-reason-rival", points=decimal(found.rival, texts.lang)))
    return told


def gained(found: Finding, texts: Texts) -> tuple[str, bool]:
    """The headline: points, or where they tell nothing, the chance."""
    if found.gain >= 0.05:
        return texts.text("coach-gain", points=decimal(found.gain, texts.lang)), True
    return texts.text("coach-gain-chance", percent=decimal(100 * (found.could - found.chance), texts.lang)), False


def scene(found: Finding, number: int, at: int, view: Table | None, sight: Sight, room: Room, texts: Texts,
          seat: int) -> Scene:
    """`view`: the table as it stood, where it is known."""
    game, edition = sight.game, sight.setup.edition
    gain, points = gained(found, texts)
    said, best = both(game, edition, found, texts)
    out = Scene(number, at, (room.stage(view, texts) or texts.text("coach-setup")) if view is not None else "",
                said, best, gain, points, reasons(game.key, found, texts),
                round(100 * found.could), round(100 * found.chance))
    if view is not None:
        mine, bots = found.said.split(), found.best.split()
        out.hand = [Dealt(card, card.word in mine, card.word in bots) for card in room.hand(view, seat, texts)]
        out.measures = [(measure, measure.values[seat]) for measure in room.measures(view, texts)]
    return out


def praise(report: Report, sight: Sight, texts: Texts) -> list[tuple[str, str]]:
    """What was done well, as concrete as what was not."""
    game, edition = sight.game, sight.setup.edition
    out = [(well(game, edition, found, texts),
            texts.text("coach-well", points=decimal(found.gain, texts.lang))) for found in report.finest]
    if report.judged:
        out.append((texts.text("coach-same", same=report.same, judged=report.judged), texts.text("coach-same-more")))
    return out


def basis(report: Report, texts: Texts) -> str:
    """What the judgement rests on, and how exact it is, once that is known."""
    known = texts.text("coach-basis")
    if not report.worlds:
        return known
    points = decimal(report.doubt, texts.lang, False)
    return f"{known} {texts.text('coach-worlds', worlds=report.worlds, points=points)}"


def rows(report: Report, eras: list[str], texts: Texts) -> list[Row]:
    """Some of the decisions, evenly, and the last one."""
    every = max(1, -(-len(report.findings) // ROWS))
    chosen = [found for n, found in enumerate(report.findings) if n % every == 0 or n == len(report.findings) - 1]
    return [Row(texts.text("coach-row", number=found.number + 1, era=eras[found.number] or "none"),
                [round(100 * chance) for chance in found.chances]) for found in chosen]


def result(sight: Sight, seat: int, ranks: list[int], scores: list[int], texts: Texts) -> str:
    """How it ended for the seat."""
    if not ranks:
        return ""
    first = [number for number, rank in enumerate(ranks) if rank == 1]
    who, player = who_of(sight, seat)
    if seat in first:
        return texts.text("coach-first", points=scores[seat], who=who, player=player)
    winner = first[0]
    return texts.text("coach-behind", points=scores[seat], place=ranks[seat], name=sight.names[winner],
                      theirs=scores[winner], who=who, player=player)


def who_of(sight: Sight, seat: int) -> tuple[str, str]:
    """Whose game it is: the reader's, or somebody else's."""
    return "you" if sight.viewer == seat else "other", sight.names[seat]


def pictures(sight: Sight, seat: int, report: Report, until: int, eras: list[str], texts: Texts) -> list[Picture]:
    """One for desks and one for phones."""
    known = [found for found in report.findings if found.number < until]
    names = [texts.text("you") if number == seat and sight.viewer == seat else name
             for number, name in enumerate(sight.names)]
    course = Course(known, len(eras), seat, names, eras, report.worst, report.finest, until < len(eras))
    return [picture(course, size) for size in (WIDE, SMALL)]


def places(scenes: int, awaited: int) -> int:
    """So many of the five are not known yet; no more than there are decisions still to be judged."""
    return min(MOMENTS - scenes, awaited)
