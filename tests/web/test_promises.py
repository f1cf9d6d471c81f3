"""What docs/api.md and docs/server.md promise, tried by a client: once is once; a changed pick is nobody's to know."""

import asyncio
import itertools
import json
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from kronika.core.step import CHANCE, WATCHER
from kronika.locale import Texts
from kronika.referee.record import read
from kronika.referee.replay import verify
from kronika.table import clock, showing
from kronika.table.judge import Asked
from kronika.table.live import Live
from kronika.table.settings import Settings
from kronika.web import events, history
from kronika.web.app import create_app
from kronika.web.asker import Asker
from kronika.web.render import environment
from tests.table.conftest import opened
from tests.table.test_service import table
from tests.web.secrecy import FREE, House
from tests.web.server import database_in

KEY = {"Idempotency-Key": "b0de0bd0-51ce-4f2c-9a3e-1d7f0f2e6a11"}
LIMITS: dict[str, Any] = {f"limit_{kind}": FREE for kind in ("read", "move", "chat", "table", "account")}


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(create_app(Settings(database=database_in(tmp_path), **LIMITS))) as found:
        yield found


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def made(client: TestClient, **wish: Any) -> dict[str, Any]:
    answer = client.post("/api/tables", json={"game": "seven_wonders", "options": {"sides": "all_day"}, **wish})
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def three(client: TestClient) -> tuple[str, list[str]]:
    """A table and the tokens of its three seats."""
    game = made(client, name="Anna", seats=3)
    path = f"/api/tables/{game['table']['id']}"
    tokens = [game["seat_tokens"]["0"]]
    tokens += [client.post(f"{path}/join", json={"name": name}).json()["token"] for name in ("Béla", "Cili")]
    return path, tokens


def test_every_move_of_a_game_sent_again_counts_once_to_the_last(client: TestClient) -> None:
    """One who holds several seats need not say which: the decision does."""
    game = made(client, kind="hotseat", seats=3, names=["A", "B", "C"])
    path, host = f"/api/tables/{game['table']['id']}", bearer(game["host_token"])
    moves, status, chooser = 0, "playing", random.Random(1)
    while status == "playing":
        now = client.get(f"{path}/options", headers=host).json()
        body = {"words": chooser.choice(now["options"]), "decision": now["decision"]}
        first, again = (client.post(f"{path}/move", headers=host, json=body) for _ in range(2))
        assert (first.status_code, again.status_code) == (200, 200), again.text
        assert (again.json()["status"], again.json()["awaited"]) == (first.json()["status"], first.json()["awaited"])
        moves, status = moves + 1, first.json()["status"]
    record = read(client.get(f"{path}/record").text)
    assert len([seat for seat, _ in record.log if seat != CHANCE]) == moves
    assert verify(record).proven
    other = client.post(f"{path}/move", headers=host, json={**body, "words": "sell altar"})
    assert (other.status_code, other.json()["code"]) == (409, "over")


def test_words_that_were_filled_in_count_once_too(client: TestClient) -> None:
    path, tokens = three(client)
    for token in tokens:
        now = client.get(f"{path}/options", headers=bearer(token)).json()
        words = [said for said in now["options"] if said.startswith("build") and "pay" not in said]
        for said in words[:1]:
            body = {"words": f"  Build {said.removeprefix('build ')} pay 0 0", "decision": now["decision"]}
            answers = [client.post(f"{path}/move", headers=bearer(token), json=body) for _ in range(2)]
            assert [answer.status_code for answer in answers] == [200, 200], answers[1].text
            body["words"] = next(said for said in now["options"] if said.startswith("sell"))
            assert client.post(f"{path}/move", headers=bearer(token), json=body).json()["code"] == "stale"


def test_joining_with_the_same_key_and_another_body_is_another_request(client: TestClient) -> None:
    game = made(client, name="Anna", seats=4)
    path = f"/api/tables/{game['table']['id']}"
    sat = [client.post(f"{path}/join", json=body, headers=KEY).json()
           for body in ({"name": "B"}, {"name": "B"}, {"name": "C"}, {"name": "B", "seat": 3})]
    assert sat[0] == sat[1]
    assert [row["seat"] for row in sat] == [1, 1, 2, 3]
    assert len({row["token"] for row in sat}) == 3


def later() -> None:
    """The next millisecond."""
    then = clock.now()
    while clock.now() <= then:
        time.sleep(0.001)


def test_touched_and_the_order_of_lists_tell_nothing_of_a_changed_pick(client: TestClient) -> None:
    path, tokens = three(client)
    first = client.get(f"{path}/options", headers=bearer(tokens[0])).json()
    pick = {"words": first["options"][0], "decision": first["decision"]}
    decision = client.post(f"{path}/move", headers=bearer(tokens[0]), json=pick).json()["decision"]
    later()
    three(client)                                # a newer table stands before it
    before = (client.get(path).json(), client.get("/api/tables").json())
    later()
    changed = {"words": first["options"][-1], "decision": decision}
    assert client.post(f"{path}/move", headers=bearer(tokens[0]), json=changed).status_code == 200
    assert client.put(f"{path}/contact", headers=bearer(tokens[0]), json={}).status_code == 200
    assert (client.get(path).json(), client.get("/api/tables").json()) == before
    later()
    now = client.get(f"{path}/options", headers=bearer(tokens[1])).json()
    pick = {"words": now["options"][0], "decision": now["decision"]}
    client.post(f"{path}/move", headers=bearer(tokens[1]), json=pick)
    assert client.get(path).json()["touched"] > before[0]["touched"], "what everybody sees is told"


async def round_of_picks(house: House, monkeypatch: pytest.MonkeyPatch, changing: bool) -> Live:
    """Seats 0, 2 and 3 pick, then perhaps 0 once more, and seat 1 last; each at a moment of its own."""
    times = itertools.count(1000, 1000)
    now = 0
    monkeypatch.setattr(clock, "now", lambda: now)
    live = await house.seated("seven_wonders", 1)
    while live.facts.status == "playing" and not live.referee.table.stack[-1].sealed:
        seat = showing.bits(live.awaits(), live.facts.seats)[0]
        live = await house.service.move(live.facts.id, Asked(seat, live.referee.offers(seat)[0],
                                                             live.decision(seat, house.service.key)))
    offers = {seat: live.referee.offers(seat) for seat in range(4)}
    for seat, which in ((0, -1 if changing else 0), (2, 0), (3, 0), (0, 0), (1, 0)):
        now = next(times)
        if seat == 0 and which == 0 and live.referee.changes(0) != changing:
            continue
        live = await house.service.move(live.facts.id, Asked(seat, offers[seat][which],
                                                             live.decision(seat, house.service.key)))
    return live


async def all_told(house: House, live: Live, viewer: int) -> str:
    """Everything that one who did not change a pick is told, but the ids that are made by chance."""
    texts = [showing.table(live.facts, live.seats, 0, Texts("en")), live.record(viewer).dump(),
             [showing.item(live, n, item, viewer, None) for n, item in enumerate(live.items(viewer))],
             json.loads(events.state(house.service, live, viewer)), showing.view(live, viewer, house.service.key)]
    for n in range(len(live.items(viewer))):
        past = await history.referee_at(house.service, live, viewer, n)
        texts.append(showing.state(live.game, live.game.view(past.table, viewer), True))
    for part in texts:
        if isinstance(part, dict):
            part.pop("decision", None)
    return json.dumps(texts).replace(live.facts.id, "")


def test_nothing_told_depends_on_whether_a_pick_was_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not its order in the log or the record, nor its time, nor an earlier moment."""
    async def go(changing: bool) -> list[str]:
        house = House(f"sqlite:///{tmp_path / str(changing)}.sqlite")
        await house.open()
        live = await round_of_picks(house, monkeypatch, changing)
        assert any(line.back is not None for line in live.lines) == changing
        out = [await all_told(house, live, viewer) for viewer in (1, 2, 3, WATCHER)]
        await house.close()
        return out

    for here, there in zip(asyncio.run(go(False)), asyncio.run(go(True))):
        assert here == there


def test_every_refusal_is_described_as_what_it_is(client: TestClient) -> None:
    for path, ways in client.get("/api/openapi.json").json()["paths"].items():
        for way, described in ways.items():
            for status, answer in described["responses"].items():
                if int(status) >= 400:
                    shape = {"schema": {"$ref": "#/components/schemas/ProblemShape"}}
                    assert answer["content"] == {"application/json": shape}, (path, way, status)


def test_a_refused_record_is_json_and_a_record_plain_text(client: TestClient) -> None:
    path, tokens = three(client)
    good = client.get(f"{path}/record", headers=bearer(tokens[0]))
    assert good.headers["content-type"] == "text/plain; charset=utf-8"
    for answer in (client.get(f"{path}/record", headers=bearer("s_wrong")), client.get("/api/tables/aaaaaaaaaa/record"),
                   client.get(f"{path}/record?seat=99"), client.get(f"{path}/record?seat=1")):
        assert answer.status_code in (401, 403, 404, 422)
        assert answer.headers["content-type"] == "application/json"
        assert {"code", "text"} <= set(answer.json())


def test_who_missed_much_is_told_all_of_it_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """More than goes into one event comes in several, without waiting for the next news."""
    monkeypatch.setattr(events, "ALIVE", 0.01)

    async def go() -> list[str]:
        async with opened(database_in(tmp_path)) as service:
            live = await table(service)
            for n in range(events.MOST + 50):
                await service.say(live.facts.id, 0, "A", str(n))
            news = events.stream(service, live.facts.id, Asker("somebody"), WATCHER, "0.0", "")
            heard = [await anext(news) for _ in range(3)]
            await news.aclose()  # type: ignore[attr-defined]
            return heard

    heard = asyncio.run(go())
    told = [json.loads(chunk.partition("data: ")[2])["chat"] for chunk in heard[1:]]
    assert [len(rows) for rows in told] == [events.MOST, 50]


def test_what_is_not_for_a_viewer_does_not_put_off_the_sign_of_life(tmp_path: Path,
                                                                    monkeypatch: pytest.MonkeyPatch) -> None:
    """When the stream speaks would tell that somebody changed a pick."""
    monkeypatch.setattr(events, "ALIVE", 0.3)

    async def go() -> str:
        async with opened(database_in(tmp_path)) as service:
            live = await table(service)

            async def disturb() -> None:
                while True:
                    service.bus.tell(live.facts.id)
                    await asyncio.sleep(0.01)

            news = events.stream(service, live.facts.id, Asker("somebody"), WATCHER, "", "")
            _, _ = await anext(news), await anext(news)
            disturbing = asyncio.create_task(disturb())
            async with asyncio.timeout(60):
                said = await anext(news)
            disturbing.cancel()
            await news.aclose()  # type: ignore[attr-defined]
            return said

    assert asyncio.run(go()).startswith(": still here")


@pytest.mark.parametrize("steps", range(5))
def test_whoever_goes_as_news_comes_is_gone(steps: int) -> None:
    """A stream that is cancelled in the very moment in which it is woken does not go on."""
    async def go() -> bool:
        woken = asyncio.Event()
        waiting = asyncio.create_task(events.waited(woken, 60))
        for _ in range(4):
            await asyncio.sleep(0)
        woken.set()
        for _ in range(steps):
            await asyncio.sleep(0)
        asked = waiting.cancel()                 # False: it had ended before
        await asyncio.wait([waiting])
        return waiting.cancelled() == asked

    assert asyncio.run(go())


def test_templates_are_read_once() -> None:
    """A page is of one piece, also while its files are replaced by newer ones."""
    assert environment().auto_reload is False
