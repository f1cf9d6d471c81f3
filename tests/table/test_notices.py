"""Notices: one per table and turn, by e-mail and webhook; webhooks go to public addresses only."""

import asyncio
import contextlib
import socket
import threading
import time
from collections.abc import Iterator
from email import message_from_string
from email.message import EmailMessage
from email.policy import default
from typing import Any

import pytest

from kronika.table import notices, people, webhook
from kronika.table.live import Live
from kronika.table.notices import Notices
from kronika.table.rows import Change
from kronika.table.service import Service
from kronika.table.settings import Settings
from kronika.table.webhook import post, public_address
from tests.patience import PATIENCE
from tests.table.conftest import opened
from tests.table.test_service import play, table


class Mailbox:
    """As much of an SMTP server as a client needs."""

    def __init__(self) -> None:
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self.listener.getsockname()[1]
        self.letters: list[EmailMessage] = []
        threading.Thread(target=self.run, daemon=True).start()

    def run(self) -> None:
        while True:
            try:
                connection, _ = self.listener.accept()
            except OSError:
                return
            with connection, connection.makefile("rw", newline="\r\n") as lines:
                self.talk(lines)

    def talk(self, lines: "object") -> None:
        def say(text: str) -> None:
            lines.write(text + "\r\n")  # type: ignore[attr-defined]
            lines.flush()  # type: ignore[attr-defined]

        say("220 here")
        for line in lines:  # type: ignore[attr-defined]
            if line.lower().startswith("data"):
                say("354 go on")
                text = "".join(iter(lambda: lines.readline().replace("\r\n", "\n"), ".\n"))  # type: ignore[attr-defined]
                self.letters.append(message_from_string(text, EmailMessage, policy=default))
            if line.lower().startswith("quit"):
                say("221 bye")
                return
            say("250 fine")


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    box = Mailbox()
    yield box
    box.listener.close()


def test_one_letter_for_each_turn(url: str, mailbox: Mailbox) -> None:
    async def run() -> None:
        settings = {"smtp_host": "127.0.0.1", "smtp_port": mailbox.port, "smtp_tls": False,
                    "smtp_from": "k@example.org", "base_url": "https://k.example"}
        async with opened(url, **settings) as service:
            sender = Notices(service)
            live = await table(service, lang="hu", title="Péntek")
            await service.change(live.facts.id, lambda _: Change(seats={1: {"email": "bela@example.org"}}))
            service.after.append(sender.changed)
            for seat in (0, 2):
                live = await play(service, await service.live(live.facts.id), seat)
            await sender.settled()
            assert len(mailbox.letters) == 1
            live = await play(service, live, 1)
            live = await play(service, live, 0)
            live = await play(service, live, 0)
            await sender.settled()
            assert len(mailbox.letters) == 2

    asyncio.run(run())
    assert mailbox.letters[0]["To"] == "bela@example.org"
    assert "te jössz" in str(mailbox.letters[0]["Subject"])
    assert "https://k.example/t/" in mailbox.letters[0].get_content()


def test_an_account_is_told_at_every_table_in_its_own_language(url: str, mailbox: Mailbox) -> None:
    """Also at tables at which it already sits; a seat's own address goes first; a deleted account is told nothing."""
    async def run() -> None:
        settings = {"smtp_host": "127.0.0.1", "smtp_port": mailbox.port, "smtp_tls": False,
                    "smtp_from": "k@example.org"}
        async with opened(url, **settings) as service:
            sender = Notices(service)
            service.after.append(sender.changed)
            write = service.storage.write
            account = await write(people.register, "Béla", "x", "hu")
            live = await table(service, lang="en")
            await service.change(live.facts.id, lambda _: Change(seats={1: {"account": account.id}}))
            live = await round_of(service, live)
            await sender.settled()
            assert mailbox.letters == []
            await write(people.set_notices, account.id, "hu", "bela@example.org", "")
            live = await round_of(service, live)
            await sender.settled()
            assert [(box["To"], str(box["Subject"])) for box in mailbox.letters] == [
                ("bela@example.org", f"Krónika: te jössz ({live.seats[0].name} asztala)")]
            await service.change(live.facts.id, lambda _: Change(seats={1: {"email": "seat@example.org"}}))
            live = await round_of(service, live)
            await sender.settled()
            assert mailbox.letters[-1]["To"] == "seat@example.org"
            await write(people.remove, account.id)
            service.lost()
            told = len(mailbox.letters)
            await round_of(service, await service.live(live.facts.id))
            await sender.settled()
            assert len(mailbox.letters) == told

    asyncio.run(run())


async def round_of(service: Service, live: Live) -> Live:
    """Everybody decides once, the second seat first."""
    for seat in (1, 2, 0):
        live = await play(service, await service.live(live.facts.id), seat)
    return live


def test_slow_addresses_hold_up_nothing_else(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Notices have threads of their own; the server stops without waiting for them long."""
    called: list[str] = []
    waiting = threading.Event()

    def slow(address: str, *_: object) -> None:
        called.append(threading.current_thread().name)
        waiting.wait(PATIENCE)

    monkeypatch.setattr(notices, "post", slow)
    monkeypatch.setattr(notices, "LAST", 0.1)

    async def run() -> None:
        async with opened(url, webhooks=True) as service:
            sender = Notices(service)
            service.after.append(sender.changed)
            live = await table(service)
            await service.change(live.facts.id, lambda _: Change(seats={1: {"webhook": "https://slow.example/"}}))
            while not called:
                await asyncio.sleep(0.01)
            async with asyncio.timeout(PATIENCE / 2):
                assert await asyncio.to_thread(lambda: "free") == "free"
                await sender.close()

    asyncio.run(run())
    waiting.set()
    assert called[0].startswith("notices")


INSIDE = ["127.0.0.1", "localhost", "10.1.2.3", "169.254.169.254", "::1", "0.0.0.0", "100.64.1.1", "224.0.0.1",
          "240.0.0.1", "::ffff:10.0.0.1", "::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::1", "fe80::1", "fc00::1",
          "fec0::1", "ff0e::1", "2130706433", "0x7f.1", "127.1"]


@pytest.mark.parametrize("host", INSIDE)
def test_webhooks_never_reach_inside(host: str) -> None:
    with pytest.raises(ValueError, match="not a public address"):
        public_address(host, 80)
    shown = f"[{host}]" if ":" in host else host
    with pytest.raises(ValueError, match="not a public address"):
        post(f"http://{shown}:8000/x", {}, 1)


def answers(*addresses: str) -> Any:
    """A name server that says so."""
    return lambda *_, **__: [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (each, 80)) for each in addresses]


def test_a_name_that_leads_inside_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also when only one of its answers does."""
    monkeypatch.setattr(socket, "getaddrinfo", answers("93.184.215.14", "10.0.0.7"))
    with pytest.raises(ValueError, match="not a public address"):
        post("http://rebound.example/", {}, 1)


def test_a_name_is_looked_up_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A second answer cannot lead inside: the address that was checked is the one that is called."""
    asked: list[str] = []
    called: list[object] = []

    def look_up(host: str, *_: object, **__: object) -> Any:
        asked.append(host)
        return answers("93.184.215.14" if len(asked) == 1 else "127.0.0.1")()

    def connect(address: object, *_: object) -> socket.socket:
        called.append(address)
        raise ConnectionRefusedError

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    monkeypatch.setattr(socket, "create_connection", connect)
    with pytest.raises(ConnectionRefusedError):
        post("http://rebound.example:8080/", {}, 1)
    assert (asked, called) == (["rebound.example"], [("93.184.215.14", 8080)])


class Hook:
    """A server that answers each call as it is told to."""

    def __init__(self, *says: bytes, pause: float = 0) -> None:
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.says, self.pause = says, pause
        self.heard: list[bytes] = []
        threading.Thread(target=self.run, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://hook.example:{self.listener.getsockname()[1]}/turn?x=1"

    def run(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                connection, _ = self.listener.accept()
                with connection:
                    self.heard.append(connection.recv(65536))
                    for part in self.says:
                        connection.sendall(part)
                        time.sleep(self.pause)


@pytest.fixture
def outside(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tests' own machine counts as public."""
    monkeypatch.setattr(webhook, "public_address", lambda host, port: "127.0.0.1")


@pytest.mark.usefixtures("outside")
def test_a_webhook_is_one_post() -> None:
    hook = Hook(b"HTTP/1.1 204 No Content\r\n\r\n")
    post(hook.url, {"event": "turn"}, PATIENCE)
    assert hook.heard[0].startswith(b"POST /turn?x=1 HTTP/1.1\r\nHost: hook.example")
    assert b"Content-Length: 17\r\nContent-Type: application/json" in hook.heard[0]


@pytest.mark.usefixtures("outside")
def test_a_redirect_is_not_followed() -> None:
    inside = Hook(b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n")
    place = inside.url.replace("hook.example", "127.0.0.1").encode()
    hook = Hook(b"HTTP/1.1 307 Temporary Redirect\r\nLocation: " + place + b"\r\nContent-Length: 0\r\n\r\n")
    with pytest.raises(ValueError, match="answered 307"):
        post(hook.url, {"event": "turn"}, PATIENCE)
    assert inside.heard == []


@pytest.mark.usefixtures("outside")
@pytest.mark.parametrize(("says", "pause"), [((b"",), 60.0), ((b"H", b"T", b"T", b"P") * 50, 0.3)])
def test_a_webhook_has_a_time_for_the_whole(says: tuple[bytes, ...], pause: float) -> None:
    """A silent server is left, and one that says a letter now and then."""
    hook = Hook(*says, pause=pause)
    began = time.monotonic()
    with pytest.raises(TimeoutError):
        post(hook.url, {}, 0.5)
    assert time.monotonic() - began < 40             # what is said would take a minute


def test_both_are_off_by_default() -> None:
    assert not Settings().smtp_host
    assert not Settings().webhooks
