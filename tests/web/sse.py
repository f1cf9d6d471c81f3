"""Reading a stream of events in a thread, with reconnection like a browser's."""

import contextlib
import json
import socket
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import httpx

from tests.patience import PATIENCE


@dataclass
class Event:
    id: str
    data: dict[str, Any]


@dataclass
class Events:
    """Everything heard so far; `close` ends it."""

    url: str
    headers: dict[str, str] = field(default_factory=dict)
    last: str = ""
    heard: list[Event] = field(default_factory=list)
    raw: list[str] = field(default_factory=list)
    connections: int = 0

    def __post_init__(self) -> None:
        self.closing = False
        self.line: socket.socket | None = None
        self.thread = threading.Thread(target=self.run, daemon=True)
        self.thread.start()

    def run(self) -> None:
        while not self.closing:
            try:
                self.read()
            except (httpx.TransportError, httpx.StreamError):
                time.sleep(0.1)

    def read(self) -> None:
        headers = {**self.headers, **({"Last-Event-ID": self.last} if self.last else {})}
        with httpx.stream("GET", self.url, headers=headers, timeout=PATIENCE, verify=False) as answer:
            self.line = answer.extensions["network_stream"].get_extra_info("socket")
            self.connections += 1
            number, data = "", ""
            for line in answer.iter_lines():
                if self.closing:
                    return
                self.raw.append(line)
                if line.startswith("id: "):
                    number = line[4:]
                elif line.startswith("data: "):
                    data = line[6:]
                elif not line and data:
                    self.last = number
                    self.heard.append(Event(number, json.loads(data)))
                    data = ""

    def wait(self, found: Callable[["Events"], bool], seconds: float = PATIENCE) -> None:
        until = time.monotonic() + seconds
        while not found(self):
            assert time.monotonic() < until, f"not heard: {self.raw[-20:]}"
            time.sleep(0.01)

    def log(self) -> list[dict[str, Any]]:
        return [item for event in self.heard for item in event.data.get("log", [])]

    def close(self) -> None:
        self.closing = True
        if self.line is not None:
            with contextlib.suppress(OSError):       # it may have ended already
                self.line.shutdown(socket.SHUT_RDWR)
        self.thread.join(PATIENCE)
