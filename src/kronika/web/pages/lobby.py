"""The lobby and the making of tables."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import Response

from kronika.games import PACKAGES, load
from kronika.locale import LANGUAGES
from kronika.players import LEVELS
from kronika.table import opening, store
from kronika.table.problem import Missing, Problem
from kronika.table.rows import EMPTY, HUMAN, Facts, Seat
from kronika.web.draw.room import Door
from kronika.web.errors import explained
from kronika.web.pages.kit import YEAR, PageRoute, Visit, form, named, number, visit
from kronika.web.render import texts
from kronika.web.rooms import ROOMS

router = APIRouter(include_in_schema=False, route_class=PageRoute)
GAME = next(iter(ROOMS))               # the house's first
SOON = Door("civ", "r-cv", (2, 7), (240, 480))         # a room that is not open yet
CLOCKS = [("none", "none"), ("live-600-30", "live"), ("day", "daily"), ("days", "days"), ("week", "weeks")]
SEATS = 4                              # of a new table, where so many may play
SHOWN = 8                              # tables in each list


@dataclass
class Row:
    """A table in a list."""

    title: str
    icon: tuple[str, str] | None       # sprite and drawing of its game
    url: str
    seats: list[Seat]
    state: str
    turn: bool
    joinable: bool


def row(facts: Facts, seats: list[Seat], mine: list[int], lang: str) -> Row:
    said = texts(lang)
    turn = facts.status == "playing" and any((facts.awaits >> seat) & 1 for seat in mine)
    free = sum(seat.kind == EMPTY for seat in seats)
    title = facts.title or (said.text(f"{facts.game}-title") if facts.game in PACKAGES else facts.game)
    icon = ROOMS[facts.game].icon if facts.game in ROOMS else None
    return Row(title, icon, f"/t/{facts.id}", seats, state(facts, seats, turn, free, lang), turn,
               facts.status == "open" and free > 0 and not mine)


def state(facts: Facts, seats: list[Seat], turn: bool, free: int, lang: str) -> str:
    said = texts(lang)
    if facts.status == "open":
        return said.text("web-free-seats", taken=len(seats) - free, all=len(seats))
    if facts.status == "over":
        return said.text("web-over")
    if turn:
        return said.text("web-your-turn")
    names = [seat.name for seat in seats if (facts.awaits >> seat.number) & 1]
    return said.text("web-waiting-for", names=said.join(names)) if names else ""


@router.get("/")
async def lobby(request: Request) -> Response:
    """Play now, invite, my tables, open tables, rooms."""
    v = await visit(request)
    read = v.service.storage.read
    mine = (await read(store.mine, v.asker.holders, v.asker.account_id, SHOWN)) if v.known else []
    known = {facts.id for facts in mine}
    public = [facts for facts in await read(store.listed, "", SHOWN * 2) if facts.id not in known]
    public = [facts for facts in public if facts.status != "over"][:SHOWN]
    seats = await read(store.seats_of, [facts.id for facts in mine + public])
    claims = await read(store.claimed, v.asker.holders, list(known))
    rows = [row(facts, seats[facts.id], held(v, claims, seats[facts.id]), v.lang) for facts in mine]
    rows.sort(key=lambda each: not each.turn)
    return v.show("lobby.html", mine=rows, waiting=sum(each.turn for each in rows),
                  open=[row(facts, seats[facts.id], [], v.lang) for facts in public], rooms=rooms(v.lang))


def held(v: Visit, claims: set[tuple[str, int, str]], seats: list[Seat]) -> list[int]:
    """The seats that this browser holds at a table."""
    account = v.asker.account_id
    return [seat.number for seat in seats if seat.kind == HUMAN and (
        (seat.table_id, seat.number, seat.secret) in claims or (account is not None and seat.account == account))]


def rooms(lang: str) -> list[dict[str, Any]]:
    """Every room of the house, the open ones first."""
    doors = [(door, way_to(room.game, door)) for room in ROOMS.values() for door in room.doors]
    return [behind(door, url, lang) for door, url in [*doors, (SOON, "")]]


def way_to(game: str, door: Door) -> str:
    """The address of a new table there; empty for an edition that is not here yet."""
    if door.edition not in load(game).editions:
        return ""
    return f"/new?game={game}&edition={door.edition}" if door.edition else f"/new?game={game}"


def behind(door: Door, url: str, lang: str) -> dict[str, Any]:
    """What is told of a room."""
    said = texts(lang)
    label = [said.text(f"web-edition-{door.key}")] if said.has(f"web-edition-{door.key}") else []
    return {"name": said.text(f"web-room-{door.key}"), "about": said.text(f"web-about-{door.key}"), "cls": door.style,
            "url": url, "sprite": "rooms.svg", "art": door.key,
            "edition": " · ".join(label if url else [*label, said.text("web-soon")]),
            "players": said.text("web-players", low=door.players[0], high=door.players[1]),
            "minutes": said.text("web-minutes", low=door.minutes[0], high=door.minutes[1])}


@router.post("/play-now")
async def play_now(request: Request) -> Response:
    """One click: a table with bots, and you at it."""
    data = await form(request)
    v = await visit(request, "table")
    return v.go(f"/t/{await against_bots(v, offered(data), data.get('mode', ''), {})}")


@router.post("/first-game")
async def first_game(request: Request) -> Response:
    """A table with bots and with hints."""
    await form(request)
    v = await visit(request, "table")
    table = await against_bots(v, GAME, "", dict(ROOMS[GAME].first))
    answer = v.go(f"/t/{table}")
    answer.set_cookie("guide", table, max_age=YEAR, samesite="lax")
    return answer


def offered(data: dict[str, str]) -> str:
    """The game that a form names, if it has pages; else the house's first."""
    return data["game"] if data.get("game") in ROOMS else GAME


async def against_bots(v: Visit, game: str, mode: str, options: dict[str, str]) -> str:
    bots = ROOMS[game].bots
    wish = opening.Wish(game, "private", bots + 1, mode=mode, options=options, lang=v.lang, name=named(v.name, v.lang),
                        title=texts(v.lang).text("web-bots-title"), bots=["greedy"] * bots)
    made = opening.make(wish, v.asker.taker, v.asker.account_id)
    live = await v.service.create(made)
    return live.facts.id


@router.get("/new")
async def new(request: Request, kind: str = "private", game: str = GAME, edition: str = "") -> Response:
    """The form for a new table."""
    v = await visit(request)
    if game not in ROOMS:
        raise Missing("no-page")
    return setup(v, kind if kind in opening.KINDS else "private", "", {"game": game, "edition": edition})


def setup(v: Visit, kind: str, problem: str, data: dict[str, str]) -> Response:
    key = offered(data)
    game = load(key)
    edition = data["edition"] if data.get("edition") in game.editions else game.editions[0]
    said = texts(v.lang)
    return v.show("setup.html", 422 if problem else 200, game=key, book=key, game_title=said.text(f"{key}-title"),
                  edition=edition, modes=game.modes[edition], chosen_mode=data.get("mode", game.modes[edition][0]),
                  name=data.get("name", v.name), title=data.get("title", ""), low=game.seats[0], high=game.seats[1],
                  chosen_kind=kind, chosen_seats=number(data, "seats", min(SEATS, game.seats[1])),
                  levels=LEVELS, clocks=CLOCKS, timeouts=opening.TIMEOUTS, options=game.options[edition],
                  problem=problem, games=[(room, said.text(f"{room}-title")) for room in ROOMS])


@router.post("/new")
async def make(request: Request) -> Response:
    """Make the table that the form describes."""
    data = await form(request)
    v = await visit(request, "table")
    try:
        made = opening.make(wished(data, v.lang), v.asker.taker, v.asker.account_id)
    except Problem as problem:
        return setup(v, data.get("kind", "private"), explained(problem, v.lang, offered(data))["text"], data)
    live = await v.service.create(made)
    answer = v.go(f"/t/{live.facts.id}")
    v.recall(answer, data.get("name", ""))
    return answer


def wished(data: dict[str, str], lang: str) -> opening.Wish:
    """The wish of a filled form. Seats count from the maker's; bots sit last."""
    seats = number(data, "seats", SEATS)
    kind = data.get("kind", "private")
    name = named(data.get("name", "").strip(), lang)
    levels = [data.get(f"seat{n}", "open") for n in range(1, min(seats, 14))]
    bots = [level for level in levels if level in LEVELS]
    options = {key.removeprefix("option-"): value for key, value in data.items() if key.startswith("option-")}
    wish = opening.Wish(offered(data), kind, seats, data.get("edition", ""), data.get("mode", ""), options,
                        data.get("clock", "none"), data.get("timeout", "bot"), lang=lang, memory="memory" in data,
                        title=data.get("title", "").strip(), name=name, bots=bots)
    if kind == "hotseat":
        wish.names = [name] + [data.get(f"name{n}", "").strip() or texts(lang).text("web-setup-seat", number=n + 1)
                               for n, level in enumerate(levels, 1) if level not in LEVELS]
    if not wish.title:
        wish.title = texts(lang).text("web-setup-default-title", name=name)[:80]
    return wish


@router.get("/lang/{lang}")
async def change_language(request: Request, lang: str, next: str = "/") -> Response:
    """The reader's language from now on, wherever they sit."""
    if lang not in LANGUAGES:
        raise Missing("no-page")
    v = await visit(request)
    answer = v.go(inside(next))
    answer.set_cookie("lang", lang, max_age=YEAR, samesite="lax")
    return answer


def inside(path: str) -> str:
    """A path of this house to go back to, never another address."""
    return path if path.startswith("/") and not path.startswith(("//", "/\\")) else "/"
