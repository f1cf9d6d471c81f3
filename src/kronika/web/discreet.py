"""A log that keeps secrets: tokens, secret links and passwords are never written out, whoever logs them."""
from __future__ import annotations

import logging
import re

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from kronika.table.settings import Settings

FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"
HIDDEN = "***"
TOKEN = re.compile(r"\b([shp]_)[A-Za-z0-9_-]{16,}|(?<=/s/)[^\s/?\"']+|(?<=://)([^\s:/@]*:)[^\s@/]+(?=@)")
FEWEST = 4                             # a shorter password would blot out half the log


class Discreet(logging.Formatter):
    """Hides what looks like a secret, and the passwords that the server was told."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(FORMAT)
        words = (settings.smtp_password, settings.metrics_token, password(settings.database))
        self.told = [word for word in words if len(word) >= FEWEST]

    def format(self, record: logging.LogRecord) -> str:
        return self.hidden(super().format(record))

    def hidden(self, text: str) -> str:
        for word in self.told:
            text = text.replace(word, HIDDEN)
        return TOKEN.sub(lambda found: f"{found[1] or found[2] or ''}{HIDDEN}", text)


def password(url: str) -> str:
    """The password in the address of a database."""
    try:
        return make_url(url).password or ""
    except (ArgumentError, ValueError):
        return ""


def install(settings: Settings) -> None:
    """All that this process logs goes to its standard error, discreetly."""
    handler = logging.StreamHandler()
    handler.setFormatter(Discreet(settings))
    logging.basicConfig(level=logging.INFO, handlers=[handler])
