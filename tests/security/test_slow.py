"""Slow clients: heads and bodies that never end lock nobody out, and their lines are cut."""

import contextlib
import select
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.patience import PATIENCE
from tests.web.server import Server, database_in, serving
from tests.web.sse import Events
from tests.web.table import make

CROWD = 300
HEAD = b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: "
BODY = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"
CHUNKS = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n"
GET_BODY = b"GET /api/games HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\nx"


@pytest.fixture(scope="module")
def brisk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with little patience."""
    with serving(database_in(tmp_path_factory.mktemp("brisk")), KRONIKA_SLOW_SECONDS="2") as found:
        yield found


@contextlib.contextmanager
def lines(server: Server, count: int, begin: bytes = b"") -> Iterator[list[socket.socket]]:
    """So many open lines that have said so much."""
    with contextlib.ExitStack() as stack:
        found = [stack.enter_context(socket.create_connection(("127.0.0.1", server.port), 20)) for _ in range(count)]
        for line in found:
            if begin:
                line.sendall(begin)
        yield found


def cut(line: socket.socket, drip: bytes = b"", seconds: float = PATIENCE) -> bytes:
    """All that the server says until it ends the line; meanwhile a drop goes in now and then."""
    heard = b""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        try:
            if drip:
                line.sendall(drip)
            if select.select([line], [], [], 0.2)[0]:
                said = line.recv(65536)
                heard += said
                if not said:
                    return heard
        except OSError:
            return heard
    raise AssertionError("the line is still open")


@pytest.mark.parametrize("begin", [HEAD, BODY, CHUNKS, GET_BODY, b""], ids=["head", "body", "chunks", "get", "silence"])
def test_300_slow_clients_lock_nobody_out_and_are_cut(brisk: Server, begin: bytes) -> None:
    with lines(brisk, CROWD, begin) as slow:
        with brisk.client() as client:
            for _ in range(5):
                assert client.get("/health").status_code == 200
                assert client.post("/tables", json={"game": "seven_wonders"}).status_code == 201
        for line in slow:
            cut(line)


@pytest.mark.parametrize(("begin", "drip"), [(HEAD, b"x"), (BODY, b" "), (CHUNKS, b"1\r\n \r\n"), (GET_BODY, b"x")],
                         ids=["head", "body", "chunks", "get"])
def test_a_drop_now_and_then_does_not_keep_a_line(brisk: Server, begin: bytes, drip: bytes) -> None:
    with lines(brisk, 1, begin) as (line,):
        heard = cut(line, drip)
    if begin in (BODY, CHUNKS):
        assert heard.startswith(b"HTTP/1.1 408 ")
        assert b'"too-slow"' in heard
        assert b"connection: close" in heard


def test_a_head_without_end_is_refused(brisk: Server) -> None:
    with lines(brisk, 1, b"GET / HTTP/1.1\r\n") as (line,):
        with contextlib.suppress(OSError):
            for n in range(200):
                line.sendall(b"X-%d: %s\r\n" % (n, b"y" * 1000))
        with contextlib.suppress(OSError):
            assert line.recv(12) in (b"HTTP/1.1 400", b"")
    assert brisk.client().get("/health").status_code == 200


def test_who_waits_longest_makes_room(tmp_path: Path) -> None:
    """More lines than the house has, all of them idle: whoever comes next is let in."""
    with serving(database_in(tmp_path), KRONIKA_CONNECTIONS="400", KRONIKA_CONNECTIONS_ADDRESS="50",
                 KRONIKA_SLOW_SECONDS="600") as server, lines(server, CROWD, HEAD) as slow:
        assert server.client().get("/health").status_code == 200
        assert cut(slow[0]) == b""
        assert not select.select([slow[-1]], [], [], 0)[0], "the latest are still there"


def test_streams_are_not_cut_to_make_room(tmp_path: Path) -> None:
    with serving(database_in(tmp_path), KRONIKA_CONNECTIONS_ADDRESS="20", KRONIKA_SLOW_SECONDS="600") as server:
        players = make(server, 3)
        stream = Events(f"{server.base}/api/tables/{players[0].table}/events", dict(players[0].client.headers))
        stream.wait(lambda heard: bool(heard.heard))
        with lines(server, 100, HEAD):
            players[0].pick()
            stream.wait(lambda heard: len(heard.heard) > 1)
        assert stream.connections == 1
        stream.close()


def test_a_patient_client_may_keep_its_line(brisk: Server) -> None:
    """An idle line that was used stays open longer than a slow request may take."""
    with lines(brisk, 1) as (line,):
        line.sendall(b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n")
        assert line.recv(65536).startswith(b"HTTP/1.1 200")
        stream_of_others(brisk)
        line.sendall(b"GET /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        assert b"HTTP/1.1 200" in cut(line)


def stream_of_others(server: Server) -> None:
    """As long as a slow client is put up with."""
    with lines(server, 1, HEAD) as (line,):
        cut(line)
