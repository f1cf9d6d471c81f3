"""Secrets and names: made here, kept as hashes, and cleaned before they are shown to anybody."""
from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
import unicodedata

from kronika.table.problem import Problem

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"     # nothing that looks like something else
SEAT, HOST, PERSON, SESSION = "s_", "h_", "p_", "i_"       # how a token of each kind begins


class Mint:
    """Makes the id and the secrets of a table. From the same seed they are the same again: for a request sent twice."""

    def __init__(self, seed: bytes = b"") -> None:
        self.again = bool(seed)                  # what it makes may have been made before
        self.seed = seed or secrets.token_bytes(32)

    def made(self, what: str) -> bytes:
        return hmac.digest(self.seed, what.encode(), "sha256")[:24]

    def table_id(self) -> str:
        return "".join(ALPHABET[byte % len(ALPHABET)] for byte in self.made("table")[:10])

    def token(self, kind: str, number: int = 0) -> str:
        return kind + base64.urlsafe_b64encode(self.made(f"{kind}{number}")).decode()


def token(kind: str) -> str:
    return Mint().token(kind)


def new_key() -> str:
    """A signing key, as it is kept."""
    return secrets.token_hex(32)


def hashed(secret: str) -> str:
    """What is kept of a secret of many random bits."""
    return hashlib.sha256(secret.encode()).hexdigest()


def same(secret: str, kept: str) -> bool:
    return bool(kept) and hmac.compare_digest(hashed(secret), kept)


def own_link(key: bytes, table_id: str, number: int, kept: str) -> str:
    """A token that leads to a seat as its secret does, made of what is kept of it, so that it can be shown again. It
    ends with the secret, and with the signing key."""
    mac = hmac.digest(key, f"link/{table_id}/{number}/{kept}".encode(), "sha256")
    return SEAT + base64.urlsafe_b64encode(mac[:24]).decode()


def line(text: str, longest: int, code: str) -> str:
    """One line of text without control characters. Raises Problem if nothing is left or it is too long."""
    kept = "".join(" " if unicodedata.category(char) in ("Cc", "Zl", "Zp") else char for char in text
                   if unicodedata.category(char) not in ("Cf", "Cs", "Co"))
    kept = unicodedata.normalize("NFC", " ".join(kept.split()))
    if not kept or len(kept) > longest:
        raise Problem(code, status=422, longest=longest)
    return kept


def name(text: str) -> str:
    return line(text, 40, "bad-name")


def random_string(text: str) -> str:
    """A seat's own part of chance; made here if it brings none."""
    return line(text, 80, "bad-string") if text else secrets.token_hex(16)
