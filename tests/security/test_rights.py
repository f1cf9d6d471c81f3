"""Every way in which a right can end, and what ends with it: streams, JSON, pages, record, chat, forks.

docs/server.md has the table. On PostgreSQL people look on at one process while their rights end at another.
"""

from collections.abc import Callable, Iterator

import pytest

from tests.patience import PATIENCE
from tests.security.rights import (
    PASSWORD,
    House,
    Person,
    Stream,
    Table,
    blind,
    held,
    house_on,
    seats_of,
    sees,
    settled,
)
from tests.table.conftest import postgres
from tests.table.postgres import Postgres, database
from tests.web.server import database_in

__all__ = ["postgres"]

ALL = ["link", "guest", "account", "personal"]
NEW = "password two"


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    if request.param == "sqlite":
        with house_on(database_in(tmp_path_factory.mktemp("house")), two=False) as found:
            yield found
    else:
        running: Postgres = request.getfixturevalue("postgres")
        with database(running) as url, house_on(url, two=True) as found:
            yield found


def ends(table: Table, act: Callable[[], object], person: Person | None = None, seat: int = 1) -> None:
    """What is done ends the person's right to the seat, at once and everywhere."""
    person = person or table.holder
    sees(person, table, seat)
    before = person.copy()
    stream = Stream(person, table.id)
    heard = stream.events()
    act()
    assert stream.ended.wait(PATIENCE), "the stream goes on"
    assert "event: ended" in stream.lines
    assert stream.events() == heard, "an event was sent after the right had ended"
    blind(before, table, seat)
    again = Stream(before, table.id)
    assert again.status == 401 or not again.decides(), "who comes back looks on"


def lasts(table: Table, act: Callable[[], object], person: Person | None = None, seat: int = 1) -> None:
    """What is done leaves the person's right as it is: the stream goes on."""
    person = person or table.holder
    stream = Stream(person, table.id)
    act()
    sees(person, table, seat)
    heard = stream.events()
    table.host.done("POST", f"{table.path}/chat", {"text": "still there?", "name": "Host"})
    stream.until(lambda: stream.events() > heard)
    assert not stream.ended.is_set()


# a seat

@pytest.mark.parametrize("way", ALL)
def test_leaving_before_the_start_ends_it(house: House, way: str) -> None:
    """And it stays ended when somebody else takes the seat and the game begins."""
    table = held(house, way, started=False)
    assert seats_of(table.holder, table) == [1]
    stream = Stream(table.holder, table.id)
    table.holder.done("POST", f"{table.path}/leave", there=True)
    assert stream.ended.wait(PATIENCE)
    assert stream.lines.count("event: ended") == 1
    taken = Person(house).done("POST", f"{table.path}/join", {"name": "Other", "seat": 1})
    Person(house).done("POST", f"{table.path}/join", {"name": "Third", "seat": 2})
    blind(table.holder, table)
    sees(Person(house, taken["token"]), table)


@pytest.mark.parametrize("way", ALL)
def test_who_stands_up_from_a_running_game_may_look_and_come_back_until_the_host_gives_a_new_link(
        house: House, way: str) -> None:
    table = held(house, way)
    lasts(table, lambda: table.holder.done("POST", f"{table.path}/leave", there=True))
    lasts(table, lambda: table.holder.done("DELETE", f"{table.path}/seats/1/bot", there=True))
    table.holder.done("POST", f"{table.path}/leave")
    settled(table)
    ends(table, lambda: table.host.done("POST", f"{table.path}/seats/1/link", there=True))


@pytest.mark.parametrize("way", ALL)
def test_a_new_link_of_the_host_ends_it(house: House, way: str) -> None:
    table = held(house, way)
    given: list[str] = []
    ends(table, lambda: given.append(table.host.done("POST", f"{table.path}/seats/1/link", there=True)["token"]))
    sees(Person(house, given[0]), table)


@pytest.mark.parametrize("way", ["guest", "account"])
def test_a_new_link_of_their_own_ends_what_others_have_by_the_old_one(house: House, way: str) -> None:
    """A browser that came by the link, an account that came by it, and a program."""
    table = held(house, way)
    table.links[1] = table.holder.done("POST", f"{table.path}/seats/1/link")["token"]
    others = [Person(house).greeted(), Person(house).registered(house.name()), Person(house, table.links[1])]
    for other in others[:2]:
        other.page(f"/t/{table.id}/s/{table.links[1]}")
    sees(others[0], table)
    streams = [Stream(other, table.id) for other in others]
    lasts(table, lambda: table.holder.done("POST", f"{table.path}/seats/1/link", there=True))
    for other, stream in zip(others, streams):
        assert stream.ended.wait(PATIENCE)
        blind(other, table)


def test_a_new_link_of_the_administrator_ends_it(house: House) -> None:
    table = held(house, "account")
    name = house.name()
    admin = Person(house).registered(name)
    assert admin.ask("POST", f"{table.path}/seats/1/link").status_code == 403
    assert house.there.command("admin", "grant", name).returncode == 0
    ends(table, lambda: admin.done("POST", f"{table.path}/seats/1/link", there=True))
    assert house.there.command("admin", "revoke", name).returncode == 0
    assert admin.ask("POST", f"{table.path}/seats/1/link").status_code == 403


# an account

@pytest.mark.parametrize("way", ["account", "personal"])
def test_deletion_ends_it(house: House, way: str) -> None:
    table = held(house, way)
    ends(table, lambda: table.owner.done("DELETE", "/me", {"password": PASSWORD}, there=True))
    assert Person(house).ask("POST", "/login", {"name": table.name, "password": PASSWORD}).status_code == 401


@pytest.mark.parametrize("way", ["account", "personal"])
def test_a_new_password_from_another_device_ends_it(house: House, way: str) -> None:
    table = held(house, way)
    other = signed_in(house, table.name)
    change = {"old": PASSWORD, "new": NEW}
    ends(table, lambda: other.done("PUT", "/me/password", change, there=True))
    assert other.account() is not None
    assert seats_of(other, table) == [1], "the device on which it was changed"


def test_tokens_are_kept_by_choice(house: House) -> None:
    table = held(house, "personal")
    change = {"old": PASSWORD, "new": NEW, "keep_tokens": True}
    lasts(table, lambda: table.owner.done("PUT", "/me/password", change, there=True))


def test_a_copy_of_the_cookie_ends_with_the_old_password(house: House) -> None:
    """Also a copy of the cookie of the very browser in which the password is changed."""
    table = held(house, "account")
    copied = table.owner.copy()
    ends(table, lambda: table.owner.done("PUT", "/me/password", {"old": PASSWORD, "new": NEW}, there=True), copied)
    sees(table.owner, table)


@pytest.mark.parametrize("way", ["account", "personal"])
def test_a_password_from_the_administrator_ends_it(house: House, way: str) -> None:
    table = held(house, way)
    name = house.name()
    admin = Person(house).registered(name)
    assert house.there.command("admin", "grant", name).returncode == 0
    ends(table, lambda: admin.done("PUT", f"/accounts/{table.name}/password", {"new": NEW}, there=True))
    assert seats_of(signed_in(house, table.name, NEW), table) == [1]


def test_signing_out_ends_it_for_every_copy_of_the_cookie(house: House) -> None:
    table = held(house, "account")
    copied = table.owner.copy()
    ends(table, lambda: table.owner.done("POST", "/logout", there=True), copied)
    assert copied.account() is None
    blind(table.owner, table)
    assert seats_of(signed_in(house, table.name), table) == [1], "the seat is the account's"


@pytest.mark.parametrize("everywhere", [False, True])
def test_a_device_is_signed_out_from_another(house: House, everywhere: bool) -> None:
    table = held(house, "account")
    other = signed_in(house, table.name)
    mine = [row["id"] for row in other.done("GET", "/sessions") if not row["here"]]
    path = "/sessions" if everywhere else f"/sessions/{mine[0]}"
    ends(table, lambda: other.done("DELETE", path, there=True))
    assert (other.account() is None) == everywhere


def test_a_voided_token_ends_it(house: House) -> None:
    table = held(house, "personal")
    number = table.owner.done("GET", "/tokens")[0]["id"]
    ends(table, lambda: table.owner.done("DELETE", f"/tokens/{number}", there=True))


# a browser without an account

def test_who_signs_in_takes_the_guests_seats_along_and_older_cookies_hold_nothing(house: House) -> None:
    table = held(house, "guest")
    before = table.holder.copy()
    name = house.name()
    ends(table, lambda: table.holder.registered(name), before)
    sees(table.holder, table)
    during = table.holder.copy()
    ends(table, lambda: table.holder.done("POST", "/logout", there=True), during)
    sees(table.holder, table)
    assert seats_of(signed_in(house, name), table) == [], "it was never the account's"


def test_a_device_signed_out_from_afar_loses_what_it_held_as_a_guest(house: House) -> None:
    table = held(house, "guest")
    name = house.name()
    table.holder.registered(name)
    other = signed_in(house, name)
    ends(table, lambda: other.done("DELETE", "/sessions", there=True))


def test_a_link_opened_with_an_account_is_the_accounts(house: House) -> None:
    """Nothing stays behind in the browser, and the seat is there wherever the account signs in."""
    table = held(house, "link")
    name = house.name()
    browser = Person(house).registered(name)
    browser.page(f"/t/{table.id}/s/{table.links[1]}")
    sees(signed_in(house, name), table)
    ends(table, lambda: browser.done("POST", "/logout", there=True), browser)
    blind(browser, table)
    again = signed_in(house, name)
    ends(table, lambda: again.done("DELETE", "/me", {"password": PASSWORD}, there=True), again)


# the host

def hosted(house: House) -> Table:
    """A table at one computer: the host looks from every seat."""
    owner = Person(house).registered(name := house.name())
    made = owner.done("POST", "/tables", {"game": "seven_wonders", "kind": "hotseat", "names": ["A", "B", "C"]})
    host = Person(house, made["host_token"])
    return Table(house, made["table"]["id"], host, owner, owner, name)


@pytest.mark.parametrize("end", ["/logout", "/me"])
def test_the_hosts_right_ends_with_the_session_or_the_account(house: House, end: str) -> None:
    table = hosted(house)
    browser = table.owner.copy()
    method, body = ("POST", None) if end == "/logout" else ("DELETE", {"password": PASSWORD})
    ends(table, lambda: table.owner.done(method, end, body, there=True), browser)
    assert browser.done("GET", table.path)["you"] == {"seats": [], "host": False}
    assert table.owner.done("GET", table.path)["you"] == {"seats": [], "host": False}
    assert table.host.done("GET", table.path)["you"]["host"], "the host's token is a key of its own"


# what is not by a token

@pytest.mark.parametrize(("method", "path", "body"), [
    ("DELETE", "/me", {"password": PASSWORD}), ("PUT", "/me/password", {"old": PASSWORD, "new": NEW}),
    ("POST", "/tokens", {"label": "more"}), ("DELETE", "/tokens/1", None), ("PUT", "/me", {"lang": "hu"}),
    ("DELETE", "/sessions", None), ("DELETE", "/sessions/1", None)])
def test_a_token_does_nothing_to_its_account(house: House, method: str, path: str, body: object) -> None:
    table = held(house, "personal")
    answer = table.holder.ask(method, path, body)
    assert (answer.status_code, answer.json()["code"]) == (403, "not-by-token")
    sees(table.holder, table)


def test_an_administrators_token_gives_no_passwords_and_no_links(house: House) -> None:
    table, victim = held(house, "personal"), held(house, "account")
    assert house.there.command("admin", "grant", table.name).returncode == 0
    assert table.holder.ask("PUT", f"/accounts/{victim.name}/password", {"new": NEW}).status_code == 403
    assert table.holder.ask("POST", f"{victim.path}/seats/1/link").status_code == 403
    assert table.owner.ask("POST", f"{victim.path}/seats/1/link").status_code == 200


@pytest.mark.parametrize(("method", "path", "body"), [
    ("DELETE", "/me", {"password": "wrong"}), ("PUT", "/me/password", {"old": "wrong", "new": NEW})])
def test_a_browser_that_is_left_open_does_not_do_what_the_page_asks_a_password_for(
        house: House, method: str, path: str, body: object) -> None:
    table = held(house, "account")
    answer = table.owner.ask(method, path, body)
    assert (answer.status_code, answer.json()["code"]) == (401, "bad-password")
    assert table.owner.ask(method, path).status_code in (400, 422)
    assert table.owner.account() is not None


# the signing key

def test_a_new_signing_key_ends_every_cookie_and_no_token(house: House) -> None:
    """The server knows it without a restart; decisions have new names."""
    tables = {way: held(house, way) for way in ALL}
    stale = tables["link"].holder.done("GET", f"{tables['link'].path}/options")
    streams = {way: Stream(table.holder, table.id) for way, table in tables.items()}
    cookies = {way: tables[way].holder.copy() for way in ("guest", "account")}
    key = {"Idempotency-Key": "a-key-of-our-own-1"}
    wish = {"game": "seven_wonders", "kind": "private"}
    made = [house.here.client().post("/tables", json=wish, headers=key).json() for _ in range(2)]
    changed = house.there.command("admin", "rotate-key")
    assert changed.returncode == 0, changed.stderr
    for way in ("guest", "account"):
        assert streams[way].ended.wait(PATIENCE), way
        assert "event: ended" in streams[way].lines
        blind(cookies[way], tables[way])
    for way in ("link", "personal"):
        sees(tables[way].holder, tables[way])
        assert not streams[way].ended.is_set(), way
    made.append(house.here.client().post("/tables", json=wish, headers=key).json())
    first, again, later = (each["table"]["id"] for each in made)
    assert first == again != later, "after it, the same request is a new one"
    move = {"words": stale["options"][0], "decision": stale["decision"]}
    answer = tables["link"].holder.ask("POST", f"{tables['link'].path}/move", move)
    assert (answer.status_code, answer.json()["code"]) == (409, "stale")
    move["decision"] = answer.json()["decision"]
    assert tables["link"].holder.ask("POST", f"{tables['link'].path}/move", move).status_code == 200
    assert seats_of(signed_in(house, tables["account"].name), tables["account"]) == [1]


def test_who_has_an_old_page_open_gets_a_new_one(house: House) -> None:
    """A cookie that is worth nothing any more does not stand in the way."""
    table = held(house, "account")
    gone = table.owner.copy()
    table.owner.done("POST", "/logout")
    page = gone.page("/account")
    assert page.status_code == 200
    gone.done("POST", "/login", {"name": table.name, "password": PASSWORD})
    sees(gone, table)


def signed_in(house: House, name: str, password: str = PASSWORD) -> Person:
    """Another browser, in which the same person signs in."""
    person = Person(house)
    person.done("POST", "/login", {"name": name, "password": password})
    return person
