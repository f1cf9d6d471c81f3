"""A new table: what is played, who sits on which chair, how long a move may take."""
from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from fastapi.responses import Response

from kronika.core.game import Game
from kronika.games import load
from kronika.locale import Texts
from kronika.players import LEVELS
from kronika.players.names import bot_name
from kronika.table import opening
from kronika.table.problem import Missing, Problem
from kronika.web.errors import explained
from kronika.web.pages.doors import GUIDED, called, door_of, doors, label, title
from kronika.web.pages.kit import PageRoute, Visit, addressed, form, number, visit
from kronika.web.render import texts
from kronika.web.rooms import ROOMS

router = APIRouter(include_in_schema=False, route_class=PageRoute)
CLOCKS = [("none", "none"), ("live-600-30", "live"), ("day", "day"), ("days", "days"), ("week", "week")]
SEATS = 4                              # of a new table, where so many may play
MOST = 7                               # chairs
PEOPLE = ["me", "link", "any", "here"]     # who may sit on a chair, besides bots
BOT = "greedy"
Chairs = Annotated[str, Query(max_length=100)]


@router.get("/new")
async def new(request: Request, kind: str = "private", game: str = GUIDED, edition: str = "",
              chairs: Chairs = "") -> Response:
    """The form for a new table. `chairs`: who was chosen before the game was changed."""
    v = await visit(request)
    if game not in ROOMS:
        raise Missing("no-page")
    asked = settled([chair for chair in chairs.split(",") if chair in PEOPLE + LEVELS])
    return await setup(v, {"game": game, "edition": edition}, asked or usual(kind, game))


def usual(kind: str, game: str) -> list[str]:
    """Me, somebody else, and bots for the rest."""
    low, high = load(game).seats
    seats = max(low, min(SEATS, high))
    others = {"open": "any", "hotseat": "here", "bots": BOT}.get(kind, "link")
    return ["me" if kind != "bots" else BOT, others] + [others if kind == "open" else BOT] * (seats - 2)


async def setup(v: Visit, data: dict[str, str], chairs: list[str], problem: str = "") -> Response:
    key = offered(data)
    game = load(key)
    edition = edition_of(data)
    low, high = game.seats[0], min(game.seats[1], MOST)
    seats = max(low, min(len(chairs), high))
    said = texts(v.lang)
    door = door_of(key, edition)
    return v.show(
        "setup.html", 422 if problem else 200, game=key, book=key, edition=edition, room=door,
        game_title=called(key, edition, v.lang), modes=[split(said.text(f"{key}-mode-{mode}"), mode)
                                                        for mode in game.modes[edition]],
        chosen_mode=data.get("mode", game.modes[edition][0]), chosen_clock=data.get("clock", "none"),
        name=data.get("name", v.name), title=data.get("title", ""), low=low, high=high, seats=seats,
        chairs=(chairs + [BOT] * high)[:high], names=[bot_name(seat) for seat in range(high)], levels=LEVELS,
        clocks=CLOCKS, timeouts=opening.TIMEOUTS, options=game.options[edition], problem=problem,
        only={name: conditions(game, edition, name) for name in game.options[edition]},
        given={f"option-{name}": data.get(f"option-{name}", "") for name in game.options[edition]},
        words=words(said, called(key, edition, v.lang), high), games=offers(v.lang), waiting=await v.waiting())


def conditions(game: Game, edition: str, option: str) -> str:
    """Where the option can be chosen, as the script reads it: `mode=full,advanced bonus=public`."""
    return " ".join(f"{name}={','.join(values)}" for name, values in game.conditions(edition, option).items())


def split(text: str, key: str) -> tuple[str, str, str]:
    """A mode, what it is called, and what more its name tells."""
    name, _, more = text.partition(": ")
    return key, name, more


def offers(lang: str) -> list[dict[str, Any]]:
    """The games that can be chosen, as doors."""
    return [{"game": door.game, "edition": door.edition, "name": title(door.game, lang), "label": label(door, lang),
             "art": door.key, "style": door.style, "icon": ROOMS[door.game].icon}
            for door in doors() if door.ready]


def words(said: Texts, game: str, high: int) -> dict[str, Any]:
    """Whatever the sentence at the foot of the page may be made of: the script only puts it together."""
    counts = range(1, high + 1)
    return {"game": game, "me": said.text("house-sum-me"),
            "seats": {n: said.text("house-sum-seats", count=n) for n in counts},
            **{who: {n: said.text(f"house-sum-{who}", count=n) for n in counts} for who in PEOPLE[1:]},
            **{level: {n: said.text("house-sum-bot", count=n, level=said.text(f"web-level-{level}")) for n in counts}
               for level in LEVELS},
            "clock": {value: said.text(f"house-clock-{name}") for value, name in CLOCKS},
            "next": {way: said.text(f"house-new-{way}") for way in WAYS},
            "go": {way: said.text(f"house-go-{way}") for way in WAYS}}


WAYS = ["open", "full", "watch"]       # somebody is awaited; it begins at once; only bots


@router.post("/new")
async def make(request: Request) -> Response:
    """Make the table that the form describes."""
    data = await form(request)
    v = await visit(request, "table")
    try:
        made = opening.make(wished({"name": v.name, **data}, v.lang), v.asker.taker, v.asker.account_id)
    except Problem as problem:
        said = explained(problem, v.lang, offered(data), edition_of(data))
        return await setup(v, data, seated(data), said["text"])
    live = await v.service.create(made)
    answer = v.go(f"/t/{live.facts.id}")
    if data.get("name"):                         # whoever only watches bots is not asked for it
        v.recall(answer, data["name"])
    return answer


def offered(data: dict[str, str]) -> str:
    """The game that a form names, if it has pages; else the house's first."""
    return data["game"] if data.get("game") in ROOMS else GUIDED


def edition_of(data: dict[str, str]) -> str:
    """The edition that a form names, if the game has it; else its first."""
    editions = load(offered(data)).editions
    return data["edition"] if data.get("edition") in editions else editions[0]


def seated(data: dict[str, str]) -> list[str]:
    """Who was chosen for each chair."""
    chairs = [data.get(f"seat{n}", "link" if n else "me") for n in range(min(number(data, "seats", SEATS), MOST))]
    return settled([chair if chair in PEOPLE + LEVELS else "link" for chair in chairs])


def settled(chairs: list[str]) -> list[str]:
    """Nobody sits twice, and whoever sits at a table for one screen sits at that screen."""
    away = "here" if "here" in chairs else "link"
    out = [away if chair == "me" and "me" in chairs[:n] else chair for n, chair in enumerate(chairs)]
    return ["here" if away == "here" and chair in ("link", "any") else chair for chair in out]


def kind_of(chairs: list[str]) -> str:
    """What kind of table such chairs make."""
    if all(chair in LEVELS for chair in chairs):
        return "bots"
    if "here" in chairs:
        return "hotseat"
    return "open" if "any" in chairs else "private"


def wished(data: dict[str, str], lang: str) -> opening.Wish:
    """The wish of a filled form."""
    said, chairs = texts(lang), seated(data)
    kind = kind_of(chairs)
    name = addressed(data.get("name", "").strip(), said.lang)
    options = {key.removeprefix("option-"): value for key, value in data.items() if key.startswith("option-")}
    wish = opening.Wish(offered(data), kind, len(chairs), data.get("edition", ""), data.get("mode", ""), options,
                        data.get("clock", "none"), data.get("timeout", "bot"), lang=lang, memory="memory" in data,
                        title=data.get("title", "").strip(), name=name if "me" in chairs else "", maker=name,
                        bots=[chair for chair in chairs if chair in LEVELS], chairs=chairs)
    if kind == "hotseat":
        people = sorted((n for n, chair in enumerate(chairs) if chair not in LEVELS), key=lambda n: chairs[n] != "me")
        wish.names = [name if chairs[n] == "me" else data.get(f"name{n}", "").strip() or
                      said.text("web-setup-seat", number=n + 1) for n in people]
    return wish
