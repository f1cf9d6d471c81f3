"""Limits hold for a browser or token and for an address; what is in use is never forgotten, what is made up shares."""

from collections.abc import Iterator

import pytest
from starlette.requests import Request

from kronika.table.problem import Problem, Startup
from kronika.table.settings import Settings, from_environment
from kronika.web import limits
from kronika.web.address import address
from kronika.web.limits import Limits
from tests.security.house import bearer, browser
from tests.web.server import Server, database_in, serving
from tests.web.sse import Events
from tests.web.table import make


def spent(found: Limits, asker: str, place: str = "", most: int = 1000) -> int:
    """How many reads go until there are no more."""
    for n in range(most):
        try:
            found.spend("read", asker, place)
        except Problem:
            return n
    return most


def test_an_address_has_a_limit_whatever_browsers_it_shows() -> None:
    found = Limits(Settings(limit_read="5/60", address_times=3))
    assert spent(found, "anna", "192.0.2.1") == 5
    assert sum(spent(found, f"fresh {n}", "192.0.2.1", 1) for n in range(100)) == 10
    assert spent(found, "béla", "192.0.2.2") == 5


def test_an_empty_bucket_is_not_forgotten_to_make_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST", 50)
    found = Limits(Settings(limit_read="5/60", address_times=3))
    assert spent(found, "anna") == 5
    strangers = sum(spent(found, f"made up {n}", "", 1) for n in range(1000))
    assert strangers == 49 + 15, "who comes when all buckets are in use shares one"
    assert spent(found, "anna") == 0
    assert len(found.kinds["read"].buckets) <= 51


def test_a_full_bucket_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(limits.time, "monotonic", lambda: now)
    found = Limits(Settings(limit_read="5/60"))
    for n in range(1000):
        found.spend("read", str(n))
    now += 61
    found.spend("read", "anna")
    assert len(found.kinds["read"].buckets) == 1


def request(client: str, *headers: tuple[str, str]) -> Request:
    raw = [(name.lower().encode(), value.encode()) for name, value in headers]
    return Request({"type": "http", "headers": raw, "client": (client, 1)})


def test_headers_are_trusted_only_where_a_proxy_is_named() -> None:
    told = ("X-Forwarded-For", "203.0.113.9, 198.51.100.7")
    assert address(request("192.0.2.1", told), Settings()) == "192.0.2.1"
    assert address(request("192.0.2.1", told), Settings(proxy="X-Real-IP")) == "192.0.2.1"
    assert address(request("192.0.2.1", told), Settings(proxy="X-Forwarded-For")) == "198.51.100.7"
    assert address(request("192.0.2.1", told), Settings(proxy="X-Forwarded-For", proxies=2)) == "203.0.113.9"
    assert address(request("192.0.2.1", told), Settings(proxy="X-Forwarded-For", proxies=3)) == "192.0.2.1"
    again = request("192.0.2.1", ("X-Forwarded-For", "203.0.113.9"), ("X-Forwarded-For", "198.51.100.7"))
    assert address(again, Settings(proxy="X-Forwarded-For")) == "198.51.100.7", "the last, on whichever line"


@pytest.mark.parametrize(("told", "counted"), [
    ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"), ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
    ("[2001:db8:1:2::9]:4711", "2001:db8:1:2::/64"), ("::ffff:203.0.113.9", "203.0.113.9"),
    ("203.0.113.9:4711", "203.0.113.9"), ("unknown", "192.0.2.1"), ("", "192.0.2.1"), ("x" * 5000, "192.0.2.1")])
def test_an_address_is_counted_by_household(told: str, counted: str) -> None:
    assert address(request("192.0.2.1", ("X-Real-IP", told)), Settings(proxy="X-Real-IP")) == counted


@pytest.mark.parametrize("value", ["on", "1", "true", "Forwarded", "a b-c", "-"])
def test_a_proxy_without_the_name_of_its_header_is_refused(value: str) -> None:
    with pytest.raises(Startup):
        from_environment({"KRONIKA_PROXY": value})


STRICT = {"KRONIKA_LIMIT_READ": "20/600", "KRONIKA_LIMIT_CHAT": "5/600", "KRONIKA_LIMIT_STATIC": "10/600",
          "KRONIKA_STREAMS": "3", "KRONIKA_STREAMS_ADDRESS": "4"}


@pytest.fixture
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(database_in(tmp_path_factory.mktemp("strict")), **STRICT) as found:
        yield found


def test_made_up_tokens_share_one_bucket(strict: Server) -> None:
    """Of every kind, at every address of the API; one that is good counts by itself."""
    player = make(strict, 3)[0]
    for n in range(25):
        for kind in "shp":
            strict.client(f"{kind}_made-up-{n}").get(f"/tables/{player.table}")
    answers = [strict.client(f"{kind}_made-up-x").get(path).status_code
               for kind in "shp" for path in ("/tables", f"/tables/{player.table}", "/me")]
    assert set(answers) == {429}
    assert player.client.get(f"/tables/{player.table}").status_code == 200


def test_fresh_browsers_do_not_get_round_the_limits_of_pages(strict: Server) -> None:
    client = strict.client()
    for path in ("/", "/rules/seven_wonders", "/card/seven_wonders/altar", "/why/seven_wonders/SW-R.01", "/account"):
        answers = [client.get(f"{strict.base}{path}", headers={"Cookie": "kronika="}).status_code for _ in range(22)]
        client.cookies.clear()
        assert answers[-1] == 429, path


def test_static_files_count(strict: Server) -> None:
    client = strict.client()
    answers = [client.get(f"{strict.base}/static/{name}").status_code for name in ["css/house.css", "none"] * 6]
    assert answers == [200, 404] * 5 + [429, 429]


def test_chat_counts_for_the_address_too(strict: Server) -> None:
    """Ten times what one may say, however many say it."""
    table = make(strict, 1, seats=3)[0].table
    answers = []
    for n in range(15):
        client, csrf = browser(strict)
        for _ in range(5):
            answer = client.post(f"/api/tables/{table}/chat", json={"text": "x", "name": f"N{n}"},
                                 headers={"X-CSRF": csrf})
            answers.append(answer.status_code)
    assert answers.count(201) == 50


def test_streams_are_counted_while_they_are_open(strict: Server) -> None:
    players = make(strict, 3)
    url = f"{strict.base}/api/tables/{players[0].table}/events"
    mine = {"Authorization": players[0].client.headers["authorization"]}
    open_ = [Events(url, mine) for _ in range(3)]
    for stream in open_:
        stream.wait(lambda heard: bool(heard.heard))
    refused = players[0].client.get(url)
    assert (refused.status_code, refused.json()["code"]) == (429, "too-many-streams")
    other = Events(url, {"Authorization": players[1].client.headers["authorization"]})
    other.wait(lambda heard: bool(heard.heard))
    assert players[2].client.get(url).status_code == 429, "the address has its own bound"
    for stream in (*open_, other):
        stream.close()
    again = Events(url, mine)
    again.wait(lambda heard: bool(heard.heard))
    again.close()


def test_a_voided_token_is_nobody_again(strict: Server) -> None:
    """A token that was good once has its own bucket, but opens nothing."""
    players = make(strict, 3)
    old = players[0].client.headers["authorization"].split()[1]
    assert players[0].post("/seats/0/link").status_code == 200
    for _ in range(30):
        last = strict.client().get(f"/tables/{players[0].table}", headers=bearer(old))
    assert last.status_code in (401, 429)
