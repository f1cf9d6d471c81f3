"""My page: what I have played and how it went, my seats, devices and notices. A guest has it too, by the browser."""
from __future__ import annotations

import io
import zipfile
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from fastapi.responses import Response

from kronika.core.step import CHANCE
from kronika.players import LEVELS
from kronika.referee.replay import prove
from kronika.table import house, people, ratings
from kronika.table.ratings import Rating
from kronika.table.rows import Facts
from kronika.web import entry
from kronika.web.draw import plots
from kronika.web.pages.doors import called
from kronika.web.pages.kit import PageRoute, Visit, visit
from kronika.web.pages.record import Stats, game_of
from kronika.web.pages.rows import Row, row
from kronika.web.pages.when import day
from kronika.web.render import texts

router = APIRouter(prefix="/me", include_in_schema=False, route_class=PageRoute)
COUNTED = 500                          # games that the charts are made of
SHOWN = 12                             # on one page
MET = 6                                # people
RECORDS = 100                          # in one file
CENTRE, UNIT = 1500, 60                # openskill's 25 is shown as 1500, and one of its units as 60
Which = Annotated[str, Query(max_length=60)]
Page = Annotated[int, Query(ge=0, le=1000)]


@router.get("")
async def me(request: Request, game: Which = "", page: Page = 0) -> Response:
    return await show(await visit(request), game=game, page=page)


async def show(v: Visit, game: str = "", page: int = 0, problem: str = "", done: bool = False,
               token: str = "") -> Response:
    """The page; `problem`, `done` and `token` tell what became of a form of it."""
    games, rows, held = await played(v, page)
    chosen = game if game in games else next(iter(games), "")
    sums = await summed(v, chosen, games[chosen]) if chosen else None
    account = v.asker.account
    seats = await sitting(v)
    return v.show(
        "me.html", 422 if problem else 200, problem=problem, done=done, token=token, account=account,
        games=[(key, named(key, v.lang), len(stats.games)) for key, stats in games.items()], chosen=chosen, sums=sums,
        rows=rows, page=page, more=held > (page + 1) * SHOWN, count=held, seats=seats, levels=LEVELS,
        waiting=await v.waiting(), since=day(account.created, texts(v.lang)) if account else "",
        **(await settings(v) if account else {}))


async def played(v: Visit, page: int) -> tuple[dict[str, Stats], list[Row], int]:
    """My finished games counted by game, those of one page as rows, and how many there are."""
    if not v.known:
        return {}, [], 0
    who = v.asker.holders, v.asker.account_id
    found, seats, mine, count = await v.service.storage.read(house.past, *who, COUNTED)
    games: dict[str, Stats] = {}
    for facts in reversed(found):
        one = game_of(facts, seats[facts.id], mine.get(facts.id, []))
        if one is not None:
            games.setdefault(key_of(facts), Stats()).games.append(one)
    part = found[page * SHOWN:(page + 1) * SHOWN]
    rows = [await row(v.service, facts, seats[facts.id], mine.get(facts.id, []), v.lang) for facts in part]
    return dict(sorted(games.items(), key=lambda each: -len(each[1].games))), rows, count


def key_of(facts: Facts) -> str:
    return f"{facts.game} {facts.edition}".strip()


def named(key: str, lang: str) -> str:
    game, _, edition = key.partition(" ")
    return called(game, edition, lang)


async def summed(v: Visit, key: str, stats: Stats) -> dict[str, Any]:
    """Numbers and charts of one game."""
    rated = await rating(v, key)
    values = [CENTRE + UNIT * (each.mu - 25) for each in rated]
    spread = [UNIT * each.sigma for each in rated]
    return {"won": stats.won, "all": len(stats.games), "place": stats.mean("place"), "seats": stats.mean("seats"),
            "points": stats.mean("points"), "best": stats.best, "places": stats.places(), "bots": stats.bots(),
            "people": stats.people(MET), "dots": plots.dotted([game.points for game in stats.games]),
            "rating": plots.banded(values, spread) if rated else None, "rated": len(rated),
            "value": round(values[-1]) if rated else 0, "spread": round(spread[-1]) if rated else 0}


async def rating(v: Visit, key: str) -> list[Rating]:
    """My ratings in one game, after what has ended since somebody last looked is rated too."""
    storage = v.service.storage
    if await storage.read(ratings.behind):
        await storage.write(ratings.catch_up)
    return await storage.read(ratings.history, key, v.asker.holders, v.asker.account_id)


async def sitting(v: Visit) -> list[Row]:
    """The tables at which I have a seat now."""
    if not v.known:
        return []
    who = v.asker.holders, v.asker.account_id
    found, seats, mine, _ = await v.service.storage.read(house.mine, *who, 40, 0)
    return [await row(v.service, facts, seats[facts.id], mine.get(facts.id, []), v.lang) for facts in found]


async def settings(v: Visit) -> dict[str, Any]:
    """What only an account has: devices, addresses for notices, personal tokens."""
    account = entry.must_be_in(v.asker)
    said = texts(v.lang)
    devices = [{**each, "day": day(int(each["seen"]), said)} for each in await entry.devices(v.service, v.asker)]
    return {"tokens": await v.service.storage.read(people.tokens, account.id), "devices": devices,
            "mail": bool(v.service.settings.smtp_host), "webhooks": v.service.settings.webhooks}


@router.get("/records")
async def records(request: Request) -> Response:
    """The records of my last games in one file."""
    v = await visit(request, "table")
    who = v.asker.holders, v.asker.account_id
    found = await v.service.storage.read(house.finished, *who, RECORDS) if v.known else []
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as file:
        for facts in found:
            live = await v.service.live(facts.id)
            if not live.frozen:
                record = live.record(CHANCE)
                prove(record, live.facts.seed, [seat.string for seat in live.seats])
                file.writestr(f"{facts.game}-{facts.id}.txt", record.dump())
            v.service.rest(facts.id)
    name = "attachment; filename=kronika-records.zip"
    return Response(made.getvalue(), media_type="application/zip",
                    headers={"Content-Disposition": name, "Cache-Control": "no-store"})
