"""Hostile names in every part of every path and in every query: no file of the machine, no failure of the server."""

import inspect
from urllib.parse import quote

import pytest

from kronika.web.pages import statics
from kronika.web.render import STATIC
from tests.security.house import CANARY, Answer, House, bearer
from tests.security.names import LONG, SHORT, to_files
from tests.security.routes import ROUTES, Address


def check(answer: Answer, what: str) -> None:
    assert answer.status < 500, (what, answer.body[:300])
    for secret in (CANARY.encode(), b"SQLite format 3", b"root:x:0:0", b"Traceback"):
        assert secret not in answer.body, what
    assert "x-injected" not in [name.lower() for name, _ in answer.headers], what


def knock(house: House, door: Address, path: str) -> Answer:
    entry = ROUTES[door.method, door.path]
    headers = bearer(house.seat) if door.path.startswith("/api/tables/") else {}
    answer = house.ask(door.method, path, headers, whole=not entry.stream)
    check(answer, f"{door.method} {path[:200]}")
    return answer


def test_no_part_of_a_path_takes_a_strange_name(house: House, doors: list[Address]) -> None:
    names = [*SHORT, LONG, *to_files(house.canary)[:8]]
    for door in doors:
        for part in door.inside:
            for name in names:
                answer = knock(house, door, door.with_(house.table, **{part: name}))
                assert 400 <= answer.status < 500 or answer.status == 303, (door, name)


def test_no_query_takes_the_server_down(house: House, doors: list[Address]) -> None:
    """Each name that a door asks for by itself, and together those that it does not ask for."""
    for door in doors:
        others = {"lang", "seat", "next", "v"} - set(door.query)
        for value in (*SHORT[::2], LONG, *to_files(house.canary)[:2]):
            for query in [*(f"{name}={value}" for name in door.query), "&".join(f"{name}={value}" for name in others)]:
                knock(house, door, f"{door.with_(house.table)}?{query}")


@pytest.mark.parametrize("root", ["/static/", "/", "/card/seven_wonders/", "/cards/", "/rules/", "/t/", "/api/games/",
                                  "/why/seven_wonders/", "/lang/en?next=", "/rules/through_the_ages?edition="])
def test_no_file_of_the_machine_is_given_away(house: House, root: str) -> None:
    """Neither a file beside the server nor its database, in whatever spelling."""
    for name in to_files(house.canary, house.database):
        for method in ("GET", "HEAD"):
            check(house.ask(method, root + name), root + name)


def test_a_static_name_that_is_not_in_the_index_is_404(house: House) -> None:
    for name in (*to_files(house.canary, house.database), *SHORT, LONG, "css", "css/", "", "../render.py",
                 "css/../../render.py", "CSS/house.css", "css//house.css", "css%2f..%2fcss%2fhouse.css"):
        assert house.ask("GET", f"/static/{name}").status == 404, name
    good = house.ask("GET", "/static/css/house.css")
    assert (good.status, b"{" in good.body) == (200, True)
    assert house.ask("GET", "/static/css%2fhouse.css").status == 200, "the same name, written otherwise"
    bare = house.ask("HEAD", "/static/css/house.css")
    assert (bare.status, bare.body, dict(bare.headers)["content-length"]) == (200, b"", str(len(good.body)))
    assert "immutable" in dict(good.headers)["cache-control"]


def test_the_index_knows_the_files_of_the_package_and_nothing_is_kept_for_another_name() -> None:
    assert all(path.is_relative_to(STATIC) and path.is_file() for path in statics.index((STATIC.parent,)).values())
    assert list(inspect.signature(statics.loaded).parameters) == ["path"], "only what the index has is ever kept"


@pytest.mark.parametrize("header", ["Cookie", "Last-Event-ID", "Accept-Language", "Authorization", "Idempotency-Key",
                                    "Host", "X-Forwarded-For", "X-CSRF", "HX-Request", "Accept-Encoding", "Range"])
def test_no_header_takes_the_server_down(house: House, header: str) -> None:
    values = ["..", "/etc/passwd", str(house.canary), "é", "\x7f", "x" * 5000, ";", "=", "a=b; a=c", "-1", "\xff\xfe",
              "*", "bytes=0-", "bytes=9-1,-5"]
    names = ("lang", "theme", "guide", "name", "sound", "kronika") if header == "Cookie" else ("",)
    for value in values:
        for name in names:
            said = f"{name}={value}" if name else value
            for path in ("/", f"/t/{house.table}", f"/api/tables/{house.table}/log", "/static/css/house.css", "/x"):
                check(house.ask("GET", path, {header: said}), f"{header}: {said} {path}")


@pytest.mark.parametrize("next_", [
    "//evil.example", "/\\evil.example", "https://evil.example", "\\\\evil", "/%09/evil.example", "/\t/evil.example",
    "/\r\nX-Injected: 1", "javascript:alert(1)", "", "/\x00"])
def test_a_way_back_never_leads_to_another_house(house: House, next_: str) -> None:
    answer = house.ask("GET", f"/lang/hu?next={quote(next_)}")
    place = dict(answer.headers)["location"]
    assert answer.status == 303
    assert place.startswith("/")
    assert not place.startswith(("//", "/\\"))
    assert not set(place) & set("\t\r\n\\")
    check(answer, next_)
