"""A client that costs next to nothing, so that the load test measures the server and not itself."""

import asyncio
import json
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any


@dataclass
class Answer:
    """What came back, as bytes; `json` reads it."""

    status: int
    head: bytes
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)


class Wire:
    """One kept connection of HTTP/1.1. `headers` go with every request."""

    def __init__(self, host: str, port: int) -> None:
        self.host, self.port = host, port
        self.headers: dict[str, str] = {}
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def send(self, method: str, path: str, body: Any = None) -> asyncio.StreamReader:
        if self.reader is None or self.writer is None or self.reader.at_eof():     # the server lets idle ones go
            self.reader, self.writer = await asyncio.open_connection(self.host, self.port)
        content = b"" if body is None else json.dumps(body).encode()
        lines = [f"{method} {path} HTTP/1.1", f"Host: {self.host}:{self.port}", f"Content-Length: {len(content)}"]
        lines += [f"{name}: {value}" for name, value in self.headers.items()]
        if content:
            lines.append("Content-Type: application/json")
        self.writer.write("\r\n".join([*lines, "", ""]).encode() + content)
        return self.reader

    async def ask(self, method: str, path: str, body: Any = None) -> Answer:
        reader = await self.send(method, path, body)
        head = await reader.readuntil(b"\r\n\r\n")
        status = int(head.split(b" ", 2)[1])
        length = next(int(line.split(b":")[1]) for line in head.lower().split(b"\r\n")
                      if line.startswith(b"content-length"))
        return Answer(status, head, await reader.readexactly(length))

    async def events(self, path: str) -> AsyncIterator[dict[str, Any]]:
        """The data of each event of a stream."""
        reader = await self.send("GET", path)
        while line := await reader.readline():
            if line.startswith(b"data: "):
                yield json.loads(line[6:])

    def close(self) -> None:
        if self.writer is not None:
            self.writer.close()
