"""A server with an owner's box: tables say which box they are played with, go on with it, and wait for it without."""

import asyncio
import json
import shutil
from pathlib import Path

import httpx
import pytest

from kronika.games import box, home
from kronika.table.pool import Pool
from tests.web.server import Server, database_in, serving
from tests.web.table import Player, make, play_out


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """A box for all games, two of which have components.toml; 7 Wonders begins with more coins."""
    folder = tmp_path / "mine"
    for key in ("seven_wonders", "history_of_the_world"):
        shutil.copytree(home(key) / "data", folder / key)
    path = folder / "seven_wonders" / "components.toml"
    path.write_text(path.read_text(encoding="utf-8").replace("starting_coins = 3", "starting_coins = 4"),
                    encoding="utf-8")
    return folder


def at(player: Player, server: Server) -> Player:
    """The same player at a server that was started again."""
    return Player(server, player.table, player.seat, player.client.headers["Authorization"].removeprefix("Bearer "))


def page(server: Server, table: str, lang: str) -> httpx.Response:
    return server.visitor().get(f"/t/{table}", params={"lang": lang}, follow_redirects=True)


def test_tables_go_on_with_their_own_box_alone(tmp_path: Path, mine: Path) -> None:
    url = database_in(tmp_path)
    with serving(url) as ours:
        first, = make(ours, 1, bots=["greedy", "greedy"])
        assert first.get("")["box"] == ""
        assert "The components are those that come with Krónika" in page(ours, first.table, "en").text
    with serving(url, KRONIKA_DATA=str(mine)) as own:
        games = {row["game"]: row["boxes"] for row in own.client().get("/games").json()}
        assert games["seven_wonders"][""]["box"] == "mine"
        assert games["history_of_the_world"][""] == {"data": box.digest("history_of_the_world"), "box": ""}
        assert "leave out --data" in at(first, own).get("")["frozen"]
        second, = make(own, 1, bots=["greedy", "greedy"])
        world = make(own, 3, game="history_of_the_world")[0]
        assert (second.get("")["box"], world.get("")["box"]) == ("mine", "")
        assert second.get("")["data"] == games["seven_wonders"][""]["data"] != box.digest("seven_wonders")
        assert [seat["coins"] for seat in second.get("/view")["view"]["table"]["seat"]] == [4, 4, 4]
        assert "„mine”" in page(own, second.table, "hu").text
    with serving(url) as ours:
        assert "the box “mine”" in at(second, ours).get("")["frozen"]
        assert 'box = "mine"' in at(second, ours).client.get(f"/tables/{second.table}/record").text
        assert at(world, ours).get("")["frozen"] == ""
        assert play_out([at(first, ours)])["status"] == "over"
    with serving(url, KRONIKA_DATA=str(mine)) as own:
        assert play_out([at(second, own)])["status"] == "over"


def test_the_processes_of_bots_have_the_box(mine: Path) -> None:
    async def told(data: str) -> list[str]:
        pool = Pool(1, "tests.table.bad_bots:box_in_use", data)
        try:
            return await pool.ask(0, lambda: json.dumps({"game": "seven_wonders"}), 60)
        finally:
            await pool.close()

    assert asyncio.run(told(str(mine)))[1] == "mine"
    assert asyncio.run(told("")) == [box.digest("seven_wonders"), ""]
