"""Requests that may be sent again after a lost answer: the same key of the same asker makes the same secrets."""
from __future__ import annotations

import hmac
import json
from typing import Annotated, Any

from fastapi import Header

from kronika.table.secret import Mint
from kronika.table.service import Service
from kronika.web.asker import Asker

Again = Annotated[str | None, Header(
    alias="Idempotency-Key", pattern="^[A-Za-z0-9_-]{16,80}$",
    description="A random string of yours. The same request with the same key is carried out once; asked again, it is "
                "answered with the same table, seat and secrets.")]


def mint(service: Service, asker: Asker, key: str | None, *what: Any) -> Mint:
    """What makes the secrets of a request: nothing is kept but the hashes of what it made."""
    if key is None:
        return Mint()
    who = f"account {asker.account_id}" if asker.account else asker.key
    return Mint(hmac.digest(service.key, f"again:{json.dumps([who, key, *what])}".encode(), "sha256"))
