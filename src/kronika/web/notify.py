"""Addresses for notices: checked when they are given."""
from __future__ import annotations

from urllib.parse import urlsplit

from kronika.table.problem import Problem
from kronika.table.settings import Settings


def clean_contact(settings: Settings, email: str, webhook: str) -> tuple[str, str]:
    """An e-mail address and a webhook as they may be kept. Raises Problem for what is off or is none."""
    email, webhook = email.strip(), webhook.strip()
    if email and not settings.smtp_host:
        raise Problem("no-email", status=422)
    if email and not is_address(email):
        raise Problem("bad-email", status=422)
    if webhook and not settings.webhooks:
        raise Problem("no-webhook", status=422)
    if webhook and not is_web(webhook):
        raise Problem("bad-webhook", status=422)
    return email, webhook


def is_address(email: str) -> bool:
    name, at, host = email.partition("@")
    plain = email.isascii() and email.isprintable() and not set(email) & set(' ,;<>()[]\\"')
    return bool(plain and name and at and "." in host and "@" not in host)


def is_web(url: str) -> bool:
    if not url.isascii() or not url.isprintable() or " " in url:
        return False
    try:
        parts = urlsplit(url)
        return parts.scheme in ("http", "https") and bool(parts.hostname) and not parts.username and parts.port != 0
    except ValueError:
        return False
