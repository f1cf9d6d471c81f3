"""Telling players who are away that they are awaited: one notice per table and turn, by e-mail or webhook."""
from __future__ import annotations

import asyncio
import logging
import smtplib
import ssl
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from email.message import EmailMessage
from http.client import HTTPException

from kronika.core.step import CHANCE
from kronika.locale import Texts
from kronika.table import naming, people, store
from kronika.table.live import Live
from kronika.table.rows import HUMAN, Seat
from kronika.table.service import Service
from kronika.table.settings import Settings
from kronika.table.webhook import post

LOG = logging.getLogger("kronika.notices")
THREADS = 8                            # of their own: slow mail servers and webhooks hold up nothing else
LAST = 5.0                             # seconds for notices under way when the server stops
MAIL = 20.0                            # seconds for each answer of the mail server


@dataclass
class Contact:
    """Where a player wants to be told, and in which language."""

    email: str
    webhook: str
    lang: str


class Notices:
    """After every change: who has become awaited and wants to be told."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self.tasks: set[asyncio.Task[None]] = set()
        self.pool = ThreadPoolExecutor(THREADS, "notices")

    def changed(self, live: Live) -> None:
        settings = self.service.settings
        if not settings.smtp_host and not settings.webhooks:
            return
        last = next((line.seat for line in reversed(live.lines) if line.seat != CHANCE), -1)
        bits = live.awaits()
        for seat in live.seats:
            may_want = seat.email or seat.webhook or seat.account is not None
            if may_want and seat.kind == HUMAN and (bits >> seat.number) & 1 and seat.number != last:
                decision = live.referee.decisions[seat.number]
                if decision > seat.notified:
                    self.send(live, seat, decision)

    def send(self, live: Live, seat: Seat, decision: int) -> None:
        seat.notified = decision
        task = asyncio.get_running_loop().create_task(self._send(live, seat, decision))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def contact(self, live: Live, seat: Seat) -> Contact:
        """The seat's own addresses, else those of the account that holds it; what the server does not send is left
        out."""
        settings = self.service.settings
        email, webhook, lang = seat.email, seat.webhook, live.facts.lang
        if seat.account is not None:
            account = await self.service.storage.read(people.by_id, seat.account)
            if account is not None:
                email, webhook, lang = email or account.email, webhook or account.webhook, account.lang
        return Contact(email if settings.smtp_host else "", webhook if settings.webhooks else "", lang)

    async def _send(self, live: Live, seat: Seat, decision: int) -> None:
        facts, settings = live.facts, self.service.settings
        contact = await self.contact(live, seat)
        if not contact.email and not contact.webhook:
            return
        if not await self.service.storage.write(store.notified, facts.id, seat.number, decision):
            return
        texts = Texts(contact.lang)
        link = f"{settings.base_url.rstrip('/')}/t/{facts.id}"
        title = naming.called(facts, live.seats, texts)
        words = {"title": title, "name": seat.name, "link": link}
        subject, body = texts.text("notice-subject", **words), texts.text("notice-body", **words)
        if contact.email:
            await self.attempt(live, seat, lambda: mail(settings, contact.email, subject, body))
        if contact.webhook:
            news = {"event": "turn", "table": facts.id, "game": facts.game, "title": title, "link": link,
                    "seat": seat.number, "name": seat.name, "text": body}
            await self.attempt(live, seat, lambda: post(contact.webhook, news, settings.webhook_seconds))

    async def attempt(self, live: Live, seat: Seat, send: Callable[[], None]) -> None:
        """One notice, tried once."""
        try:
            await asyncio.get_running_loop().run_in_executor(self.pool, send)
        except (OSError, ValueError, smtplib.SMTPException, HTTPException) as error:
            LOG.warning("table %s, seat %d: no notice: %s", live.facts.id, seat.number, error)

    async def settled(self) -> None:
        """Until every notice under way is sent, or given up."""
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def close(self) -> None:
        if self.tasks:
            await asyncio.wait(self.tasks, timeout=LAST)
        self.pool.shutdown(wait=False, cancel_futures=True)


def mail(settings: Settings, to: str, subject: str, body: str) -> None:
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = settings.smtp_from, to, subject
    message.set_content(body)
    with smtplib.SMTP(settings.smtp_host, settings.smtp_port, timeout=MAIL) as server:
        if settings.smtp_tls:
            server.starttls(context=ssl.create_default_context())
        if settings.smtp_user:
            server.login(settings.smtp_user, settings.smtp_password)
        server.send_message(message)
