"""Notices: one per table and turn, by e-mail and webhook; webhooks go to public addresses only."""

import asyncio
import socket
import threading
from collections.abc import Iterator
from email import message_from_string
from email.message import EmailMessage
from email.policy import default

import pytest

from kronika.table import notices
from kronika.table.notices import Notices, post, public_address
from kronika.table.rows import Change
from kronika.table.settings import Settings
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
            await sender.close()
            assert len(mailbox.letters) == 1
            live = await play(service, live, 1)
            live = await play(service, live, 0)
            live = await play(service, live, 0)
            await sender.close()
            assert len(mailbox.letters) == 2

    asyncio.run(run())
    assert mailbox.letters[0]["To"] == "bela@example.org"
    assert "te jössz" in str(mailbox.letters[0]["Subject"])
    assert "https://k.example/t/" in mailbox.letters[0].get_content()


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "10.1.2.3", "169.254.169.254", "::1", "0.0.0.0"])
def test_webhooks_never_reach_inside(host: str) -> None:
    with pytest.raises(ValueError, match="not a public address"):
        public_address(host, 80)
    shown = f"[{host}]" if ":" in host else host
    with pytest.raises(ValueError, match="not a public address"):
        post(f"http://{shown}:8000/x", {}, 1)


def test_a_webhook_is_one_post_with_a_time_out(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        monkeypatch.setattr(notices, "public_address", lambda host, port: "127.0.0.1")
        heard: list[bytes] = []

        def answer() -> None:
            connection, _ = server.accept()
            with connection:
                heard.append(connection.recv(65536))
                connection.sendall(b"HTTP/1.1 302 Found\r\nLocation: http://10.0.0.1/\r\nContent-Length: 0\r\n\r\n")

        thread = threading.Thread(target=answer)
        thread.start()
        post(f"http://hook.example:{server.getsockname()[1]}/turn?x=1", {"event": "turn"}, 5)
        thread.join(5)
        assert heard[0].startswith(b"POST /turn?x=1 HTTP/1.1\r\nHost: hook.example")
        with pytest.raises(TimeoutError):
            post(f"http://hook.example:{server.getsockname()[1]}/", {}, 0.2)


def test_both_are_off_by_default() -> None:
    assert not Settings().smtp_host
    assert not Settings().webhooks
