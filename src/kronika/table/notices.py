"""Telling players who are away that they are awaited: one notice per table and turn, by e-mail or webhook."""
from __future__ import annotations

import asyncio
import http.client
import ipaddress
import json
import logging
import smtplib
import socket
import ssl
from email.message import EmailMessage
from urllib.parse import urlsplit

from kronika.core.step import CHANCE
from kronika.locale import Texts
from kronika.table import store
from kronika.table.live import Live
from kronika.table.rows import HUMAN, Seat
from kronika.table.service import Service
from kronika.table.settings import Settings

LOG = logging.getLogger("kronika.notices")


class Notices:
    """After every change: who has become awaited and wants to be told."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self.tasks: set[asyncio.Task[None]] = set()

    def changed(self, live: Live) -> None:
        settings = self.service.settings
        if not settings.smtp_host and not settings.webhooks:
            return
        last = next((line.seat for line in reversed(live.lines) if line.seat != CHANCE), -1)
        bits = live.awaits()
        for seat in live.seats:
            wanted = (seat.email and settings.smtp_host) or (seat.webhook and settings.webhooks)
            if wanted and seat.kind == HUMAN and (bits >> seat.number) & 1 and seat.number != last:
                decision = live.referee.decisions[seat.number]
                if decision > seat.notified:
                    self.send(live, seat, decision)

    def send(self, live: Live, seat: Seat, decision: int) -> None:
        seat.notified = decision
        task = asyncio.get_running_loop().create_task(self._send(live, seat, decision))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _send(self, live: Live, seat: Seat, decision: int) -> None:
        facts, settings = live.facts, self.service.settings
        if not await self.service.storage.write(store.notified, facts.id, seat.number, decision):
            return
        texts = Texts(facts.lang)
        link = f"{settings.base_url.rstrip('/')}/t/{facts.id}"
        words = {"title": facts.title or facts.id, "name": seat.name, "link": link}
        try:
            if seat.email and settings.smtp_host:
                subject, body = texts.text("notice-subject", **words), texts.text("notice-body", **words)
                await asyncio.to_thread(mail, settings, seat.email, subject, body)
            if seat.webhook and settings.webhooks:
                news = {"event": "turn", "table": facts.id, "game": facts.game, "title": facts.title, "link": link,
                        "seat": seat.number, "name": seat.name, "text": texts.text("notice-body", **words)}
                await asyncio.to_thread(post, seat.webhook, news, settings.webhook_seconds)
        except (OSError, ValueError, smtplib.SMTPException, http.client.HTTPException) as error:
            LOG.warning("table %s, seat %d: no notice: %s", facts.id, seat.number, error)

    async def close(self) -> None:
        await asyncio.gather(*self.tasks, return_exceptions=True)


def mail(settings: Settings, to: str, subject: str, body: str) -> None:
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = settings.smtp_from, to, subject
    message.set_content(body)
    with smtplib.SMTP(settings.smtp_host, settings.smtp_port, timeout=20) as server:
        if settings.smtp_tls:
            server.starttls(context=ssl.create_default_context())
        if settings.smtp_user:
            server.login(settings.smtp_user, settings.smtp_password)
        server.send_message(message)


def public_address(host: str, port: int) -> str:
    """An address of the host that anybody can reach. Raises ValueError if any of its addresses is not public."""
    found = [str(row[4][0]) for row in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    for address in found:
        if not ipaddress.ip_address(address.split("%")[0]).is_global:
            raise ValueError(f"{host} is not a public address")
    return found[0]


def post(url: str, news: dict[str, object], seconds: float) -> None:
    """One POST to the address that was checked: no second look-up, no redirect, no waiting beyond the time-out."""
    parts = urlsplit(url)
    host = parts.hostname or ""
    port = parts.port or (443 if parts.scheme == "https" else 80)
    sock = socket.create_connection((public_address(host, port), port), seconds)
    with sock:
        connection = http.client.HTTPConnection(host, port, timeout=seconds)
        connection.sock = sock
        if parts.scheme == "https":
            connection.sock = ssl.create_default_context().wrap_socket(sock, server_hostname=host)
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        connection.request("POST", path, json.dumps(news).encode(), {"Content-Type": "application/json"})
        answer = connection.getresponse()
        connection.close()
    if answer.status >= 400:
        raise ValueError(f"{host} answered {answer.status}")
