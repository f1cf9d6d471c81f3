"""The lines that clients open: a request must arrive in good time, and nobody can take all of them."""
from __future__ import annotations

import asyncio
import contextlib
import sys
from collections import Counter, OrderedDict
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from kronika.table.settings import Settings
from kronika.web.address import NOBODY, counted

HEAD_BYTES = 65_536                    # the longest first line and headers together
GRACE = 5.0                            # seconds that the answer to a slow body gets before the line is cut
SPARE = 200                            # open files that are no lines: database, bots, log


class Lines:
    """All lines that are open. When there are too many, the one that has been waiting longest for a request to arrive
    makes room; where all are being answered, the newcomer is turned away."""

    def __init__(self, settings: Settings) -> None:
        self.most = min(settings.connections, open_files() - SPARE)
        self.most_address = self.most if settings.proxy else min(settings.connections_address, self.most)
        self.seconds = settings.slow_seconds
        self.count: Counter[str] = Counter()
        self.all = 0
        self.waiting: OrderedDict[Line, None] = OrderedDict()
        self.waiting_at: dict[str, OrderedDict[Line, None]] = {}

    def enter(self, line: Line) -> bool:
        """Whether there was room, or could be made."""
        if self.count[line.address] >= self.most_address and not self.make_room(self.waiting_at.get(line.address)):
            return False
        if self.all >= self.most and not self.make_room(self.waiting):
            return False
        self.all += 1
        self.count[line.address] += 1
        return True

    def make_room(self, waiting: OrderedDict[Line, None] | None) -> bool:
        if not waiting:
            return False
        oldest = next(iter(waiting))
        self.leave(oldest)
        oldest.transport.abort()
        return True

    def leave(self, line: Line) -> None:
        if not line.inside:
            return
        line.inside = False
        self.busy(line)
        self.all -= 1
        self.count[line.address] -= 1
        if not self.count[line.address]:
            del self.count[line.address]

    def wait(self, line: Line) -> None:
        """The line has nothing to be answered, from now on."""
        self.waiting[line] = None
        self.waiting_at.setdefault(line.address, OrderedDict())[line] = None

    def busy(self, line: Line) -> None:
        """Its request is here."""
        self.waiting.pop(line, None)
        here = self.waiting_at.get(line.address)
        if here is not None:
            here.pop(line, None)
            if not here:
                del self.waiting_at[line.address]


class Line(HttpToolsProtocol):
    """uvicorn's connection, with an end to its patience: for a head, for a body, and for a reader of the answer."""

    lines: Lines                                 # set for each server, see `for_server`

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.address = NOBODY
        self.inside = False
        self.arriving = 0                        # bytes of a head so far
        self.in_head = True
        self.clock: asyncio.TimerHandle | None = None
        self.stuck: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = counted(self.client[0]) if self.client else NOBODY
        self.inside = self.lines.enter(self)
        if not self.inside:
            transport.abort()
            return
        self.lines.wait(self)
        self.allow(self.lines.seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self.lines.leave(self)
        self.allow(None)
        self.resume_writing()
        super().connection_lost(exc)

    def allow(self, seconds: float | None) -> None:
        """Cut the line in so many seconds unless told otherwise before."""
        if self.clock is not None:
            self.clock.cancel()
        self.clock = self.loop.call_later(seconds, self.transport.abort) if seconds is not None else None

    def data_received(self, data: bytes) -> None:
        if self.in_head:
            self.arriving += len(data)
        super().data_received(data)
        if self.in_head and self.arriving > HEAD_BYTES and not self.transport.is_closing():
            self.send_400_response("The head of the request is too long.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.allow(self.lines.seconds)

    def on_headers_complete(self) -> None:
        self.in_head, self.arriving = False, 0
        self.allow(self.lines.seconds + GRACE)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.in_head = True
        self.allow(None)
        self.lines.busy(self)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.inside and self.in_head:
            self.lines.wait(self)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.stuck = self.loop.call_later(self.lines.seconds * 4, self.transport.abort)

    def resume_writing(self) -> None:
        if self.stuck is not None:
            self.stuck.cancel()
            self.stuck = None
        if self.flow is not None:
            super().resume_writing()


def for_server(settings: Settings) -> type[Line]:
    """The kind of line of one server, with its own count."""
    return type("ServerLine", (Line,), {"lines": Lines(settings)})


def open_files() -> int:
    """How many files may be open, after asking for as many as we may have."""
    if sys.platform == "win32":
        return sys.maxsize
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return sys.maxsize if soft == resource.RLIM_INFINITY else max(soft, SPARE * 2)
