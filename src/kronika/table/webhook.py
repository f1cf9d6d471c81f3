"""One POST to a stranger's address: a public one, looked up once, without redirects, within a time."""
from __future__ import annotations

import contextlib
import http.client
import ipaddress
import json
import socket
import ssl
import threading
from collections.abc import Iterator
from urllib.parse import urlsplit


def is_public(address: str) -> bool:
    """Whether anybody can reach it. Addresses that carry another one inside them are refused."""
    found = ipaddress.ip_address(address.split("%")[0])
    if isinstance(found, ipaddress.IPv6Address) and (found.sixtofour or found.ipv4_mapped or found.is_site_local):
        return False
    return found.is_global and not found.is_multicast and not found.is_reserved


def public_address(host: str, port: int) -> str:
    """An address of the host. Raises ValueError if any of those that the name leads to is not public."""
    try:
        found = [str(row[4][0]) for row in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    except UnicodeError:
        raise ValueError(f"{host} is no name") from None
    if not all(is_public(address) for address in found):
        raise ValueError(f"{host} is not a public address")
    return found[0]


def post(url: str, news: dict[str, object], seconds: float) -> None:
    """Send the news to the address that was checked: no second look-up, no redirect. Raises TimeoutError when it takes
    longer in all, however slowly the other side talks."""
    parts = urlsplit(url)
    host = parts.hostname or ""
    port = parts.port or (443 if parts.scheme == "https" else 80)
    line = socket.create_connection((public_address(host, port), port), seconds)
    if parts.scheme == "https":
        line = ssl.create_default_context().wrap_socket(line, server_hostname=host, do_handshake_on_connect=False)
    with line, limited(line, seconds):
        if isinstance(line, ssl.SSLSocket):
            line.do_handshake()
        connection = http.client.HTTPConnection(host, port)
        connection.sock = line
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        connection.request("POST", path, json.dumps(news).encode(), {"Content-Type": "application/json"})
        status = connection.getresponse().status
    if status >= 300:
        raise ValueError(f"{host} answered {status}")


@contextlib.contextmanager
def limited(line: socket.socket, seconds: float) -> Iterator[None]:
    """Cut the line when the time is up."""
    late = threading.Event()

    def cut() -> None:
        late.set()
        with contextlib.suppress(OSError):
            line.shutdown(socket.SHUT_RDWR)

    timer = threading.Timer(seconds, cut)
    timer.daemon = True
    timer.start()
    try:
        yield
    except (OSError, http.client.HTTPException):
        if late.is_set():
            raise TimeoutError("too slow") from None
        raise
    finally:
        timer.cancel()
