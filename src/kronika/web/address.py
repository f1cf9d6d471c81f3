"""Whence a request comes: the network address that limits count by."""
from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, ip_address

from starlette.requests import HTTPConnection

from kronika.table.settings import Settings

NOBODY = "?"                           # a line without an address, such as a local socket


def address(request: HTTPConnection, settings: Settings) -> str:
    """The address that the proxy in front tells in the header we were told to trust; otherwise the line's own."""
    own = counted(request.client.host) if request.client else ""
    if settings.proxy:
        told = [part.strip() for line in request.headers.getlist(settings.proxy) for part in line.split(",")]
        if len(told) >= settings.proxies:
            # Each proxy adds at the end what it saw itself; what stands before came from the asker.
            return counted(told[-settings.proxies]) or own or NOBODY
    return own or NOBODY


@lru_cache(4096)
def counted(text: str) -> str:
    """An address as it is counted: of IPv6 the network of 64 bits, which is one household. Empty for what is none."""
    try:
        found = ip_address(without_port(text))
    except ValueError:
        return ""
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return f"{IPv6Address(int(found) >> 64 << 64)}/64"
    return str(found)


def without_port(text: str) -> str:
    """Some proxies write 192.0.2.1:4711 or [2001:db8::1]:4711."""
    if text.startswith("["):
        return text[1:].partition("]")[0]
    return text.partition(":")[0] if text.count(":") == 1 else text.partition("%")[0]
