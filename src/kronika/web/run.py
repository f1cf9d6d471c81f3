"""A server on a socket, until it is told to stop."""
from __future__ import annotations

import logging
import os
import socket
from typing import Any
from urllib.parse import urlsplit

import uvicorn
from fastapi import FastAPI

from kronika.table.database import shown_url
from kronika.table.problem import Startup, Stopped
from kronika.table.settings import from_environment
from kronika.web import discreet
from kronika.web.app import create_app
from kronika.web.lines import for_server
from kronika.web.sweep import Sweeper

LOG = logging.getLogger("kronika.web")
GRACE = 2                              # seconds that open requests get when the server is told to stop


class Server(uvicorn.Server):
    """Ends the streams of events at once, so that stopping does not wait for them."""

    def __init__(self, config: uvicorn.Config, app: FastAPI) -> None:
        super().__init__(config)
        self.app = app
        self.sweeper = Sweeper(app.state.service.counts)

    def handle_exit(self, sig: int, frame: Any) -> None:
        self.app.state.service.closing.set()
        self.app.state.service.bus.tell_all()
        super().handle_exit(sig, frame)

    async def on_tick(self, counter: int) -> bool:
        """Ten times a second: whether to stop, as it must when there is no database any more."""
        self.sweeper.tick()
        state = self.app.state
        if state.problem is None and state.service.storage.gone():
            state.problem = Stopped("startup-gone", url=shown_url(state.service.storage.engine.url))
            LOG.critical("the file of the database was deleted or replaced: the server stops")
            state.service.closing.set()
            state.service.bus.tell_all()
        return await super().on_tick(counter) or state.problem is not None


def given() -> socket.socket | None:
    """The open socket that was handed to this process, as systemd does it: LISTEN_FDS, from the third file on."""
    if os.environ.get("LISTEN_PID") != str(os.getpid()) or os.environ.get("LISTEN_FDS") != "1":
        return None
    return socket.socket(fileno=3)


def bound(host: str, port: int) -> socket.socket:
    """A socket at that address, or the one that was handed over. Raises Startup if it is taken or does not exist."""
    handed = given()
    if handed is not None:
        return handed
    listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(2048)                    # at once: of two servers that start together, one is told
    except (OSError, OverflowError) as error:
        listener.close()
        reason = getattr(error, "strerror", None) or str(error)
        raise Startup("startup-port", host=host, port=str(port), reason=reason) from None
    return listener


def app_for(database: str, base_url: str, data: str) -> FastAPI:
    """The application. Raises Startup."""
    settings = from_environment(database=database, base_url=base_url, data=data)
    if settings.base_url and not is_web(settings.base_url):
        raise Startup("startup-base-url", url=settings.base_url)
    return create_app(settings)


def is_web(url: str) -> bool:
    try:
        address = urlsplit(url)
    except ValueError:
        return False
    return address.scheme in ("http", "https") and bool(address.hostname)


def run(app: FastAPI, listener: socket.socket) -> None:
    """Until it is told to stop. Raises Startup, or Stopped, if it cannot begin or go on."""
    settings = app.state.service.settings
    discreet.install(settings)
    http = for_server(settings)
    config = uvicorn.Config(app, http=http, ws="none", log_config=None, log_level="warning", access_log=False,
                            server_header=False, proxy_headers=False, timeout_keep_alive=75,
                            timeout_graceful_shutdown=GRACE)
    server = Server(config, app)
    server.sweeper.begin()
    server.run(sockets=[listener])
    if app.state.problem is not None:
        raise app.state.problem
