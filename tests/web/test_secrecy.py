"""No byte that a seat or a spectator gets depends on what it may not know.

For thousands of positions another world is made that the viewer cannot tell from the real one; both are served, and
everything that is sent must be the same.
"""

import asyncio
import dataclasses
import json
import random
from pathlib import Path
from typing import Any

import pytest

from kronika.core.game import Game
from kronika.core.rng import Rng
from kronika.core.step import CHANCE, WATCHER
from kronika.core.table import Table, actors, options
from kronika.locale import Texts
from kronika.referee import resume
from kronika.referee.codec import save
from kronika.table import opening, showing
from kronika.table.judge import Asked
from kronika.table.live import Live
from kronika.table.service import Service
from kronika.table.store import Loaded
from kronika.web import events
from tests.table.conftest import opened

GAMES = 6                              # of 4 seats: more than two thousand pairs of worlds


def other_world(live: Live, viewer: int, seed: int) -> Table:
    """A table that agrees with all that the viewer knows and differs elsewhere."""
    game: Game = live.game
    return game.determinize(game.view(live.referee.table, viewer), viewer, Rng(seed))


def transplanted(live: Live, table: Table, viewer: int) -> Live:
    """The same table on the server, with the other world in it and in the hidden words of its log."""
    fields = {field.name: getattr(live, field.name, None) for field in dataclasses.fields(Loaded)}
    lines = [dataclasses.replace(line, words=hidden(live, line, viewer)) for line in live.lines]
    fields |= {"facts": dataclasses.replace(live.facts, seed="0" * 64), "lines": lines, "saved": "", "saved_at": 0}
    other = Live(Loaded(**fields))
    referee = resume.draft(live.referee, None)
    referee.table = table
    referee.table.notes = []
    other._referee = referee
    return other


def hidden(live: Live, line: Any, viewer: int) -> str:
    """The words of a line in another world: what the viewer knows of them, the rest changed."""
    words: str = line.words
    if line.seat == viewer or line.back >= 0:
        return words
    if line.sealed and line.shown == line.moment and line.moment == live.referee.table.shown:
        return "sell altar"                      # a sealed pick may be anything
    known = live.said(line, viewer).split()
    told = words.split()
    changed = [b if a == b else swap(live, b) for a, b in zip(known, told)]
    return " ".join(changed)


def swap(live: Live, word: str) -> str:
    """Another card in place of a hidden one."""
    cards = live.game.grammar.forms["sell"].parts[0].kinds[0].words
    return random.Random(word).choice([card for card in cards if card != word]) if word in cards else word


async def sent(service: Service, live: Live, viewer: int) -> list[str]:
    """Everything a viewer is ever sent of a table, as text."""
    key = service.key
    texts = Texts("en")
    out = [json.dumps(showing.table(live.facts, live.seats, 0)), json.dumps(showing.view(live, viewer, key)),
           showing.mark(live, viewer), events.state(service, live, viewer)]
    items = live.items(viewer)
    whole = len(live.lines) % 10 == 0            # otherwise the last lines alone: the rest was compared before
    since = 0 if whole else max(0, len(items) - 6)
    said = texts if whole else None
    out += [json.dumps(showing.item(live, n, item, viewer, said)) for n, item in enumerate(items) if n >= since]
    heard, told, _ = await events.news(service, live, viewer, (since, live.messages), "hu" if whole else "")
    out += [str(heard), json.dumps(told)]
    if whole:
        out.append(live.record(viewer).dump())
    if viewer != WATCHER:
        out.append(json.dumps([live.game.grammar.say(move) for move in options(live.view(viewer), viewer)]))
    return out


def without_commitment(texts: list[str]) -> list[str]:
    """The commitment is public and fixed beforehand; only here the other world has another seed."""
    first = json.loads(texts[0])
    first.pop("commitment")
    return [json.dumps(first), *texts[1:]]


@pytest.mark.parametrize("part", range(3))
def test_nothing_sent_depends_on_what_the_viewer_may_not_know(tmp_path: Path, part: int) -> None:
    compared = 0
    different = 0

    async def compare(service: Service, live: Live) -> None:
        nonlocal compared, different
        for viewer in (*range(live.facts.seats), WATCHER):
            if viewer == WATCHER:
                table = swapped_hands(live)
            else:
                table = other_world(live, viewer, compared)
            other = transplanted(live, table, viewer)
            here = without_commitment(await sent(service, live, viewer))
            assert here == without_commitment(await sent(service, other, viewer))
            compared += 1
            different += save(live.game, table) != save(live.game, live.referee.table)

    async def run() -> None:
        async with opened(f"sqlite:///{tmp_path / 'k.sqlite'}", live_tables=10) as service:
            for number in range(part, GAMES, 3):
                await one_game(service, number, compare)

    asyncio.run(run())
    assert compared >= 2 * 80 * 5
    assert different > compared * 0.9


def swapped_hands(live: Live) -> Table:
    """For those who look on, no hand is known: players with as many cards may have each other's."""
    table: Any = live.referee.table.clone()
    for size in {len(p.hand) for p in table.seat}:
        holders = [p for p in table.seat if len(p.hand) == size]
        hands = [p.hand for p in holders]
        for p, hand in zip(holders, hands[1:] + hands[:1]):
            p.hand = hand
    return table  # type: ignore[no-any-return]


async def one_game(service: Service, number: int, look: Any) -> None:
    rng = random.Random(number)
    names = ["Anna", "Béla", "Cili", "Dani"]
    live = await service.create(opening.make(opening.Wish("seven_wonders", "hotseat", names=names), "", None))
    while live.playing:
        await look(service, live)
        seats = [seat for seat in range(4) if (actors(live.referee.table) >> seat) & 1]
        seat = rng.choice(seats)
        words = rng.choice(live.referee.offers(seat))
        live = await service.move(live.facts.id, Asked(seat, words, live.decision(seat, service.key)))
        if rng.random() < 0.1 and live.playing and showing.undo(live, seat)["allowed"]:
            live = await service.undo(live.facts.id, seat)


def test_the_test_would_notice_a_leak(url: str) -> None:
    """A view of another seat is not what this viewer may be sent."""
    async def run() -> None:
        async with opened(url) as service:
            live = await service.create(opening.make(
                opening.Wish("seven_wonders", "hotseat", names=["Anna", "Béla", "Cili"], options={"sides": "all_day"}),
                "", None))
            other = transplanted(live, other_world(live, 0, 1), 0)
            assert without_commitment(await sent(service, live, 1)) != without_commitment(await sent(service, other, 1))
            assert save(live.game, live.view(CHANCE)) != ""

    asyncio.run(run())
