"""A client that costs next to nothing, so that the load test measures the server and not itself."""

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any


class Wire:
    """One kept connection of HTTP/1.1; JSON both ways."""

    def __init__(self, host: str, port: int) -> None:
        self.host, self.port = host, port
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def send(self, method: str, path: str, token: str, body: Any, extra: str = "") -> asyncio.StreamReader:
        if self.reader is None or self.writer is None:
            self.reader, self.writer = await asyncio.open_connection(self.host, self.port)
        content = b"" if body is None else json.dumps(body).encode()
        head = f"{method} /api{path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nContent-Length: {len(content)}\r\n"
        if token:
            head += f"Authorization: Bearer {token}\r\n"
        if content:
            head += "Content-Type: application/json\r\n"
        self.writer.write(f"{head}{extra}\r\n".encode() + content)
        return self.reader

    async def ask(self, method: str, path: str, token: str = "", body: Any = None) -> tuple[int, Any]:
        reader = await self.send(method, path, token, body)
        head = await reader.readuntil(b"\r\n\r\n")
        status = int(head.split(b" ", 2)[1])
        length = next(int(line.split(b":")[1]) for line in head.lower().split(b"\r\n")
                      if line.startswith(b"content-length"))
        return status, json.loads(await reader.readexactly(length))

    async def events(self, path: str, token: str) -> AsyncIterator[dict[str, Any]]:
        """The data of each event of a stream."""
        reader = await self.send("GET", path, token, None)
        while True:
            line = await reader.readline()
            if not line:
                return
            if line.startswith(b"data: "):
                yield json.loads(line[6:])

    def close(self) -> None:
        if self.writer is not None:
            self.writer.close()
