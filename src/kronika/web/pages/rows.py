"""A table in a list: who sits there, how far it is, whose turn it is, how it ended. All of it is public there."""
from __future__ import annotations

import json
from dataclasses import dataclass, field

from kronika.core.step import WATCHER
from kronika.referee.chance import commitment
from kronika.table import clock, naming
from kronika.table.live import Live
from kronika.table.rows import EMPTY, HUMAN, Facts, Seat
from kronika.table.service import Service
from kronika.web.pages.doors import called, door_of
from kronika.web.pages.when import ago, day, left
from kronika.web.render import texts
from kronika.web.rooms import ROOMS

HOUR = 3600                            # seconds; below it a clock is shown in figures
URGENT = 600


@dataclass
class Face:
    """Who sits on a chair."""

    seat: int
    name: str
    kind: str
    mine: bool
    awaited: bool


@dataclass
class Row:
    """A table as a list shows it."""

    id: str
    url: str
    title: str
    game: str
    style: str
    art: str
    icon: tuple[str, str]
    group: str                         # turn, running, gathering, past, open, watch
    faces: list[Face]
    state: str = ""
    moment: str = ""
    clock: str = ""
    seconds: int = field(default=-1, repr=False)     # on my clock, where it is shown in figures
    urgent: bool = False
    since: str = ""
    seal: str = field(default="", repr=False)        # of chance, for a browser that wants to remember it
    ended: Ended = field(default_factory=lambda: Ended())

    @property
    def others(self) -> list[Face]:
        return [face for face in self.faces if not face.mine and face.kind != EMPTY]

    @property
    def together(self) -> bool:
        """Whether others choose at the same time as I do: then it is told who has."""
        return any(face.awaited for face in self.others)


@dataclass
class Ended:
    """How a finished game ended for me, in words."""

    place: int = 0
    mine: str = ""
    best: str = ""
    day: str = ""


async def row(service: Service, facts: Facts, seats: list[Seat], mine: list[int] | None, lang: str) -> Row:
    """`mine`: my seats there; None for a table that is shown to everybody."""
    door = door_of(facts.game, facts.edition)
    game = called(facts.game, facts.edition, lang)
    awaited = facts.awaits if facts.status == "playing" else 0
    faces = [Face(seat.number, seat.name, seat.kind, seat.number in (mine or []), bool((awaited >> seat.number) & 1))
             for seat in seats]
    icon = ROOMS[facts.game].icon if facts.game in ROOMS else ("house", "table")
    title = naming.named(facts, seats, texts(lang)) or game
    out = Row(facts.id, f"/t/{facts.id}", title, game, door.style if door else "", door.key if door else "", icon,
              "", faces)
    out.group = group(facts, faces, mine is None)
    if facts.status == "over":
        out.ended = ended(facts, faces, lang)
    else:
        out.seal = commitment(facts.seed)
        out.state = state(facts, out, lang)
        out.moment = await moment(service, facts, mine is not None, lang)
        tell_time(service, facts, seats, out, lang)
    return out


def group(facts: Facts, faces: list[Face], public: bool) -> str:
    if facts.status == "over":
        return "past"
    if public:
        return "open" if any(face.kind == EMPTY for face in faces) else "watch"
    if facts.status == "open":
        return "gathering"
    return "turn" if any(face.mine and face.awaited and face.kind == HUMAN for face in faces) else "running"


def state(facts: Facts, found: Row, lang: str) -> str:
    """What the table waits for."""
    said = texts(lang)
    if facts.status == "open":
        free = sum(face.kind == EMPTY for face in found.faces)
        return said.text("house-free", free=free)
    awaited = [face for face in found.faces if face.awaited]
    if len(awaited) == len(found.faces) and len(awaited) > 2:
        return said.text("house-all-think")
    if all(face.mine for face in awaited):
        return ""                                # the row says since when it is the reader's turn
    names = [said.text("you").lower() if face.mine else face.name for face in awaited]
    return said.text("web-waiting-for", names=said.join(names))


async def moment(service: Service, facts: Facts, mine: bool, lang: str) -> str:
    """The age or epoch. Other people's tables are asked only if they are in memory already."""
    if facts.status != "playing" or facts.game not in ROOMS:
        return ""
    live = await service.live(facts.id) if mine else service.tables.get(facts.id)
    if live is None or live.frozen:
        return ""
    return stage(live, lang)


def stage(live: Live, lang: str) -> str:
    """As whoever looks on sees it; kept until the next change."""
    key = ("stage", lang)
    if key not in live.cache:
        live.cache[key] = ROOMS[live.facts.game].stage(live.view(WATCHER), texts(lang))
    found: str = live.cache[key]
    return found


def tell_time(service: Service, facts: Facts, seats: list[Seat], out: Row, lang: str) -> None:
    """The clock of the table; for my turn what I have left, and since when the others wait."""
    said = texts(lang)
    if out.group != "turn":
        out.clock = said.text(f"house-clock-{clock_name(facts.clock)}")
        out.since = ago(facts.touched, said) if facts.status == "playing" else ""
        return
    out.since = said.text("house-your-turn-since", ago=ago(facts.touched, said))
    running = [seat for seat in seats if out.faces[seat.number].mine and seat.since is not None]
    if facts.clock == "none" or not running:
        out.clock = said.text("house-clock-none")
        return
    seconds = min(clock.left(seat, service.pulse.now()) for seat in running) // clock.SECOND
    out.urgent = seconds < URGENT
    if seconds < HOUR:
        out.seconds = seconds
    else:
        out.clock = left(seconds, said)


def clock_name(name: str) -> str:
    return "live" if name.startswith("live") else name


def ended(facts: Facts, faces: list[Face], lang: str) -> Ended:
    said = texts(lang)
    result = json.loads(facts.result) if facts.result else {}
    out = Ended(day=day(facts.ended, said))
    mine = [face.seat for face in faces if face.mine]
    if not result.get("ranks"):
        out.mine = said.text("house-no-result")
        return out
    ranks, scores = result["ranks"], result["scores"]
    first = [face for face in faces if ranks[face.seat] == 1]
    if mine:
        me = min(mine, key=lambda seat: ranks[seat])
        out.place = ranks[me]
        out.mine = said.text("house-my-place", place=ranks[me], points=scores[me])
        if ranks[me] == 1:
            first = [face for face in faces if ranks[face.seat] != 1]
            first = sorted(first, key=lambda face: ranks[face.seat])[:1]
            out.best = said.text("house-next", name=first[0].name, points=scores[first[0].seat]) if first else ""
            return out
    out.best = said.text("house-winner", names=said.join([face.name for face in first]), points=max(scores))
    return out
